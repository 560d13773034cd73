//! Freedom for the search: rows of four that may still come about.

use super::levels::Sight;
use super::playable::{LIVELY, Playable};
use super::value::{INFINITY, UNIT};
use crate::rules::freedom::Freedom;
use crate::rules::{CellSet, Line, Move, Position, Side, Variant};

/// With so few empty cells it pays to ask what can still come about at all.
const LATE: usize = 28;

/// What counts, in hundredths of a stone.
struct Weights {
    /// A live stone.
    live: i32,
    /// An empty end of a live row, where a fifth stone would undo it.
    open_end: i32,
    /// What the first, second, third and fourth stone add to a row that can be exactly four.
    stones: [i32; 4],
    /// Having the move.
    turn: i32,
    /// Having any empty cell to choose from.
    freedom: i32,
}

/// Fitted to the ends of games between the levels.
const STANDARD: Weights = Weights {
    live: 65,
    open_end: -100,
    stones: [7, 25, 60, -92],
    turn: 15,
    freedom: 90,
};

/// In Escape, where the first row wins and its stones never count.
const ESCAPE: Weights = Weights {
    live: 0,
    open_end: 0,
    stones: [2, 12, 46, 0],
    turn: 30,
    freedom: 60,
};

/// The rows of four cells along a line in which one side can still make exactly four, by their first cells.
struct Rows<const W: usize> {
    /// How much higher the number of the next cell along the line is.
    step: usize,
    /// The rows with at least so many stones, from 0 to 4.
    stones: [CellSet<W>; 5],
    /// The cells whose next one along the line is on the board.
    followed: CellSet<W>,
}

impl<const W: usize> Rows<W> {
    fn new(position: &Freedom<W>, side: Side, line: Line) -> Self {
        let size = position.size();
        let row = usize::from(size.get());
        let board = CellSet::board(size);
        let (step, followed, starts) = match line {
            Line::Row => (1, CellSet::left_of(size, 1), CellSet::left_of(size, 3)),
            Line::Column => (row, board, board),
            Line::Rising => (
                row + 1,
                CellSet::left_of(size, 1),
                CellSet::left_of(size, 3),
            ),
            Line::Falling => {
                let [one, three] =
                    [1, 3].map(|columns| CellSet::left_of(size, columns).up(columns));
                (row - 1, one, three)
            }
        };
        let own = position.stones(side);
        let s = [own, own.down(step), own.down(2 * step), own.down(3 * step)];
        let usable = own | position.empty_cells();
        let pairs = usable & usable.down(step);
        let longer = (own & followed).up(step) | (s[1] & followed).down(3 * step);
        let open = (pairs & pairs.down(2 * step) & starts) - longer;

        let both = [s[0] & s[1], s[2] & s[3]];
        let either = [s[0] | s[1], s[2] | s[3]];
        let two = both[0] | both[1] | either[0] & either[1];
        let three = both[0] & either[1] | both[1] & either[0];
        Self {
            step,
            stones: [
                open,
                open & (either[0] | either[1]),
                open & two,
                open & three,
                open & both[0] & both[1],
            ],
            followed,
        }
    }

    /// All cells of rows with these first cells.
    fn cells(&self, starts: CellSet<W>) -> CellSet<W> {
        let pairs = starts | starts.up(self.step);
        pairs | pairs.up(2 * self.step)
    }

    /// The cells before and behind rows with these first cells.
    fn ends(&self, starts: CellSet<W>) -> [CellSet<W>; 2] {
        let before = starts.down(self.step) & self.followed;
        let last = starts.up(3 * self.step) & self.followed;
        [before, last.up(self.step)]
    }
}

/// The empty cells that make a row of exactly four.
fn completions<const W: usize>(position: &Freedom<W>, side: Side) -> CellSet<W> {
    Line::ALL.into_iter().fold(CellSet::EMPTY, |cells, line| {
        let rows = Rows::new(position, side, line);
        cells | rows.cells(rows.stones[3] - rows.stones[4])
    }) & position.empty_cells()
}

/// What a side's rows are worth.
fn rows_value<const W: usize>(
    position: &Freedom<W>,
    side: Side,
    weights: &Weights,
    sight: &Sight,
) -> i32 {
    let empty = position.empty_cells();
    let mut live = CellSet::EMPTY;
    let mut value = 0;
    for line in Line::ALL {
        let rows = Rows::new(position, side, line);
        let mut along = 0;
        for (stones, weight) in (1..).zip(weights.stones) {
            along += weight * rows.stones[stones].count() as i32;
        }
        let fours = rows.stones[4];
        if !fours.is_empty() {
            live = live | rows.cells(fours);
            let [before, behind] = rows.ends(fours).map(|ends| (ends & empty).count() as i32);
            along += weights.open_end * (before + behind);
        }
        value += match line {
            Line::Row | Line::Column => along,
            Line::Rising | Line::Falling => along * sight.width / 100,
        };
    }
    value + weights.live * live.count() as i32
}

/// The least and the most live stones that a side can have at the end.
fn live_limits<const W: usize>(position: &Freedom<W>, side: Side) -> [i32; 2] {
    let empty = position.empty_cells();
    let mut safe = CellSet::EMPTY;
    let mut possible = CellSet::EMPTY;
    for line in Line::ALL {
        let rows = Rows::new(position, side, line);
        possible = possible | rows.cells(rows.stones[0]);
        let fours = rows.stones[4];
        if !fours.is_empty() {
            let [before, behind] = rows.ends(fours).map(|ends| ends & empty);
            let closed = fours - before.up(rows.step) - behind.down(4 * rows.step);
            safe = safe | rows.cells(closed);
        }
    }
    [safe, possible].map(|cells| cells.count() as i32)
}

impl<const W: usize> Playable for Freedom<W> {
    fn reduction(depth: i32, number: usize) -> i32 {
        i32::from(depth >= 3 && number >= 3) + i32::from(depth >= 6 && number >= 6)
    }

    fn plies_left(&self) -> Option<u32> {
        Some(self.empty_cells().count() as u32)
    }

    fn evaluate(&self, sight: &Sight) -> i32 {
        let weights = match self.variant() {
            Variant::Escape => &ESCAPE,
            _ => &STANDARD,
        };
        let side = self.side_to_move();
        let [own, other] = [side, side.other()].map(|side| rows_value(self, side, weights, sight));
        let turn = if self.is_free() {
            weights.freedom
        } else {
            weights.turn
        };
        own - other + turn
    }

    fn limits(&self) -> [i32; 2] {
        if self.variant() == Variant::Escape {
            return [-INFINITY, INFINITY];
        }
        let side = self.side_to_move();
        let [least, most] = live_limits(self, side);
        let [least_other, most_other] = live_limits(self, side.other());
        [UNIT * (least - most_other), UNIT * (most - least_other)]
    }

    fn is_late(&self) -> bool {
        self.empty_cells().count() <= LATE
    }

    fn rank(&self, moves: &[Move], ranks: &mut Vec<i32>) {
        let side = self.side_to_move();
        let [own, other] = [side, side.other()].map(|side| completions(self, side));
        let size = self.size();
        ranks.clear();
        ranks.extend(moves.iter().map(|mv| {
            let Some(cell) = mv.target() else {
                return LIVELY;
            };
            let index = size.index(cell);
            let lively = 2 * i32::from(own.contains(index)) + i32::from(other.contains(index));
            lively * LIVELY
        }));
    }
}
