//! What everything on the table is made of, by what it is; made anew when the colours change.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::grain;
use super::light::Shadows;
use super::palette::Palettes;
use super::surface::{Finish, Surface};
use crate::app::Stage;
use crate::rules::{GameKind, Side};

/// Something that is made of one material. What a side has is different in every game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stuff {
    /// A piece.
    Body(GameKind, Side),
    /// What is inlaid in a piece, or fills it.
    Inlay(GameKind, Side),
    /// A piece that a move would bring.
    Ghost(GameKind, Side),
    /// What is inlaid in such a piece.
    GhostInlay(GameKind, Side),
    /// A connection that counts.
    Thread(GameKind, Side),
    /// One that would count.
    WouldBe(GameKind, Side),
    /// The board between and around the cells.
    Slab(GameKind),
    /// The cells.
    Cell(GameKind),
    /// The table under the board.
    Table,
    /// The shadow close to where something lies.
    Contact,
    /// A cell where one may go.
    Legal,
    /// A cell where the opponent could then go.
    Reply,
    /// The cells of the last move.
    LastMove,
    /// What it changed.
    Changed,
    /// The cell that is pointed at.
    Cursor,
    /// What is chosen.
    Chosen,
    /// A connection that does not count.
    Idle,
    /// A connection that has just ended.
    Lost,
}

impl Stuff {
    fn all() -> impl Iterator<Item = Self> {
        let by_side = GameKind::ALL.into_iter().flat_map(|kind| {
            Side::ALL.into_iter().flat_map(move |side| {
                [
                    Self::Body(kind, side),
                    Self::Inlay(kind, side),
                    Self::Ghost(kind, side),
                    Self::GhostInlay(kind, side),
                    Self::Thread(kind, side),
                    Self::WouldBe(kind, side),
                ]
            })
        });
        let by_game = GameKind::ALL
            .into_iter()
            .flat_map(|kind| [Self::Slab(kind), Self::Cell(kind)]);
        by_side.chain(by_game).chain([
            Self::Table,
            Self::Contact,
            Self::Legal,
            Self::Reply,
            Self::LastMove,
            Self::Changed,
            Self::Cursor,
            Self::Chosen,
            Self::Idle,
            Self::Lost,
        ])
    }

