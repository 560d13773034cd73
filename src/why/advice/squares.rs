//! Squares: what a mark completes, prevents and threatens, and how many squares it can still belong to.

use super::{Advice, Case, Named};
use crate::rules::squares::Square;
use crate::rules::{AnyPosition, Cell, Move, Position, Side, Step, StepKind};
use crate::text::{self, text};
use crate::why::squares;

/// How many squares are named one by one.
const NAMED: usize = 3;

pub(super) fn advice(case: &Case) -> Advice {
    let mut advice = Advice::default();
    let (mover, opponent) = (case.mover, case.mover.other());
    let side = case.id(opponent);
    let steps = case.before.clone().play(case.mv).unwrap_or_default();
    if let Some(words) = completed(case.before, &steps) {
        advice.reasons.push(words);
    }
    let gone: Vec<(Square, Cell)> = case
        .before
        .squares_to_complete(opponent)
        .into_iter()
        .filter(|(_, missing)| case.after.piece(*missing).is_some())
        .collect();
    if !gone.is_empty() {
        let most = cells_of(&gone)
            .into_iter()
            .map(|cell| gain(case.before, opponent, cell))
            .max()
            .unwrap_or_default();
        let (squares, form, count) = square_names(&gone);
        advice.reasons.push(if most > 4 {
            text!(
                "advice-keeps-from-squares-marks",
                side = side,
                squares = squares,
                form = form,
                square_count = count,
                marks = most,
            )
        } else {
            text!(
                "advice-keeps-from-squares",
                side = side,
                squares = squares,
                form = form,
                square_count = count,
            )
        });
    }
    let known = case.before.squares_to_complete(mover);
    let threats: Vec<(Square, Cell)> = case
        .after
        .squares_to_complete(mover)
        .into_iter()
        .filter(|threat| !known.contains(threat))
        .collect();
    if !threats.is_empty() {
        let (squares, form, square_count) = square_names(&threats);
        let Named {
            cells,
            listed,
            count,
        } = Named::of(&cells_of(&threats));
        let key = if count > 1 {
            "advice-threatens-squares-at-once"
        } else {
            "advice-threatens-squares"
        };
        advice.reasons.push(text!(
            key,
            squares = squares,
            form = form,
            square_count = square_count,
            cells = cells,
            listed = listed,
            count = count,
        ));
    }
    if advice.reasons.is_empty()
        && let Some(cell) = case.mv.target()
    {
        advice.reasons = outlooks(case, cell);
    }
    let [before, after] = [case.before, &case.after].map(|position| best_gain(position, opponent));
    if after > before {
        advice
            .doubts
            .push(text!("doubt-lets-fill", side = side, count = after));
    } else if after > 0 {
        advice
            .doubts
            .push(text!("doubt-can-still-fill", side = side, count = after));
    }
    advice
}

/// What the steps of a move complete, if anything.
fn completed(before: &AnyPosition, steps: &[Step]) -> Option<String> {
    let count = |kind| -> usize {
        let of_kind = steps.iter().filter(|step| step.kind == kind);
        of_kind.map(|step| step.changes.len()).sum()
    };
    let (filled, gained) = (count(StepKind::Fill), count(StepKind::Occupy));
    let squares: Vec<Square> = steps
        .iter()
        .filter(|step| step.kind == StepKind::Fill)
        .flat_map(|step| before.squares_filled_by(step))
        .collect();
    let waves = steps
        .iter()
        .filter(|step| step.kind == StepKind::Fill)
        .count();
    match (waves, squares.as_slice()) {
        (0, _) => None,
        (1, [square]) => Some(text!(
            "advice-completes-one",
            square = squares::name(square),
            filled = filled,
            gained = gained,
        )),
        (1, _) => Some(text!(
            "advice-completes-more",
            squares = squares.len(),
            filled = filled,
            gained = gained,
        )),
        _ => Some(text!(
            "advice-cascade",
            squares = squares.len(),
            filled = filled,
            gained = gained,
        )),
    }
}

/// What a mark that completes, prevents and threatens nothing is good for.
fn outlooks(case: &Case, cell: Cell) -> Vec<String> {
    let opponent = case.mover.other();
    let open = |side| case.before.squares_open(side);
    let with_corner = |side| -> usize {
        let squares = open(side);
        let corners = squares
            .iter()
            .filter(|square| square.corners.contains(&cell));
        corners.count()
    };
    let side = case.id(opponent);
    match [case.mover, opponent].map(with_corner) {
        [0, 0] if open(case.mover).is_empty() && open(opponent).is_empty() => {
            vec![text!("advice-nobody-can")]
        }
        [0, 0] => vec![text!("advice-gives-nothing")],
        [own, 0] => vec![text!("advice-corner-of", count = own)],
        [0, other] => vec![text!("advice-takes", count = other, side = side)],
        [own, other] => vec![
            text!("advice-corner-of", count = own),
            text!("advice-takes-too", count = other, side = side),
        ],
    }
}

/// How many marks a side would fill by a mark on a cell if it were its turn.
fn gain(position: &AnyPosition, side: Side, cell: Cell) -> usize {
    let next = AnyPosition::from_pieces(position.setup(), &position.pieces(), side, None);
    let filled = |position: &AnyPosition| position.score()[side.index()];
    let Ok(mut next) = next else {
        return 0;
    };
    let before = filled(&next);
    match next.play(Move::Place(cell)) {
        Ok(_) => usize::from(filled(&next) - before),
        Err(_) => 0,
    }
}

/// The most that a side could fill with one mark.
fn best_gain(position: &AnyPosition, side: Side) -> usize {
    let cells = cells_of(&position.squares_to_complete(side));
    let gains = cells.into_iter().map(|cell| gain(position, side, cell));
    gains.max().unwrap_or_default()
}

/// The cells where squares are completed, each once.
fn cells_of(squares: &[(Square, Cell)]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = squares.iter().map(|(_, cell)| *cell).collect();
    cells.sort_unstable_by_key(|cell| (cell.row(), cell.col()));
    cells.dedup();
    cells
}

/// Squares by their names, whether there are few enough to be named, and how many they are: "the square
/// a1–c3", "the squares a1–c3 and d2–g5", "5 squares".
fn square_names(squares: &[(Square, Cell)]) -> (String, &'static str, usize) {
    let names: Vec<String> = squares
        .iter()
        .map(|(square, _)| squares::name(square))
        .collect();
    let form = match names.len() {
        1 => "one",
        2..=NAMED => "few",
        _ => "many",
    };
    (text::all(&names), form, names.len())
}
