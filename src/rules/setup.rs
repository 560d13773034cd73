//! Which game is played, on which board, by which rules.

use thiserror::Error;

use super::any::AnyPosition;
use super::{GameKind, Position, Size, Variant};

/// A game, a board size and a rule option that go together.
///
/// ```
/// use tesserae::rules::{GameKind, Position, Setup, Size, Variant};
///
/// let setup = Setup::new(GameKind::Squares, Size::new(9).unwrap(), Variant::Expert).unwrap();
/// assert_eq!(setup.start().legal_count(), 81);
///
/// let error = Setup::new(GameKind::Freeze, Size::new(9).unwrap(), Variant::Standard).unwrap_err();
/// assert_eq!(error.to_string(), "Freeze has no board of size 9; expected 10");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    kind: GameKind,
    size: Size,
    variant: Variant,
}

/// Why there is no such [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The game is not played on a board of this size.
    #[error("{kind} has no board of size {size}; expected {}", sizes(*.kind))]
    Size {
        /// The game.
        kind: GameKind,
        /// The size.
        size: Size,
    },
    /// The game has no such rule option.
    #[error("{kind} has no rules called {variant}; expected {}", variants(*.kind))]
    Variant {
        /// The game.
        kind: GameKind,
        /// The rule option.
        variant: Variant,
    },
}

fn sizes(kind: GameKind) -> String {
    let (min, max) = kind.sizes();
    if min == max {
        min.to_string()
    } else {
        format!("{min} to {max}")
    }
}

fn variants(kind: GameKind) -> String {
    let names: Vec<&str> = kind.variants().iter().map(|variant| variant.id()).collect();
    names.join(" or ")
}

impl Setup {
    /// A game on a board of a size with a rule option.
    ///
    /// # Errors
    /// Says which sizes or rule options the game has, if these are not among them.
    pub fn new(kind: GameKind, size: Size, variant: Variant) -> Result<Self, SetupError> {
        let (min, max) = kind.sizes();
        if !(min..=max).contains(&size.get()) {
            return Err(SetupError::Size { kind, size });
        }
        if !kind.variants().contains(&variant) {
            return Err(SetupError::Variant { kind, variant });
        }
        Ok(Self {
            kind,
            size,
            variant,
        })
    }

    /// The standard game on the standard board.
    pub const fn standard(kind: GameKind) -> Self {
        Self {
            kind,
            size: Size::new(kind.standard_size()).expect("a board has this size"),
            variant: Variant::Standard,
        }
    }

    /// The setup of a position.
    pub(super) fn of(position: &impl Position) -> Self {
        Self {
            kind: position.kind(),
            size: position.size(),
            variant: position.variant(),
        }
    }

    /// Which game.
    pub const fn kind(self) -> GameKind {
        self.kind
    }

    /// The board's size.
    pub const fn size(self) -> Size {
        self.size
    }

    /// The rule option.
    pub const fn variant(self) -> Variant {
        self.variant
    }

    /// The start position.
    pub fn start(self) -> AnyPosition {
        AnyPosition::start(self)
    }
}
