//! The whole program with its interface, with neither window system nor renderer.

use std::time::Duration;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;
use tesserae::app::{core_plugins, face_plugins};
use tesserae::store::Keep;

/// Bevy as the program uses it, in a window of a size in logical pixels. Every frame takes as long as `frame`.
pub(crate) fn bevy_alone(size: UVec2, frame: Duration) -> App {
    let window = Window {
        resolution: WindowResolution::new(size.x, size.y),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                ..default()
            })
            .set(RenderPlugin {
                render_creation: WgpuSettings {
                    backends: None,
                    ..default()
                }
                .into(),
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>(),
    )
    .insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    app
}

/// The program, which keeps nothing.
pub(crate) fn whole_program(size: UVec2, frame: Duration) -> App {
    let mut app = bevy_alone(size, frame);
    app.add_plugins((core_plugins, face_plugins))
        .insert_resource(Keep(false));
    app
}

/// Lets an app begin.
pub(crate) fn begin(app: &mut App) {
    app.finish();
    app.cleanup();
    app.update();
}
