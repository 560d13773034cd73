//! The rules of the three games: what is legal, and what follows from a move.
//!
//! Values only: no clock, no chance, no files. A [`Position`] is a small value that is cheap to copy;
//! a move turns it into the next one and answers with the list of [`Step`]s that a person is shown.
//! [`Game`] adds what a bare position does not know: the moves so far, repetition and the move limit.

pub mod any;
mod cell_set;
mod ending;
pub mod freedom;
pub mod freeze;
mod game;
mod grid;
mod illegal;
mod invalid;
mod kind;
mod moves;
mod perft;
mod piece;
mod setup;
pub mod squares;
mod text;

use std::fmt;

pub use any::AnyPosition;
pub use cell_set::{CellSet, Cells};
pub use ending::{Ending, Outcome, Reason};
pub(crate) use game::MOVE_LIMIT;
pub use game::{Game, Ply, ending_after};
pub use grid::{Cell, Direction, Line, ParseCellError, Size};
pub use illegal::IllegalMove;
pub use invalid::InvalidPosition;
pub use kind::{GameKind, UnknownName, Variant};
pub use moves::{Change, Move, ParseMoveError, Step, StepKind};
pub use perft::perft;
pub use piece::{CubeState, Piece, Side};
pub use setup::{Setup, SetupError};

/// A position of one of the games, as a value.
///
/// `Display` writes the text form: rows from the top, the side to move, and for Freedom the last stone.
///
/// ```
/// use tesserae::rules::{GameKind, Position, Setup};
///
/// // A game in which everybody makes the first legal move.
/// let mut position = Setup::standard(GameKind::Squares).start();
/// while let Some(mv) = position.nth_legal(0) {
///     position.play_unchecked(mv);
/// }
/// assert!(position.ending().is_some());
/// ```
pub trait Position: Clone + Eq + std::hash::Hash + fmt::Debug + fmt::Display {
    /// Which game it is.
    fn kind(&self) -> GameKind;
    /// The board's side.
    fn size(&self) -> Size;
    /// The rule option.
    fn variant(&self) -> Variant;
    /// Whose turn it is (also after the end).
    fn side_to_move(&self) -> Side;
    /// What stands on a cell; nothing off the board.
    fn piece(&self, cell: Cell) -> Option<Piece>;
    /// Whether the game is over by what is on the board, and how.
    ///
    /// Repetition and the move limit of Freeze are [`Game`]'s to know.
    fn ending(&self) -> Option<Ending>;
    /// What each side has of what its game counts, White's first: live stones, filled marks, or for
    /// Freeze the opponent's cubes that are frozen.
    fn score(&self) -> [u16; 2];
    /// Puts all legal moves into `moves` in place of what it held; none when the game is over.
    fn legal_moves(&self, moves: &mut Vec<Move>);
    /// How many legal moves there are.
    fn legal_count(&self) -> usize;
    /// The legal move with a number from 0, in the order of [`legal_moves`](Self::legal_moves).
    ///
    /// With [`legal_count`](Self::legal_count) it picks a random move without making a list of all.
    fn nth_legal(&self, n: usize) -> Option<Move>;
    /// Whether a move is legal.
    ///
    /// # Errors
    /// Says why it is not.
    fn check(&self, mv: Move) -> Result<(), IllegalMove>;
    /// Makes a move and returns its steps; a pass has none.
    ///
    /// # Errors
    /// Says why the move is illegal; the position is then as it was.
    fn play(&mut self, mv: Move) -> Result<Vec<Step>, IllegalMove>;
    /// Makes a move that is known to be legal, without collecting its steps. For search.
    fn play_unchecked(&mut self, mv: Move);
}
