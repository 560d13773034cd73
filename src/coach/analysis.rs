//! What the position on the table is worth, for as long as one looks.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Subject;
use super::work::{Work, explore};
use crate::app::{Screen, Stage};
use crate::engine::{Limits, Report, Search};
use crate::input::OnTable;
use crate::rules::{Position, Side};
use crate::turn::Session;

/// How many moves are valued.
const LINES: usize = 3;
/// After how many positions it is enough; some ten seconds.
const NODES: u64 = 10_000_000;

/// The running analysis.
#[derive(Resource, Default)]
pub struct Analysis {
    /// Whether it is wanted.
    pub on: bool,
    subject: Option<Subject>,
    work: Option<Work<Report>>,
    report: Option<Report>,
}

impl Analysis {
    /// What has been found about the position on the table, and for which side it is meant.
    pub fn report(&self) -> Option<(Side, &Report)> {
        let side = self.subject.as_ref()?.position.side_to_move();
        Some((side, self.report.as_ref()?))
    }

    /// Lets go of what has been found; if it is still wanted, it begins anew.
    pub(super) fn forget(&mut self) {
        *self = Self {
            on: self.on,
            ..default()
        };
    }

    /// Whether it goes on.
    pub fn is_running(&self) -> bool {
        self.work.as_ref().is_some_and(Work::is_running)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Analysis>().add_systems(
        Update,
        analyse
            .run_if(in_state(Screen::Playing))
            .after(Stage::Playback)
            .before(Stage::View),
    );
}

fn analyse(
    table: OnTable,
    session: Option<Res<Session>>,
    mut analysis: ResMut<Analysis>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(session) = session.filter(|_| analysis.on) else {
        if analysis.subject.is_some() {
            analysis.forget();
        }
        return;
    };
    if let Some(subject) = Subject::on(&table, &session)
        && analysis.subject.as_ref() != Some(&subject)
    {
        let limits = Limits {
            nodes: Some(NODES),
            lines: LINES,
            ..default()
        };
        let search = subject
            .game(&session)
            .and_then(|game| Search::new(&game, limits));
        analysis.work = search
            .map(|search| Work::begin(|finder| explore(search, move |report| finder.say(report))));
        analysis.report = None;
        analysis.subject = Some(subject);
    }
    if analysis.work.is_some()
        && let Some(report) = analysis.work.as_mut().and_then(Work::news)
    {
        analysis.report = Some(report);
        redraw.write(RequestRedraw);
    }
}
