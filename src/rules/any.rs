//! One type for "any of the three", for the code that does not care which.

use std::fmt;

use super::freedom::{Freedom, LiveRow};
use super::freeze::{Freeze, Influence};
use super::squares::{Square, Squares};
use super::{
    Cell, Ending, GameKind, IllegalMove, InvalidPosition, Move, Piece, Position, Setup, Side, Size,
    Step, Variant,
};

/// The largest boards that two words of 64 cells hold.
const TWO_WORDS: usize = 128;

/// A position of any of the three games.
///
/// ```
/// use tesserae::rules::{AnyPosition, Cell, GameKind, Piece, Position, Setup, Side};
///
/// let setup = Setup::standard(GameKind::Freedom);
/// let stone = (Cell::new(3, 3), Piece::Stone(Side::White));
/// let position = AnyPosition::from_pieces(setup, &[stone], Side::Black, Some(stone.0)).unwrap();
/// assert_eq!(position.to_string(), "10/10/10/10/10/10/3w6/10/10/10 b d4");
/// assert_eq!(position.legal_count(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnyPosition {
    /// Freedom up to 11×11.
    Freedom(Freedom<2>),
    /// Freedom from 12×12.
    LargeFreedom(Freedom<6>),
    /// Freeze.
    Freeze(Freeze),
    /// Squares up to 11×11.
    Squares(Squares<2>),
    /// Squares from 12×12.
    LargeSquares(Squares<3>),
}

/// Does the same with the position of whichever game it is.
macro_rules! with_position {
    ($any:expr, $position:ident => $then:expr) => {
        match $any {
            AnyPosition::Freedom($position) => $then,
            AnyPosition::LargeFreedom($position) => $then,
            AnyPosition::Freeze($position) => $then,
            AnyPosition::Squares($position) => $then,
            AnyPosition::LargeSquares($position) => $then,
        }
    };
}

impl AnyPosition {
    /// The start position of a game.
    pub(super) fn start(setup: Setup) -> Self {
        match setup.kind() {
            GameKind::Freeze => Self::Freeze(Freeze::start()),
            GameKind::Freedom | GameKind::Squares => {
                Self::from_pieces(setup, &[], Side::White, None).expect("an empty board is valid")
            }
        }
    }

    /// A position from its pieces, the side to move and for Freedom the last stone.
    ///
    /// Freedom without a last stone means that any empty cell may be used.
    ///
    /// # Errors
    /// Says why no game could have come to this position.
    pub fn from_pieces(
        setup: Setup,
        pieces: &[(Cell, Piece)],
        side: Side,
        last: Option<Cell>,
    ) -> Result<Self, InvalidPosition> {
        InvalidPosition::check_cells(setup.size(), pieces)?;
        let kind = setup.kind();
        if let Some(cell) = last.filter(|_| kind != GameKind::Freedom) {
            return Err(InvalidPosition::LastNamed { cell, kind });
        }
        let small = setup.size().area() <= TWO_WORDS;
        Ok(match kind {
            GameKind::Freedom if small => {
                Self::Freedom(Freedom::from_pieces(setup, pieces, side, last)?)
            }
            GameKind::Freedom => {
                Self::LargeFreedom(Freedom::from_pieces(setup, pieces, side, last)?)
            }
            GameKind::Freeze => Self::Freeze(Freeze::from_pieces(pieces, side)?),
            GameKind::Squares if small => Self::Squares(Squares::from_pieces(setup, pieces, side)?),
            GameKind::Squares => Self::LargeSquares(Squares::from_pieces(setup, pieces, side)?),
        })
    }

    /// The game, size and rule option.
    pub fn setup(&self) -> Setup {
        Setup::of(self)
    }

    /// What stands on the board, row by row from `a1`.
    pub fn pieces(&self) -> Vec<(Cell, Piece)> {
        let piece = |cell| Some((cell, self.piece(cell)?));
        self.size().cells().filter_map(piece).collect()
    }

