//! The icon of the window, for systems that take it neither from the program's file nor from its menu entry.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RawHandleWrapper};
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

/// Its side in pixels.
const SIDE: u32 = 64;
/// Red, green, blue and opacity of every pixel, row by row from the upper left corner.
const PIXELS: &[u8; (SIDE * SIDE * 4) as usize] =
    include_bytes!("../../assets/icon/window-64.rgba");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show);
}

/// Gives the window its icon as soon as there is one. Windows belong to the main thread.
fn show(
    windows: Query<Entity, (With<PrimaryWindow>, Added<RawHandleWrapper>)>,
    _main_thread: NonSendMarker,
) {
    for window in &windows {
        let icon = Icon::from_rgba(PIXELS.to_vec(), SIDE, SIDE).ok();
        WINIT_WINDOWS.with_borrow(|all| {
            if let Some(window) = all.get_window(window) {
                window.set_window_icon(icon);
            }
        });
    }
}
