//! Freeze by the rules of 1975: which of a player's calls were right.

use std::collections::BTreeMap;

use crate::rules::{Cell, Piece, Step, StepKind};
use crate::text::{self, text};

/// How a player's calls compare with what a move changed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verdict {
    /// Cubes that changed and were called.
    pub called: Vec<Cell>,
    /// Cubes that changed and were not called.
    pub missed: Vec<Cell>,
    /// Cubes that were called and did not change.
    pub wrong: Vec<Cell>,
}

impl Verdict {
    /// What there is to say of the calls, such as `3 called. Missed: d7. Wrongly called: none.`
    pub fn words(&self) -> String {
        let Self {
            called,
            missed,
            wrong,
        } = self;
        if called.is_empty() && missed.is_empty() && wrong.is_empty() {
            return text!("calls-nothing");
        }
        if missed.is_empty() && wrong.is_empty() {
            return text!("calls-all", count = called.len());
        }
        let names = |cells: &[Cell]| match cells {
            [] => text!("calls-none"),
            cells => text::listed(cells),
        };
        text!(
            "calls-verdict",
            count = called.len(),
            missed = names(missed),
            wrong = names(wrong),
        )
    }
}

/// Compares the cells that a player called with a move's steps.
///
/// A cube has changed if the reaction leaves it in another state than it was in. One that turned and
/// turned back may be called or not.
pub fn judge_calls(steps: &[Step], called: &[Cell]) -> Verdict {
    // For every cube of the reaction: what it was at first, and what it is at last.
    let mut states: BTreeMap<Cell, [Option<Piece>; 2]> = BTreeMap::new();
    let reaction = steps.iter().filter(|step| step.kind != StepKind::Act);
    for change in reaction.flat_map(|step| &step.changes) {
        states
            .entry(change.cell)
            .or_insert([change.before, change.after])[1] = change.after;
    }
    let mut verdict = Verdict::default();
    for (&cell, [first, last]) in &states {
        match (first != last, called.contains(&cell)) {
            (true, true) => verdict.called.push(cell),
            (true, false) => verdict.missed.push(cell),
            (false, _) => {}
        }
    }
    let untouched = |cell: &&Cell| !states.contains_key(*cell);
    verdict.wrong = called.iter().filter(untouched).copied().collect();
    verdict.wrong.sort_unstable();
    verdict
}
