//! Freedom: refusals, endings and rows, one by one.

mod rules_support;

use rules_support::{assert_flaw, cell, mv, read, refusal, setup};
use tesserae::rules::{Ending, Line, Move, Outcome, Position, Reason, Side};

#[test]
fn freedom_refuses_moves() {
    let position = read(setup("freedom", 4, "standard"), "4/4/4/w3 b a1");
    assert_eq!(
        refusal(&position, "a1-a2"),
        "a1-a2 is not a move of Freedom; expected a cell such as d4, or pass"
    );
    assert_eq!(
        refusal(&position, "e1"),
        "e1 is not on this board; its cells are a1 to d4"
    );
    assert_eq!(refusal(&position, "a1"), "a1 is not empty");
    assert_eq!(
        refusal(&position, "c1"),
        "c1 is not next to White's last stone at a1"
    );
    assert_eq!(
        refusal(&position, "pass"),
        "only the last empty cell may be left empty; there are 15 empty cells"
    );
    let position = read(setup("freedom", 4, "standard"), "wwbb/bbww/wwbb/bbw1 b c1");
    assert_eq!(
        refusal(&position, "pass"),
        "you may pass only if a stone on d1 would lower your score; it would not"
    );
    assert_eq!(position.legal_count(), 1);
    let position = read(setup("freedom", 4, "escape"), "wwbb/bbww/wwbb/bbw1 b c1");
    assert_eq!(refusal(&position, "pass"), "there is no pass in Escape");
}

#[test]
fn freedom_ends_with_a_pass() {
    // With a stone on e4, Black's row of four would have five.
    let setup = setup("freedom", 5, "standard");
    let mut position = read(setup, "bwbwb/bbbb1/wwbww/bbwbb/wwbww b e3");
    assert_eq!(position.legal_count(), 2);
    assert_eq!(position.nth_legal(1), Some(Move::Pass));
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    assert_eq!(moves, [mv("e4"), Move::Pass]);
    assert_eq!(position.play(Move::Pass), Ok(Vec::new()));
    assert_eq!(position.to_string(), "bwbwb/bbbb1/wwbww/bbwbb/wwbww w e3");
    assert_eq!(position.last_stone(), Some(cell("e3")));
    assert_eq!(
        position.ending(),
        Some(Ending {
            outcome: Outcome::Win(Side::Black),
            reason: Reason::Score
        })
    );
    assert_eq!((position.legal_count(), position.nth_legal(0)), (0, None));
    assert_eq!(refusal(&position, "e4"), "the game is over");
}

#[test]
fn escape_ends_with_a_four() {
    let setup = setup("freedom", 4, "escape");
    let won = read(setup, "4/4/bbb1/wwww b a1");
    assert_eq!(
        won.ending(),
        Some(Ending {
            outcome: Outcome::Win(Side::White),
            reason: Reason::Four
        })
    );
    assert_eq!(won.legal_count(), 0);
    let full = read(setup, "wwbb/bbww/wwbb/bbww w c4");
    assert_eq!(
        full.ending(),
        Some(Ending {
            outcome: Outcome::Draw,
            reason: Reason::Four
        })
    );
}

#[test]
fn freedom_without_a_last_stone_leaves_all_cells() {
    let setup = setup("freedom", 4, "standard");
    assert_eq!(read(setup, "4/4/4/w3 b -").legal_count(), 15);
    assert_eq!(read(setup, "wbwb/wbwb/bwbw/bwbw b -").legal_count(), 0);
}

#[test]
fn freedom_refuses_positions() {
    let standard = setup("freedom", 4, "standard");
    let escape = setup("freedom", 4, "escape");
    assert_flaw(
        standard,
        "4/4/4/w3 b b1",
        "there is no stone at b1, which is named as the last stone",
        Some("b1"),
    );
    let own = "the last stone at a1 is White's, whose turn it is";
    assert_flaw(standard, "4/4/4/w3 w a1", own, Some("a1"));
    assert_flaw(escape, "wbbw/bwwb/bwbw/wbw1 w a1", own, Some("a1"));
    assert_flaw(
        standard,
        "wwbb/bbww/wwbb/bbw1 w c1",
        "the last stone says that Black passed, but a stone on d1 would not have lowered their score",
        Some("d1"),
    );
    assert_flaw(
        standard,
        "wwbb/bbww/wwbb/bbw1 b -",
        "only d1 is empty; the last stone must be named",
        Some("d1"),
    );
    let four = "the row of four with a1 has ended the game before";
    assert_flaw(escape, "4/4/bbb1/wwww w a2", four, Some("a1"));
    assert_flaw(escape, "4/4/bbb1/wwww w -", four, Some("a1"));
    // White's last stone may be one of the four.
    assert!(read(escape, "4/4/bbb1/wwww b -").ending().is_some());
}

#[test]
fn rows_of_four_are_shown() {
    for (side, text) in [
        (8, "8/8/8/8/4w3/3w4/2w5/1w6 b b1"),
        (12, "12/12/12/12/12/12/12/12/4w7/3w8/2w9/1w10 b b1"),
    ] {
        let position = read(setup("freedom", side, "standard"), text);
        let rows = position.live_rows();
        assert_eq!(rows.len(), 1);
        assert_eq!((rows[0].side, rows[0].line), (Side::White, Line::Rising));
        assert_eq!(
            rows[0].cells.map(|cell| cell.to_string()),
            ["b1", "c2", "d3", "e4"]
        );
        assert_eq!(position.live_cells(Side::White), rows[0].cells);
        assert_eq!(position.last_stone(), Some(cell("b1")));
    }
}
