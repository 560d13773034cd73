//! Plays the cues, as loudly as the player wants it and as long as the window is in front.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::Cue;
use super::output::Output;
use super::takes::{Takes, Voice};
use crate::app::Stage;
use crate::platform;
use crate::playback::Playhead;
use crate::store::Settings;

/// What plays, and how it varies. Stays on the main thread, because a browser's sound does.
struct Player {
    output: Output,
    takes: Takes,
    volume: f32,
}

pub(crate) fn plugin(app: &mut App) {
    app.insert_non_send(Player {
        output: Output::new(),
        takes: Takes::new(platform::seed()),
        volume: 0.0,
    })
    .add_systems(Update, (set_volume, play_cues).chain().after(Stage::View));
}

fn set_volume(
    settings: Res<Settings>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut player: NonSendMut<Player>,
) {
    let in_front = window.is_some_and(|window| window.focused);
    let volume = if settings.mute || !platform::is_in_front(in_front) {
        0.0
    } else {
        // Ears hear the square of the slider's way as even.
        (f32::from(settings.volume.min(100)) / 100.0).powi(2)
    };
    if player.volume != volume {
        player.volume = volume;
        player.output.set_volume(volume);
    }
}

fn play_cues(
    mut cues: MessageReader<Cue>,
    playhead: Res<Playhead>,
    mut was_running: Local<bool>,
    mut player: NonSendMut<Player>,
) {
    let starts = playhead.is_running() && !*was_running;
    *was_running = playhead.is_running();
    if player.volume == 0.0 {
        cues.clear();
        return;
    }
    if starts {
        player.output.wake();
    }
    let Player { output, takes, .. } = &mut *player;
    let voices: Vec<Voice> = cues.read().filter_map(|cue| takes.take(cue)).collect();
    if !voices.is_empty() {
        output.play(voices);
    }
}
