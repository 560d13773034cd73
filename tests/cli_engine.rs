//! The commands of the computer player.

mod cli_support;

use cli_support::{GOOD, code, err, out, run, run_with, write};
use serde_json::Value;
use tesserae::record::{GameResult, records};

#[test]
fn bestmove_finds_the_cascade() {
    let position = "7/7/7/7/c6/7/c1b1b2 c";
    let position = position.replace("c1b1b2", "c1c1b1b");
    let arguments = ["bestmove", "--game", "squares", "--position", &position];
    let output = run(&[&arguments[..], &["--level", "4"]].concat());
    assert_eq!((code(&output), out(&output), err(&output)), (0, "c3\n", ""));

    let output = run(&[&arguments[..], &["--nodes", "5000", "--json"]].concat());
    let found: Value = serde_json::from_str(out(&output)).expect("JSON");
    assert_eq!(found["move"], "c3");
    assert_eq!(found["nodes"], 5000);
    assert_eq!(found["pv"][0], "c3");
    assert_eq!(found["exact"], false);
    assert!(
        found["depth"].as_u64().is_some_and(|depth| depth > 1),
        "{found}"
    );
    assert!(
        found["nodes_per_second"]
            .as_u64()
            .is_some_and(|nodes| nodes > 1000)
    );
    assert!(
        found["value"]["margin"]
            .as_f64()
            .is_some_and(|margin| margin > 2.0)
    );

    let output = run(&[&arguments[..], &["--time-ms", "20"]].concat());
    assert_eq!((code(&output), out(&output)), (0, "c3\n"));
}

#[test]
fn bestmove_reads_records() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = "[Game \"Freedom\"]\n[Size \"4\"]\n[Rules \"escape\"]\n\n1. a1 b1 a2 b2 a3 b3 *\n";
    let file = write(&folder, "game.tsr", text);
    for output in [
        run(&["bestmove", &file, "--level", "2"]),
        run_with(&["bestmove", "-", "--level", "8"], text.as_bytes()),
    ] {
        assert_eq!((code(&output), out(&output), err(&output)), (0, "a4\n", ""));
    }
    let output = run(&["bestmove", &file, "--json"]);
    let found: Value = serde_json::from_str(out(&output)).expect("JSON");
    assert_eq!(found["value"]["win_in"], 1, "{found}");
}

#[test]
fn bestmove_says_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let illegal = write(&folder, "illegal.tsr", "[Game \"Squares\"]\n\n1. d4 d4 *\n");
    let cases: [(&[&str], &str); 9] = [
        (
            &[],
            "error: the following required arguments were not provided",
        ),
        (
            &["--game", "go"],
            "error: invalid value 'go' for '--game <GAME>'",
        ),
        (
            &["--game", "freeze", "--level", "9"],
            "error: invalid value '9' for '--level <LEVEL>': \"9\" is not a level; expected a number from 1 to 8",
        ),
        (
            &["--game", "freeze", "--nodes", "0"],
            "error: invalid value '0' for '--nodes <N>'",
        ),
        (
            &["--game", "freeze", "--level", "1", "--nodes", "5"],
            "error: the argument '--level <LEVEL>' cannot be used with '--nodes <N>'",
        ),
        (
            &["--game", "freeze", "--size", "9"],
            "tesserae: --size: Freeze has no board of size 9",
        ),
        (
            &[
                "--game",
                "squares",
                "--position",
                "CCCCC/CCCCC/CCCCC/CCCCC/CCCCC c",
            ],
            "tesserae: bestmove: the game is over",
        ),
        (
            &[&illegal, "--game", "squares"],
            "error: the argument '[FILE]' cannot be used with",
        ),
        (&[&illegal], "tesserae: "),
    ];
    for (arguments, expected) in cases {
        let output = run(&[&["bestmove"], arguments].concat());
        assert!(
            err(&output).starts_with(expected),
            "{}\nexpected: {expected}",
            err(&output)
        );
        assert_eq!((code(&output), out(&output)), (2, ""), "{arguments:?}");
    }
    assert!(err(&run(&["bestmove", &illegal])).contains("move 2 (d4): d4 is not empty"));
}

