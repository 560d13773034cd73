//! What holds for a position of any game, and for games as a whole.

mod rules_support;

use std::mem::size_of;

use rules_support::{cell, mv, read};
use tesserae::rules::freedom::Freedom;
use tesserae::rules::freeze::Freeze;
use tesserae::rules::squares::Squares;
use tesserae::rules::{
    AnyPosition, Cell, Ending, Game, GameKind, IllegalMove, InvalidPosition, Move, Outcome, Piece,
    Position, Reason, Setup, Side, ending_after, perft,
};

#[test]
fn positions_are_small() {
    assert!(size_of::<Freedom<2>>() <= 128);
    assert!(size_of::<Freeze>() <= 128);
    assert!(size_of::<Squares<2>>() <= 128);
    assert!(size_of::<AnyPosition>() <= 128);
}

#[test]
fn sequences_are_counted() {
    let start = Setup::standard(GameKind::Squares).start();
    assert_eq!(
        [0, 1, 2].map(|depth| perft(&start, depth)),
        [1, 49, 49 * 48]
    );
}

#[test]
fn any_game_refuses_wrong_cells_and_pieces() {
    let stone = Piece::Stone(Side::White);
    let mark = Piece::Mark {
        side: Side::White,
        filled: false,
    };
    let place = |kind, pieces: &[(Cell, Piece)], last| {
        AnyPosition::from_pieces(Setup::standard(kind), pieces, Side::Black, last)
            .expect_err("invalid")
    };
    let off = place(GameKind::Freedom, &[(cell("a11"), stone)], None);
    assert_eq!(
        off.to_string(),
        "a11 is not on this board; its cells are a1 to j10"
    );
    assert_eq!(off.cell(), Some(cell("a11")));
    let twice = place(
        GameKind::Freedom,
        &[(cell("d4"), stone), (cell("d4"), stone)],
        None,
    );
    assert_eq!(twice.to_string(), "d4 has more than one piece");
    assert_eq!(twice.cell(), Some(cell("d4")));
    for (kind, piece) in [
        (GameKind::Freedom, mark),
        (GameKind::Freeze, stone),
        (GameKind::Squares, stone),
    ] {
        let wrong = place(kind, &[(cell("d4"), piece)], None);
        assert_eq!(
            wrong,
            InvalidPosition::WrongPiece {
                cell: cell("d4"),
                kind
            }
        );
        assert_eq!(wrong.cell(), Some(cell("d4")));
        assert_eq!(
            wrong.to_string(),
            format!("d4 has a piece that is not of {kind}")
        );
    }
    let named = place(GameKind::Squares, &[(cell("d4"), mark)], Some(cell("d4")));
    assert_eq!(
        named.to_string(),
        "Squares has no last stone; d4 must not be named"
    );
    assert_eq!(named.cell(), Some(cell("d4")));
}

#[test]
fn no_move_is_made_in_another_form() {
    for kind in [GameKind::Freeze, GameKind::Squares] {
        let start = Setup::standard(kind).start();
        let mut position = start;
        position.play_unchecked(Move::Pass);
        assert_eq!(position, start);
    }
}

#[test]
fn other_games_have_no_such_overlays() {
    for kind in GameKind::ALL {
        let mut position = Setup::standard(kind).start();
        assert_eq!(position.setup(), Setup::standard(kind));
        let first = position.nth_legal(0).expect("a move");
        let steps = position.play(first).expect("legal");
        assert_eq!(position.nth_legal(position.legal_count()), None);
        assert_eq!(position.last_stone().is_some(), kind == GameKind::Freedom);
        assert!(position.live_rows().is_empty());
        assert!(position.live_cells(Side::White).is_empty());
        assert!(position.squares_filled_by(&steps[0]).is_empty());
        assert!(position.squares_to_complete(Side::White).is_empty());
        let influenced = position
            .pieces()
            .iter()
            .any(|(cell, _)| !position.influences(*cell).is_empty());
        assert_eq!(influenced, kind == GameKind::Freeze);
        let target = first.target().expect("a cell");
        let after = Setup::standard(kind)
            .start()
            .influences_after(&steps, target);
        assert_eq!(after, position.influences(target));
    }
}

#[test]
fn games_are_played_and_taken_back() {
    let start = Setup::standard(GameKind::Freedom).start();
    let mut game = Game::new(start);
    assert_eq!(game.undo(), None);
    assert_eq!((game.began(), game.repetitions()), (Side::White, 1));
    assert_eq!(game.play(mv("d4")).expect("legal").steps.len(), 1);
    assert_eq!(
        game.play(mv("d4")).expect_err("illegal"),
        IllegalMove::Occupied(cell("d4"))
    );
    assert_eq!(game.plies().len(), 1);
    assert_eq!(
        (*game.start(), game.plies()[0].position),
        (start, *game.position())
    );
    assert_eq!(game.undo().expect("a move").mv, mv("d4"));
    assert_eq!(*game.position(), start);
}

#[test]
fn a_drawn_game_is_over() {
    let mut game = Game::new(Setup::standard(GameKind::Freeze).start());
    for text in ["c2-d3", "h9-g8", "d3-c2", "g8-h9"].repeat(2) {
        assert_eq!(game.ending(), None);
        game.play(mv(text)).expect("legal");
    }
    let draw = Ending {
        outcome: Outcome::Draw,
        reason: Reason::Repetition,
    };
    assert_eq!(game.ending(), Some(draw));
    assert_eq!(
        game.play(mv("c2-d3")).expect_err("over"),
        IllegalMove::GameOver
    );
    game.undo();
    assert_eq!((game.ending(), game.repetitions()), (None, 2));
}

#[test]
fn four_hundred_moves_are_a_draw() {
    let start = Setup::standard(GameKind::Freeze).start();
    let mut position = start;
    position.play(mv("c2-d3")).expect("legal");
    let after = |moves| ending_after(&position, std::iter::repeat_n(&start, moves));
    assert_eq!(after(399), None);
    assert_eq!(
        after(400),
        Some(Ending {
            outcome: Outcome::Draw,
            reason: Reason::MoveLimit
        })
    );
    // What is on the board comes first, and other games have no limit.
    let frozen = read(start.setup(), "10/10/4f5/10/10/4X2f2/10/10/10/10 w");
    let ending = ending_after(&frozen, std::iter::repeat_n(&start, 400)).expect("over");
    assert_eq!(ending.reason, Reason::AllFrozen);
    let other = Setup::standard(GameKind::Squares).start();
    assert_eq!(ending_after(&other, std::iter::repeat_n(&other, 400)), None);
}
