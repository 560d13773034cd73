//! What outlives the program: the game that is being played, and the settings.
//!
//! Files on the desktop; nothing yet in a browser.

mod autosave;
#[cfg(not(target_arch = "wasm32"))]
mod disk;
#[cfg(target_arch = "wasm32")]
#[path = "nowhere.rs"]
mod disk;
mod settings;

use bevy::prelude::*;

pub use autosave::SavedGame;
pub use settings::{Motion, SPEEDS, Settings};

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

/// Whether this run keeps anything; tests without a window do not.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Keep(cfg!(not(target_arch = "wasm32"))))
        .add_message::<Notice>()
        .add_plugins((settings::plugin, autosave::plugin));
}
