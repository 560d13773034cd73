//! The two sides and what they have on a board.

use std::fmt;

use super::{GameKind, Line};

/// One of the two players.
///
/// Freedom and Freeze call them White and Black, Squares Circles and Boxes ([`GameKind::side_name`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// White or Circles. Begins, except where a start position says otherwise.
    White,
    /// Black or Boxes.
    Black,
}

/// How a cube of Freeze lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CubeState {
    /// Plain face up: moves like a chess queen.
    Free,
    /// A line up: moves along it.
    Polarised(Line),
    /// A large dot up: does not move.
    Frozen,
}

/// What can stand on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A stone of Freedom.
    Stone(Side),
    /// A cube of Freeze.
    Cube(Side, CubeState),
    /// A mark of Squares.
    Mark {
        /// Whose it is.
        side: Side,
        /// Whether it has been a corner of a square.
        filled: bool,
    },
}

impl Side {
    /// White, then Black.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// 0 for White, 1 for Black: the place in a score.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl Piece {
    /// The game that it is a piece of.
    pub const fn kind(self) -> GameKind {
        match self {
            Self::Stone(_) => GameKind::Freedom,
            Self::Cube(..) => GameKind::Freeze,
            Self::Mark { .. } => GameKind::Squares,
        }
    }

    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Self::Stone(side) | Self::Cube(side, _) | Self::Mark { side, .. } => side,
        }
    }

    /// The letter in position texts and steps.
    pub const fn letter(self) -> char {
        match self {
            Self::Stone(Side::White) => 'w',
            Self::Stone(Side::Black) => 'b',
            Self::Cube(side, state) => {
                let letter = match state {
                    CubeState::Free => 'F',
                    CubeState::Polarised(Line::Row) => 'H',
                    CubeState::Polarised(Line::Column) => 'V',
                    CubeState::Polarised(Line::Rising) => 'U',
                    CubeState::Polarised(Line::Falling) => 'D',
                    CubeState::Frozen => 'X',
                };
                match side {
                    Side::White => letter,
                    Side::Black => letter.to_ascii_lowercase(),
                }
            }
            Self::Mark { side, filled } => match (side, filled) {
                (Side::White, false) => 'c',
                (Side::White, true) => 'C',
                (Side::Black, false) => 'b',
                (Side::Black, true) => 'B',
            },
        }
    }

    /// The piece that a letter means in a game, if it means one.
    pub const fn from_letter(kind: GameKind, letter: char) -> Option<Self> {
        match kind {
            GameKind::Freedom => match letter {
                'w' => Some(Self::Stone(Side::White)),
                'b' => Some(Self::Stone(Side::Black)),
                _ => None,
            },
            GameKind::Freeze => {
                let side = if letter.is_ascii_uppercase() {
                    Side::White
                } else {
                    Side::Black
                };
                let state = match letter.to_ascii_uppercase() {
                    'F' => CubeState::Free,
                    'H' => CubeState::Polarised(Line::Row),
                    'V' => CubeState::Polarised(Line::Column),
                    'U' => CubeState::Polarised(Line::Rising),
                    'D' => CubeState::Polarised(Line::Falling),
                    'X' => CubeState::Frozen,
                    _ => return None,
                };
                Some(Self::Cube(side, state))
            }
            GameKind::Squares => match letter {
                'c' => Some(Self::Mark {
                    side: Side::White,
                    filled: false,
                }),
                'C' => Some(Self::Mark {
                    side: Side::White,
                    filled: true,
                }),
                'b' => Some(Self::Mark {
                    side: Side::Black,
                    filled: false,
                }),
                'B' => Some(Self::Mark {
                    side: Side::Black,
                    filled: true,
                }),
                _ => None,
            },
        }
    }
}

impl fmt::Display for CubeState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Free => f.write_str("free"),
            Self::Polarised(line) => write!(f, "polarised along its {line}"),
            Self::Frozen => f.write_str("frozen"),
        }
    }
}
