//! Where errors in records and positions point, and how reading goes on behind them.

use tesserae::record::{ParseError, Record, records};

fn error(text: &str) -> String {
    text.parse::<Record>().expect_err(text).to_string()
}

#[test]
fn errors_name_the_place_and_what_was_expected() {
    let moves = |text: &str| format!("[Game \"Freeze\"]\n\n{text}");
    let results = "1-0, 0-1, 1/2-1/2 or *";
    let cases = [
        (
            "",
            "line 1, column 1: no record; expected a tag such as [Game \"Freeze\"]",
        ),
        ("1. d4 *", "line 1, column 1: the tag Game is missing"),
        ("\n ä", "line 2, column 2: the tag Game is missing"),
        (
            "[Game \"Chess\"]\n*",
            "line 1, column 8: \"Chess\" is not known; expected freedom, freeze or",
        ),
        (
            "[Game \"Freeze\"\n*",
            "line 1, column 1: the tag that begins here is not closed",
        ),
        (
            "[Game \"Freeze]\n*",
            "line 1, column 1: the tag that begins here is not closed",
        ),
        (
            "[Game Freeze]\n*",
            "line 1, column 7: \"F\" in a tag; expected a value in quotation marks",
        ),
        (
            "[\"Freeze\"]\n*",
            "line 1, column 2: \"\"\" in a tag; expected a tag name",
        ),
        (
            "[Game \"Freeze\" x]\n*",
            "line 1, column 16: \"x\" in a tag; expected \"]\"",
        ),
        (
            "[A \"ü\\\\ü\\n\"]",
            "line 1, column 9: \"\\n\" is not an escape; expected \\\" or \\\\",
        ),
        (
            "[Size \"9\"]\n[Game \"Freeze\"]\n*",
            "line 1, column 8: Freeze has no board of size 9; expected 10",
        ),
        (
            "[Size \"010\"]",
            "line 1, column 8: \"010\" is not a board size; expected a number from 4",
        ),
        (
            "[Size \"99999999999999999999\"]",
            "line 1, column 8: \"99999999999999999999\" is not a board",
        ),
        (
            "[Game \"Freeze\"]\n[Rules \"expert\"]\n*",
            "line 2, column 9: Freeze has no rules called expert; expected standard",
        ),
        (
            "[Size \"10\"]\n[Size \"10\"]",
            "line 2, column 1: a second tag Size, the first one is in line 1; expected it once",
        ),
        (
            "[Game \"Squares\"]\n[Position \"7/7/7/3c3/7/8/7 b\"]\n*",
            "line 2, column 24: row 2 has more than the expected 7 cells",
        ),
        (
            "[Result \"1:0\"]",
            &format!("line 1, column 10: \"1:0\" is not a result; expected {results}"),
        ),
        (
            "[Game \"Freeze\"]\n[Result \"1-0\"]\n*\n[",
            "line 4, column 1: something behind the record; expected the end of the text",
        ),
        (
            "[Game \"Freeze\"]\n[Result \"1-0\"]\n0-1",
            "line 3, column 1: the result 0-1 is not that of the tag Result; expected 1-0",
        ),
        (
            &moves("1. c2-f5 zz9 *"),
            "line 3, column 10: \"zz9\" is not a move of Freeze; expected two cells such as b2-g7",
        ),
        (
            &moves("1. ... 1.c2 *"),
            "line 3, column 10: \"c2\" is not a move of Freeze; expected two",
        ),
        (
            &moves("12 c2-f5 *"),
            "line 3, column 1: \"12\" is not a move of Freeze; expected two cells",
        ),
        (
            &moves("{ü} c2-f5\u{0} *"),
            "line 3, column 5: \"c2-f5\\u{0}\" is not a move of Freeze",
        ),
        (
            &moves("c2-f5"),
            &format!(
                "line 3, column 6: the end of the text before the result; expected a move or the result {results}"
            ),
        ),
        (
            &moves("c2-f5\n[Game \"Freeze\"]"),
            "line 4, column 1: a tag before the result",
        ),
        (
            &moves("[Game \"Freeze\"]"),
            "line 3, column 1: the next record before the result",
        ),
        (
            &moves("c2-f5 } *"),
            "line 3, column 7: \"}\" is out of place; expected a move or the result",
        ),
        (
            &moves("c2-f5 (a1-b2 ] *"),
            "line 3, column 14: \"]\" is out of place; expected a move or \")\"",
        ),
        (
            &moves("(c2-f5) *"),
            "line 3, column 1: a variation without a move before it",
        ),
        (
            &moves("c2-f5 ((c2-f5)) *"),
            "line 3, column 8: a variation without a move before it",
        ),
        (
            &moves("c2-f5 () *"),
            "line 3, column 8: a variation without a move; expected a move",
        ),
        (
            &moves("c2-f5) *"),
            "line 3, column 6: \")\" without \"(\" before it; expected a move or the",
        ),
        (
            &moves("c2-f5\n (c2-d3 *"),
            "line 4, column 2: the variation that begins here has no end",
        ),
        (
            &moves("c2-f5\n (c2-d3"),
            "line 4, column 2: the variation that begins here has no end",
        ),
        (
            &moves("c2-f5 {ü\n\n *"),
            "line 3, column 7: the comment that begins here has no end",
        ),
        (
            &moves("* {"),
            "line 3, column 3: the comment that begins here has no end; expected \"}\"",
        ),
        (
            &moves("* c2-f5"),
            "line 3, column 3: something behind the record",
        ),
    ];
    for (text, expected) in cases {
        let found = error(text);
        assert!(
            found.starts_with(expected),
            "{text}\n  found: {found}\nexpected: {expected}"
        );
    }
}

