//! Freeze by the rules of 1975: the reaction is hidden until its changes have been called.

use bevy::prelude::*;
use tesserae::playback::Timeline;
use tesserae::rules::{AnyPosition, Cell, GameKind, Move, Piece, Position, Side, Step};
use tesserae::store::Settings;
use tesserae::turn::{Act, Calls, Tally};

use crate::support::*;

fn calling_app(start: AnyPosition) -> App {
    let mut app = app();
    app.world_mut().resource_mut::<Settings>().call_changes = true;
    begin(&mut app, start);
    app
}

fn act(app: &mut App, act: Act) {
    app.world_mut().write_message(act);
    app.update();
}

/// A vector game up to a move with a reaction of several waves: the position, the move, its steps.
fn big_move() -> (AnyPosition, Move, Vec<Step>) {
    let games = VectorGame::all().into_iter();
    games
        .filter(|game| game.kind() == GameKind::Freeze)
        .find_map(|game| {
            let mut position = game.start();
            game.moves().into_iter().find_map(|mv| {
                let before = position;
                let steps = position.play(mv).unwrap();
                (steps.len() > 3).then_some((before, mv, steps))
            })
        })
        .unwrap()
}

#[test]
fn the_reaction_waits_until_it_has_been_called() {
    let (start, mv, steps) = big_move();
    let mover = start.side_to_move();
    let mut after = start;
    after.play(mv).unwrap();
    let mut app = calling_app(start);
    play(&mut app, mv, 0);
    settle(&mut app);

    // The cube has moved, and nothing has turned.
    let mut pieces = letters(&start);
    for change in &steps[0].changes {
        match change.after {
            Some(piece) => pieces.insert(change.cell, piece.letter()),
            None => pieces.remove(&change.cell),
        };
    }
    assert_eq!(spelled(&mut app, start.size()), rows(&pieces, start.size()));
    assert_eq!(app.world().resource::<Timeline>().now(), 1);

    // One right call, one wrong one, one taken back, and an empty cell, which cannot be called.
    let changed: Vec<Cell> = start
        .size()
        .cells()
        .filter(|cell| {
            let stood = pieces.get(cell).copied();
            stood.is_some() && stood != after.piece(*cell).map(Piece::letter)
        })
        .collect();
    let still = |cell: &Cell| {
        let touched = steps.iter().flat_map(|step| &step.changes);
        pieces.contains_key(cell) && touched.clone().all(|change| change.cell != *cell)
    };
    let unchanged: Vec<Cell> = start.size().cells().filter(still).collect();
    let empty = start
        .size()
        .cells()
        .find(|cell| !pieces.contains_key(cell))
        .unwrap();
    for cell in [changed[0], unchanged[0], unchanged[1], unchanged[1], empty] {
        act(&mut app, Act::Call(cell));
    }
    let marked = app.world().resource::<Calls>().marked().to_vec();
    assert_eq!(marked, [changed[0], unchanged[0]]);

    act(&mut app, Act::Reveal);
    settle(&mut app);
    assert_eq!(
        spelled(&mut app, start.size()),
        rows(&letters(&after), start.size())
    );
    let calls = app.world().resource::<Calls>();
    let node = session(&app).tree().line()[0];
    let verdict = calls.verdict(node).unwrap();
    assert_eq!(verdict.called, [changed[0]]);
    assert_eq!(verdict.missed, changed[1..]);
    assert_eq!(verdict.wrong, [unchanged[0]]);
    let tally = Tally {
        called: 1,
        changed: changed.len(),
        wrong: 1,
    };
    assert_eq!(calls.tally(session(&app), mover), tally);
    assert_eq!(calls.tally(session(&app), mover.other()), Tally::default());

    // What is taken back does not count, and is not asked about again.
    act(&mut app, Act::Undo);
    settle(&mut app);
    let calls = app.world().resource::<Calls>();
    assert_eq!(calls.tally(session(&app), mover), Tally::default());
    act(&mut app, Act::Redo);
    settle(&mut app);
    let calls = app.world().resource::<Calls>();
    assert_eq!(
        (calls.asked(), calls.tally(session(&app), mover)),
        (None, tally)
    );
}

#[test]
fn a_move_without_a_reaction_is_asked_about_too_and_can_be_taken_back() {
    let start = tesserae::rules::Setup::standard(GameKind::Freeze).start();
    let mut legal = Vec::new();
    start.legal_moves(&mut legal);
    let quiet = legal
        .into_iter()
        .find(|&mv| start.clone().play(mv).unwrap().len() == 1)
        .unwrap();
    let mut app = calling_app(start);
    play(&mut app, quiet, 0);
    settle(&mut app);
    assert!(app.world().resource::<Calls>().asked().is_some());
    act(&mut app, Act::Undo);
    settle(&mut app);
    assert_eq!(app.world().resource::<Calls>().asked(), None);
    assert_eq!(session(&app).tree().reached(), 0);
}

#[test]
fn other_games_and_the_computer_are_not_asked() {
    let mut app = calling_app(tesserae::rules::Setup::standard(GameKind::Squares).start());
    play(&mut app, "d4".parse().unwrap(), 0);
    settle(&mut app);
    assert_eq!(app.world().resource::<Calls>().asked(), None);

    let (start, mv, _) = big_move();
    let mut app = calling_app(start);
    let level = tesserae::engine::Level::WEAKEST;
    for side in Side::ALL {
        act(
            &mut app,
            Act::Seat(side, tesserae::turn::Seat::Computer(level)),
        );
    }
    play(&mut app, mv, 0);
    app.update();
    assert_eq!(app.world().resource::<Calls>().asked(), None);
}
