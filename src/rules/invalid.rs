//! Why pieces on a board are not a position of a game.

use thiserror::Error;

use super::{Cell, CellSet, CubeState, GameKind, Piece, Side, Size};

/// The words of 64 cells that the largest board needs.
const LARGEST: usize = Size::MAX.area().div_ceil(64);

/// Why pieces on a board are not a position of a game, in words for whoever wrote the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum InvalidPosition {
    /// The board has no such cell.
    #[error("{cell} is not on this board; its cells are a1 to {last}")]
    OffBoard {
        /// The cell.
        cell: Cell,
        /// The top right cell.
        last: Cell,
    },
    /// The list has a cell twice.
    #[error("{0} has more than one piece")]
    Twice(Cell),
    /// A piece of another game.
    #[error("{cell} has a piece that is not of {kind}")]
    WrongPiece {
        /// The cell.
        cell: Cell,
        /// The game.
        kind: GameKind,
    },
    /// A last stone was named in a game that does not ask for it.
    #[error("{kind} has no last stone; {cell} must not be named")]
    LastNamed {
        /// The cell.
        cell: Cell,
        /// The game.
        kind: GameKind,
    },
    /// Freedom: the last stone is not there.
    #[error("there is no stone at {0}, which is named as the last stone")]
    NoLastStone(Cell),
    /// Freedom: the last stone is the side's own that is to move, and nobody can have passed.
    #[error("the last stone at {cell} is {}'s, whose turn it is", GameKind::Freedom.side_name(*.side))]
    LastStoneOwn {
        /// The last stone's cell.
        cell: Cell,
        /// Whose stone and turn it is.
        side: Side,
    },
    /// Freedom: somebody has passed by the last stone's colour, but was not allowed to.
    #[error(
        "the last stone says that {} passed, but a stone on {cell} would not have lowered their score",
        GameKind::Freedom.side_name(*.side)
    )]
    PassWithoutLoss {
        /// The empty cell.
        cell: Cell,
        /// Who passed.
        side: Side,
    },
    /// Freedom: with one empty cell left, only the last stone tells a pass from a turn.
    #[error("only {cell} is empty; the last stone must be named")]
    LastStoneNeeded {
        /// The empty cell.
        cell: Cell,
    },
    /// Escape: a row of exactly four from an earlier turn, which would have ended the game.
    #[error("the row of four with {0} has ended the game before")]
    FourBefore(Cell),
    /// Freeze: a side without a cube.
    #[error("{} has no cube", GameKind::Freeze.side_name(*.0))]
    NoCubes(Side),
    /// Freeze: a side with too many cubes.
    #[error("the cube at {cell} is one too many; {} has ten", GameKind::Freeze.side_name(*.side))]
    TooManyCubes {
        /// The eleventh cube.
        cell: Cell,
        /// Whose it is.
        side: Side,
    },
    /// Freeze: a cube that lies otherwise than the lines say.
    #[error(
        "the cube at {cell} is written {} but by the lines it is {judged} ({})",
        Piece::Cube(*.side, *.written).letter(),
        Piece::Cube(*.side, *.judged).letter()
    )]
    WrongState {
        /// The cube's cell.
        cell: Cell,
        /// Whose it is.
        side: Side,
        /// How it is given.
        written: CubeState,
        /// How it should lie.
        judged: CubeState,
    },
    /// Squares: four empty marks of one side on the corners of a square, which would have been filled.
    #[error("the empty mark at {0} is a corner of a square that is complete but not filled")]
    StandingSquare(Cell),
}

impl InvalidPosition {
    /// Refuses pieces off the board and more than one on a cell.
    pub(super) fn check_cells(size: Size, pieces: &[(Cell, Piece)]) -> Result<(), Self> {
        let mut taken = CellSet::<LARGEST>::EMPTY;
        for &(cell, _) in pieces {
            if !size.contains(cell) {
                return Err(Self::OffBoard {
                    cell,
                    last: size.last_cell(),
                });
            }
            if taken.contains(size.index(cell)) {
                return Err(Self::Twice(cell));
            }
            taken.insert(size.index(cell));
        }
        Ok(())
    }

    /// The cell that is wrong, where one can be named.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::OffBoard { cell, .. }
            | Self::Twice(cell)
            | Self::WrongPiece { cell, .. }
            | Self::LastNamed { cell, .. }
            | Self::NoLastStone(cell)
            | Self::LastStoneOwn { cell, .. }
            | Self::PassWithoutLoss { cell, .. }
            | Self::LastStoneNeeded { cell }
            | Self::FourBefore(cell)
            | Self::TooManyCubes { cell, .. }
            | Self::WrongState { cell, .. }
            | Self::StandingSquare(cell) => Some(cell),
            Self::NoCubes(_) => None,
        }
    }
}
