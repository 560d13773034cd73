//! Boards turned, mirrored and with the colours exchanged.

use tesserae::rules::{AnyPosition, Cell, CubeState, Line, Move, Piece, Position, Size};

/// A cell turned or mirrored in one of eight ways.
pub(crate) fn turned(cell: Cell, size: Size, way: usize) -> Cell {
    let flip = |number: u8| size.get() - 1 - number;
    let col = if way & 1 == 0 {
        cell.col()
    } else {
        flip(cell.col())
    };
    let row = if way & 2 == 0 {
        cell.row()
    } else {
        flip(cell.row())
    };
    if way & 4 == 0 {
        Cell::new(col, row)
    } else {
        Cell::new(row, col)
    }
}

pub(crate) fn turned_line(line: Line, way: usize) -> Line {
    match (line, way & 4 != 0, way & 3 == 1 || way & 3 == 2) {
        (Line::Row, true, _) | (Line::Column, false, _) => Line::Column,
        (Line::Row | Line::Column, ..) => Line::Row,
        (Line::Rising, _, false) | (Line::Falling, _, true) => Line::Rising,
        (Line::Rising | Line::Falling, ..) => Line::Falling,
    }
}

pub(crate) fn turned_piece(piece: Piece, way: usize) -> Piece {
    match piece {
        Piece::Cube(side, CubeState::Polarised(line)) => {
            Piece::Cube(side, CubeState::Polarised(turned_line(line, way)))
        }
        other => other,
    }
}

pub(crate) fn turned_move(mv: Move, size: Size, way: usize) -> Move {
    match mv {
        Move::Place(cell) => Move::Place(turned(cell, size, way)),
        Move::Pass => Move::Pass,
        Move::Slide { from, to } => Move::Slide {
            from: turned(from, size, way),
            to: turned(to, size, way),
        },
    }
}

pub(crate) fn turned_position(position: &AnyPosition, way: usize) -> AnyPosition {
    let size = position.size();
    let piece = |(cell, piece)| (turned(cell, size, way), turned_piece(piece, way));
    let pieces: Vec<_> = position.pieces().into_iter().map(piece).collect();
    let last = position.last_stone().map(|cell| turned(cell, size, way));
    AnyPosition::from_pieces(position.setup(), &pieces, position.side_to_move(), last)
        .expect("a position")
}

/// The position with the colours exchanged; Freeze has no other trace of a colour than the side to move.
pub(crate) fn recoloured(position: &AnyPosition) -> AnyPosition {
    let recolour = |(cell, piece)| match piece {
        Piece::Cube(side, state) => (cell, Piece::Cube(side.other(), state)),
        Piece::Stone(side) => (cell, Piece::Stone(side.other())),
        Piece::Mark { side, filled } => (
            cell,
            Piece::Mark {
                side: side.other(),
                filled,
            },
        ),
    };
    let pieces: Vec<_> = position.pieces().into_iter().map(recolour).collect();
    let side = position.side_to_move().other();
    AnyPosition::from_pieces(position.setup(), &pieces, side, position.last_stone())
        .expect("a position")
}
