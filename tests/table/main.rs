//! The table as the real app drives it, without a window.
#![cfg(feature = "app")]
#![allow(clippy::unwrap_used)]

mod calls;
mod coach;
mod computer;
mod finale;
mod fuzz;
mod history;
mod playing;
mod reversal;
mod sound;
mod support;
#[path = "../whole_program/mod.rs"]
mod whole_program;
