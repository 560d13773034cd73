//! `tesserae bestmove`: what the computer would play.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use super::input;
use super::output::Failure;
use super::start::{Start, size};
use crate::engine::{Level, Limits, Player, Report, Search, Status, Thought, Value};
use crate::record::records;
use crate::rules::{Game, GameKind, Move, Size, Variant};

/// Nodes between two looks at the clock, well below a millisecond's worth.
const SLICE: u64 = 512;

/// Print the move that the computer would make
#[derive(Args, Debug)]
pub(super) struct BestMove {
    /// A game record (.tsr), or - for standard input; the last position of its first game is meant
    #[arg(conflicts_with_all = ["game", "size", "rules", "position"], required_unless_present = "game")]
    file: Option<PathBuf>,
    /// The game: freedom, freeze or squares
    #[arg(long)]
    game: Option<GameKind>,
    /// The side of the board in cells [default: the position's, or the standard board's]
    #[arg(long, value_parser = size)]
    size: Option<Size>,
    /// The rules: standard, escape (Freedom) or expert (Squares)
    #[arg(long, default_value_t = Variant::Standard)]
    rules: Variant,
    /// A position, such as "7/7/7/3c3/7/7/7 b", or - to read it from standard input
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    /// Play as a level from 1 to 8 does [default: 8]
    #[arg(long, conflicts_with_all = ["time_ms", "nodes"])]
    level: Option<Level>,
    /// Think as deep as so many milliseconds allow
    #[arg(long, value_name = "T", conflicts_with = "nodes")]
    time_ms: Option<u64>,
    /// Think as deep as so many positions allow
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// What a level's chance moves follow
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

impl BestMove {
    /// Writes the move, or with `--json` all that was found.
    pub(super) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let game = match self.file {
            Some(path) => recorded(&path)?,
            None => {
                // Without a file the arguments have a game.
                let kind = self.game.unwrap_or(GameKind::Freedom);
                Game::new(Start::new(kind, self.size, self.rules, self.position).position()?)
            }
        };
        let over = || Failure::new("bestmove", "the game is over");
        let started = Instant::now();
        let (mv, report) = if self.time_ms.is_some() || self.nodes.is_some() {
            let limits = Limits {
                nodes: self.nodes,
                ..Limits::default()
            };
            let mut search = Search::new(&game, limits).ok_or_else(over)?;
            let time = self.time_ms.map(Duration::from_millis);
            while time.is_none_or(|time| started.elapsed() < time)
                && search.advance(SLICE) == Status::Running
            {}
            (search.best(), search.report())
        } else {
            let level = self.level.unwrap_or(Level::STRONGEST);
            let mut thought =
                Thought::new(&game, Player::Level(level), self.seed).ok_or_else(over)?;
            while thought.advance(u64::MAX) == Status::Running {}
            (thought.best(), thought.report())
        };
        if self.json {
            let object = Found::new(mv, &report, started.elapsed());
            serde_json::to_writer(&mut *out, &object).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            writeln!(out, "{mv}")?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The first game of a file, played to its end.
fn recorded(path: &Path) -> Result<Game, Failure> {
    let text = input::read(path)?;
    let wrong = |error: &dyn std::fmt::Display| Failure::new(path.display(), error);
    let record = records(&text)
        .next()
        .ok_or_else(|| input::no_record(path))?
        .map_err(|error| wrong(&error))?;
    record.game().map_err(|error| wrong(&error))
}

/// What was found, for programs.
#[derive(Serialize)]
struct Found {
    #[serde(rename = "move")]
    mv: String,
    /// Of the best move, which a weak level need not make; none if nothing was searched.
    value: Option<FoundValue>,
    depth: u32,
    nodes: u64,
    nodes_per_second: u64,
    exact: bool,
    pv: Vec<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum FoundValue {
    /// In stones or marks.
    Margin(f64),
    /// From 0 to 1.
    Chance(f64),
    /// In plies.
    WinIn(u16),
    LossIn(u16),
}

impl Found {
    fn new(mv: Move, report: &Report, time: Duration) -> Self {
        Self {
            mv: mv.to_string(),
            value: report.value.map(FoundValue::from),
            depth: report.depth,
            nodes: report.nodes,
            nodes_per_second: (report.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64,
            exact: report.exact,
            pv: report
                .principal_variation
                .iter()
                .map(Move::to_string)
                .collect(),
        }
    }
}

impl From<Value> for FoundValue {
    fn from(value: Value) -> Self {
        match value {
            Value::Margin(hundredths) => Self::Margin(f64::from(hundredths) / 100.0),
            Value::Chance(thousandths) => Self::Chance(f64::from(thousandths) / 1000.0),
            Value::WinIn(plies) => Self::WinIn(plies),
            Value::LossIn(plies) => Self::LossIn(plies),
        }
    }
}
