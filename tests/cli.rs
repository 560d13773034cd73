//! The program's commands, run on files and pipes.
#![cfg(feature = "cli")]

mod cli_support;

use cli_support::{GOOD, code, err, out, run, run_with, write};
use serde_json::Value;

const GAMES: &str = include_str!("vectors/games.jsonl");
const PERFT: &str = include_str!("vectors/perft.json");

fn json_lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

/// A game of the vectors as a record.
fn record(game: &Value) -> String {
    let text = |name: &str| game[name].as_str().expect("a text");
    let moves: Vec<&str> = game["moves"]
        .as_array()
        .expect("moves")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    format!(
        "[Game \"{}\"]\n[Size \"{}\"]\n[Rules \"{}\"]\n[Position \"{}\"]\n\n{} *\n\n",
        text("game"),
        game["size"],
        text("rules"),
        text("start"),
        moves.join("\n")
    )
}

#[test]
fn replay_tells_the_vectors() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let games = json_lines(GAMES);
    let file = write(
        &folder,
        "games.tsr",
        games.iter().map(record).collect::<String>(),
    );
    let output = run(&["replay", &file, "--json"]);
    assert_eq!((code(&output), err(&output)), (0, ""));
    let replayed = json_lines(out(&output));
    assert_eq!(replayed.len(), games.len());
    for (number, (replayed, game)) in replayed.iter().zip(&games).enumerate() {
        assert_eq!(replayed, game, "game {number}");
    }
    // The same keys in the same order, and nothing between them.
    for (line, vector) in out(&output).lines().zip(GAMES.lines()) {
        assert_eq!(line, vector);
    }
}

#[test]
fn replay_shows_every_position() {
    let output = run_with(&["replay", "-"], format!("{GOOD}\n{GOOD}").as_bytes());
    let game = "Squares 7x7 standard\n7/7/7/7/7/7/7 c\n\
        1. d4 7/7/7/3c3/7/7/7 b\n2. e5 7/7/4b2/3c3/7/7/7 c\n1-0\n";
    assert_eq!(out(&output), format!("{game}\n{game}"));
    assert_eq!((code(&output), err(&output)), (0, ""));
}

#[test]
fn replay_goes_on_behind_errors() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let bad = "[Game \"Squares\"]\n\n1. d4 d4 *\n[Game \"Squares\"]\n\n1. d4 zz9 *\n";
    let file = write(&folder, "bad.tsr", format!("{GOOD}{bad}{GOOD}"));
    let errors = format!(
        "tesserae: {file}: line 7, column 7: move 2 (d4): d4 is not empty\n\
         tesserae: {file}: line 10, column 7: \"zz9\" is not a move of Squares; expected a cell such as d4\n"
    );
    let output = run(&["replay", &file, "--json"]);
    assert_eq!((code(&output), err(&output)), (2, errors.as_str()));
    let games = json_lines(out(&output));
    assert_eq!(games.len(), 2);
    assert_eq!(games[0], games[1]);
    assert_eq!(
        games[0]["result"], "1-0",
        "what the record says of a game that is not over"
    );
    assert_eq!(games[0]["score"], serde_json::json!([0, 0]));

    let output = run(&["replay", &file]);
    assert_eq!((code(&output), err(&output)), (2, errors.as_str()));
    assert_eq!(out(&output).matches("Squares 7x7 standard\n").count(), 3);
    assert_eq!(out(&output).matches("1. d4 7/7/7/3c3/7/7/7 b\n").count(), 3);
}

#[test]
fn score_and_result_are_those_of_the_side_that_began() {
    let text = "[Game \"Squares\"]\n[Position \"CC1BB/5/5/4B/5 b\"]\n[Size \"5\"]\n\n*\n";
    let output = run_with(&["replay", "-", "--json"], text.as_bytes());
    assert_eq!((code(&output), err(&output)), (0, ""));
    assert_eq!(
        json_lines(out(&output))[0]["score"],
        serde_json::json!([3, 2])
    );
}

#[test]
fn perft_counts_as_computed() {
    let entries: Vec<Value> = serde_json::from_str(PERFT).expect("JSON");
    for entry in entries {
        let text = |name: &str| entry[name].as_str().expect("a text").to_owned();
        let counts: Vec<u64> = entry["counts"]
            .as_array()
            .expect("counts")
            .iter()
            .filter_map(Value::as_u64)
            .collect();
        let (game, rules, position) = (text("game"), text("rules"), text("position"));
        let (size, depth) = (entry["size"].to_string(), counts.len().to_string());
        let arguments = ["perft", "--game", &game, "--rules", &rules, "--position"];
        let expected: String = counts
            .iter()
            .zip(1..)
            .map(|(count, depth)| format!("{depth} {count}\n"))
            .collect();

        let output = run(&[&arguments[..], &[&position, "--size", &size, &depth]].concat());
        assert_eq!(
            (code(&output), out(&output), err(&output)),
            (0, expected.as_str(), "")
        );
        let inferred = run_with(
            &[&arguments[..], &["-", "1"]].concat(),
            format!("{position}\n").as_bytes(),
        );
        assert_eq!(
            out(&inferred),
            format!("1 {}\n", counts[0]),
            "{}",
            err(&inferred)
        );
    }
    let standard = run(&["perft", "--game", "freedom", "--size", "8", "2"]);
    assert_eq!(out(&standard), "1 64\n2 420\n");
}
