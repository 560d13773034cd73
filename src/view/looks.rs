//! What pieces are made of, standing on the board or as ghosts of what a move would bring.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use bevy::prelude::*;

use super::{meshes, palette};
use crate::rules::{CubeState, GameKind, Line, Piece, Side};

/// Half a cube's side, in cells. Its half diagonal is less than half a cell, so that a cube can turn
/// over without touching its neighbours.
pub(super) const CUBE_HALF: f32 = 0.34;
/// A stone's radius and height, in cells.
pub(super) const STONE: [f32; 2] = [0.44, 0.30];
/// The height of a ring or a frame, in cells.
const MARK_HEIGHT: f32 = 0.10;

/// What pieces are made of; shared, so that the renderer can draw all of a kind together.
#[derive(Resource)]
pub(super) struct Looks {
    pub(super) stone: Handle<Mesh>,
    pub(super) live: Handle<Mesh>,
    pub(super) cube: Handle<Mesh>,
    pub(super) bar: Handle<Mesh>,
    pub(super) dot: Handle<Mesh>,
    pub(super) marks: [Handle<Mesh>; 2],
    pub(super) fills: [Handle<Mesh>; 2],
    /// For each game, the pieces of White and Black.
    materials: [[Handle<StandardMaterial>; 2]; 3],
    /// For each game, what is inlaid in them.
    inlays: [[Handle<StandardMaterial>; 2]; 3],
    /// For each game, the pieces as ghosts.
    ghosts: [[Handle<StandardMaterial>; 2]; 3],
    /// For each game, what is inlaid in the ghosts.
    ghost_inlays: [[Handle<StandardMaterial>; 2]; 3],
}

/// A part of a piece that is not there yet.
pub(super) struct Ghost {
    pub(super) mesh: Mesh3d,
    pub(super) material: MeshMaterial3d<StandardMaterial>,
    /// Where the part is, seen from the middle of the cell on the board.
    pub(super) transform: Transform,
}

/// How high a piece is, in cells.
pub(super) const fn top_of_piece(piece: Piece) -> f32 {
    match piece {
        Piece::Stone(_) => STONE[1],
        Piece::Cube(..) => 2.0 * CUBE_HALF,
        Piece::Mark { .. } => MARK_HEIGHT,
    }
}

impl FromWorld for Looks {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let handles = [
            meshes::stone(STONE[0], STONE[1]),
            meshes::disc(0.12, 0.02),
            meshes::rounded_cube(CUBE_HALF, 0.06),
            meshes::bar(CUBE_HALF * 1.62, 0.12, 0.012),
            meshes::disc(CUBE_HALF * 0.56, 0.012),
            meshes::ring(0.31, 0.13, MARK_HEIGHT),
            meshes::frame(0.30, 0.13, MARK_HEIGHT),
            meshes::disc(0.27, MARK_HEIGHT * 0.9),
            meshes::tile(0.26, 0.06, MARK_HEIGHT * 0.9),
        ]
        .map(|mesh| meshes.add(mesh));
        let [
            stone,
            live,
            cube,
            bar,
            dot,
            ring,
            frame,
            round_fill,
            square_fill,
        ] = handles;
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let mut solid = |color: Color, perceptual_roughness: f32| {
            materials.add(StandardMaterial {
                base_color: color,
                perceptual_roughness,
                reflectance: 0.35,
                ..default()
            })
        };
        let by_game = GameKind::ALL.map(palette::of);
        let pieces = by_game
            .map(|palette| [0, 1].map(|side| solid(palette.pieces[side], palette.roughness[side])));
        let inlays = by_game.map(|palette| palette.inlays.map(|color| solid(color, 0.5)));
        let mut ghost = |color: Color, alpha: f32| {
            materials.add(StandardMaterial {
                base_color: color.with_alpha(alpha),
                alpha_mode: AlphaMode::Blend,
                perceptual_roughness: 0.8,
                ..default()
            })
        };
        Self {
            stone,
            live,
            cube,
            bar,
            dot,
            marks: [ring, frame],
            fills: [round_fill, square_fill],
            ghosts: by_game.map(|palette| palette.pieces.map(|color| ghost(color, 0.5))),
            ghost_inlays: by_game.map(|palette| palette.inlays.map(|color| ghost(color, 0.8))),
            materials: pieces,
            inlays,
        }
    }
}

impl Looks {
    pub(super) fn material(&self, kind: GameKind, side: Side) -> MeshMaterial3d<StandardMaterial> {
        MeshMaterial3d(self.materials[kind as usize][side.index()].clone())
    }

    pub(super) fn inlay(&self, kind: GameKind, side: Side) -> MeshMaterial3d<StandardMaterial> {
        MeshMaterial3d(self.inlays[kind as usize][side.index()].clone())
    }

    /// What is drawn of a piece that would stand on a cell, where `before` stands now.
    pub(super) fn ghost(&self, piece: Piece, before: Option<Piece>) -> Vec<Ghost> {
        let side = piece.side();
        let kind = piece.kind() as usize;
        let part = |mesh: &Handle<Mesh>, inlaid: bool, transform: Transform| {
            let materials = if inlaid {
                &self.ghost_inlays
            } else {
                &self.ghosts
            };
            Ghost {
                mesh: Mesh3d(mesh.clone()),
                material: MeshMaterial3d(materials[kind][side.index()].clone()),
                transform,
            }
        };
        match piece {
            Piece::Stone(_) => vec![part(&self.stone, false, Transform::IDENTITY)],
            Piece::Mark { filled, .. } => {
                let outline = before.is_none();
                let outline =
                    outline.then(|| part(&self.marks[side.index()], false, Transform::IDENTITY));
                let filling =
                    filled.then(|| part(&self.fills[side.index()], true, Transform::IDENTITY));
                outline.into_iter().chain(filling).collect()
            }
            Piece::Cube(_, state) => {
                // A cube that stands there gets a thin plate over it with the face it would show.
                let height = if before.is_some() {
                    0.02
                } else {
                    2.0 * CUBE_HALF
                };
                let body = Transform::from_xyz(0.0, height / 2.0, 0.0).with_scale(Vec3::new(
                    1.0,
                    height / (2.0 * CUBE_HALF),
                    1.0,
                ));
                let face = (state != CubeState::Free).then(|| {
                    let top = Transform::from_xyz(0.0, height, 0.0);
                    part(
                        self.face(state),
                        true,
                        top.with_rotation(face_rotation(state)),
                    )
                });
                std::iter::once(part(&self.cube, false, body))
                    .chain(face)
                    .collect()
            }
        }
    }

    /// What is inlaid in the face of a cube that is not free.
    pub(super) fn face(&self, state: CubeState) -> &Handle<Mesh> {
        if state == CubeState::Frozen {
            &self.dot
        } else {
            &self.bar
        }
    }
}

/// How what is inlaid in a face lies, turned from the row, seen from above.
pub(super) fn face_rotation(state: CubeState) -> Quat {
    Quat::from_rotation_y(match state {
        CubeState::Free | CubeState::Frozen | CubeState::Polarised(Line::Row) => 0.0,
        CubeState::Polarised(Line::Rising) => FRAC_PI_4,
        CubeState::Polarised(Line::Column) => FRAC_PI_2,
        CubeState::Polarised(Line::Falling) => -FRAC_PI_4,
    })
}
