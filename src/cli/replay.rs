//! `tesserae replay`: plays the games of a file through the rules.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

use super::FAILED;
use super::input;
use super::output::{Failure, complain};
use crate::record::{GameResult, Record, RecordError, records};
use crate::rules::{AnyPosition, Game, GameKind, Position, Setup, Step, Variant};

/// Play the games of a file through the rules and show every position
#[derive(Args, Debug)]
pub(super) struct Replay {
    /// The game records (.tsr), or - for standard input
    file: PathBuf,
    /// One JSON object a game, one a line. A game with an error has none
    #[arg(long)]
    json: bool,
}

impl Replay {
    /// Writes the games. One with an error does not keep the next ones back.
    pub(super) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let text = input::read(&self.file)?;
        let mut code = ExitCode::SUCCESS;
        let mut games = 0;
        for record in records(&text) {
            games += 1;
            let error = match record {
                Ok(record) if self.json => write_json(out, &record)?.map(|error| error.to_string()),
                Ok(record) => {
                    if games > 1 {
                        writeln!(out)?;
                    }
                    write_text(out, &record)?.map(|error| error.to_string())
                }
                Err(error) => Some(error.to_string()),
            };
            if let Some(error) = error {
                out.flush()?;
                complain(&format!("{}: {error}", self.file.display()));
                code = FAILED.into();
            }
        }
        out.flush()?;
        if games == 0 {
            Err(input::no_record(&self.file))
        } else {
            Ok(code)
        }
    }
}

/// Writes a game for people, up to its first illegal move.
fn write_text(out: &mut impl Write, record: &Record) -> Result<Option<RecordError>, Failure> {
    let setup = record.setup();
    let (kind, size, variant) = (setup.kind(), setup.size(), setup.variant());
    writeln!(out, "{kind} {size}x{size} {variant}")?;
    writeln!(out, "{}", record.start())?;
    let (game, played) = record.replay();
    for (ply, number) in game.plies().iter().zip(1..) {
        writeln!(out, "{number}. {} {}", ply.mv, ply.position)?;
    }
    if played.is_ok() {
        writeln!(out, "{}", result(&game, record))?;
    }
    Ok(played.err())
}

/// A game as the test vectors have it.
#[derive(Serialize)]
struct GameObject {
    game: &'static str,
    size: u8,
    rules: &'static str,
    start: String,
    moves: Vec<String>,
    /// For each move its steps, for each step its changes, sorted as strings.
    steps: Vec<Vec<Vec<String>>>,
    /// After each move.
    positions: Vec<String>,
    /// The number of legal moves before each move.
    legal: Vec<usize>,
    result: &'static str,
    /// Of the side that began, then of the other, in the games that count.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<[u16; 2]>,
}

/// Writes a game for programs, if all its moves are legal.
fn write_json(out: &mut impl Write, record: &Record) -> Result<Option<RecordError>, Failure> {
    let game = match record.game() {
        Ok(game) => game,
        Err(error) => return Ok(Some(error)),
    };
    serde_json::to_writer(&mut *out, &GameObject::new(&game, record))
        .map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(None)
}

impl GameObject {
    fn new(game: &Game, record: &Record) -> Self {
        let setup = record.setup();
        let plies = game.plies();
        let before = std::iter::once(game.start()).chain(plies.iter().map(|ply| &ply.position));
        Self {
            game: setup.kind().id(),
            size: setup.size().get(),
            rules: setup.variant().id(),
            start: game.start().to_string(),
            moves: plies.iter().map(|ply| ply.mv.to_string()).collect(),
            steps: plies
                .iter()
                .map(|ply| ply.steps.iter().map(sorted_changes).collect())
                .collect(),
            positions: plies.iter().map(|ply| ply.position.to_string()).collect(),
            legal: before
                .take(plies.len())
                .map(Position::legal_count)
                .collect(),
            result: result(game, record).id(),
            score: counts(setup).then(|| score(game.position(), game.began())),
        }
    }
}

fn sorted_changes(step: &Step) -> Vec<String> {
    let mut changes: Vec<String> = step.changes.iter().map(ToString::to_string).collect();
    changes.sort_unstable();
    changes
}

/// How a game ended by the rules or, where they leave it open, by the record: somebody may have given up.
fn result(game: &Game, record: &Record) -> GameResult {
    game.ending().map_or(record.result(), |ending| {
        GameResult::of(ending.outcome, game.began())
    })
}

/// Whether the score decides the game.
const fn counts(setup: Setup) -> bool {
    match setup.kind() {
        GameKind::Freedom => matches!(setup.variant(), Variant::Standard),
        GameKind::Freeze => false,
        GameKind::Squares => true,
    }
}

/// The score, that of the side which began first.
fn score(position: &AnyPosition, began: crate::rules::Side) -> [u16; 2] {
    let score = position.score();
    [score[began.index()], score[began.other().index()]]
}
