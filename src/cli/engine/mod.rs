//! `tesserae engine`: a text protocol, so that other programs can play against ours.
//!
//! It follows UGI, the games' cousin of chess's UCI: one command a line on standard input, one answer a
//! line on standard output.
//!
//! | command | answer |
//! |---|---|
//! | `ugi` | `id name …`, `id author …`, the options, `ugiok` |
//! | `isready` | `readyok`, also while it thinks |
//! | `setoption name Hash value MB` | none; the transposition table's size from 1 to 4096 MB |
//! | `uginewgame` | none |
//! | `position GAME [size N] [rules R] (startpos \| pos POSITION) [moves M …]` | none |
//! | `go [depth D] [nodes N] [movetime MS] [infinite]` | `info …` as it searches, at last `bestmove M` |
//! | `go level L [seed S] [movetime MS]` | `bestmove M`, as that level plays |
//! | `stop` | `bestmove M` at once |
//! | `quit` | none; the program ends |
//!
//! `info` tells `depth`, `nodes`, `nps`, `score` and `pv`, where the score is `margin` in hundredths of a
//! stone or mark, `chance` in thousandths, `win` or `loss` in plies, all for the side to move. What is wrong
//! with a command is answered with `error …`, and the command left undone. In a game that is over the answer to
//! `go` is `bestmove none`. The end of the input ends the program after the search, or at once if the search
//! has no limit.

mod command;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use self::command::{Command, Go, parse};
use super::output::Failure;
use crate::engine::{Limits, Player, Report, Search, Status, Thought, Value};
use crate::rules::{Game, GameKind, Move, Setup};

/// Nodes between two looks at the input and the clock, about a millisecond's worth.
const SLICE: u64 = 512;

/// Play by a text protocol in the way of UCI, for other programs
#[derive(Args, Debug)]
pub(super) struct Engine {}

impl Engine {
    /// Answers commands until `quit` or the end of the input.
    pub(super) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let mut session = Session {
            game: Game::new(Setup::standard(GameKind::Freedom).start()),
            table_bytes: Limits::default().table_bytes,
            thinking: None,
        };
        let lines = input_lines();
        loop {
            let line = if session.is_busy() {
                match lines.try_recv() {
                    Err(TryRecvError::Empty) => None,
                    Err(TryRecvError::Disconnected) => {
                        session.finish(out)?;
                        break;
                    }
                    Ok(line) => Some(line),
                }
            } else {
                match lines.recv() {
                    Err(_) => {
                        session.finish(out)?;
                        break;
                    }
                    Ok(line) => Some(line),
                }
            };
            match line {
                Some(line) => {
                    let line = line.map_err(|error| Failure::new("standard input", error))?;
                    if session.obey(&line, out)? {
                        break;
                    }
                }
                None => session.think(out)?,
            }
            out.flush()?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The lines of standard input, read while the search runs.
fn input_lines() -> Receiver<io::Result<String>> {
    let (sender, receiver) = mpsc::channel();
    // Ends with the program; it may wait for a line that never comes.
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let failed = line.is_err();
            if sender.send(line).is_err() || failed {
                break;
            }
        }
    });
    receiver
}

/// What the commands so far have said.
struct Session {
    game: Game,
    table_bytes: usize,
    thinking: Option<Thinking>,
}

/// A search that has been ordered.
struct Thinking {
    searching: Searching,
    started: Instant,
    time: Option<Duration>,
    /// Whether only `stop` ends it.
    endless: bool,
    /// Whether it knows all, and only waits for `stop`.
    rests: bool,
    /// The depth that was told last.
    told: u32,
}

enum Searching {
    Free(Box<Search>),
    Level(Box<Thought>),
}

