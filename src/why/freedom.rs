//! Freedom: which rows are live, which a move makes and breaks, where it sends the opponent.

use super::{Explanation, Meaning, Thread};
use crate::rules::freedom::LiveRow;
use crate::rules::{AnyPosition, Cell, GameKind, Move, Position, Step};
use crate::text::{self, text};

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
        sentences.push(text!("why-four", lines = line_names(&made)));
    }
    if !lost.is_empty() {
        let rows = row_names(&lost);
        sentences.push(text!("why-ends-four", rows = rows, count = lost.len()));
    }
    if after.ending().is_none() {
        let opponent = text::side_id(GameKind::Freedom, after.side_to_move());
        sentences.push(if is_free(&after) {
            text!("why-opponent-free", side = opponent)
        } else {
            text!(
                "why-opponent-cells",
                side = opponent,
                count = after.legal_count()
            )
        });
    }
    Explanation {
        words: sentences.join(" "),
        threads,
    }
}

/// Rows by their ends.
pub(super) fn row_names(rows: &[LiveRow]) -> String {
    let name = |row: &LiveRow| format!("{}–{}", row.cells[0], row.cells[3]);
    text::all(&rows.iter().map(name).collect::<Vec<_>>())
}

/// Rows by how they lie, as they follow "a four on the".
pub(super) fn line_names(rows: &[LiveRow]) -> String {
    let name = |row: &LiveRow| text!("four-line", line = text::line_id(row.line));
    text::all(&rows.iter().map(name).collect::<Vec<_>>())
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