    /// Freedom: the stone placed last, if it is known.
    pub fn last_stone(&self) -> Option<Cell> {
        match self {
            Self::Freedom(position) => position.last_stone(),
            Self::LargeFreedom(position) => position.last_stone(),
            _ => None,
        }
    }

    /// Freedom: the rows of exactly four; none in other games.
    pub fn live_rows(&self) -> Vec<LiveRow> {
        match self {
            Self::Freedom(position) => position.live_rows(),
            Self::LargeFreedom(position) => position.live_rows(),
            _ => Vec::new(),
        }
    }

    /// Freedom: the live stones of a side, row by row from `a1`; none in other games.
    pub fn live_cells(&self, side: Side) -> Vec<Cell> {
        let cell = |index| self.size().cell(index);
        match self {
            Self::Freedom(position) => position.live_cells(side).iter().map(cell).collect(),
            Self::LargeFreedom(position) => position.live_cells(side).iter().map(cell).collect(),
            _ => Vec::new(),
        }
    }

    /// Freeze: the opposing cubes in line with the cube on a cell; none in other games.
    pub fn influences(&self, cell: Cell) -> Vec<Influence> {
        match self {
            Self::Freeze(position) => position.influences(cell),
            _ => Vec::new(),
        }
    }

    /// Freeze: the opposing cubes in line with the cube on a cell after the first steps of a move, where the
    /// reaction has not ended; none in other games.
    pub fn influences_after(&self, steps: &[Step], cell: Cell) -> Vec<Influence> {
        match self {
            Self::Freeze(position) => position.with_steps(steps).influences(cell),
            _ => Vec::new(),
        }
    }

    /// Squares: the squares whose corners a [`Fill`](super::StepKind::Fill) step fills; none in other games.
    ///
    /// Takes any position of the same game, for its size and rule option.
    pub fn squares_filled_by(&self, step: &Step) -> Vec<Square> {
        match self {
            Self::Squares(position) => position.squares_filled_by(step),
            Self::LargeSquares(position) => position.squares_filled_by(step),
            _ => Vec::new(),
        }
    }

    /// Squares: the squares that a side completes with one mark more, each with the free cell where it
    /// goes; none in other games.
    pub fn squares_to_complete(&self, side: Side) -> Vec<(Square, Cell)> {
        match self {
            Self::Squares(position) => position.squares_to_complete(side),
            Self::LargeSquares(position) => position.squares_to_complete(side),
            _ => Vec::new(),
        }
    }

    /// Squares: the squares that a side could still complete, with free cells or its own empty marks on all
    /// corners; none in other games.
    pub fn squares_open(&self, side: Side) -> Vec<Square> {
        match self {
            Self::Squares(position) => position.squares_open(side),
            Self::LargeSquares(position) => position.squares_open(side),
            _ => Vec::new(),
        }
    }
}

impl Position for AnyPosition {
    fn kind(&self) -> GameKind {
        with_position!(self, position => position.kind())
    }

    fn size(&self) -> Size {
        with_position!(self, position => position.size())
    }

    fn variant(&self) -> Variant {
        with_position!(self, position => position.variant())
    }

    fn side_to_move(&self) -> Side {
        with_position!(self, position => position.side_to_move())
    }

    fn piece(&self, cell: Cell) -> Option<Piece> {
        with_position!(self, position => position.piece(cell))
    }

    fn ending(&self) -> Option<Ending> {
        with_position!(self, position => position.ending())
    }

    fn score(&self) -> [u16; 2] {
        with_position!(self, position => position.score())
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        with_position!(self, position => position.legal_moves(moves));
    }

    fn legal_count(&self) -> usize {
        with_position!(self, position => position.legal_count())
    }

    fn nth_legal(&self, n: usize) -> Option<Move> {
        with_position!(self, position => position.nth_legal(n))
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        with_position!(self, position => position.check(mv))
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Step>, IllegalMove> {
        with_position!(self, position => position.play(mv))
    }

    fn play_unchecked(&mut self, mv: Move) {
        with_position!(self, position => position.play_unchecked(mv));
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_position!(self, position => position.fmt(f))
    }
}
