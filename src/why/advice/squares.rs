//! Squares: what a mark completes, prevents and threatens, and how many squares it can still belong to.

use super::{Advice, Case, named};
use crate::rules::squares::Square;
use crate::rules::{AnyPosition, Cell, Move, Position, Side, Step, StepKind};
use crate::why::{join, squares};

pub(super) fn advice(case: &Case) -> Advice {
    let mut advice = Advice::default();
    let (mover, opponent) = (case.mover, case.mover.other());
    let name = case.name(opponent);
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
        let squares = square_names(&gone);
        let what = if most > 4 {
            format!("{squares} with {most} filled marks")
        } else {
            squares
        };
        advice.reasons.push(format!("keeps {name} from {what}"));
    }
    let known = case.before.squares_to_complete(mover);
    let threats: Vec<(Square, Cell)> = case
        .after
        .squares_to_complete(mover)
        .into_iter()
        .filter(|threat| !known.contains(threat))
        .collect();
    if !threats.is_empty() {
        let cells = cells_of(&threats);
        let at_once = if cells.len() > 1 { " at once," } else { "" };
        advice.reasons.push(format!(
            "threatens {}{at_once} at {}",
            square_names(&threats),
            named(&cells, "cells")
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
            .push(format!("lets {name} fill {after} marks"));
    } else if after > 0 {
        advice
            .doubts
            .push(format!("{name} can still fill {after} marks"));
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
    let cells = match gained {
        0 => String::new(),
        1 => " and 1 cell".to_owned(),
        _ => format!(" and {gained} cells"),
    };
    match (waves, squares.as_slice()) {
        (0, _) => None,
        (1, [square]) => Some(format!(
            "completes the square {} for {filled} filled marks{cells}",
            squares::name(square)
        )),
        (1, _) => Some(format!(
            "completes {} squares at once for {filled} filled marks{cells}",
            squares.len()
        )),
        _ => Some(format!(
            "sets off a cascade of {} squares for {filled} filled marks{cells}",
            squares.len()
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
    let squares = |count| match count {
        1 => "a possible square".to_owned(),
        _ => format!("{count} possible squares"),
    };
    let name = case.name(opponent);
    match [case.mover, opponent].map(with_corner) {
        [0, 0] if open(case.mover).is_empty() && open(opponent).is_empty() => {
            vec!["fills a cell where nobody can complete a square any more".to_owned()]
        }
        [0, 0] => vec!["gives nothing away".to_owned()],
        [own, 0] => vec![format!("is a corner of {}", squares(own))],
        [0, other] => vec![format!("takes {} from {name}", squares(other))],
        [own, other] => vec![
            format!("is a corner of {}", squares(own)),
            format!(
                "takes {} from {name}",
                if other == 1 {
                    "one".to_owned()
                } else {
                    other.to_string()
                }
            ),
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

/// "the square a1–c3", "the squares a1–c3 and d2–g5", "5 squares".
fn square_names(squares: &[(Square, Cell)]) -> String {
    let names: Vec<String> = squares
        .iter()
        .map(|(square, _)| squares::name(square))
        .collect();
    match names.len() {
        1 => format!("the square {}", names[0]),
        2 | 3 => format!("the squares {}", join(&names)),
        count => format!("{count} squares"),
    }
}
