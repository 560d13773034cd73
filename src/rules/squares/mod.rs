//! Squares: complete squares of four empty marks; their corners are filled and the free cells inside are yours.
//!
//! The rules are the published ones of the pencil game of circles and boxes. Settled by this project: circles begin;
//! the sizes from 5 to 13; all squares that stand at one moment are filled together, then all free cells
//! in them are occupied together; there is no pass.

mod square;

use std::fmt;

use super::text::write_board;
use super::{
    Cell, CellSet, Ending, GameKind, IllegalMove, InvalidPosition, Move, Outcome, Piece, Position,
    Reason, Setup, Side, Size, Step, StepKind, Variant,
};

pub use square::{Square, SquareKind};

/// A position of Squares. `W` words of 64 cells hold the board.
///
/// ```
/// use tesserae::rules::{GameKind, Position, Setup};
///
/// let mut position = Setup::standard(GameKind::Squares).start();
/// for mv in ["a1", "g7", "c1", "g6", "a3", "g5"] {
///     position.play(mv.parse().unwrap()).unwrap();
/// }
/// let steps = position.play("c3".parse().unwrap()).unwrap();
/// let steps: Vec<String> = steps.iter().map(|step| step.to_string()).collect();
/// assert_eq!(steps, ["c3c", "a1C c1C a3C c3C", "b1c a2c b2c c2c b3c"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Squares<const W: usize> {
    empty: [CellSet<W>; 2],
    filled: [CellSet<W>; 2],
    side: Side,
    size: Size,
    variant: Variant,
}

impl<const W: usize> Squares<W> {
    /// A position from marks whose cells are on the board, each once.
    pub(super) fn from_pieces(
        setup: Setup,
        pieces: &[(Cell, Piece)],
        side: Side,
    ) -> Result<Self, InvalidPosition> {
        let mut position = Self {
            empty: [CellSet::EMPTY; 2],
            filled: [CellSet::EMPTY; 2],
            side,
            size: setup.size(),
            variant: setup.variant(),
        };
        for &(cell, piece) in pieces {
            let Piece::Mark { side, filled } = piece else {
                return Err(InvalidPosition::WrongPiece {
                    cell,
                    kind: GameKind::Squares,
                });
            };
            let marks = if filled {
                &mut position.filled
            } else {
                &mut position.empty
            };
            marks[side.index()].insert(setup.size().index(cell));
        }
        for side in Side::ALL {
            let (corners, _) = position.standing(side);
            if let Some(index) = corners.first() {
                return Err(InvalidPosition::StandingSquare(setup.size().cell(index)));
            }
        }
        Ok(position)
    }

    /// The empty marks of a side.
    pub fn empty_marks(&self, side: Side) -> CellSet<W> {
        self.empty[side.index()]
    }

    /// The filled marks of a side.
    pub fn filled_marks(&self, side: Side) -> CellSet<W> {
        self.filled[side.index()]
    }

    /// The cells without a mark, on which the side to move may place one.
    pub fn legal_cells(&self) -> CellSet<W> {
        let [circles, boxes] = self.empty;
        let [filled_circles, filled_boxes] = self.filled;
        CellSet::board(self.size) - (circles | boxes | filled_circles | filled_boxes)
    }

    /// Makes a move; tells `note` of every step: why, which cells, and the position before and after it.
    fn react(&mut self, mv: Move, mut note: impl FnMut(StepKind, CellSet<W>, &Self, &Self)) {
        let Move::Place(cell) = mv else {
            return;
        };
        let mover = self.side.index();
        let mut placed = CellSet::EMPTY;
        placed.insert(self.size.index(cell));
        let mut kind = StepKind::Act;
        while !placed.is_empty() {
            let before = *self;
            self.empty[mover] = self.empty[mover] | placed;
            note(kind, placed, &before, self);

            let (corners, inside) = self.standing(self.side);
            if corners.is_empty() {
                break;
            }
            let before = *self;
            self.empty[mover] = self.empty[mover] - corners;
            self.filled[mover] = self.filled[mover] | corners;
            note(StepKind::Fill, corners, &before, self);

            placed = inside & self.legal_cells();
            kind = StepKind::Occupy;
        }
        self.side = self.side.other();
    }

    fn check_place(&self, cell: Cell) -> Result<(), IllegalMove> {
        IllegalMove::check_cell(cell, self.size)?;
        if self.legal_cells().contains(self.size.index(cell)) {
            Ok(())
        } else {
            Err(IllegalMove::Occupied(cell))
        }
    }
}

impl<const W: usize> Position for Squares<W> {
    fn kind(&self) -> GameKind {
        GameKind::Squares
    }

    fn size(&self) -> Size {
        self.size
    }

    fn variant(&self) -> Variant {
        self.variant
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn piece(&self, cell: Cell) -> Option<Piece> {
        let index = self.size.contains(cell).then(|| self.size.index(cell))?;
        Side::ALL.into_iter().find_map(|side| {
            let filled = self.filled_marks(side).contains(index);
            (filled || self.empty_marks(side).contains(index))
                .then_some(Piece::Mark { side, filled })
        })
    }

    fn ending(&self) -> Option<Ending> {
        self.legal_cells().is_empty().then(|| Ending {
            outcome: Outcome::of_score(self.score()),
            reason: Reason::Score,
        })
    }

    fn score(&self) -> [u16; 2] {
        Side::ALL.map(|side| self.filled_marks(side).count() as u16)
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend(
            self.legal_cells()
                .iter()
                .map(|index| Move::Place(self.size.cell(index))),
        );
    }

    fn legal_count(&self) -> usize {
        self.legal_cells().count()
    }

    fn nth_legal(&self, n: usize) -> Option<Move> {
        let index = self.legal_cells().nth(n)?;
        Some(Move::Place(self.size.cell(index)))
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            _ if self.legal_cells().is_empty() => Err(IllegalMove::GameOver),
            Move::Place(cell) => self.check_place(cell),
            _ => Err(IllegalMove::WrongForm {
                mv,
                game: GameKind::Squares,
            }),
        }
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Step>, IllegalMove> {
        self.check(mv)?;
        let mut steps = Vec::new();
        let size = self.size;
        self.react(mv, |kind, cells, before, after| {
            let cells = cells.iter().map(|index| size.cell(index));
            steps.push(Step::between(kind, before, after, cells));
        });
        Ok(steps)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.react(mv, |_, _, _, _| {});
    }
}

impl<const W: usize> fmt::Display for Squares<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, self)
    }
}
