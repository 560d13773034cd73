//! Why a move may not be made.

use thiserror::Error;

use super::{Cell, GameKind, Line, Move, Side, Size};

/// Why a move may not be made, in words for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The move is of another game's kind.
    #[error("{mv} is not a move of {game}; expected {}", game.move_form())]
    WrongForm {
        /// The move.
        mv: Move,
        /// The game it was tried in.
        game: GameKind,
    },
    /// The board has no such cell.
    #[error("{cell} is not on this board; its cells are a1 to {last}")]
    OffBoard {
        /// The cell.
        cell: Cell,
        /// The top right cell.
        last: Cell,
    },
    /// Something stands on the target.
    #[error("{0} is not empty")]
    Occupied(Cell),
    /// Freedom: too far from the opponent's last stone.
    #[error("{cell} is not next to {}'s last stone at {last}", GameKind::Freedom.side_name(*.opponent))]
    NotNeighbour {
        /// The cell that was tried.
        cell: Cell,
        /// The opponent's last stone.
        last: Cell,
        /// The opponent.
        opponent: Side,
    },
    /// Escape: there is no pass at all.
    #[error("there is no pass in Escape")]
    NoPass,
    /// Freedom: a pass with more than one empty cell left.
    #[error("only the last empty cell may be left empty; there are {0} empty cells")]
    PassTooEarly(u16),
    /// Freedom: a pass that the rules allow only to avoid a loss.
    #[error("you may pass only if a stone on {cell} would lower your score; it would not")]
    PassWithoutLoss {
        /// The last empty cell.
        cell: Cell,
    },
    /// Freeze: nothing to move.
    #[error("there is no cube at {0}")]
    NoCube(Cell),
    /// Freeze: the opponent's cube.
    #[error("the cube at {cell} is {}'s", GameKind::Freeze.side_name(*.owner))]
    NotYours {
        /// The cube's cell.
        cell: Cell,
        /// Whose it is.
        owner: Side,
    },
    /// Freeze: a cube that does not move.
    #[error("the cube at {0} is frozen")]
    Frozen(Cell),
    /// Freeze: the target is the cube's own cell.
    #[error("the cube at {0} has to move to another cell")]
    NotMoved(Cell),
    /// Freeze: a target off the cube's line.
    #[error("the cube at {from} is polarised and moves only along its {line}")]
    OffLine {
        /// The cube's cell.
        from: Cell,
        /// The line it may move along.
        line: Line,
    },
    /// Freeze: a target that no queen's move reaches.
    #[error("{to} is not on a row, column or diagonal with {from}")]
    NotInLine {
        /// The cube's cell.
        from: Cell,
        /// The target.
        to: Cell,
    },
    /// Freeze: something stands on the way.
    #[error("the cube at {blocker} stands between {from} and {to}")]
    Blocked {
        /// The cube's cell.
        from: Cell,
        /// The target.
        to: Cell,
        /// The first cube on the way.
        blocker: Cell,
    },
}

impl IllegalMove {
    /// Refuses a cell that the board does not have.
    pub(super) fn check_cell(cell: Cell, size: Size) -> Result<(), Self> {
        if size.contains(cell) {
            Ok(())
        } else {
            Err(Self::OffBoard {
                cell,
                last: size.last_cell(),
            })
        }
    }
}
