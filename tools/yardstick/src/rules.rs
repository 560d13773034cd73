//! The three games as `minimax` wants them.

use std::hash::Hash;
use std::marker::PhantomData;

use ahash::RandomState;
use minimax::{Evaluation, Evaluator, Game, Winner};
use tesserae::engine::estimate;
use tesserae::rules::freedom::Freedom;
use tesserae::rules::freeze::Freeze;
use tesserae::rules::squares::Squares;
use tesserae::rules::{AnyPosition, GameKind, Move, Outcome, Position};

use crate::clock;

/// The same hash in every run.
const SEEDS: RandomState = RandomState::with_seeds(1, 2, 3, 4);

/// A position of one game that can become a position of any.
pub trait Board: Position + Copy + Hash + Send + Sync {
    /// The same as any position.
    fn any(self) -> AnyPosition;
}

impl Board for Freedom<2> {
    fn any(self) -> AnyPosition {
        AnyPosition::Freedom(self)
    }
}

impl Board for Freeze {
    fn any(self) -> AnyPosition {
        AnyPosition::Freeze(self)
    }
}

impl Board for Squares<2> {
    fn any(self) -> AnyPosition {
        AnyPosition::Squares(self)
    }
}

/// A game with all its positions, so that a move can be taken back and a repetition be seen.
#[derive(Clone)]
pub struct State<P> {
    positions: Vec<P>,
    hashes: Vec<u64>,
    /// How many of the positions stood on the board, the present one included.
    real: usize,
}

impl<P: Board> State<P> {
    /// A state from the positions of a game so far.
    pub fn new(positions: Vec<P>) -> Self {
        let hashes = positions
            .iter()
            .map(|position| SEEDS.hash_one(position))
            .collect();
        let real = positions.len();
        Self {
            positions,
            hashes,
            real,
        }
    }

    pub fn position(&self) -> &P {
        &self.positions[self.positions.len() - 1]
    }

    /// Whether the position is a draw by repetition: it stood in the line that is searched, or twice before.
    fn repeats(&self) -> bool {
        let (now, before) = self.hashes.split_last().expect("there is a position");
        let mut count = 0;
        for (number, hash) in before.iter().enumerate().rev().skip(1).step_by(2) {
            count += usize::from(hash == now) * if number + 1 >= self.real { 2 } else { 1 };
            if count >= 2 {
                return true;
            }
        }
        false
    }
}

/// One of the games, by its positions.
pub struct Rules<P>(PhantomData<P>);

impl<P: Board> Game for Rules<P> {
    type S = State<P>;
    type M = Move;

    fn generate_moves(state: &State<P>, moves: &mut Vec<Move>) {
        state.position().legal_moves(moves);
    }

    fn apply(state: &mut State<P>, mv: Move) -> Option<State<P>> {
        let mut next = *state.position();
        next.play_unchecked(mv);
        state.hashes.push(SEEDS.hash_one(next));
        state.positions.push(next);
        None
    }

    fn undo(state: &mut State<P>, _: Move) {
        state.positions.pop();
        state.hashes.pop();
    }

    fn get_winner(state: &State<P>) -> Option<Winner> {
        clock::check();
        let position = state.position();
        let is_freeze = position.kind() == GameKind::Freeze;
        match position.ending() {
            None => (is_freeze && state.repeats()).then_some(Winner::Draw),
            Some(ending) => Some(match ending.outcome {
                Outcome::Draw => Winner::Draw,
                Outcome::Win(side) if side == position.side_to_move() => Winner::PlayerToMove,
                Outcome::Win(_) => Winner::PlayerJustMoved,
            }),
        }
    }

    fn zobrist_hash(state: &State<P>) -> u64 {
        state.hashes[state.hashes.len() - 1]
    }

    fn table_index(mv: Move) -> u16 {
        match mv {
            Move::Place(cell) => u16::from(cell.row()) * 10 + u16::from(cell.col()),
            Move::Slide { from, to } => {
                let index = |cell: tesserae::rules::Cell| {
                    u16::from(cell.row()) * 10 + u16::from(cell.col())
                };
                index(from) * 100 + index(to)
            }
            Move::Pass => Self::max_table_index(),
        }
    }

    fn max_table_index() -> u16 {
        100 * 100
    }
}

/// Tesserae's own estimate of a position.
pub struct Estimate<P>(PhantomData<P>);

impl<P> Estimate<P> {
    pub const NEW: Self = Self(PhantomData);
}

impl<P: Board> Evaluator for Estimate<P> {
    type G = Rules<P>;

    fn evaluate(&self, state: &State<P>) -> Evaluation {
        clock::check();
        // Beyond are the crate's forced wins.
        estimate(&state.position().any()).clamp(-30_000, 30_000) as Evaluation
    }

    /// The marks that complete a square, as Tesserae follows them too.
    fn generate_noisy_moves(&self, state: &State<P>, moves: &mut Vec<Move>) {
        moves.clear();
        let position = state.position().any();
        for (_, cell) in position.squares_to_complete(position.side_to_move()) {
            if !moves.contains(&Move::Place(cell)) {
                moves.push(Move::Place(cell));
            }
        }
    }
}
