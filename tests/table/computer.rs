//! The computer in a player's seat.

use bevy::prelude::*;
use tesserae::app::Screen;
use tesserae::engine::Level;
use tesserae::playback::Transport;
use tesserae::rules::{GameKind, Setup, Side, Size, Variant};
use tesserae::turn::{Act, Player, Seat, Session, Thinking};

use crate::support::*;

fn computer(level: u8) -> Player {
    Player {
        name: String::new(),
        seat: Seat::Computer(Level::new(level).unwrap()),
    }
}

fn begin_with(app: &mut App, setup: Setup, players: [Player; 2]) {
    let session = Session::new(setup.start(), players, String::new());
    app.world_mut().write_message(Act::Begin(Box::new(session)));
    app.update();
    app.update();
    assert_eq!(
        app.world().resource::<State<Screen>>().get(),
        &Screen::Playing
    );
}

#[test]
fn two_computers_play_a_game_to_its_end() {
    let size = Size::new(5).unwrap();
    let setup = Setup::new(GameKind::Squares, size, Variant::Standard).unwrap();
    let mut app = app();
    begin_with(&mut app, setup, [computer(1), computer(2)]);
    run_until(&mut app, "the end", |app| session(app).end().is_some());
    settle(&mut app);
    let position = *session(&app).position();
    let expected = position.to_string();
    assert_eq!(
        Some(spelled(&mut app, size).as_str()),
        expected.split(' ').next()
    );
    let record = session(&app).to_record();
    assert_eq!(record.tag("First"), Some("Computer, level 1"));
    let again = Session::from_record(&record).unwrap();
    assert_eq!(again.player(Side::Black).seat, computer(2).seat);
}

#[test]
fn undo_takes_back_the_answer_of_the_computer_too() {
    let mut app = app();
    let setup = Setup::standard(GameKind::Freedom);
    begin_with(&mut app, setup, [Player::default(), computer(1)]);
    play(&mut app, "d4".parse().unwrap(), 0);
    run_until(&mut app, "an answer", |app| {
        session(app).tree().reached() == 2 && playhead(app).is_at_rest()
    });
    app.world_mut().write_message(Act::Undo);
    settle(&mut app);
    assert_eq!(session(&app).tree().reached(), 0);
    // It does not move in the place of the person.
    for _ in 0..50 {
        app.update();
    }
    assert_eq!(session(&app).tree().reached(), 0);
}

#[test]
fn undo_while_the_computer_thinks_stops_it() {
    let mut app = app();
    let setup = Setup::standard(GameKind::Freeze);
    begin_with(&mut app, setup, [Player::default(), computer(8)]);
    play(&mut app, "c2-f5".parse().unwrap(), 0);
    run_until(&mut app, "thinking", |app| {
        app.world().contains_resource::<Thinking>()
    });
    app.world_mut().write_message(Act::Undo);
    settle(&mut app);
    app.update();
    assert_eq!(session(&app).tree().reached(), 0);
    assert!(!app.world().contains_resource::<Thinking>());
}

#[test]
fn a_move_made_while_someone_looks_back_does_not_take_them_along() {
    let mut app = app();
    let setup = Setup::standard(GameKind::Squares);
    begin_with(&mut app, setup, [Player::default(), computer(8)]);
    play(&mut app, "d4".parse().unwrap(), 0);
    settle(&mut app);
    app.world_mut().write_message(Transport::SeekMove(0));
    app.update();
    app.update();
    if let Some(thinking) = app.world().get_resource::<Thinking>() {
        thinking.hurry();
    }
    run_until(&mut app, "an answer", |app| {
        session(app).tree().reached() == 2
    });
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(playhead(&app).shown(), 0);
    assert!(!playhead(&app).is_following());
}

#[test]
fn a_seat_can_change_in_the_middle_of_a_game() {
    let mut app = app();
    let setup = Setup::standard(GameKind::Freedom);
    begin_with(&mut app, setup, default());
    play(&mut app, "e5".parse().unwrap(), 0);
    settle(&mut app);
    app.world_mut()
        .write_message(Act::Seat(Side::Black, computer(1).seat));
    run_until(&mut app, "an answer", |app| {
        session(app).tree().reached() == 2
    });
}
