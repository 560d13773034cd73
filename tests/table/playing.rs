//! Moves become steps on the table, one at a time and in order.

use bevy::prelude::*;
use tesserae::playback::Timeline;
use tesserae::rules::{Cell, GameKind, IllegalMove, Move, Position, Setup, Side};
use tesserae::store::{Motion, Settings};
use tesserae::turn::{Act, Conclusion, End, Refused, pass_choice};

use crate::support::*;

#[test]
fn vector_games_are_spelled_by_the_components_after_every_step() {
    for game in VectorGame::all() {
        let mut app = app();
        let start = game.start();
        let size = start.size();
        begin(&mut app, start);
        let mut pieces = letters(&start);
        let mut seen = StepsSeen::default();
        let mut number = 0;
        for (ply, mv) in game.moves().into_iter().enumerate() {
            play(&mut app, mv, ply);
            for step in &game.steps[ply] {
                // Frame by frame until the next step begins; the one before it must be over then.
                let mut frames = 0;
                let began = loop {
                    let before = playhead(&app);
                    app.update();
                    frames += 1;
                    assert!(frames < 50, "step {number} of {} never began", game.start);
                    let began = seen.read(&app);
                    if !began.is_empty() {
                        assert!(
                            before.progress() >= 1.0,
                            "a step began before the last was shown"
                        );
                        break began;
                    }
                };
                assert_eq!(began.len(), 1, "one step at a time");
                assert_eq!(began[0].step, number, "in order");
                number += 1;
                apply(&mut pieces, step);
                assert_eq!(spelled(&mut app, size), rows(&pieces, size));
            }
            settle(&mut app);
            assert!(
                seen.read(&app).is_empty(),
                "no step that the rules do not know"
            );
            let expected = game.positions[ply].split(' ').next().unwrap();
            assert_eq!(spelled(&mut app, size), expected);
            assert_eq!(session(&app).position().to_string(), game.positions[ply]);
        }
    }
}

#[test]
fn moves_that_come_during_an_animation_wait_for_it() {
    for game in VectorGame::some() {
        let mut app = app();
        begin(&mut app, game.start());
        let size = game.start().size();
        for (ply, mv) in game.moves().into_iter().enumerate() {
            play(&mut app, mv, ply);
        }
        let mut seen = StepsSeen::default();
        app.update();
        let mut shown = Vec::new();
        while !playhead(&app).is_at_rest() {
            shown.extend(seen.read(&app).iter().map(|began| began.step));
            app.update();
        }
        shown.extend(seen.read(&app).iter().map(|began| began.step));
        let total = game.steps.iter().map(Vec::len).sum::<usize>();
        assert_eq!(shown, (0..total).collect::<Vec<_>>());
        let last = game.positions.last().unwrap();
        assert_eq!(spelled(&mut app, size), last.split(' ').next().unwrap());
    }
}

#[test]
fn an_illegal_move_is_refused_with_its_reason_and_changes_nothing() {
    let mut app = app();
    begin(&mut app, Setup::standard(GameKind::Freedom).start());
    play(&mut app, "d4".parse().unwrap(), 0);
    settle(&mut app);
    let before = session(&app).position().to_string();
    play(&mut app, "h8".parse().unwrap(), 1);
    app.update();
    let refused = app.world().resource::<Messages<Refused>>();
    let mut reader = refused.get_cursor();
    let reasons: Vec<_> = reader.read(refused).map(|refused| refused.0).collect();
    assert_eq!(
        reasons,
        [IllegalMove::NotNeighbour {
            cell: Cell::new(7, 7),
            last: Cell::new(3, 3),
            opponent: Side::White,
        }]
    );
    settle(&mut app);
    assert_eq!(session(&app).position().to_string(), before);
    assert_eq!(app.world().resource::<Timeline>().steps().len(), 1);
}

#[test]
fn without_animation_every_step_still_happens_at_once() {
    let game = VectorGame::all()
        .into_iter()
        .find(|game| game.kind() == GameKind::Freeze)
        .unwrap();
    let mut app = app();
    app.world_mut().resource_mut::<Settings>().motion = Motion::Reduced;
    begin(&mut app, game.start());
    for (ply, mv) in game.moves().into_iter().enumerate() {
        play(&mut app, mv, ply);
        app.update();
        assert!(playhead(&app).is_at_rest());
        let expected = game.positions[ply].split(' ').next().unwrap();
        assert_eq!(spelled(&mut app, game.start().size()), expected);
    }
}

#[test]
fn the_last_cell_of_freedom_asks_with_both_scores() {
    let game = VectorGame::all()
        .into_iter()
        .find(|game| game.moves.last().is_some_and(|mv| mv == "pass"))
        .unwrap();
    let mut app = app();
    begin(&mut app, game.start());
    for (ply, mv) in game.moves().into_iter().enumerate() {
        let choice = pass_choice(session(&app).position());
        assert_eq!(choice.is_some(), mv == Move::Pass);
        if let Some([placed, passed]) = choice {
            let mover = session(&app).position().side_to_move().index();
            assert!(placed[mover] < passed[mover]);
        }
        play(&mut app, mv, ply);
        app.update();
    }
    assert!(matches!(session(&app).end(), Some(End::Ruled(_))));
}

#[test]
fn players_can_end_a_game_and_take_that_back() {
    let mut app = app();
    begin(&mut app, Setup::standard(GameKind::Squares).start());
    play(&mut app, "d4".parse().unwrap(), 0);
    app.world_mut().write_message(Act::Resign);
    settle(&mut app);
    assert_eq!(
        session(&app).end(),
        Some(End::Concluded(Conclusion::Resigned(Side::Black)))
    );
    play(&mut app, "d5".parse().unwrap(), 1);
    settle(&mut app);
    assert_eq!(session(&app).tree().reached(), 1, "the game is over");
    app.world_mut().write_message(Act::Undo);
    settle(&mut app);
    assert_eq!(session(&app).end(), None);
    assert_eq!(
        session(&app).tree().reached(),
        1,
        "only the resignation was taken back"
    );
}
