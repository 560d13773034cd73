//! Tesserae.

// A game has no console on Windows. Its commands are for the program without a window, which has one.
#![cfg_attr(
    all(windows, feature = "app", not(debug_assertions)),
    windows_subsystem = "windows"
)]

use std::process::ExitCode;

use tesserae::launch::Launch;

#[cfg(feature = "cli")]
fn main() -> ExitCode {
    use tesserae::cli::{Command, run};

    match run(std::env::args_os()) {
        Command::Open(launch) => open(launch),
        Command::Done(code) => code,
    }
}

#[cfg(not(feature = "cli"))]
fn main() -> ExitCode {
    open(Launch::default())
}

/// Opens the window.
#[cfg(feature = "app")]
fn open(launch: Launch) -> ExitCode {
    tesserae::app::run(launch)
}

/// Says that there is no window to open.
#[cfg(not(feature = "app"))]
fn open(_launch: Launch) -> ExitCode {
    eprintln!(
        "tesserae: this build has no window; replay, perft, bestmove, match and engine work without one"
    );
    ExitCode::from(2)
}
