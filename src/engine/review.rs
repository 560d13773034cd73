//! A look back at a game: what every position was worth, and which moves cost most.

use super::value::Value;
use crate::rules::{AnyPosition, GameKind, Outcome, Position, Side, Variant};

/// From which loss of winning chances on a move is a turning point.
const TURNING: f32 = 0.15;
/// The most turning points that a game has.
const MOST: usize = 6;
/// How fast a move's accuracy falls with the winning chances that it loses: a loss of 0.2 halves it.
const STRICTNESS: f32 = 3.5;

/// What every position of a game was worth, and what follows from that for its moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    /// White's winning chances before the first move and after every move, 0 to 1.
    chances: Vec<f32>,
    /// Who made each move.
    movers: Vec<Side>,
}

impl Review {
    /// A review of a game that has been valued so far: before its first move, and after as many moves as
    /// there are further values.
    ///
    /// Each value comes with the side that it is meant for, the one to move.
    pub fn new(values: &[(Side, Value)]) -> Self {
        let chances = values.iter().map(|&(side, value)| match side {
            Side::White => value.chance(),
            Side::Black => 1.0 - value.chance(),
        });
        let moves = values.len().saturating_sub(1);
        Self {
            chances: chances.collect(),
            movers: values[..moves].iter().map(|&(side, _)| side).collect(),
        }
    }

    /// White's winning chances before the first move and after every move, 0 to 1.
    pub fn chances(&self) -> &[f32] {
        &self.chances
    }

    /// The winning chances that a move cost the player who made it, 0 to 1; 0 for a move that there is none of.
    pub fn loss(&self, ply: usize) -> f32 {
        let (Some(&mover), Some(&[before, after])) = (
            self.movers.get(ply),
            self.chances.get(ply..).and_then(|rest| rest.first_chunk()),
        ) else {
            return 0.0;
        };
        match mover {
            Side::White => (before - after).max(0.0),
            Side::Black => (after - before).max(0.0),
        }
    }

    /// How well a side played, 0 to 1: the mean over its moves of a number that is 1 for a move that loses
    /// nothing and falls exponentially with the loss. None if it made no move.
    pub fn accuracy(&self, side: Side) -> Option<f32> {
        let own = (0..self.movers.len()).filter(|&ply| self.movers[ply] == side);
        let marks: Vec<f32> = own
            .map(|ply| (-STRICTNESS * self.loss(ply)).exp())
            .collect();
        (!marks.is_empty()).then(|| marks.iter().sum::<f32>() / marks.len() as f32)
    }

    /// The moves that cost most, by their number from 0, in the order of the game: six at most.
    pub fn turning_points(&self) -> Vec<usize> {
        let mut plies: Vec<usize> = (0..self.movers.len())
            .filter(|&ply| self.loss(ply) >= TURNING)
            .collect();
        plies.sort_by(|&a, &b| self.loss(b).total_cmp(&self.loss(a)));
        plies.truncate(MOST);
        plies.sort_unstable();
        plies
    }
}

/// What a position is worth in which the game is over; none if it goes on there.
pub fn final_value(position: &AnyPosition) -> Option<Value> {
    let outcome = position.ending()?.outcome;
    let side = position.side_to_move();
    let counts = position.kind() != GameKind::Freeze && position.variant() != Variant::Escape;
    let [own, other] = [side, side.other()].map(|side| i32::from(position.score()[side.index()]));
    Some(match outcome {
        _ if counts => Value::Margin(100 * (own - other)),
        Outcome::Draw => Value::Chance(500),
        Outcome::Win(winner) if winner == side => Value::WinIn(0),
        Outcome::Win(_) => Value::LossIn(0),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White moves first; the chances are White's, in thousandths.
    fn review(chances: &[u16]) -> Review {
        let values: Vec<(Side, Value)> = chances
            .iter()
            .zip([Side::White, Side::Black].into_iter().cycle())
            .map(|(&chance, side)| match side {
                Side::White => (side, Value::Chance(chance)),
                Side::Black => (side, Value::Chance(1000 - chance)),
            })
            .collect();
        Review::new(&values)
    }

    #[test]
    fn a_move_costs_the_player_who_made_it() {
        let review = review(&[500, 500, 900, 400, 350]);
        let losses = [0, 1, 2, 3, 4].map(|ply| (review.loss(ply) * 1000.0).round() as i32);
        assert_eq!(losses, [0, 400, 500, 0, 0]);
        assert_eq!(review.turning_points(), [1, 2]);
    }

    #[test]
    fn perfect_play_is_fully_accurate_and_a_blunder_is_not() {
        let review = review(&[500, 500, 500, 100]);
        let [white, black] = Side::ALL.map(|side| review.accuracy(side).expect("it moved"));
        assert!((black - 1.0).abs() < 1e-6);
        assert!(white > 0.5 && white < 0.7, "{white}");
        assert_eq!(Review::new(&[]).accuracy(Side::White), None);
    }
}
