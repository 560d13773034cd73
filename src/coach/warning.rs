//! Before a move that loses much, a beginner is asked once.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::work::{Work, find};
use crate::app::{Screen, Stage};
use crate::engine::{Limits, Search, Value, final_value};
use crate::rules::{Game, GameKind, Move, Position};
use crate::text::text;
use crate::turn::{Act, Session};

/// How many positions the best move and the chosen one may cost each.
const NODES: u64 = 60_000;
/// What each of the two searches remembers, in bytes.
const TABLE_BYTES: usize = 2 << 20;
/// From which loss of winning chances on a move is worth a warning.
const MUCH: f32 = 0.2;

/// A move that loses much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// The move.
    pub mv: Move,
    /// After how many moves it would be made.
    pub after: usize,
    /// What is wrong with it, in a sentence.
    pub words: String,
}

/// What is being found out about a chosen move, or asked about it.
#[derive(Resource, Default)]
pub struct Warning {
    work: Option<Work<Option<Doubt>>>,
    chosen: Option<(Move, usize)>,
    doubt: Option<Doubt>,
    /// The game and the move that the player has been warned of already.
    warned: Option<(u64, Move, usize)>,
}

impl Warning {
    /// What the player is asked about.
    pub fn doubt(&self) -> Option<&Doubt> {
        self.doubt.as_ref()
    }

    /// Takes the question away.
    pub fn dismiss(&mut self) {
        self.doubt = None;
    }

    /// Whether something is being found out.
    pub fn is_running(&self) -> bool {
        self.work.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Warning>().add_systems(
        Update,
        consider
            .run_if(in_state(Screen::Playing))
            .after(Stage::Input)
            .before(Stage::Turn),
    );
}

fn consider(
    mut acts: ParamSet<(MessageReader<Act>, MessageWriter<Act>)>,
    session: Option<Res<Session>>,
    mut warning: ResMut<Warning>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut made = None;
    let mut new = None;
    for act in acts.p0().read() {
        match *act {
            Act::Consider { mv, after } => new = Some((mv, after)),
            Act::Call(_) | Act::Reveal | Act::Seat(..) => {}
            // Whatever else is done, the choice is no longer meant.
            _ if warning.chosen.is_some() || warning.doubt.is_some() => {
                *warning = Warning {
                    warned: warning.warned,
                    ..default()
                };
            }
            _ => {}
        }
    }
    let Some(session) = session else { return };
    if let Some((mv, after)) = new {
        let known = warning.warned == Some((session.id(), mv, after));
        match session.game_after(after).filter(|_| !known) {
            Some(game) => {
                warning.work = Some(Work::begin(|finder| async move {
                    finder.say(doubt_about(game, mv, after).await);
                }));
                warning.chosen = Some((mv, after));
            }
            None => made = Some((mv, after)),
        }
    }
    if warning.work.is_some()
        && let Some(found) = warning.work.as_mut().and_then(Work::news)
    {
        let chosen = warning.chosen.take();
        warning.work = None;
        match (found, chosen) {
            (Some(doubt), _) => {
                warning.warned = Some((session.id(), doubt.mv, doubt.after));
                warning.doubt = Some(doubt);
            }
            (None, chosen) => made = chosen,
        }
        redraw.write(RequestRedraw);
    }
    if let Some((mv, after)) = made {
        acts.p1().write(Act::Play { mv, after });
    }
}

/// What is wrong with a move, if it loses much.
async fn doubt_about(game: Game, mv: Move, after: usize) -> Option<Doubt> {
    let kind = game.position().kind();
    let limits = Limits {
        nodes: Some(NODES),
        table_bytes: TABLE_BYTES,
        ..default()
    };
    let best = find(Search::new(&game, limits)?).await;
    let mut next = game;
    next.play(mv).ok()?;
    let value = match (final_value(next.position()), Search::new(&next, limits)) {
        (Some(value), _) => value,
        (None, Some(search)) => find(search).await.value?,
        (None, None) => Value::Chance(500),
    };
    let words = objection(kind, best.value?, value.reversed())?;
    (best.best != mv).then_some(Doubt { mv, after, words })
}

/// Says how much worse a move is than the best one, if it is much.
fn objection(kind: GameKind, best: Value, made: Value) -> Option<String> {
    if best.chance() - made.chance() < MUCH {
        return None;
    }
    Some(match (best, made) {
        (Value::Margin(best), Value::Margin(made)) => {
            let lost = (f64::from(best - made) / 100.0).round();
            match kind {
                GameKind::Freedom => text!("doubt-stones", count = lost),
                GameKind::Freeze => text!("doubt-cubes", count = lost),
                GameKind::Squares => text!("doubt-marks", count = lost),
            }
        }
        (Value::WinIn(_), _) => text!("doubt-win-lost"),
        (_, Value::LossIn(plies)) => text!("doubt-loses", plies = plies),
        _ => text!(
            "doubt-chances",
            before = (best.chance() * 100.0).round(),
            after = (made.chance() * 100.0).round(),
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_moves_that_lose_much_are_objected_to() {
        let objection = |best, made| objection(GameKind::Squares, best, made);
        assert_eq!(objection(Value::Margin(200), Value::Margin(150)), None);
        assert_eq!(
            objection(Value::Margin(200), Value::Margin(-310)).as_deref(),
            Some("It is about 5 marks worse than the best move.")
        );
        assert_eq!(
            objection(Value::WinIn(3), Value::Chance(600)).as_deref(),
            Some("It gives a certain win away.")
        );
        assert_eq!(
            objection(Value::Chance(500), Value::LossIn(4)).as_deref(),
            Some("It loses in 4 moves at the most.")
        );
        assert_eq!(objection(Value::LossIn(2), Value::LossIn(2)), None);
        assert_eq!(
            objection(Value::Chance(640), Value::Chance(310)).as_deref(),
            Some("Your winning chances fall from 64% to 31%.")
        );
    }
}
