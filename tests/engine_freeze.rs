//! Forced wins of Freeze, and draws that only the path to a position makes.

mod engine_support;

use engine_support::{after, legal, limits, search, think};
use tesserae::engine::{Limits, Player, Value};
use tesserae::rules::{AnyPosition, Game, GameKind, Outcome, Position, Setup};

/// Whether the side to move can win within so many plies, an odd number; by trying everything.
fn wins_within(position: &AnyPosition, plies: u16) -> bool {
    let side = position.side_to_move();
    legal(position).into_iter().any(|mv| {
        let next = after(position, mv);
        match next.ending() {
            Some(ending) => ending.outcome == Outcome::Win(side),
            None => plies > 2 && loses_within(&next, plies - 1),
        }
    })
}

/// Whether the side to move loses within so many plies, an even number, whatever it does.
fn loses_within(position: &AnyPosition, plies: u16) -> bool {
    let side = position.side_to_move();
    legal(position).into_iter().all(|mv| {
        let next = after(position, mv);
        match next.ending() {
            Some(ending) => ending.outcome == Outcome::Win(side.other()),
            None => wins_within(&next, plies - 1),
        }
    })
}

/// The positions before the last moves of greedy games, the last one first.
fn last_positions(seed: u64, count: usize) -> Vec<AnyPosition> {
    let mut game = Game::new(Setup::standard(GameKind::Freeze).start());
    while game.ending().is_none() {
        let player = if game.plies().len() < 6 {
            Player::Random
        } else {
            Player::Greedy
        };
        game.play(think(&game, player, seed)).expect("a legal move");
    }
    let before = game.plies().iter().rev().skip(1).take(count);
    before.map(|ply| ply.position).collect()
}

fn value(position: &AnyPosition, depth: u8) -> (Value, tesserae::rules::Move) {
    let limits = Limits {
        depth: Some(depth),
        ..limits()
    };
    let report = search(&Game::new(*position), limits);
    (report.value.expect("a value"), report.best)
}

#[test]
fn wins_in_one_and_three_are_found_and_true() {
    let (mut ones, mut threes, mut losses) = (0, 0, 0);
    for seed in 0..12 {
        for position in last_positions(seed, 4) {
            let (value, best) = value(&position, 3);
            let next = after(&position, best);
            if wins_within(&position, 1) {
                assert_eq!(value, Value::WinIn(1), "{position}");
                assert!(next.ending().is_some(), "{position}");
                ones += 1;
            } else if wins_within(&position, 3) {
                // In two plies if every answer freezes the opponent's own last cube.
                assert!(matches!(value, Value::WinIn(2 | 3)), "{position}: {value}");
                assert!(loses_within(&next, 2), "{position}: {best}");
                threes += 1;
            } else if loses_within(&position, 2) {
                // In one ply if every move freezes the own last cube.
                assert!(matches!(value, Value::LossIn(1 | 2)), "{position}: {value}");
                losses += 1;
            } else {
                let early = matches!(value, Value::WinIn(1..=3) | Value::LossIn(1..=2));
                assert!(!early, "{position}: {value}");
            }
        }
    }
    assert!(
        ones >= 8 && threes >= 4 && losses >= 4,
        "{ones} {threes} {losses}"
    );
}

/// Plays the longer wins out: whatever the opponent does, the rest is seen as won in as many plies as were
/// promised.
#[test]
fn wins_in_five_hold() {
    let mut fives = 0;
    for seed in 0..40 {
        let positions = last_positions(seed, 6);
        let Some(position) = positions
            .get(4)
            .filter(|position| !wins_within(position, 1))
        else {
            continue;
        };
        let (found, best) = value(position, 5);
        if found != Value::WinIn(5) {
            continue;
        }
        fives += 1;
        let defence = after(position, best);
        for mv in legal(&defence) {
            let next = after(&defence, mv);
            let side = position.side_to_move();
            let won = match next.ending() {
                Some(ending) => ending.outcome == Outcome::Win(side),
                None => wins_within(&next, 3),
            };
            assert!(won, "{position}: {best} {mv}");
        }
        if fives == 3 {
            return;
        }
    }
    panic!("only {fives} wins in five");
}

#[test]
fn no_player_freezes_its_own_last_cube() {
    for seed in 0..6 {
        for position in last_positions(seed, 3) {
            let side = position.side_to_move();
            let suicide = |mv| {
                let ending = after(&position, mv).ending();
                ending.is_some_and(|ending| ending.outcome == Outcome::Win(side.other()))
            };
            if legal(&position).into_iter().all(suicide) {
                continue;
            }
            for level in ["1", "3"] {
                let player: Player = level.parse().expect("a player");
                let mv = think(&Game::new(position), player, seed);
                assert!(!suicide(mv), "level {level}: {position}: {mv}");
            }
        }
    }
}

#[test]
fn a_position_that_stands_for_the_third_time_is_a_draw() {
    let mut game = Game::new(Setup::standard(GameKind::Freeze).start());
    for mv in [
        "c2-d3", "h9-g8", "d3-c2", "g8-h9", "c2-d3", "h9-g8", "d3-c2",
    ] {
        game.play(mv.parse().expect("a move"))
            .expect("a legal move");
    }
    // Black to move; g8-h9 would end the game with a draw, which half a chance is worth.
    let limits = Limits {
        depth: Some(1),
        lines: 200,
        ..limits()
    };
    let report = search(&game, limits);
    let back = report
        .lines
        .iter()
        .find(|line| line.moves[0].to_string() == "g8-h9")
        .expect("all moves have a line");
    assert_eq!(back.value, Value::Chance(500));
}
