//! Reading the tag pairs of a record, and what they say about the game.

use std::str::FromStr;

use super::error::{ParseError, Place, quote};
use super::lexer::Lexer;
use super::position::parse_position_at;
use super::result::GameResult;
use super::tag::{Tag, is_name_byte};
use crate::rules::{AnyPosition, GameKind, Setup, SetupError, Size, UnknownName, Variant};

/// A value and the place where it was read.
type Placed<T> = Option<(T, Place)>;

/// The tag pairs of one record.
#[derive(Default)]
pub(super) struct Tags<'a> {
    kind: Placed<GameKind>,
    size: Placed<Size>,
    variant: Placed<Variant>,
    position: Placed<&'a str>,
    result: Placed<GameResult>,
    others: Vec<Tag>,
}

/// What the tags of a record say.
pub(super) struct Header {
    /// Where the game starts.
    pub(super) start: AnyPosition,
    /// The tags that have no meaning for the rules.
    pub(super) tags: Vec<Tag>,
    /// The tag `Result`.
    pub(super) result: Option<GameResult>,
}

impl<'a> Tags<'a> {
    /// Whether the tag `Game` has been read.
    pub(super) const fn has_game(&self) -> bool {
        self.kind.is_some()
    }

    /// Reads a tag pair; the lexer stands before its `[`, which is at `place`.
    pub(super) fn read(&mut self, lexer: &mut Lexer<'a>, place: Place) -> Result<(), ParseError> {
        let pair = Pair::read(lexer, place)?;
        match pair.name {
            "Game" => set(&mut self.kind, &pair, named),
            "Size" => set(&mut self.size, &pair, size),
            "Rules" => set(&mut self.variant, &pair, named),
            // Later, when the size is known.
            "Position" => set(&mut self.position, &pair, Ok),
            "Result" => set(&mut self.result, &pair, |raw| {
                GameResult::from_str(raw).map_err(|error| error.message().to_owned())
            }),
            _ => {
                let tag = Tag::new(pair.name, &pair.value()?);
                self.others
                    .push(tag.map_err(|error| ParseError::new(place, error.to_string()))?);
                Ok(())
            }
        }
    }

    /// Puts the tags together; `end` is the place behind them.
    pub(super) fn finish(self, end: Place) -> Result<Header, ParseError> {
        let Some((kind, kind_place)) = self.kind else {
            let message = "the tag Game is missing; expected a tag such as [Game \"Freeze\"]";
            return Err(ParseError::new(end, message));
        };
        let standard = Setup::standard(kind);
        let size = self.size.map_or(standard.size(), |(size, _)| size);
        let variant = self
            .variant
            .map_or(standard.variant(), |(variant, _)| variant);
        let setup = Setup::new(kind, size, variant).map_err(|error| {
            let place = match error {
                SetupError::Size { .. } => self.size.map(|(_, place)| place),
                SetupError::Variant { .. } => self.variant.map(|(_, place)| place),
            };
            ParseError::new(place.unwrap_or(kind_place), error.to_string())
        })?;
        let start = match self.position {
            Some((text, place)) => parse_position_at(setup, text, place)?,
            None => setup.start(),
        };
        Ok(Header {
            start,
            tags: self.others,
            result: self.result.map(|(result, _)| result),
        })
    }
}

/// Keeps what a tag says, once.
fn set<'a, T>(
    slot: &mut Placed<T>,
    pair: &Pair<'a>,
    read: impl FnOnce(&'a str) -> Result<T, String>,
) -> Result<(), ParseError> {
    if let Some((_, first)) = slot {
        let message = format!(
            "a second tag {}, the first one is in line {}; expected it once",
            pair.name,
            first.line()
        );
        return Err(ParseError::new(pair.place, message));
    }
    // None of these values can hold a character that needs an escape, so that the text as it stands
    // serves, and a place in it is a place in the file.
    let value = read(pair.raw).map_err(|message| ParseError::new(pair.value_place, message))?;
    *slot = Some((value, pair.value_place));
    Ok(())
}

