//! Reading records.

use std::str::FromStr;

use super::Record;
use super::error::{ParseError, Place};
use super::lexer::{BYTE_ORDER_MARK, Lexer, Token};
use super::line::Line;
use super::moves::{Moves, no_result};
use super::result::GameResult;
use super::tags::Tags;
use crate::rules::Position;

/// Reads the records of a text, which stand in it one after the other.
///
/// After an error the reader goes on with the next record: at the next line that begins with a tag
/// and does not belong to the tags of the damaged record.
///
/// ```
/// use tesserae::record::records;
///
/// let text = "\
/// [Game \"Squares\"]
///
/// 1. d4 e5 *
///
/// [Game \"Squares\"]
///
/// 1. d4 zz9 *
///
/// [Game \"Freeze\"]
///
/// 1. c2-f5 h9-e6 1-0
/// ";
/// let read: Vec<_> = records(text).collect();
/// assert_eq!(read.len(), 3);
/// assert_eq!(
///     read[1].as_ref().unwrap_err().to_string(),
///     "line 7, column 7: \"zz9\" is not a move of Squares; expected a cell such as d4"
/// );
/// assert_eq!(read[2].as_ref().unwrap().line().moves.len(), 2);
/// ```
pub fn records(text: &str) -> Records<'_> {
    Records {
        lexer: Lexer::new(text),
    }
}

/// The records of a text, made by [`records`].
#[derive(Clone, Debug)]
pub struct Records<'a> {
    lexer: Lexer<'a>,
}

/// Which part of a record was being read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Tags,
    Moves,
}

impl Iterator for Records<'_> {
    type Item = Result<Record, ParseError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip_to_record();
        if self.lexer.rest().is_empty() {
            return None;
        }
        let mut part = Part::Tags;
        let record = self.record(&mut part);
        if record.is_err() {
            self.skip_damaged(part);
        }
        Some(record)
    }
}

impl Records<'_> {
    fn skip_to_record(&mut self) {
        self.lexer.skip_space();
        while self.lexer.rest().starts_with(BYTE_ORDER_MARK) {
            self.lexer.skip(BYTE_ORDER_MARK.len_utf8());
            self.lexer.skip_space();
        }
    }

    /// Passes over what is left of a record that cannot be read.
    fn skip_damaged(&mut self, part: Part) {
        if part == Part::Moves && self.lexer.begins_line() && self.lexer.sees_tag() {
            return;
        }
        self.lexer.skip_line();
        if part == Part::Tags {
            while self.lexer.sees_tag() {
                self.lexer.skip_line();
            }
        }
        while !self.lexer.rest().is_empty() && !self.lexer.sees_tag() {
            self.lexer.skip_line();
        }
    }

    fn record(&mut self, part: &mut Part) -> Result<Record, ParseError> {
        let mut tags = Tags::default();
        let mut line = Line::default();
        let first = loop {
            let (token, place) = self.lexer.token()?;
            match token {
                Token::Tag if tags.has_game() && self.lexer.rest().starts_with("[Game ") => {
                    *part = Part::Moves;
                    return Err(no_result(place, "the next record"));
                }
                Token::Tag => tags.read(&mut self.lexer, place)?,
                // A comment above the moves is kept in front of them.
                Token::Comment(text) => line.push_comment(text),
                _ => break (token, place),
            }
        };
        *part = Part::Moves;
        let header = tags.finish(first.1)?;
        let mut moves = Moves::new(header.start.kind(), line);
        let (mut token, mut place) = first;
        let result = loop {
            if let Some(result) = moves.token(token, place)? {
                break agreed(header.result, result, place)?;
            }
            (token, place) = self.lexer.token()?;
        };
        let mut line = moves.into_line();
        self.comments_behind(&mut line)?;
        Ok(Record {
            start: header.start,
            tags: header.tags,
            line,
            result,
        })
    }

    /// Takes the comments between the result and the next record.
    fn comments_behind(&mut self, line: &mut Line) -> Result<(), ParseError> {
        loop {
            self.skip_to_record();
            if !self.lexer.rest().starts_with(['{', ';']) {
                return Ok(());
            }
            if let (Token::Comment(text), _) = self.lexer.token()? {
                line.push_comment(text);
            }
        }
    }
}

/// The result that the tag and the end of the moves agree on. `*` agrees with everything: programs
/// write the tag before the game is over.
fn agreed(
    tag: Option<GameResult>,
    end: GameResult,
    place: Place,
) -> Result<GameResult, ParseError> {
    match (tag, end) {
        (None | Some(GameResult::Open), end) => Ok(end),
        (Some(tag), GameResult::Open) => Ok(tag),
        (Some(tag), end) if tag == end => Ok(end),
        (Some(tag), end) => {
            let message = format!("the result {end} is not that of the tag Result; expected {tag}");
            Err(ParseError::new(place, message))
        }
    }
}

impl FromStr for Record {
    type Err = ParseError;

    /// Reads a text that holds one record.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut records = records(text);
        let Some(record) = records.next() else {
            let message = "no record; expected a tag such as [Game \"Freeze\"]";
            return Err(ParseError::new(records.lexer.place(), message));
        };
        let record = record?;
        if !records.lexer.rest().is_empty() {
            let message = "something behind the record; expected the end of the text";
            return Err(ParseError::new(records.lexer.place(), message));
        }
        Ok(record)
    }
}
