//! How long the table takes to show any instant of a long game. The aim is less than 2 ms.
//!
//! Needs the feature `app`. `cargo bench --bench seek --profile dev` uses the Bevy that the tests have
//! compiled already.
#![allow(missing_docs)]

use std::hint::black_box;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use criterion::{Criterion, criterion_group, criterion_main};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tesserae::app::core_plugins;
use tesserae::playback::{Timeline, Transport};
use tesserae::rules::{Game, GameKind, Move, Position, Setup};
use tesserae::store::Keep;
use tesserae::turn::{Act, Session};

/// A game of Freeze that goes on for 400 moves: random ones, of which the one is made that freezes least.
fn long_game() -> Game {
    const CHOICE: usize = 8;
    for seed in 0.. {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(Setup::standard(GameKind::Freeze).start());
        while game.ending().is_none() {
            let position = *game.position();
            let count = position.legal_count();
            let moves = (0..CHOICE).map(|_| {
                position
                    .nth_legal(rng.random_range(0..count))
                    .expect("the number is below the count")
            });
            let frozen = |&mv: &Move| {
                let mut next = position;
                next.play(mv).expect("the move is legal");
                next.score().iter().sum::<u16>()
            };
            let mv = moves.min_by_key(frozen).expect("a few moves");
            game.play(mv).expect("the move is legal");
        }
        if game.plies().len() == 400 {
            return game;
        }
    }
    unreachable!("some seed has a long game")
}

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, core_plugins))
        .insert_resource(Keep(false));
    app.update();
    let game = long_game();
    let session = Session::new(*game.start(), Default::default(), String::new());
    app.world_mut().write_message(Act::Begin(Box::new(session)));
    for (after, ply) in game.plies().iter().enumerate() {
        app.world_mut()
            .write_message(Act::Play { mv: ply.mv, after });
    }
    app.update();
    app.world_mut().write_message(Transport::Now);
    app.update();
    app
}

fn seek(c: &mut Criterion) {
    let mut app = app();
    let timeline = app.world().resource::<Timeline>();
    let end = timeline.time_after(timeline.now());
    c.bench_function("a frame that seeks across 400 moves and back", |b| {
        let mut at_end = true;
        b.iter(|| {
            at_end = !at_end;
            let time = if at_end { end } else { 0.01 };
            app.world_mut().write_message(Transport::SeekTime(time));
            app.update();
            black_box(&app);
        });
    });
    c.bench_function("a frame in which nothing moves", |b| {
        b.iter(|| app.update());
    });
}

criterion_group!(benches, seek);
criterion_main!(benches);
