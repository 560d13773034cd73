//! How a game ends.

use std::cmp::Ordering;

use super::Side;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side has won.
    Win(Side),
    /// Nobody has.
    Draw,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// Freedom and Squares: the board is full (or the last cell was passed) and the score decided.
    Score,
    /// Escape: somebody has a row of exactly four, or the board is full without one.
    Four,
    /// Freeze: all cubes of one side are frozen.
    AllFrozen,
    /// Freeze: the side to move has no legal move.
    NoMove,
    /// Freeze: the same position for the third time.
    Repetition,
    /// Freeze: the limit of moves is reached.
    MoveLimit,
}

/// How and why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// Who won, if anyone.
    pub outcome: Outcome,
    /// What made it so.
    pub reason: Reason,
}

impl Outcome {
    /// A win for whoever has more.
    pub(super) fn of_score([white, black]: [u16; 2]) -> Self {
        match white.cmp(&black) {
            Ordering::Greater => Self::Win(Side::White),
            Ordering::Less => Self::Win(Side::Black),
            Ordering::Equal => Self::Draw,
        }
    }

    /// The result in a record, where 1 is the side that began.
    pub fn result(self, began: Side) -> &'static str {
        match self {
            Self::Draw => "1/2-1/2",
            Self::Win(side) if side == began => "1-0",
            Self::Win(_) => "0-1",
        }
    }
}
