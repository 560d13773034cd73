//! The three games and their rule options.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Side;

/// Which of the three games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum GameKind {
    Freedom,
    Freeze,
    Squares,
}

/// A rule option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// The game as published.
    Standard,
    /// Freedom: the first row of exactly four wins at once ("Escape from Shawshank").
    Escape,
    /// Squares: squares standing on a corner count too.
    Expert,
}

impl GameKind {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Freedom, Self::Freeze, Self::Squares];

    /// The name in records and on the command line: `freedom`, `freeze`, `squares`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Freedom => "freedom",
            Self::Freeze => "freeze",
            Self::Squares => "squares",
        }
    }

    /// The name a player reads.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Freedom => "Freedom",
            Self::Freeze => "Freeze",
            Self::Squares => "Squares",
        }
    }

    /// What the game calls a side.
    pub const fn side_name(self, side: Side) -> &'static str {
        match (self, side) {
            (Self::Squares, Side::White) => "Circles",
            (Self::Squares, Side::Black) => "Boxes",
            (_, Side::White) => "White",
            (_, Side::Black) => "Black",
        }
    }

    /// The letter of a side in a position text.
    pub const fn side_letter(self, side: Side) -> char {
        match (self, side) {
            (Self::Squares, Side::White) => 'c',
            (Self::Squares, Side::Black) => 'b',
            (_, Side::White) => 'w',
            (_, Side::Black) => 'b',
        }
    }

    /// What a move of this game looks like, for messages.
    pub const fn move_form(self) -> &'static str {
        match self {
            Self::Freedom => "a cell such as d4, or pass",
            Self::Freeze => "two cells such as b2-g7",
            Self::Squares => "a cell such as d4",
        }
    }

    /// The smallest and the largest board.
    pub const fn sizes(self) -> (u8, u8) {
        match self {
            Self::Freedom => (4, 19),
            Self::Freeze => (10, 10),
            Self::Squares => (5, 13),
        }
    }

    /// The sizes that a player is offered first.
    pub const fn presets(self) -> &'static [u8] {
        match self {
            Self::Freedom => &[8, 10, 12, 19],
            Self::Freeze => &[10],
            Self::Squares => &[7, 9],
        }
    }

    /// The standard board's side.
    pub const fn standard_size(self) -> u8 {
        match self {
            Self::Freedom | Self::Freeze => 10,
            Self::Squares => 7,
        }
    }

    /// The rule options, the standard one first.
    pub const fn variants(self) -> &'static [Variant] {
        match self {
            Self::Freedom => &[Variant::Standard, Variant::Escape],
            Self::Freeze => &[Variant::Standard],
            Self::Squares => &[Variant::Standard, Variant::Expert],
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names none of the games or rule options.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{found}\" is not known; expected {expected}")]
pub struct UnknownName {
    /// The word.
    pub found: String,
    /// What may stand there.
    pub expected: &'static str,
}

impl FromStr for GameKind {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.id().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownName {
                found: text.to_owned(),
                expected: "freedom, freeze or squares",
            })
    }
}

impl Variant {
    /// The name in records and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Escape => "escape",
            Self::Expert => "expert",
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Variant {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        [Self::Standard, Self::Escape, Self::Expert]
            .into_iter()
            .find(|variant| variant.id().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownName {
                found: text.to_owned(),
                expected: "standard, escape or expert",
            })
    }
}
