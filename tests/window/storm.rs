//! Hundreds of random clicks, keys and sizes of the window.

use std::time::Duration;

use bevy::math::Vec2;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::desk::Desk;
use crate::hands::Hands;

/// The windows of a telephone, an old screen and a laptop.
const SIZES: [(u32, u32); 3] = [(390, 844), (800, 600), (1280, 800)];
const SCREEN: (u32, u32) = (1280, 844);
const KEYS: [&str; 20] = [
    "Left",
    "Right",
    "Up",
    "Down",
    "Return",
    "Return",
    "Escape",
    "space",
    "comma",
    "period",
    "shift+comma",
    "shift+period",
    "Home",
    "End",
    "t",
    "plus",
    "minus",
    "Tab",
    "ctrl+z",
    "ctrl+shift+z",
];
/// How long the program may go on after a round: it may have switched the analysis on, which looks at ten
/// million positions.
const THINKING: Duration = Duration::from_secs(300);
/// How many rounds there are, each with a number of acts; then the window gets another size.
const ROUNDS: usize = 5;
const ACTS: usize = 40;

fn storm(game: &[&str], seed: u64) {
    let mut random = StdRng::seed_from_u64(seed);
    let mut desk = Desk::with_screen(SCREEN, SIZES[1]);
    desk.start(game);
    for round in 0..ROUNDS {
        let hands = (0..ACTS).fold(Hands::default(), |hands, _| act(hands, &desk, &mut random));
        desk.work(hands);
        desk.program().assert_alive();
        let (width, height) = SIZES[round % SIZES.len()];
        desk.resize(width, height);
        desk.rest_within(THINKING);
    }
    if let Some(record) = desk.autosave() {
        record
            .check()
            .unwrap_or_else(|error| panic!("{error}\n{record}"));
    }
}

/// Clicks somewhere in the window three times out of five, else presses a key.
fn act(hands: Hands, desk: &Desk, random: &mut StdRng) -> Hands {
    if random.random_bool(0.4) {
        return hands.key(KEYS.choose(random).unwrap());
    }
    let place = Vec2::new(random.random(), random.random()) * desk.window();
    match random.random_range(0..8) {
        0 => hands.go(place).click_button(3),
        1 => hands.go(place).click_button(4),
        2 => hands.hold().go(place).let_go(),
        3 => hands.go(place).click().click(),
        _ => hands.go(place).click(),
    }
}

#[test]
fn a_storm_over_freeze() {
    storm(&["play", "--game", "freeze"], 1);
}

#[test]
fn a_storm_over_squares() {
    storm(&["play", "--game", "squares", "--rules", "expert"], 2);
}
