//! What lies flat: the cells of a board, the table, soft shadows, and lines drawn with a pen.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::{Builder, Edges, ProfilePoint, circle, on, rounded_square, swept};

/// How cells are cut into a board.
pub(in crate::view) struct CellEdges {
    /// How far they are apart, in cells.
    pub(in crate::view) gap: f32,
    /// How wide their edges are, in cells.
    pub(in crate::view) width: f32,
    /// The colours of the edges, to be multiplied with that of the cells: those towards the light, whose
    /// walls lie in shadow, and those away from it.
    pub(in crate::view) tints: [Vec4; 2],
}

/// All cells of a board in one mesh, at height 0.
pub(in crate::view) fn cells(side: u8, edges: &CellEdges) -> Mesh {
    const CORNERS: [(f32, f32); 4] = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
    let outer = (1.0 - edges.gap) / 2.0;
    let inner = outer - edges.width;
    let middle = f32::from(side - 1) / 2.0;
    let mut builder = Builder::default();
    for row in 0..side {
        for col in 0..side {
            let centre = Vec3::new(f32::from(col) - middle, 0.0, middle - f32::from(row));
            let mut square = |half: f32, tint: Vec4| {
                CORNERS.map(|(x, z)| {
                    builder.colors.push(tint);
                    builder.vertex(centre + Vec3::new(x * half, 0.0, z * half), Vec3::Y)
                })
            };
            let floor = square(inner, Vec4::ONE);
            let rings = edges
                .tints
                .map(|tint| (square(inner, tint), square(outer, tint)));
            builder.quad(floor);
            // From the corner at the lower left: the lower, right, upper and left edge.
            for (number, tint) in [1, 1, 0, 0].into_iter().enumerate() {
                let (inside, outside) = rings[tint];
                let next = (number + 1) % 4;
                builder.quad([outside[number], outside[next], inside[next], inside[number]]);
            }
        }
    }
    builder.build()
}

/// A large disc whose colour runs from the middle to the edge.
pub(in crate::view) fn table_top(radius: f32, colors: [Color; 2]) -> Mesh {
    /// Where the colour has run through, in cells from the middle.
    const FADED: f32 = 17.0;
    const RINGS: usize = 24;
    // Close to the board the rings lie closer together.
    let profile: Vec<ProfilePoint> = (0..=RINGS)
        .map(|ring| on((ring as f32 / RINGS as f32).powi(2), 0.0, 0.0))
        .collect();
    let mut builder = swept(&circle(radius, 64), &profile, Edges::Sharp);
    let [inner, outer] = colors.map(|color| color.to_linear());
    builder.colors = builder
        .positions
        .iter()
        .map(|at| {
            let part = (at.x.hypot(at.z) / FADED).min(1.0);
            inner
                .mix(&outer, part * part * (3.0 - 2.0 * part))
                .to_vec4()
        })
        .collect();
    builder.build()
}

/// A soft shadow lying on the board: dark up to a square with round corners of half the side `half`, then
/// fading over `reach`. `strength` is its opacity where it is darkest. A `hollow` one is light in the middle.
pub(in crate::view) fn shade(
    half: f32,
    radius: f32,
    reach: f32,
    strength: f32,
    hollow: bool,
) -> Mesh {
    const RINGS: usize = 6;
    let part = |ring: usize| ring as f32 / RINGS as f32;
    let profile: Vec<ProfilePoint> = std::iter::once(on(0.0, 0.0, 0.0))
        .chain((0..=RINGS).map(|ring| on(1.0, part(ring) * reach, 0.0)))
        .collect();
    let path = rounded_square(half, radius, 6);
    let mut builder = swept(&path, &profile, Edges::Sharp);
    // The rows of vertices come two for every stretch of the profile.
    let rows = builder.positions.len() / path.len();
    builder.colors = (0..rows)
        .flat_map(|row| {
            if hollow && row < 1 {
                return std::iter::repeat_n(Vec4::ONE.with_w(0.0), path.len());
            }
            let left = 1.0 - part((row.div_ceil(2)).saturating_sub(1).min(RINGS));
            std::iter::repeat_n(Vec4::ONE.with_w(strength * left * left), path.len())
        })
        .collect();
    builder.build()
}

