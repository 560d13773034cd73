//! Why a move is good: one sentence for every move of every game, asserted to the letter where it matters.
#![allow(clippy::unwrap_used)]

mod engine_support;

use engine_support::{legal, random_game, setups};
use tesserae::record::parse_position;
use tesserae::rules::{GameKind, Move, Position, Setup, Size, Variant};
use tesserae::why::advise;

/// What is said about a line of play in a position.
fn words(kind: GameKind, size: u8, variant: Variant, position: &str, line: &str) -> String {
    let setup = Setup::new(kind, Size::new(size).unwrap(), variant).unwrap();
    let position = parse_position(setup, position).unwrap();
    let line: Vec<Move> = line.split(' ').map(|mv| mv.parse().unwrap()).collect();
    advise(&position, &line)
}

fn freedom(position: &str, line: &str) -> String {
    words(GameKind::Freedom, 8, Variant::Standard, position, line)
}

fn freeze(position: &str, line: &str) -> String {
    words(GameKind::Freeze, 10, Variant::Standard, position, line)
}

fn squares(position: &str, line: &str) -> String {
    words(GameKind::Squares, 7, Variant::Standard, position, line)
}

#[test]
fn freedom_tells_of_fours_and_where_the_opponent_goes() {
    assert_eq!(
        freedom("8/8/8/8/www5/4b3/8/8 w e3", "d4"),
        "Makes a four on the row."
    );
    let row_of_black = "8/8/8/1bbb4/2w5/8/8/8 w d5";
    assert_eq!(
        freedom(row_of_black, "e5"),
        "Keeps Black from a four on the row."
    );
    assert_eq!(
        freedom(row_of_black, "e6"),
        "Leaves Black only the 7 cells next to e6, but Black can make a four at e5."
    );
    assert_eq!(
        freedom("8/8/8/8/8/1ww5/bb6/bw6 w a1", "d3"),
        "Prepares fours at a3 and e3."
    );
    assert_eq!(
        freedom("8/8/8/8/wwww4/5b2/8/8 w f3", "e4"),
        "Leaves Black only the 6 cells next to e4, but ends the four a4–d4."
    );
    assert_eq!(
        freedom("8/8/8/8/8/1ww5/b7/bw6 w a1", "b2"),
        "Is the only legal move."
    );
}

#[test]
fn freedom_says_how_the_game_ends() {
    let small =
        |size, position, mv| words(GameKind::Freedom, size, Variant::Standard, position, mv);
    assert_eq!(
        small(4, "wbwb/bwbw/wbww/bww1 b c1", "d1"),
        "Is the only legal move and wins the game 4 : 0."
    );
    assert_eq!(
        small(5, "1wwww/bbwwb/wbwbw/bwbbw/wbbww w a4", "pass"),
        "Saves the four b5–e5 and ends the game in a draw, 4 : 4."
    );
    let escape = |line| {
        let position = "8/8/8/3b4/2w1w3/3b4/8/8 w d3";
        words(GameKind::Freedom, 8, Variant::Escape, position, line)
    };
    assert_eq!(escape("d4"), "Prepares fours at b4 and f4.");
    assert_eq!(
        escape("d4 e5 f4"),
        "Prepares fours at b4 and f4 and wins in 2 moves."
    );
}

#[test]
fn freeze_tells_of_cubes_that_turn_and_would_turn() {
    let start = "6uuff/7uuf/8uu/9u/10/10/U9/UU8/FUU7/FFUU6 w";
    assert_eq!(
        freeze(start, "b2-h8"),
        "Freezes i8 and h9, frees c2 and b3 and keeps Black from freezing d1 and c2 with j8-d2."
    );
    let hard = "2u7/1Ux2f4/1H2h1XXf1/3XfX1u2/3X4f1/4f2X2/10/10/2Ux6/2F7 w";
    assert_eq!(
        freeze(hard, "c1-g1"),
        "Keeps Black from freezing c1, c2, b8 and b9 with e5-b2 and has 28 slides against 94, \
         but c2 freezes."
    );
}

#[test]
fn freeze_says_how_the_game_ends() {
    let last = "2f7/1Xf2f4/1Xf3XXf1/3XfX1f2/3X4f1/7X2/6V3/6v3/2Xf6/10 w";
    assert_eq!(freeze(last, "g4-g7"), "Freezes White's own last cube.");
    let before = "2f7/1Xf2f4/1Xf3XXf1/3XfX1f2/3X4f1/4f2X2/6F3/10/2Xf6/10 b";
    assert_eq!(
        freeze(before, "e5-g3 g4-g7"),
        "Threatens to freeze g4 with d2-e2, polarises g4 and wins whatever White plays."
    );
}

#[test]
fn squares_tells_of_what_is_completed_prevented_and_threatened() {
    let position = "b2c2c/7/2bcc1c/cbccbbb/3b3/3c3/3b3";
    assert_eq!(
        squares(&format!("{position} c"), "e7"),
        "Sets off a cascade of 2 squares for 8 filled marks and 6 cells."
    );
    assert_eq!(
        squares(&format!("{position} b"), "e7"),
        "Keeps Circles from the square e5–g7 with 8 filled marks and threatens the square b4–e7 \
         at b7, but Circles can still fill 4 marks."
    );
    assert_eq!(
        squares("b2c2c/7/2bcc2/cbccbbb/3b3/3c3/3b3 c", "g5"),
        "Threatens the squares e5–g7 and d2–g5 at once, at g2 and e7."
    );
    assert_eq!(
        squares("3c3/7/3c3/2ccbbb/3b3/7/7 c", "a4"),
        "Threatens the square a4–d7 at a7."
    );
    assert_eq!(
        squares("7/7/3c3/3c3/3b3/7/7 b", "c4"),
        "Is a corner of 6 possible squares and takes 6 from Circles."
    );
    assert_eq!(
        squares(
            "bbcCCCC/cbbccbc/cbbCCCC/cbccbbb/cBcBbcb/bbbccbc/cBbBc1b c",
            "f1"
        ),
        "Is the only legal move and wins the game 8 : 4."
    );
}

#[test]
fn every_move_of_every_game_has_one_sentence() {
    for (setup, seed) in setups().into_iter().zip(0..) {
        let whole = random_game(setup, seed, |_| false);
        let mut positions: Vec<_> = whole.plies().iter().map(|ply| ply.position).collect();
        positions.insert(0, *whole.start());
        let step = positions.len() / 6 + 1;
        for position in positions
            .iter()
            .step_by(step)
            .chain(positions.iter().rev().take(4))
        {
            for mv in legal(position).into_iter().take(12) {
                let words = advise(position, &[mv]);
                assert!(
                    words.ends_with('.') && words.starts_with(char::is_uppercase),
                    "{position} {mv}: {words}"
                );
                assert_eq!(words.matches('.').count(), 1, "{position} {mv}: {words}");
                assert!(
                    !words.contains("  ") && !words.contains(" ,"),
                    "{position} {mv}: {words}"
                );
            }
        }
    }
}

#[test]
fn an_illegal_move_has_none() {
    for setup in GameKind::ALL.map(Setup::standard) {
        let start = setup.start();
        assert_eq!(advise(&start, &[]), "");
        assert_eq!(advise(&start, &[Move::Pass]), "");
        let mut after = start;
        let mv = start.nth_legal(0).unwrap();
        after.play(mv).unwrap();
        assert_eq!(advise(&after, &[mv]), "", "{mv} again");
    }
}
