//! What the tests of the rules share; each uses a part of it.

#![allow(dead_code)]

pub(crate) mod random;
pub(crate) mod slow;
pub(crate) mod turned;

use tesserae::rules::{
    AnyPosition, Cell, InvalidPosition, Move, Piece, Position, Setup, Side, Size, Variant,
};

/// A setup by its names in records.
pub(crate) fn setup(game: &str, size: u8, rules: &str) -> Setup {
    let variant: Variant = rules.parse().expect("rules");
    Setup::new(
        game.parse().expect("game"),
        Size::new(size).expect("size"),
        variant,
    )
    .expect("setup")
}

/// Reads a position text. Knows only right ones; the real reader is the record module's.
pub(crate) fn try_read(setup: Setup, text: &str) -> Result<AnyPosition, InvalidPosition> {
    let kind = setup.kind();
    let mut words = text.split(' ');
    let rows = words.next().expect("rows").split('/').rev();
    let mut pieces = Vec::new();
    for (row, text) in rows.enumerate() {
        let mut col = 0;
        let mut run = 0;
        for letter in text.chars() {
            if let Some(digit) = letter.to_digit(10) {
                run = run * 10 + digit as u8;
            } else {
                col += run;
                run = 0;
                let piece = Piece::from_letter(kind, letter).expect("piece");
                pieces.push((Cell::new(col, row as u8), piece));
                col += 1;
            }
        }
    }
    let letter = words.next().expect("side");
    let side = Side::ALL
        .into_iter()
        .find(|&side| letter == kind.side_letter(side).to_string());
    let last = words
        .next()
        .filter(|&last| last != "-")
        .map(|last| last.parse().expect("cell"));
    AnyPosition::from_pieces(setup, &pieces, side.expect("side"), last)
}

/// Reads a valid position text.
pub(crate) fn read(setup: Setup, text: &str) -> AnyPosition {
    try_read(setup, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

pub(crate) fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

pub(crate) fn size(side: u8) -> Size {
    Size::new(side).expect("a size")
}

/// The message for a move that is refused.
pub(crate) fn refusal(position: &AnyPosition, text: &str) -> String {
    position.check(mv(text)).expect_err("illegal").to_string()
}

/// Asserts the message for a position that is refused, and the cell that it points at.
pub(crate) fn assert_flaw(setup: Setup, text: &str, message: &str, cell: Option<&str>) {
    let error = try_read(setup, text).expect_err("invalid");
    assert_eq!(error.to_string(), message);
    assert_eq!(error.cell().map(|cell| cell.to_string()).as_deref(), cell);
}
