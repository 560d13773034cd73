//! Windows and macOS: sound is a part of the system.

use kira::{AudioManager, AudioManagerSettings};

pub(super) use kira::backend::cpal::CpalBackend as Backend;

/// Nothing has to be kept between two openings.
#[derive(Default)]
pub(super) struct Connection;

impl Connection {
    /// Opens the system's sound, if it has any.
    pub(super) fn open(&mut self) -> Option<AudioManager<Backend>> {
        AudioManager::new(AudioManagerSettings::default()).ok()
    }
}
