//! Where errors in positions point.

use tesserae::record::parse_position;
use tesserae::rules::{Setup, Size, Variant};

#[test]
fn positions_are_read_strictly() {
    let cases = [
        ("Freedom", 4, "4/4/4/4 w -", ""),
        ("Freedom", 4, "4/1w2/2b1/4 w c2", ""),
        ("Freedom", 4, "", "1: row 4 has 0 cells; expected 4"),
        (
            "Freedom",
            4,
            "4/4/4",
            "6: the board ends after 3 of 4 rows; expected \"/\"",
        ),
        (
            "Freedom",
            4,
            "4/4/4 w -",
            "6: the board ends after 3 of 4 rows; expected \"/\"",
        ),
        (
            "Freedom",
            4,
            "4/4/4/4/4 w -",
            "8: the board has more than 4 rows; expected a space",
        ),
        (
            "Freedom",
            4,
            "4/4/4/4/ w -",
            "8: the board has more than 4 rows; expected a space",
        ),
        (
            "Freedom",
            4,
            "4/3/4/4 w -",
            "4: row 3 has 3 cells; expected 4",
        ),
        (
            "Freedom",
            4,
            "4/22/4/4 w -",
            "3: row 3 has more than the expected 4 cells",
        ),
        (
            "Freedom",
            4,
            "4/w4/4/4 w -",
            "4: row 3 has more than the expected 4 cells",
        ),
        (
            "Freedom",
            4,
            "4/2wwb/4/4 w -",
            "6: row 3 has more than the expected 4 cells",
        ),
        (
            "Freedom",
            4,
            "4/04/4/4 w -",
            "3: \"04\" is not a number of empty cells; expected one from 1",
        ),
        (
            "Freedom",
            4,
            "4/w0/4/4 w -",
            "4: \"0\" is not a number of empty cells",
        ),
        (
            "Freedom",
            4,
            "4/99999999999999999999/4/4 w -",
            "3: row 3 has more than the expected 4 cells",
        ),
        (
            "Freedom",
            4,
            "4/4/4/3ü w -",
            "8: \"ü\" is not a piece of Freedom; expected w or b",
        ),
        (
            "Freedom",
            4,
            "4/4/4/4\n w -",
            "8: \"\\n\" is not a piece of Freedom",
        ),
        (
            "Freedom",
            4,
            "4/4/4/4",
            "8: the position ends here; expected a space and the side to move",
        ),
        (
            "Freedom",
            4,
            "4/4/4/4 ",
            "9: \"\" is not a side of Freedom; expected w or b",
        ),
        (
            "Freedom",
            4,
            "4/4/4/4  w -",
            "9: \"\" is not a side of Freedom; expected w or b",
        ),
        (
            "Freedom",
            4,
            "4/4/4/4 W -",
            "9: \"W\" is not a side of Freedom; expected w or b",
        ),
        (
            "Freedom",
            4,
            "4/4/4/4 w",
            "10: the position ends here; expected a space and the last stone",
        ),
        (
            "Freedom",
            4,
            "4/4/4/4 w x",
            "11: \"x\" is not a last stone; expected a cell such as d4 or -",
        ),
        ("Freedom", 4, "4/4/4/4 w a1", "11: there is no stone at a1"),
        ("Freedom", 4, "4/4/4/4 w e5", "11: there is no stone at e5"),
        (
            "Freedom",
            4,
            "4/4/4/3w w d1",
            "12: the last stone at d1 is White's",
        ),
        (
            "Freedom",
            4,
            "4/4/4/4 w - ",
            "12: \" \" behind the position; expected its end",
        ),
        ("Squares", 5, "5/5/5/5/5 c", ""),
        (
            "Squares",
            5,
            "5/5/5/5/5 w",
            "11: \"w\" is not a side of Squares; expected c or b",
        ),
        (
            "Squares",
            5,
            "5/5/5/5/5 c -",
            "12: \" \" behind the position; expected its end",
        ),
        (
            "Squares",
            5,
            "5/5/c1c2/5/c1c2 b",
            "12: the empty mark at a1",
        ),
        (
            "Freeze",
            10,
            "6uuff/7uuf/8uu/9u/10/10/U9/UU8/FUU7/FFUU6 b",
            "",
        ),
        (
            "Freeze",
            10,
            "6uuff/7uuf/8uu/9u/55/10/U9/UU8/FUU7/FFUU6 w",
            "19: row 6 has more than the expected 10",
        ),
        (
            "Freeze",
            10,
            "6uuff/7uuf/8uu/9u/10/10/F9/UU8/FUU7/FFUU6 w",
            "25: the cube at a4 is written F",
        ),
        (
            "Freeze",
            10,
            "10/10/10/10/10/10/10/10/10/F9 w",
            "1: Black has no cube",
        ),
    ];
    for (game, size, text, expected) in cases {
        let size = Size::new(size).expect("size");
        let setup =
            Setup::new(game.parse().expect("game"), size, Variant::Standard).expect("setup");
        match parse_position(setup, text) {
            Ok(position) => {
                assert_eq!(position.to_string(), text);
                assert_eq!(expected, "", "{text} was read");
            }
            Err(error) => {
                let found = format!("{}: {}", error.column(), error.message());
                assert!(
                    found.starts_with(expected),
                    "{text}\n  found: {found}\nexpected: {expected}"
                );
                assert!(!expected.is_empty(), "{text}: {found}");
                assert_eq!(error.line(), 1);
            }
        }
    }
}
