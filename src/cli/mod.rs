//! The command line: the headless commands, and what opens the window.
//!
//! Every command reads `-` as standard input. Errors go to standard error as `tesserae: FILE: line 3, column 17: …`
//! and make the exit code 2; a reader of standard output that goes away ends a command quietly.

mod bestmove;
mod engine;
mod input;
mod matches;
mod open;
mod output;
mod perft;
mod replay;
mod score;
mod start;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::launch::Launch;
use output::Failure;

/// The exit code of a command that met an error, in its arguments or in what it read.
const FAILED: u8 = 2;

/// What is left to do after the command line has been read.
#[derive(Debug)]
pub enum Command {
    /// Open the window.
    Open(Launch),
    /// Nothing: a command has run, or said what is wrong.
    Done(ExitCode),
}

/// Freedom, Freeze and Squares: three abstract board games on one animated table
#[derive(Parser, Debug)]
#[command(name = "tesserae", version, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Headless>,
    #[command(flatten)]
    open: open::Open,
}

#[derive(Subcommand, Debug)]
enum Headless {
    Play(open::Play),
    Replay(replay::Replay),
    Engine(engine::Engine),
    Match(matches::Match),
    Perft(perft::Perft),
    #[command(name = "bestmove")]
    BestMove(bestmove::BestMove),
}

/// Runs the command line, of which the first argument is the program's name.
///
/// A headless command runs to its end; a command that opens the window is left to the caller, who may
/// not have one.
///
/// ```
/// use tesserae::cli::{Command, run};
///
/// let command = run(["tesserae", "play", "--game", "freeze", "--window", "1280x800"]);
/// let Command::Open(launch) = command else { panic!("{command:?}") };
/// assert_eq!(launch.window, Some((1280, 800)));
/// ```
pub fn run<I>(arguments: I) -> Command
where
    I: IntoIterator<Item: Into<OsString> + Clone>,
{
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            // Where even the message cannot be written, the exit code still tells.
            let _ = error.print();
            return Command::Done(if error.use_stderr() {
                FAILED.into()
            } else {
                ExitCode::SUCCESS
            });
        }
    };
    let done = match arguments.command {
        None => return opened(arguments.open.launch()),
        Some(Headless::Play(play)) => return opened(play.launch()),
        Some(Headless::Replay(replay)) => replay.run(&mut output::stdout()),
        Some(Headless::BestMove(best)) => best.run(&mut output::stdout()),
        Some(Headless::Engine(engine)) => engine.run(&mut output::stdout()),
        Some(Headless::Match(contest)) => contest.run(&mut output::stdout()),
        Some(Headless::Perft(perft)) => perft.run(&mut output::stdout()),
    };
    Command::Done(match done {
        Ok(code) => code,
        Err(failure) => failure.exit(),
    })
}

fn opened(launch: Result<Launch, Failure>) -> Command {
    match launch {
        Ok(launch) => Command::Open(launch),
        Err(failure) => Command::Done(failure.exit()),
    }
}
