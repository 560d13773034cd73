//! A chain reaction is seen while it runs, and can be held.

use tesserae::record::parse_position;
use tesserae::rules::{Game, GameKind, Position, Setup};

use crate::desk::Desk;
use crate::hands::Hands;
use crate::table::{Table, Way};

/// A position in which one move sets off a long reaction.
const BEFORE: &str = "3x3f2/10/f7X1/6U3/2X2uX1f1/1f3u4/XXx7/1FUU1X1f2/10/3x6 w";
const MOVE: &str = "c3-e5";
/// How many waves it has.
const WAVES: usize = 14;
/// A cube that turns over changes more pixels than this.
const CUBE: usize = 60;

#[test]
fn a_reaction_is_seen_while_it_runs() {
    let start = parse_position(Setup::standard(GameKind::Freeze), BEFORE).unwrap();
    let mv = MOVE.parse().unwrap();
    assert_eq!(start.clone().play(mv).unwrap().len(), 1 + WAVES);

    let mut desk = Desk::new(720, 560);
    desk.start(&["play", "--game", "freeze", "--position", BEFORE]);
    desk.work_and_rest(desk.mouse_away());
    let board = desk.board_area();
    let before = desk.picture();
    let mut table = Table::new(&mut desk, Game::new(start));
    table.make(mv, Way::Clicks);
    let desk = table.desk;
    desk.work(desk.mouse_away());

    // Running: what is on the screen differs from look to look.
    let mut last = desk.picture();
    for _ in 0..3 {
        last = desk.until("a cube turns", |desk| {
            let picture = desk.picture();
            (picture.differing(&last, board) > CUBE).then_some(picture)
        });
    }
    // Held: it stays as it is.
    desk.work(Hands::default().key("space"));
    desk.rest();
    let middle = desk.picture();
    assert!(
        middle.differing(&before, board) > CUBE,
        "the reaction has begun"
    );
    // Going on: it comes to its end.
    desk.work(Hands::default().key("space"));
    desk.wait_for_change(&middle, board);
    let after = desk.picture();
    assert!(
        after.differing(&middle, board) > CUBE,
        "the reaction was not over"
    );
    assert!(
        after.differing(&before, board) > CUBE,
        "the reaction has changed something"
    );
}
