//! Says what happens, for screen readers: moves and what they set off, refusals, notices, the end.

use bevy::prelude::*;

use super::{cells, dom};
use crate::app::Stage;
use crate::input::{Preview, Selection};
use crate::rules::{Cell, Outcome, Position};
use crate::speech;
use crate::store::{Notice, Settings};
use crate::text::{self, text};
use crate::turn::{Calls, NodeId, Refused, Seat, Session};
use crate::why::Verdict;

/// The element whose new lines are read out.
const LOG: &str = "log";
/// How many lines stay to be read again.
const LINES: u32 = 40;
/// The element with the whole position.
const POSITION: &str = "position";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            write_position.run_if(
                resource_exists_and_changed::<Session>.or_else(resource_changed::<Settings>),
            ),
            say_moves
                .run_if(resource_exists_and_changed::<Session>.or_else(resource_changed::<Calls>)),
            say_calls.run_if(resource_changed::<Calls>),
            say_choice.run_if(resource_changed::<Selection>),
            say_messages,
        )
            .chain()
            .in_set(Stage::View),
    );
}

fn say(text: &str) {
    let line = dom::document().and_then(|document| document.create_element("p").ok());
    let (Some(log), Some(line)) = (dom::by_id(LOG), line) else {
        return;
    };
    line.set_text_content(Some(text));
    // The log is an element of this page.
    let _ = log.append_child(&line);
    while log.child_element_count() > LINES
        && let Some(oldest) = log.first_element_child()
    {
        oldest.remove();
    }
}

/// Where the game stood when it was last spoken of: which game, how many moves, whether it had ended.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Spoken {
    game: u64,
    moves: usize,
    over: bool,
}

/// Keeps the whole position in words, in the language that is set.
fn write_position(session: Option<Res<Session>>) {
    if let (Some(session), Some(element)) = (session, dom::by_id(POSITION)) {
        let text = format!("{} {}", speech::board(session.position()), turn(&session));
        element.set_text_content(Some(&text));
    }
}

fn say_moves(
    session: Option<Res<Session>>,
    calls: Res<Calls>,
    mut last: Local<Option<Spoken>>,
    mut asked: Local<Option<NodeId>>,
) {
    let Some(session) = session else { return };
    let tree = session.tree();
    // What a move has changed is not told before it has been called.
    let before = std::mem::replace(&mut *asked, calls.asked());
    if let Some(about) = *asked {
        if before != Some(about) {
            let mover = tree.position_before(about).side_to_move();
            say(&text!("calls-question", who = session.title(mover)));
        }
        return;
    }
    let now = Spoken {
        game: session.id(),
        moves: tree.reached(),
        over: session.end().is_some(),
    };
    let before = last.replace(now);
    if before == Some(now) {
        return;
    }
    let mut words = Vec::new();
    match before.filter(|before| before.game == now.game) {
        None => {
            let setup = session.setup();
            words.push(text!(
                "page-game",
                game = text::game(setup.kind()),
                size = setup.size().get(),
                move = now.moves + 1,
            ));
        }
        Some(before) if now.moves > before.moves => {
            for &id in &tree.line()[before.moves..now.moves] {
                let ply = tree.ply(id);
                words.push(speech::ply(tree.position_before(id), ply.mv, &ply.steps));
                words.extend(calls.verdict(id).map(Verdict::words));
            }
        }
        Some(before) if now.moves < before.moves => {
            words.push(text!("page-back", move = now.moves + 1));
        }
        Some(_) => {}
    }
    words.push(turn(&session));
    say(&words.join(" "));
}

/// Who is to move, or how the game ended.
fn turn(session: &Session) -> String {
    let side = session.position().side_to_move();
    let (who, subject) = (session.title(side), session.subject(side));
    match session.end() {
        Some(end) => {
            let result = match end.outcome() {
                Outcome::Win(side) => text!(
                    "page-win",
                    who = session.title(side),
                    subject = session.subject(side),
                ),
                Outcome::Draw => text!("page-draw"),
            };
            format!("{result} {}", end.reason(session.kind()))
        }
        None => match session.player(side).seat {
            Seat::Person => text!("invite-move", who = who, subject = subject),
            Seat::Computer(_) => text!("status-thinking", who = who, subject = subject),
        },
    }
}

/// Says which cube has been called, or is no longer.
fn say_calls(calls: Res<Calls>, session: Option<Res<Session>>, mut last: Local<Vec<Cell>>) {
    let before = std::mem::replace(&mut *last, calls.marked().to_vec());
    let (Some(about), Some(session)) = (calls.asked(), session) else {
        return;
    };
    let toggled = [(&before, &*last), (&*last, &before)]
        .into_iter()
        .flat_map(|(these, those)| these.iter().filter(|cell| !those.contains(cell)));
    for &cell in toggled {
        say(&cells::call(&session, about, &calls, cell));
    }
}

fn say_choice(selection: Res<Selection>, preview: Res<Preview>, session: Option<Res<Session>>) {
    let Some(session) = session else { return };
    match (selection.chosen, selection.from) {
        (Some(mv), _) => {
            let foreseen = preview.0.as_ref().filter(|foreseen| foreseen.mv == mv);
            let what = foreseen.map_or_else(|| text::mv(mv), |foreseen| foreseen.describe());
            say(&text!("page-choice", what = what));
        }
        (None, Some(from)) => {
            let what = speech::cell(session.position(), from);
            say(&text!("page-cube", what = what));
        }
        (None, None) => {}
    }
}

fn say_messages(mut refusals: MessageReader<Refused>, mut notices: MessageReader<Notice>) {
    for refusal in refusals.read() {
        say(&text!("page-refusal", reason = refusal.reason()));
    }
    for notice in notices.read() {
        say(&notice.0);
    }
}
