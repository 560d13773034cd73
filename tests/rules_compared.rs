//! The rules compared with slow ones, in random games.

mod rules_support;

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::select;
use rules_support::random::{
    board, choices, chosen, config, moves_agree, play_both_ways, position_after, setups_of,
};
use rules_support::turned::{recoloured, turned_move, turned_position};
use rules_support::{read, setup, slow};
use tesserae::rules::freeze::Influence;
use tesserae::rules::squares::Square;
use tesserae::rules::{
    Cell, CubeState, Direction, GameKind, Line, Move, Piece, Position, Setup, Side, StepKind,
};

/// Positions and moves whose waves would never end, found among ten million random moves.
const ENDLESS: [(&str, &str); 4] = [
    (
        "3x3f2/10/f7X1/6U3/2X2uX1f1/1f3u4/XXx7/1FUU1X1f2/10/3x6 w",
        "c3-e5",
    ),
    (
        "FX1f3f2/5Vxf2/5v1X1f/3x3F2/6FX2/F9/7f2/4vX2f1/4V5/10 w",
        "a5-e9",
    ),
    (
        "10/10/x6f2/4H1hX2/1DF2x2U1/F3x2u2/VF8/5X4/5df3/v1x5F1 w",
        "b4-g4",
    ),
    (
        "10/ff8/1X8/fX1Xd5/X9/6D3/2u3x2F/4X1F3/UH2h4x/6xf2 w",
        "j4-g7",
    ),
];

#[test]
fn endless_waves_are_settled_one_cube_at_a_time() {
    let setup = Setup::standard(GameKind::Freeze);
    for (text, mv) in ENDLESS {
        let position = read(setup, text);
        for way in 0..8 {
            let turned_there = turned_position(&position, way);
            for mut position in [turned_there, recoloured(&turned_there)] {
                let mv = turned_move(mv.parse().expect("a move"), setup.size(), way);
                let Move::Slide { from, to } = mv else {
                    panic!("{mv} is no slide")
                };
                let steps = slow::slide(&mut board(&position), from, to, setup.size());
                assert!(
                    steps
                        .iter()
                        .any(|(kind, _)| matches!(kind, StepKind::Single(_)))
                );
                assert_eq!(play_both_ways(&mut position, mv), steps);
            }
        }
    }
}

