//! Freeze: slide cubes and freeze all of the opponent's.
//!
//! The rules are those published in 1975. Settled by this project: the reaction to a move runs in waves,
//! the opponent's cubes first; a game is a draw when a position stands for the third time or after 400 moves,
//! which only [`Game`](super::Game) can know.

mod rays;
mod reaction;
mod slides;
mod states;

use std::fmt;

use self::rays::{Ray, rays};
use super::text::write_board;
use super::{
    Cell, CellSet, CubeState, Direction, Ending, GameKind, IllegalMove, InvalidPosition, Line,
    Move, Outcome, Piece, Position, Reason, Side, Size, Step, StepKind, Variant,
};

/// The board's side; there is only one board.
const SIDE: usize = 10;
const SIZE: Size = Size::new(SIDE as u8).expect("a board may have this size");

/// The most cubes of a side.
const CUBES: usize = 10;

/// A position of Freeze.
///
/// ```
/// use tesserae::rules::{GameKind, Position, Setup};
///
/// let mut position = Setup::standard(GameKind::Freeze).start();
/// let steps = position.play("b3-g8".parse().unwrap()).unwrap();
/// let steps: Vec<String> = steps.iter().map(|step| step.to_string()).collect();
/// assert_eq!(steps, ["b3. g8U", "i8x g10x", "c2F a4F"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Freeze {
    cubes: [CellSet<2>; 2],
    /// The cubes polarised along each line. Those in all four are frozen, those in none are free.
    lines: [CellSet<2>; 4],
    side: Side,
}

/// An opposing cube that is in line with a cube.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Influence {
    /// Where the opposing cube stands.
    pub cell: Cell,
    /// In which direction, seen from the influenced cube.
    pub direction: Direction,
    /// Whether it polarises: a frozen cube does not.
    pub counts: bool,
}

impl Freeze {
    pub(super) fn start() -> Self {
        let mut position = Self::empty(Side::White);
        for cell in SIZE.cells() {
            let far = Cell::new(SIZE.get() - 1 - cell.col(), SIZE.get() - 1 - cell.row());
            for (side, corner) in [(Side::White, cell), (Side::Black, far)] {
                match corner.col() + corner.row() {
                    0..=1 => position.put(cell, side, CubeState::Free),
                    2..=3 => position.put(cell, side, CubeState::Polarised(Line::Rising)),
                    _ => {}
                }
            }
        }
        position
    }

    fn empty(side: Side) -> Self {
        Self {
            cubes: [CellSet::EMPTY; 2],
            lines: [CellSet::EMPTY; 4],
            side,
        }
    }

    /// A position from cubes whose cells are on the board, each once.
    pub(super) fn from_pieces(
        pieces: &[(Cell, Piece)],
        side: Side,
    ) -> Result<Self, InvalidPosition> {
        let mut position = Self::empty(side);
        for &(cell, piece) in pieces {
            let Piece::Cube(side, state) = piece else {
                return Err(InvalidPosition::WrongPiece {
                    cell,
                    kind: GameKind::Freeze,
                });
            };
            if position.cubes(side).count() == CUBES {
                return Err(InvalidPosition::TooManyCubes { cell, side });
            }
            position.put(cell, side, state);
        }
        for side in Side::ALL {
            if position.cubes(side).is_empty() {
                return Err(InvalidPosition::NoCubes(side));
            }
        }
        position.check_states()?;
        Ok(position)
    }

    /// Refuses cubes that do not lie as the lines say.
    fn check_states(&self) -> Result<(), InvalidPosition> {
        let mut judged = *self;
        for side in Side::ALL {
            judged.lines = self.judge(side);
            for index in self.cubes(side) {
                let (written, judged) = (self.state(index), judged.state(index));
                if written != judged {
                    let cell = SIZE.cell(index);
                    return Err(InvalidPosition::WrongState {
                        cell,
                        side,
                        written,
                        judged,
                    });
                }
            }
        }
        Ok(())
    }

    /// The position in the middle of a move: with the first steps of it made, before the reaction has ended.
    /// For showing why the next step happens, not for playing on.
    pub fn with_steps(mut self, steps: &[Step]) -> Self {
        for step in steps {
            if let [from, to] = step.changes[..]
                && step.kind == StepKind::Act
            {
                self.relocate(from.cell, to.cell);
                continue;
            }
            for change in &step.changes {
                if let Some(Piece::Cube(_, state)) = change.after {
                    self.set_state(SIZE.index(change.cell), state);
                }
            }
        }
        self
    }

    /// The cells of a side's cubes.
    pub fn cubes(&self, side: Side) -> CellSet<2> {
        self.cubes[side.index()]
    }

