//! The program as a person has it: a window, a mouse, a keyboard.
//!
//! Every test starts an X server without a monitor (Xvfb), the program on it with a home of its own,
//! and moves the mouse and presses keys there (xdotool). What it asserts is what a person would see on
//! the screen (import) or find in the files of the program.
//!
//! Not part of a plain `cargo test`, since it needs those tools and a Vulkan driver that draws without
//! a graphics card. Run it by name: `cargo test --test window -- --test-threads=1`.
#![allow(clippy::unwrap_used)]

mod desk;
mod games;
mod hands;
mod idle;
mod lacking;
mod picture;
mod program;
mod reaction;
mod saved;
mod server;
mod sound;
mod storm;
mod table;
mod wait;
