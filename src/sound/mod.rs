//! What is heard: cues, taken from the same steps as everything else, and their playing.

mod cues;
mod listen;
mod output;
pub(crate) mod play;
mod takes;

use bevy::prelude::*;

pub use cues::{Cue, HIGHEST_TONE, Sound};

/// Decides what is to be heard. It is played by [`play`], where somebody can hear it.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Cue>().add_plugins(listen::plugin);
}
