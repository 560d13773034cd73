//! What a game gives to the search.

use super::levels::Sight;
use super::value::{INFINITY, UNIT, WIN};
use crate::rules::{Ending, Move, Outcome, Position, Reason};

/// The rank from which a move is too lively to be searched less deep than others.
pub(super) const LIVELY: i32 = 1 << 20;

/// A position that the search can play: the rules' trait, and what only the game knows.
///
/// All values are those of the side to move, in hundredths of the game's unit.
pub(super) trait Playable: Position + Copy {
    /// Whether positions can come again.
    const REPEATS: bool = false;

    /// How many plies of lively moves the search follows behind its last full ply.
    const LIVELY_PLIES: i32 = 0;

    /// How many plies less a move is searched that stands late in the order, by the plies left and its
    /// number from 0.
    fn reduction(depth: i32, number: usize) -> i32;

    /// How many plies are left at most; none if the rules set no such limit.
    fn plies_left(&self) -> Option<u32>;

    /// An estimate, which need not be right when the game is over.
    fn evaluate(&self, sight: &Sight) -> i32;

    /// Limits that the value at the end cannot leave, the lower one first.
    fn limits(&self) -> [i32; 2] {
        [-INFINITY, INFINITY]
    }

    /// Whether asking for [`limits`](Self::limits) may pay here.
    fn is_late(&self) -> bool {
        false
    }

    /// Puts a rank for each move into `ranks`: how promising it looks at a glance, from 0 on, and from
    /// [`LIVELY`] on if it changes much.
    fn rank(&self, moves: &[Move], ranks: &mut Vec<i32>);

    /// Puts the legal moves into `moves` that change much, for the plies behind the last full one.
    fn lively_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
    }

    /// The value of a game that is over, some plies below the root.
    fn end_value(&self, ending: Ending, ply: i32) -> i32 {
        match (ending.reason, ending.outcome) {
            (Reason::Score, _) => {
                let score = self.score();
                let side = self.side_to_move();
                let [own, other] = [side, side.other()].map(|side| i32::from(score[side.index()]));
                UNIT * (own - other)
            }
            (_, Outcome::Draw) => 0,
            (_, Outcome::Win(side)) if side == self.side_to_move() => WIN - ply,
            (_, Outcome::Win(_)) => ply - WIN,
        }
    }
}
