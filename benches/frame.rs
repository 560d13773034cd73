//! How much processor time a frame takes besides drawing: of Bevy and egui alone, with the program at rest,
//! and in the middle of a reaction of fourteen waves. The aim is less than 1 ms for what is the program's own.
//!
//! Needs the feature `app`. `cargo bench --bench frame --profile dev` uses the Bevy that the tests have
//! compiled already.
#![allow(missing_docs)]

#[path = "../tests/whole_program/mod.rs"]
mod whole_program;

use std::hint::black_box;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use criterion::{Criterion, criterion_group, criterion_main};
use tesserae::playback::{Playhead, Transport};
use tesserae::record::parse_position;
use tesserae::rules::{GameKind, Setup};
use tesserae::turn::{Act, Session};

use whole_program::{begin, bevy_alone, whole_program};

const WINDOW: UVec2 = UVec2::new(1280, 800);
/// So many frames are shown in a second.
const FRAMES: f64 = 60.0;
/// A move of Freeze that sets off fourteen waves.
const POSITION: &str = "3x3f2/10/f7X1/6U3/2X2uX1f1/1f3u4/XXx7/1FUU1X1f2/10/3x6 w";
const MOVE: &str = "c3-e5";

/// The program after that move has been shown.
fn after_the_move() -> App {
    let mut app = whole_program(WINDOW, Duration::from_secs_f64(1.0 / FRAMES));
    begin(&mut app);
    let setup = Setup::standard(GameKind::Freeze);
    let position = parse_position(setup, POSITION).expect("a position of the game");
    let session = Session::new(position, Default::default(), String::new());
    app.world_mut().write_message(Act::Begin(Box::new(session)));
    app.update();
    let mv = MOVE.parse().expect("a move");
    app.world_mut().write_message(Act::Play { mv, after: 0 });
    for _ in 0..10 {
        app.update();
    }
    app.world_mut().write_message(Transport::Now);
    for _ in 0..10 {
        app.update();
    }
    app
}

fn frame(c: &mut Criterion) {
    let mut alone = bevy_alone(WINDOW, Duration::from_secs_f64(1.0 / FRAMES));
    alone.add_plugins(EguiPlugin::default());
    begin(&mut alone);
    c.bench_function("a frame of Bevy and egui alone", |b| {
        b.iter(|| {
            alone.update();
            black_box(&alone);
        });
    });

    let mut app = after_the_move();
    c.bench_function("a frame at rest", |b| {
        b.iter(|| {
            app.update();
            black_box(&app);
        });
    });
    c.bench_function("a frame of a reaction", |b| {
        b.iter(|| {
            if app.world().resource::<Playhead>().is_at_rest() {
                app.world_mut().write_message(Transport::SeekMove(0));
                app.update();
                app.world_mut().write_message(Transport::Follow);
            }
            app.update();
            black_box(&app);
        });
    });
}

criterion_group!(benches, frame);
criterion_main!(benches);
