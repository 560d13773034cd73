//! What a move sets off.

use super::{Freeze, SIZE};
use crate::rules::{Cell, Move, Side, StepKind};

impl Freeze {
    /// Slides a cube of the side to move, which keeps its state, and turns cubes until all lie as the lines
    /// say. Tells `note` of every step, with the position before and after it.
    ///
    /// Waves, as settled by this project: all cubes of the opponent are judged together, then all of the
    /// mover's, and so on until neither side's wave changes anything. If a combination of states returns
    /// that stood after a wave of the mover's or at the start, the waves would never end; from there one
    /// cube is turned at a time.
    pub(super) fn react(&mut self, mv: Move, mut note: impl FnMut(StepKind, &Self, &Self)) {
        let Move::Slide { from, to } = mv else {
            return;
        };
        let mover = self.side;
        let before = *self;
        self.relocate(from, to);
        note(StepKind::Act, &before, self);

        let start = self.lines;
        let mut seen = Vec::new();
        // Each side is judged at least once, and again when the other's wave has frozen or thawed a cube.
        let mut judged = mover.other();
        let mut waves_due = 2;
        while waves_due > 0 {
            let before = *self;
            self.lines = self.judge(judged);
            waves_due -= 1;
            if self.frozen_cubes(judged) != before.frozen_cubes(judged) {
                waves_due = 1.max(waves_due);
            }
            if self.lines != before.lines {
                note(StepKind::Wave(judged), &before, self);
                if judged == mover {
                    if self.lines == start || seen.contains(&self.lines) {
                        self.settle_singly(to, note);
                        break;
                    }
                    seen.push(self.lines);
                }
            }
            judged = judged.other();
        }
        self.side = mover.other();
    }

    /// Turns one cube at a time: always the first that does not lie as the lines say, the opponent's
    /// before the mover's, nearer the moved cube first, then lower row, then earlier column.
    ///
    /// This ends. Cubes of one side do not influence each other, and the more of White's are frozen, the
    /// fewer of Black's have to be. So count White's frozen and Black's unfrozen cubes: the more of the
    /// counted there are, the more have to be. Suppose some cubes froze and thawed for ever, and look at
    /// the last of those in the order. When it turns to be counted, all others lie right; so from then on
    /// they can only turn to be counted, too, and nothing turns it back. The other way round likewise.
    fn settle_singly(&mut self, moved: Cell, mut note: impl FnMut(StepKind, &Self, &Self)) {
        let distance = |&index: &usize| SIZE.cell(index).king_distance(moved);
        let mut order = Vec::new();
        for side in [self.side.other(), self.side] {
            let mut cubes: Vec<usize> = self.cubes(side).iter().collect();
            // Stable, so that cubes equally near stay in the order of their cells.
            cubes.sort_by_key(distance);
            order.extend(cubes.into_iter().map(|index| (side, index)));
        }
        loop {
            let before = *self;
            let judged = Side::ALL.map(|side| Self {
                lines: self.judge(side),
                ..before
            });
            let turned = order
                .iter()
                .find(|&&(side, index)| judged[side.index()].state(index) != before.state(index));
            let Some(&(side, index)) = turned else {
                return;
            };
            self.set_state(index, judged[side.index()].state(index));
            note(StepKind::Single(side), &before, self);
        }
    }
}
