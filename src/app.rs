//! The program with a window: plugins in their order, screens, and the way in.

use std::process::ExitCode;

use bevy::log::{DEFAULT_FILTER, Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::settings::{MemoryHints, WgpuLimits, WgpuSettings};
use bevy::render::{RenderApp, RenderPlugin};
use bevy::window::{PresentMode, WindowResolution};

use crate::launch::Launch;
use crate::platform::attempt;
use crate::{coach, input, playback, resolve, sound, store, table, turn, ui, view};

/// What a frame does, in this order. Data flows one way through it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Someone points, chooses, presses.
    Input,
    /// Is the move legal, whose turn is it, what is the history now.
    Turn,
    /// The next step, if the last one has been shown.
    Resolve,
    /// Where is the playhead, and what is each piece's pose.
    Playback,
    /// Transforms, materials, overlays.
    View,
}

/// What fills the window.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The choice of a game.
    #[default]
    Title,
    /// A game on the table.
    Playing,
}

/// Everything but the window, the renderer and the interface: the whole game, as tests drive it.
pub fn core_plugins(app: &mut App) {
    app.init_state::<Screen>()
        .configure_sets(
            Update,
            (
                Stage::Input,
                Stage::Turn,
                Stage::Resolve,
                Stage::Playback,
                Stage::View,
            )
                .chain(),
        )
        .add_plugins((
            store::plugin,
            turn::plugin,
            table::plugin,
            resolve::plugin,
            playback::plugin,
            sound::plugin,
            coach::plugin,
        ));
}

/// What a person sees and touches, on top of [`core_plugins`] and Bevy's own plugins.
pub fn face_plugins(app: &mut App) {
    app.add_plugins((input::plugin, view::plugin, ui::plugin, sound::play::plugin));
}

/// Opens the window and runs until it is closed. Where the system lacks what a window needs, a display or a
/// driver for the graphics, that is said on standard error and the exit code is 1.
pub fn run(launch: Launch) -> ExitCode {
    match attempt(|| assemble(launch)) {
        Ok(mut app) => match app.run() {
            AppExit::Success => ExitCode::SUCCESS,
            AppExit::Error(code) => ExitCode::from(code.get()),
        },
        Err(reason) => {
            eprintln!("tesserae: no window can be opened: {reason}");
            eprintln!(
                "tesserae: expected a display and a driver for Vulkan, Metal or Direct3D 12; on Debian and \
                 Ubuntu the package mesa-vulkan-drivers has some"
            );
            ExitCode::FAILURE
        }
    }
}

/// Whose warnings are not for players, as the logger spells it.
const QUIET: &str = "pulseaudio=off,bevy_core_pipeline::oit=error,bevy_egui::render=error,\
    bevy_pbr::atmosphere=error,bevy_pbr::ssao=error";

/// What is asked of the driver: as little as a board needs, so that a window comes soon and takes up little.
fn graphics() -> WgpuSettings {
    WgpuSettings {
        // Small blocks: a few megabytes are used, not the hundreds of a large game.
        memory_hints: MemoryHints::MemoryUsage,
        // No more than on the web, but for the window's size. Where there is more, Bevy compiles shaders for
        // skies, fog and thousands of lamps, which takes 50 MB with a driver that draws without a card.
        constrained_limits: Some(WgpuLimits {
            max_texture_dimension_2d: u32::MAX,
            ..WgpuLimits::downlevel_webgl2_defaults()
        }),
        ..default()
    }
}

/// The program with all its plugins. Panics, in Bevy's words, where the system lacks what a window needs.
fn assemble(launch: Launch) -> App {
    let mut window = Window {
        title: "Tesserae".to_owned(),
        name: Some("tesserae".to_owned()),
        present_mode: PresentMode::AutoVsync,
        // On the web the page has a place for the picture, and says itself which keys are the browser's.
        canvas: Some("#table".to_owned()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        ..default()
    };
    // A browser's window is as small as it is.
    if cfg!(not(target_arch = "wasm32")) {
        window.resize_constraints.min_width = 320.0;
        window.resize_constraints.min_height = 480.0;
    }
    if let Some((width, height)) = launch.window {
        window.resolution = WindowResolution::new(width, height);
    }
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                ..default()
            })
            .set(LogPlugin {
                // A sound server that comes and goes is nothing to complain of, nor what is not asked of the
                // driver.
                filter: format!("{DEFAULT_FILTER}{QUIET}"),
                level: Level::WARN,
                ..default()
            })
            .set(RenderPlugin {
                // A still board is not drawn again: what a frame needs has to be there in that frame.
                synchronous_pipeline_compilation: true,
                render_creation: graphics().into(),
                ..default()
            }),
    )
    .add_plugins((core_plugins, face_plugins))
    .insert_resource(turn::Opening(launch.game));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(crate::web::plugin);
    // A buffer for each of the few meshes: the books of a buffer that is shared take 4 MB.
    if let Some(renderer) = app.get_sub_app_mut(RenderApp)
        && let Some(mut settings) = renderer
            .world_mut()
            .get_resource_mut::<MeshAllocatorSettings>()
    {
        settings.large_threshold = 0;
    }
    if let Some(moment) = launch.at {
        app.insert_resource(playback::OpenAt(moment));
    }
    if let Some(graphics) = launch.graphics {
        app.insert_resource(view::GraphicsOverride(graphics));
    }
    if let Some(notice) = launch.notice {
        app.add_systems(Startup, move |mut notices: MessageWriter<store::Notice>| {
            notices.write(store::Notice(notice.clone()));
        });
    }
    app
}
