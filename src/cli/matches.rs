//! `tesserae match`: two players against each other.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::output::Failure;
use super::score::Score;
use super::start::Start;
use crate::engine::{Player, Status, Thought};
use crate::record::{Record, Tag};
use crate::rules::{AnyPosition, Game, GameKind, Move, Outcome, Position, Side};

/// Play a match between two players and say who is stronger
#[derive(Args, Debug)]
pub(super) struct Match {
    #[command(flatten)]
    start: Start,
    /// A player: a level from 1 to 8, random or greedy
    #[arg(long, value_name = "PLAYER")]
    first: Player,
    /// The other player
    #[arg(long, value_name = "PLAYER")]
    second: Player,
    /// How many games to play. The players take turns in beginning
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// What all chance follows
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many different openings to play, each made of random moves [default: one for every two games]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..))]
    openings: Option<u32>,
    /// Write the games to a file
    #[arg(long, value_name = "OUT.tsr")]
    record: Option<PathBuf>,
    /// How many games to play at a time. Makes the times per move less telling
    #[arg(long, value_name = "T", default_value_t = 1,
        value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
}

/// A game that has been played.
struct Played {
    number: u32,
    game: Game,
    /// For each player how many moves it made and how long it thought.
    thinking: [(u32, Duration); 2],
}

impl Match {
    /// Plays the games, then writes what they say.
    pub(super) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let start = self.start.position()?;
        if start.ending().is_some() {
            return Err(Failure::new("--position", "the game is over"));
        }
        let mut record = self.record.as_deref().map(create).transpose()?;
        let mut score = Score::default();
        let mut thinking = [(0, Duration::ZERO); 2];
        self.play(start, |played| {
            let first = side_of_first(&played);
            match played.game.ending().map(|ending| ending.outcome) {
                Some(Outcome::Win(side)) if side == first => score.wins += 1,
                Some(Outcome::Win(_)) => score.losses += 1,
                _ => score.draws += 1,
            }
            for (sum, (moves, time)) in thinking.iter_mut().zip(played.thinking) {
                *sum = (sum.0 + moves, sum.1 + time);
            }
            match (&self.record, &mut record) {
                (Some(path), Some(file)) => self
                    .write_record(file, &played)
                    .map_err(|error| Failure::new(path.display(), error)),
                _ => Ok(()),
            }
        })?;
        self.write_score(out, start, score, thinking)?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    /// How many openings there are: two games have the same at least.
    fn opening_count(&self) -> u32 {
        let pairs = self.games.div_ceil(2);
        self.openings.map_or(pairs, |openings| openings.min(pairs))
    }

