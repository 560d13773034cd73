//! Boards and moves in words.

use tesserae::record::parse_position;
use tesserae::rules::{AnyPosition, GameKind, Position, Setup, Size, Variant};
use tesserae::speech;

fn position(kind: GameKind, text: &str) -> AnyPosition {
    let size = Size::new(text.split('/').count() as u8).expect("a size");
    let setup = Setup::new(kind, size, Variant::Standard).expect("a setup");
    parse_position(setup, text).expect("a position")
}

fn said(before: &AnyPosition, mv: &str) -> String {
    let mv = mv.parse().expect("a move");
    let steps = { *before }.play(mv).expect("a legal move");
    speech::ply(before, mv, &steps)
}

#[test]
fn a_cascade_is_told_wave_by_wave() {
    let before = position(GameKind::Squares, "5/5/c1c2/5/2c2 c");
    assert_eq!(
        said(&before, "a1"),
        "Circles play a1. Wave 1: a1, c1, a3, c3 filled. b1, a2, b2, c2, b3 now circle. \
         Filled marks: Circles 4, Boxes 0."
    );
}

#[test]
fn a_reaction_is_told_wave_by_wave() {
    let before = position(
        GameKind::Freeze,
        "3x3f2/10/f7X1/6U3/2X2uX1f1/1f3u4/XXx7/1FUU1X1f2/10/3x6 w",
    );
    let said = said(&before, "c3-e5");
    assert!(said.starts_with("White moves c3 to e5. Wave 1: "), "{said}");
    assert!(said.contains("Wave 14: "), "{said}");
    assert!(said.contains("polarised on the "), "{said}");
}

#[test]
fn cells_and_boards_name_what_stands_there() {
    let squares = position(GameKind::Squares, "5/5/C1c2/5/2b2 c");
    let cells =
        ["a3", "c3", "c1", "e5"].map(|cell| speech::cell(&squares, cell.parse().expect("a cell")));
    assert_eq!(
        cells,
        ["a3, circle, filled", "c3, circle", "c1, box", "e5, empty"]
    );
    assert_eq!(
        speech::board(&squares),
        "Squares, 5 by 5 cells. Circles, 2: a3 filled, c3. Boxes, 1: c1. \
         Filled marks: Circles 1, Boxes 0."
    );
    let freedom = position(GameKind::Freedom, "5/5/5/wwww1/5 b d2");
    assert_eq!(
        speech::board(&freedom),
        "Freedom, 5 by 5 cells. White, 4: a2 live, b2 live, c2 live, d2 live. Black: nothing. \
         Live stones: White 4, Black 0."
    );
}

#[test]
fn a_cube_that_has_moved_stands_where_it_went_before_anything_turns() {
    let start = Setup::standard(GameKind::Freeze).start();
    let mv = "c2-f5".parse().expect("a move");
    let cells = ["c2", "f5", "a1"]
        .map(|cell| speech::cell_moved(&start, mv, cell.parse().expect("a cell")));
    assert_eq!(
        cells,
        [
            "c2, empty",
            "f5, white cube, polarised on the rising diagonal",
            "a1, white cube, free"
        ]
    );
}
