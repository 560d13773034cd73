//! `tesserae perft`: counts move sequences.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;

use super::output::Failure;
use super::start::Start;
use crate::rules::perft;

/// Count the move sequences of every length up to a depth
#[derive(Args, Debug)]
pub(super) struct Perft {
    #[command(flatten)]
    start: Start,
    /// The longest length. Each one more takes many times as long
    #[arg(value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,
}

impl Perft {
    /// Writes a line for each depth: the depth and the number of sequences.
    pub(super) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let position = self.start.position()?;
        for depth in 1..=self.depth {
            writeln!(out, "{depth} {}", perft(&position, depth))?;
            // The next line may be minutes away.
            out.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
