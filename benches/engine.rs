//! How fast the computer player searches: positions a second and time to a depth, on one core.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use tesserae::engine::{Limits, Search, Status};
use tesserae::record::parse_position;
use tesserae::rules::{Game, GameKind, Setup, Size, Variant};

/// Positions entered in one measured run.
const NODES: u64 = 50_000;

/// A game, the depth to time, and an opening and a middle position.
const POSITIONS: [(GameKind, u8, [&str; 2]); 3] = [
    (
        GameKind::Freedom,
        9,
        [
            "10/10/10/4b5/3wwb4/4b5/3w6/10/10/10 w e5",
            "wbwbwbwbwb/bwbwbwbwbw/4wb4/3wwb4/4b5/3w6/10/10/10/10 w f7",
        ],
    ),
    (
        GameKind::Freeze,
        4,
        [
            "6uuff/7uuf/8uu/9u/10/10/U9/UU8/FUU7/FFUU6 w",
            "3X2f2f/4v5/5u1Xu1/5xxUxx/4V5/10/5F3F/U1F1x5/8F1/3F6 b",
        ],
    ),
    (
        GameKind::Squares,
        6,
        ["7/7/7/3c3/2b4/7/7 c", "2b4/1c1c3/7/2bcb2/1c5/3b3/7 c"],
    ),
];

fn game(kind: GameKind, text: &str) -> Game {
    let size = Size::new(kind.standard_size()).expect("a size");
    let setup = Setup::new(kind, size, Variant::Standard).expect("a setup");
    Game::new(parse_position(setup, text).expect("a position"))
}

fn searched(game: &Game, limits: Limits) -> Search {
    let mut search = Search::new(game, limits).expect("the game goes on");
    while search.advance(u64::MAX) == Status::Running {}
    search
}

fn nodes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("nodes");
    group.throughput(Throughput::Elements(NODES));
    let limits = Limits {
        nodes: Some(NODES),
        table_bytes: 4 << 20,
        ..Limits::default()
    };
    for (kind, _, texts) in POSITIONS {
        for (text, when) in texts.into_iter().zip(["early", "late"]) {
            let game = game(kind, text);
            assert_eq!(searched(&game, limits).nodes(), NODES, "{text}");
            group.bench_function(BenchmarkId::new(kind.id(), when), |bencher| {
                bencher.iter(|| searched(black_box(&game), limits));
            });
        }
    }
    group.finish();
}

fn time_to_depth(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("time to depth");
    group.sample_size(10);
    for (kind, depth, [early, _]) in POSITIONS {
        let limits = Limits {
            depth: Some(depth),
            ..Limits::default()
        };
        let game = game(kind, early);
        group.bench_function(BenchmarkId::new(kind.id(), depth), |bencher| {
            bencher.iter(|| searched(black_box(&game), limits));
        });
    }
    group.finish();
}

criterion_group!(benches, nodes, time_to_depth);
criterion_main!(benches);
