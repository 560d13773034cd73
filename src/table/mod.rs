//! What stands on the table: pieces as entities whose components are the position.

mod board;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use crate::rules::{Cell, CubeState, Piece, Side};

pub use board::{Board, pieces_on_table};
pub(crate) use board::{apply, set_up};

/// The cell that a piece stands on.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct At(pub Cell);

/// Whose piece it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Owner(pub Side);

/// A stone of Freedom.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stone {
    /// Whether it belongs to a row of exactly four.
    pub live: bool,
}

/// A cube of Freeze, and how it lies.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cube(pub CubeState);

/// A mark of Squares.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Whether it has been a corner of a square.
    pub filled: bool,
}

/// The components that together say what a piece is.
#[derive(QueryData)]
pub struct PieceParts {
    owner: &'static Owner,
    stone: Option<&'static Stone>,
    cube: Option<&'static Cube>,
    mark: Option<&'static Mark>,
}

impl PiecePartsItem<'_, '_> {
    /// What the components spell, as the rules call it.
    pub fn piece(&self) -> Piece {
        let side = self.owner.0;
        match (self.cube, self.mark) {
            (Some(&Cube(state)), _) => Piece::Cube(side, state),
            (_, Some(&Mark { filled })) => Piece::Mark { side, filled },
            _ => Piece::Stone(side),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Board>();
}
