//! Which moves the search tries first.

use super::code::{NUMBERS, number};
use crate::rules::{Move, Side};

/// The rank of the move that the transposition table names, above all others.
const FROM_TABLE: i32 = 1 << 30;

/// What a killer's rank gains: it comes before the quiet moves.
const KILLER: i32 = 1 << 18;

/// The most that the history adds to a move's rank.
const MOST: i32 = 1 << 16;

/// Moves that were good elsewhere in the tree.
#[derive(Debug)]
pub(super) struct Ordering {
    /// For each ply the last two moves that refuted a position.
    killers: Vec<[Option<Move>; 2]>,
    /// For each side and move, how often and how deep it refuted positions.
    history: [Vec<i32>; 2],
}

impl Ordering {
    /// Nothing known, for this many plies.
    pub(super) fn new(plies: usize) -> Self {
        Self {
            killers: vec![[None; 2]; plies],
            history: std::array::from_fn(|_| vec![0; NUMBERS]),
        }
    }

    /// Adds to the ranks that the game gave.
    pub(super) fn adjust(
        &self,
        side: Side,
        ply: usize,
        from_table: Option<Move>,
        moves: &[Move],
        ranks: &mut [i32],
    ) {
        let history = &self.history[side.index()];
        let killers = self.killers[ply];
        for (&mv, rank) in moves.iter().zip(ranks) {
            *rank += if Some(mv) == from_table {
                FROM_TABLE
            } else if killers.contains(&Some(mv)) {
                KILLER
            } else {
                history[number(mv)]
            };
        }
    }

    /// Remembers a move that refuted a position with so many plies left.
    pub(super) fn refuted(&mut self, side: Side, ply: usize, depth: i32, mv: Move) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let history = &mut self.history[side.index()];
        let count = &mut history[number(mv)];
        *count += depth * depth;
        if *count > MOST {
            self.fade();
        }
    }

    /// Makes what was learned weigh less than what will be.
    pub(super) fn fade(&mut self) {
        for count in self.history.iter_mut().flatten() {
            *count /= 2;
        }
    }
}
