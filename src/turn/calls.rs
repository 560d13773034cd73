//! Freeze by the rules of 1975: a player calls what the move has changed, before it is shown.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::{NodeId, Session, Tree};
use crate::rules::{Cell, Position, Side};
use crate::why::{Verdict, judge_calls};

/// What players have called, and how right they were.
#[derive(Resource, Default, Debug)]
pub struct Calls {
    asked: Option<NodeId>,
    marked: Vec<Cell>,
    judged: BTreeMap<NodeId, Verdict>,
}

/// How a player's calls compare with what really changed, over all moves of the game as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Cubes that changed and were called.
    pub called: usize,
    /// Cubes that changed.
    pub changed: usize,
    /// Cubes that were called and did not change.
    pub wrong: usize,
}

impl Calls {
    /// The move whose changes are to be called now.
    pub fn asked(&self) -> Option<NodeId> {
        self.asked
    }

    /// The cubes that the player has marked so far.
    pub fn marked(&self) -> &[Cell] {
        &self.marked
    }

    /// How right the calls at a move were, if there were any.
    pub fn verdict(&self, of: NodeId) -> Option<&Verdict> {
        self.judged.get(&of)
    }

    /// How right a side's calls were so far.
    pub fn tally(&self, session: &Session, side: Side) -> Tally {
        let tree = session.tree();
        let played = tree.line().iter().take(tree.reached());
        let own = played.filter(|&&id| tree.position_before(id).side_to_move() == side);
        own.filter_map(|&id| self.verdict(id))
            .fold(Tally::default(), |sum, verdict| Tally {
                called: sum.called + verdict.called.len(),
                changed: sum.changed + verdict.called.len() + verdict.missed.len(),
                wrong: sum.wrong + verdict.wrong.len(),
            })
    }

    /// Whether anything has been judged in this game.
    pub fn any(&self) -> bool {
        !self.judged.is_empty()
    }

    pub(super) fn ask_about(&mut self, id: NodeId) {
        // A move that is made again is not asked about again.
        if !self.judged.contains_key(&id) {
            self.asked = Some(id);
            self.marked.clear();
        }
    }

    pub(super) fn toggle(&mut self, cell: Cell) {
        if self.asked.is_none() {
            return;
        }
        match self.marked.iter().position(|&marked| marked == cell) {
            Some(place) => {
                self.marked.swap_remove(place);
            }
            None => self.marked.push(cell),
        }
    }

    pub(super) fn reveal(&mut self, tree: &Tree) {
        if let Some(id) = self.asked.filter(|&id| tree.contains(id)) {
            let verdict = judge_calls(&tree.ply(id).steps, &self.marked);
            self.judged.insert(id, verdict);
        }
        self.withdraw();
    }

    pub(super) fn withdraw(&mut self) {
        self.asked = None;
        self.marked.clear();
    }
}
