//! Tesserae: three abstract board games on one animated table.
//!
//! - [`rules`]: what is legal in Freedom, Freeze and Squares, and what follows from a move
//! - [`record`]: the text forms of positions, moves and whole games
//! - [`engine`]: the computer player
//! - [`launch`]: what the window opens with
//! - [`speech`]: boards and moves in words, for who does not see them
//! - [`text`]: what the window and the page say, in the language that is chosen
//! - [`why`]: the lines and words that explain a position, a step or a move
//! - `cli`: the headless commands
//! - `app` and what it brings together: the window, the table and the play on it
//!
//! `rules`, `record` and `engine` know nothing of Bevy; the features `app` and `cli` add what does, and the
//! commands.

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "app")]
pub mod coach;
pub mod engine;
#[cfg(feature = "app")]
pub mod input;
pub mod launch;
#[cfg(feature = "app")]
pub mod link;
#[cfg(feature = "app")]
mod platform;
#[cfg(feature = "app")]
pub mod playback;
pub mod record;
#[cfg(feature = "app")]
pub mod resolve;
pub mod rules;
#[cfg(feature = "app")]
pub mod sound;
pub mod speech;
#[cfg(feature = "app")]
pub mod store;
#[cfg(feature = "app")]
pub mod table;
pub mod text;
#[cfg(feature = "app")]
pub mod turn;
#[cfg(feature = "app")]
mod ui;
#[cfg(feature = "app")]
pub mod view;
#[cfg(all(feature = "app", target_arch = "wasm32"))]
mod web;
pub mod why;
