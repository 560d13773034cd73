//! The words and lines that explain: every game, asserted to the letter.
#![allow(clippy::unwrap_used)]

use tesserae::record::parse_position;
use tesserae::rules::{
    AnyPosition, Cell, Change, CubeState, GameKind, Line, Piece, Position, Setup, Side, Size, Step,
    StepKind, Variant,
};
use tesserae::why::{Meaning, Verdict, all_threads, explain_cell, explain_step, judge_calls};

fn position(kind: GameKind, size: u8, text: &str) -> AnyPosition {
    let setup = Setup::new(kind, Size::new(size).unwrap(), Variant::Standard).unwrap();
    parse_position(setup, text).unwrap()
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// The position after the 14 waves of the vectors.
const FREEZE: &str = "3x3f2/10/f7X1/6F3/2X2xH1h1/1h2Hx4/XXx7/1F1F1X1f2/10/3x6 b";

#[test]
fn freeze_says_who_holds_a_cube() {
    let position = position(GameKind::Freeze, 10, FREEZE);
    let words = |name: &str| explain_cell(&position, cell(name)).words;
    assert_eq!(
        words("f6"),
        "Frozen: g6 on the row, g7 on the rising diagonal, e5 on the rising diagonal. \
         c6 on the row does not count: it is frozen."
    );
    assert_eq!(words("i8"), "Frozen: a8 on the row, i6 on the column.");
    assert_eq!(words("a1"), "");
}

#[test]
fn freeze_draws_each_influence_of_a_position_once() {
    let position = position(GameKind::Freeze, 10, FREEZE);
    let threads = all_threads(&position);
    for thread in &threads {
        let cause = position.piece(thread.from).unwrap();
        let effect = position.piece(thread.to).unwrap();
        assert_eq!(cause.side(), thread.side);
        assert_ne!(cause.side(), effect.side());
        let frozen = cause.letter().eq_ignore_ascii_case(&'x');
        assert_eq!(thread.meaning == Meaning::Idle, frozen, "{thread:?}");
    }
    let mut pairs: Vec<_> = threads
        .iter()
        .map(|thread| (thread.from, thread.to))
        .collect();
    pairs.sort_unstable();
    let count = pairs.len();
    pairs.dedup();
    assert_eq!(pairs.len(), count);
}

#[test]
fn every_wave_of_freeze_has_the_influences_that_turn_its_cubes() {
    let before = position(
        GameKind::Freeze,
        10,
        "3x3f2/10/f7X1/6U3/2X2uX1f1/1f3u4/XXx7/1FUU1X1f2/10/3x6 w",
    );
    let steps = before.clone().play("c3-e5".parse().unwrap()).unwrap();
    assert!(
        explain_step(&before, &steps, 0).is_empty(),
        "the move itself needs no reason"
    );
    // The first wave: b5 gets a line from e5, f5 a second one.
    let causes = explain_step(&before, &steps, 1);
    let named: Vec<String> = causes
        .iter()
        .map(|thread| format!("{}-{}", thread.from, thread.to))
        .collect();
    assert!(named.contains(&"e5-b5".to_owned()), "{named:?}");
    assert!(named.contains(&"e5-f5".to_owned()), "{named:?}");
    assert!(causes.iter().all(|thread| thread.side == Side::White));
    for number in 1..steps.len() {
        for change in &steps[number].changes {
            let letter = change.after.unwrap().letter().to_ascii_uppercase();
            let lines = explain_step(&before, &steps, number)
                .iter()
                .filter(|thread| thread.to == change.cell)
                .count();
            match letter {
                'F' => assert_eq!(lines, 0),
                'X' => assert!(lines >= 2),
                _ => assert!((1..=2).contains(&lines)),
            }
        }
    }
}

#[test]
fn freedom_says_what_a_stone_makes_and_ends_and_where_the_opponent_goes() {
    let position = position(GameKind::Freedom, 8, "8/8/8/8/wwww4/8/8/b7 w a1");
    assert_eq!(all_threads(&position).len(), 1);
    let far = explain_cell(&position, cell("e4"));
    assert_eq!(far.words, "", "not a legal cell, so nothing would happen");
    let making = self::position(GameKind::Freedom, 8, "8/8/8/8/www5/4b3/8/8 w e3");
    assert_eq!(
        explain_cell(&making, cell("d4")).words,
        "Makes a four on the row. Black would have 6 cells to go to."
    );
    let ending = self::position(GameKind::Freedom, 8, "8/8/8/8/wwww4/5b2/8/8 w f3");
    let explained = explain_cell(&ending, cell("e4"));
    assert_eq!(
        explained.words,
        "Ends the four a4–d4: five give nothing. Black would have 6 cells to go to."
    );
    assert_eq!(explained.threads[0].meaning, Meaning::Lost);
    let steps = ending.clone().play("e4".parse().unwrap()).unwrap();
    assert_eq!(explain_step(&ending, &steps, 0).len(), 1);
}

#[test]
fn squares_says_which_squares_a_mark_completes_for_either_side() {
    let position = position(GameKind::Squares, 7, "7/7/7/7/b1c4/7/c1c4 c");
    assert_eq!(explain_cell(&position, cell("a3")).words, "");
    let open = self::position(GameKind::Squares, 7, "b1b4/7/b6/7/c6/7/c1c4 c");
    assert_eq!(
        explain_cell(&open, cell("c3")).words,
        "Circles would complete the square a1–c3."
    );
    assert_eq!(
        explain_cell(&open, cell("c5")).words,
        "Boxes would complete the square a5–c7."
    );
    assert_eq!(all_threads(&open).len(), 8, "two outlines of four sides");
    let steps = open.clone().play("c3".parse().unwrap()).unwrap();
    assert!(explain_step(&open, &steps, 0).is_empty());
    let outline = explain_step(&open, &steps, 1);
    assert_eq!(outline.len(), 4);
    assert_eq!(
        explain_step(&open, &steps, 2),
        outline,
        "it stays while the cells inside are occupied"
    );
}

#[test]
fn a_cube_that_turned_and_turned_back_may_be_called_or_not() {
    let change = |name: &str, states: [CubeState; 2]| {
        let [before, after] = states.map(|state| Some(Piece::Cube(Side::Black, state)));
        Change {
            cell: cell(name),
            before,
            after,
        }
    };
    let row = CubeState::Polarised(Line::Row);
    let wave = |changes| Step {
        kind: StepKind::Wave(Side::Black),
        changes,
    };
    let steps = [
        wave(vec![
            change("b2", [CubeState::Free, row]),
            change("c3", [CubeState::Free, row]),
        ]),
        wave(vec![
            change("b2", [row, CubeState::Free]),
            change("c3", [row, CubeState::Frozen]),
        ]),
    ];
    let verdict = |called: &[&str]| {
        let called: Vec<Cell> = called.iter().map(|name| cell(name)).collect();
        judge_calls(&steps, &called)
    };
    let expected = |called: &[&str], missed: &[&str], wrong: &[&str]| {
        let [called, missed, wrong] =
            [called, missed, wrong].map(|names| names.iter().map(|name| cell(name)).collect());
        Verdict {
            called,
            missed,
            wrong,
        }
    };
    assert_eq!(verdict(&["c3"]), expected(&["c3"], &[], &[]));
    assert_eq!(verdict(&["c3", "b2"]), expected(&["c3"], &[], &[]));
    assert_eq!(verdict(&["d4"]), expected(&[], &["c3"], &["d4"]));
}
