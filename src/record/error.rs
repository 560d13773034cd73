//! Where a text is wrong, and why.

use std::fmt;
use std::num::NonZeroU32;

use thiserror::Error;

use crate::rules::{IllegalMove, Move};

/// A place in a text: line and column, both from 1, the column in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    // Never 0, so that an `Option<Place>` takes no more room than a `Place`: every move carries one.
    line: NonZeroU32,
    column: u32,
}

impl Place {
    /// The beginning of a text.
    pub const START: Self = Self {
        line: NonZeroU32::MIN,
        column: 1,
    };

    /// The line, from 1.
    pub const fn line(self) -> u32 {
        self.line.get()
    }

    /// The column in characters, from 1.
    pub const fn column(self) -> u32 {
        self.column
    }

    /// The place just behind `text` when `text` begins here.
    ///
    /// Lines and columns beyond 32 bits stay at the largest number.
    #[must_use]
    pub fn after(self, text: &str) -> Self {
        let mut place = self;
        for byte in text.bytes() {
            if byte == b'\n' {
                place.line = place.line.saturating_add(1);
                place.column = 1;
            } else if !is_continuation(byte) {
                place.column = place.column.saturating_add(1);
            }
        }
        place
    }
}

/// Whether a byte of UTF-8 continues a character that an earlier byte began.
const fn is_continuation(byte: u8) -> bool {
    byte & 0b1100_0000 == 0b1000_0000
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A text that is not what it should be.
///
/// `Display` names the place first: `line 3, column 17: "zz9" is not a move of Freeze; expected …`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: {message}")]
pub struct ParseError {
    place: Place,
    message: String,
}

impl ParseError {
    /// An error at a place; the message says what is wrong there and what was expected.
    pub fn new(place: Place, message: impl Into<String>) -> Self {
        Self {
            place,
            message: message.into(),
        }
    }

    /// Where the text is wrong.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// The line, from 1.
    pub const fn line(&self) -> u32 {
        self.place.line()
    }

    /// The column in characters, from 1.
    pub const fn column(&self) -> u32 {
        self.place.column()
    }

    /// What is wrong and what was expected, without the place.
    pub fn message(&self) -> &str {
        &self.message
    }
}

/// A move of a record that the rules do not allow where it stands.
///
/// `Display` names the place, if the record was read from a text:
/// `line 9, column 4: move 2 (h9-e6): …`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Where the move stands in the text that the record was read from.
    pub place: Option<Place>,
    /// The number of the move, both sides' moves counted, from 1. In a variation it goes on from the
    /// moves before the variation.
    pub number: usize,
    /// The move.
    pub mv: Move,
    /// Why it is illegal.
    pub reason: IllegalMove,
}

impl std::error::Error for RecordError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.reason)
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "{place}: ")?;
        }
        write!(f, "move {} ({}): {}", self.number, self.mv, self.reason)
    }
}

/// A piece of text for a message: in quotation marks, control characters escaped, cut when long.
pub(super) fn quote(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut quoted = String::from("\"");
    let mut letters = text.chars();
    for letter in letters.by_ref().take(LONGEST) {
        if letter.is_control() {
            quoted.extend(letter.escape_default());
        } else {
            quoted.push(letter);
        }
    }
    if letters.next().is_some() {
        quoted.push('…');
    }
    quoted.push('"');
    quoted
}
