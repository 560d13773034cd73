//! Moves in 16 bits.

use crate::rules::{Cell, Move};

/// The board's side by which slides are numbered; only Freeze has slides.
const SLIDE_SIDE: u16 = 10;

/// The lower bits that number the moves of a form.
const NUMBER: u16 = (1 << 14) - 1;

/// How many numbers [`number`] can give.
pub(super) const NUMBERS: usize = NUMBER as usize + 1;

/// A move as a number that is never 0: the form in the two highest bits, below it the [`number`].
pub(super) fn encode(mv: Move) -> u16 {
    let form = match mv {
        Move::Place(_) => 1,
        Move::Slide { .. } => 2,
        Move::Pass => 3,
    };
    form << 14 | number(mv) as u16
}

/// The move with a number; none for 0.
pub(super) fn decode(code: u16) -> Option<Move> {
    let number = code & NUMBER;
    let slide_cell = |index| Cell::new((index % SLIDE_SIDE) as u8, (index / SLIDE_SIDE) as u8);
    let cells = SLIDE_SIDE * SLIDE_SIDE;
    match code >> 14 {
        1 => Some(Move::Place(Cell::new(
            (number & 31) as u8,
            (number >> 5) as u8,
        ))),
        2 => Some(Move::Slide {
            from: slide_cell(number / cells),
            to: slide_cell(number % cells),
        }),
        3 => Some(Move::Pass),
        _ => None,
    }
}

/// A number below [`NUMBERS`] that no other move of the same form has.
pub(super) fn number(mv: Move) -> usize {
    let slide_index = |cell: Cell| usize::from(cell.row()) * 10 + usize::from(cell.col());
    match mv {
        Move::Place(cell) => usize::from(cell.row()) << 5 | usize::from(cell.col()),
        Move::Slide { from, to } => slide_index(from) * 100 + slide_index(to),
        Move::Pass => NUMBER as usize,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Position, Setup, Size, Variant};

    #[test]
    fn moves_return_from_their_codes() {
        let size = Size::new(19).expect("a size");
        let large = Setup::new(GameKind::Freedom, size, Variant::Standard).expect("a setup");
        let mut moves = vec![Move::Pass];
        for setup in [large, Setup::standard(GameKind::Freeze)] {
            let mut legal = Vec::new();
            setup.start().legal_moves(&mut legal);
            moves.append(&mut legal);
        }
        assert!(moves.len() > 362, "a pass, 361 places and the slides");
        for mv in moves {
            assert_eq!(decode(encode(mv)), Some(mv));
        }
        assert_eq!(decode(0), None);
    }
}
