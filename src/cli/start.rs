//! The arguments that say where a game starts.

use std::path::Path;

use clap::Args;

use super::input;
use super::output::Failure;
use crate::launch::{StartError, start_position};
use crate::rules::{AnyPosition, GameKind, Size, Variant};

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
        start_position(self.game, self.size, self.rules, text).map_err(|error| {
            let source = match error {
                StartError::Size(_) => "--size",
                StartError::Rules(_) => "--rules",
                StartError::PositionSize(_) | StartError::Position(_) => "--position",
            };
            Failure::new(source, error)
        })
    }
}

/// Reads a board's size.
pub(super) fn size(text: &str) -> Result<Size, String> {
    let side = text.parse().ok().and_then(Size::new);
    side.ok_or_else(|| format!("expected a number from {} to {}", Size::MIN, Size::MAX))
}
