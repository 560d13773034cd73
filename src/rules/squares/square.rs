//! The squares: which stand, which are one mark away.

use super::Squares;
use crate::rules::{Cell, CellSet, Side, Step, Variant};

/// How a square lies, and how large it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SquareKind {
    /// Sides along rows and columns; `width` cells wide with the edge included, 3 or 4.
    Upright {
        /// Cells along a side.
        width: u8,
    },
    /// On a corner; the corners are `radius` cells from the centre, 2 or 3. Only in expert rules.
    Standing {
        /// Cells from the centre to a corner.
        radius: u8,
    },
}

/// A square on the board, for drawing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Square {
    /// Whose marks are on its corners.
    pub side: Side,
    /// How it lies.
    pub kind: SquareKind,
    /// Its corners once round against the clock, the lowest (and of those the left one) first.
    pub corners: [Cell; 4],
    /// All cells in it, sides and corners included, row by row from `a1`.
    pub cells: Vec<Cell>,
}

impl SquareKind {
    /// The kinds that count.
    pub const fn all(variant: Variant) -> &'static [Self] {
        match variant {
            Variant::Expert => &[
                Self::Upright { width: 3 },
                Self::Upright { width: 4 },
                Self::Standing { radius: 2 },
                Self::Standing { radius: 3 },
            ],
            _ => &[Self::Upright { width: 3 }, Self::Upright { width: 4 }],
        }
    }
}

/// A square is handled by its anchor: of an upright one the lower left corner, of a standing one the centre.
impl<const W: usize> Squares<W> {
    /// The squares whose corners a [`Fill`](crate::rules::StepKind::Fill) step of this game fills.
    pub fn squares_filled_by(&self, step: &Step) -> Vec<Square> {
        let mut filled = CellSet::EMPTY;
        for change in &step.changes {
            filled.insert(self.size.index(change.cell));
        }
        let side = step
            .changes
            .iter()
            .find_map(|change| change.after)
            .map(|piece| piece.side());
        side.map(|side| self.squares_on(side, filled))
            .unwrap_or_default()
    }

    /// The squares that a side completes with one mark more, each with the free cell where it goes.
    pub fn squares_to_complete(&self, side: Side) -> Vec<(Square, Cell)> {
        let free = self.legal_cells();
        let missing = |square: &Square| {
            let mut missing = square
                .corners
                .into_iter()
                .filter(|&cell| free.contains(self.size.index(cell)));
            missing.next().filter(|_| missing.next().is_none())
        };
        self.squares_open(side)
            .into_iter()
            .filter_map(|square| missing(&square).map(|cell| (square, cell)))
            .collect()
    }

    /// The squares that a side could still complete: free cells and its own empty marks on all corners.
    pub fn squares_open(&self, side: Side) -> Vec<Square> {
        self.squares_on(side, self.empty_marks(side) | self.legal_cells())
    }

    /// The corners and all cells of the squares of a side's empty marks that stand.
    pub(super) fn standing(&self, side: Side) -> (CellSet<W>, CellSet<W>) {
        let marks = self.empty_marks(side);
        let mut corners = CellSet::EMPTY;
        let mut inside = CellSet::EMPTY;
        for &kind in SquareKind::all(self.variant) {
            let anchors = self.anchors(kind, marks);
            if !anchors.is_empty() {
                corners = corners | self.corners(kind, anchors);
                inside = inside | self.inside(kind, anchors);
            }
        }
        (corners, inside)
    }

    /// The squares with all corners in a set.
    fn squares_on(&self, side: Side, corners: CellSet<W>) -> Vec<Square> {
        let mut squares = Vec::new();
        for &kind in SquareKind::all(self.variant) {
            for anchor in self.anchors(kind, corners).iter() {
                let mut anchors = CellSet::EMPTY;
                anchors.insert(anchor);
                let inside = self.inside(kind, anchors);
                squares.push(Square {
                    side,
                    kind,
                    corners: corner_cells(kind, self.size.cell(anchor)),
                    cells: inside.iter().map(|index| self.size.cell(index)).collect(),
                });
            }
        }
        squares
    }

    /// The anchors of the squares of a kind with all corners in a set.
    fn anchors(&self, kind: SquareKind, corners: CellSet<W>) -> CellSet<W> {
        let row = self.row();
        match kind {
            SquareKind::Upright { width } => {
                let far = usize::from(width) - 1;
                let pairs = corners & corners.down(far) & CellSet::left_of(self.size, far);
                pairs & pairs.down(far * row)
            }
            SquareKind::Standing { radius } => {
                let radius = usize::from(radius);
                let inner = CellSet::left_of(self.size, radius);
                corners.up(radius)
                    & corners.down(radius)
                    & corners.up(radius * row)
                    & corners.down(radius * row)
                    & inner
                    & inner.up(radius)
            }
        }
    }

    /// The corners of the squares of a kind with these anchors.
    fn corners(&self, kind: SquareKind, anchors: CellSet<W>) -> CellSet<W> {
        let row = self.row();
        match kind {
            SquareKind::Upright { width } => {
                let far = usize::from(width) - 1;
                let pairs = anchors | anchors.up(far);
                pairs | pairs.up(far * row)
            }
            SquareKind::Standing { radius } => {
                let radius = usize::from(radius);
                anchors.up(radius)
                    | anchors.down(radius)
                    | anchors.up(radius * row)
                    | anchors.down(radius * row)
            }
        }
    }

    /// The cells in the squares of a kind with these anchors, sides and corners included.
    fn inside(&self, kind: SquareKind, anchors: CellSet<W>) -> CellSet<W> {
        let row = self.row();
        let mut cells = anchors;
        match kind {
            SquareKind::Upright { width } => {
                for _ in 1..width {
                    cells = cells | cells.up(1);
                }
                for _ in 1..width {
                    cells = cells | cells.up(row);
                }
            }
            SquareKind::Standing { radius } => {
                for _ in 0..radius {
                    cells = cells | cells.up(1) | cells.down(1) | cells.up(row) | cells.down(row);
                }
            }
        }
        cells
    }

    /// How much higher the number of the cell above is.
    fn row(&self) -> usize {
        usize::from(self.size.get())
    }
}

/// The corners of a square in the order of [`Square::corners`].
fn corner_cells(kind: SquareKind, anchor: Cell) -> [Cell; 4] {
    let (col, row) = (anchor.col(), anchor.row());
    match kind {
        SquareKind::Upright { width } => {
            let (right, top) = (col + width - 1, row + width - 1);
            [(col, row), (right, row), (right, top), (col, top)]
        }
        SquareKind::Standing { radius } => [
            (col, row - radius),
            (col + radius, row),
            (col, row + radius),
            (col - radius, row),
        ],
    }
    .map(|(col, row)| Cell::new(col, row))
}
