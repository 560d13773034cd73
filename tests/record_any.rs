//! Any record comes back as it was written, and no text whatever makes the reader panic.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tesserae::record::{
    GameResult, Line, LineMove, Note, Record, Tag, parse_position, position_size, records,
};
use tesserae::rules::{AnyPosition, Cell, Game, GameKind, Move, Position, Setup, Size};

fn setups() -> impl Strategy<Value = Setup> {
    let setup = |kind: GameKind, size: u8, variant: Index| {
        let (min, max) = kind.sizes();
        let size = Size::new(size.clamp(min, max)).expect("a size of the game");
        let variants = kind.variants();
        Setup::new(kind, size, variants[variant.index(variants.len())]).expect("setup")
    };
    (select(&GameKind::ALL[..]), 4..=19_u8, any::<Index>())
        .prop_map(move |(kind, size, variant)| setup(kind, size, variant))
}

/// Games of random legal moves.
fn games() -> impl Strategy<Value = Game> {
    (setups(), vec(any::<Index>(), 0..60)).prop_map(|(setup, choices)| {
        let mut game = Game::new(setup.start());
        let mut legal = Vec::new();
        for choice in choices {
            game.position().legal_moves(&mut legal);
            if game.ending().is_some() || legal.is_empty() {
                break;
            }
            game.play(legal[choice.index(legal.len())]).expect("legal");
        }
        game
    })
}

fn cells() -> impl Strategy<Value = Cell> {
    (0..19_u8, 0..19_u8).prop_map(|(col, row)| Cell::new(col, row))
}

/// Moves that a game could have in its records, legal or not.
fn moves(kind: GameKind) -> BoxedStrategy<Move> {
    match kind {
        GameKind::Freedom => {
            prop_oneof![9 => cells().prop_map(Move::Place), 1 => Just(Move::Pass)].boxed()
        }
        GameKind::Squares => cells().prop_map(Move::Place).boxed(),
        GameKind::Freeze => (cells(), cells())
            .prop_map(|(from, to)| Move::Slide { from, to })
            .boxed(),
    }
}

/// Comments as the reader leaves them: words with single spaces between.
fn comments() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ \t\n{}();\\[\\]\"\\\\a-cü*.1/-]{1,60}",
        "( ?\\[Game \"Freeze\"\\]){1,9}",
        any::<String>(),
    ]
    .prop_map(|text| text.split_ascii_whitespace().collect::<Vec<_>>().join(" "))
    .prop_filter("not empty", |text| !text.is_empty())
}

fn lines(kind: GameKind) -> impl Strategy<Value = Line> {
    let plain = vec(moves(kind), 1..4).prop_map(Line::from_iter);
    plain.prop_recursive(4, 40, 4, move |inner| {
        let note = prop_oneof![
            comments().prop_map(Note::Comment),
            inner.prop_map(Note::Variation),
        ];
        let played = (moves(kind), vec(note, 0..3)).prop_map(|(mv, notes)| {
            let mut played = LineMove::from(mv);
            played.notes = notes;
            played
        });
        (vec(comments(), 0..2), vec(played, 1..6))
            .prop_map(|(comments, moves)| Line { comments, moves })
    })
}

fn tags() -> impl Strategy<Value = Vec<Tag>> {
    let tag = ("[A-Za-z0-9_]{1,9}", any::<String>())
        .prop_filter_map("a reserved name", |(name, value)| {
            Tag::new(&name, &value).ok()
        });
    vec(tag, 0..4)
}

fn any_records() -> impl Strategy<Value = Record> {
    let start = games().prop_map(|game| *game.position());
    let parts = |start: AnyPosition| {
        let line = prop_oneof![Just(Line::default()), lines(start.kind())];
        (Just(start), tags(), line, select(&GameResult::ALL[..]))
    };
    start
        .prop_flat_map(parts)
        .prop_map(|(start, tags, line, result)| {
            let mut record = Record::new(start, []);
            for tag in tags {
                record.set_tag(tag);
            }
            *record.line_mut() = line;
            record.set_result(result);
            record
        })
}

