//! The text form of a position.

use std::fmt::{self, Write};

use super::{Cell, Piece, Position};

/// Writes the rows from the top and the side to move.
pub(super) fn write_board(f: &mut fmt::Formatter<'_>, position: &impl Position) -> fmt::Result {
    let side = position.size().get();
    for row in (0..side).rev() {
        let mut empty = 0;
        for col in 0..side {
            match position.piece(Cell::new(col, row)) {
                None => empty += 1,
                Some(piece) => {
                    write_run(f, empty)?;
                    f.write_char(Piece::letter(piece))?;
                    empty = 0;
                }
            }
        }
        write_run(f, empty)?;
        f.write_char(if row > 0 { '/' } else { ' ' })?;
    }
    f.write_char(position.kind().side_letter(position.side_to_move()))
}

/// Writes the number of empty cells in a row, if there are any.
fn write_run(f: &mut fmt::Formatter<'_>, empty: u8) -> fmt::Result {
    if empty > 0 {
        write!(f, "{empty}")
    } else {
        Ok(())
    }
}