#[test]
fn reading_goes_on_behind_a_damaged_record() {
    let good = "[Game \"Squares\"]\n[First \"good\"]\n\n1. d4 *\n\n";
    let damaged = [
        "[Game \"Squares\"]\n[First \"x]\n[Second \"y\"]\n\n1. d4 *\n",
        "[Event \"x\"]\n\n1. d4 *\n",
        "[Game \"Squares\"]\n\n1. d4 zz\n2. d5 *\n",
        "[Game \"Squares\"]\n\n1. d4\n",
        "[Game \"Squares\"]\n\n",
        "[Game \"Squares\"]\n\n1. d4 {no end\n",
        "[Game \"Squares\"]\n\n1. d4 (1. d5\n",
        "[Game \"Squares\"]\n\n1. d4 (1. d5 *\n",
        "[Game \"Squares\"]\n[Position \"7/7/7 c\"]\n\n1. d4\n(1. d5) *\n",
        "[Game \"Squares\"]\n[Result \"0-1\"]\n\n1. d4 1-0\n",
        "lost words\n",
    ];
    for bad in damaged {
        let text = format!("{good}{bad}{good}{good}\u{feff}{good}{bad}");
        let read: Vec<Result<Record, ParseError>> = records(&text).collect();
        let whole: Vec<bool> = read.iter().map(Result::is_ok).collect();
        assert_eq!(
            whole,
            [true, false, true, true, true, false],
            "{bad}\n{read:?}"
        );
        for record in read.iter().flatten() {
            assert_eq!(record.tag("First"), Some("good"));
        }
    }
}

/// Texts that a reader which looks ahead or back too often would be busy with for hours.
#[test]
fn large_hostile_texts_are_read_in_one_pass() {
    let game = "[Game \"Squares\"]\n";
    let repeated = [
        "{",
        "}",
        "(",
        ")",
        ";",
        "[",
        "\"",
        "\\",
        "{\n[A \"1\"]\n",
        "[A \"1\"]\n{\n",
        "[\n",
        "d4 (",
        "d4 ",
        "1. ",
        "[Game \"Squares\"]\n{\n",
        "[Game \"Squares\"]\nd4 (\n",
        "zz\n",
        " ",
        "\n",
        "ü",
        "\u{feff}",
        "[A \"",
        "[A \"1\"] ",
    ];
    for piece in repeated {
        let many = piece.repeat(1_000_000 / piece.len());
        for text in [
            many.clone(),
            format!("{game}{many}"),
            format!("{game}d4 {many}}}"),
        ] {
            assert!(records(&text).count() <= text.len());
        }
    }
}
