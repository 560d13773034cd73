//! Freedom: fours made, prevented and prepared, and where the opponent has to go.

use super::{Advice, Case, Named};
use crate::rules::freedom::LiveRow;
use crate::rules::{AnyPosition, Cell, Move, Piece, Position, Side, Variant};
use crate::text::text;
use crate::why::freedom;

/// A message about cells.
macro_rules! about {
    ($key:literal, $cells:expr $(, $name:ident = $value:expr)*) => {{
        let Named { cells, listed, count } = Named::of($cells);
        text!($key, cells = cells, listed = listed, count = count $(, $name = $value)*)
    }};
}

pub(super) fn advice(case: &Case) -> Advice {
    let Move::Place(cell) = case.mv else {
        return passing(case);
    };
    let mut advice = Advice::default();
    let (mover, opponent) = (case.mover, case.mover.other());
    let side = case.id(opponent);
    let made = freedom::gone(&case.after, case.before);
    if !made.is_empty() {
        let lines = freedom::line_names(&made);
        advice.reasons.push(text!("advice-four", lines = lines));
    }
    let lost = freedom::gone(case.before, &case.after);
    if !lost.is_empty() {
        let rows = freedom::row_names(&lost);
        advice
            .doubts
            .push(text!("advice-ends-four", rows = rows, count = lost.len()));
    }
    let replies = freedom::legal_cells(&case.after);
    let is_free = freedom::is_free(&case.after);
    let (near, far): (Vec<Cell>, Vec<Cell>) = waiting(case, opponent)
        .into_iter()
        .partition(|to| replies.contains(to));
    advice.reasons.extend(prevented(case, cell, &near, &far));
    if case.after.ending().is_some() {
        if advice.reasons.is_empty() {
            advice.reasons.push(text!("advice-fills-last"));
        }
        return advice;
    }

    let prepared: Vec<Cell> = waiting(case, mover)
        .into_iter()
        .filter(|&to| {
            let rows = fours(&case.after, mover, to);
            !near.contains(&to) && rows.iter().any(|row| row.cells.contains(&cell))
        })
        .collect();
    if !prepared.is_empty() {
        advice.reasons.push(about!("advice-prepares", &prepared));
    }
    if !is_free && (replies.len() <= 3 || advice.reasons.is_empty()) {
        advice.reasons.push(match replies.len() {
            1..=3 => {
                let cells = Named::of(&replies).cells;
                text!("advice-leaves-cells", side = side, cells = cells)
            }
            count => text!(
                "advice-leaves-next",
                side = side,
                count = count,
                cell = cell.to_string(),
            ),
        });
    }
    if advice.reasons.is_empty() {
        advice.reasons.push(text!("advice-loses-nothing"));
    }
    if !near.is_empty() {
        advice
            .doubts
            .push(if case.before.variant() == Variant::Escape {
                about!("doubt-can-win", &near, side = side)
            } else {
                about!("doubt-can-four", &near, side = side)
            });
    } else if is_free {
        advice.doubts.push(text!("doubt-any-cell", side = side));
    }
    advice
}

/// The empty cells where a side would make a four after the move.
fn waiting(case: &Case, side: Side) -> Vec<Cell> {
    let cells = case.after.size().cells();
    cells
        .filter(|&to| !fours(&case.after, side, to).is_empty())
        .collect()
}

/// What the opponent is kept from: a four on the cell of the move, and fours elsewhere that another move would
/// have let them reach. `near` and `far` are the cells of their fours that the move leaves in and out of reach.
fn prevented(case: &Case, cell: Cell, near: &[Cell], far: &[Cell]) -> Option<String> {
    let opponent = case.mover.other();
    let side = case.id(opponent);
    let taken = fours(case.before, opponent, cell);
    let lines = freedom::line_names(&taken);
    let choice = freedom::legal_cells(case.before);
    let mut far = far.to_vec();
    far.retain(|&to| choice.iter().any(|from| from.king_distance(to) == 1));
    match (taken.is_empty(), !near.is_empty() || far.is_empty()) {
        (true, true) => None,
        (false, true) => Some(text!("advice-keeps-from-four", side = side, lines = lines)),
        (true, false) => Some(about!("advice-keeps-away", &far, side = side)),
        (false, false) => Some(about!(
            "advice-keeps-both",
            &far,
            side = side,
            lines = lines
        )),
    }
}

fn passing(case: &Case) -> Advice {
    let mut advice = Advice::default();
    let gap = freedom::legal_cells(case.before).first().copied();
    let lost = gap
        .and_then(|cell| placed(case.before, case.mover, cell))
        .map(|full| freedom::gone(case.before, &full))
        .unwrap_or_default();
    let rows = freedom::row_names(&lost);
    advice
        .reasons
        .push(text!("advice-saves", rows = rows, count = lost.len()));
    advice
}

/// A position with one stone more, placed by either side whoever's turn it is.
fn placed(position: &AnyPosition, side: Side, cell: Cell) -> Option<AnyPosition> {
    let mut pieces = position.pieces();
    pieces.push((cell, Piece::Stone(side)));
    AnyPosition::from_pieces(position.setup(), &pieces, side.other(), Some(cell)).ok()
}

/// The fours that a side would make on a cell; none if it is taken.
fn fours(position: &AnyPosition, side: Side, cell: Cell) -> Vec<LiveRow> {
    if position.piece(cell).is_some() {
        return Vec::new();
    }
    placed(position, side, cell)
        .map(|next| freedom::gone(&next, position))
        .unwrap_or_default()
}
