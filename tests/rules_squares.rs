//! Squares: refusals and squares, one by one.

mod rules_support;

use rules_support::{assert_flaw, cell, mv, read, refusal, setup, try_read};
use tesserae::rules::squares::SquareKind;
use tesserae::rules::{Ending, Outcome, Position, Reason, Side};

#[test]
fn squares_refuses_moves_and_positions() {
    let standard = setup("squares", 5, "standard");
    let position = read(standard, "5/5/5/5/c4 b");
    assert_eq!(
        refusal(&position, "pass"),
        "pass is not a move of Squares; expected a cell such as d4"
    );
    assert_eq!(
        refusal(&position, "f1"),
        "f1 is not on this board; its cells are a1 to e5"
    );
    assert_eq!(refusal(&position, "a1"), "a1 is not empty");
    let full = read(standard, "CBCBC/CBCBC/CBCBC/CBCBC/CBCBC b");
    assert_eq!(refusal(&full, "a1"), "the game is over");
    assert_eq!(
        full.ending(),
        Some(Ending {
            outcome: Outcome::Win(Side::White),
            reason: Reason::Score
        })
    );
    let flaw = "is a corner of a square that is complete but not filled";
    let upright = "5/5/1b1b1/5/1b1b1 c";
    assert_flaw(
        standard,
        upright,
        &format!("the empty mark at b1 {flaw}"),
        Some("b1"),
    );
    let standing = "2c2/5/c3c/5/2c2 c";
    assert!(try_read(standard, standing).is_ok());
    let expert = setup("squares", 5, "expert");
    assert_flaw(
        expert,
        standing,
        &format!("the empty mark at c1 {flaw}"),
        Some("c1"),
    );
    // Squares of other sizes do not count.
    assert!(try_read(expert, "5/1c3/c1c2/1c3/5 c").is_ok());
}

#[test]
fn squares_are_shown_with_corners_and_cells() {
    let mut position = read(setup("squares", 7, "expert"), "7/7/3c3/7/1c3c1/7/7 c");
    let to_complete = position.squares_to_complete(Side::White);
    let [(square, at)] = &to_complete[..] else {
        panic!("{to_complete:?}");
    };
    assert_eq!(*at, cell("d1"));
    assert_eq!(square.kind, SquareKind::Standing { radius: 2 });
    assert_eq!(
        square.corners.map(|cell| cell.to_string()),
        ["d1", "f3", "d5", "b3"]
    );
    assert_eq!(square.cells.len(), 13);
    let steps = position.play(mv("d1")).expect("legal");
    assert_eq!(steps[1].to_string(), "d1C b3C f3C d5C");
    assert_eq!(
        position.squares_filled_by(&steps[1]),
        std::slice::from_ref(square)
    );
    assert!(position.squares_filled_by(&steps[0]).is_empty());

    let large = setup("squares", 13, "standard");
    let position = read(large, "13/13/13/13/13/13/13/13/13/9c2c/13/13/9c3 c");
    let to_complete = position.squares_to_complete(Side::White);
    assert_eq!(to_complete[0].0.kind, SquareKind::Upright { width: 4 });
    assert_eq!(
        to_complete[0].0.corners.map(|cell| cell.to_string()),
        ["j1", "m1", "m4", "j4"]
    );
    let steps = position.clone().play(mv("m1")).expect("legal");
    assert_eq!(position.squares_filled_by(&steps[1]).len(), 1);
}
