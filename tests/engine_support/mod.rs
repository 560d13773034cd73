//! What the tests of the computer player share; each uses a part of it.

#![allow(dead_code)]

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tesserae::engine::{Limits, Player, Report, Search, Status, Thought};
use tesserae::rules::{AnyPosition, Game, GameKind, Move, Position, Setup, Size, Variant};

pub(crate) fn setup(kind: GameKind, size: u8, variant: Variant) -> Setup {
    Setup::new(kind, Size::new(size).expect("a size"), variant).expect("a setup")
}

/// All setups that the games have.
pub(crate) fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for kind in GameKind::ALL {
        let (min, max) = kind.sizes();
        for size in min..=max {
            setups.extend(
                kind.variants()
                    .iter()
                    .map(|&variant| setup(kind, size, variant)),
            );
        }
    }
    setups
}

/// A game of random moves, stopped where a test says so, or at its end.
pub(crate) fn random_game(setup: Setup, seed: u64, stop: impl Fn(&AnyPosition) -> bool) -> Game {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(setup.start());
    while game.ending().is_none() && !stop(game.position()) {
        let count = game.position().legal_count() as u32;
        let number = random.random_range(0..count) as usize;
        let mv = game.position().nth_legal(number).expect("a legal move");
        game.play(mv).expect("a legal move");
    }
    game
}

/// Limits with a table that is small, because debug builds clear it slowly.
pub(crate) fn limits() -> Limits {
    Limits {
        table_bytes: 1 << 20,
        ..Limits::default()
    }
}

/// Searches to the end of the limits.
pub(crate) fn search(game: &Game, limits: Limits) -> Report {
    let mut search = Search::new(game, limits).expect("the game goes on");
    while search.advance(u64::MAX) == Status::Running {}
    search.report()
}

/// Thinks to the end.
pub(crate) fn think(game: &Game, player: Player, seed: u64) -> Move {
    let mut thought = Thought::new(game, player, seed).expect("the game goes on");
    while thought.advance(u64::MAX) == Status::Running {}
    thought.best()
}

/// The position after a move.
pub(crate) fn after(position: &AnyPosition, mv: Move) -> AnyPosition {
    let mut next = *position;
    next.play(mv).expect("a legal move");
    next
}

pub(crate) fn legal(position: &AnyPosition) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}
