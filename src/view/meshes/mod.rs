//! Meshes made in code. Units are cells.

mod flat;

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

pub(super) use flat::{CellEdges, cells, cross, nought, pen_loop, shade, table_top};

/// A point of a closed path seen from above, and the direction that leads out of it.
#[derive(Clone, Copy)]
struct PathPoint {
    at: Vec2,
    out: Vec2,
}

/// A point of a profile: how far out it is, first as a part of the path's own distance from the
/// middle, then as a length along the path's outward direction; and its height.
#[derive(Clone, Copy)]
struct ProfilePoint {
    scale: f32,
    offset: f32,
    height: f32,
}

const fn on(scale: f32, offset: f32, height: f32) -> ProfilePoint {
    ProfilePoint {
        scale,
        offset,
        height,
    }
}

/// Whether a profile is round, or has an edge at each of its points.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edges {
    Round,
    Sharp,
}

fn circle(radius: f32, segments: usize) -> Vec<PathPoint> {
    (0..segments)
        .map(|number| {
            let out = Vec2::from_angle(number as f32 / segments as f32 * TAU);
            PathPoint {
                at: out * radius,
                out,
            }
        })
        .collect()
}

/// A square with round corners; `half` is half its side.
fn rounded_square(half: f32, radius: f32, segments: usize) -> Vec<PathPoint> {
    let mut path = Vec::with_capacity(4 * (segments + 1));
    for corner in 0..4 {
        let turn = corner as f32 * FRAC_PI_2;
        let middle = Vec2::from_angle(turn + FRAC_PI_2 / 2.0) * (half - radius) * 2f32.sqrt();
        for number in 0..=segments {
            let out = Vec2::from_angle(turn + number as f32 / segments as f32 * FRAC_PI_2);
            path.push(PathPoint {
                at: middle + out * radius,
                out,
            });
        }
    }
    path
}

/// The part of the grain's texture that a cell spans.
const GRAIN_SCALE: f32 = 0.3;

/// Vertices with their triangles, as they are collected.
#[derive(Default)]
struct Builder {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    /// One for each vertex, or none at all.
    colors: Vec<Vec4>,
    triangles: Vec<u32>,
}

impl Builder {
    fn vertex(&mut self, position: Vec3, normal: Vec3) -> u32 {
        self.positions.push(position);
        self.normals.push(normal);
        // As if the grain went through the whole body, so that upright faces have it too.
        let cut = Vec2::new(position.x, position.z) + position.y * Vec2::new(0.6, 0.8);
        self.uvs.push(cut * GRAIN_SCALE + 0.5);
        self.positions.len() as u32 - 1
    }

    /// A four-cornered face, turned so that it is seen from where its normals point.
    fn quad(&mut self, corners: [u32; 4]) {
        let [a, b, c, d] = corners;
        for [i, j, k] in [[a, b, c], [a, c, d]] {
            let [p, q, r] = [i, j, k].map(|index| self.positions[index as usize]);
            let facing = (q - p).cross(r - p);
            let normal = self.normals[i as usize] + self.normals[k as usize];
            if facing.dot(normal) >= 0.0 {
                self.triangles.extend([i, j, k]);
            } else {
                self.triangles.extend([i, k, j]);
            }
        }
    }

    fn build(self) -> Mesh {
        let mesh = Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::default(),
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
        .with_inserted_indices(Indices::U32(self.triangles));
        if self.colors.is_empty() {
            mesh
        } else {
            mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
        }
    }
}

/// Draws a profile along a closed path.
fn sweep(path: &[PathPoint], profile: &[ProfilePoint], edges: Edges) -> Mesh {
    swept(path, profile, edges).build()
}

fn swept(path: &[PathPoint], profile: &[ProfilePoint], edges: Edges) -> Builder {
    // For each stretch of the profile its normal: outwards and up.
    let normals: Vec<Vec2> = profile
        .windows(2)
        .map(|pair| {
            let along = place(path[0], pair[1]) - place(path[0], pair[0]);
            Vec2::new(-along.z, along.truncate().dot(path[0].out)).normalize_or_zero()
        })
        .collect();
    let mut builder = Builder::default();
    for (number, pair) in profile.windows(2).enumerate() {
        let ends = match edges {
            Edges::Sharp => [normals[number]; 2],
            Edges::Round => [
                normals[number.saturating_sub(1)] + normals[number],
                normals[number] + normals[(number + 1).min(normals.len() - 1)],
            ],
        };
        let rows = [0, 1].map(|end| {
            let first = builder.positions.len() as u32;
            for &point in path {
                let flat = place(point, pair[end]);
                let normal = ends[end].normalize_or_zero();
                builder.vertex(
                    Vec3::new(flat.x, flat.z, -flat.y),
                    Vec3::new(point.out.x * normal.x, normal.y, -point.out.y * normal.x),
                );
            }
            first
        });
        let count = path.len() as u32;
        for index in 0..count {
            let next = (index + 1) % count;
            builder.quad([
                rows[0] + index,
                rows[0] + next,
                rows[1] + next,
                rows[1] + index,
            ]);
        }
    }
    builder
}

/// A profile's point on a path: x and y as seen from above, z the height.
fn place(point: PathPoint, profile: ProfilePoint) -> Vec3 {
    (point.at * profile.scale + point.out * profile.offset).extend(profile.height)
}

