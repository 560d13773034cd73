//! The root of the search: iterations, windows, and what has been found.

use super::value::{INFINITY, WIN, is_forced};
use crate::rules::Move;

/// The half of the first window around the last value, in hundredths.
const ASPIRATION: i32 = 60;

/// The iteration from which the window is narrow; those before cost nothing.
const NARROW_FROM: i32 = 4;

/// A line of play with its value for the side to move at the root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RootLine {
    pub(super) value: i32,
    pub(super) moves: Vec<Move>,
}

/// What the search knows at its root.
#[derive(Clone, Debug)]
pub(super) struct Root {
    /// All legal moves in the order in which the next iteration searches them.
    moves: Vec<Move>,
    /// How many lines are wanted.
    wanted: usize,
    /// The deepest iteration to make.
    last_depth: i32,
    /// How many plies the game lasts at most.
    plies_left: Option<u32>,
    depth: i32,
    window: [i32; 2],
    margin: i32,
    /// The lines of the iteration that is being made, the best first.
    present: Vec<RootLine>,
    /// Those of the last one that was finished.
    finished: Vec<RootLine>,
    /// The plies of the last one that was finished; 0 before.
    finished_depth: i32,
    done: bool,
}

impl Root {
    /// Before the first iteration. There must be a legal move.
    pub(super) fn new(
        moves: Vec<Move>,
        wanted: usize,
        last_depth: i32,
        plies_left: Option<u32>,
    ) -> Self {
        Self {
            wanted: wanted.clamp(1, moves.len()),
            moves,
            last_depth,
            plies_left,
            depth: 1,
            window: [-INFINITY, INFINITY],
            margin: ASPIRATION,
            present: Vec::new(),
            finished: Vec::new(),
            finished_depth: 0,
            done: false,
        }
    }

    /// How many legal moves there are.
    pub(super) const fn move_count(&self) -> usize {
        self.moves.len()
    }

    /// The plies of the iteration that is being made.
    pub(super) const fn depth(&self) -> i32 {
        self.depth
    }

    /// The window in which it looks for the value.
    pub(super) const fn window(&self) -> [i32; 2] {
        self.window
    }

    /// Whether no deeper search would tell more.
    pub(super) const fn is_done(&self) -> bool {
        self.done
    }

    /// How many lines have still to be filled, whatever their value.
    pub(super) const fn lines_open(&self) -> usize {
        if self.wanted == 1 {
            0
        } else {
            self.wanted - self.present.len()
        }
    }

    /// Lists the moves with ranks for their order.
    pub(super) fn rank(&self, moves: &mut Vec<Move>, ranks: &mut Vec<i32>) {
        moves.clone_from(&self.moves);
        ranks.clear();
        ranks.extend((0..self.moves.len() as i32).rev());
    }

    /// Takes a line that is better than the lower limit; returns what a next one has to be better than.
    pub(super) fn found(&mut self, value: i32, moves: &[Move]) -> i32 {
        if self.present.len() == self.wanted {
            self.present.pop();
        }
        let place = self.present.partition_point(|line| line.value >= value);
        let moves = moves.to_vec();
        self.present.insert(place, RootLine { value, moves });
        if self.present.len() < self.wanted {
            self.window[0]
        } else {
            self.present[self.wanted - 1].value
        }
    }

    /// Ends a search of all moves with the value that was found.
    pub(super) fn finish(&mut self, value: i32) {
        let [alpha, beta] = self.window;
        if value <= alpha || value >= beta {
            self.widen(value);
            return;
        }
        self.finished = std::mem::take(&mut self.present);
        self.finished_depth = self.depth;
        self.sort_moves();
        self.done = self.is_exact() || self.depth >= self.last_depth;
        if self.done {
            return;
        }
        self.depth += 1;
        self.margin = ASPIRATION;
        let narrow = self.wanted == 1 && self.depth >= NARROW_FROM && !is_forced(value);
        self.window = if narrow {
            [value - ASPIRATION, value + ASPIRATION]
        } else {
            [-INFINITY, INFINITY]
        };
    }

    /// Opens the window on the side where the value lies.
    fn widen(&mut self, value: i32) {
        self.margin *= 4;
        let far = self.margin > 16 * ASPIRATION || is_forced(value);
        let [alpha, beta] = &mut self.window;
        if value <= *alpha {
            *alpha = if far { -INFINITY } else { value - self.margin };
        } else {
            *beta = if far { INFINITY } else { value + self.margin };
            // The move that is too good for the window is searched first.
            self.sort_moves();
        }
    }

    /// Puts the first moves of the lines found before the others.
    fn sort_moves(&mut self) {
        let lines = if self.present.is_empty() {
            &self.finished
        } else {
            &self.present
        };
        let place = |mv: &Move| {
            lines
                .iter()
                .position(|line| line.moves[0] == *mv)
                .unwrap_or(lines.len())
        };
        self.moves.sort_by_key(place);
    }

    /// The lines found, the best first; none before the first has been searched.
    ///
    /// Those of an iteration that was broken off are better than the last finished one's, because it begins
    /// with the best move of that one. But only the first of them is complete.
    pub(super) fn lines(&self) -> &[RootLine] {
        if self.finished.is_empty() || self.wanted == 1 && !self.present.is_empty() {
            &self.present
        } else {
            &self.finished
        }
    }

    /// The plies of the last iteration that was finished.
    pub(super) const fn finished_depth(&self) -> u32 {
        self.finished_depth as u32
    }

    /// The move to make, as far as is known.
    pub(super) fn best(&self) -> Move {
        self.lines()
            .first()
            .map_or(self.moves[0], |line| line.moves[0])
    }

    /// Whether the values of the lines are those of best play to the end.
    pub(super) fn is_exact(&self) -> bool {
        let to_the_end = self
            .plies_left
            .is_some_and(|plies| self.finished_depth() >= plies);
        // A win within the plies that were searched is the shortest one, a loss the longest.
        let is_settled = |line: &RootLine| {
            is_forced(line.value) && WIN - line.value.abs() <= self.finished_depth
        };
        to_the_end || self.finished_depth > 0 && self.lines().iter().all(is_settled)
    }
}
