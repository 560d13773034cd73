//! What outlives the program: the game that is being played, and the settings.
//!
//! Files on the desktop, the browser's storage on the web.

mod autosave;
#[cfg(not(target_arch = "wasm32"))]
mod disk;
#[cfg(target_arch = "wasm32")]
#[path = "browser.rs"]
mod disk;
#[cfg(not(target_arch = "wasm32"))]
mod dropped;
mod settings;

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
use crate::text::text;

pub use autosave::SavedGame;
pub(crate) use settings::load as load_settings;
pub use settings::{Colors, Motion, SCALES, SPEEDS, Settings, Surroundings};

/// Something to tell the player that is not about a move.
#[derive(Message, Clone, Debug)]
pub struct Notice(pub String);

/// What is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// The game that is being played.
    Autosave,
    /// The game that was played before it.
    Previous,
    /// The settings.
    Settings,
}

impl Place {
    const fn file_name(self) -> &'static str {
        match self {
            Self::Autosave => "autosave.tsr",
            Self::Previous => "previous.tsr",
            Self::Settings => "settings.ron",
        }
    }
}

/// Whether this run keeps anything; tests without a window and browsers that refuse do not.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep(pub bool);

pub(super) fn plugin(app: &mut App) {
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreStartup, keep_nothing_if_refused.before(load_settings));
    app.insert_resource(Keep(true))
        .add_message::<Notice>()
        .add_plugins((settings::plugin, autosave::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(dropped::plugin);
}

/// Says once that nothing will be kept, rather than at every move.
#[cfg(target_arch = "wasm32")]
fn keep_nothing_if_refused(mut keep: ResMut<Keep>, mut notices: MessageWriter<Notice>) {
    if let Err(error) = disk::check() {
        keep.0 = false;
        let error = error.to_string();
        notices.write(Notice(text!("notice-nothing-kept", error = error)));
    }
}
