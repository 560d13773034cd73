//! The camera in the player's hands: right drag or two fingers go around the board, the wheel or a pinch
//! comes nearer, a double click beside the board or two quick taps with two fingers go back.

use bevy::input::ButtonState;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::camera::CameraRig;
use super::layout::Layout;
use crate::app::{Screen, Stage};
use crate::input::BoardCovered;

/// How far a drag over the board's whole place takes the camera, in radians.
const SWING: f32 = 2.6;
/// How much nearer one line of the wheel comes, and how many pixels are a line.
const PER_LINE: f32 = 1.12;
const PIXELS_PER_LINE: f32 = 40.0;
/// The longest time between the clicks of a double click, in seconds.
const DOUBLE: f32 = 0.4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (use_mouse, use_fingers)
            .run_if(in_state(Screen::Playing))
            .run_if(|covered: Res<BoardCovered>| !covered.0)
            .in_set(Stage::Input),
    );
}

/// What the mouse is doing with the camera.
#[derive(Default)]
struct Drag {
    place: Option<Vec2>,
    held: bool,
    last_press: Option<f32>,
}

fn use_mouse(
    mut happened: MessageReader<WindowEvent>,
    mut wheel: MessageReader<MouseWheel>,
    mut drag: Local<Drag>,
    time: Res<Time<Real>>,
    layout: Res<Layout>,
    mut rig: ResMut<CameraRig>,
) {
    let inside = |place: Option<Vec2>| place.is_some_and(|place| layout.is_on_board(place));
    for event in happened.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                if let (true, Some(from)) = (drag.held, drag.place) {
                    let by = (moved.position - from) / layout.board.size().max(Vec2::ONE) * SWING;
                    rig.orbit(-by.x, by.y, 1.0);
                }
                drag.place = Some(moved.position);
            }
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Right => {
                drag.held = input.state == ButtonState::Pressed && inside(drag.place);
                if drag.held {
                    let now = time.elapsed_secs();
                    if drag.last_press.is_some_and(|last| now - last < DOUBLE) {
                        rig.return_home();
                    }
                    drag.last_press = Some(now);
                }
            }
            _ => {}
        }
    }
    for turned in wheel.read() {
        if inside(drag.place) {
            let lines = match turned.unit {
                MouseScrollUnit::Line => turned.y,
                MouseScrollUnit::Pixel => turned.y / PIXELS_PER_LINE,
            };
            rig.orbit(0.0, 0.0, PER_LINE.powf(lines));
        }
    }
}

fn use_fingers(
    touches: Res<Touches>,
    time: Res<Time<Real>>,
    layout: Res<Layout>,
    mut last_tap: Local<Option<f32>>,
    mut rig: ResMut<CameraRig>,
) {
    let mut fingers = touches.iter();
    let (Some(first), Some(second), None) = (fingers.next(), fingers.next(), fingers.next()) else {
        return;
    };
    if !layout.is_on_board(first.position()) || !layout.is_on_board(second.position()) {
        return;
    }
    if touches.iter_just_pressed().next().is_some() {
        let now = time.elapsed_secs();
        if last_tap.is_some_and(|last| now - last < DOUBLE) {
            rig.return_home();
        }
        *last_tap = Some(now);
    }
    let by = (first.delta() + second.delta()) / 2.0 / layout.board.size().max(Vec2::ONE) * SWING;
    let apart = first.position().distance(second.position());
    let before = first
        .previous_position()
        .distance(second.previous_position());
    let nearer = if before > 1.0 { apart / before } else { 1.0 };
    if by != Vec2::ZERO || nearer != 1.0 {
        rig.orbit(-by.x, by.y, nearer);
    }
}
