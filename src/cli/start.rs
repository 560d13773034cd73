//! The arguments that say where a game starts.

use std::path::Path;

use clap::Args;

use super::input;
use super::output::Failure;
use crate::record::{parse_position, position_size};
use crate::rules::{AnyPosition, GameKind, Setup, SetupError, Size, Variant};

/// Where a game starts.
#[derive(Args, Debug)]
pub(super) struct Start {
    /// The game: freedom, freeze or squares
    #[arg(long)]
    game: GameKind,
    /// The side of the board in cells [default: the position's, or the standard board's]
    #[arg(long, value_parser = size)]
    size: Option<Size>,
    /// The rules: standard, escape (Freedom) or expert (Squares)
    #[arg(long, default_value_t = Variant::Standard)]
    rules: Variant,
    /// A start position, such as "7/7/7/3c3/7/7/7 b", or - to read it from standard input
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
}

impl Start {
    /// The start that other arguments say.
    pub(super) const fn new(
        game: GameKind,
        size: Option<Size>,
        rules: Variant,
        position: Option<String>,
    ) -> Self {
        Self {
            game,
            size,
            rules,
            position,
        }
    }

    /// The start position.
    pub(super) fn position(&self) -> Result<AnyPosition, Failure> {
        let text = match self.position.as_deref() {
            Some("-") => Some(input::read(Path::new("-"))?),
            text => text.map(str::to_owned),
        };
        let text = text
            .as_deref()
            .map(|text| text.trim_end_matches(['\n', '\r']));
        let wrong = |error| Failure::new("--position", error);
        let size = match (self.size, text) {
            (Some(size), _) => size,
            (None, Some(text)) => position_size(text).map_err(wrong)?,
            (None, None) => Setup::standard(self.game).size(),
        };
        let setup = Setup::new(self.game, size, self.rules).map_err(|error| {
            let source = match error {
                SetupError::Variant { .. } => "--rules",
                SetupError::Size { .. } if self.size.is_some() => "--size",
                SetupError::Size { .. } => "--position",
            };
            Failure::new(source, error)
        })?;
        match text {
            Some(text) => parse_position(setup, text).map_err(wrong),
            None => Ok(setup.start()),
        }
    }
}

/// Reads a board's size.
pub(super) fn size(text: &str) -> Result<Size, String> {
    let side = text.parse().ok().and_then(Size::new);
    side.ok_or_else(|| format!("expected a number from {} to {}", Size::MIN, Size::MAX))
}
