//! Freeze: which cubes are in line, and which of them count.

use super::{Explanation, Meaning, Thread};
use crate::rules::freeze::Influence;
use crate::rules::{AnyPosition, Cell, CubeState, GameKind, Piece, Position, Side, Step, StepKind};
use crate::text::{self, text};

fn cube(position: &AnyPosition, cell: Cell) -> Option<(Side, CubeState)> {
    match position.piece(cell)? {
        Piece::Cube(side, state) => Some((side, state)),
        Piece::Stone(_) | Piece::Mark { .. } => None,
    }
}

/// The thread of an influence on a cube of `side`.
fn thread(influence: &Influence, cell: Cell, side: Side) -> Thread {
    Thread {
        from: influence.cell,
        to: cell,
        side: side.other(),
        meaning: if influence.counts {
            Meaning::Holds
        } else {
            Meaning::Idle
        },
        order: 0,
    }
}

pub(super) fn explain_cell(position: &AnyPosition, cell: Cell) -> Explanation {
    let Some((side, state)) = cube(position, cell) else {
        return Explanation::default();
    };
    let influences = position.influences(cell);
    let mut threads: Vec<Thread> = influences
        .iter()
        .map(|influence| thread(influence, cell, side))
        .collect();
    // The other way round the same cubes are in line; a frozen cube influences nobody.
    let own = if state == CubeState::Frozen {
        Meaning::Idle
    } else {
        Meaning::Holds
    };
    threads.extend(influences.iter().map(|influence| Thread {
        from: cell,
        to: influence.cell,
        side,
        meaning: own,
        order: 0,
    }));
    let named = |counts: bool| -> Vec<String> {
        influences
            .iter()
            .filter(|influence| influence.counts == counts)
            .map(|influence| {
                let line = text::line_id(influence.direction.line());
                text!("why-cause", cell = influence.cell.to_string(), line = line)
            })
            .collect()
    };
    let (holding, idle) = (named(true), named(false));
    let state = match state {
        CubeState::Free => "free",
        CubeState::Polarised(_) => "polarised",
        CubeState::Frozen => "frozen",
    };
    let mut sentences = vec![match holding.as_slice() {
        [] => text!("why-cube-alone", state = state),
        _ => text!("why-cube", state = state, causes = text::listed(&holding)),
    }];
    if !idle.is_empty() {
        let causes = text::all(&idle);
        sentences.push(text!("why-idle", count = idle.len(), causes = causes));
    }
    Explanation {
        words: sentences.join(" "),
        threads,
    }
}

/// Every influence of the position once, from the cube that has it.
pub(super) fn all_threads(position: &AnyPosition) -> Vec<Thread> {
    position
        .pieces()
        .into_iter()
        .flat_map(|(cell, piece)| {
            let influences = position.influences(cell);
            influences
                .into_iter()
                .map(move |influence| thread(&influence, cell, piece.side()))
        })
        .collect()
}

/// The influences that hold on the cubes that a wave turns.
pub(super) fn causes(before: &AnyPosition, steps: &[Step], number: usize) -> Vec<Thread> {
    let step = &steps[number];
    let (StepKind::Wave(side) | StepKind::Single(side)) = step.kind else {
        return Vec::new();
    };
    debug_assert_eq!(before.kind(), GameKind::Freeze);
    step.changes
        .iter()
        .flat_map(|change| {
            before
                .influences_after(&steps[..number], change.cell)
                .into_iter()
                .filter(|influence| influence.counts)
                .map(|influence| thread(&influence, change.cell, side))
        })
        .collect()
}
