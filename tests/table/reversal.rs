//! Any instant of a game can be shown, and backwards it looks as it did forwards.

use std::collections::BTreeMap;

use bevy::prelude::*;
use tesserae::playback::{Pose, Timeline, Transport, pose_at};
use tesserae::rules::{Cell, Piece, Position};
use tesserae::table::{At, PieceParts};

use crate::support::*;

type Picture = BTreeMap<Cell, (Piece, Pose)>;

fn picture(app: &mut App) -> Vec<(Cell, String)> {
    let world = app.world_mut();
    let picture: Picture = world
        .query::<(&At, PieceParts, &Pose)>()
        .iter(world)
        .map(|(at, parts, pose)| (at.0, (parts.piece(), *pose)))
        .collect();
    picture
        .into_iter()
        .map(|(cell, (piece, pose))| (cell, format!("{piece:?} {pose:?}")))
        .collect()
}

fn seek(app: &mut App, time: f64) {
    app.world_mut().write_message(Transport::SeekTime(time));
    app.update();
}

#[test]
fn going_back_shows_the_same_pictures_as_going_on() {
    for game in VectorGame::some() {
        let mut app = app();
        begin(&mut app, game.start());
        for (ply, mv) in game.moves().into_iter().enumerate() {
            play(&mut app, mv, ply);
        }
        settle(&mut app);
        let timeline = app.world().resource::<Timeline>();
        let instants: Vec<f64> = timeline
            .steps()
            .iter()
            .flat_map(|step| [0.1, 0.5, 0.93].map(|part| step.start + step.duration * part))
            .collect();
        let forwards: Vec<_> = instants
            .iter()
            .map(|&time| {
                seek(&mut app, time);
                picture(&mut app)
            })
            .collect();
        for (&time, expected) in instants.iter().zip(&forwards).rev() {
            seek(&mut app, time);
            assert_eq!(
                &picture(&mut app),
                expected,
                "at {time} s of {}",
                game.start
            );
        }
    }
}

#[test]
fn seeking_shows_the_position_of_every_move() {
    for game in VectorGame::some() {
        let mut app = app();
        let size = game.start().size();
        begin(&mut app, game.start());
        for (ply, mv) in game.moves().into_iter().enumerate() {
            play(&mut app, mv, ply);
        }
        settle(&mut app);
        // Far apart, so that every seek crosses many moves.
        let count = game.moves.len();
        for moves in (0..=count).map(|number| number * 37 % (count + 1)) {
            app.world_mut().write_message(Transport::SeekMove(moves));
            settle(&mut app);
            let expected = match moves {
                0 => &game.start,
                _ => &game.positions[moves - 1],
            };
            assert_eq!(spelled(&mut app, size), expected.split(' ').next().unwrap());
        }
    }
}

#[test]
fn the_end_of_a_step_is_the_rest_after_it() {
    for game in VectorGame::some() {
        let mut position = game.start();
        for mv in game.moves() {
            for step in position.play(mv).unwrap() {
                for change in &step.changes {
                    let Some(piece) = change.after else { continue };
                    let size = position.size();
                    let last = pose_at(&step, change, 1.0, size).unwrap();
                    assert_eq!(last, Pose::at_rest(piece, change.cell, size));
                    let nearly = pose_at(&step, change, 0.9999, size).unwrap();
                    assert!(nearly.position.distance(last.position) < 0.01);
                    assert!((nearly.scale - last.scale).abs() < 0.01);
                    assert!((nearly.fill - last.fill).abs() < 0.01);
                    // A cube that has all but turned shows its second face, as the one at rest does.
                    assert_eq!(nearly.faces[1], last.faces[1]);
                    assert!(nearly.faces[0] == nearly.faces[1] || nearly.turn > 0.999);
                }
            }
        }
    }
}

#[test]
fn a_pause_holds_a_step_in_its_middle() {
    let game = VectorGame::some().into_iter().next().unwrap();
    let mut app = app();
    begin(&mut app, game.start());
    play(&mut app, game.moves()[0], 0);
    app.update();
    app.update();
    app.world_mut().write_message(Transport::TogglePause);
    app.update();
    let held = playhead(&app);
    assert!(held.is_paused() && held.progress() > 0.0 && held.progress() < 1.0);
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(playhead(&app), held);
    app.world_mut().write_message(Transport::TogglePause);
    settle(&mut app);
    assert_eq!(playhead(&app).progress(), 1.0);
}
