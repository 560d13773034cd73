//! The computer player: always legal, always the same, at once when it has to be.

mod engine_support;

use engine_support::{limits, random_game, search, setups, think};
use tesserae::engine::{Level, Limits, Player, Search, Status, Thought, Value};
use tesserae::rules::{Game, GameKind, Position, Setup};

/// A game of each kind in its middle.
fn middle_games() -> Vec<Game> {
    let middle = |kind| {
        let setup = Setup::standard(kind);
        random_game(setup, 3, move |position| match kind {
            GameKind::Freeze => {
                position
                    .pieces()
                    .iter()
                    .filter(|(cell, _)| cell.row() == 5)
                    .count()
                    > 2
            }
            _ => position.pieces().len() >= position.size().area() / 3,
        })
    };
    GameKind::ALL.map(middle).into()
}

#[test]
fn every_player_makes_legal_moves_everywhere() {
    let weakest = Player::Level(Level::WEAKEST);
    for (setup, seed) in setups().into_iter().zip(0..) {
        for plies in [0, 3, 40] {
            let mut left = plies;
            let game = random_game(setup, seed, |_| false);
            let mut shorter = Game::new(setup.start());
            for ply in game.plies() {
                if left == 0 {
                    break;
                }
                left -= 1;
                shorter.play(ply.mv).expect("a legal move");
            }
            if shorter.ending().is_some() {
                continue;
            }
            for player in [Player::Random, Player::Greedy, weakest] {
                let mv = think(&shorter, player, seed);
                assert_eq!(shorter.position().check(mv), Ok(()), "{player}");
            }
            for level in Level::all() {
                let mut thought =
                    Thought::new(&shorter, Player::Level(level), seed).expect("the game goes on");
                for nodes in [0, 1, 150] {
                    thought.advance(nodes);
                    assert_eq!(
                        shorter.position().check(thought.best()),
                        Ok(()),
                        "level {level}"
                    );
                }
            }
        }
    }
}

#[test]
fn slices_change_nothing() {
    for game in middle_games() {
        for lines in [1, 3] {
            let limits = Limits {
                nodes: Some(12_000),
                lines,
                ..limits()
            };
            let whole = search(&game, limits);
            assert_eq!(whole.nodes, 12_000);
            for slice in [1, 7, 1000] {
                let mut search = Search::new(&game, limits).expect("the game goes on");
                while search.advance(slice) == Status::Running {}
                assert_eq!(search.report(), whole, "slices of {slice}");
            }
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_move() {
    let mut varied = 0;
    for game in middle_games() {
        for number in 1..=4 {
            let player = Player::Level(Level::new(number).expect("a level"));
            let moves: Vec<_> = (0..12).map(|seed| think(&game, player, seed)).collect();
            let again: Vec<_> = (0..12).map(|seed| think(&game, player, seed)).collect();
            assert_eq!(moves, again, "{player}");
            varied += usize::from(moves.iter().any(|mv| *mv != moves[0]));
        }
    }
    assert!(varied > 3, "other seeds make other moves: {varied}");
}

#[test]
fn stopping_at_once_gives_a_legal_move() {
    for game in middle_games() {
        for nodes in 0..200 {
            let mut search = Search::new(&game, limits()).expect("the game goes on");
            search.advance(nodes);
            let report = search.report();
            assert_eq!(report.nodes, nodes);
            assert_eq!(game.position().check(report.best), Ok(()));
            let mut line = game.clone();
            for &mv in &report.principal_variation {
                line.play(mv).expect("a legal line");
            }
        }
    }
}

#[test]
fn the_best_lines_are_in_order_and_begin_differently() {
    for game in middle_games() {
        let limits = Limits {
            depth: Some(3),
            lines: 3,
            ..limits()
        };
        let report = search(&game, limits);
        let wanted = game.position().legal_count().min(3);
        assert_eq!(report.lines.len(), wanted);
        assert_eq!(report.depth, 3);
        assert_eq!(report.lines[0].moves, report.principal_variation);
        let mut first: Vec<_> = report
            .lines
            .iter()
            .map(|line| line.moves[0].to_string())
            .collect();
        first.sort();
        first.dedup();
        assert_eq!(first.len(), wanted);
        let single = search(&game, Limits { lines: 1, ..limits });
        assert_eq!(single.depth, 3);
        let worth = |value: Value| match value {
            Value::Margin(value) => value,
            Value::Chance(value) => i32::from(value),
            Value::WinIn(plies) => 100_000 - i32::from(plies),
            Value::LossIn(plies) => i32::from(plies) - 100_000,
        };
        let worths: Vec<_> = report.lines.iter().map(|line| worth(line.value)).collect();
        assert!(worths.is_sorted_by(|a, b| a >= b), "{worths:?}");
    }
}

#[test]
fn a_game_that_is_over_has_no_search() {
    for kind in GameKind::ALL {
        let game = random_game(Setup::standard(kind), 1, |_| false);
        assert!(game.ending().is_some());
        assert!(Search::new(&game, limits()).is_none());
        assert!(Thought::new(&game, Player::Random, 0).is_none());
    }
}

#[test]
fn values_are_told_in_the_games_own_unit() {
    let texts = [
        (Value::Margin(-350), "-3.50"),
        (Value::Chance(612), "61.2%"),
        (Value::WinIn(5), "win in 5"),
        (Value::LossIn(4), "loss in 4"),
    ];
    for (value, text) in texts {
        assert_eq!(value.to_string(), text);
        assert_eq!(value.reversed().reversed(), value);
    }
}
