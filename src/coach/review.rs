//! A look back at the whole game.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::work::{Work, find};
use crate::app::{Screen, Stage};
use crate::engine::{Limits, Review, Search, Value, final_value};
use crate::rules::{Game, Position, Side};
use crate::turn::{NodeId, Session};

/// How many positions each position of the game may cost.
const NODES: u64 = 40_000;
/// What the search remembers, in bytes; it is used for one position after the other.
const TABLE_BYTES: usize = 2 << 20;

/// What the moves of the game on the table were worth.
#[derive(Resource, Default)]
pub struct GameReview {
    wanted: bool,
    /// The game and the line that it is about.
    subject: Option<(u64, Vec<NodeId>)>,
    work: Option<Work<Vec<(Side, Value)>>>,
    review: Option<Review>,
}

impl GameReview {
    /// Asks for a look back at the game as it stands.
    pub fn ask(&mut self) {
        *self = Self {
            wanted: true,
            ..default()
        };
    }

    /// Takes it away.
    pub fn dismiss(&mut self) {
        *self = Self::default();
    }

    /// What is known so far, and how many moves the game has.
    pub fn shown(&self) -> Option<(&Review, usize)> {
        let (_, line) = self.subject.as_ref()?;
        Some((self.review.as_ref()?, line.len()))
    }

    /// Whether it is being thought out.
    pub fn is_running(&self) -> bool {
        self.wanted || self.work.as_ref().is_some_and(Work::is_running)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameReview>().add_systems(
        Update,
        look_back
            .run_if(in_state(Screen::Playing))
            .after(Stage::Playback)
            .before(Stage::View),
    );
}

fn look_back(
    session: Option<Res<Session>>,
    mut review: ResMut<GameReview>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(session) = session else { return };
    let tree = session.tree();
    let line = || tree.line()[..tree.reached()].to_vec();
    // Another line on the table is another game.
    if session.is_changed()
        && let Some((id, about)) = &review.subject
        && (*id != session.id() || *about != line())
    {
        review.dismiss();
    }
    if review.wanted {
        review.wanted = false;
        if let Some(game) = session.game_after(tree.reached()) {
            review.work = Some(Work::begin(|finder| async move {
                let mut values = Vec::new();
                let mut so_far = Game::new(*game.start());
                let mut moves = game.plies().iter().map(|ply| ply.mv);
                loop {
                    let value = value_of(&so_far).await;
                    values.push((so_far.position().side_to_move(), value));
                    finder.say(values.clone());
                    match moves.next() {
                        Some(mv) if so_far.play(mv).is_ok() => {}
                        _ => return,
                    }
                }
            }));
            review.subject = Some((session.id(), line()));
        }
    }
    if review.work.is_some()
        && let Some(values) = review.work.as_mut().and_then(Work::news)
    {
        review.review = Some(Review::new(&values));
        redraw.write(RequestRedraw);
    }
}

/// What a position is worth to the side to move there.
async fn value_of(game: &Game) -> Value {
    let limits = Limits {
        nodes: Some(NODES),
        table_bytes: TABLE_BYTES,
        ..default()
    };
    match (final_value(game.position()), Search::new(game, limits)) {
        (Some(value), _) => value,
        (None, Some(search)) => find(search).await.value.unwrap_or(Value::Chance(500)),
        // Over by repetition or by the limit of moves.
        (None, None) => Value::Chance(500),
    }
}
