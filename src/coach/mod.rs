//! The computer as a teacher: hints, analysis, a look back at the game, a warning before a bad move.
//!
//! All of it is thought on the task pool, never in a frame, and all of it is about the position that
//! stands on the table, or the game as it stands.

mod analysis;
mod hint;
mod review;
mod warning;
mod work;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::app::{Screen, Stage};
use crate::input::OnTable;
use crate::rules::{AnyPosition, Game};
use crate::turn::Session;

pub use analysis::Analysis;
pub use hint::{Hint, ShownHint};
pub use review::GameReview;
pub use warning::{Doubt, Warning};

/// Whether something is being thought out, or shown by and by.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Working(pub bool);

/// The position that something is thought out about.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Subject {
    session: u64,
    moves: usize,
    position: AnyPosition,
}

impl Subject {
    /// What stands on the table, if nothing moves there.
    fn on(table: &OnTable, session: &Session) -> Option<Self> {
        table.standing().map(|(position, moves)| Self {
            session: session.id(),
            moves,
            position: *position,
        })
    }

    fn game(&self, session: &Session) -> Option<Game> {
        session.game_after(self.moves)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Working>()
        .add_message::<RequestRedraw>()
        .add_plugins((
            analysis::plugin,
            hint::plugin,
            review::plugin,
            warning::plugin,
        ))
        .add_systems(
            Update,
            notice_work
                .run_if(in_state(Screen::Playing))
                .in_set(Stage::View),
        )
        .add_systems(OnExit(Screen::Playing), stop_work);
}

/// Away from the table nobody waits for what is being thought out. The analysis, which takes long, begins
/// anew when one comes back; the rest is found soon, and shown then.
fn stop_work(mut analysis: ResMut<Analysis>, mut working: ResMut<Working>) {
    analysis.forget();
    *working = Working(false);
}

fn notice_work(
    analysis: Res<Analysis>,
    hint: Res<Hint>,
    review: Res<GameReview>,
    warning: Res<Warning>,
    mut working: ResMut<Working>,
) {
    working.set_if_neq(Working(
        analysis.is_running() || hint.is_running() || review.is_running() || warning.is_running(),
    ));
}
