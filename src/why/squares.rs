//! Squares: which squares are complete, and which are one mark away.

use super::{Explanation, Meaning, Thread};
use crate::rules::squares::Square;
use crate::rules::{AnyPosition, Cell, GameKind, Side, Step, StepKind};
use crate::text::{self, text};

/// A square's outline as one stroke round its corners.
fn outline(square: &Square, meaning: Meaning) -> impl Iterator<Item = Thread> + use<> {
    let (corners, side) = (square.corners, square.side);
    (0..4).map(move |number: u8| Thread {
        from: corners[usize::from(number)],
        to: corners[usize::from(number + 1) % 4],
        side,
        meaning,
        order: number,
    })
}

/// The squares whose corners the last fill of these steps fills.
pub(super) fn filled(position: &AnyPosition, steps: &[Step]) -> Vec<Thread> {
    let is_cascade = steps.last().is_some_and(|step| step.kind != StepKind::Act);
    let fill = steps.iter().rev().find(|step| step.kind == StepKind::Fill);
    fill.filter(|_| is_cascade)
        .map(|step| position.squares_filled_by(step))
        .unwrap_or_default()
        .iter()
        .flat_map(|square| outline(square, Meaning::Holds))
        .collect()
}

pub(super) fn open_squares(position: &AnyPosition) -> Vec<Thread> {
    Side::ALL
        .into_iter()
        .flat_map(|side| position.squares_to_complete(side))
        .flat_map(|(square, _)| outline(&square, Meaning::Would))
        .collect()
}

pub(super) fn explain_cell(position: &AnyPosition, cell: Cell) -> Explanation {
    let mut threads = Vec::new();
    let mut sentences = Vec::new();
    for side in Side::ALL {
        let squares: Vec<Square> = position
            .squares_to_complete(side)
            .into_iter()
            .filter(|&(_, missing)| missing == cell)
            .map(|(square, _)| square)
            .collect();
        threads.extend(
            squares
                .iter()
                .flat_map(|square| outline(square, Meaning::Would)),
        );
        if !squares.is_empty() {
            let names: Vec<String> = squares.iter().map(name).collect();
            sentences.push(text!(
                "why-completes",
                side = text::side_id(GameKind::Squares, side),
                count = names.len(),
                squares = text::all(&names),
            ));
        }
    }
    Explanation {
        words: sentences.join(" "),
        threads,
    }
}

/// A square by the corner where its stroke begins and the one opposite.
pub(super) fn name(square: &Square) -> String {
    format!("{}–{}", square.corners[0], square.corners[2])
}
