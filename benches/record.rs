//! How fast records are read and written. The goal: 100,000 games at 20 MB/s or more.

use std::fmt::Write;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tesserae::record::{Note, Record, Tag, records};
use tesserae::rules::{Game, GameKind, Position, Setup};

const GAMES: usize = 100_000;

/// Games of random legal moves, some of each kind.
fn random_games() -> Vec<Record> {
    let mut random = StdRng::seed_from_u64(1975);
    let mut legal = Vec::new();
    let mut records = Vec::new();
    for kind in GameKind::ALL.repeat(20) {
        let mut game = Game::new(Setup::standard(kind).start());
        while game.ending().is_none() {
            game.position().legal_moves(&mut legal);
            let mv = legal[random.random_range(..legal.len())];
            game.play(mv).expect("legal");
        }
        let mut record = Record::from_game(&game);
        for (name, value) in [("First", "Ana"), ("Second", "Computer, level 4")] {
            record.set_tag(Tag::new(name, value).expect("tag"));
        }
        records.push(record);
    }
    records
}

/// The same games with a comment and a variation at every fourth move.
fn annotated(record: &Record) -> Record {
    let mut record = record.clone();
    for played in record.line_mut().moves.iter_mut().step_by(4) {
        let comment = Note::Comment("a longer remark, as engines write them".to_owned());
        let variation = Note::Variation([played.mv; 3].into_iter().collect());
        played.notes = vec![comment, variation];
    }
    record
}

/// A text of many records, the given ones over and over.
fn text(records: &[Record]) -> String {
    let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
    let mut all = String::new();
    for text in texts.iter().cycle().take(GAMES) {
        all.push_str(text);
        all.push('\n');
    }
    all
}

fn read(criterion: &mut Criterion) {
    let plain = random_games();
    let noted: Vec<Record> = plain.iter().map(annotated).collect();
    let mut group = criterion.benchmark_group("read 100,000 games");
    group.sample_size(10);
    for (name, records_of) in [("moves", &plain), ("comments and variations", &noted)] {
        let text = text(records_of);
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let moves = records(black_box(&text))
                    .map(|record| record.expect("whole").line().moves.len());
                moves.sum::<usize>()
            });
        });
    }
    group.finish();
}

fn write(criterion: &mut Criterion) {
    let records = random_games();
    let length: usize = records.iter().map(|record| record.to_string().len()).sum();
    let mut out = String::with_capacity(length);
    let mut group = criterion.benchmark_group("write");
    group.throughput(Throughput::Bytes(length as u64));
    group.bench_function("moves", |bencher| {
        bencher.iter(|| {
            out.clear();
            for record in &records {
                write!(out, "{record}").expect("a string takes everything");
            }
            out.len()
        });
    });
    group.finish();
}

criterion_group!(benches, read, write);
criterion_main!(benches);