/// Reads a text to its end; what is read must come back when it is written.
fn read_whatever(text: &str) {
    let lines = text.split('\n').count();
    for record in records(text) {
        match record {
            Ok(record) => {
                let written = record.to_string();
                assert_eq!(written.parse().as_ref(), Ok(&record), "{written}");
                let _ = record.check();
                let _ = record.replay();
            }
            Err(error) => {
                assert!((1..=lines).contains(&(error.line() as usize)), "{error}");
                assert!(
                    error.column() as usize <= text.chars().count() + 1,
                    "{error}"
                );
            }
        }
    }
}

proptest! {
    #[test]
    fn records_come_back(written in vec(any_records(), 1..4)) {
        let text: String = written.iter().map(|record| format!("{record}\n")).collect();
        let read: Result<Vec<Record>, _> = records(&text).collect();
        prop_assert_eq!(read.as_ref(), Ok(&written), "{}", text);
        let again: String = written.iter().map(ToString::to_string).collect();
        prop_assert_eq!(records(&again).count(), written.len());
        let windows = text.replace('\n', "\r\n");
        let read: Result<Vec<Record>, _> = records(&windows).collect();
        prop_assert_eq!(read.as_ref(), Ok(&written), "with CR LF: {}", text);
    }

    #[test]
    fn games_come_back(game in games()) {
        let record: Record = Record::from_game(&game).to_string().parse().expect("readable");
        prop_assert_eq!(record.game().expect("legal"), game);
    }

    #[test]
    fn positions_come_back(game in games()) {
        let position = game.position();
        let text = position.to_string();
        prop_assert_eq!(position_size(&text), Ok(position.size()));
        prop_assert_eq!(parse_position(position.setup(), &text), Ok(*position));
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read_whatever(&text);
    }

    #[test]
    fn any_words_are_read_or_refused(
        words in vec(select(&WORDS[..]), 0..60),
    ) {
        read_whatever(&words.concat());
    }

    #[test]
    fn damaged_records_are_read_or_refused(
        written in vec(any_records(), 1..3),
        damage in vec((any::<Index>(), 0..9_usize, "[\\[\\](){};\"\\\\0-9 \n\ra-jü\u{0}*.-]{0,3}"), 1..4),
    ) {
        let mut letters: Vec<char> = written.iter().flat_map(|record| record.to_string().chars().collect::<Vec<_>>()).collect();
        for (at, length, instead) in damage {
            let at = at.index(letters.len() + 1);
            let end = letters.len().min(at + length);
            letters.splice(at..end, instead.chars());
        }
        read_whatever(&letters.into_iter().collect::<String>());
    }

    #[test]
    fn any_position_text_is_read_or_refused(
        setup in setups(),
        text in "[0-9wbcCBFHVUDXfhvudx/ -]{0,40}|\\PC{0,20}",
    ) {
        if let Ok(position) = parse_position(setup, &text) {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn damaged_positions_are_read_as_written_or_refused(
        game in games(),
        at in any::<Index>(),
        instead in "[0-9wbcCBFHVUDXfhvudx/ -]{0,2}",
    ) {
        let position = game.position();
        let mut text = position.to_string();
        let at = at.index(text.len());
        text.replace_range(at..=at, &instead);
        match parse_position(position.setup(), &text) {
            Ok(position) => prop_assert_eq!(position.to_string(), text),
            Err(error) => prop_assert!(error.column() as usize <= text.len() + 1, "{error}"),
        }
    }
}

const WORDS: [&str; 32] = [
    "[Game \"Freeze\"]",
    "[Game \"Squares\"]",
    "[Position \"",
    "[Result \"1-0\"]",
    "[Size \"9\"]",
    "[",
    "]",
    "\"",
    "\\",
    "(",
    ")",
    "{",
    "}",
    ";",
    "\n",
    "\n",
    "\r\n",
    " ",
    " ",
    "*",
    "1-0",
    "1.",
    "...",
    "d4",
    "pass",
    "b2-g7",
    "\u{feff}",
    "\u{0}",
    "ü",
    "99999999999999999999999.",
    "\n[Game \"",
    "_",
];
