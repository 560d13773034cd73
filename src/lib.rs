//! Tesserae: three abstract board games on one animated table.
//!
//! - [`rules`]: what is legal in Freedom, Freeze and Squares, and what follows from a move
//! - [`record`]: the text forms of positions, moves and whole games
//! - [`engine`]: the computer player
//! - [`launch`]: what the window opens with
//! - [`why`]: the lines and words that explain a position or a step
//! - `cli`: the headless commands
//!
//! `rules`, `record` and `engine` know nothing of Bevy; the feature `cli` adds the commands.

#[cfg(feature = "cli")]
pub mod cli;
pub mod engine;
pub mod launch;
pub mod record;
pub mod rules;
pub mod why;
