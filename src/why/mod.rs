//! Why it happened, and what would: the lines and words that explain a position, a step or a move.
//!
//! Everything here is asked of the rules; nothing is decided here. The words are in the language that is
//! [spoken](crate::text::spoken).

mod advice;
mod calls;
mod freedom;
mod freeze;
mod squares;

pub use advice::advise;
pub use calls::{Verdict, judge_calls};

use crate::rules::{AnyPosition, Cell, GameKind, Position, Side, Step};

/// A line from one cell to another that shows a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thread {
    /// Where it begins: the cause, if it has one.
    pub from: Cell,
    /// Where it ends: the effect.
    pub to: Cell,
    /// Whose doing it is.
    pub side: Side,
    /// What it means.
    pub meaning: Meaning,
    /// Its place among the threads that are drawn one after the other as one stroke.
    pub order: u8,
}

/// What a [`Thread`] means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// It counts: an influence that holds, a row that is live, a square that is complete.
    Holds,
    /// It would count: a square that is one mark away, a row that a move would make.
    Would,
    /// It does not count: the cube is frozen.
    Idle,
    /// It counted until this move.
    Lost,
}

/// What can be said and drawn about a cell or a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Explanation {
    /// In words; empty if there is nothing to say.
    pub words: String,
    /// In lines.
    pub threads: Vec<Thread>,
}

/// What there is to know about a cell of a position: why the piece on it is as it is, or what a move
/// there would make and break.
pub fn explain_cell(position: &AnyPosition, cell: Cell) -> Explanation {
    match position.kind() {
        GameKind::Freedom => freedom::explain_cell(position, cell),
        GameKind::Freeze => freeze::explain_cell(position, cell),
        GameKind::Squares => squares::explain_cell(position, cell),
    }
}

/// All connections of a position: influences, live rows, or squares that are one mark away.
pub fn all_threads(position: &AnyPosition) -> Vec<Thread> {
    match position.kind() {
        GameKind::Freedom => freedom::live_threads(position),
        GameKind::Freeze => freeze::all_threads(position),
        GameKind::Squares => squares::open_squares(position),
    }
}

/// What makes a step of a move happen, and what it costs: the influences that turn cubes, the squares
/// that are complete, the rows that are no longer exactly four.
///
/// `before` is the position before the move, `steps` the move's steps, `number` the step's place among
/// them.
pub fn explain_step(before: &AnyPosition, steps: &[Step], number: usize) -> Vec<Thread> {
    match before.kind() {
        GameKind::Freedom => freedom::lost_threads(before, steps),
        GameKind::Freeze => freeze::causes(before, steps, number),
        GameKind::Squares => squares::filled(before, &steps[..=number]),
    }
}
