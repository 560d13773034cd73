//! The end of a game is a moment: what it was won by lights up and is counted, then all is at rest.

use tesserae::playback::{Finale, Transport};
use tesserae::rules::{GameKind, Position};
use tesserae::store::{Motion, Settings};
use tesserae::turn::Act;

use crate::support::*;

fn finale(app: &bevy::prelude::App) -> &Finale {
    app.world().resource::<Finale>()
}

/// A game that is over on the board, played to its end.
fn played_out(kind: GameKind, settings: impl Fn(&mut Settings)) -> bevy::prelude::App {
    let game = VectorGame::all()
        .into_iter()
        .find(|game| {
            let mut position = game.start();
            game.kind() == kind
                && game.moves().iter().all(|&mv| position.play(mv).is_ok())
                && position.ending().is_some()
        })
        .unwrap();
    let mut app = app();
    settings(&mut app.world_mut().resource_mut::<Settings>());
    begin(&mut app, game.start());
    for (ply, mv) in game.moves().into_iter().enumerate() {
        play(&mut app, mv, ply);
        settle(&mut app);
    }
    app
}

#[test]
fn what_a_game_was_won_by_is_counted_up_to_its_score() {
    for kind in [GameKind::Freedom, GameKind::Squares, GameKind::Freeze] {
        let mut app = played_out(kind, |_| {});
        app.update();
        assert!(finale(&app).is_running(), "{kind}");
        let position = *session(&app).position();
        let mut last = [0, 0];
        let mut shone = 0;
        for _ in 0..1_000 {
            if !finale(&app).is_running() {
                break;
            }
            let counted = finale(&app).counted();
            assert!(last[0] <= counted[0] && last[1] <= counted[1], "{kind}");
            last = counted;
            shone += usize::from(
                position
                    .size()
                    .cells()
                    .any(|cell| finale(&app).glow(cell) > 0.1),
            );
            app.update();
        }
        assert!(!finale(&app).is_running(), "{kind}: it ends");
        assert!(shone > 3, "{kind}: pieces shine");
        let score = position.score();
        match kind {
            // Both armies may have frozen cubes; the beaten one is shown.
            GameKind::Freeze => assert_eq!(last.iter().max(), score.iter().max()),
            _ => assert_eq!(last, score, "{kind}"),
        }
        let dark = position
            .size()
            .cells()
            .all(|cell| finale(&app).glow(cell) == 0.0);
        assert!(dark, "{kind}: nothing shines at rest");
    }
}

#[test]
fn whoever_looks_at_the_end_again_is_not_made_to_wait() {
    let mut app = played_out(GameKind::Squares, |_| {});
    while finale(&app).is_running() {
        app.update();
    }
    app.world_mut().write_message(Transport::SeekMove(3));
    app.update();
    app.update();
    app.world_mut().write_message(Transport::Now);
    for _ in 0..4 {
        app.update();
        assert!(!finale(&app).is_running());
    }
}

#[test]
fn taking_the_last_move_back_ends_it() {
    let mut app = played_out(GameKind::Freedom, |_| {});
    app.update();
    assert!(finale(&app).is_running());
    app.world_mut().write_message(Act::Undo);
    app.update();
    app.update();
    assert!(!finale(&app).is_running());
}

#[test]
fn with_reduced_motion_the_result_is_there_at_once() {
    let mut app = played_out(GameKind::Squares, |settings| {
        settings.motion = Motion::Reduced;
    });
    app.update();
    assert!(!finale(&app).is_running());
    assert!(session(&app).end().is_some());
}
