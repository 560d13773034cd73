//! What a position is worth: the search's numbers, and what people are told.

use std::fmt;

/// Larger than any value.
pub(super) const INFINITY: i32 = 2_000_000;

/// A win now. A win some plies later is worth as many less, so that the search takes the shortest way.
pub(super) const WIN: i32 = 1_000_000;

/// Values beyond this, and below its negative, are forced wins and losses.
const FORCED: i32 = WIN - 1000;

/// What one stone or mark is worth. For Freeze and Escape, 400 units are ten to one, as in Elo's scale.
pub(super) const UNIT: i32 = 100;

/// Whether a value is a forced win or loss.
pub(super) const fn is_forced(value: i32) -> bool {
    value.abs() > FORCED
}

/// A forced win or loss, counted from the root, as counted from a node some plies below; other values as
/// they are. With a negative number the other way round.
pub(super) const fn shifted(value: i32, plies: i32) -> i32 {
    if value > FORCED {
        value + plies
    } else if value < -FORCED {
        value - plies
    } else {
        value
    }
}

/// What a position is worth to the side to move, in the game's own unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// Freedom and Squares: by how many hundredths of a stone or mark the side to move will be ahead at
    /// the end.
    Margin(i32),
    /// Freeze and Escape: how probable a win is, in thousandths, a draw counted half.
    Chance(u16),
    /// The side to move wins after this many plies, its own next one counted.
    WinIn(u16),
    /// The side to move loses after this many plies.
    LossIn(u16),
}

impl Value {
    /// A value of the search for people: as a margin for the games that count, else as a chance.
    pub(super) fn new(value: i32, counts: bool) -> Self {
        if is_forced(value) {
            let plies = (WIN - value.abs()) as u16;
            return if value > 0 {
                Self::WinIn(plies)
            } else {
                Self::LossIn(plies)
            };
        }
        if counts {
            Self::Margin(value)
        } else {
            let odds = 10_f64.powf(f64::from(-value) / 400.0);
            Self::Chance((1000.0 / (1.0 + odds)).round() as u16)
        }
    }

    /// How probable a win of the side to move is, 0 to 1. A lead of four stones or marks counts as ten to
    /// one.
    pub fn chance(self) -> f32 {
        match self {
            Self::Margin(hundredths) => 1.0 / (1.0 + 10_f32.powf(-hundredths as f32 / 400.0)),
            Self::Chance(thousandths) => f32::from(thousandths) / 1000.0,
            Self::WinIn(_) => 1.0,
            Self::LossIn(_) => 0.0,
        }
    }

    /// The same for the other side.
    pub const fn reversed(self) -> Self {
        match self {
            Self::Margin(hundredths) => Self::Margin(-hundredths),
            Self::Chance(thousandths) => Self::Chance(1000 - thousandths),
            Self::WinIn(plies) => Self::LossIn(plies),
            Self::LossIn(plies) => Self::WinIn(plies),
        }
    }
}

/// `+3.50`, `61.2%`, `win in 5` or `loss in 4`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Margin(hundredths) => write!(f, "{:+.2}", f64::from(*hundredths) / 100.0),
            Self::Chance(thousandths) => write!(f, "{:.1}%", f64::from(*thousandths) / 10.0),
            Self::WinIn(plies) => write!(f, "win in {plies}"),
            Self::LossIn(plies) => write!(f, "loss in {plies}"),
        }
    }
}