/// A Go stone: the body between two equal spherical caps, lying on the board. What is always turned away
/// from the player is left out: a full board of nineteen has many stones.
pub(super) fn stone(radius: f32, height: f32) -> Mesh {
    const RINGS: usize = 11;
    /// How far down it goes, as a part of its height's half turn.
    const SEEN: f32 = 0.62;
    // The angle of an ellipse that is a little pointed at its rim.
    let profile: Vec<ProfilePoint> = (0..=RINGS)
        .map(|ring| {
            let angle = ring as f32 / RINGS as f32 * SEEN * std::f32::consts::PI;
            let rise = angle.cos();
            let out = angle.sin().max(0.0);
            on(
                0.0,
                radius * out,
                height / 2.0 * (1.0 + rise.signum() * rise.abs().powf(1.15)),
            )
        })
        .collect();
    sweep(&circle(1.0, 32), &profile, Edges::Round)
}

/// A ring lying on the board, round in its cross-section but flat below.
pub(super) fn ring(radius: f32, width: f32, height: f32) -> Mesh {
    sweep(&circle(radius, 40), &band(width, height), Edges::Round)
}

/// A square frame with round corners; `half` is half the side of the middle of its band.
pub(super) fn frame(half: f32, width: f32, height: f32) -> Mesh {
    sweep(
        &rounded_square(half, width * 0.9, 6),
        &band(width, height),
        Edges::Round,
    )
}

fn band(width: f32, height: f32) -> Vec<ProfilePoint> {
    const ARCS: usize = 8;
    (0..=ARCS)
        .map(|arc| {
            let angle = (1.0 - arc as f32 / ARCS as f32) * std::f32::consts::PI;
            on(
                1.0,
                width / 2.0 * angle.cos(),
                height * angle.sin().max(0.0).powf(0.6),
            )
        })
        .collect()
}

/// A disc with a slanted edge, lying on the board.
pub(super) fn disc(radius: f32, height: f32) -> Mesh {
    let bevel = (height * 0.6).min(radius * 0.2);
    sweep(
        &circle(radius, 40),
        &slab_profile(height, bevel),
        Edges::Sharp,
    )
}

/// A square tile with round corners and a slanted edge, lying on the board.
pub(super) fn tile(half: f32, radius: f32, height: f32) -> Mesh {
    let bevel = (height * 0.6).min(radius * 0.5);
    sweep(
        &rounded_square(half, radius, 6),
        &slab_profile(height, bevel),
        Edges::Sharp,
    )
}

fn slab_profile(height: f32, bevel: f32) -> [ProfilePoint; 4] {
    [
        on(0.0, 0.0, height),
        on(1.0, -bevel, height),
        on(1.0, 0.0, height - bevel),
        on(1.0, 0.0, 0.0),
    ]
}

/// A cube with round edges around the origin; `half` is half its side.
pub(super) fn rounded_cube(half: f32, radius: f32) -> Mesh {
    // A multiple of three, so that the margins begin at a point of the grid.
    const GRID: usize = 9;
    let core = half - radius;
    // Points of a face's grid: dense in the round margins, one stretch between them.
    let steps: Vec<f32> = (0..=GRID)
        .map(|number| {
            let part = number as f32 / GRID as f32 * 2.0 - 1.0;
            let edge = (part.abs() - 1.0 / 3.0).max(0.0) * 1.5;
            part.signum()
                * (core * (part.abs() * 3.0).min(1.0) + radius * (edge * FRAC_PI_2 / 2.0).tan())
        })
        .collect();
    let mut builder = Builder::default();
    for face in [
        Vec3::X,
        Vec3::Y,
        Vec3::Z,
        Vec3::NEG_X,
        Vec3::NEG_Y,
        Vec3::NEG_Z,
    ] {
        let (right, up) = face.any_orthonormal_pair();
        let first = builder.positions.len() as u32;
        for &v in &steps {
            for &u in &steps {
                let on_box = face * half + right * u + up * v;
                let inner = on_box.clamp(Vec3::splat(-core), Vec3::splat(core));
                let normal = (on_box - inner).normalize_or(face);
                builder.vertex(inner + normal * radius, normal);
            }
        }
        let width = steps.len() as u32;
        for row in 0..width - 1 {
            for col in 0..width - 1 {
                let corner = first + row * width + col;
                builder.quad([corner, corner + 1, corner + width + 1, corner + width]);
            }
        }
    }
    builder.build()
}

/// A flat strip lying on the board along x, with round ends.
pub(super) fn bar(length: f32, width: f32, height: f32) -> Mesh {
    let radius = width / 2.0;
    let mut path = circle(radius, 24);
    for point in &mut path {
        point.at.x += (length / 2.0 - radius).copysign(point.at.x);
    }
    sweep(&path, &slab_profile(height, height * 0.5), Edges::Sharp)
}

/// A square outline lying on the board; `half` is half its outer side.
pub(super) fn outline(half: f32, width: f32) -> Mesh {
    let path = rounded_square(half - width / 2.0, 0.08, 5);
    sweep(
        &path,
        &[on(1.0, -width / 2.0, 0.0), on(1.0, width / 2.0, 0.0)],
        Edges::Sharp,
    )
}
