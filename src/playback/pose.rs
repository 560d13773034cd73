//! The pose of every piece: a pure function of the step and of how far it has come.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::{Playhead, Timeline};
use crate::app::Stage;
use crate::rules::{Cell, Change, CubeState, Piece, Size, Step};
use crate::table::{At, Board, PieceParts};

/// How far above the board a stone begins to fall, in cells.
const DROP: f32 = 0.7;
/// How high it springs back, in cells, and the part of its fall after which it touches the board.
const SPRING: f32 = 0.045;
pub(crate) const TOUCH: f32 = 0.6;
/// How high a cube hops while it turns over, in cells.
const HOP: f32 = 0.32;
/// How far a stone turns around itself while it falls, in radians.
const SPIN: f32 = 0.35;
/// The part of a cube's turn after which frost begins to grow on it, or has gone.
pub(crate) const FROST_BEGINS: f32 = 0.35;

/// How a piece lies at an instant.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Where its middle is over the board: x to the right, y up, z towards the viewer, in cells.
    pub position: Vec3,
    /// Its size, 1 at rest.
    pub scale: f32,
    /// How far it is turned around the upright axis, in radians.
    pub spin: f32,
    /// A cube's faces: the one up before it turns, and the one up afterwards.
    pub faces: [CubeState; 2],
    /// How far a cube has turned from the first face to the second, 0 to 1; 0 at rest.
    pub turn: f32,
    /// How far a mark is filled, 0 to 1.
    pub fill: f32,
    /// How much frost lies on a cube, 0 to 1.
    pub frost: f32,
    /// How much of a piece is there, 0 to 1; 1 but for the time in which it is placed.
    pub placed: f32,
}

impl Pose {
    /// A piece that lies still on its cell.
    pub fn at_rest(piece: Piece, cell: Cell, size: Size) -> Self {
        let state = cube_state(piece);
        Self {
            position: on_board(cell, size),
            scale: 1.0,
            spin: 0.0,
            faces: [state, state],
            turn: 0.0,
            fill: fill_of(piece),
            frost: frost_of(state),
            placed: 1.0,
        }
    }
}

/// The middle of a cell on the board's surface, in cells from the board's middle.
pub fn on_board(cell: Cell, size: Size) -> Vec3 {
    let middle = f32::from(size.get() - 1) / 2.0;
    Vec3::new(
        f32::from(cell.col()) - middle,
        0.0,
        middle - f32::from(cell.row()),
    )
}

/// The pose of the piece that a change is about, `progress` (0 to 1) of the way through the change.
///
/// `step` is the step that the change belongs to: a slide is two changes of one step.
pub fn pose_at(step: &Step, change: &Change, progress: f32, size: Size) -> Option<Pose> {
    let piece = change.after?;
    let mut pose = Pose::at_rest(piece, change.cell, size);
    if progress >= 1.0 {
        return Some(pose);
    }
    match (change.before, slide_origin(step, change)) {
        (None, Some(origin)) => {
            let from = on_board(origin, size);
            pose.position = from.lerp(pose.position, ease_in_out(progress));
        }
        (None, None) => appear(&mut pose, piece, progress),
        (Some(before), _) => {
            pose.faces[0] = cube_state(before);
            let grown = smooth((progress - FROST_BEGINS) / (1.0 - FROST_BEGINS));
            pose.frost = frost_of(pose.faces[0]).lerp(frost_of(pose.faces[1]), grown);
            if pose.faces[0] != pose.faces[1] {
                pose.turn = ease_in_out(progress);
                pose.position.y = HOP * (progress * TAU / 2.0).sin().powf(0.8);
            }
            pose.fill = fill_of(before).lerp(fill_of(piece), ease_out(progress));
        }
    }
    Some(pose)
}

/// A stone falls the last of its way and settles; a mark grows a little over its size and back.
fn appear(pose: &mut Pose, piece: Piece, progress: f32) {
    pose.placed = progress;
    match piece {
        Piece::Stone(_) | Piece::Cube(..) => {
            pose.position.y = height_of_fall(progress);
            pose.spin = SPIN * (1.0 - ease_out(progress));
            pose.scale = 0.7 + 0.3 * ease_out((progress / TOUCH).min(1.0));
        }
        Piece::Mark { .. } => pose.scale = overshoot(progress),
    }
}

/// Faster and faster down, a touch, and a small spring.
fn height_of_fall(progress: f32) -> f32 {
    if progress < TOUCH {
        DROP * (1.0 - (progress / TOUCH).powi(2))
    } else {
        SPRING * ((progress - TOUCH) / (1.0 - TOUCH) * TAU / 2.0).sin()
    }
}

/// Where the piece comes from, if the step slides it to this change's cell.
fn slide_origin(step: &Step, change: &Change) -> Option<Cell> {
    step.changes
        .iter()
        .find(|other| other.after.is_none() && other.before == change.after)
        .map(|origin| origin.cell)
}

fn cube_state(piece: Piece) -> CubeState {
    match piece {
        Piece::Cube(_, state) => state,
        Piece::Stone(_) | Piece::Mark { .. } => CubeState::Free,
    }
}

fn fill_of(piece: Piece) -> f32 {
    match piece {
        Piece::Mark { filled: true, .. } => 1.0,
        _ => 0.0,
    }
}

const fn frost_of(state: CubeState) -> f32 {
    match state {
        CubeState::Frozen => 1.0,
        CubeState::Free | CubeState::Polarised(_) => 0.0,
    }
}

fn ease_in_out(t: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(t)
}

fn ease_out(t: f32) -> f32 {
    EaseFunction::CubicOut.sample_clamped(t)
}

fn smooth(t: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped(t)
}

fn overshoot(t: f32) -> f32 {
    EaseFunction::BackOut.sample_clamped(t)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        pose_pieces
            .after(super::playhead::advance)
            .in_set(Stage::Playback),
    );
}

/// Gives every piece its pose for this frame.
fn pose_pieces(
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    board: Res<Board>,
    mut pieces: Query<(&At, PieceParts, &mut Pose)>,
) {
    let active = playhead
        .active_step()
        .and_then(|index| timeline.steps().get(index));
    for (at, parts, mut pose) in &mut pieces {
        let moving = active.and_then(|timed| {
            let number = timed
                .step
                .changes
                .iter()
                .position(|change| change.cell == at.0)?;
            let progress = timed.progress_of(number, playhead.progress());
            pose_at(
                &timed.step,
                &timed.step.changes[number],
                progress,
                board.size(),
            )
        });
        pose.set_if_neq(moving.unwrap_or_else(|| Pose::at_rest(parts.piece(), at.0, board.size())));
    }
}
