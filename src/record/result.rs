//! What a record says about how its game ended.

use std::fmt;
use std::str::FromStr;

use super::error::{ParseError, Place, quote};
use crate::rules::{Outcome, Side};

/// The result at the end of a record, where the first side is the one that began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum GameResult {
    /// `1-0`: the side that began has won.
    FirstWon,
    /// `0-1`: the other side has won.
    SecondWon,
    /// `1/2-1/2`
    Draw,
    /// `*`: the game goes on, or nobody knows.
    #[default]
    Open,
}

impl GameResult {
    /// All four.
    pub const ALL: [Self; 4] = [Self::FirstWon, Self::SecondWon, Self::Draw, Self::Open];

    /// The text form.
    pub const fn id(self) -> &'static str {
        match self {
            Self::FirstWon => "1-0",
            Self::SecondWon => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// The result of a game that `began` began.
    pub fn of(outcome: Outcome, began: Side) -> Self {
        match outcome {
            Outcome::Draw => Self::Draw,
            Outcome::Win(side) if side == began => Self::FirstWon,
            Outcome::Win(_) => Self::SecondWon,
        }
    }

    /// The outcome of a game that `began` began; none while the game is open.
    pub const fn outcome(self, began: Side) -> Option<Outcome> {
        match self {
            Self::FirstWon => Some(Outcome::Win(began)),
            Self::SecondWon => Some(Outcome::Win(began.other())),
            Self::Draw => Some(Outcome::Draw),
            Self::Open => None,
        }
    }

    /// The result that a text names, if it names one.
    pub(super) fn named(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.id() == text)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What a result may look like, for messages.
pub(super) const RESULTS: &str = "1-0, 0-1, 1/2-1/2 or *";

impl FromStr for GameResult {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::named(text).ok_or_else(|| {
            ParseError::new(
                Place::START,
                format!("{} is not a result; expected {RESULTS}", quote(text)),
            )
        })
    }
}
