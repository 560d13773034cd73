//! Names, letters, cells and messages of what all games share.

mod rules_support;

use rules_support::{cell, mv, size};
use tesserae::rules::{
    Cell, CellSet, CubeState, Direction, GameKind, Line, Move, Outcome, Piece, Setup, SetupError,
    Side, Size, Variant,
};

#[test]
fn names_of_games_and_rules() {
    for kind in GameKind::ALL {
        assert_eq!(kind.id().parse(), Ok(kind));
        assert_eq!(kind.to_string().to_lowercase(), kind.id());
        assert_eq!(kind.variants()[0], Variant::Standard);
        let (min, max) = kind.sizes();
        assert!(kind.presets().contains(&kind.standard_size()));
        assert!(kind.presets().iter().all(|size| (min..=max).contains(size)));
    }
    for variant in [Variant::Standard, Variant::Escape, Variant::Expert] {
        assert_eq!(variant.to_string().parse(), Ok(variant));
    }
    assert_eq!(
        "chess"
            .parse::<GameKind>()
            .expect_err("unknown")
            .to_string(),
        "\"chess\" is not known; expected freedom, freeze or squares"
    );
    assert_eq!(
        "loose".parse::<Variant>().expect_err("unknown").to_string(),
        "\"loose\" is not known; expected standard, escape or expert"
    );
    let names =
        |kind: GameKind| Side::ALL.map(|side| (kind.side_name(side), kind.side_letter(side)));
    assert_eq!(names(GameKind::Freedom), [("White", 'w'), ("Black", 'b')]);
    assert_eq!(names(GameKind::Freeze), [("White", 'w'), ("Black", 'b')]);
    assert_eq!(names(GameKind::Squares), [("Circles", 'c'), ("Boxes", 'b')]);
}

#[test]
fn names_of_cells_and_lines() {
    for name in ["a1", "d4", "j10", "s19"] {
        assert_eq!(cell(name).to_string(), name);
    }
    for wrong in [
        "", "4", "t1", "a0", "a01", "a20", "a+1", "a999", "A1", "a1 ",
    ] {
        assert_eq!(
            wrong.parse::<Cell>().expect_err("no cell").to_string(),
            format!(
                "\"{wrong}\" is not a cell; expected a letter from a to s and a number from 1 to 19, such as d4"
            )
        );
    }
    assert_eq!((Size::new(3), Size::new(20)), (None, None));
    assert_eq!(size(13).to_string(), "13");
    assert_eq!(size(13).last_cell(), cell("m13"));
    let lines = Line::ALL.map(|line| line.to_string());
    assert_eq!(
        lines,
        ["row", "column", "rising diagonal", "falling diagonal"]
    );
}

#[test]
fn directions_lead_from_cell_to_cell() {
    let middle = cell("e5");
    for direction in Direction::ALL {
        let other = middle.step(direction, 3, size(10)).expect("on the board");
        assert_eq!(Direction::between(middle, other), Some(direction));
        assert_eq!(middle.king_distance(other), 3);
        assert!(direction.line().directions().contains(&direction));
    }
    assert_eq!(cell("a5").king_distance(cell("c9")), 4);
    assert_eq!(cell("a5").king_distance(cell("h6")), 7);
    assert_eq!(Direction::between(middle, middle), None);
    assert_eq!(Direction::between(middle, cell("f7")), None);
    assert_eq!(middle.step(Direction::West, 5, size(10)), None);
    assert_eq!(middle.step(Direction::North, 6, size(10)), None);
}

#[test]
fn sets_of_cells() {
    let mut set = CellSet::<6>::EMPTY;
    assert!(set.is_empty() && !set.is_single());
    for index in [360, 0, 64, 63] {
        set.insert(index);
    }
    assert_eq!(format!("{set:?}"), "{0, 63, 64, 360}");
    assert_eq!(
        (set.first(), set.nth(3), set.nth(4)),
        (Some(0), Some(360), None)
    );
    set.remove(64);
    assert!(!set.contains(64) && !set.is_single());
    let all = CellSet::<6>::board(size(19));
    assert!((0..361).all(|n| all.nth(n) == Some(n)));
    assert_eq!(all.count(), 361);
    assert_eq!(CellSet::<6>::board(size(19)).iter().last(), Some(360));
}

#[test]
fn texts_of_moves() {
    for text in ["d4", "pass", "b2-g7"] {
        assert_eq!(mv(text).to_string(), text);
    }
    assert_eq!(mv("b2-g7").target(), Some(cell("g7")));
    for wrong in ["Pass", "b2g7", "b2-", "-g7", "b2-g7-h8"] {
        assert_eq!(
            wrong.parse::<Move>().expect_err("no move").to_string(),
            format!(
                "\"{wrong}\" is not a move; expected a cell such as d4, two such as b2-g7, or pass"
            )
        );
    }
}

#[test]
fn letters_of_pieces() {
    for (kind, letters) in [
        (GameKind::Freedom, "wb"),
        (GameKind::Freeze, "FHVUDXfhvudx"),
        (GameKind::Squares, "cCbB"),
    ] {
        for letter in letters.chars() {
            let piece = Piece::from_letter(kind, letter).expect("a piece");
            assert_eq!((piece.letter(), piece.kind()), (letter, kind));
        }
        assert_eq!(Piece::from_letter(kind, 'z'), None);
    }
    let states = [
        CubeState::Free,
        CubeState::Polarised(Line::Row),
        CubeState::Frozen,
    ];
    let words = states.map(|state| state.to_string());
    assert_eq!(words, ["free", "polarised along its row", "frozen"]);
}

#[test]
fn results_are_of_the_side_that_began() {
    assert_eq!(Outcome::Draw.result(Side::Black), "1/2-1/2");
    assert_eq!(Outcome::Win(Side::Black).result(Side::Black), "1-0");
    assert_eq!(Outcome::Win(Side::White).result(Side::Black), "0-1");
}

#[test]
fn setups_that_no_game_has() {
    let refused =
        |kind, side, variant| Setup::new(kind, size(side), variant).expect_err("no setup");
    assert_eq!(
        refused(GameKind::Squares, 4, Variant::Standard).to_string(),
        "Squares has no board of size 4; expected 5 to 13"
    );
    assert_eq!(
        refused(GameKind::Freeze, 9, Variant::Standard).to_string(),
        "Freeze has no board of size 9; expected 10"
    );
    assert_eq!(
        refused(GameKind::Freedom, 10, Variant::Expert).to_string(),
        "Freedom has no rules called expert; expected standard or escape"
    );
    assert_eq!(
        refused(GameKind::Freeze, 10, Variant::Escape),
        SetupError::Variant {
            kind: GameKind::Freeze,
            variant: Variant::Escape
        }
    );
    let setup = Setup::standard(GameKind::Squares);
    assert_eq!(
        (setup.kind(), setup.size(), setup.variant()),
        (GameKind::Squares, size(7), Variant::Standard)
    );
    assert_eq!(setup.start().setup(), setup);
}
