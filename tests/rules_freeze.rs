//! Freeze: refusals, endings, slides and influences, one by one.

mod rules_support;

use rules_support::{assert_flaw, cell, mv, read, refusal, size};
use tesserae::rules::{AnyPosition, CellSet, GameKind, Outcome, Position, Reason, Setup, Side};

#[test]
fn freeze_refuses_moves() {
    let start = Setup::standard(GameKind::Freeze).start();
    assert_eq!(
        refusal(&start, "a1"),
        "a1 is not a move of Freeze; expected two cells such as b2-g7"
    );
    assert_eq!(
        refusal(&start, "a11-a5"),
        "a11 is not on this board; its cells are a1 to j10"
    );
    assert_eq!(
        refusal(&start, "a1-k1"),
        "k1 is not on this board; its cells are a1 to j10"
    );
    assert_eq!(refusal(&start, "e5-e6"), "there is no cube at e5");
    assert_eq!(refusal(&start, "j10-j9"), "the cube at j10 is Black's");
    assert_eq!(
        refusal(&start, "b3-b3"),
        "the cube at b3 has to move to another cell"
    );
    assert_eq!(
        refusal(&start, "b3-c5"),
        "c5 is not on a row, column or diagonal with b3"
    );
    assert_eq!(
        refusal(&start, "b3-b5"),
        "the cube at b3 is polarised and moves only along its rising diagonal"
    );
    assert_eq!(refusal(&start, "a1-b2"), "b2 is not empty");
    assert_eq!(
        refusal(&start, "a1-d4"),
        "the cube at b2 stands between a1 and d4"
    );
    let mut frozen = start;
    frozen.play(mv("b3-g8")).expect("legal");
    assert_eq!(refusal(&frozen, "g10-a4"), "the cube at g10 is frozen");
}

#[test]
fn freeze_ends_without_a_free_cube_or_a_move() {
    let setup = Setup::standard(GameKind::Freeze);
    let ending = |text: &str| {
        read(setup, text)
            .ending()
            .map(|ending| (ending.outcome, ending.reason))
    };
    let black_wins = Outcome::Win(Side::Black);
    // White's only cube is frozen, whoever is to move.
    let frozen = "10/10/4f5/10/10/4X2f2/10/10/10/10";
    assert_eq!(
        ending(&format!("{frozen} w")),
        Some((black_wins, Reason::AllFrozen))
    );
    assert_eq!(
        ending(&format!("{frozen} b")),
        Some((black_wins, Reason::AllFrozen))
    );
    assert_eq!(read(setup, &format!("{frozen} b")).legal_count(), 0);
    assert_eq!(read(setup, &format!("{frozen} b")).score(), [0, 1]);
    // White's cube at a1 is free, but shut in by White's own.
    let shut_in = "10/10/10/10/1f8/f2f6/4f5/10/XX3f4/FX2f5";
    assert_eq!(
        ending(&format!("{shut_in} w")),
        Some((black_wins, Reason::NoMove))
    );
    assert_eq!(ending(&format!("{shut_in} b")), None);
}

#[test]
fn freeze_refuses_positions() {
    let setup = Setup::standard(GameKind::Freeze);
    assert_flaw(
        setup,
        "10/10/10/10/10/10/10/10/10/F9 w",
        "Black has no cube",
        None,
    );
    assert_flaw(
        setup,
        "9f/10/10/10/10/10/10/10/F9/FFFFFFFFFF w",
        "the cube at a2 is one too many; White has ten",
        Some("a2"),
    );
    assert_flaw(
        setup,
        "10/10/4f5/10/10/4D2f2/10/10/10/10 w",
        "the cube at e5 is written D but by the lines it is frozen (X)",
        Some("e5"),
    );
    assert_flaw(
        setup,
        "10/10/4f5/10/10/4V5/10/10/10/10 w",
        "the cube at e8 is written f but by the lines it is polarised along its column (v)",
        Some("e8"),
    );
}

#[test]
fn freeze_slides_and_influences() {
    let AnyPosition::Freeze(position) = Setup::standard(GameKind::Freeze).start() else {
        panic!("another game");
    };
    let names = |cells: CellSet<2>| {
        cells
            .iter()
            .map(|index| size(10).cell(index).to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        names(position.slides_from(cell("b3"))),
        ["c4", "d5", "e6", "f7", "g8"]
    );
    assert!(position.slides_from(cell("a1")).is_empty());
    assert!(position.slides_from(cell("e5")).is_empty());
    assert_eq!(
        names(position.cubes(Side::White))[..4],
        ["a1", "b1", "c1", "d1"]
    );
    assert!(position.frozen_cubes(Side::White).is_empty());
    assert_eq!(position.empty_cells().count(), 80);
    assert!(position.influences(cell("e5")).is_empty());
    let shut_in = read(
        Setup::standard(GameKind::Freeze),
        "10/10/10/10/1f8/f2f6/4f5/10/XX3f4/FX2f5 w",
    );
    let AnyPosition::Freeze(shut_in) = shut_in else {
        panic!("another game");
    };
    assert!(shut_in.slides_from(cell("a2")).is_empty());
    let influences = shut_in.influences(cell("a5"));
    assert_eq!(influences.len(), 1);
    assert_eq!(
        (influences[0].cell, influences[0].counts),
        (cell("a2"), false)
    );
}
