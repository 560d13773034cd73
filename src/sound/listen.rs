//! Listens to the playhead and to the game, and says what is to be heard.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::cues::{self, Cue, Hearing, Sound};
use crate::app::Stage;
use crate::playback::{Passed, Playhead, Timeline, Way};
use crate::resolve::StepBegan;
use crate::store::Settings;
use crate::table::Board;
use crate::turn::{Act, Refused, Session};
use crate::view::camera::CameraRig;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (hear_steps, hear_steps_at_once, hear_end, hear_refusals)
            .chain()
            .in_set(Stage::View),
    );
}

/// From where the board is heard.
#[derive(SystemParam)]
struct Ears<'w> {
    board: Res<'w, Board>,
    camera: Option<Res<'w, CameraRig>>,
}

impl Ears<'_> {
    fn hearing(&self) -> Hearing {
        Hearing {
            size: self.board.size(),
            yaw: self.camera.as_ref().map_or(0.0, |camera| camera.yaw()),
        }
    }
}

fn hear_steps(
    mut passed: MessageReader<Passed>,
    timeline: Res<Timeline>,
    ears: Ears,
    mut cues: MessageWriter<Cue>,
) {
    for passed in passed.read() {
        if let Some(timed) = timeline.steps().get(passed.step) {
            cues.write_batch(cues::passed(
                timed,
                ears.hearing(),
                passed.tempo,
                passed.from..passed.to,
            ));
        }
    }
}

/// Without animation a move is one sound; of many moves at once, the last one is heard.
fn hear_steps_at_once(
    mut began: MessageReader<StepBegan>,
    settings: Res<Settings>,
    timeline: Res<Timeline>,
    ears: Ears,
    mut cues: MessageWriter<Cue>,
) {
    let last = began.read().last();
    let Some(began) = last.filter(|began| began.way == Way::Forward && !settings.is_animated())
    else {
        return;
    };
    let steps = timeline.steps();
    let act = steps
        .get(began.step)
        .and_then(|timed| steps.get(began.step - timed.number));
    cues.write_batch(act.and_then(|act| cues::at_once(act, ears.hearing())));
}

/// The end is heard when the last step has been shown: of a game that ends now, and of one that is
/// watched to its end; not when somebody jumps there.
fn hear_end(
    session: Option<Res<Session>>,
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    mut acts: MessageReader<Act>,
    mut began: MessageReader<StepBegan>,
    mut was_over: Local<bool>,
    mut due: Local<bool>,
    mut cues: MessageWriter<Cue>,
) {
    let acted = acts.read().any(|act| {
        matches!(
            act,
            Act::Play { .. } | Act::Redo | Act::Resign | Act::AgreeDraw
        )
    });
    let began_last = began
        .read()
        .any(|began| began.way == Way::Forward && began.step + 1 == timeline.now());
    let Some(session) = session else { return };
    let Some(end) = session.end() else {
        (*was_over, *due) = (false, false);
        return;
    };
    *due = (*due || (acted && !*was_over) || began_last) && playhead.is_following();
    *was_over = true;
    // While a reaction is held back, so that its changes can be called, the game is shown only in part.
    let all = timeline.end_of(session.tree().reached());
    if *due && playhead.is_at_rest() && playhead.shown() == all {
        *due = false;
        cues.write(cues::ending(end.outcome()));
    }
}

fn hear_refusals(mut refused: MessageReader<Refused>, mut cues: MessageWriter<Cue>) {
    // Several refusals in a frame are one click too many.
    if refused.read().last().is_some() {
        cues.write(Cue::plain(Sound::Knock));
    }
}
