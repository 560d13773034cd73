//! The cells that the last stone leaves to choose from.

use super::Freedom;
use crate::rules::{CellSet, Size};

/// The cells on which a stone may be placed, the end of the game aside.
pub(super) enum Choice<const W: usize> {
    /// The empty neighbours of the last stone.
    ///
    /// All are within three rows of at most 19 cells, so that one window of 64 cells has them.
    Near {
        /// The window's cells.
        cells: u64,
        /// The number of the window's first cell; it may be below 0.
        start: isize,
    },
    /// Any empty cell: the freedom that the game is called after.
    Any(CellSet<W>),
}

/// By board size, the lowest cell of each of three rows one above the other.
const THREE_ROWS: [u64; Size::MAX.get() as usize + 1] = {
    let mut rows = [0; Size::MAX.get() as usize + 1];
    let mut side = 0;
    while side < rows.len() {
        rows[side] = 1 | 1 << side | 1 << (2 * side);
        side += 1;
    }
    rows
};

impl<const W: usize> Choice<W> {
    pub(super) fn new(position: &Freedom<W>) -> Self {
        let empty = position.empty_cells();
        let Some(stone) = position.last else {
            return Self::Any(empty);
        };
        let side = position.size.get();
        let three_cells = match stone.col() {
            0 => 0b110,
            col if col + 1 == side => 0b011,
            _ => 0b111,
        };
        let start = position.size.index(stone) as isize - isize::from(side) - 1;
        let around = three_cells * THREE_ROWS[usize::from(side)];
        let cells = empty.window(start) & around;
        if cells == 0 {
            Self::Any(empty)
        } else {
            Self::Near { cells, start }
        }
    }

    pub(super) fn count(&self) -> usize {
        match self {
            Self::Near { cells, .. } => cells.count_ones() as usize,
            Self::Any(cells) => cells.count(),
        }
    }

    /// The number of the cell that has `n` of them before it.
    pub(super) fn nth(&self, n: usize) -> Option<usize> {
        match *self {
            Self::Near { cells, start } => {
                let rest = (0..n).fold(cells, |rest, _| rest & rest.wrapping_sub(1));
                (rest != 0)
                    .then(|| start.wrapping_add_unsigned(rest.trailing_zeros() as usize) as usize)
            }
            Self::Any(cells) => cells.nth(n),
        }
    }

    pub(super) fn cells(&self) -> CellSet<W> {
        match *self {
            Self::Near { cells, start } => CellSet::from_window(cells, start),
            Self::Any(cells) => cells,
        }
    }
}
