//! Squares for the search: squares that may still be completed.

use super::levels::Sight;
use super::playable::{LIVELY, Playable};
use super::value::UNIT;
use crate::rules::squares::{SquareKind, Squares};
use crate::rules::{CellSet, Move, Position, Side};

/// What counts, in hundredths of a mark; fitted to the ends of games between the levels.
mod weight {
    /// A filled mark.
    pub(super) const FILLED: i32 = 100;
    /// What the first, second and third mark add to a square that may still be completed, on an empty board.
    /// Less in proportion to how full it is.
    pub(super) const MARKS: [i32; 3] = [35, 65, 90];
    /// Having the move, likewise.
    pub(super) const TURN: i32 = 60;
    /// Squares in two places that lack one mark: the opponent can spoil only one of them.
    pub(super) const FORK: i32 = 170;
}

/// The squares of a kind that a side may still complete, by their anchors: of an upright square its lower
/// left corner, of a standing one its centre.
struct Candidates<const W: usize> {
    kind: SquareKind,
    row: usize,
    /// Those with at least so many of the side's empty marks, from 0 to 3; none has four after a move.
    marks: [CellSet<W>; 4],
}

impl<const W: usize> Candidates<W> {
    fn new(position: &Squares<W>, side: Side, kind: SquareKind) -> Self {
        let size = position.size();
        let row = usize::from(size.get());
        let inner = match kind {
            SquareKind::Upright { width } => CellSet::left_of(size, usize::from(width) - 1),
            SquareKind::Standing { radius } => {
                let inner = CellSet::left_of(size, usize::from(radius));
                inner & inner.up(usize::from(radius))
            }
        };
        let marks = position.empty_marks(side);
        let [a, b, c, d] = at_corners(kind, row, marks);
        let [ua, ub, uc, ud] = at_corners(kind, row, marks | position.legal_cells());
        let possible = ua & ub & uc & ud & inner;
        let (ab, cd, either_ab, either_cd) = (a & b, c & d, a | b, c | d);
        Self {
            kind,
            row,
            marks: [
                possible,
                possible & (either_ab | either_cd),
                possible & (ab | cd | either_ab & either_cd),
                possible & (ab & either_cd | cd & either_ab),
            ],
        }
    }

    /// All corners of squares with these anchors.
    fn corners(&self, anchors: CellSet<W>) -> CellSet<W> {
        match self.kind {
            SquareKind::Upright { width } => {
                let far = usize::from(width) - 1;
                let pairs = anchors | anchors.up(far);
                pairs | pairs.up(far * self.row)
            }
            SquareKind::Standing { radius } => {
                let radius = usize::from(radius);
                let level = anchors.up(radius) | anchors.down(radius);
                level | anchors.up(radius * self.row) | anchors.down(radius * self.row)
            }
        }
    }
}

/// For each corner of a kind of squares, the anchors whose square has that corner in a set.
fn at_corners<const W: usize>(kind: SquareKind, row: usize, set: CellSet<W>) -> [CellSet<W>; 4] {
    match kind {
        SquareKind::Upright { width } => {
            let far = usize::from(width) - 1;
            let right = set.down(far);
            [set, right, set.down(far * row), right.down(far * row)]
        }
        SquareKind::Standing { radius } => {
            let radius = usize::from(radius);
            [
                set.down(radius),
                set.up(radius),
                set.down(radius * row),
                set.up(radius * row),
            ]
        }
    }
}

/// What a side may still complete is worth, on an empty board, and what it completes next.
fn prospects<const W: usize>(position: &Squares<W>, side: Side) -> (i32, CellSet<W>) {
    let mut value = 0;
    let mut next = CellSet::EMPTY;
    for &kind in SquareKind::all(position.variant()) {
        let candidates = Candidates::new(position, side, kind);
        for (marks, weight) in (1..).zip(weight::MARKS) {
            value += weight * candidates.marks[marks].count() as i32;
        }
        if !candidates.marks[3].is_empty() {
            next = next | candidates.corners(candidates.marks[3]);
        }
    }
    (value, next & position.legal_cells())
}

/// The free cells where a side completes a square.
fn completions<const W: usize>(position: &Squares<W>, side: Side) -> CellSet<W> {
    let kinds = SquareKind::all(position.variant()).iter();
    kinds.fold(CellSet::EMPTY, |cells, &kind| {
        let candidates = Candidates::new(position, side, kind);
        cells | candidates.corners(candidates.marks[3])
    }) & position.legal_cells()
}

/// The least and the most filled marks that a side can have at the end.
fn filled_limits<const W: usize>(position: &Squares<W>, side: Side) -> [i32; 2] {
    let kinds = SquareKind::all(position.variant()).iter();
    let possible = kinds.fold(CellSet::EMPTY, |cells, &kind| {
        let candidates = Candidates::new(position, side, kind);
        cells | candidates.corners(candidates.marks[0])
    });
    let filled = position.filled_marks(side).count() as i32;
    [filled, filled + possible.count() as i32]
}

impl<const W: usize> Playable for Squares<W> {
    const LIVELY_PLIES: i32 = 4;

    fn reduction(depth: i32, number: usize) -> i32 {
        i32::from(depth >= 3 && number >= 6) + i32::from(depth >= 5 && number >= 16)
    }

    fn plies_left(&self) -> Option<u32> {
        Some(self.legal_cells().count() as u32)
    }

    fn evaluate(&self, sight: &Sight) -> i32 {
        let side = self.side_to_move();
        let [filled, filled_other] =
            [side, side.other()].map(|side| self.filled_marks(side).count() as i32);
        let (own, _) = prospects(self, side);
        let (other, next) = prospects(self, side.other());
        let free = self.legal_cells().count() as i32;
        let fork = !next.is_empty() && !next.is_single();
        weight::FILLED * (filled - filled_other)
            + (own - other + weight::TURN) * free * sight.width / (100 * self.size().area() as i32)
            - weight::FORK * i32::from(fork)
    }

    fn limits(&self) -> [i32; 2] {
        let side = self.side_to_move();
        let [least, most] = filled_limits(self, side);
        let [least_other, most_other] = filled_limits(self, side.other());
        [UNIT * (least - most_other), UNIT * (most - least_other)]
    }

    fn is_late(&self) -> bool {
        2 * self.legal_cells().count() <= self.size().area()
    }

    fn rank(&self, moves: &[Move], ranks: &mut Vec<i32>) {
        let side = self.side_to_move();
        let [own, other] = [side, side.other()].map(|side| completions(self, side));
        let size = self.size();
        ranks.clear();
        ranks.extend(moves.iter().map(|mv| {
            let lively = |cells: CellSet<W>| {
                mv.target()
                    .is_some_and(|cell| cells.contains(size.index(cell)))
            };
            (2 * i32::from(lively(own)) + i32::from(lively(other))) * LIVELY
        }));
    }

    fn lively_moves(&self, moves: &mut Vec<Move>) {
        let cells = completions(self, self.side_to_move());
        moves.clear();
        moves.extend(
            cells
                .iter()
                .map(|index| Move::Place(self.size().cell(index))),
        );
    }
}
