//! The computer at the table: it thinks on a task pool, and its moves are made like anyone's.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::{Act, Calls, SLICE, Seat, Session, Spell};
use crate::app::{Screen, Stage};
use crate::engine::{Level, Player as EnginePlayer, Status, Thought};
use crate::platform;
use crate::playback::Playhead;
use crate::rules::{Move, Position};
use crate::store::Notice;
use crate::text::{self, text};

/// How long the computer waits at the least before it moves, in seconds, so that a person sees it coming.
const PAUSE: f32 = 0.5;

/// The computer's thinking about the move in one position of one game.
#[derive(Resource)]
pub struct Thinking {
    task: Task<Option<Move>>,
    found: Option<Move>,
    session: u64,
    reached: usize,
    level: Level,
    /// Seconds since the thinking began.
    waited: f32,
    hurry: Arc<AtomicBool>,
}

impl Thinking {
    /// Makes do with the best move found so far.
    pub fn hurry(&self) {
        self.hurry.store(true, Ordering::Relaxed);
    }

    fn is_about(&self, session: &Session, level: Level) -> bool {
        self.session == session.id()
            && self.reached == session.tree().reached()
            && self.level == level
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin_to_think, make_found_move)
            .chain()
            .run_if(in_state(Screen::Playing))
            .after(Stage::Input)
            .before(Stage::Turn),
    )
    .add_systems(OnExit(Screen::Playing), |mut commands: Commands| {
        commands.remove_resource::<Thinking>();
    });
}

/// Which level has to move, if it is the computer's turn.
fn level_to_move(session: &Session) -> Option<Level> {
    let side = session.position().side_to_move();
    match session.player(side).seat {
        Seat::Computer(level) if session.end().is_none() => Some(level),
        _ => None,
    }
}

fn begin_to_think(
    session: Option<Res<Session>>,
    thinking: Option<Res<Thinking>>,
    mut commands: Commands,
) {
    let wanted = session.and_then(|session| Some((level_to_move(&session)?, session)));
    let Some((level, session)) = wanted else {
        if thinking.is_some() {
            // Dropping the task stops it.
            commands.remove_resource::<Thinking>();
        }
        return;
    };
    if thinking.is_some_and(|thinking| thinking.is_about(&session, level)) {
        return;
    }
    let Some(game) = session.game_after(session.tree().reached()) else {
        return;
    };
    let hurry = Arc::new(AtomicBool::new(false));
    let seed = platform::seed();
    let stop = hurry.clone();
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let mut thought = Thought::new(&game, EnginePlayer::Level(level), seed)?;
        let mut spell = Spell::begin();
        while !stop.load(Ordering::Relaxed) && thought.advance(SLICE) == Status::Running {
            spell.rest().await;
        }
        Some(thought.best())
    });
    commands.insert_resource(Thinking {
        task,
        found: None,
        session: session.id(),
        reached: session.tree().reached(),
        level,
        waited: 0.0,
        hurry,
    });
}

/// Makes the move once it is found, and once the last one has been shown to whoever watches the game.
fn make_found_move(
    thinking: Option<ResMut<Thinking>>,
    session: Option<Res<Session>>,
    playhead: Res<Playhead>,
    calls: Res<Calls>,
    time: Res<Time>,
    mut acts: MessageWriter<Act>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let (Some(mut thinking), Some(session)) = (thinking, session) else {
        return;
    };
    if level_to_move(&session).is_none_or(|level| !thinking.is_about(&session, level)) {
        return;
    }
    if thinking.found.is_none() {
        thinking.found = check_ready(&mut thinking.task).flatten();
    }
    let watched = playhead.is_following();
    if calls.asked().is_some() || watched && !playhead.is_at_rest() {
        return;
    }
    thinking.waited += time.delta_secs();
    let Some(mv) = thinking.found.filter(|_| thinking.waited >= PAUSE) else {
        return;
    };
    if !watched {
        let side = session.position().side_to_move();
        notices.write(Notice(text!(
            "notice-played",
            who = session.title(side),
            subject = session.subject(side),
            move = text::mv(mv),
        )));
    }
    acts.write(Act::Play {
        mv,
        after: thinking.reached,
    });
    commands.remove_resource::<Thinking>();
}
