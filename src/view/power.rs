//! Draws only when something moves: an idle board costs nothing.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};

use super::camera::CameraRig;
use crate::coach::Working;
use crate::playback::{Finale, Playhead};
use crate::turn::Thinking;

/// How many frames are drawn after the last change, so that what it set off is seen too. In a browser the
/// renderer does not work beside the rest, so that a frame is seen at once.
const AFTERGLOW: u32 = if cfg!(target_arch = "wasm32") { 2 } else { 4 };
/// How often one looks whether the computer has found its move, in seconds.
const LOOK_IN: f32 = 0.1;
/// How long an idle board sleeps when nothing wakes it. Not for ever: Bevy's runner takes a wait that
/// is too long for its clock for none at all, and spins.
const SLEEP: Duration = Duration::from_secs(3_600);
/// How many frames are drawn after the start, until all that is made at start is on the screen.
const FIRST_FRAMES: u32 = 12;

/// What has still to be drawn although nothing moves.
#[derive(Resource, Debug)]
pub struct Awake {
    frames: u32,
    alarm: Duration,
}

impl Awake {
    /// Asks for a few more frames.
    pub fn stir(&mut self) {
        self.frames = AFTERGLOW;
    }

    /// Asks for a frame in a number of seconds, if nothing asks for one earlier. The number should
    /// stay the same from frame to frame: every change of it draws a frame of its own.
    pub fn wake_in(&mut self, seconds: f32) {
        self.alarm = self.alarm.min(Duration::from_secs_f32(seconds.max(0.0)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Awake {
        frames: FIRST_FRAMES,
        alarm: SLEEP,
    })
    .add_systems(Last, choose_pace.run_if(resource_exists::<WinitSettings>));
}

/// Everything that comes from outside is answered with several frames: the renderer draws one frame
/// while the next is prepared, so that a single one would be seen only after the next event.
fn choose_pace(
    mut from_window: MessageReader<WindowEvent>,
    mut asked: MessageReader<RequestRedraw>,
    playhead: Res<Playhead>,
    rig: Res<CameraRig>,
    finale: Res<Finale>,
    thinking: Option<Res<Thinking>>,
    working: Res<Working>,
    mut awake: ResMut<Awake>,
    mut winit: ResMut<WinitSettings>,
) {
    let moving = playhead.is_running() || rig.is_moving() || finale.is_running();
    let touched = from_window.read().count() + asked.read().count() > 0;
    if moving || touched || playhead.is_changed() {
        awake.stir();
    }
    if thinking.is_some() || working.0 {
        awake.wake_in(LOOK_IN);
    }
    let mode = if awake.frames > 0 {
        awake.frames -= 1;
        UpdateMode::Continuous
    } else {
        UpdateMode::reactive_low_power(awake.alarm)
    };
    awake.alarm = SLEEP;
    winit.focused_mode = mode;
    winit.unfocused_mode = mode;
}
