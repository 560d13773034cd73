//! The board, and the table it lies on.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::camera::RIM;
use super::materials::{Materials, Stuff};
use super::meshes;
use super::meshes::CellEdges;
use super::palette::Palettes;
use crate::app::Stage;
use crate::rules::{GameKind, Setup};
use crate::table;

/// How thick the slab is, in cells.
const THICKNESS: f32 = 0.5;
/// How far the table reaches, in cells.
const TABLE: f32 = 90.0;
/// How far the board's soft shadow reaches over the table, and how far the light pushes it, in cells.
const SHADE: f32 = 1.7;
const SHADE_SHIFT: Vec3 = Vec3::new(0.35, 0.0, 0.45);

/// A part of the board or the table, made anew when another board is needed.
#[derive(Component)]
struct BoardPart;

/// The table under the board.
#[derive(Component)]
struct TableTop;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_table).add_systems(
        Update,
        (
            paint_table.run_if(resource_changed::<Palettes>),
            build_board
                .run_if(resource_changed::<table::Board>.or_else(resource_changed::<Palettes>)),
        )
            .in_set(Stage::View),
    );
}

/// Its colours are in its mesh, which the first frame makes.
fn spawn_table(mut commands: Commands, materials: Res<Materials>) {
    commands.spawn((
        TableTop,
        Mesh3d::default(),
        materials.of(Stuff::Table),
        Transform::from_xyz(0.0, -THICKNESS, 0.0),
        NotShadowCaster,
    ));
}

fn paint_table(
    palettes: Res<Palettes>,
    table: Single<&mut Mesh3d, With<TableTop>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    table.into_inner().0 = meshes.add(meshes::table_top(TABLE, palettes.scene.table));
}

/// How the cells of a game are cut into its board: the gap between them and the width of their edges in
/// cells, and how bright the edges are, first those that the light comes over.
fn edges(kind: GameKind, paper: bool) -> CellEdges {
    let dark = |away: f32, towards: f32| [away, towards].map(|part| Vec3::splat(part).extend(1.0));
    match kind {
        // Squares printed in blue.
        GameKind::Freedom if paper => CellEdges {
            gap: 0.0,
            width: 0.018,
            tints: [Vec4::new(0.62, 0.76, 0.95, 1.0); 2],
        },
        // Lines engraved in one piece of wood.
        GameKind::Freedom => CellEdges {
            gap: 0.0,
            width: 0.024,
            tints: dark(0.50, 0.62),
        },
        // Shallow squares.
        GameKind::Freeze => CellEdges {
            gap: 0.07,
            width: 0.055,
            tints: dark(0.62, 1.16),
        },
        GameKind::Squares => CellEdges {
            gap: 0.045,
            width: 0.03,
            tints: dark(0.80, 1.08),
        },
    }
}

fn build_board(
    board: Res<table::Board>,
    palettes: Res<Palettes>,
    mut built: Local<Option<(Setup, bool)>>,
    old: Query<Entity, With<BoardPart>>,
    materials: Res<Materials>,
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let setup = board.setup();
    if *built == Some((setup, palettes.paper)) {
        return;
    }
    *built = Some((setup, palettes.paper));
    for part in &old {
        commands.entity(part).despawn();
    }
    let side = setup.size().get();
    let kind = setup.kind();
    let half = f32::from(side) / 2.0 + RIM;
    commands.spawn((
        BoardPart,
        Mesh3d(meshes.add(meshes::tile(half, 0.18, THICKNESS))),
        materials.of(Stuff::Slab(kind)),
        // The cells lie a hair above the slab.
        Transform::from_xyz(0.0, -THICKNESS - 0.004, 0.0),
    ));
    commands.spawn((
        BoardPart,
        Mesh3d(meshes.add(meshes::cells(side, &edges(kind, palettes.paper)))),
        materials.of(Stuff::Cell(kind)),
        Transform::IDENTITY,
        NotShadowCaster,
    ));
    commands.spawn((
        BoardPart,
        Mesh3d(meshes.add(meshes::shade(half - 0.3, 0.5, SHADE, 0.42, false))),
        materials.of(Stuff::Contact),
        Transform::from_translation(SHADE_SHIFT + Vec3::Y * (0.004 - THICKNESS)),
        NotShadowCaster,
    ));
}
