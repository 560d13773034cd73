//! Freedom: which rows are live, which a move makes and breaks, where it sends the opponent.

use super::{Explanation, Meaning, Thread, join};
use crate::rules::freedom::LiveRow;
use crate::rules::{AnyPosition, Cell, GameKind, Move, Position, Step};

fn thread(row: &LiveRow, meaning: Meaning) -> Thread {
    Thread {
        from: row.cells[0],
        to: row.cells[3],
        side: row.side,
        meaning,
        order: 0,
    }
}

pub(super) fn live_threads(position: &AnyPosition) -> Vec<Thread> {
    let rows = position.live_rows();
    rows.iter().map(|row| thread(row, Meaning::Holds)).collect()
}

/// The rows of `before` that are not there in `after`.
pub(super) fn gone(before: &AnyPosition, after: &AnyPosition) -> Vec<LiveRow> {
    let still = after.live_rows();
    let mut rows = before.live_rows();
    rows.retain(|row| !still.contains(row));
    rows
}

/// The rows that a move has just ended.
pub(super) fn lost_threads(before: &AnyPosition, steps: &[Step]) -> Vec<Thread> {
    let placed = steps.first().and_then(|step| step.changes.first());
    let mut after = *before;
    match placed.map(|change| after.play(Move::Place(change.cell))) {
        Some(Ok(_)) => gone(before, &after)
            .iter()
            .map(|row| thread(row, Meaning::Lost))
            .collect(),
        _ => Vec::new(),
    }
}

pub(super) fn explain_cell(position: &AnyPosition, cell: Cell) -> Explanation {
    let mut after = *position;
    if after.play(Move::Place(cell)).is_err() {
        return Explanation::default();
    }
    let made = gone(&after, position);
    let lost = gone(position, &after);
    let mut threads: Vec<Thread> = made.iter().map(|row| thread(row, Meaning::Would)).collect();
    threads.extend(lost.iter().map(|row| thread(row, Meaning::Lost)));
    let mut sentences = Vec::new();
    if !made.is_empty() {
        let lines: Vec<String> = made.iter().map(|row| row.line.to_string()).collect();
        sentences.push(format!("Makes a four on the {}.", join(&lines)));
    }
    if !lost.is_empty() {
        let rows: Vec<String> = lost.iter().map(row_name).collect();
        sentences.push(format!("Ends the four {}: five give nothing.", join(&rows)));
    }
    if after.ending().is_none() {
        let opponent = GameKind::Freedom.side_name(after.side_to_move());
        sentences.push(match after.legal_count() {
            _ if is_free(&after) => format!("{opponent} would be free to use any empty cell."),
            1 => format!("{opponent} would have one cell to go to."),
            count => format!("{opponent} would have {count} cells to go to."),
        });
    }
    Explanation {
        words: sentences.join(" "),
        threads,
    }
}

/// A row by its ends.
pub(super) fn row_name(row: &LiveRow) -> String {
    format!("{}–{}", row.cells[0], row.cells[3])
}

/// Whether the last stone has no empty neighbour, so that any empty cell may be used.
pub(super) fn is_free(position: &AnyPosition) -> bool {
    let is_near = |last: Cell| move |cell: &Cell| cell.king_distance(last) == 1;
    position
        .last_stone()
        .is_some_and(|last| !legal_cells(position).iter().any(is_near(last)))
}

/// The cells where a stone may be placed.
pub(super) fn legal_cells(position: &AnyPosition) -> Vec<Cell> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.into_iter().filter_map(Move::target).collect()
}
