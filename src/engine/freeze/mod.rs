//! Freeze for the search: who can still move.

use super::levels::Sight;
use super::playable::Playable;
use crate::rules::freeze::Freeze;
use crate::rules::{Move, Position, Side};

/// What counts, in units of which 400 are ten to one.
mod weight {
    /// What cubes that cannot move cost, by their number: the nearer the end, the more each.
    pub(super) const FROZEN: [i32; 11] =
        [0, -30, -62, -98, -140, -190, -250, -325, -420, -560, -900];
    /// A cube that moves like a queen.
    pub(super) const FREE: i32 = 16;
    /// A possible slide.
    pub(super) const SLIDE: i32 = 3;
    /// Having the move.
    pub(super) const TURN: i32 = 40;
}

/// The most cubes of a side.
const CUBES: usize = weight::FROZEN.len() - 1;

/// What a side's cubes are worth.
fn cubes_value(position: &Freeze, side: Side, sight: &Sight) -> i32 {
    let [cubes, frozen, free] = [
        position.cubes(side),
        position.frozen_cubes(side),
        position.free_cubes(side),
    ]
    .map(|cubes| cubes.count());
    // A side with fewer cubes is as near to the end as one that has the rest frozen.
    let stuck = CUBES - cubes + frozen;
    let slides = position.slide_count(side) as i32 * sight.width / 100;
    weight::FROZEN[stuck] + weight::FREE * free as i32 + weight::SLIDE * slides
}

impl Playable for Freeze {
    const REPEATS: bool = true;

    fn reduction(depth: i32, number: usize) -> i32 {
        i32::from(depth >= 3 && number >= 12) + i32::from(depth >= 4 && number >= 30)
    }

    fn plies_left(&self) -> Option<u32> {
        None
    }

    fn evaluate(&self, sight: &Sight) -> i32 {
        let side = self.side_to_move();
        let [own, other] = [side, side.other()].map(|side| cubes_value(self, side, sight));
        own - other + weight::TURN
    }

    fn rank(&self, moves: &[Move], ranks: &mut Vec<i32>) {
        ranks.clear();
        ranks.resize(moves.len(), 0);
    }
}
