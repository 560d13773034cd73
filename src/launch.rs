//! What the window opens with.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::record::{ParseError, Record, parse_position, position_size};
use crate::rules::{AnyPosition, GameKind, Setup, SetupError, Size, UnknownName, Variant};

/// What the window opens with: nothing chosen means the title screen and the settings as they are.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Launch {
    /// The game on the table.
    pub game: Option<LaunchGame>,
    /// The window's width and height in logical pixels.
    pub window: Option<(u32, u32)>,
    /// How much the graphics may cost.
    pub graphics: Option<Graphics>,
    /// The moment of the game to open it at; none for its end.
    pub at: Option<Moment>,
    /// What to tell the player at once, such as that a file could not be opened.
    pub notice: Option<String>,
}

/// A moment of a game: after a number of moves, and so far into the next one.
///
/// ```
/// use tesserae::launch::Moment;
///
/// assert_eq!("12.5".parse(), Ok(Moment { moves: 12, hundredths: 50 }));
/// assert!("soon".parse::<Moment>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Moves that are over.
    pub moves: u16,
    /// How far the next one has come, in hundredths of its time.
    pub hundredths: u8,
}

/// A text that is not a moment.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("expected a number of moves, and maybe a part of the next one, such as 12 or 12.5")]
pub struct ParseMomentError;

impl FromStr for Moment {
    type Err = ParseMomentError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (moves, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(moves) || !digits(part) || part.len() > 2 {
            return Err(ParseMomentError);
        }
        let written = part.len();
        let part: u8 = part.parse().map_err(|_| ParseMomentError)?;
        Ok(Self {
            moves: moves.parse().map_err(|_| ParseMomentError)?,
            hundredths: if written == 1 { part * 10 } else { part },
        })
    }
}

/// A game to open the window with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LaunchGame {
    /// A game that was read from a record. All its moves are legal, those of variations too.
    Record {
        /// The game.
        record: Box<Record>,
        /// The file that it was read from; none for standard input.
        path: Option<PathBuf>,
    },
    /// A new game from a position.
    Fresh(AnyPosition),
}

/// What is wrong with the choice of a start, by the part of it that is to blame.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StartError {
    /// The game has no board of that size.
    #[error(transparent)]
    Size(SetupError),
    /// The game has no such rules.
    #[error(transparent)]
    Rules(SetupError),
    /// The position has a size that the game does not have.
    #[error(transparent)]
    PositionSize(SetupError),
    /// The position cannot be read, or cannot stand.
    #[error(transparent)]
    Position(ParseError),
}

/// The position that a game starts from. Without a size it is the position's, without both the
/// standard board's.
///
/// # Errors
/// If the game has no such size, rules or position.
///
/// ```
/// use tesserae::launch::start_position;
/// use tesserae::rules::{GameKind, Position, Variant};
///
/// let start = start_position(GameKind::Squares, None, Variant::Expert, None).unwrap();
/// assert_eq!(start.size().get(), 7);
/// assert!(start_position(GameKind::Squares, None, Variant::Escape, None).is_err());
/// ```
pub fn start_position(
    game: GameKind,
    size: Option<Size>,
    rules: Variant,
    position: Option<&str>,
) -> Result<AnyPosition, StartError> {
    let board = match (size, position) {
        (Some(size), _) => size,
        (None, Some(text)) => position_size(text).map_err(StartError::Position)?,
        (None, None) => Setup::standard(game).size(),
    };
    let setup = Setup::new(game, board, rules).map_err(|error| match error {
        SetupError::Variant { .. } => StartError::Rules(error),
        SetupError::Size { .. } if size.is_some() => StartError::Size(error),
        SetupError::Size { .. } => StartError::PositionSize(error),
    })?;
    match position {
        Some(text) => parse_position(setup, text).map_err(StartError::Position),
        None => Ok(setup.start()),
    }
}

/// How much the graphics may cost.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Graphics {
    /// No shadows, no smoothing of edges.
    Low,
    /// Shadows and smooth edges.
    #[default]
    Medium,
    /// Finer shadows.
    High,
}

impl Graphics {
    /// All three, the cheapest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// The name on the command line and in settings.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }
}

impl fmt::Display for Graphics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Graphics {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::ALL
            .into_iter()
            .find(|graphics| graphics.id() == text)
            .ok_or_else(|| UnknownName {
                found: text.to_owned(),
                expected: "low, medium or high",
            })
    }
}