/// How a cube has to lie under these influences.
fn state_by(influences: &[Influence]) -> CubeState {
    let counting = influences.iter().filter(|influence| influence.counts);
    let lines: BTreeSet<Line> = counting
        .map(|influence| influence.direction.line())
        .collect();
    match lines.len() {
        0 => CubeState::Free,
        1 => CubeState::Polarised(lines.into_iter().next().expect("one line")),
        _ => CubeState::Frozen,
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn freedom_counts_live_stones(
        setup in select(setups_of(GameKind::Freedom)),
        choices in choices(400),
    ) {
        let position = position_after(setup, &choices);
        let board = board(&position);
        for side in Side::ALL {
            let live = slow::live_stones(&board, side, setup.size());
            prop_assert_eq!(usize::from(position.score()[side.index()]), live.len());
            let in_rows: BTreeSet<Cell> = position
                .live_rows()
                .into_iter()
                .filter(|row| row.side == side)
                .flat_map(|row| row.cells)
                .collect();
            prop_assert_eq!(&in_rows, &live);
            prop_assert_eq!(position.live_cells(side), live.into_iter().collect::<Vec<Cell>>());
        }
    }

    #[test]
    fn freedom_passes_only_what_would_lower(
        size in 4_u8..9,
        choices in prop::collection::vec(any::<u16>().prop_map(usize::from), 64),
    ) {
        let setup = setup("freedom", size, "standard");
        let mut position = setup.start();
        for choice in choices {
            let Some(mv) = chosen(&position, choice) else { break };
            let mut passed = position;
            if passed.play(Move::Pass).is_ok() {
                let side = position.side_to_move();
                let mut placed = position;
                placed.play(position.nth_legal(0).expect("a cell")).expect("legal");
                prop_assert!(placed.score()[side.index()] < position.score()[side.index()]);
                prop_assert!(passed.ending().is_some());
                prop_assert_eq!(passed.score(), position.score());
                prop_assert_eq!(read(setup, &passed.to_string()), passed);
                moves_agree(&passed);
                moves_agree(&position);
            }
            position.play_unchecked(mv);
        }
    }

    #[test]
    fn freeze_reacts_as_slowly_computed(choices in choices(80)) {
        let mut position = Setup::standard(GameKind::Freeze).start();
        for choice in choices {
            let Some(mv @ Move::Slide { from, to }) = chosen(&position, choice) else { break };
            let mut board = board(&position);
            let steps = slow::slide(&mut board, from, to, position.size());
            prop_assert_eq!(play_both_ways(&mut position, mv), steps);
            for (cell, piece) in position.pieces() {
                let state = slow::judge(&board, cell, position.size());
                prop_assert_eq!(piece, Piece::Cube(piece.side(), state));
            }
        }
    }

    #[test]
    fn freeze_steps_follow_from_influences(choices in choices(60)) {
        let mut position = Setup::standard(GameKind::Freeze).start();
        for choice in choices {
            let Some(mv) = chosen(&position, choice) else { break };
            let before = position;
            let steps = position.play(mv).expect("legal");
            for (number, step) in steps.iter().enumerate().skip(1) {
                for change in &step.changes {
                    let influences = before.influences_after(&steps[..number], change.cell);
                    let side = change.before.expect("a cube").side();
                    let state = state_by(&influences);
                    prop_assert_eq!(change.after, Some(Piece::Cube(side, state)));
                }
            }
        }
    }

    #[test]
    fn freeze_influences_make_the_states(choices in choices(80)) {
        let position = position_after(Setup::standard(GameKind::Freeze), &choices);
        let mut frozen = [0; 2];
        for (cell, piece) in position.pieces() {
            let influences = position.influences(cell);
            for influence in &influences {
                prop_assert_eq!(
                    Direction::between(cell, influence.cell),
                    Some(influence.direction)
                );
                let other = position.piece(influence.cell).expect("a cube");
                prop_assert_eq!(other.side(), piece.side().other());
                let frozen = Piece::Cube(other.side(), CubeState::Frozen);
                prop_assert_eq!(influence.counts, other != frozen);
            }
            let state = state_by(&influences);
            prop_assert_eq!(piece, Piece::Cube(piece.side(), state));
            frozen[piece.side().other().index()] += u16::from(state == CubeState::Frozen);
        }
        prop_assert_eq!(position.score(), frozen);
    }

    #[test]
    fn squares_fill_as_slowly_computed(
        setup in select(setups_of(GameKind::Squares)),
        choices in choices(170),
    ) {
        let mut position = setup.start();
        for choice in choices {
            let Some(mv @ Move::Place(cell)) = chosen(&position, choice) else { break };
            let before = board(&position);
            let side = position.side_to_move();
            let mut after = before.clone();
            let steps = slow::mark(&mut after, cell, side, setup.size(), setup.variant());
            prop_assert_eq!(play_both_ways(&mut position, mv), steps);
            for (cell, piece) in before {
                let filled = matches!(piece, Piece::Mark { filled: true, .. });
                if filled || piece.side() != side {
                    prop_assert_eq!(position.piece(cell), Some(piece));
                }
            }
        }
    }

    #[test]
    fn squares_to_complete_are_completed(
        setup in select(setups_of(GameKind::Squares)),
        choices in choices(60),
    ) {
        let position = position_after(setup, &choices);
        let side = position.side_to_move();
        let mut expected = position.squares_to_complete(side);
        let mut completed = Vec::new();
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        for mv in moves {
            let steps = position.clone().play(mv).expect("legal");
            // The first squares are those that the mark itself completes.
            if let Some(step) = steps.get(1) {
                let cell = mv.target().expect("a cell");
                completed.extend(position.squares_filled_by(step).into_iter().map(|square| (square, cell)));
            }
        }
        let order = |(square, cell): &(Square, Cell)| (square.corners, *cell);
        expected.sort_by_key(order);
        completed.sort_by_key(order);
        prop_assert_eq!(expected, completed);
    }
}
