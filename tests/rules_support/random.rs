//! Random games for properties.

use std::collections::HashSet;

use proptest::prelude::*;
use proptest::sample::select;
use tesserae::rules::{
    AnyPosition, Cell, GameKind, IllegalMove, Move, Position, Setup, Size, StepKind,
};

use super::slow::{Board, SlowStep, slow_step};

/// Every game on every board by every rule option.
pub(crate) fn all_setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for kind in GameKind::ALL {
        let (min, max) = kind.sizes();
        for size in min..=max {
            let size = Size::new(size).expect("size");
            let variants = kind.variants().iter();
            setups.extend(variants.map(|&variant| Setup::new(kind, size, variant).expect("setup")));
        }
    }
    setups
}

pub(crate) fn setups_of(kind: GameKind) -> Vec<Setup> {
    all_setups()
        .into_iter()
        .filter(|setup| setup.kind() == kind)
        .collect()
}

/// Any setup, each game as often as the others.
pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    select(&GameKind::ALL[..]).prop_flat_map(|kind| select(setups_of(kind)))
}

/// The moves of a game as numbers, each taken modulo the number of legal moves.
pub(crate) fn choices(most: usize) -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(any::<u16>().prop_map(usize::from), 0..=most)
}

/// The legal move that a choice means, if the game is not over.
pub(crate) fn chosen(position: &AnyPosition, choice: usize) -> Option<Move> {
    let count = position.legal_count();
    if count == 0 {
        None
    } else {
        position.nth_legal(choice % count)
    }
}

pub(crate) fn position_after(setup: Setup, choices: &[usize]) -> AnyPosition {
    let mut position = setup.start();
    for mv in choices {
        match chosen(&position, *mv) {
            Some(mv) => position.play_unchecked(mv),
            None => break,
        }
    }
    position
}

pub(crate) fn board(position: &AnyPosition) -> Board {
    position.pieces().into_iter().collect()
}

/// Every move that somebody could try, with cells just off the board.
pub(crate) fn conceivable_moves(position: &AnyPosition) -> Vec<Move> {
    let side = position.size().get();
    let cells: Vec<Cell> = (0..=side)
        .flat_map(|row| (0..=side).map(move |col| Cell::new(col, row)))
        .collect();
    let mut moves = vec![Move::Pass];
    moves.extend(cells.iter().map(|&cell| Move::Place(cell)));
    // In the other games one slide says as much as all.
    let slides = if position.kind() == GameKind::Freeze {
        &cells[..]
    } else {
        &cells[..1]
    };
    for &from in slides {
        moves.extend(cells.iter().map(|&to| Move::Slide { from, to }));
    }
    moves
}

/// Plays a move in all ways, compares them, and returns the steps.
pub(crate) fn play_both_ways(position: &mut AnyPosition, mv: Move) -> Vec<SlowStep> {
    let before = *position;
    let steps = position.play(mv).expect("a legal move");
    let mut unchecked = before;
    unchecked.play_unchecked(mv);
    assert_eq!(unchecked, *position);
    assert_eq!(position.side_to_move(), before.side_to_move().other());

    let mut pieces = board(&before);
    for (number, step) in steps.iter().enumerate() {
        assert_eq!(step.kind == StepKind::Act, number == 0);
        assert!(!step.changes.is_empty());
        for change in &step.changes {
            assert_ne!(change.before, change.after);
            assert_eq!(pieces.get(&change.cell).copied(), change.before);
            match change.after {
                Some(piece) => pieces.insert(change.cell, piece),
                None => pieces.remove(&change.cell),
            };
        }
        let cells: Vec<Cell> = step.changes.iter().map(|change| change.cell).collect();
        match mv {
            Move::Slide { from, to } if number == 0 => assert_eq!(cells, [from, to]),
            _ => assert!(cells.is_sorted()),
        }
    }
    assert_eq!(pieces, board(position));
    steps.iter().map(slow_step).collect()
}

pub(crate) fn moves_agree(position: &AnyPosition) {
    let mut moves = vec![Move::Pass; 3];
    position.legal_moves(&mut moves);
    assert_eq!(moves.len(), position.legal_count());
    let by_number: Vec<Move> = (0..).map_while(|n| position.nth_legal(n)).collect();
    assert_eq!(by_number, moves);
    let legal: HashSet<Move> = moves.iter().copied().collect();
    assert_eq!(legal.len(), moves.len());
    assert!(position.ending().is_none() || moves.is_empty());
    for mv in conceivable_moves(position) {
        match position.check(mv) {
            Ok(()) => assert!(legal.contains(&mv), "{position}: {mv}"),
            Err(error) => {
                assert!(!legal.contains(&mv), "{position}: {mv}");
                assert_eq!(error == IllegalMove::GameOver, position.ending().is_some());
                let mut played = *position;
                assert_eq!(played.play(mv), Err(error));
                assert_eq!(played, *position);
            }
        }
    }
}

/// How many random games a property is tried with.
pub(crate) fn config() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(200)
    }
}
