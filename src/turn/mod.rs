//! Whose turn it is, the move that was chosen, history, undo and redo, players.

mod calls;
mod computer;
mod opened;
mod recording;
mod refused;
mod session;
mod spell;
mod tree;

use bevy::prelude::*;

use crate::app::{Screen, Stage};
use crate::launch::LaunchGame;
use crate::platform;
use crate::playback::Transport;
use crate::rules::{AnyPosition, Cell, IllegalMove, Move, Position, Side};
use crate::store::{Notice, Settings};
use crate::text::text;

pub use calls::{Calls, Tally};
pub use computer::Thinking;
pub use opened::Opened;
pub use refused::Refused;
pub use session::{Conclusion, End, Player, Seat, Session};
pub(crate) use spell::{SLICE, Spell};
pub use tree::{NodeId, Tree};

/// What a player does with the game.
#[derive(Message, Clone, Debug)]
pub enum Act {
    /// Makes a move after a number of the line's moves; normally all that are played. Made after
    /// fewer, it begins a variation.
    Play {
        /// The move.
        mv: Move,
        /// After how many moves.
        after: usize,
    },
    /// Makes a move unless it loses much; then the player is asked first.
    Consider {
        /// The move.
        mv: Move,
        /// After how many moves.
        after: usize,
    },
    /// Takes back the end that was agreed on, or else the last move.
    Undo,
    /// Makes the move again that was taken back last.
    Redo,
    /// The side to move gives up.
    Resign,
    /// Both players agree on a draw.
    AgreeDraw,
    /// Puts the whole line through a move on the table, and shows the position after the move.
    Enter(NodeId),
    /// Makes a move the main one among those in its place.
    Promote(NodeId),
    /// Takes a move and all that follows it out of the tree.
    Delete(NodeId),
    /// Lets somebody else make a side's moves from now on.
    Seat(Side, Seat),
    /// Freeze, where players call the changes: marks a cube as one that changes, or no longer.
    Call(Cell),
    /// Freeze, where players call the changes: shows what really changes.
    Reveal,
    /// Begins another game.
    Begin(Box<Session>),
}

/// The game that the program was started with, if any.
#[derive(Resource, Default)]
pub struct Opening(pub Option<LaunchGame>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opening>()
        .init_resource::<Calls>()
        .add_message::<Act>()
        .add_message::<Refused>()
        .add_plugins((computer::plugin, opened::plugin))
        .add_systems(Startup, open_first_game)
        .add_systems(Update, obey.in_set(Stage::Turn));
}

/// Begins with the game that the program was started with.
fn open_first_game(
    mut opening: ResMut<Opening>,
    mut acts: MessageWriter<Act>,
    mut notices: MessageWriter<Notice>,
) {
    let session = match opening.0.take() {
        None => return,
        Some(LaunchGame::Fresh(start)) => Ok(Session::new(start, default(), platform::today())),
        Some(LaunchGame::Record { record, .. }) => Session::from_record(&record),
    };
    match session {
        Ok(session) => {
            acts.write(Act::Begin(Box::new(session)));
        }
        Err(error) => {
            let error = error.to_string();
            notices.write(Notice(text!("notice-not-opened", error = error)));
        }
    }
}