impl Session {
    /// Does what a line says; returns whether to quit.
    fn obey(&mut self, line: &str, out: &mut impl Write) -> Result<bool, Failure> {
        let command = match parse(line) {
            Ok(Some(command)) => command,
            Ok(None) => return Ok(false),
            Err(error) => {
                writeln!(out, "error {error}")?;
                return Ok(false);
            }
        };
        let waits = matches!(
            command,
            Command::Position(_) | Command::Hash(_) | Command::NewGame | Command::Go(_)
        );
        if waits && self.thinking.is_some() {
            writeln!(out, "error still thinking; expected stop, isready or quit")?;
            return Ok(false);
        }
        match command {
            Command::Ugi => {
                writeln!(out, "id name Tesserae {}", env!("CARGO_PKG_VERSION"))?;
                writeln!(out, "id author the Tesserae authors")?;
                writeln!(out, "option name Hash type spin default 64 min 1 max 4096")?;
                writeln!(out, "ugiok")?;
            }
            Command::IsReady => writeln!(out, "readyok")?,
            Command::NewGame => {}
            Command::Hash(megabytes) => self.table_bytes = megabytes << 20,
            Command::Position(game) => self.game = *game,
            Command::Go(go) => self.go(&go, out)?,
            Command::Stop => {
                if let Some(thinking) = self.thinking.take() {
                    thinking.answer(out)?;
                }
            }
            Command::Quit => return Ok(true),
        }
        Ok(false)
    }

    fn go(&mut self, go: &Go, out: &mut impl Write) -> Result<(), Failure> {
        let searching = match go.level {
            Some(level) => Thought::new(&self.game, Player::Level(level), go.seed)
                .map(|thought| Searching::Level(Box::new(thought))),
            None => {
                let limits = Limits {
                    depth: go.depth,
                    nodes: go.nodes,
                    table_bytes: self.table_bytes,
                    ..Limits::default()
                };
                Search::new(&self.game, limits).map(|search| Searching::Free(Box::new(search)))
            }
        };
        let Some(searching) = searching else {
            writeln!(out, "bestmove none")?;
            return Ok(());
        };
        self.thinking = Some(Thinking {
            searching,
            started: Instant::now(),
            time: go.time,
            endless: go.is_endless(),
            rests: false,
            told: 0,
        });
        Ok(())
    }

    /// Whether there is something to think about.
    fn is_busy(&self) -> bool {
        self.thinking
            .as_ref()
            .is_some_and(|thinking| !thinking.rests)
    }

    /// Thinks for a slice.
    fn think(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let Some(thinking) = &mut self.thinking else {
            return Ok(());
        };
        if thinking.advance(out)?
            && let Some(thinking) = self.thinking.take()
        {
            thinking.answer(out)?;
        }
        Ok(())
    }

    /// Thinks to the end, unless there is none.
    fn finish(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        while self
            .thinking
            .as_ref()
            .is_some_and(|thinking| !thinking.endless)
        {
            self.think(out)?;
        }
        match self.thinking.take() {
            Some(thinking) => thinking.answer(out),
            None => Ok(()),
        }
    }
}

impl Thinking {
    /// Thinks for a slice and tells of every new depth; returns whether that was all.
    fn advance(&mut self, out: &mut impl Write) -> Result<bool, Failure> {
        let status = match &mut self.searching {
            Searching::Free(search) => search.advance(SLICE),
            Searching::Level(thought) => thought.advance(SLICE),
        };
        if let Searching::Free(search) = &self.searching
            && search.depth() > self.told
        {
            self.told = search.depth();
            writeln!(out, "{}", info(&search.report(), self.started.elapsed()))?;
        }
        let timed_out = self.time.is_some_and(|time| self.started.elapsed() >= time);
        self.rests = status == Status::Done;
        Ok(timed_out || self.rests && !self.endless)
    }

    fn answer(&self, out: &mut impl Write) -> Result<(), Failure> {
        let best = match &self.searching {
            Searching::Free(search) => search.best(),
            Searching::Level(thought) => thought.best(),
        };
        writeln!(out, "bestmove {best}")?;
        Ok(())
    }
}

fn info(report: &Report, time: Duration) -> String {
    let score = match report.value {
        Some(Value::Margin(hundredths)) => format!(" score margin {hundredths}"),
        Some(Value::Chance(thousandths)) => format!(" score chance {thousandths}"),
        Some(Value::WinIn(plies)) => format!(" score win {plies}"),
        Some(Value::LossIn(plies)) => format!(" score loss {plies}"),
        None => String::new(),
    };
    let line: Vec<String> = report
        .principal_variation
        .iter()
        .map(Move::to_string)
        .collect();
    format!(
        "info depth {} nodes {} nps {:.0}{score} pv {}",
        report.depth,
        report.nodes,
        report.nodes as f64 / time.as_secs_f64().max(1e-6),
        line.join(" ")
    )
}
