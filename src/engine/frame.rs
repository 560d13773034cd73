//! One node of the tree on the way from the root to where the search is.

use crate::rules::Move;

/// How a move is being searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pass {
    /// With the node's whole window.
    Full,
    /// Whether it is better than the best so far at all.
    Scout,
    /// The same, some plies less deep.
    Reduced,
}

/// What the search is to do next at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Trial {
    /// The move.
    pub(super) mv: Move,
    /// The window of the position after it, as seen by the opponent.
    pub(super) window: [i32; 2],
    /// How many plies are left after it.
    pub(super) depth: i32,
}

/// A node that is being searched.
#[derive(Clone, Debug)]
pub(super) struct Frame<P> {
    pub(super) position: P,
    pub(super) key: u64,
    /// How many plies are left; 0 and less behind the last full ply.
    pub(super) depth: i32,
    /// How many plies its moves are searched deeper than that.
    pub(super) extension: i32,
    /// Values outside are only bounds. The lower limit rises with the best value.
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// The lower limit at first.
    pub(super) floor: i32,
    pub(super) best: i32,
    pub(super) best_move: Option<Move>,
    pub(super) moves: Vec<Move>,
    pub(super) ranks: Vec<i32>,
    /// How many moves have been taken from the list.
    pub(super) taken: usize,
    pub(super) pass: Pass,
    /// Whether the last move has to be searched again.
    pub(super) again: bool,
    /// The best line from here on; only where the window is open.
    pub(super) line: Vec<Move>,
}

impl<P> Frame<P> {
    pub(super) fn new(position: P) -> Self {
        Self {
            position,
            key: 0,
            depth: 0,
            extension: 0,
            alpha: 0,
            beta: 0,
            floor: 0,
            best: 0,
            best_move: None,
            moves: Vec::new(),
            ranks: Vec::new(),
            taken: 0,
            pass: Pass::Full,
            again: false,
            line: Vec::new(),
        }
    }

    /// Prepares for a search of the moves that are listed and ranked. A value is known from the start where
    /// nobody has to move on.
    pub(super) fn open(&mut self, [alpha, beta]: [i32; 2], known: i32) {
        self.alpha = alpha.max(known);
        self.floor = alpha;
        self.beta = beta;
        self.best = known;
        self.best_move = None;
        self.taken = 0;
        self.again = false;
        self.line.clear();
    }

    /// The move that is being searched.
    pub(super) fn current(&self) -> Move {
        self.moves[self.taken - 1]
    }

    /// Takes the next move: the one of the highest rank, among equals the first in the list.
    ///
    /// Returns its rank; none if there is no move left.
    pub(super) fn take(&mut self) -> Option<i32> {
        let from = self.taken;
        let mut best = from;
        for number in from + 1..self.moves.len() {
            if self.ranks[number] > self.ranks[best] {
                best = number;
            }
        }
        let rank = *self.ranks.get(best)?;
        self.moves.swap(from, best);
        self.ranks.swap(from, best);
        self.taken += 1;
        Some(rank)
    }

    /// The window for the last move that was taken, as seen by the opponent.
    pub(super) fn window(&self) -> [i32; 2] {
        match self.pass {
            Pass::Full => [-self.beta, -self.alpha],
            Pass::Scout | Pass::Reduced => [-self.alpha - 1, -self.alpha],
        }
    }

    /// Takes the value of the move that was searched.
    ///
    /// Returns whether it is the best so far and inside the window; that it is not if the move has to be
    /// searched again, wider or deeper.
    pub(super) fn receive(&mut self, value: i32) -> bool {
        let raises = value > self.alpha;
        match self.pass {
            Pass::Reduced if raises => {
                self.pass = Pass::Scout;
                self.again = true;
                return false;
            }
            Pass::Scout if raises && value < self.beta => {
                self.pass = Pass::Full;
                self.again = true;
                return false;
            }
            _ => {}
        }
        if value > self.best {
            self.best = value;
            self.best_move = Some(self.current());
        }
        if raises {
            self.alpha = value;
        }
        raises
    }

    /// Whether the opponent would not let the game come here.
    pub(super) const fn is_refuted(&self) -> bool {
        self.alpha >= self.beta
    }
}