/// The v of all that is drawn with a pen: the grain of nothing reaches that far.
const STROKE: f32 = -1_000.0;

/// A line drawn with a pen, lying on the board. Along it u runs from 0 to 1, which the material draws as
/// far as the pen has come.
fn pen_stroke(lines: &[Vec<Vec2>], width: f32) -> Mesh {
    let length_of = |line: &[Vec2]| {
        line.windows(2)
            .map(|pair| pair[0].distance(pair[1]))
            .sum::<f32>()
    };
    let whole: f32 = lines.iter().map(|line| length_of(line)).sum();
    let mut builder = Builder::default();
    let mut drawn = 0.0;
    for line in lines {
        let mut last: Option<[u32; 2]> = None;
        for (number, &at) in line.iter().enumerate() {
            let before = line[number.saturating_sub(1)];
            let after = line[(number + 1).min(line.len() - 1)];
            drawn += at.distance(before);
            // The pen presses less where it sets down and lifts off.
            let part = number as f32 / (line.len() - 1) as f32;
            let press = 0.55 + 0.45 * (part * PI).sin().max(0.0).powf(0.4);
            let across = (after - before).normalize_or_zero().perp() * width / 2.0 * press;
            let pair = [at - across, at + across].map(|edge| {
                let vertex = builder.vertex(Vec3::new(edge.x, 0.0, -edge.y), Vec3::Y);
                builder.uvs[vertex as usize] = Vec2::new(drawn / whole, STROKE);
                vertex
            });
            if let Some([left, right]) = last {
                builder.quad([left, right, pair[1], pair[0]]);
            }
            last = Some(pair);
        }
    }
    builder.build()
}

/// A cross as a quick hand draws it: two strokes that are not quite straight.
pub(in crate::view) fn cross(half: f32, width: f32) -> Mesh {
    let stroke = |from: Vec2, to: Vec2, bend: f32| -> Vec<Vec2> {
        let aside = (to - from).perp() * bend;
        (0..=12)
            .map(|step| {
                let part = step as f32 / 12.0;
                from.lerp(to, part) + aside * (part * PI).sin()
            })
            .collect()
    };
    pen_stroke(
        &[
            stroke(Vec2::new(-half, half * 0.95), Vec2::new(half, -half), 0.035),
            stroke(
                Vec2::new(half * 0.93, half),
                Vec2::new(-half * 0.97, -half * 0.96),
                -0.03,
            ),
        ],
        width,
    )
}

/// A nought as a quick hand draws it: a little long, with its end past its beginning.
pub(in crate::view) fn nought(radius: f32, width: f32) -> Mesh {
    let line = (0..=44)
        .map(|step| {
            let part = step as f32 / 44.0;
            let angle = FRAC_PI_2 + 0.35 + part * (TAU + 0.4);
            let round = radius * (1.0 + 0.05 * (angle * 2.0).sin() - 0.07 * part);
            Vec2::new(round * 0.94 * angle.cos(), round * angle.sin())
        })
        .collect();
    pen_stroke(&[line], width)
}

/// A loop drawn with a pen around something that lies along x, `half` to each side of the middle.
pub(in crate::view) fn pen_loop(half: f32, radius: f32, width: f32) -> Mesh {
    const STEPS: usize = 72;
    let line = (0..=STEPS)
        .map(|step| {
            let part = step as f32 / STEPS as f32;
            // Its end runs past its beginning, a little further out.
            let angle = 2.2 + part * (TAU + 0.25);
            let out = radius * (0.94 + 0.12 * part + 0.04 * (3.0 * angle).sin());
            let along = half * (angle.cos() * 2.5).clamp(-1.0, 1.0);
            Vec2::new(along + out * angle.cos(), out * angle.sin())
        })
        .collect();
    pen_stroke(&[line], width)
}
