//! The computer's endgames against a solver that tries everything.

mod engine_support;

use std::collections::HashMap;

use engine_support::{after, legal, limits, random_game, search, setup};
use tesserae::engine::Value;
use tesserae::rules::{AnyPosition, Game, GameKind, Outcome, Position, Setup, Variant};

/// By how much the side to move will be ahead, or 1, 0 and -1 in games that do not count; by trying all
/// moves.
fn solve(position: &AnyPosition, known: &mut HashMap<AnyPosition, i32>) -> i32 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let side = position.side_to_move();
    let value = match position.ending() {
        Some(_) if position.variant() != Variant::Escape => {
            let score = position.score().map(i32::from);
            score[side.index()] - score[side.other().index()]
        }
        Some(ending) => match ending.outcome {
            Outcome::Draw => 0,
            Outcome::Win(winner) if winner == side => 1,
            Outcome::Win(_) => -1,
        },
        None => legal(position)
            .into_iter()
            .map(|mv| -solve(&after(position, mv), known))
            .max()
            .expect("a legal move"),
    };
    known.insert(*position, value);
    value
}

fn empty_cells(position: &AnyPosition) -> usize {
    let taken = position.pieces().len();
    position.size().area() - taken
}

/// Compares the value and the best move of so many endgames; returns how many there were.
fn compare(setup: Setup, empty: usize, games: u64) -> usize {
    let mut compared = 0;
    for seed in 0..games {
        let game = random_game(setup, seed, |position| empty_cells(position) <= empty);
        let position = *game.position();
        if game.ending().is_some() {
            continue;
        }
        let mut known = HashMap::new();
        let solved = solve(&position, &mut known);
        let report = search(&Game::new(position), limits());
        assert!(report.exact, "{position}");
        let found = match report.value {
            Some(Value::Margin(hundredths)) => {
                assert_eq!(hundredths % 100, 0, "{position}");
                hundredths / 100
            }
            Some(Value::Chance(thousandths)) => {
                assert_eq!(thousandths, 500, "{position}");
                0
            }
            Some(Value::WinIn(_)) => 1,
            Some(Value::LossIn(_)) => -1,
            None => panic!("{position}: no value"),
        };
        assert_eq!(found, solved, "{position}");
        let kept = -solve(&after(&position, report.best), &mut known);
        assert_eq!(kept, solved, "{position}: {}", report.best);
        compared += 1;
    }
    compared
}

#[test]
fn freedom() {
    for (size, empty) in [(4, 10), (5, 10), (6, 10), (8, 9), (12, 8)] {
        let setup = setup(GameKind::Freedom, size, Variant::Standard);
        assert_eq!(compare(setup, empty, 60), 60);
    }
}

#[test]
fn escape() {
    let compared: usize = [(4, 10), (5, 11), (6, 10)]
        .into_iter()
        .map(|(size, empty)| compare(setup(GameKind::Freedom, size, Variant::Escape), empty, 80))
        .sum();
    assert!(compared > 100, "{compared}");
}

#[test]
fn squares() {
    for variant in [Variant::Standard, Variant::Expert] {
        for (size, empty) in [(5, 7), (6, 7), (7, 7), (12, 6)] {
            // A cascade may leave fewer cells or none.
            let compared = compare(setup(GameKind::Squares, size, variant), empty, 50);
            assert!(compared > 30, "{compared}");
        }
    }
}

#[test]
fn twenty_cells_of_freedom_and_twelve_of_squares_are_solved() {
    let cases = [(GameKind::Freedom, 10, 20), (GameKind::Squares, 7, 12)];
    for (kind, size, empty) in cases {
        for seed in 0..3 {
            let setup = setup(kind, size, Variant::Standard);
            let game = random_game(setup, seed, |position| empty_cells(position) <= empty);
            let report = search(&game, limits());
            assert!(report.exact, "{}", game.position());
        }
    }
}
