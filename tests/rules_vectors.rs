//! Games and counts that a separate program has computed from the rules.

mod rules_support;

use rules_support::{read, setup};
use serde_json::Value;
use tesserae::rules::{Game, Position, Setup, Step, perft};

fn text<'a>(record: &'a Value, name: &str) -> &'a str {
    record[name]
        .as_str()
        .unwrap_or_else(|| panic!("no text {name}"))
}

fn list<'a>(record: &'a Value, name: &str) -> &'a [Value] {
    record[name]
        .as_array()
        .unwrap_or_else(|| panic!("no list {name}"))
}

fn setup_of(record: &Value) -> Setup {
    let size = record["size"].as_u64().expect("size");
    setup(text(record, "game"), size as u8, text(record, "rules"))
}

/// The changes of a step in the order of the vectors, which sort them as text.
fn sorted_changes(step: &Step) -> Vec<String> {
    let mut changes: Vec<String> = step
        .changes
        .iter()
        .map(|change| change.to_string())
        .collect();
    changes.sort();
    changes
}

#[test]
fn games_go_as_computed() {
    let mut games = 0;
    for line in include_str!("vectors/games.jsonl").lines() {
        let record: Value = serde_json::from_str(line).expect("json");
        let setup = setup_of(&record);
        let start = read(setup, text(&record, "start"));
        assert_eq!(start.to_string(), text(&record, "start"));
        let mut game = Game::new(start);
        for (number, mv) in list(&record, "moves").iter().enumerate() {
            let mv = mv.as_str().expect("move");
            let place = format!("{setup:?}, game {games}, move {number}, {mv}");
            assert_eq!(game.ending(), None, "{place}");
            assert_eq!(
                game.position().legal_count() as u64,
                record["legal"][number],
                "{place}"
            );
            let ply = game
                .play(mv.parse().expect("move"))
                .unwrap_or_else(|error| panic!("{place}: {error}"));
            let steps: Vec<Vec<String>> = ply.steps.iter().map(sorted_changes).collect();
            assert_eq!(serde_json::json!(steps), record["steps"][number], "{place}");
            assert_eq!(
                ply.position.to_string(),
                record["positions"][number],
                "{place}"
            );
            assert_eq!(
                read(setup, &ply.position.to_string()),
                ply.position,
                "{place}"
            );
        }
        let result = game
            .ending()
            .map_or("*", |ending| ending.outcome.result(game.began()));
        assert_eq!(result, text(&record, "result"), "{setup:?}, game {games}");
        if let Some(score) = record.get("score") {
            assert_eq!(
                &serde_json::json!(game.position().score()),
                score,
                "{setup:?}, game {games}"
            );
        }
        games += 1;
    }
    assert_eq!(games, 75);
}

#[test]
fn sequences_number_as_computed() {
    let records: Vec<Value> =
        serde_json::from_str(include_str!("vectors/perft.json")).expect("json");
    assert_eq!(records.len(), 12);
    for record in records {
        let setup = setup_of(&record);
        let mut position = setup.start();
        for mv in list(&record, "moves") {
            let mv = mv.as_str().expect("move").parse().expect("move");
            position.play(mv).expect("legal");
        }
        assert_eq!(position.to_string(), text(&record, "position"));
        for (depth, count) in (1..).zip(list(&record, "counts")) {
            assert_eq!(
                perft(&position, depth),
                *count,
                "{position} to depth {depth}"
            );
        }
    }
}
