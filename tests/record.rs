//! Records and positions: what is read comes back when it is written.

use tesserae::record::{GameResult, Line, LineMove, MAX_DEPTH, Note, Record, Tag, parse_position};
use tesserae::rules::{Game, GameKind, Move, Position, Setup, Size, Variant};

const NOTED: &str = r#"[Game "Freeze"]
[Size "10"]
[Rules "standard"]
[Event "The \"long\" \\ short"]
[First "Ana"]
[Second "Computer, level 4"]
[Result "1-0"]

{An opening comment} 1. c2-f5 {strong} 1... h9-e6 (1... h9-g8 {or} (1... h9-f7
2. d1-e2 {quiet}) 2. d1-e2) (1... i9-h8) {the mirror image} 2. d1-e2
; a brace } needs the rest of the line
1-0
"#;

fn read(text: &str) -> Record {
    text.parse()
        .unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn error(text: &str) -> String {
    text.parse::<Record>().expect_err(text).to_string()
}

fn mv(text: &str) -> Move {
    text.parse().expect("move")
}

#[test]
fn canonical_text_comes_back_as_it_was() {
    let record = read(NOTED);
    assert_eq!(record.to_string(), NOTED);
    assert_eq!(record.tag("Event"), Some(r#"The "long" \ short"#));
    assert_eq!(record.tag("First"), Some("Ana"));
    assert_eq!(record.tag("Size"), None, "not a tag without a meaning");
    assert_eq!(record.result(), GameResult::FirstWon);
    record.check().expect("legal variations");

    let moves = &record.line().moves;
    assert_eq!(record.line().comments, ["An opening comment"]);
    assert_eq!(moves[0].comments().collect::<Vec<_>>(), ["strong"]);
    assert_eq!(moves[1].variations().count(), 2);
    assert_eq!(
        moves[1].comments().collect::<Vec<_>>(),
        ["the mirror image"]
    );
    let place = moves[1].place().expect("read from a text");
    assert_eq!((place.line(), place.column()), (9, 45));
}

#[test]
fn loose_text_is_read_and_written_in_order() {
    let loose = "\u{feff}; first\r\n\
        [Event \"x\"]\r\n\
        \r\n\
        \t[ Game  \"FREEDOM\" ]\r\n\
        [Rules \"Standard\"]\r\n\
        [Second \"B\"]\r\n\
        1.d4{a\r\n  b}7...e5 pass (e6)(e4;c}\r\n) 0-1 {behind}\r\n;end";
    let expected = "[Game \"Freedom\"]\n[Size \"10\"]\n[Rules \"standard\"]\n[Event \"x\"]\n\
        [Second \"B\"]\n[Result \"0-1\"]\n\n\
        {first} 1. d4 {a b} 1... e5 2. pass (2. e6) (2. e4 ; c}\n) {behind} {end} 0-1\n";
    assert_eq!(read(loose).to_string(), expected);
    assert_eq!(read(expected).to_string(), expected);
}

#[test]
fn setup_and_start_come_from_the_tags() {
    let text = "[Game \"squares\"]\n[Size \"9\"]\n[Rules \"expert\"]\n\
        [Position \"9/9/9/9/4c4/9/9/9/9 b\"]\n\n1. a1 b2 2. pass 1-0\n";
    assert_eq!(
        error(text),
        "line 6, column 13: \"pass\" is not a move of Squares; expected a cell such as d4"
    );
    let record = read(&text.replace("pass", "c3"));
    let size = Size::new(9).expect("size");
    let setup = Setup::new(GameKind::Squares, size, Variant::Expert).expect("setup");
    assert_eq!(record.setup(), setup);
    assert_eq!(record.start().to_string(), "9/9/9/9/4c4/9/9/9/9 b");
    let game = record.game().expect("legal");
    assert_eq!(game.began(), record.began());
    assert_eq!(game.position().score(), [0, 0]);
    assert!(
        record
            .to_string()
            .contains("[Position \"9/9/9/9/4c4/9/9/9/9 b\"]\n")
    );

    let standard = read("[Game \"Freedom\"]\n\n*");
    assert_eq!(standard.setup(), Setup::standard(GameKind::Freedom));
    assert!(!standard.to_string().contains("Position"));
}

#[test]
fn records_are_built_from_games_and_moves() {
    let start = Setup::standard(GameKind::Freeze).start();
    let mut game = Game::new(start);
    for name in ["c2-d3", "h9-g8", "d3-c2", "g8-h9"].repeat(2) {
        game.play(mv(name)).expect("legal");
    }
    let mut record = Record::from_game(&game);
    assert_eq!(record.result(), GameResult::Draw);
    assert_eq!(read(&record.to_string()).game().expect("legal"), game);

    for value in ["Ana", "B\nC"] {
        record.set_tag(Tag::new("First", value).expect("tag"));
    }
    assert_eq!(record.tags().len(), 1);
    assert_eq!(record.tag("First"), Some("B C"));
    for name in ["Game", "Result", "", "Öre", "a b"] {
        assert!(Tag::new(name, "x").is_err(), "{name}");
    }

    let mut record = Record::new(start, ["c2-d3", "h9-g8"].map(mv));
    let mut variation = Line::from_iter([mv("h9-f7")]);
    variation.comments.push("in front".to_owned());
    record.line_mut().moves[1].notes = vec![
        Note::Variation(Line::default()),
        Note::Comment(" \n ".to_owned()),
        Note::Variation(variation),
    ];
    let text = record.to_string();
    assert!(
        text.ends_with("\n1. c2-d3 h9-g8 ({in front} 1... h9-f7) *\n"),
        "{text}"
    );
    assert_eq!(read(&text).to_string(), text);
}

#[test]
fn lines_stay_below_80_columns() {
    let start = Setup::standard(GameKind::Squares).start();
    let cells = Setup::standard(GameKind::Squares).size().cells();
    let mut record = Record::new(start, cells.map(Move::Place));
    let comment = "words [Game \"of\" many] lengths, ".repeat(30);
    for played in &mut record.line_mut().moves {
        played
            .notes
            .push(Note::Variation(Line::from_iter([played.mv])));
    }
    record.line_mut().moves[9]
        .notes
        .push(Note::Comment(comment.trim().to_owned()));
    let text = record.to_string();
    for line in text.lines() {
        assert!(line.chars().count() < 80, "{line}");
        assert!(!line.ends_with(' '), "{line}");
    }
    let tags = text.lines().filter(|line| line.starts_with('[')).count();
    assert_eq!(
        tags, 4,
        "a line of a comment that looks like a tag in\n{text}"
    );
    assert_eq!(read(&text), record);
}

#[test]
fn numbers_count_from_the_side_that_began() {
    let setup = Setup::standard(GameKind::Squares);
    let start = parse_position(setup, "7/7/7/3c3/7/7/7 b").expect("position");
    let record = Record::new(start, ["a1", "b2", "c3"].map(mv));
    assert!(record.to_string().ends_with("\n1. a1 b2 2. c3 *\n"));
    let mut won = record;
    won.set_result(GameResult::FirstWon);
    let outcome = won.result().outcome(won.began()).expect("won");
    assert_eq!(GameResult::of(outcome, won.began()), GameResult::FirstWon);
}

#[test]
fn illegal_moves_are_named_with_their_place() {
    let text = "[Game \"Freeze\"]\n\n1. c2-f5\n{ü} h9-e6 2. b3-b9 (2. d1-e2 h10-h9) *\n";
    let record = read(text);
    let reason = "the cube at b3 is polarised and moves only along its rising diagonal";
    assert_eq!(
        record.game().expect_err("illegal").to_string(),
        format!("line 4, column 14: move 3 (b3-b9): {reason}")
    );
    let (game, played) = record.replay();
    assert_eq!(game.plies().len(), 2);
    assert_eq!(played.expect_err("illegal").number, 3);

    let record = read(&text.replace("b3-b9", "a4-b5"));
    assert!(record.game().is_ok());
    let error = record.check().expect_err("illegal in the variation");
    assert_eq!(
        error.to_string(),
        "line 4, column 30: move 4 (h10-h9): the cube at h10 is polarised and moves only along its \
         rising diagonal"
    );

    let start = *record.start();
    let error = Record::new(start, [mv("a1-a2")])
        .game()
        .expect_err("illegal");
    assert_eq!(error.place, None);
    assert!(error.to_string().starts_with("move 1 (a1-a2): "));
}

#[test]
fn variations_are_as_deep_as_allowed() {
    let deep = |depth: usize| {
        let (open, close) = (" (1. d4".repeat(depth), ")".repeat(depth));
        format!("[Game \"Squares\"]\n\n1. d4{open}{close} *\n")
    };
    let record = read(&deep(MAX_DEPTH));
    assert_eq!(read(&record.to_string()), record);
    record.check().expect("legal");
    let mut depth = 0;
    let mut line = record.line();
    while let Some(inner) = line
        .moves
        .first()
        .and_then(|first: &LineMove| first.variations().next())
    {
        line = inner;
        depth += 1;
    }
    assert_eq!(depth, MAX_DEPTH);
    let column = 6 + 7 * MAX_DEPTH + 1;
    let expected = format!("line 3, column {column}: variations in variations, {MAX_DEPTH} deep");
    assert!(error(&deep(MAX_DEPTH + 1)).starts_with(&expected));
    assert!(error(&deep(1_000_000)).starts_with(&expected));
}
