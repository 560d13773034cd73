//! Moves, and the steps that they have.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Cell, ParseCellError, Piece, Position, Side};

/// A player's choice.
///
/// The text form is `d4`, `pass` or `b2-g7`.
///
/// ```
/// use tesserae::rules::{Cell, Move};
///
/// let slide = Move::Slide { from: Cell::new(1, 1), to: Cell::new(6, 6) };
/// assert_eq!("b2-g7".parse(), Ok(slide));
/// assert_eq!(Move::Pass.to_string(), "pass");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Freedom and Squares: put a stone or a mark on an empty cell.
    Place(Cell),
    /// Freedom: leave the last cell empty.
    Pass,
    /// Freeze: slide a cube.
    Slide {
        /// Where the cube stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
}

/// What changes on one cell in a [`Step`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// What stood there before.
    pub before: Option<Piece>,
    /// What stands there afterwards.
    pub after: Option<Piece>,
}

/// Why a step happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepKind {
    /// The player's own act: a stone or mark placed, a cube slid.
    Act,
    /// Freeze: the cubes of one side, judged together.
    Wave(Side),
    /// Freeze: one cube judged alone, when waves would go on for ever.
    Single(Side),
    /// Squares: the corners of all squares that stand are filled.
    Fill,
    /// Squares: the free cells of those squares are occupied.
    Occupy,
}

/// What changes together. A move is a list of these; a step is never without a change.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Why it happens.
    pub kind: StepKind,
    /// The cells that change, each once. For a slide: the cell that becomes empty, then the target.
    /// Otherwise row by row from `a1`.
    pub changes: Vec<Change>,
}

impl Move {
    /// The cell where the player's piece ends up; none for a pass.
    pub const fn target(self) -> Option<Cell> {
        match self {
            Self::Place(cell) | Self::Slide { to: cell, .. } => Some(cell),
            Self::Pass => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(cell) => cell.fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::Slide { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

/// A text that is not a move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is not a move; expected a cell such as d4, two such as b2-g7, or pass")]
pub struct ParseMoveError(pub String);

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let cell = |name: &str| {
            name.parse()
                .map_err(|_: ParseCellError| ParseMoveError(text.to_owned()))
        };
        match text.split_once('-') {
            Some((from, to)) => Ok(Self::Slide {
                from: cell(from)?,
                to: cell(to)?,
            }),
            None if text == "pass" => Ok(Self::Pass),
            None => Ok(Self::Place(cell(text)?)),
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cell, self.after.map_or('.', Piece::letter))
    }
}

impl Step {
    /// The step from one position to another that changes just these cells.
    pub(super) fn between<P: Position>(
        kind: StepKind,
        before: &P,
        after: &P,
        cells: impl Iterator<Item = Cell>,
    ) -> Self {
        let change = |cell| Change {
            cell,
            before: before.piece(cell),
            after: after.piece(cell),
        };
        Self {
            kind,
            changes: cells.map(change).collect(),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, change) in self.changes.iter().enumerate() {
            if number > 0 {
                f.write_str(" ")?;
            }
            change.fmt(f)?;
        }
        Ok(())
    }
}