#[test]
fn matches_are_the_same_on_any_number_of_threads() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut texts = Vec::new();
    for threads in ["1", "3"] {
        let file = write(&folder, threads, "");
        let output = run(&[
            "match",
            "--game",
            "squares",
            "--size",
            "5",
            "--first",
            "2",
            "--second",
            "random",
            "--games",
            "8",
            "--openings",
            "3",
            "--seed",
            "5",
            "--threads",
            threads,
            "--record",
            &file,
        ]);
        assert_eq!((code(&output), err(&output)), (0, ""));
        let lines: Vec<&str> = out(&output).lines().collect();
        assert_eq!(
            lines[0],
            "level 2 against random: Squares 5x5 standard, games 8, openings 3, seed 5"
        );
        assert_eq!(lines.len(), 5, "{lines:?}");
        assert!(lines[4].starts_with("time per move "), "{lines:?}");
        let record = std::fs::read_to_string(&file).expect("records");
        texts.push((lines[1..4].join("\n"), record));
    }
    assert_eq!(texts[0], texts[1]);

    let games: Vec<_> = records(&texts[0].1)
        .map(|record| record.expect("a record"))
        .collect();
    assert_eq!(games.len(), 8);
    for (record, number) in games.iter().zip(0..) {
        let names = ["Computer, level 2", "Computer, random"];
        let [first, second] = if number % 2 == 0 {
            names
        } else {
            [names[1], names[0]]
        };
        assert_eq!(record.tag("First"), Some(first));
        assert_eq!(record.tag("Second"), Some(second));
        assert_ne!(record.result(), GameResult::Open);
        record.check().expect("legal moves");
    }
    let opening = |number: usize| games[number].line().moves[..4].to_vec();
    assert_eq!(opening(0), opening(1));
    assert_eq!(opening(0), opening(6), "three openings");
    assert_ne!(opening(0), opening(2));
}

#[test]
fn matches_say_what_is_wrong() {
    let players = ["--first", "1", "--second", "random"];
    let cases: [(&[&str], &str); 5] = [
        (
            &["--games", "0"],
            "error: invalid value '0' for '--games <N>'",
        ),
        (
            &[],
            "error: the following required arguments were not provided",
        ),
        (
            &["--games", "2", "--threads", "0"],
            "error: invalid value '0' for '--threads <T>'",
        ),
        (
            &["--games", "2", "--record", "/nowhere/at/all.tsr"],
            "tesserae: /nowhere/at/all.tsr: ",
        ),
        (
            &[
                "--games",
                "2",
                "--position",
                "CCCCC/CCCCC/CCCCC/CCCCC/CCCCC c",
            ],
            "tesserae: --position: the game is over",
        ),
    ];
    for (arguments, expected) in cases {
        let output = run(&[&["match", "--game", "squares"], &players[..], arguments].concat());
        assert!(
            err(&output).starts_with(expected),
            "{}\nexpected: {expected}",
            err(&output)
        );
        assert_eq!((code(&output), out(&output)), (2, ""));
    }
    #[cfg(target_os = "linux")]
    {
        let full = ["--games", "100000", "--record", "/dev/full"];
        let output = run(&[&["match", "--game", "squares"], &players[..], &full].concat());
        assert_eq!((code(&output), out(&output)), (2, ""));
        assert!(
            err(&output).starts_with("tesserae: /dev/full: "),
            "a hundred thousand games do not have to end first: {}",
            err(&output)
        );
    }
    let output = run(&[
        "match", "--game", "freeze", "--games", "2", "--first", "strong", "--second", "1",
    ]);
    assert!(
        err(&output)
            .contains("\"strong\" is not a player; expected a level from 1 to 8, random or greedy"),
        "{}",
        err(&output)
    );
}

