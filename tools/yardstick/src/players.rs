//! Who plays: Tesserae's search, and the two of `minimax`, each for the same processor time.

use std::marker::PhantomData;
use std::time::Duration;

use cpu_time::{ProcessTime, ThreadTime};
use minimax::{
    IterativeOptions, IterativeSearch, MCTSOptions, MonteCarloTreeSearch, RolloutPolicy, Strategy,
    Winner,
};
use rand::Rng;
use rand::rngs::ThreadRng;
use tesserae::engine::{Limits, Search, Status, estimate};
use tesserae::rules::{Game, GameKind, Move, Outcome, Position};

use crate::clock;
use crate::rules::{Board, Estimate, Rules, State};

/// The transposition table of either side, small enough that filling it costs little of the time.
const TABLE_BYTES: usize = 16 << 20;

/// Nodes of Tesserae's search between two looks at the clock.
const SLICE: u64 = 256;

/// Random moves of Freeze in a rollout, after which the estimate decides: whole games would last for hundreds.
const FREEZE_ROLLOUT: u32 = 20;

/// A player that takes about a given time for each move.
pub trait Player<P> {
    /// The move to make in a game that is not over; `state` has the same positions.
    fn choose(&mut self, game: &Game, state: &State<P>, time: Duration) -> Move;
}

/// Tesserae's search, as `tesserae bestmove --time-ms` uses it.
pub struct Ours;

impl<P> Player<P> for Ours {
    fn choose(&mut self, game: &Game, _: &State<P>, time: Duration) -> Move {
        let start = ThreadTime::now();
        let limits = Limits {
            table_bytes: TABLE_BYTES,
            ..Limits::default()
        };
        let mut search = Search::new(game, limits).expect("the game goes on");
        while start.elapsed() < time && search.advance(SLICE) == Status::Running {}
        search.best()
    }
}

/// The crate's iterative deepening alpha-beta search with all that helps it here: our estimate, a
/// transposition table that it keeps from move to move, principal variation search, a history of good
/// moves, an extension for forced moves, and for Squares the completed squares behind the last ply.
pub struct AlphaBeta<P: Board>(IterativeSearch<Estimate<P>>);

impl<P: Board> AlphaBeta<P> {
    pub fn new(kind: GameKind) -> Self {
        let mut options = IterativeOptions::new()
            .with_table_byte_size(TABLE_BYTES)
            .with_countermove_history()
            .with_singular_extension();
        if kind == GameKind::Squares {
            options = options.with_quiescence_search_depth(4);
        }
        let mut search = IterativeSearch::new(Estimate::NEW, options);
        // No clock of its own: ours stops it.
        search.set_max_depth(99);
        Self(search)
    }
}

impl<P: Board> Player<P> for AlphaBeta<P> {
    fn choose(&mut self, _: &Game, state: &State<P>, time: Duration) -> Move {
        match clock::within(time, || self.0.choose_move(state)) {
            Some(mv) => mv,
            // It keeps the line of the last depth that it finished.
            None => self.0.principal_variation().first().copied(),
        }
        .filter(|mv| state.position().check(*mv).is_ok())
        .or_else(|| state.position().nth_legal(0))
        .expect("the game goes on")
    }
}

/// The crate's Monte Carlo tree search. It counts rollouts instead of time; as many are ordered as the last
/// ones say that the time allows.
pub struct MonteCarlo<P: Board> {
    search: MonteCarloTreeSearch<Rules<P>>,
    per_second: f64,
}

impl<P: Board + 'static> MonteCarlo<P> {
    pub fn new() -> Self {
        let options = MCTSOptions::default().with_num_threads(1);
        let search = MonteCarloTreeSearch::new_with_policy(options, Box::new(Rollout(PhantomData)));
        Self {
            search,
            per_second: 50_000.0,
        }
    }
}

impl<P: Board + 'static> Player<P> for MonteCarlo<P> {
    fn choose(&mut self, _: &Game, state: &State<P>, time: Duration) -> Move {
        let rollouts = (self.per_second * time.as_secs_f64()).max(50.0);
        self.search.set_max_rollouts(rollouts as u32);
        let start = ProcessTime::now();
        let mv = self.search.choose_move(state);
        let seconds = start.elapsed().as_secs_f64().max(1e-4);
        // One odd move must not spoil the next.
        let [least, most] = [0.25, 4.0].map(|factor| factor * self.per_second);
        self.per_second = (rollouts / seconds).clamp(least, most);
        mv.or_else(|| state.position().nth_legal(0))
            .expect("the game goes on")
    }
}

/// Random moves to the end of the game, or in Freeze for a while.
struct Rollout<P>(PhantomData<P>);

impl<P: Board> RolloutPolicy for Rollout<P> {
    type G = Rules<P>;

    fn random_move(&self, state: &mut State<P>, _: &mut Vec<Move>, rng: &mut ThreadRng) -> Move {
        random_move(state.position(), rng)
    }

    /// The value for the player who made the last move: 1, 0 or -1, and the largest numbers if the game is
    /// over already.
    fn rollout(&self, _: &MCTSOptions, state: &State<P>) -> i32 {
        let mut rng = rand::thread_rng();
        let mut position = *state.position();
        let side = position.side_to_move();
        if let Some(winner) = <Rules<P> as minimax::Game>::get_winner(state) {
            return match winner {
                Winner::PlayerJustMoved => i32::MAX,
                Winner::Draw => 0,
                Winner::PlayerToMove => -i32::MAX,
            };
        }
        let most = match position.kind() {
            GameKind::Freeze => FREEZE_ROLLOUT,
            _ => u32::MAX,
        };
        for _ in 0..most {
            let mv = random_move(&position, &mut rng);
            position.play_unchecked(mv);
            if let Some(ending) = position.ending() {
                return match ending.outcome {
                    Outcome::Draw => 0,
                    Outcome::Win(winner) if winner == side => -1,
                    Outcome::Win(_) => 1,
                };
            }
        }
        let value = estimate(&position.any()).signum();
        if position.side_to_move() == side {
            -value
        } else {
            value
        }
    }
}

fn random_move(position: &impl Position, rng: &mut ThreadRng) -> Move {
    let number = rng.gen_range(0..position.legal_count());
    position.nth_legal(number).expect("one of the legal moves")
}
