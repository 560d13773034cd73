//! A good move, what is expected to follow it, and why.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Subject;
use super::work::{Work, find};
use crate::app::{Screen, Stage};
use crate::engine::{Limits, Report, Search};
use crate::input::{Foreseen, OnTable};
use crate::playback::Way;
use crate::rules::Move;
use crate::store::Settings;
use crate::text::{Language, spoken};
use crate::turn::Session;
use crate::why::advise;

/// How many positions a hint may cost; less than a second.
const NODES: u64 = 500_000;
/// How many moves of the expected line are shown.
const LENGTH: usize = 4;
/// How long each of them stands before the next is added, in seconds.
const PACE: f32 = 1.3;

/// A hint, asked for or shown.
#[derive(Resource, Default)]
pub struct Hint {
    wanted: bool,
    subject: Option<Subject>,
    work: Option<Work<Report>>,
    shown: Option<ShownHint>,
}

/// A hint that is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownHint {
    /// Why the move is good, in one sentence.
    pub why: String,
    /// The move and what is expected to follow it.
    pub line: Vec<Move>,
    /// How many moves of the line are shown, 1 at least.
    pub moves: usize,
    /// What they lead to.
    pub foreseen: Option<Foreseen>,
    waited: f32,
    /// The whole line that the reason is about, and the language that it is in.
    reasoned: (Vec<Move>, Language),
}

impl Hint {
    /// Asks for a hint about the position on the table.
    pub fn ask(&mut self) {
        *self = Self {
            wanted: true,
            ..default()
        };
    }

    /// Takes the hint away.
    pub fn dismiss(&mut self) {
        *self = Self::default();
    }

    /// What is shown.
    pub fn shown(&self) -> Option<&ShownHint> {
        self.shown.as_ref()
    }

    /// Whether one is being thought out.
    pub fn is_thinking(&self) -> bool {
        self.wanted || self.work.is_some()
    }

    /// Whether it changes by itself.
    pub(super) fn is_running(&self) -> bool {
        let unfolding = |shown: &ShownHint| shown.moves < shown.line.len() && shown.waited >= 0.0;
        self.is_thinking() || self.shown.as_ref().is_some_and(unfolding)
    }

    /// Shows one move more or less of the expected line, and stays there.
    pub fn step(&mut self, way: Way) {
        let Some(shown) = &mut self.shown else { return };
        let moves = match way {
            Way::Forward => shown.moves + 1,
            Way::Back => shown.moves.saturating_sub(1),
        };
        shown.moves = moves.clamp(1, shown.line.len());
        // Whoever steps by hand is not overtaken.
        shown.waited = -1.0;
        self.foresee();
    }

    fn foresee(&mut self) {
        if let (Some(subject), Some(shown)) = (&self.subject, &mut self.shown) {
            shown.foreseen = Foreseen::of_line(&subject.position, &shown.line[..shown.moves]);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>().add_systems(
        Update,
        (begin, take, translate, unfold)
            .chain()
            .run_if(in_state(Screen::Playing))
            .after(Stage::Playback)
            .before(Stage::View),
    );
}

/// Begins to think when a hint is wanted, and forgets the last one when the table has changed.
fn begin(table: OnTable, session: Option<Res<Session>>, mut hint: ResMut<Hint>) {
    let Some(session) = session else { return };
    let now = Subject::on(&table, &session);
    if hint.subject.is_some() && hint.subject != now {
        hint.dismiss();
    }
    if !hint.wanted {
        return;
    }
    hint.wanted = false;
    let Some(subject) = now.filter(|_| table.open().is_some()) else {
        return;
    };
    let limits = Limits {
        nodes: Some(NODES),
        ..default()
    };
    let search = subject
        .game(&session)
        .and_then(|game| Search::new(&game, limits));
    hint.work =
        search.map(|search| Work::begin(|finder| async move { finder.say(find(search).await) }));
    hint.subject = Some(subject);
}

fn take(mut hint: ResMut<Hint>, mut redraw: MessageWriter<RequestRedraw>) {
    if hint.work.is_none() {
        return;
    }
    let Some(report) = hint.work.as_mut().and_then(Work::news) else {
        return;
    };
    let Some(subject) = hint.subject.clone() else {
        return;
    };
    let mut line = report.principal_variation;
    if line.is_empty() {
        line.push(report.best);
    }
    let why = advise(&subject.position, &line);
    let reasoned = (line.clone(), spoken());
    line.truncate(LENGTH);
    hint.work = None;
    hint.shown = Some(ShownHint {
        why,
        line,
        moves: 1,
        foreseen: None,
        waited: 0.0,
        reasoned,
    });
    hint.foresee();
    redraw.write(RequestRedraw);
}

/// Says the reason again when another language is chosen.
fn translate(mut hint: ResMut<Hint>) {
    let stale = |shown: &ShownHint| shown.reasoned.1 != spoken();
    if !hint.shown.as_ref().is_some_and(stale) {
        return;
    }
    let Hint { subject, shown, .. } = &mut *hint;
    if let (Some(subject), Some(shown)) = (subject, shown) {
        shown.reasoned.1 = spoken();
        shown.why = advise(&subject.position, &shown.reasoned.0);
    }
}

/// Shows the expected line move by move.
fn unfold(
    time: Res<Time>,
    settings: Res<Settings>,
    mut hint: ResMut<Hint>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if hint.shown.is_none() || !hint.is_running() {
        return;
    }
    let Some(shown) = &mut hint.shown else { return };
    if !settings.is_animated() {
        // Nothing moves by itself; the buttons show the rest.
        shown.waited = -1.0;
        return;
    }
    shown.waited += time.delta_secs();
    if shown.waited >= PACE {
        shown.waited = 0.0;
        shown.moves += 1;
        hint.foresee();
        redraw.write(RequestRedraw);
    }
}
