//! Everything that keys do on the board.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use super::{BoardCovered, BoardEvent, KeyboardTaken, Pointed, typed};
use crate::app::{Screen, Stage};
use crate::playback::{SlowMotion, Transport, Way};
use crate::rules::Cell;
use crate::store::Settings;
use crate::table::Board;
use crate::turn::{Act, Calls};
use crate::view::camera::CameraRig;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (press_keys, hold_slow_motion)
            .run_if(in_state(Screen::Playing))
            .run_if(|covered: Res<BoardCovered>, taken: Res<KeyboardTaken>| !covered.0 && !taken.0)
            .in_set(Stage::Input),
    );
}

fn hold_slow_motion(keys: Res<ButtonInput<KeyCode>>, mut slow: ResMut<SlowMotion>) {
    slow.set_if_neq(SlowMotion(keys.pressed(KeyCode::KeyS)));
}

fn press_keys(
    mut presses: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    board: Res<Board>,
    calls: Res<Calls>,
    rig: Res<CameraRig>,
    mut pointed: ResMut<Pointed>,
    mut settings: ResMut<Settings>,
    mut events: MessageWriter<BoardEvent>,
    mut transports: MessageWriter<Transport>,
    mut acts: MessageWriter<Act>,
) {
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let control = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    for press in presses.read().filter(|press| press.state.is_pressed()) {
        if let Some(way) = arrow(press.key_code) {
            let (dx, dy) = as_seen(way, rig.quarter());
            move_cursor(&mut pointed, &board, dx, dy);
            continue;
        }
        match press.key_code {
            KeyCode::Enter | KeyCode::NumpadEnter => {
                events.write(match pointed.cell.filter(|_| pointed.by_keyboard) {
                    Some(cell) => BoardEvent::Press(cell),
                    None => BoardEvent::Commit,
                });
            }
            KeyCode::Escape => {
                events.write(BoardEvent::Cancel);
            }
            KeyCode::Space if calls.asked().is_some() => {
                acts.write(Act::Reveal);
            }
            KeyCode::Space => {
                transports.write(Transport::TogglePause);
            }
            KeyCode::Comma | KeyCode::Period => {
                let back = press.key_code == KeyCode::Comma;
                let way = if back { Way::Back } else { Way::Forward };
                transports.write(if shift {
                    Transport::Move(way)
                } else {
                    Transport::Step(way)
                });
            }
            KeyCode::Home => {
                transports.write(Transport::SeekMove(0));
            }
            KeyCode::End => {
                transports.write(Transport::Now);
            }
            _ => {
                let Some(letter) = typed(press) else {
                    continue;
                };
                match (letter.as_str(), control) {
                    ("z", true) => {
                        acts.write(if shift { Act::Redo } else { Act::Undo });
                    }
                    ("y", true) => {
                        acts.write(Act::Redo);
                    }
                    ("w", false) => settings.show_all_threads = !settings.show_all_threads,
                    ("m", false) => settings.mute = !settings.mute,
                    ("p", false) => settings.fold_panel = !settings.fold_panel,
                    ("t", false) => settings.straight_down = !settings.straight_down,
                    ("+" | "=", false) => settings.change_speed(true),
                    ("-", false) => settings.change_speed(false),
                    _ => {}
                }
            }
        }
    }
}

const fn arrow(key: KeyCode) -> Option<(i8, i8)> {
    match key {
        KeyCode::ArrowLeft => Some((-1, 0)),
        KeyCode::ArrowRight => Some((1, 0)),
        KeyCode::ArrowUp => Some((0, 1)),
        KeyCode::ArrowDown => Some((0, -1)),
        _ => None,
    }
}

/// A way on the board that looks like this from the quarter in which the camera stands.
const fn as_seen((dx, dy): (i8, i8), quarter: u8) -> (i8, i8) {
    match quarter {
        0 => (dx, dy),
        1 => (-dy, dx),
        2 => (-dx, -dy),
        _ => (dy, -dx),
    }
}

/// The cursor begins where the pointer is, or in the middle of the board.
fn move_cursor(pointed: &mut Pointed, board: &Board, dx: i8, dy: i8) {
    let last = board.size().get() - 1;
    let cell = match pointed.cell {
        None => Cell::new(last / 2, last / 2),
        Some(cell) => Cell::new(
            cell.col().saturating_add_signed(dx).min(last),
            cell.row().saturating_add_signed(dy).min(last),
        ),
    };
    *pointed = Pointed {
        cell: Some(cell),
        by_keyboard: true,
    };
}
