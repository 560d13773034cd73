//! The shapes of pieces, standing on the board or as ghosts of what a move would bring.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use bevy::prelude::*;

use super::materials::{Materials, Stuff};
use super::meshes;
use super::surface::Surface;
use crate::rules::{CubeState, Line, Piece, Side};

/// Half a cube's side, in cells. Its half diagonal is less than half a cell, so that a cube can turn
/// over without touching its neighbours.
pub(super) const CUBE_HALF: f32 = 0.34;
/// A stone's radius and height, in cells.
pub(super) const STONE: [f32; 2] = [0.44, 0.30];
/// How high ink lies on paper, in cells.
pub(super) const INK_HEIGHT: f32 = 0.012;
/// The height of a ring or a frame, in cells.
const MARK_HEIGHT: f32 = 0.10;

/// The shapes of pieces; shared, so that the renderer can draw all of a kind together.
#[derive(Resource)]
pub(super) struct Looks {
    pub(super) stone: Handle<Mesh>,
    pub(super) live: Handle<Mesh>,
    /// A cross and a nought.
    pub(super) ink: [Handle<Mesh>; 2],
    pub(super) cube: Handle<Mesh>,
    pub(super) bar: Handle<Mesh>,
    pub(super) dot: Handle<Mesh>,
    pub(super) marks: [Handle<Mesh>; 2],
    pub(super) fills: [Handle<Mesh>; 2],
    /// The shadows close to a stone, a cube and a mark, in the order of the games.
    pub(super) contacts: [Handle<Mesh>; 3],
}

/// A part of a piece that is not there yet.
pub(super) struct Ghost {
    pub(super) mesh: Mesh3d,
    pub(super) material: MeshMaterial3d<Surface>,
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
        let mut add = |mesh: Mesh| meshes.add(mesh);
        Self {
            stone: add(meshes::stone(STONE[0], STONE[1])),
            live: add(meshes::disc(0.12, 0.02)),
            ink: [
                add(meshes::cross(0.27, 0.085)),
                add(meshes::nought(0.30, 0.085)),
            ],
            cube: add(meshes::rounded_cube(CUBE_HALF, 0.075)),
            bar: add(meshes::bar(CUBE_HALF * 1.62, 0.12, 0.012)),
            dot: add(meshes::disc(CUBE_HALF * 0.56, 0.012)),
            marks: [
                add(meshes::ring(0.31, 0.13, MARK_HEIGHT)),
                add(meshes::frame(0.30, 0.13, MARK_HEIGHT)),
            ],
            fills: [
                add(meshes::disc(0.27, MARK_HEIGHT * 0.9)),
                add(meshes::tile(0.26, 0.06, MARK_HEIGHT * 0.9)),
            ],
            contacts: [
                add(meshes::shade(0.26, 0.255, 0.26, 0.5, false)),
                add(meshes::shade(0.30, 0.08, 0.20, 0.5, false)),
                add(meshes::shade(0.33, 0.2, 0.13, 0.28, true)),
            ],
        }
    }
}

impl Looks {
    /// The shape of what stands for a stone.
    pub(super) fn stone(&self, paper: bool, side: Side) -> &Handle<Mesh> {
        if paper {
            &self.ink[side.index()]
        } else {
            &self.stone
        }
    }

    /// What is drawn of a piece that would stand on a cell, where `before` stands now.
    pub(super) fn ghost(
        &self,
        materials: &Materials,
        paper: bool,
        piece: Piece,
        before: Option<Piece>,
    ) -> Vec<Ghost> {
        let side = piece.side();
        let kind = piece.kind();
        let part = |mesh: &Handle<Mesh>, inlaid: bool, transform: Transform| {
            let stuff = if inlaid {
                Stuff::GhostInlay(kind, side)
            } else {
                Stuff::Ghost(kind, side)
            };
            Ghost {
                mesh: Mesh3d(mesh.clone()),
                material: materials.of(stuff),
                transform,
            }
        };
        match piece {
            Piece::Stone(_) => {
                let lift = Transform::from_xyz(0.0, if paper { INK_HEIGHT } else { 0.0 }, 0.0);
                vec![part(self.stone(paper, side), false, lift)]
            }
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
