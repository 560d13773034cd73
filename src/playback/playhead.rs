//! Where the game is being watched: a step and how far it has come.

use bevy::prelude::*;

use super::{TimedStep, Timeline};
use crate::app::Stage;
use crate::launch::Moment;
use crate::store::Settings;

/// From how many waves on a move is a big one.
const MANY_WAVES: usize = 3;
/// How much of the chosen speed is left in a big move, if big moves are slowed down.
const BIG_SLOW: f64 = 0.5;
/// How much of the chosen speed is left while slow motion is held.
const HELD_SLOW: f64 = 0.25;

/// Whether somebody holds the slow motion key.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SlowMotion(pub bool);

/// An instant: a number of steps that have begun, and how far the last of them has come (0 to 1).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seek {
    /// Steps begun.
    pub step: usize,
    /// How far the last of them has come.
    pub progress: f32,
}

/// What a person does with the playhead.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Transport {
    /// Stop where it is, or go on.
    TogglePause,
    /// Show one step, forwards or backwards, and stop.
    Step(Way),
    /// Show the rest of a move, forwards or backwards, and stop.
    Move(Way),
    /// Show an instant, in seconds from the start of the game at normal speed, and stop there.
    SeekTime(f64),
    /// Show the position after a number of moves, and stop there.
    SeekMove(usize),
    /// Jump to the game as it stands.
    Now,
    /// Run to the game as it stands.
    Follow,
}

/// A direction in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Towards the end of the game.
    Forward,
    /// Towards its start.
    Back,
}

/// The playhead has run forwards over a part of a step. Not when it jumps.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Passed {
    /// The step's number on the timeline.
    pub step: usize,
    /// How far the step had come, 0 to 1.
    pub from: f32,
    /// How far it has come, 0 to 1.
    pub to: f32,
    /// How fast it runs, as a multiple of normal speed.
    pub tempo: f64,
}

/// Where the game is being watched, and where the playhead runs by itself.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Playhead {
    shown: usize,
    progress: f32,
    goal: usize,
    paused: bool,
    /// Whether new moves are shown as they come; not while someone looks back.
    following: bool,
    /// An instant that the table has still to be brought to.
    pub(crate) seek: Option<Seek>,
}

impl Default for Playhead {
    fn default() -> Self {
        Self {
            shown: 0,
            progress: 1.0,
            goal: 0,
            paused: false,
            following: true,
            seek: None,
        }
    }
}

impl Playhead {
    /// How many steps have begun.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// How far the last step that has begun has come, 0 to 1.
    pub fn progress(&self) -> f32 {
        self.progress
    }

    /// Whether it is held still.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether it shows the game as it stands, or is on its way there.
    pub fn is_following(&self) -> bool {
        self.following
    }

    /// Whether it stands still between two steps because there is nothing more to show.
    pub fn is_at_rest(&self) -> bool {
        self.shown == self.goal && self.progress >= 1.0 && self.seek.is_none()
    }

    /// Whether pieces are moving.
    pub fn is_running(&self) -> bool {
        !self.paused && !self.is_at_rest()
    }

    /// The step that is being shown, if one is under way.
    pub fn active_step(&self) -> Option<usize> {
        (self.progress < 1.0).then(|| self.shown - 1)
    }

    /// The step that has begun last, unless everything has been shown.
    pub fn current_step(&self) -> Option<usize> {
        if self.is_at_rest() {
            None
        } else {
            self.shown.checked_sub(1)
        }
    }

    /// The instant in seconds from the start of the game at normal speed.
    pub fn time(&self, timeline: &Timeline) -> f64 {
        match self.shown {
            0 => 0.0,
            shown => timeline.steps().get(shown - 1).map_or(0.0, |step| {
                step.start + step.duration * f64::from(self.progress)
            }),
        }
    }

    /// The step that has to be applied next, if the last one has been shown.
    pub(crate) fn due(&self) -> Option<Way> {
        if self.paused {
            None
        } else if self.shown < self.goal && self.progress >= 1.0 {
            Some(Way::Forward)
        } else if self.shown > self.goal && self.progress <= 0.0 {
            Some(Way::Back)
        } else {
            None
        }
    }

    /// Says that a step has been applied or taken back.
    pub(crate) fn stepped(&mut self, way: Way) {
        match way {
            Way::Forward => {
                self.shown += 1;
                self.progress = 0.0;
            }
            Way::Back => {
                self.shown -= 1;
                self.progress = 1.0;
            }
        }
    }

    /// Says that the step that has begun last is over.
    pub(crate) fn finish_step(&mut self) {
        self.advance(1.0);
    }

    /// Says that the table shows an instant.
    pub(crate) fn arrived(&mut self, seek: Seek) {
        self.shown = seek.step;
        self.progress = if seek.step == 0 { 1.0 } else { seek.progress };
        self.seek = None;
    }

    /// Takes over where "now" is: runs there if it shows the game as it stands, and never beyond.
    pub(crate) fn follow(&mut self, now: usize) {
        if self.following || self.goal > now {
            self.goal = now;
        }
    }

