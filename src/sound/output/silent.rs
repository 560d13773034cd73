//! A program that is built without sound.

use crate::sound::takes::Voice;

/// Plays nothing.
pub(crate) struct Output;

impl Output {
    pub(crate) fn new() -> Self {
        Self
    }

    /// Says that there will soon be something to play.
    pub(crate) fn wake(&mut self) {}

    /// Sets how loud everything is, as an amplitude.
    pub(crate) fn set_volume(&mut self, _volume: f32) {}

    /// Plays voices, from now on.
    pub(crate) fn play(&mut self, _voices: Vec<Voice>) {}
}