fn named<T: FromStr<Err = UnknownName>>(raw: &str) -> Result<T, String> {
    raw.parse().map_err(|error: UnknownName| {
        format!("{} is not known; expected {}", quote(raw), error.expected)
    })
}

fn size(raw: &str) -> Result<Size, String> {
    let plain = raw.bytes().all(|byte| byte.is_ascii_digit()) && !raw.starts_with('0');
    let side = plain.then(|| raw.parse().ok()).flatten();
    side.and_then(Size::new).ok_or_else(|| {
        let (min, max) = (Size::MIN, Size::MAX);
        format!(
            "{} is not a board size; expected a number from {min} to {max}",
            quote(raw)
        )
    })
}

/// A tag pair as it stands in the text.
struct Pair<'a> {
    name: &'a str,
    /// The value with its escapes.
    raw: &'a str,
    /// Where the `[` is.
    place: Place,
    /// Where the value begins, behind its quotation mark.
    value_place: Place,
}

impl<'a> Pair<'a> {
    fn read(lexer: &mut Lexer<'a>, place: Place) -> Result<Self, ParseError> {
        let is_blank = |byte| byte == b' ' || byte == b'\t';
        lexer.skip(1);
        lexer.take_while(is_blank);
        let name = lexer.take_while(is_name_byte);
        if name.is_empty() {
            return Err(unexpected(
                lexer,
                place,
                "a tag name of letters, digits and _",
            ));
        }
        lexer.take_while(is_blank);
        if !lexer.rest().starts_with('"') {
            return Err(unexpected(lexer, place, "a value in quotation marks"));
        }
        lexer.skip(1);
        let value_place = lexer.place();
        let Some(length) = value_length(lexer.rest()) else {
            return Err(unclosed(place));
        };
        let raw = &lexer.rest()[..length];
        lexer.skip(length + 1);
        lexer.take_while(is_blank);
        if !lexer.rest().starts_with(']') {
            return Err(unexpected(lexer, place, "\"]\""));
        }
        lexer.skip(1);
        Ok(Self {
            name,
            raw,
            place,
            value_place,
        })
    }

    /// The value with its escapes resolved.
    fn value(&self) -> Result<String, ParseError> {
        let mut value = String::with_capacity(self.raw.len());
        let mut rest = self.raw;
        while let Some(at) = rest.find('\\') {
            value.push_str(&rest[..at]);
            let escaped = rest[at + 1..].chars().next();
            match escaped {
                Some(letter @ ('"' | '\\')) => value.push(letter),
                _ => {
                    let before = &self.raw[..self.raw.len() - rest.len() + at];
                    let found: String = rest[at..].chars().take(2).collect();
                    let message =
                        format!("{} is not an escape; expected \\\" or \\\\", quote(&found));
                    return Err(ParseError::new(self.value_place.after(before), message));
                }
            }
            rest = &rest[at + 2..];
        }
        value.push_str(rest);
        Ok(value)
    }
}

/// The bytes before the quotation mark that ends a value, if one does before the line ends.
fn value_length(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'\n' | b'\r' => return None,
            b'"' if !escaped => return Some(at),
            _ => escaped = byte == b'\\' && !escaped,
        }
    }
    None
}

/// The error for something else than `expected` in a tag that begins at `place`.
fn unexpected(lexer: &mut Lexer<'_>, place: Place, expected: &str) -> ParseError {
    match lexer.rest().chars().next() {
        None | Some('\n' | '\r') => unclosed(place),
        Some(letter) => {
            let found = quote(letter.encode_utf8(&mut [0; 4]));
            ParseError::new(
                lexer.place(),
                format!("{found} in a tag; expected {expected}"),
            )
        }
    }
}

fn unclosed(place: Place) -> ParseError {
    let message = "the tag that begins here is not closed; expected a name, a value in quotation marks \
        and \"]\" in one line";
    ParseError::new(place, message)
}
