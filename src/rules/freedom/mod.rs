//! Freedom: place stones next to the opponent's last one and make rows of exactly four.
//!
//! The rules are those published by Veljko Cirovic and Nebojsa Sankovic in 2010, with their variant
//! "Escape from Shawshank". Settled by this project: the sizes from 4 to 19; a pass is legal only with
//! one empty cell left and only if a stone there would lower the mover's own score; Escape has no pass,
//! and a full board without a four is a draw.

mod choice;
mod rows;

use std::fmt;

use self::choice::Choice;
use super::text::write_board;
use super::{
    Cell, CellSet, Ending, GameKind, IllegalMove, InvalidPosition, Move, Outcome, Piece, Position,
    Reason, Setup, Side, Size, Step, StepKind, Variant,
};

pub use rows::LiveRow;

/// A position of Freedom. `W` words of 64 cells hold the board.
///
/// ```
/// use tesserae::rules::{GameKind, Move, Position, Setup};
///
/// let mut position = Setup::standard(GameKind::Freedom).start();
/// position.play("a1".parse().unwrap()).unwrap();
/// assert_eq!(position.legal_count(), 3);
/// assert_eq!(
///     position.check("e5".parse().unwrap()).unwrap_err().to_string(),
///     "e5 is not next to White's last stone at a1"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Freedom<const W: usize> {
    stones: [CellSet<W>; 2],
    last: Option<Cell>,
    side: Side,
    size: Size,
    variant: Variant,
}

impl<const W: usize> Freedom<W> {
    /// A position from stones whose cells are on the board, each once.
    pub(super) fn from_pieces(
        setup: Setup,
        pieces: &[(Cell, Piece)],
        side: Side,
        last: Option<Cell>,
    ) -> Result<Self, InvalidPosition> {
        let mut position = Self {
            stones: [CellSet::EMPTY; 2],
            last,
            side,
            size: setup.size(),
            variant: setup.variant(),
        };
        for &(cell, piece) in pieces {
            let Piece::Stone(side) = piece else {
                return Err(InvalidPosition::WrongPiece {
                    cell,
                    kind: GameKind::Freedom,
                });
            };
            position.stones[side.index()].insert(setup.size().index(cell));
        }
        position.check_last()?;
        position.check_fours()?;
        Ok(position)
    }

    /// Refuses a last stone that does not go with the side to move.
    fn check_last(&self) -> Result<(), InvalidPosition> {
        let gap = self.last_gap();
        let Some(cell) = self.last else {
            return match gap {
                Some(cell) => Err(InvalidPosition::LastStoneNeeded { cell }),
                None => Ok(()),
            };
        };
        let Some(piece) = self.piece(cell) else {
            return Err(InvalidPosition::NoLastStone(cell));
        };
        let passer = self.side.other();
        if piece.side() == passer {
            return Ok(());
        }
        match gap {
            Some(cell) if self.variant == Variant::Standard => {
                if self.would_lower(passer, cell) {
                    Ok(())
                } else {
                    Err(InvalidPosition::PassWithoutLoss { cell, side: passer })
                }
            }
            _ => Err(InvalidPosition::LastStoneOwn {
                cell,
                side: self.side,
            }),
        }
    }

    /// Refuses a row of four in Escape that stood before the last stone was placed.
    fn check_fours(&self) -> Result<(), InvalidPosition> {
        if self.variant == Variant::Standard {
            return Ok(());
        }
        let mut before = *self;
        let mut sides = &Side::ALL[..];
        match self.last {
            Some(last) => before.stones[self.side.other().index()].remove(self.size.index(last)),
            // The opponent's last stone may be any, so that their four may be its work.
            None => sides = std::slice::from_ref(&self.side),
        }
        let four = sides
            .iter()
            .find_map(|&side| before.live_cells(side).first());
        match four {
            Some(index) => Err(InvalidPosition::FourBefore(self.size.cell(index))),
            None => Ok(()),
        }
    }

    /// The stone placed last.
    ///
    /// It is the opponent's, or after a pass the side's that is to move; none before the first stone.
    pub fn last_stone(&self) -> Option<Cell> {
        self.last
    }

    /// The stones of a side.
    pub fn stones(&self, side: Side) -> CellSet<W> {
        self.stones[side.index()]
    }

    /// The cells without a stone.
    pub fn empty_cells(&self) -> CellSet<W> {
        CellSet::board(self.size) - self.stones[0] - self.stones[1]
    }

    /// The cells on which the side to move may place a stone.
    pub fn legal_cells(&self) -> CellSet<W> {
        let choice = Choice::new(self);
        if self.is_over(choice.count()) {
            CellSet::EMPTY
        } else {
            choice.cells()
        }
    }

    /// Whether the last stone leaves the choice of any empty cell.
    pub(crate) fn is_free(&self) -> bool {
        matches!(Choice::new(self), Choice::Any(_))
    }