#[test]
fn the_protocol_answers() {
    let session = "ugi\nisready\nuginewgame\nsetoption name Hash value 1\n\n\
        position freedom size 4 rules escape startpos moves a1 b1 a2 b2 a3 b3\ngo depth 3\n";
    let output = run_with(&["engine"], session.as_bytes());
    assert_eq!((code(&output), err(&output)), (0, ""));
    let lines: Vec<&str> = out(&output).lines().collect();
    let version = concat!("id name Tesserae ", env!("CARGO_PKG_VERSION"));
    assert_eq!(lines[0], version);
    assert!(lines.contains(&"ugiok") && lines.contains(&"readyok"));
    let info = lines
        .iter()
        .find(|line| line.starts_with("info "))
        .expect("info");
    assert!(info.contains(" score win 1 pv a4"), "{info}");
    assert_eq!(lines.last(), Some(&"bestmove a4"));

    let one = |command: &str| {
        let output = run_with(&["engine"], format!("{command}\nquit\n").as_bytes());
        assert_eq!((code(&output), err(&output)), (0, ""));
        out(&output).to_owned()
    };
    assert_eq!(
        one("position squares size 5 pos 5/5/5/5/5 c moves c3\ngo level 1 seed 3\nstop")
            .lines()
            .count(),
        1
    );
    assert!(one("go infinite\nstop").contains("bestmove "));
    assert_eq!(
        one("position squares pos CCCCC/CCCCC/CCCCC/CCCCC/CCCCC c\ngo nodes 5"),
        "bestmove none\n"
    );
}

#[test]
fn the_protocol_says_what_is_wrong() {
    let cases = [
        ("go west", "error \"west\" in go; expected depth"),
        ("go nodes", "error nodes ends early"),
        (
            "go nodes 0",
            "error \"0\" after nodes; expected a number from 1",
        ),
        ("go movetime x", "error \"x\" after movetime: "),
        (
            "go level 2 nodes 50",
            "error a level has its own depth and nodes",
        ),
        ("go level 9", "error \"9\" after level: "),
        ("fly", "error \"fly\" is not a command; expected ugi"),
        (
            "isready now",
            "error \"now\" after isready; expected nothing",
        ),
        ("setoption name Hash value 0", "error \"0\" is out of range"),
        (
            "setoption name Cash value 1",
            "error \"Cash\" is not an option",
        ),
        ("setoption", "error expected setoption name Hash value"),
        ("position", "error position ends early"),
        ("position go", "error \"go\" after position: "),
        (
            "position squares",
            "error position ends early; expected startpos or pos",
        ),
        (
            "position squares size 4 startpos",
            "error Squares has no board of size 4",
        ),
        (
            "position squares size 40 startpos",
            "error \"40\" is not a size",
        ),
        (
            "position squares pos 5/5 c",
            "error line 1, column 1: a board of 2 rows",
        ),
        (
            "position squares startpos d4",
            "error \"d4\" in position; expected moves",
        ),
        (
            "position squares startpos moves d4 d4",
            "error move 2 (d4): d4 is not empty",
        ),
        (
            "go infinite\ngo nodes 5",
            "error still thinking; expected stop, isready or quit",
        ),
    ];
    for (command, expected) in cases {
        let output = run_with(&["engine"], format!("{command}\nquit\n").as_bytes());
        let wrong = out(&output).lines().find(|line| line.starts_with("error"));
        assert!(
            wrong.is_some_and(|line| line.starts_with(expected)),
            "{command}: {}",
            out(&output)
        );
        assert_eq!(code(&output), 0);
    }
    let output = run_with(&["engine"], b"isready\n\xff\n");
    assert_eq!(code(&output), 2);
    assert!(
        err(&output).starts_with("tesserae: standard input: "),
        "{}",
        err(&output)
    );
}

#[test]
fn an_endless_search_that_knows_all_waits_for_stop() {
    let session = "position freedom size 4 rules escape startpos moves a1 b1 a2 b2 a3 b3\n\
        go infinite\nisready\nstop\ngo infinite\n";
    let output = run_with(&["engine"], session.as_bytes());
    assert_eq!((code(&output), err(&output)), (0, ""));
    let told = |beginning: &str| {
        let lines = out(&output).lines();
        lines.filter(|line| line.starts_with(beginning)).count()
    };
    assert_eq!((told("readyok"), told("bestmove a4")), (1, 2));
}

#[test]
fn the_end_of_the_input_ends_the_program() {
    let output = run_with(&["engine"], b"go infinite\n");
    assert_eq!(code(&output), 0);
    assert!(
        out(&output)
            .lines()
            .last()
            .is_some_and(|line| line.starts_with("bestmove "))
    );
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = write(&folder, "good.tsr", GOOD);
    assert_eq!(code(&run(&["bestmove", &file, "--level", "1"])), 0);
}
