//! Where commands write, and how they fail.

use std::fmt::Display;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

use super::FAILED;

/// Standard output with a buffer. Whoever writes flushes when done, and before writing an error.
pub(super) fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Why a command stops.
#[derive(Debug)]
pub(super) enum Failure {
    /// Something that was read is wrong.
    Input(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// An error in a file or an argument.
    pub(super) fn new(source: impl Display, error: impl Display) -> Self {
        Self::Input(format!("{source}: {error}"))
    }

    /// Says what is wrong and returns the exit code.
    pub(super) fn exit(self) -> ExitCode {
        match self {
            Self::Input(message) => complain(&message),
            // Whoever read the output has read enough: `tesserae replay FILE | head`.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => complain(&format!("standard output: {error}")),
        }
        FAILED.into()
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Writes an error to standard error. Where that is closed, the exit code still tells.
pub(super) fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "tesserae: {message}");
}
