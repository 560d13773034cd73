//! The eight levels.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::GameKind;

/// A level of play: 1 is for children and beginners, 8 the strongest.
///
/// ```
/// use tesserae::engine::Level;
///
/// assert_eq!("8".parse(), Ok(Level::STRONGEST));
/// assert!("9".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// A text that is not a level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is not a level; expected a number from 1 to 8")]
pub struct ParseLevelError(pub String);

/// What a player sees when judging a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sight {
    /// How much of what is less plain than the rest, in percent: in Freedom rows on the diagonals, in Freeze
    /// the slides that are possible, in Squares squares that still lack marks.
    pub(super) width: i32,
    /// Whether what is set off behind the last ply is followed to its end.
    pub(super) cascades: bool,
}

/// How a level plays a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Profile {
    /// How many plies it looks ahead.
    pub(super) depth: u8,
    /// How many positions it may enter.
    pub(super) nodes: u64,
    /// How often it does not make the best move that it sees but another good one, in percent.
    pub(super) slips: u32,
    /// How much worse that other move may look, in hundredths of the game's unit.
    pub(super) slack: i32,
    pub(super) sight: Sight,
}

impl Sight {
    /// Everything.
    pub(super) const FULL: Self = Self {
        width: 100,
        cascades: true,
    };
}

const fn profile(
    depth: u8,
    nodes: u64,
    (slips, slack): (u32, i32),
    width: i32,
    cascades: bool,
) -> Profile {
    Profile {
        depth,
        nodes,
        slips,
        slack,
        sight: Sight { width, cascades },
    }
}

/// No limit but the nodes.
const DEEP: u8 = u8::MAX;

/// Freedom by level: plies, nodes, slips (percent, hundredths of a stone), sight of diagonals in percent,
/// cascades.
const FREEDOM: [Profile; 8] = [
    profile(1, 2_000, (45, 300), 25, true),
    profile(1, 2_000, (25, 200), 60, true),
    profile(2, 5_000, (20, 150), 80, true),
    profile(3, 10_000, (10, 100), 100, true),
    profile(4, 20_000, (0, 0), 100, true),
    profile(6, 80_000, (0, 0), 100, true),
    profile(8, 200_000, (0, 0), 100, true),
    profile(DEEP, 1_500_000, (0, 0), 100, true),
];

/// Freeze by level: the slack is in units of which 400 are ten to one, the sight is of slides.
const FREEZE: [Profile; 8] = [
    profile(1, 2_000, (60, 200), 25, true),
    profile(1, 2_000, (20, 100), 75, true),
    profile(2, 6_000, (55, 150), 100, true),
    profile(2, 6_000, (0, 0), 100, true),
    profile(3, 20_000, (0, 0), 100, true),
    profile(4, 80_000, (0, 0), 100, true),
    profile(DEEP, 140_000, (0, 0), 100, true),
    profile(DEEP, 900_000, (0, 0), 100, true),
];

/// Squares by level: the slack is in hundredths of a mark, the sight is of squares that lack marks.
const SQUARES: [Profile; 8] = [
    profile(1, 2_000, (50, 300), 0, false),
    profile(1, 2_000, (90, 500), 25, false),
    profile(1, 2_000, (65, 350), 50, false),
    profile(1, 2_000, (30, 200), 100, false),
    profile(1, 4_000, (50, 200), 100, true),
    profile(1, 4_000, (15, 100), 100, true),
    profile(4, 60_000, (0, 0), 100, true),
    profile(DEEP, 1_800_000, (0, 0), 100, true),
];

impl Level {
    /// The weakest level.
    pub const WEAKEST: Self = Self(1);
    /// The strongest level.
    pub const STRONGEST: Self = Self(8);

    /// A level from 1 to 8; none for other numbers.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::WEAKEST.0 && number <= Self::STRONGEST.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All eight, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::WEAKEST.0..=Self::STRONGEST.0).map(Self)
    }

    /// The number from 1 to 8.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// How the level plays a game.
    pub(super) const fn profile(self, kind: GameKind) -> Profile {
        let profiles = match kind {
            GameKind::Freedom => &FREEDOM,
            GameKind::Freeze => &FREEZE,
            GameKind::Squares => &SQUARES,
        };
        profiles[self.0 as usize - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        text.parse()
            .ok()
            .and_then(Self::new)
            .ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}
