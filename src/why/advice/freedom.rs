//! Freedom: fours made, prevented and prepared, and where the opponent has to go.

use super::{Advice, Case, named};
use crate::rules::freedom::LiveRow;
use crate::rules::{AnyPosition, Cell, Move, Piece, Position, Side, Variant};
use crate::why::{freedom, join};

pub(super) fn advice(case: &Case) -> Advice {
    let Move::Place(cell) = case.mv else {
        return passing(case);
    };
    let mut advice = Advice::default();
    let (mover, opponent) = (case.mover, case.mover.other());
    let name = case.name(opponent);
    let made = freedom::gone(&case.after, case.before);
    if !made.is_empty() {
        advice
            .reasons
            .push(format!("makes a four on the {}", lines(&made)));
    }
    let lost = freedom::gone(case.before, &case.after);
    if !lost.is_empty() {
        let rows: Vec<String> = lost.iter().map(freedom::row_name).collect();
        advice.doubts.push(format!("ends the four {}", join(&rows)));
    }
    let replies = freedom::legal_cells(&case.after);
    let is_free = freedom::is_free(&case.after);
    let (near, far): (Vec<Cell>, Vec<Cell>) = waiting(case, opponent)
        .into_iter()
        .partition(|to| replies.contains(to));
    advice.reasons.extend(prevented(case, cell, &near, &far));
    if case.after.ending().is_some() {
        if advice.reasons.is_empty() {
            advice.reasons.push("fills the last cell".to_owned());
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
        let plural = if prepared.len() == 1 {
            "a four"
        } else {
            "fours"
        };
        let prepared = named(&prepared, "cells");
        advice
            .reasons
            .push(format!("prepares {plural} at {prepared}"));
    }
    if !is_free && (replies.len() <= 3 || advice.reasons.is_empty()) {
        advice.reasons.push(match replies.len() {
            1..=3 => format!("leaves {name} only {}", named(&replies, "cells")),
            count => format!("leaves {name} only the {count} cells next to {cell}"),
        });
    }
    if advice.reasons.is_empty() {
        advice.reasons.push("loses nothing".to_owned());
    }
    if !near.is_empty() {
        let verb = if case.before.variant() == Variant::Escape {
            "win"
        } else {
            "make a four"
        };
        let near = named(&near, "cells");
        advice.doubts.push(format!("{name} can {verb} at {near}"));
    } else if is_free {
        advice.doubts.push(format!("{name} may use any empty cell"));
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
    let mut parts = Vec::new();
    let taken = fours(case.before, opponent, cell);
    if !taken.is_empty() {
        parts.push(format!("from a four on the {}", lines(&taken)));
    }
    let choice = freedom::legal_cells(case.before);
    let mut far = far.to_vec();
    far.retain(|&to| choice.iter().any(|from| from.king_distance(to) == 1));
    if near.is_empty() && !far.is_empty() {
        let plural = if far.len() == 1 { "four" } else { "fours" };
        parts.push(format!(
            "away from the {plural} at {}",
            named(&far, "cells")
        ));
    }
    let name = case.name(opponent);
    (!parts.is_empty()).then(|| format!("keeps {name} {}", join(&parts)))
}

fn passing(case: &Case) -> Advice {
    let mut advice = Advice::default();
    let gap = freedom::legal_cells(case.before).first().copied();
    let lost: Vec<String> = gap
        .and_then(|cell| placed(case.before, case.mover, cell))
        .map(|full| freedom::gone(case.before, &full))
        .unwrap_or_default()
        .iter()
        .map(freedom::row_name)
        .collect();
    let plural = if lost.len() == 1 { "four" } else { "fours" };
    advice
        .reasons
        .push(format!("saves the {plural} {}", join(&lost)));
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

fn lines(rows: &[LiveRow]) -> String {
    let lines: Vec<String> = rows.iter().map(|row| row.line.to_string()).collect();
    join(&lines)
}
