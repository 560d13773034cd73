//! Reading the moves of a record.

use super::error::{ParseError, Place, quote};
use super::lexer::Token;
use super::line::{Line, LineMove, Note};
use super::result::{GameResult, RESULTS};
use crate::rules::{GameKind, Move};

/// How deep variations of variations may go.
///
/// People write three or four levels; the limit keeps a text of nothing but `(` from using up the
/// stack of whoever walks through the record.
pub const MAX_DEPTH: usize = 100;

/// The moves of a record that is being read.
pub(super) struct Moves {
    kind: GameKind,
    /// The main line or the innermost variation.
    line: Line,
    /// The lines around it with the place of the `(` that left them, the main line first.
    outer: Vec<(Line, Place)>,
}

impl Moves {
    /// Before the first move; the line may have comments.
    pub(super) const fn new(kind: GameKind, line: Line) -> Self {
        let outer = Vec::new();
        Self { kind, line, outer }
    }

    /// The main line, once the result has been read.
    pub(super) fn into_line(self) -> Line {
        self.line
    }

    /// Takes the next token; the result ends the record.
    pub(super) fn token(
        &mut self,
        token: Token<'_>,
        place: Place,
    ) -> Result<Option<GameResult>, ParseError> {
        match token {
            Token::Word(word) => return self.word(word, place),
            Token::Comment(text) => self.line.push_comment(text),
            Token::Open => self.open(place)?,
            Token::Close => self.close(place)?,
            Token::Stray(sign) => {
                let found = quote(sign.encode_utf8(&mut [0; 4]));
                let expected = self.expected();
                return Err(ParseError::new(
                    place,
                    format!("{found} is out of place; expected {expected}"),
                ));
            }
            Token::Tag => return Err(self.unfinished(place, "a tag")),
            Token::End => return Err(self.unfinished(place, "the end of the text")),
        }
        Ok(None)
    }

    fn word(&mut self, word: &str, place: Place) -> Result<Option<GameResult>, ParseError> {
        let name = behind_number(word);
        if name.is_empty() {
            return Ok(None);
        }
        if let Some(result) = GameResult::named(name) {
            return match self.outer.last() {
                Some(&(_, open)) => Err(unclosed_variation(open)),
                None => Ok(Some(result)),
            };
        }
        let place = place.after(&word[..word.len() - name.len()]);
        let mv = name.parse().ok().filter(|&mv| is_form_of(self.kind, mv));
        let Some(mv) = mv else {
            let (kind, form) = (self.kind, self.kind.move_form());
            let message = format!("{} is not a move of {kind}; expected {form}", quote(name));
            return Err(ParseError::new(place, message));
        };
        self.line.moves.push(LineMove::read(mv, place));
        Ok(None)
    }

    fn open(&mut self, place: Place) -> Result<(), ParseError> {
        if self.line.moves.is_empty() {
            let message =
                "a variation without a move before it that it could replace; expected a move";
            return Err(ParseError::new(place, message));
        }
        if self.outer.len() == MAX_DEPTH {
            let message =
                format!("variations in variations, {MAX_DEPTH} deep; expected none deeper");
            return Err(ParseError::new(place, message));
        }
        self.outer.push((std::mem::take(&mut self.line), place));
        Ok(())
    }

    fn close(&mut self, place: Place) -> Result<(), ParseError> {
        if self.line.moves.is_empty() && !self.outer.is_empty() {
            return Err(ParseError::new(
                place,
                "a variation without a move; expected a move",
            ));
        }
        let Some((outer, _)) = self.outer.pop() else {
            let message = format!(
                "\")\" without \"(\" before it; expected {}",
                self.expected()
            );
            return Err(ParseError::new(place, message));
        };
        let variation = std::mem::replace(&mut self.line, outer);
        if let Some(last) = self.line.moves.last_mut() {
            last.notes.push(Note::Variation(variation));
        }
        Ok(())
    }

    /// The error for a record that stops before its result.
    fn unfinished(&self, place: Place, found: &str) -> ParseError {
        match self.outer.last() {
            Some(&(_, open)) => unclosed_variation(open),
            None => no_result(place, found),
        }
    }

    fn expected(&self) -> String {
        match self.outer.last() {
            Some(_) => "a move or \")\"".to_owned(),
            None => format!("a move or the result {RESULTS}"),
        }
    }
}

/// What a word says behind its move number, if it begins with one: `1.d4`, `1...d4`, `1.`, `...d4`.
///
/// Which number it is does not matter, as in other readers of this form.
fn behind_number(word: &str) -> &str {
    let behind = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if behind.starts_with('.') {
        behind.trim_start_matches('.')
    } else {
        word
    }
}

/// Whether a game has moves of this form. Whether it has the cells is for the rules to say.
fn is_form_of(kind: GameKind, mv: Move) -> bool {
    match mv {
        Move::Place(_) => kind != GameKind::Freeze,
        Move::Pass => kind == GameKind::Freedom,
        Move::Slide { .. } => kind == GameKind::Freeze,
    }
}

/// The error for a record that stops at `found` before its result.
pub(super) fn no_result(place: Place, found: &str) -> ParseError {
    let message = format!("{found} before the result; expected a move or the result {RESULTS}");
    ParseError::new(place, message)
}

fn unclosed_variation(open: Place) -> ParseError {
    ParseError::new(
        open,
        "the variation that begins here has no end; expected \")\"",
    )
}
