//! The computer as a teacher: analysis, hints, a look back, a warning.

use bevy::prelude::*;
use tesserae::app::Screen;
use tesserae::coach::{Analysis, GameReview, Hint, Warning, Working};
use tesserae::engine::Level;
use tesserae::record::parse_position;
use tesserae::rules::{AnyPosition, Game, GameKind, Move, Position, Setup, Side, Size, Variant};
use tesserae::turn::{Act, Seat, Thinking};

use crate::support::*;

/// A small board, so that everything is known soon.
fn small() -> AnyPosition {
    squares_5("c3b/1cb2/2c2/b3c/1b1b1 c")
}

fn squares_5(text: &str) -> AnyPosition {
    let size = Size::new(5).unwrap();
    let setup = Setup::new(GameKind::Squares, size, Variant::Standard).unwrap();
    parse_position(setup, text).unwrap()
}

fn set_analysis(app: &mut App, on: bool) {
    app.world_mut().resource_mut::<Analysis>().on = on;
}

#[test]
fn the_analysis_follows_the_table() {
    let mut app = app();
    let start = small();
    begin(&mut app, start);
    settle(&mut app);
    set_analysis(&mut app, true);
    let solved = |side| {
        move |app: &App| {
            let analysis = app.world().resource::<Analysis>();
            let about = analysis.report().filter(|&(of, _)| of == side);
            about.is_some_and(|(_, report)| report.exact && report.lines.len() == 3)
        }
    };
    run_until(&mut app, "three lines of the start", solved(Side::White));
    let analysis = app.world().resource::<Analysis>();
    let lines = analysis.report().unwrap().1.lines.clone();
    let mut legal = Vec::new();
    start.legal_moves(&mut legal);
    assert!(lines.iter().all(|line| legal.contains(&line.moves[0])));
    assert!(
        lines
            .windows(2)
            .all(|pair| pair[0].moves[0] != pair[1].moves[0])
    );

    play(&mut app, lines[0].moves[0], 0);
    run_until(&mut app, "the next position", solved(Side::Black));
    set_analysis(&mut app, false);
    app.update();
    assert!(app.world().resource::<Analysis>().report().is_none());
}

#[test]
fn nothing_is_thought_out_away_from_the_table() {
    let mut app = app();
    begin(&mut app, Setup::standard(GameKind::Squares).start());
    settle(&mut app);
    set_analysis(&mut app, true);
    let seat = Seat::Computer(Level::STRONGEST);
    app.world_mut().write_message(Act::Seat(Side::White, seat));
    app.world_mut().resource_mut::<GameReview>().ask();
    let thinks = |app: &App| {
        app.world().contains_resource::<Thinking>() || app.world().resource::<Working>().0
    };
    run_until(&mut app, "somebody thinks", thinks);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    app.update();
    assert!(!thinks(&app));
    assert!(app.world().resource::<Analysis>().on, "it is still wanted");
}

#[test]
fn a_hint_names_a_legal_line_and_goes_with_the_position() {
    let mut app = app();
    begin(&mut app, small());
    settle(&mut app);
    app.world_mut().resource_mut::<Hint>().ask();
    let is_shown = |app: &App| app.world().resource::<Hint>().shown().is_some();
    run_until(&mut app, "a hint", is_shown);
    let hint = app.world().resource::<Hint>().shown().unwrap().clone();
    assert!(hint.why.ends_with('.'), "{}", hint.why);
    let mut game = Game::new(small());
    for &mv in &hint.line {
        game.play(mv).unwrap();
    }
    let all = move |app: &App| {
        let shown = app.world().resource::<Hint>().shown().unwrap();
        shown.moves == shown.line.len()
    };
    run_until(&mut app, "its continuation", all);
    let shown = app.world().resource::<Hint>().shown().unwrap();
    assert_eq!(shown.foreseen.as_ref().unwrap().after, *game.position());

    play(&mut app, hint.line[0], 0);
    settle(&mut app);
    app.update();
    assert!(app.world().resource::<Hint>().shown().is_none());
}

#[test]
fn the_whole_game_is_looked_back_at() {
    let game = VectorGame::all()
        .into_iter()
        .filter(|game| game.kind() == GameKind::Squares && game.size == 7)
        .min_by_key(|game| game.moves.len())
        .unwrap();
    let mut app = app();
    begin(&mut app, game.start());
    for (ply, mv) in game.moves().into_iter().enumerate() {
        play(&mut app, mv, ply);
        app.update();
    }
    settle(&mut app);
    app.world_mut().resource_mut::<GameReview>().ask();
    let moves = game.moves.len();
    run_until(&mut app, "all moves", move |app: &App| {
        let shown = app.world().resource::<GameReview>().shown();
        shown.is_some_and(|(review, _)| review.chances().len() == moves + 1)
    });
    let (review, of) = app.world().resource::<GameReview>().shown().unwrap();
    assert_eq!(of, moves);
    for side in Side::ALL {
        assert!((0.0..=1.0).contains(&review.accuracy(side).unwrap()));
    }
    let [white, black] = session(&app).position().score();
    let last = *review.chances().last().unwrap();
    assert_eq!(last > 0.5, white > black, "the end is worth what it is");

    app.world_mut().write_message(Act::Undo);
    settle(&mut app);
    assert!(app.world().resource::<GameReview>().shown().is_none());
}

#[test]
fn a_beginner_is_warned_once_before_a_bad_move() {
    // c3 completes a square of nine; anything else leaves it to the opponent.
    let start = squares_5("5/5/c3b/5/c1c1b c");
    let [best, bad]: [Move; 2] = ["c3", "b5"].map(|mv| mv.parse().unwrap());
    let consider = |app: &mut App, mv| {
        app.world_mut()
            .write_message(Act::Consider { mv, after: 0 });
    };
    let reached = |moves| move |app: &App| session(app).tree().reached() == moves;

    let mut app = app();
    begin(&mut app, start);
    consider(&mut app, bad);
    run_until(&mut app, "the question", |app: &App| {
        app.world().resource::<Warning>().doubt().is_some()
    });
    assert!(reached(0)(&app));
    let doubt = app.world().resource::<Warning>().doubt().unwrap().clone();
    assert_eq!((doubt.mv, doubt.after), (bad, 0));
    assert!(doubt.words.contains("worse"), "{}", doubt.words);

    // Whoever insists is not asked again.
    app.world_mut().resource_mut::<Warning>().dismiss();
    consider(&mut app, bad);
    run_until(&mut app, "the move", reached(1));

    // A good move is made without a word.
    begin(&mut app, start);
    consider(&mut app, best);
    run_until(&mut app, "the good move", reached(1));
    assert!(app.world().resource::<Warning>().doubt().is_none());
}