    /// What it is made of.
    fn surface(self, palettes: &Palettes, grain: &Handle<Image>) -> Surface {
        let scene = &palettes.scene;
        let lit = |color, finish| Surface::lit(color, finish, &scene.daylight);
        let on_paper = |kind| palettes.paper && kind == GameKind::Freedom;
        match self {
            Self::Body(kind, side) if on_paper(kind) => {
                Surface::flat(palettes.of(kind).piece(side))
            }
            Self::Body(kind, side) => {
                let palette = palettes.of(kind);
                let color = palette.piece(side);
                let (finish, weights) = match (kind, side) {
                    (GameKind::Freedom, Side::White) => (Finish::GLAZED, grain::SHELL),
                    (GameKind::Freedom, Side::Black) => (Finish::SATIN, grain::SPECKLED),
                    (GameKind::Freeze, _) => (Finish::SATIN, grain::SMOOTH),
                    (GameKind::Squares, _) => (Finish::SATIN, grain::SMOOTH),
                };
                let accent = match kind {
                    GameKind::Freedom => palette.threads[side.index()],
                    GameKind::Freeze | GameKind::Squares => palette.frost[side.index()],
                };
                lit(color, finish)
                    .with_grain(grain, weights)
                    .with_accent(accent)
            }
            Self::Inlay(kind, side) => {
                let finish = match kind {
                    GameKind::Squares => Finish::GLAZED,
                    GameKind::Freedom | GameKind::Freeze => Finish::SATIN,
                };
                let color = palettes.of(kind).inlays[side.index()];
                lit(color, finish).with_accent(color)
            }
            Self::Ghost(kind, side) if on_paper(kind) => {
                Surface::flat(palettes.of(kind).piece(side).with_alpha(0.4))
            }
            Self::Ghost(kind, side) => {
                lit(palettes.of(kind).piece(side).with_alpha(0.5), Finish::MATT)
            }
            Self::GhostInlay(kind, side) => lit(
                palettes.of(kind).inlays[side.index()].with_alpha(0.8),
                Finish::MATT,
            ),
            Self::Thread(kind, side) => Surface::flat(palettes.of(kind).threads[side.index()]),
            Self::WouldBe(kind, side) => {
                Surface::flat(palettes.of(kind).threads[side.index()].with_alpha(0.55))
            }
            Self::Slab(kind) if on_paper(kind) => lit(palettes.of(kind).slab, Finish::MATT),
            Self::Slab(kind) => {
                let weights = match kind {
                    GameKind::Freedom => grain::WOOD,
                    GameKind::Freeze => grain::SPECKLED,
                    GameKind::Squares => grain::CLOUDED,
                };
                lit(palettes.of(kind).slab, Finish::SATIN).with_grain(grain, weights * 0.8)
            }
            Self::Cell(kind) if on_paper(kind) => lit(palettes.of(kind).cell, Finish::MATT),
            Self::Cell(kind) => {
                let (finish, weights) = match kind {
                    GameKind::Freedom => (Finish::SATIN, grain::WOOD),
                    GameKind::Freeze => (Finish::MATT, grain::SPECKLED),
                    GameKind::Squares => (Finish::MATT, grain::CLOUDED),
                };
                lit(palettes.of(kind).cell, finish).with_grain(grain, weights)
            }
            // Its colours are in the vertices.
            Self::Table => Surface::flat(Color::WHITE),
            Self::Contact => Surface::flat(Color::BLACK).blended().undermost(),
            Self::Legal => Surface::flat(scene.legal),
            Self::Reply => Surface::flat(scene.reply),
            Self::LastMove => Surface::flat(scene.last_move),
            Self::Changed => Surface::flat(scene.changed),
            Self::Cursor => Surface::flat(scene.cursor),
            Self::Chosen => Surface::flat(scene.chosen),
            Self::Idle => Surface::flat(scene.idle_thread),
            Self::Lost => Surface::flat(scene.lost_thread),
        }
    }
}

/// All materials; shared, so that the renderer can draw all of a kind together.
#[derive(Resource)]
pub(super) struct Materials {
    grain: Handle<Image>,
    handles: HashMap<Stuff, Handle<Surface>>,
}

impl FromWorld for Materials {
    fn from_world(world: &mut World) -> Self {
        let grain = world.resource_mut::<Assets<Image>>().add(grain::texture());
        // The first frame paints them, as every change of the colours does.
        let surfaces = world.resource::<Assets<Surface>>();
        let handles = Stuff::all()
            .map(|stuff| (stuff, surfaces.reserve_handle()))
            .collect();
        Self { grain, handles }
    }
}

impl Materials {
    /// The material of something.
    pub(super) fn of(&self, stuff: Stuff) -> MeshMaterial3d<Surface> {
        MeshMaterial3d(self.handles[&stuff].clone())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Materials>().add_systems(
        Update,
        repaint
            .run_if(resource_changed::<Palettes>.or_else(resource_changed::<Shadows>))
            .in_set(Stage::View),
    );
}

/// Gives everything that is there its colours.
fn repaint(
    palettes: Res<Palettes>,
    shadows: Res<Shadows>,
    materials: Res<Materials>,
    mut surfaces: ResMut<Assets<Surface>>,
) -> Result {
    for (&stuff, handle) in &materials.handles {
        let surface = stuff
            .surface(&palettes, &materials.grain)
            .with_shadows(shadows.0)
            .with_pen(palettes.paper);
        surfaces.insert(handle.id(), surface)?;
    }
    Ok(())
}
