//! Taking back, making again, variations, and the record that keeps them.

use bevy::prelude::*;
use tesserae::playback::Transport;
use tesserae::rules::{GameKind, Position, Setup};
use tesserae::turn::{Act, Session};

use crate::support::*;

fn record(app: &App) -> String {
    session(app).to_record().to_string()
}

fn act(app: &mut App, act: Act) {
    app.world_mut().write_message(act);
    settle(app);
}

#[test]
fn whole_games_can_be_taken_back_and_made_again() {
    for game in VectorGame::some() {
        let mut app = app();
        let size = game.start().size();
        begin(&mut app, game.start());
        for (ply, mv) in game.moves().into_iter().enumerate() {
            play(&mut app, mv, ply);
        }
        settle(&mut app);
        let whole = record(&app);
        for moves in (0..game.moves.len()).rev() {
            act(&mut app, Act::Undo);
            let expected = match moves {
                0 => &game.start,
                _ => &game.positions[moves - 1],
            };
            assert_eq!(&session(&app).position().to_string(), expected);
            assert_eq!(spelled(&mut app, size), expected.split(' ').next().unwrap());
        }
        act(&mut app, Act::Undo);
        assert_eq!(session(&app).tree().reached(), 0);
        for _ in &game.moves {
            act(&mut app, Act::Redo);
        }
        assert_eq!(record(&app), whole);
    }
}

#[test]
fn a_move_after_taking_back_becomes_the_main_line_and_keeps_the_old_one() {
    let mut app = app();
    begin(&mut app, Setup::standard(GameKind::Squares).start());
    for (ply, mv) in ["a1", "b2", "c3"].into_iter().enumerate() {
        play(&mut app, mv.parse().unwrap(), ply);
    }
    settle(&mut app);
    act(&mut app, Act::Undo);
    act(&mut app, Act::Undo);
    act(
        &mut app,
        Act::Play {
            mv: "g7".parse().unwrap(),
            after: 1,
        },
    );
    assert!(
        record(&app).contains("1. a1 g7 (1... b2 2. c3) *"),
        "{}",
        record(&app)
    );
    let size = session(&app).position().size();
    assert_eq!(spelled(&mut app, size), "6b/7/7/7/7/7/c6");
}

#[test]
fn a_move_from_an_earlier_position_begins_a_variation() {
    let mut app = app();
    begin(&mut app, Setup::standard(GameKind::Squares).start());
    for (ply, mv) in ["a1", "b2", "c3"].into_iter().enumerate() {
        play(&mut app, mv.parse().unwrap(), ply);
    }
    settle(&mut app);
    app.world_mut().write_message(Transport::SeekMove(1));
    settle(&mut app);
    assert_eq!(
        session(&app).tree().reached(),
        3,
        "looking back changes nothing"
    );
    act(
        &mut app,
        Act::Play {
            mv: "g7".parse().unwrap(),
            after: 1,
        },
    );
    assert!(
        record(&app).contains("1. a1 b2 (1... g7) 2. c3 *"),
        "{}",
        record(&app)
    );
    let size = session(&app).position().size();
    assert_eq!(spelled(&mut app, size), "6b/7/7/7/7/7/c6");

    // The record says where the game stands: in the variation.
    let text = record(&app);
    let again = Session::from_record(&text.parse().unwrap()).unwrap();
    assert_eq!(again.position(), session(&app).position());
    assert_eq!(again.to_record().to_string(), text);

    // Back in the old line, shown where it was entered; nothing of it is taken back.
    let first = session(&app).tree().line().first().copied();
    let old = session(&app).tree().children(first)[0];
    act(&mut app, Act::Enter(old));
    assert_eq!(spelled(&mut app, size), "7/7/7/7/7/1b5/c6");
    assert_eq!(session(&app).tree().reached(), 3);
    let before = record(&app);
    act(&mut app, Act::Delete(old));
    assert_eq!(spelled(&mut app, size), "7/7/7/7/7/7/c6");
    assert!(record(&app).contains("1. a1 g7 *"), "{}", record(&app));
    act(&mut app, Act::Undo);
    assert_eq!(record(&app), before, "a deleted line comes back");
    let variation = session(&app).tree().children(first)[1];
    act(&mut app, Act::Promote(variation));
    assert!(
        record(&app).contains("1. a1 g7 (1... b2 2. c3) *"),
        "{}",
        record(&app)
    );
}
