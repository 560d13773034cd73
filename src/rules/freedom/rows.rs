//! Live stones: rows of exactly four.

use super::Freedom;
use crate::rules::{Cell, CellSet, Line, Side};

/// A row of exactly four stones of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LiveRow {
    /// Whose stones they are.
    pub side: Side,
    /// The line that they lie on.
    pub line: Line,
    /// Their cells along the line, the lowest number ([`Size::index`](crate::rules::Size::index)) first.
    pub cells: [Cell; 4],
}

impl<const W: usize> Freedom<W> {
    /// The stones of a side that are in a row of exactly four.
    pub fn live_cells(&self, side: Side) -> CellSet<W> {
        let mut live = CellSet::EMPTY;
        for line in Line::ALL {
            let step = self.step_along(line);
            let mut stones = self.four_starts(side, line);
            for _ in 0..4 {
                live = live | stones;
                stones = stones.up(step);
            }
        }
        live
    }

    /// All rows of exactly four, White's first.
    pub fn live_rows(&self) -> Vec<LiveRow> {
        let mut rows = Vec::new();
        for side in Side::ALL {
            for line in Line::ALL {
                let step = self.step_along(line);
                rows.extend(self.four_starts(side, line).iter().map(|start| LiveRow {
                    side,
                    line,
                    cells: std::array::from_fn(|stone| self.size.cell(start + stone * step)),
                }));
            }
        }
        rows
    }

    /// Whether a side has a row of exactly four.
    pub(super) fn has_four(&self, side: Side) -> bool {
        Line::ALL
            .into_iter()
            .any(|line| !self.four_starts(side, line).is_empty())
    }

    /// The lowest cells of a side's rows of exactly four along a line.
    fn four_starts(&self, side: Side, line: Line) -> CellSet<W> {
        let step = self.step_along(line);
        let stones = self.stones(side);
        let inner = CellSet::left_of(self.size, 1);
        // Cells whose next one along the line is on the board and not on the far edge of the next row.
        let followed = match line {
            Line::Row | Line::Rising => stones & inner,
            Line::Column => stones,
            Line::Falling => stones & inner.up(1),
        };
        let pairs = followed & stones.down(step);
        let threes = pairs & pairs.down(step);
        let fours = threes & threes.down(step);
        // Two fours that start next to each other are in a longer row.
        fours - fours.up(step) - fours.down(step)
    }

    /// How much higher the number of the next cell along a line is.
    fn step_along(&self, line: Line) -> usize {
        let side = usize::from(self.size.get());
        match line {
            Line::Row => 1,
            Line::Column => side,
            Line::Rising => side + 1,
            Line::Falling => side - 1,
        }
    }
}
