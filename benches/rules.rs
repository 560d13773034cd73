//! How fast the rules are: random games on one core.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tesserae::rules::{AnyPosition, GameKind, Position, Setup};

const SEED: u64 = 1975;

/// Moves of Freeze in one measured run, over as many games as they need.
const FREEZE_MOVES: u64 = 1000;

/// Makes a random move, if there is a legal one.
fn play_random(position: &mut impl Position, random: &mut Xoshiro256PlusPlus) -> bool {
    let count = position.legal_count() as u32;
    if count == 0 {
        return false;
    }
    let n = random.random_range(0..count) as usize;
    let mv = position.nth_legal(n).expect("one of the legal moves");
    position.play_unchecked(mv);
    true
}

/// Plays a random game to its end and counts it out.
fn playout(mut position: impl Position, random: &mut Xoshiro256PlusPlus) -> [u16; 2] {
    while play_random(&mut position, random) {}
    position.score()
}

fn freedom(criterion: &mut Criterion) {
    let AnyPosition::Freedom(start) = Setup::standard(GameKind::Freedom).start() else {
        unreachable!("the standard board is small");
    };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(SEED);
    let mut group = criterion.benchmark_group("freedom 10x10");
    group.throughput(Throughput::Elements(1));
    group.bench_function("playout", |bencher| {
        bencher.iter(|| playout(black_box(start), &mut random));
    });
    group.finish();
}

fn freeze(criterion: &mut Criterion) {
    let AnyPosition::Freeze(start) = Setup::standard(GameKind::Freeze).start() else {
        unreachable!("the start is of the game asked for");
    };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(SEED);
    let mut group = criterion.benchmark_group("freeze");
    group.throughput(Throughput::Elements(FREEZE_MOVES));
    group.bench_function("moves", |bencher| {
        bencher.iter(|| {
            let mut position = black_box(start);
            for _ in 0..FREEZE_MOVES {
                while !play_random(&mut position, &mut random) {
                    position = start;
                }
            }
            position
        });
    });
    group.finish();
}

fn squares(criterion: &mut Criterion) {
    let AnyPosition::Squares(start) = Setup::standard(GameKind::Squares).start() else {
        unreachable!("the standard board is small");
    };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(SEED);
    let mut group = criterion.benchmark_group("squares 7x7");
    group.throughput(Throughput::Elements(1));
    group.bench_function("playout", |bencher| {
        bencher.iter(|| playout(black_box(start), &mut random));
    });
    group.finish();
}

criterion_group!(benches, freedom, freeze, squares);
criterion_main!(benches);
