//! How the program fails: what it says, where it points, and its exit code.
#![cfg(feature = "cli")]

mod cli_support;

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use cli_support::{GOOD, code, err, out, run, run_with, tesserae, write};

#[test]
fn wrong_input_is_named_with_its_place() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let files: [(&str, &[u8], &str); 6] = [
        (
            "empty",
            b"",
            "line 1, column 1: no record; expected a tag such as [Game \"Freeze\"]",
        ),
        (
            "blank",
            b"\n \r\n\xef\xbb\xbf\n",
            "line 1, column 1: no record",
        ),
        (
            "binary",
            b"[Game \"\xc3\xbc\"]\n[A \"\xff\"]",
            "line 2, column 5: byte 17 of the file is 0xff, which is not",
        ),
        (
            "cut",
            b"[Game \"Freeze\"]\n\n1. c2-f5 \xc3",
            "line 3, column 10: byte 27 of the file is 0xc3",
        ),
        (
            "nul",
            b"[Game \"Freeze\"]\n\n\0",
            "line 3, column 1: \"\\u{0}\" is not a move of Freeze",
        ),
        (
            "start",
            b"[Game \"Freedom\"]\n[Position \"x\"]\n*",
            "line 2, column 12: \"x\" is not a piece",
        ),
    ];
    for (name, bytes, expected) in files {
        let file = write(&folder, name, bytes);
        for arguments in [
            &["replay", &file][..],
            &["replay", "--json", &file],
            &[&file],
        ] {
            let output = run(arguments);
            let expected = format!("tesserae: {file}: {expected}");
            assert!(
                err(&output).starts_with(&expected),
                "{}\nexpected: {expected}",
                err(&output)
            );
            assert_eq!((code(&output), out(&output)), (2, ""));
        }
        let output = run_with(&["replay", "-"], bytes);
        assert!(
            err(&output).starts_with(&format!("tesserae: -: {expected}")),
            "{}",
            err(&output)
        );
    }

    let variation = GOOD.replace("e5", "e5 (1... d4)");
    let file = write(&folder, "variation", variation);
    let expected = format!("tesserae: {file}: line 4, column 16: move 2 (d4): d4 is not empty\n");
    assert_eq!(
        err(&run(&[&file])),
        expected,
        "opening takes the variations too"
    );
    assert_eq!(code(&run(&["replay", &file])), 0);

    let missing = folder.path().join("missing.tsr");
    let missing = missing.to_str().expect("UTF-8");
    for arguments in [&["replay", missing][..], &[missing]] {
        let output = run(arguments);
        assert!(
            err(&output).starts_with(&format!("tesserae: {missing}: ")),
            "{}",
            err(&output)
        );
        assert_eq!((code(&output), out(&output)), (2, ""));
    }
}

#[test]
fn what_a_file_manager_opens_is_complained_of_in_the_window() {
    use tesserae::cli::{Command, run};

    let folder = tempfile::tempdir().expect("a temporary folder");
    let open = |name: &str, text: &str| {
        let file = write(&folder, name, text);
        match run(["tesserae", "--errors-in-window", &file]) {
            Command::Open(launch) => launch,
            Command::Done(code) => panic!("{name}: {code:?}"),
        }
    };
    let good = open("good.tsr", GOOD);
    assert!(good.game.is_some());
    assert_eq!(good.notice, None);

    let damaged = open("damaged.tsr", "[Game \"Freeze\"]\n\n1. c2-f5 h9");
    assert_eq!(damaged.game, None);
    let notice = damaged.notice.expect("something is said");
    assert!(
        notice.starts_with("Could not open ") && notice.contains("line 3, column"),
        "{notice}"
    );

    let Command::Open(nothing) = run(["tesserae", "--errors-in-window"]) else {
        panic!("a menu opens the program without a file");
    };
    assert_eq!(nothing.notice, None);
}