    /// The cells of a side's frozen cubes.
    pub fn frozen_cubes(&self, side: Side) -> CellSet<2> {
        // A cube that is polarised along two lines is along all.
        self.cubes(side) & self.lines[0] & self.lines[1]
    }

    /// The opposing cubes that are in line with the cube on a cell, counter-clockwise from east; none without
    /// a cube.
    pub fn influences(&self, cell: Cell) -> Vec<Influence> {
        let Some((side, _)) = self.cube(cell) else {
            return Vec::new();
        };
        let mut from = CellSet::EMPTY;
        from.insert(SIZE.index(cell));
        let opponents = self.cubes(side.other());
        let frozen = self.frozen_cubes(side.other());
        let influence = |(direction, ray): (Direction, Ray)| {
            let opponent = (ray.met & opponents).first()?;
            Some(Influence {
                cell: SIZE.cell(opponent),
                direction,
                counts: !frozen.contains(opponent),
            })
        };
        let rays = rays([from; 4], self.empty_cells());
        Direction::ALL
            .into_iter()
            .zip(rays)
            .filter_map(influence)
            .collect()
    }

    /// The cells without a cube.
    pub fn empty_cells(&self) -> CellSet<2> {
        CellSet::board(SIZE) - self.occupied()
    }

    fn occupied(&self) -> CellSet<2> {
        self.cubes[0] | self.cubes[1]
    }

    /// Whose the cube on an occupied cell is.
    fn side_at(&self, index: usize) -> Side {
        if self.cubes[0].contains(index) {
            Side::White
        } else {
            Side::Black
        }
    }

    fn cube(&self, cell: Cell) -> Option<(Side, CubeState)> {
        let index = SIZE.contains(cell).then(|| SIZE.index(cell))?;
        let there = self.occupied().contains(index);
        there.then(|| (self.side_at(index), self.state(index)))
    }

    /// The cells of a side's cubes that move like a queen.
    pub(crate) fn free_cubes(&self, side: Side) -> CellSet<2> {
        let [row, column, rising, falling] = self.lines;
        self.cubes(side) - (row | column | rising | falling)
    }

    /// How many slides a side could choose from if it were its turn.
    pub(crate) fn slide_count(&self, side: Side) -> usize {
        Self { side, ..*self }.legal_count()
    }

    /// Whether all cubes of a side are frozen.
    fn all_frozen(&self, side: Side) -> bool {
        self.frozen_cubes(side) == self.cubes(side)
    }
}

impl Position for Freeze {
    fn kind(&self) -> GameKind {
        GameKind::Freeze
    }

    fn size(&self) -> Size {
        SIZE
    }

    fn variant(&self) -> Variant {
        Variant::Standard
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn piece(&self, cell: Cell) -> Option<Piece> {
        self.cube(cell)
            .map(|(side, state)| Piece::Cube(side, state))
    }

    fn ending(&self) -> Option<Ending> {
        let mover = self.side.other();
        let (winner, reason) = if self.all_frozen(self.side) {
            (mover, Reason::AllFrozen)
        } else if self.all_frozen(mover) {
            (self.side, Reason::AllFrozen)
        } else if self.legal_count() == 0 {
            (mover, Reason::NoMove)
        } else {
            return None;
        };
        Some(Ending {
            outcome: Outcome::Win(winner),
            reason,
        })
    }

    fn score(&self) -> [u16; 2] {
        Side::ALL.map(|side| self.frozen_cubes(side.other()).count() as u16)
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        for (direction, targets) in self.targets() {
            moves.extend(targets.iter().map(|to| self.slide_to(to, direction)));
        }
    }

    fn legal_count(&self) -> usize {
        self.targets().map(|(_, targets)| targets.count()).sum()
    }

    fn nth_legal(&self, mut n: usize) -> Option<Move> {
        for (direction, targets) in self.targets() {
            let count = targets.count();
            if n < count {
                return targets.nth(n).map(|to| self.slide_to(to, direction));
            }
            n -= count;
        }
        None
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            _ if self.ending().is_some() => Err(IllegalMove::GameOver),
            Move::Slide { from, to } => self.check_slide(from, to),
            _ => Err(IllegalMove::WrongForm {
                mv,
                game: GameKind::Freeze,
            }),
        }
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Step>, IllegalMove> {
        self.check(mv)?;
        let mut steps = Vec::new();
        self.react(mv, |kind, before, after| {
            let changed = |cell: &Cell| before.piece(*cell) != after.piece(*cell);
            let mut cells: Vec<Cell> = SIZE.cells().filter(changed).collect();
            if kind == StepKind::Act {
                cells.sort_by_key(|&cell| after.piece(cell).is_some());
            }
            steps.push(Step::between(kind, before, after, cells.into_iter()));
        });
        Ok(steps)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.react(mv, |_, _, _| {});
    }
}

impl fmt::Display for Freeze {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, self)
    }
}