    /// Whether the side to move may leave the last cell empty.
    pub fn may_pass(&self) -> bool {
        self.variant == Variant::Standard
            && self
                .last_gap()
                .is_some_and(|cell| self.would_lower(self.side, cell))
            && !self.has_passed()
    }

    /// Whether somebody has passed.
    fn has_passed(&self) -> bool {
        self.last
            .is_some_and(|last| self.stones(self.side).contains(self.size.index(last)))
    }

    /// The only empty cell, if it is the only one.
    fn last_gap(&self) -> Option<Cell> {
        let empty = self.empty_cells();
        let gap = empty.first().filter(|_| empty.is_single())?;
        Some(self.size.cell(gap))
    }

    /// Whether a side would have fewer live stones with one more on a cell.
    fn would_lower(&self, side: Side, cell: Cell) -> bool {
        let mut placed = *self;
        placed.stones[side.index()].insert(self.size.index(cell));
        placed.live_cells(side).count() < self.live_cells(side).count()
    }

    /// Whether the game is over, given how many cells there are to choose from.
    fn is_over(&self, choice: usize) -> bool {
        choice == 0
            || match self.variant {
                Variant::Escape => self.has_four(self.side.other()),
                // Nobody can have passed with more than one empty cell.
                _ => choice == 1 && self.has_passed(),
            }
    }

    fn check_place(&self, cell: Cell) -> Result<(), IllegalMove> {
        IllegalMove::check_cell(cell, self.size)?;
        let index = self.size.index(cell);
        if !self.empty_cells().contains(index) {
            return Err(IllegalMove::Occupied(cell));
        }
        match self.last {
            Some(last) if !self.legal_cells().contains(index) => Err(IllegalMove::NotNeighbour {
                cell,
                last,
                opponent: self.side.other(),
            }),
            _ => Ok(()),
        }
    }

    fn check_pass(&self) -> Result<(), IllegalMove> {
        if self.variant == Variant::Escape {
            return Err(IllegalMove::NoPass);
        }
        match self.last_gap() {
            None => Err(IllegalMove::PassTooEarly(self.empty_cells().count() as u16)),
            Some(cell) if !self.may_pass() => Err(IllegalMove::PassWithoutLoss { cell }),
            Some(_) => Ok(()),
        }
    }
}

impl<const W: usize> Position for Freedom<W> {
    fn kind(&self) -> GameKind {
        GameKind::Freedom
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
        let mut sides = Side::ALL.into_iter();
        let side = sides.find(|&side| self.stones(side).contains(index))?;
        Some(Piece::Stone(side))
    }

    fn ending(&self) -> Option<Ending> {
        if !self.is_over(Choice::new(self).count()) {
            return None;
        }
        let mover = self.side.other();
        let (outcome, reason) = match self.variant {
            Variant::Escape if self.has_four(mover) => (Outcome::Win(mover), Reason::Four),
            Variant::Escape => (Outcome::Draw, Reason::Four),
            _ => (Outcome::of_score(self.score()), Reason::Score),
        };
        Some(Ending { outcome, reason })
    }

    fn score(&self) -> [u16; 2] {
        Side::ALL.map(|side| self.live_cells(side).count() as u16)
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend(
            self.legal_cells()
                .iter()
                .map(|index| Move::Place(self.size.cell(index))),
        );
        if self.may_pass() {
            moves.push(Move::Pass);
        }
    }

    fn legal_count(&self) -> usize {
        let count = Choice::new(self).count();
        if self.is_over(count) {
            return 0;
        }
        // A pass is the alternative to the only cell.
        count + usize::from(count == 1 && self.may_pass())
    }

    fn nth_legal(&self, n: usize) -> Option<Move> {
        let choice = Choice::new(self);
        let count = choice.count();
        if self.is_over(count) {
            return None;
        }
        match choice.nth(n) {
            Some(index) => Some(Move::Place(self.size.cell(index))),
            None => (n == 1 && count == 1 && self.may_pass()).then_some(Move::Pass),
        }
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            _ if self.is_over(Choice::new(self).count()) => Err(IllegalMove::GameOver),
            Move::Place(cell) => self.check_place(cell),
            Move::Pass => self.check_pass(),
            Move::Slide { .. } => Err(IllegalMove::WrongForm {
                mv,
                game: GameKind::Freedom,
            }),
        }
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Step>, IllegalMove> {
        self.check(mv)?;
        let before = *self;
        self.play_unchecked(mv);
        let step = |cell| Step::between(StepKind::Act, &before, self, std::iter::once(cell));
        Ok(mv.target().map(step).into_iter().collect())
    }

    fn play_unchecked(&mut self, mv: Move) {
        if let Some(cell) = mv.target() {
            self.stones[self.side.index()].insert(self.size.index(cell));
            self.last = Some(cell);
        }
        self.side = self.side.other();
    }
}

impl<const W: usize> fmt::Display for Freedom<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, self)?;
        match self.last {
            Some(cell) => write!(f, " {cell}"),
            None => f.write_str(" -"),
        }
    }
}
