//! Thinking that leaves time for others.

use std::time::Duration;

use bevy::platform::time::Instant;

use crate::platform;

/// How long one thinks before letting others work. In a browser everybody works on one thread, and a
/// pause takes as long again: so at most half of a frame goes by in thinking.
const SPELL: Duration = Duration::from_millis(4);

/// How many positions to enter between two looks at the clock, and at whether to stop.
pub(crate) const SLICE: u64 = 200;

/// A spell of thinking.
pub(crate) struct Spell(Instant);

impl Spell {
    pub(crate) fn begin() -> Self {
        Self(Instant::now())
    }

    /// Lets others work, if one has thought long enough. A task that is dropped goes no further than here.
    pub(crate) async fn rest(&mut self) {
        if self.0.elapsed() >= SPELL {
            platform::pause().await;
            self.0 = Instant::now();
        }
    }
}
