//! How much processor time a frame takes besides drawing: of Bevy and egui alone, with the program at rest,
//! and in the middle of a reaction of fourteen waves. Of the last two also what the program's own systems
//! take, from input to the pieces' places, without the interface; the aim is less than 1 ms for them.
//!
//! Needs the feature `app`. `cargo bench --bench frame --profile dev` uses the Bevy that the tests have
//! compiled already, `--profile release` shows what a player has.
#![allow(missing_docs)]

#[path = "../tests/whole_program/mod.rs"]
mod whole_program;

use std::hint::black_box;
use std::time::{Duration, Instant};

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
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

/// Runs just before the program's own systems.
#[derive(ScheduleLabel, Clone, PartialEq, Eq, Hash, Debug)]
struct Before;

/// Runs just after them.
#[derive(ScheduleLabel, Clone, PartialEq, Eq, Hash, Debug)]
struct After;

/// What the program's own systems have taken.
#[derive(Resource)]
struct Stopwatch {
    begun: Instant,
    spent: Duration,
}

fn add_stopwatch(app: &mut App) {
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(Update, Before);
    order.insert_after(Update, After);
    app.insert_resource(Stopwatch {
        begun: Instant::now(),
        spent: Duration::ZERO,
    })
    .add_systems(Before, |mut watch: ResMut<Stopwatch>| {
        watch.begun = Instant::now();
    })
    .add_systems(After, |mut watch: ResMut<Stopwatch>| {
        let spent = watch.begun.elapsed();
        watch.spent += spent;
    });
}

/// Measures all of a frame, and what the program's own systems take of it.
fn measure(c: &mut Criterion, app: &mut App, name: &str, frame: fn(&mut App)) {
    c.bench_function(name, |b| {
        b.iter(|| {
            frame(app);
            black_box(&app);
        });
    });
    c.bench_function(&format!("{name}, own systems"), |b| {
        b.iter_custom(|frames| {
            app.world_mut().resource_mut::<Stopwatch>().spent = Duration::ZERO;
            for _ in 0..frames {
                frame(app);
            }
            app.world().resource::<Stopwatch>().spent
        });
    });
}

/// The program after that move has been shown.
fn after_the_move() -> App {
    let mut app = whole_program(WINDOW, Duration::from_secs_f64(1.0 / FRAMES));
    add_stopwatch(&mut app);
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
    measure(c, &mut app, "a frame at rest", App::update);
    measure(c, &mut app, "a frame of a reaction", |app| {
        if app.world().resource::<Playhead>().is_at_rest() {
            app.world_mut().write_message(Transport::SeekMove(0));
            app.update();
            app.world_mut().write_message(Transport::Follow);
        }
        app.update();
    });
}

criterion_group!(benches, frame);
criterion_main!(benches);