    /// Plays all games and hands each over, in their order, as soon as it and those before it are played.
    /// Stops at the first error.
    fn play(
        &self,
        start: AnyPosition,
        mut hand_over: impl FnMut(Played) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let next = AtomicU32::new(0);
        let (sender, receiver) = mpsc::channel();
        let bar = progress_bar(self.games);
        let done = thread::scope(|scope| {
            for _ in 0..self.threads.min(self.games) {
                let sender = sender.clone();
                scope.spawn(|| {
                    let sender = sender;
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games || sender.send(self.game(start, number)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut waiting = BTreeMap::new();
            let mut due = 0;
            // Owned here, so that an error makes the threads end with their games.
            for played in receiver {
                bar.inc(1);
                waiting.insert(played.number, played);
                while let Some(played) = waiting.remove(&due) {
                    hand_over(played)?;
                    due += 1;
                }
            }
            Ok(())
        });
        bar.finish_and_clear();
        done
    }

    /// Plays the game with a number. Two games in a row have the same opening and the players the other
    /// way round.
    fn game(&self, start: AnyPosition, number: u32) -> Played {
        let mut game = opening(start, self.seed, number / 2 % self.opening_count());
        let mut thinking = [(0, Duration::ZERO); 2];
        let seed = self.seed ^ u64::from(number) << 32;
        while game.ending().is_none() {
            let ply = game.plies().len();
            let mover = player_to_move(number, &game);
            let player = [self.first, self.second][mover];
            let begun = Instant::now();
            let Some(mv) = think(&game, player, seed) else {
                break;
            };
            thinking[mover].0 += 1;
            thinking[mover].1 += begun.elapsed();
            if game.play(mv).is_err() {
                unreachable!("the computer's move {mv} at ply {ply} is legal");
            }
        }
        Played {
            number,
            game,
            thinking,
        }
    }

    /// Writes a game behind those before it, so that they are kept if the match is broken off.
    fn write_record(&self, file: &mut impl Write, played: &Played) -> std::io::Result<()> {
        let mut record = Record::from_game(&played.game);
        let names = [self.first, self.second].map(name);
        let [first, second] = if played.number.is_multiple_of(2) {
            [&names[0], &names[1]]
        } else {
            [&names[1], &names[0]]
        };
        for (tag, value) in [("First", first), ("Second", second)] {
            record.set_tag(Tag::new(tag, value).map_err(std::io::Error::other)?);
        }
        writeln!(file, "{record}")?;
        file.flush()
    }

    fn write_score(
        &self,
        out: &mut impl Write,
        start: AnyPosition,
        score: Score,
        thinking: [(u32, Duration); 2],
    ) -> Result<(), Failure> {
        let (first, second) = (self.first, self.second);
        let setup = start.setup();
        let (kind, size, variant) = (setup.kind(), setup.size(), setup.variant());
        let (games, openings) = (self.games, self.opening_count());
        writeln!(
            out,
            "{first} against {second}: {kind} {size}x{size} {variant}, games {games}, openings {openings}, \
             seed {}",
            self.seed
        )?;
        writeln!(out, "{score}")?;
        let [a, b] = thinking.map(|(moves, time)| time.as_secs_f64() / f64::from(moves.max(1)));
        writeln!(out, "time per move {:.2} ms and {:.2} ms", 1e3 * a, 1e3 * b)?;
        Ok(())
    }
}

/// Which side the first player has.
fn side_of_first(played: &Played) -> Side {
    let began = played.game.began();
    if played.number.is_multiple_of(2) {
        began
    } else {
        began.other()
    }
}

/// Which player is to move, 0 or 1. The openings have an even number of plies or not; the side tells.
fn player_to_move(number: u32, game: &Game) -> usize {
    let began = game.position().side_to_move() == game.began();
    usize::from(began != number.is_multiple_of(2))
}

fn think(game: &Game, player: Player, seed: u64) -> Option<Move> {
    let mut thought = Thought::new(game, player, seed)?;
    while thought.advance(u64::MAX) == Status::Running {}
    Some(thought.best())
}

/// A game with some random moves, which do not end it. The same for the same seed and number.
fn opening(start: AnyPosition, seed: u64, number: u32) -> Game {
    let plies = match start.kind() {
        GameKind::Freedom => 6,
        GameKind::Freeze | GameKind::Squares => 4,
    };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(u64::from(number)));
    let mut game = Game::new(start);
    for _ in 0..plies {
        let count = game.position().legal_count() as u32;
        let number = random.random_range(0..count) as usize;
        let played = game
            .position()
            .nth_legal(number)
            .is_some_and(|mv| game.play(mv).is_ok());
        if !played || game.ending().is_some() {
            game.undo();
            break;
        }
    }
    game
}

fn name(player: Player) -> String {
    match player {
        Player::Level(level) => format!("Computer, level {level}"),
        Player::Random | Player::Greedy => format!("Computer, {player}"),
    }
}

fn create(path: &Path) -> Result<BufWriter<File>, Failure> {
    File::create(path)
        .map(BufWriter::new)
        .map_err(|error| Failure::new(path.display(), error))
}

/// A bar on standard error, if that is a terminal.
fn progress_bar(games: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(u64::from(games)).with_style(style)
}