    fn advance(&mut self, amount: f32) {
        if self.goal >= self.shown {
            self.progress = (self.progress + amount).min(1.0);
        } else {
            self.progress = (self.progress - amount).max(0.0);
        }
    }

    fn obey(&mut self, transport: Transport, timeline: &Timeline) {
        let now = timeline.now();
        let stop_at = |playhead: &mut Self, seek: Seek| {
            playhead.seek = Some(seek);
            playhead.goal = seek.step;
            playhead.paused = seek.progress < 1.0;
            playhead.following = seek.step == now && seek.progress >= 1.0;
        };
        match transport {
            Transport::TogglePause if self.is_at_rest() && !self.paused => {
                if self.shown < now {
                    self.goal = now;
                    self.following = true;
                }
            }
            Transport::TogglePause => {
                self.paused = !self.paused;
                if !self.paused {
                    self.goal = now;
                    self.following = true;
                }
            }
            Transport::Step(Way::Forward) => {
                let goal = if self.progress < 1.0 {
                    self.shown
                } else {
                    self.shown + 1
                };
                self.run_to(goal.min(now), now);
            }
            Transport::Step(Way::Back) => self.run_to(self.shown.saturating_sub(1), now),
            Transport::Move(Way::Forward) => {
                let inside = usize::from(self.progress < 1.0);
                let moves = timeline.moves_at(self.shown - inside);
                self.run_to(timeline.end_of(moves + 1).min(now), now);
            }
            Transport::Move(Way::Back) => {
                let moves = timeline.moves_at(self.shown.saturating_sub(1));
                self.run_to(timeline.end_of(moves), now);
            }
            Transport::SeekTime(time) => {
                let (step, progress) = timeline.at(time);
                stop_at(self, Seek { step, progress });
            }
            Transport::SeekMove(moves) => {
                let step = timeline.end_of(moves).min(now);
                stop_at(
                    self,
                    Seek {
                        step,
                        progress: 1.0,
                    },
                );
            }
            Transport::Follow => self.run_to(now, now),
            Transport::Now => stop_at(
                self,
                Seek {
                    step: now,
                    progress: 1.0,
                },
            ),
        }
    }

    fn run_to(&mut self, goal: usize, now: usize) {
        self.goal = goal;
        self.paused = false;
        self.following = goal == now;
    }
}

/// A moment of the game at which to open it, as soon as it is on the table.
#[derive(Resource, Clone, Copy, Debug)]
pub struct OpenAt(pub Moment);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Playhead>()
        .init_resource::<SlowMotion>()
        .add_message::<Transport>()
        .add_message::<Passed>()
        .add_systems(
            Update,
            (
                open_at
                    .run_if(resource_exists::<OpenAt>)
                    .in_set(Stage::Input),
                advance.in_set(Stage::Playback),
            ),
        );
}

fn open_at(
    at: Res<OpenAt>,
    timeline: Res<Timeline>,
    mut transports: MessageWriter<Transport>,
    mut commands: Commands,
) {
    if !timeline.steps().is_empty() {
        transports.write(Transport::SeekTime(timeline.time_of(at.0)));
        commands.remove_resource::<OpenAt>();
    }
}

/// Runs in [`Stage::Resolve`], when the timeline has taken over what was done to the game.
pub(crate) fn obey_transport(
    mut requests: MessageReader<Transport>,
    mut playhead: ResMut<Playhead>,
    timeline: Res<Timeline>,
) {
    for &request in requests.read() {
        playhead.obey(request, &timeline);
    }
}

/// How fast a step is shown, as a multiple of normal speed; nothing if moves are not animated.
fn tempo(settings: &Settings, slow_motion: SlowMotion, step: &TimedStep) -> Option<f64> {
    let big = settings.slow_big_moves && step.waves >= MANY_WAVES;
    let slowed = if slow_motion.0 {
        HELD_SLOW
    } else if big {
        BIG_SLOW
    } else {
        1.0
    };
    settings.speed().map(|speed| speed * slowed)
}

pub(super) fn advance(
    time: Res<Time>,
    settings: Res<Settings>,
    timeline: Res<Timeline>,
    slow_motion: Res<SlowMotion>,
    mut playhead: ResMut<Playhead>,
    mut passed: MessageWriter<Passed>,
) {
    if !playhead.is_running() {
        return;
    }
    let Some((number, step)) = playhead
        .shown
        .checked_sub(1)
        .and_then(|last| Some((last, timeline.steps().get(last)?)))
    else {
        return;
    };
    let tempo = tempo(&settings, *slow_motion, step);
    let amount = tempo.map_or(1.0, |tempo| time.delta_secs_f64() * tempo / step.duration);
    let from = playhead.progress;
    playhead.advance(amount as f32);
    let to = playhead.progress;
    if let Some(tempo) = tempo.filter(|_| to > from) {
        passed.write(Passed {
            step: number,
            from,
            to,
            tempo,
        });
    }
}
