//! Games in addresses, there and back.

#![cfg(feature = "app")]

use tesserae::launch::{Graphics, LaunchGame};
use tesserae::link::{LinkError, open, share};
use tesserae::record::Record;
use tesserae::rules::{Position, Variant};

fn query(text: &str) -> Vec<(String, String)> {
    text.split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

fn record(text: &str) -> Record {
    text.parse().expect("a record")
}

const GAME: &str = "[Game \"Freeze\"]\n[First \"Ana\"]\n[Second \"Bo & Čeněk\"]\n[Cursor \"2\"]\n\n\
                    1. c2-f5 h9-e6 {the mirror} (1... h9-g8 2. d1-e2) 2. d1-e2 *\n";

#[test]
fn a_whole_game_comes_back_as_it_was() {
    let shared = record(GAME);
    let (name, value) = share(&shared);
    let opened = open([(name.to_owned(), value.clone())]).expect("a whole link");
    let Some(LaunchGame::Record { record, path: None }) = opened.game else {
        panic!("no record in {opened:?}");
    };
    assert_eq!(record.to_string(), shared.to_string());

    // It stands in an address as it is, and survives being broken over lines and padded.
    assert!(
        value
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    );
    let (first, second) = value.split_at(value.len() / 2);
    let broken = format!("{first}\n {second}==");
    assert_eq!(
        open([(name.to_owned(), broken)])
            .expect("a whole link")
            .game,
        Some(LaunchGame::Record { record, path: None })
    );
}

#[test]
fn a_long_game_makes_a_link_that_browsers_take() {
    let moves: Vec<String> = ('a'..='s')
        .flat_map(|col| (1..=19).map(move |row| format!("{col}{row}")))
        .collect();
    let text = format!(
        "[Game \"Freedom\"]\n[Size \"19\"]\n\n{} *\n",
        moves.join(" ")
    );
    let (_, value) = share(&record(&text));
    assert!(value.len() < 2_000, "{} letters", value.len());
}

#[test]
fn every_damage_is_noticed() {
    let (name, value) = share(&record(GAME));
    for cut in 0..value.len() {
        let opened = open([(name.to_owned(), value[..cut].to_owned())]);
        assert!(opened.is_err(), "cut after {cut} letters");
    }
    for text in ["", "%", "AAAA", "eJw", "_____", "ü"] {
        assert!(
            open([(name.to_owned(), text.to_owned())]).is_err(),
            "{text}"
        );
    }
}

#[test]
fn a_small_link_does_not_unpack_to_a_huge_text() {
    let packed = miniz_oxide::deflate::compress_to_vec(&vec![b' '; 64 << 20], 10);
    let value = base64::Engine::encode(&base64::prelude::BASE64_URL_SAFE_NO_PAD, packed);
    assert_eq!(
        open([("record".to_owned(), value)]),
        Err(LinkError::Damaged)
    );
}

#[test]
fn illegal_moves_are_named() {
    let illegal = record("[Game \"Squares\"]\n\n1. d4 d4 *\n");
    let (name, value) = share(&illegal);
    let error = open([(name.to_owned(), value)]).expect_err("d4 is taken");
    assert!(
        error.to_string().contains("move 2 (d4): d4 is not empty"),
        "{error}"
    );
}

#[test]
fn a_new_game_begins_as_it_is_asked_for() {
    let start = |text: &str| match open(query(text)).expect("a whole link").game {
        Some(LaunchGame::Fresh(start)) => start,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(start("game=freeze").size().get(), 10);
    assert_eq!(start("game=squares&size=9").size().get(), 9);
    assert_eq!(
        start("game=squares&rules=expert").variant(),
        Variant::Expert
    );
    let position = "7/7/7/3c3/7/7/7 b";
    assert_eq!(
        start(&format!("game=squares&position={position}")).to_string(),
        position
    );
    assert_eq!(
        open(query("utm_source=letter"))
            .expect("nothing to open")
            .game,
        None
    );
    assert_eq!(
        open(query("graphics=low")).expect("a word").graphics,
        Some(Graphics::Low)
    );
}

#[test]
fn what_is_wrong_is_named() {
    for (text, message) in [
        (
            "game=chess",
            "game: \"chess\" is not known; expected freedom, freeze or squares",
        ),
        (
            "game=freeze&size=9",
            "Freeze has no board of size 9; expected 10",
        ),
        (
            "game=freeze&size=big",
            "size: expected a number from 4 to 19",
        ),
        (
            "game=freeze&rules=chess",
            "rules: \"chess\" is not known; expected standard, escape or expert",
        ),
        (
            "game=freeze&rules=escape",
            "Freeze has no rules called escape; expected standard",
        ),
        (
            "size=9",
            "size: a game has to be named too, such as game=freeze",
        ),
        (
            "graphics=best",
            "graphics: \"best\" is not known; expected low, medium or high",
        ),
    ] {
        let error = open(query(text)).expect_err(text);
        assert_eq!(error.to_string(), message);
    }
    let error = open(query("game=squares&position=7/7/7/3x3/7/7/7 b")).expect_err("no such piece");
    assert!(error.to_string().contains("column 8"), "{error}");
}