#[test]
fn wrong_arguments_are_named() {
    let freedom = ["perft", "--game", "freedom"];
    let cases: [(&[&str], &str); 12] = [
        (
            &["--position", "4/4/4z/4 w -", "1"],
            "tesserae: --position: line 1, column 6: \"z\" is not a piece",
        ),
        (
            &["--position", "4/4 w -", "1"],
            "tesserae: --position: line 1, column 1: a board of 2 rows",
        ),
        (
            &["--position", "4/4/4/4 w -", "--size", "5", "1"],
            "tesserae: --position: line 1, column 2: row 5",
        ),
        (
            &["--rules", "expert", "1"],
            "tesserae: --rules: Freedom has no rules called expert; expected",
        ),
        (
            &["--game", "freedom", "1"],
            "error: the argument '--game <GAME>' cannot be used multiple times",
        ),
        (
            &["--size", "20", "1"],
            "error: invalid value '20' for '--size <SIZE>'",
        ),
        (
            &["--size", "x", "1"],
            "error: invalid value 'x' for '--size <SIZE>'",
        ),
        (
            &["--rules", "x", "1"],
            "error: invalid value 'x' for '--rules <RULES>'",
        ),
        (&["0"], "error: invalid value '0' for '<DEPTH>'"),
        (&["21"], "error: invalid value '21' for '<DEPTH>'"),
        (
            &[],
            "error: the following required arguments were not provided",
        ),
        (
            &["1", "--window", "9x9"],
            "error: unexpected argument '--window' found",
        ),
    ];
    for (arguments, expected) in cases {
        let output = run(&[&freedom[..], arguments].concat());
        assert!(
            err(&output).starts_with(expected),
            "{}\nexpected: {expected}",
            err(&output)
        );
        assert_eq!((code(&output), out(&output)), (2, ""), "{arguments:?}");
    }
    let size = run(&["perft", "--game", "squares", "--size", "4", "1"]);
    assert_eq!(
        err(&size),
        "tesserae: --size: Squares has no board of size 4; expected 5 to 13\n"
    );
    let rows = run(&["perft", "--game", "freeze", "--position", "4/4/4/4 w", "1"]);
    assert_eq!(
        err(&rows),
        "tesserae: --position: Freeze has no board of size 4; expected 10\n"
    );
    for window in [
        "9x9",
        "1280",
        "1280x",
        "axb",
        "1280x800x2",
        "99999x800",
        "-1x800",
    ] {
        let output = run(&["play", "--game", "freeze", &format!("--window={window}")]);
        let expected = format!("error: invalid value '{window}' for '--window <WIDTHxHEIGHT>'");
        assert!(err(&output).starts_with(&expected), "{}", err(&output));
        assert_eq!(code(&output), 2);
    }
    assert_eq!(code(&run(&["play"])), 2);
    assert_eq!(code(&run(&["--help"])), 0);
    assert_eq!(
        out(&run(&["--version"])),
        concat!("tesserae ", env!("CARGO_PKG_VERSION"), "\n")
    );
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = write(&folder, "many.tsr", GOOD.repeat(20_000));
    for arguments in [&["replay", &file][..], &["replay", "--json", &file]] {
        let mut child = tesserae(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut first = String::new();
        let mut reader = BufReader::new(child.stdout.take().expect("piped"));
        reader.read_line(&mut first).expect("a line");
        assert!(first.contains("quares"), "{first}");
        drop(reader);
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!((code(&output), err(&output)), (0, ""));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .expect("a device");
    let mut command = tesserae(&["perft", "--game", "freedom", "1"]);
    let output = command.stdout(full).output().expect("the program runs");
    assert!(
        err(&output).starts_with("tesserae: standard output: "),
        "{}",
        err(&output)
    );
    assert_eq!(code(&output), 2);
}

#[cfg(not(feature = "app"))]
#[test]
fn without_a_window_opening_says_so() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = write(&folder, "good.tsr", GOOD);
    let play = ["play", "--game", "freeze", "--graphics", "low"];
    for arguments in [&[][..], &[file.as_str()], &play] {
        let output = run(arguments);
        assert!(
            err(&output).starts_with("tesserae: this build has no window"),
            "{}",
            err(&output)
        );
        assert_eq!((code(&output), out(&output)), (2, ""));
    }
    let output = run_with(&["-"], GOOD.as_bytes());
    assert!(
        err(&output).starts_with("tesserae: this build has no window"),
        "{}",
        err(&output)
    );
}
