//! The commands of the protocol as values.

use std::fmt::Display;
use std::str::{FromStr, SplitWhitespace};
use std::time::Duration;

use crate::engine::Level;
use crate::record::{parse_position, position_size};
use crate::rules::{AnyPosition, Game, GameKind, Setup, Size, Variant};

/// What a line asks for.
#[derive(Debug)]
pub(super) enum Command {
    Ugi,
    IsReady,
    NewGame,
    /// The transposition table's size in MB.
    Hash(usize),
    Position(Box<Game>),
    Go(Go),
    Stop,
    Quit,
}

/// How to think.
#[derive(Default, Debug)]
pub(super) struct Go {
    pub(super) depth: Option<u8>,
    pub(super) nodes: Option<u64>,
    pub(super) time: Option<Duration>,
    pub(super) level: Option<Level>,
    pub(super) seed: u64,
}

impl Go {
    /// Whether nothing limits it.
    pub(super) const fn is_endless(&self) -> bool {
        self.depth.is_none() && self.nodes.is_none() && self.time.is_none() && self.level.is_none()
    }
}

/// A table of more megabytes is refused.
const MOST_MEGABYTES: usize = 4096;

/// A line as a command; an empty one is none.
pub(super) fn parse(line: &str) -> Result<Option<Command>, String> {
    let mut words = line.split_whitespace();
    let Some(name) = words.next() else {
        return Ok(None);
    };
    let command = match name {
        "ugi" => Command::Ugi,
        "isready" => Command::IsReady,
        "uginewgame" => Command::NewGame,
        "setoption" => return hash(words).map(Some),
        "position" => return position(words).map(|game| Some(Command::Position(Box::new(game)))),
        "go" => return go(words).map(|go| Some(Command::Go(go))),
        "stop" => Command::Stop,
        "quit" => Command::Quit,
        _ => {
            return Err(format!(
                "\"{name}\" is not a command; expected ugi, isready, uginewgame, setoption, position, \
                 go, stop or quit"
            ));
        }
    };
    match words.next() {
        Some(word) => Err(format!("\"{word}\" after {name}; expected nothing")),
        None => Ok(Some(command)),
    }
}

/// The rest of `setoption name Hash value 16`.
fn hash(words: SplitWhitespace<'_>) -> Result<Command, String> {
    let words: Vec<&str> = words.collect();
    let expected = || format!("expected setoption name Hash value 1 to {MOST_MEGABYTES}");
    let ["name", name, "value", value] = words[..] else {
        return Err(expected());
    };
    if !name.eq_ignore_ascii_case("hash") {
        return Err(format!("\"{name}\" is not an option; {}", expected()));
    }
    let megabytes = value.parse().ok();
    megabytes
        .filter(|megabytes| (1..=MOST_MEGABYTES).contains(megabytes))
        .map(Command::Hash)
        .ok_or_else(|| format!("\"{value}\" is out of range; {}", expected()))
}

/// The rest of `position squares size 9 startpos moves d4 e5`.
fn position(mut words: SplitWhitespace<'_>) -> Result<Game, String> {
    let kind: GameKind = value("position", words.next())?;
    let mut size = None;
    let mut variant = Variant::Standard;
    let start = loop {
        match words.next() {
            Some("size") => {
                let side = value("size", words.next())?;
                let wrong = || {
                    format!(
                        "\"{side}\" is not a size; expected {} to {}",
                        Size::MIN,
                        Size::MAX
                    )
                };
                size = Some(Size::new(side).ok_or_else(wrong)?);
            }
            Some("rules") => variant = value("rules", words.next())?,
            Some("startpos") => break setup(kind, size, variant)?.start(),
            Some("pos") => break written(kind, size, variant, &mut words)?,
            Some(word) => {
                return Err(format!(
                    "\"{word}\" in position; expected size, rules, startpos or pos"
                ));
            }
            None => return Err("position ends early; expected startpos or pos".to_owned()),
        }
    };
    let mut game = Game::new(start);
    match words.next() {
        Some("moves") | None => {}
        Some(word) => return Err(format!("\"{word}\" in position; expected moves")),
    }
    for (word, number) in words.zip(1..) {
        let wrong = |error: &dyn Display| format!("move {number} ({word}): {error}");
        let mv = word.parse().map_err(|error| wrong(&error))?;
        game.play(mv).map_err(|error| wrong(&error))?;
    }
    Ok(game)
}

fn setup(kind: GameKind, size: Option<Size>, variant: Variant) -> Result<Setup, String> {
    let size = size.unwrap_or_else(|| Setup::standard(kind).size());
    Setup::new(kind, size, variant).map_err(|error| error.to_string())
}

/// A position in its text form: board, side to move, and for Freedom the last stone.
fn written(
    kind: GameKind,
    size: Option<Size>,
    variant: Variant,
    words: &mut SplitWhitespace<'_>,
) -> Result<AnyPosition, String> {
    let fields = if kind == GameKind::Freedom { 3 } else { 2 };
    let text: Vec<&str> = words.by_ref().take(fields).collect();
    let text = text.join(" ");
    let size = match size {
        Some(size) => size,
        None => position_size(&text).map_err(|error| error.to_string())?,
    };
    let setup = setup(kind, Some(size), variant)?;
    parse_position(setup, &text).map_err(|error| error.to_string())
}

/// The rest of `go nodes 100000 movetime 500`.
fn go(mut words: SplitWhitespace<'_>) -> Result<Go, String> {
    let mut go = Go::default();
    while let Some(name) = words.next() {
        match name {
            "depth" => {
                // No search goes deeper than a byte tells.
                let depth = positive(name, words.next())?;
                go.depth = Some(u8::try_from(depth).unwrap_or(u8::MAX));
            }
            "nodes" => go.nodes = Some(positive(name, words.next())?),
            "movetime" => {
                go.time = Some(Duration::from_millis(value(name, words.next())?));
            }
            "level" => go.level = Some(value(name, words.next())?),
            "seed" => go.seed = value(name, words.next())?,
            "infinite" => {}
            _ => {
                return Err(format!(
                    "\"{name}\" in go; expected depth, nodes, movetime, infinite, level or seed"
                ));
            }
        }
    }
    if go.level.is_some() && (go.depth.is_some() || go.nodes.is_some()) {
        return Err(
            "a level has its own depth and nodes; expected only seed or movetime with it"
                .to_owned(),
        );
    }
    Ok(go)
}

/// A number from 1.
fn positive(name: &str, word: Option<&str>) -> Result<u64, String> {
    let number: u64 = value(name, word)?;
    if number == 0 {
        return Err(format!("\"0\" after {name}; expected a number from 1"));
    }
    Ok(number)
}

/// What a word says that stands behind another.
fn value<T: FromStr<Err: Display>>(name: &str, word: Option<&str>) -> Result<T, String> {
    let word = word.ok_or_else(|| format!("{name} ends early; expected a value behind it"))?;
    word.parse()
        .map_err(|error| format!("\"{word}\" after {name}: {error}"))
}
