//! A program that waits for a person does nothing.

use std::thread;
use std::time::Duration;

use tesserae::rules::{Game, GameKind, Position, Setup};

use crate::desk::Desk;
use crate::hands::Hands;
use crate::table::{Table, Way};

/// How long the program is watched.
const WATCHED: Duration = Duration::from_secs(4);
/// The part of one processor core that it may use.
const MOST: f64 = 0.05;

fn assert_idle(desk: &mut Desk) {
    let before = desk.program().processor_time();
    let drawn = desk.picture();
    thread::sleep(WATCHED);
    let part = (desk.program().processor_time() - before) / WATCHED.as_secs_f64();
    assert!(part < MOST, "it uses {:.0} % of a core", part * 100.0);
    assert!(desk.picture() == drawn, "nothing changes on the screen");
}

#[test]
fn the_title_screen_is_idle() {
    let mut desk = Desk::new(720, 560);
    desk.start(&[]);
    assert_idle(&mut desk);
}

#[test]
fn a_game_is_idle_before_and_after_a_move() {
    let mut desk = Desk::new(720, 560);
    desk.start(&["play", "--game", "freeze"]);
    assert_idle(&mut desk);
    let start = Setup::standard(GameKind::Freeze).start();
    let mv = start.nth_legal(0).unwrap();
    let mut table = Table::new(&mut desk, Game::new(start));
    table.play(mv, Way::Clicks);
    assert_idle(table.desk);

    // A click on a cube of the other side is answered with a message, which goes by itself.
    let theirs = table.place_of(mv.target().unwrap());
    table
        .desk
        .work_and_rest(Hands::default().go(theirs).click());
    assert_idle(table.desk);
}
