//! The board: which piece stands on which cell, and the only way to change it.

use bevy::prelude::*;

use super::{At, Cube, Mark, Owner, PieceParts, Stone};
use crate::playback::Pose;
use crate::rules::{AnyPosition, Cell, Change, GameKind, Piece, Position, Setup, Size};

/// The board on the table. Its pieces are entities; this knows where to find them.
#[derive(Resource, Clone, Debug)]
pub struct Board {
    setup: Setup,
    pieces: Vec<Option<Entity>>,
}

impl Default for Board {
    fn default() -> Self {
        Self::empty(Setup::standard(GameKind::Freedom))
    }
}

impl Board {
    fn empty(setup: Setup) -> Self {
        Self {
            setup,
            pieces: vec![None; setup.size().area()],
        }
    }

    /// The game, the size and the rules it is for.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The board's side in cells.
    pub fn size(&self) -> Size {
        self.setup.size()
    }

    /// The piece on a cell.
    pub fn entity(&self, cell: Cell) -> Option<Entity> {
        self.size()
            .contains(cell)
            .then(|| self.pieces[self.size().index(cell)])
            .flatten()
    }

    fn put(&mut self, cell: Cell, entity: Option<Entity>) -> Option<Entity> {
        let index = self.setup.size().index(cell);
        std::mem::replace(&mut self.pieces[index], entity)
    }
}

/// Clears the table and sets it up with a position.
pub(crate) fn set_up(world: &mut World, position: &AnyPosition) {
    let old: Vec<Entity> = world
        .query_filtered::<Entity, With<At>>()
        .iter(world)
        .collect();
    for entity in old {
        world.despawn(entity);
    }
    let size = position.size();
    world.insert_resource(Board::empty(position.setup()));
    for cell in size.cells() {
        if let Some(piece) = position.piece(cell) {
            let entity = spawn(world, cell, piece);
            world.resource_mut::<Board>().put(cell, Some(entity));
        }
    }
}

/// Makes the changes of a step. A piece that leaves one cell for another stays the same entity.
pub(crate) fn apply(world: &mut World, changes: impl Iterator<Item = Change> + Clone) {
    let mut lifted = Vec::new();
    for change in changes.clone() {
        if let (Some(before), None) = (change.before, change.after) {
            let entity = world.resource_mut::<Board>().put(change.cell, None);
            lifted.extend(entity.map(|entity| (before, entity)));
        }
    }
    for change in changes {
        let Some(piece) = change.after else { continue };
        let standing = world.resource::<Board>().entity(change.cell);
        let moved = || {
            let place = lifted.iter().position(|&(other, _)| other == piece)?;
            Some(lifted.swap_remove(place).1)
        };
        let entity = match standing.or_else(moved) {
            Some(entity) => {
                become_piece(world, entity, change.cell, piece);
                entity
            }
            None => spawn(world, change.cell, piece),
        };
        world.resource_mut::<Board>().put(change.cell, Some(entity));
    }
    for (_, entity) in lifted {
        world.despawn(entity);
    }
}

fn spawn(world: &mut World, cell: Cell, piece: Piece) -> Entity {
    let size = world.resource::<Board>().size();
    let mut entity = world.spawn((
        At(cell),
        Owner(piece.side()),
        Pose::at_rest(piece, cell, size),
    ));
    match piece {
        Piece::Stone(_) => entity.insert(Stone { live: false }),
        Piece::Cube(_, state) => entity.insert(Cube(state)),
        Piece::Mark { filled, .. } => entity.insert(Mark { filled }),
    };
    entity.id()
}

fn become_piece(world: &mut World, entity: Entity, cell: Cell, piece: Piece) {
    let mut entity = world.entity_mut(entity);
    entity.insert(At(cell));
    match piece {
        Piece::Stone(_) => {}
        Piece::Cube(_, state) => {
            entity.insert(Cube(state));
        }
        Piece::Mark { filled, .. } => {
            entity.insert(Mark { filled });
        }
    }
}

/// What the components on the table spell, cell by cell.
pub fn pieces_on_table(world: &mut World) -> Vec<(Cell, Piece)> {
    world
        .query::<(&At, PieceParts)>()
        .iter(world)
        .map(|(at, parts)| (at.0, parts.piece()))
        .collect()
}
