//! What is kept outlives the program, whatever becomes of it.

use std::fs;

use tesserae::record::Record;
use tesserae::rules::{Game, GameKind, Position, Setup};

use crate::desk::Desk;
use crate::hands::Hands;
use crate::table::{Table, Way};

/// Makes the first legal moves of a game, by clicks.
fn play_some(table: &mut Table, moves: usize) {
    for _ in 0..moves {
        let mv = table.game.position().nth_legal(0).unwrap();
        table.play(mv, Way::Clicks);
    }
}

/// Killed in the middle of a game, the program offers it again, and it goes on.
#[test]
fn a_killed_game_goes_on() {
    let mut desk = Desk::new(800, 600);
    desk.start(&["play", "--game", "squares"]);
    let start = Setup::standard(GameKind::Squares).start();
    let mut table = Table::new(&mut desk, Game::new(start));
    play_some(&mut table, 3);
    let game = table.game;
    desk.kill();

    desk.start(&[]);
    desk.click_main_button();
    desk.work_and_rest(desk.mouse_away());
    let mut table = Table::new(&mut desk, game);
    play_some(&mut table, 1);
}

/// A file that is no record any more is told of and kept, and the program plays all the same.
#[test]
fn a_damaged_game_is_put_aside() {
    let damaged = "[Game \"Freeze\"]\n[Size \"10\"]\n\n1. c2-f5 h9-e";
    let mut desk = Desk::new(800, 600);
    let autosave = desk.data("autosave.tsr");
    fs::create_dir_all(autosave.parent().unwrap()).unwrap();
    fs::write(&autosave, damaged).unwrap();

    desk.open(&[]);
    // The message lies dark over the title, and goes by itself.
    let message = |desk: &Desk| desk.picture().darker_than(110, desk.lower_part()) > 2_000;
    desk.until("there is a message", |desk| message(desk).then_some(()));
    assert!(!autosave.exists(), "the damaged file is out of the way");
    assert_eq!(
        fs::read_to_string(desk.data("autosave.damaged")).unwrap(),
        damaged
    );
    desk.until("the message goes", |desk| (!message(desk)).then_some(()));
    desk.rest();

    // The first card, then the button that starts.
    desk.work_and_rest(Hands::default().key("Tab").key("Return"));
    desk.click_main_button();
    desk.work_and_rest(desk.mouse_away());
    let start = Setup::standard(GameKind::Freedom).start();
    play_some(&mut Table::new(&mut desk, Game::new(start)), 2);
}

/// A record that is named on the command line is on the table, to be played on, in whatever size of
/// the window.
#[test]
fn a_record_is_opened_and_played_on() {
    let text = "[Game \"Squares\"]\n[First \"Ana\"]\n\n1. d4 e5 2. b2 {quiet} c3 *\n";
    let record: Record = text.parse().unwrap();
    let mut desk = Desk::with_screen((800, 844), (800, 600));
    let file = desk.home().join("ana.tsr");
    fs::write(&file, text).unwrap();
    desk.start(&[file.to_str().unwrap()]);
    desk.resize(390, 844);
    desk.rest();
    let mut table = Table::new(&mut desk, record.game().unwrap());
    play_some(&mut table, 1);
    let kept = desk.autosave().unwrap();
    assert_eq!(kept.tag("First"), Some("Ana"));
    assert!(kept.to_string().contains("{quiet}"), "{kept}");
}
