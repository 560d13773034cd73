//! How strong Tesserae's search is, measured by the crate `minimax`: its alpha-beta search and its Monte Carlo
//! tree search play the three games with the same rules and the same estimate of positions, against ours, with
//! the same processor time for each move. From this folder:
//!
//! ```text
//! cargo run --release -- --game freedom --against alpha-beta --games 100 --ms 100
//! cargo run --release -- --game squares --against monte-carlo
//! ```
//!
//! Two games in a row have the same opening, made of random moves, with the sides the other way round. The
//! score is ours, a draw counted half. Time is that of the processor, so that other work on the machine does
//! not disturb; each side thinks in one thread.
//!
//! What is the crate's: iterative deepening, transposition table, move ordering by table and history, and tree
//! search by rollouts. What is given to it: rules, hashes, repetition in Freeze, [`estimate`]. It has no place
//! for the order in which a game would try its moves, and knows wins but not by how much.
//!
//! [`estimate`]: tesserae::engine::estimate

mod clock;
mod players;
mod rules;

use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use cpu_time::ProcessTime;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use tesserae::rules::freedom::Freedom;
use tesserae::rules::freeze::Freeze;
use tesserae::rules::squares::Squares;
use tesserae::rules::{AnyPosition, Game, GameKind, Outcome, Position, Setup};

use players::{AlphaBeta, MonteCarlo, Ours, Player};
use rules::{Board, State};

/// Match Tesserae's search against one of the crate minimax
#[derive(Parser)]
struct Arguments {
    /// The game on its standard board: freedom, freeze or squares
    #[arg(long)]
    game: GameKind,
    /// Whom to play
    #[arg(long)]
    against: Opponent,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Processor time for each move, in milliseconds
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    ms: u64,
    /// What the openings follow
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum Opponent {
    AlphaBeta,
    MonteCarlo,
}

/// What a game came to for ours.
#[derive(Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    /// For ours and the opponent: moves made, and the time they took.
    thinking: [(u32, Duration); 2],
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let tally = match arguments.game {
        GameKind::Freedom => contest::<Freedom<2>>(&arguments, |position| match position {
            AnyPosition::Freedom(position) => Some(*position),
            _ => None,
        }),
        GameKind::Freeze => contest::<Freeze>(&arguments, |position| match position {
            AnyPosition::Freeze(position) => Some(*position),
            _ => None,
        }),
        GameKind::Squares => contest::<Squares<2>>(&arguments, |position| match position {
            AnyPosition::Squares(position) => Some(*position),
            _ => None,
        }),
    };
    tally.print();
    ExitCode::SUCCESS
}

/// Plays all games of the match.
fn contest<P: Board + 'static>(
    arguments: &Arguments,
    only: impl Fn(&AnyPosition) -> Option<P>,
) -> Tally {
    let time = Duration::from_millis(arguments.ms);
    let mut tally = Tally::default();
    for number in 0..arguments.games {
        let mut game = opening(arguments.game, arguments.seed + u64::from(number / 2));
        let mut opponent: Box<dyn Player<P>> = match arguments.against {
            Opponent::AlphaBeta => Box::new(AlphaBeta::new(arguments.game)),
            Opponent::MonteCarlo => Box::new(MonteCarlo::new()),
        };
        let ours_begins = number.is_multiple_of(2);
        let our_side = if ours_begins {
            game.began()
        } else {
            game.began().other()
        };
        while game.ending().is_none() {
            let positions =
                std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.position));
            let state = State::new(positions.filter_map(&only).collect());
            let is_ours = game.position().side_to_move() == our_side;
            let start = ProcessTime::now();
            let mv = if is_ours {
                Ours.choose(&game, &state, time)
            } else {
                opponent.choose(&game, &state, time)
            };
            let (moves, spent) = &mut tally.thinking[usize::from(!is_ours)];
            *moves += 1;
            *spent += start.elapsed();
            game.play(mv).expect("the players make legal moves");
        }
        match game.ending().map(|ending| ending.outcome) {
            Some(Outcome::Win(side)) if side == our_side => tally.wins += 1,
            Some(Outcome::Win(_)) => tally.losses += 1,
            _ => tally.draws += 1,
        }
        let Tally {
            wins,
            draws,
            losses,
            ..
        } = tally;
        eprintln!("game {}: +{wins} ={draws} -{losses}", number + 1);
    }
    tally
}

/// A game with some random moves, which do not end it.
fn opening(kind: GameKind, seed: u64) -> Game {
    let plies = if kind == GameKind::Freedom { 6 } else { 4 };
    let mut random = StdRng::seed_from_u64(seed);
    let mut game = Game::new(Setup::standard(kind).start());
    for _ in 0..plies {
        let number = random.gen_range(0..game.position().legal_count());
        let mv = game.position().nth_legal(number).expect("a legal move");
        game.play(mv).expect("a legal move");
    }
    game
}

impl Tally {
    fn print(&self) {
        let games = f64::from(self.wins + self.draws + self.losses);
        let share = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games;
        let [low, high] = interval(share, games);
        println!(
            "wins {}, draws {}, losses {}",
            self.wins, self.draws, self.losses
        );
        println!(
            "score {:.1}% (95% interval {:.1}% to {:.1}%)",
            100.0 * share,
            100.0 * low,
            100.0 * high
        );
        let [ours, other] = self
            .thinking
            .map(|(moves, time)| 1e3 * time.as_secs_f64() / f64::from(moves.max(1)));
        println!("processor time per move {ours:.1} ms and {other:.1} ms");
    }
}

/// Wilson's 95% interval of a share of games.
fn interval(share: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.959_964;
    let middle = share + Z * Z / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    [-half, half].map(|half| (middle + half) / (1.0 + Z * Z / games))
}