fn obey(
    mut acts: MessageReader<Act>,
    mut refusals: MessageWriter<Refused>,
    mut transports: MessageWriter<Transport>,
    session: Option<ResMut<Session>>,
    settings: Res<Settings>,
    mut calls: ResMut<Calls>,
    mut commands: Commands,
    mut next_screen: ResMut<NextState<Screen>>,
) {
    let mut session = session;
    for act in acts.read() {
        if let Act::Begin(new) = act {
            match session.as_mut() {
                Some(session) => **session = (**new).clone(),
                None => commands.insert_resource((**new).clone()),
            }
            *calls = Calls::default();
            next_screen.set(Screen::Playing);
            // A game that is gone on with is shown as it stands, not played through.
            transports.write(Transport::Now);
            continue;
        }
        let Some(session) = session.as_mut() else {
            continue;
        };
        match act {
            Act::Play { mv, after } => {
                let looking_back = *after < session.tree().reached();
                let mover = session.tree().position_after(*after).side_to_move();
                match play(session, *mv, *after) {
                    Err(refusal) => {
                        refusals.write(Refused(refusal));
                    }
                    Ok(id) => {
                        let is_person = session.player(mover).seat == Seat::Person;
                        if settings.calls_in(session.kind()) && is_person {
                            calls.ask_about(id);
                        }
                        if looking_back {
                            transports.write(Transport::Follow);
                        }
                    }
                }
            }
            Act::Undo => {
                undo(session);
                transports.write(Transport::Follow);
            }
            Act::Redo => {
                let reached = session.tree().reached();
                session.tree_mut().reach(reached + 1);
                transports.write(Transport::Follow);
            }
            Act::Resign if session.end().is_none() => {
                let side = session.position().side_to_move();
                session.conclude(Some(Conclusion::Resigned(side)));
            }
            Act::AgreeDraw if session.end().is_none() => {
                session.conclude(Some(Conclusion::Agreed));
            }
            Act::Enter(id) if session.tree().contains(*id) => {
                session.conclude(None);
                let tree = session.tree_mut();
                tree.enter(*id);
                let moves = tree.reached();
                tree.reach(tree.line().len());
                transports.write(Transport::SeekMove(moves));
            }
            Act::Seat(side, seat) => session.seat(*side, *seat),
            Act::Promote(id) if session.tree().contains(*id) => session.tree_mut().promote(*id),
            Act::Delete(id) if session.tree().contains(*id) => session.delete(*id),
            Act::Call(cell) if session.position().piece(*cell).is_some() => calls.toggle(*cell),
            Act::Reveal => calls.reveal(session.tree()),
            _ => {}
        }
        // The question belongs to the last move of the game as it stands.
        if calls.asked().is_some() && calls.asked() != session.tree().reached_node() {
            calls.withdraw();
        }
    }
}

fn play(session: &mut Session, mv: Move, after: usize) -> Result<NodeId, IllegalMove> {
    if session.end().is_some() && after == session.tree().reached() {
        return Err(IllegalMove::GameOver);
    }
    let tree = session.tree_mut();
    let reached = tree.reached();
    tree.reach(after);
    match tree.play(mv) {
        Ok(id) => {
            // What is played on takes the place of moves that were taken back.
            if after == reached {
                tree.promote(id);
            }
            session.conclude(None);
            Ok(id)
        }
        Err(refusal) => {
            tree.reach(reached);
            Err(refusal)
        }
    }
}

fn undo(session: &mut Session) {
    if session.undelete() {
        return;
    }
    if session.conclusion().is_some() {
        session.conclude(None);
        return;
    }
    // Against the computer its answer goes back too, or it would only make the same move again.
    let mover = |session: &Session| session.position().side_to_move();
    let is_person = |session: &Session, side| session.player(side).seat == Seat::Person;
    loop {
        let reached = session.tree().reached();
        session.tree_mut().reach(reached.saturating_sub(1));
        let someone = Side::ALL.into_iter().any(|side| is_person(session, side));
        if reached <= 1 || !someone || is_person(session, mover(session)) {
            return;
        }
    }
}

/// Whether a position leaves the player the choice to pass, with what each choice would score
/// (White's first): after placing, and after passing.
pub fn pass_choice(position: &AnyPosition) -> Option<[[u16; 2]; 2]> {
    position.check(Move::Pass).ok()?;
    let last = position
        .size()
        .cells()
        .find(|&cell| position.piece(cell).is_none())?;
    let mut placed = *position;
    placed.play(Move::Place(last)).ok()?;
    Some([placed.score(), position.score()])
}
