//! An app without a window, and the games of the vectors.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use serde::Deserialize;
use tesserae::app::core_plugins;
use tesserae::playback::Playhead;
use tesserae::record::parse_position;
use tesserae::resolve::StepBegan;
use tesserae::rules::{AnyPosition, Cell, GameKind, Move, Position, Setup, Size};
use tesserae::store::Keep;
use tesserae::table::pieces_on_table;
use tesserae::turn::{Act, Session};

/// How long a frame takes in these tests: a few frames for every step.
pub(crate) const FRAME: Duration = Duration::from_millis(170);

/// A game of `vectors/games.jsonl`.
#[derive(Deserialize)]
pub(crate) struct VectorGame {
    pub(crate) game: String,
    pub(crate) size: u8,
    pub(crate) rules: String,
    pub(crate) start: String,
    pub(crate) moves: Vec<String>,
    pub(crate) steps: Vec<Vec<Vec<String>>>,
    pub(crate) positions: Vec<String>,
}

impl VectorGame {
    pub(crate) fn all() -> Vec<Self> {
        include_str!("../vectors/games.jsonl")
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    /// A few games of every kind, for tests that do much with each.
    pub(crate) fn some() -> Vec<Self> {
        let mut taken: BTreeMap<String, usize> = BTreeMap::new();
        Self::all()
            .into_iter()
            .filter(|game| {
                let count = taken.entry(game.game.clone()).or_default();
                *count += 1;
                *count <= 4
            })
            .collect()
    }

    pub(crate) fn kind(&self) -> GameKind {
        self.game.parse().unwrap()
    }

    pub(crate) fn start(&self) -> AnyPosition {
        let setup = Setup::new(
            self.kind(),
            Size::new(self.size).unwrap(),
            self.rules.parse().unwrap(),
        );
        parse_position(setup.unwrap(), &self.start).unwrap()
    }

    pub(crate) fn moves(&self) -> Vec<Move> {
        self.moves.iter().map(|mv| mv.parse().unwrap()).collect()
    }
}

/// The whole game without window, renderer, interface and files.
pub(crate) fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, core_plugins))
        .insert_resource(Keep(false))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.update();
    app
}

pub(crate) fn begin(app: &mut App, start: AnyPosition) {
    let session = Session::new(start, Default::default(), String::new());
    app.world_mut().write_message(Act::Begin(Box::new(session)));
    app.update();
    app.update();
}

pub(crate) fn play(app: &mut App, mv: Move, after: usize) {
    app.world_mut().write_message(Act::Play { mv, after });
}

pub(crate) fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

pub(crate) fn playhead(app: &App) -> Playhead {
    *app.world().resource::<Playhead>()
}

/// Runs until nothing moves any more.
pub(crate) fn settle(app: &mut App) {
    app.update();
    for _ in 0..100_000 {
        if playhead(app).is_at_rest() {
            return;
        }
        app.update();
    }
    panic!("the table never came to rest");
}

/// Runs until something is so; thinking happens on other threads, so that frames alone do not count.
pub(crate) fn run_until(app: &mut App, what: &str, is_so: impl Fn(&App) -> bool) {
    let deadline = Instant::now() + Duration::from_secs(120);
    while !is_so(app) {
        assert!(Instant::now() < deadline, "never: {what}");
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// The steps that began in the last two frames, in order; each is answered once.
#[derive(Default)]
pub(crate) struct StepsSeen(bevy::ecs::message::MessageCursor<StepBegan>);

impl StepsSeen {
    pub(crate) fn read(&mut self, app: &App) -> Vec<StepBegan> {
        let messages = app.world().resource::<Messages<StepBegan>>();
        self.0.read(messages).copied().collect()
    }
}

/// What the components on the table spell, in the words of a position text without the side.
pub(crate) fn spelled(app: &mut App, size: Size) -> String {
    let pieces: BTreeMap<Cell, char> = pieces_on_table(app.world_mut())
        .into_iter()
        .map(|(cell, piece)| (cell, piece.letter()))
        .collect();
    rows(&pieces, size)
}

/// The rows of a position text.
pub(crate) fn rows(pieces: &BTreeMap<Cell, char>, size: Size) -> String {
    let row = |row: u8| {
        let mut text = String::new();
        let mut run = 0;
        for col in 0..size.get() {
            match pieces.get(&Cell::new(col, row)) {
                None => run += 1,
                Some(letter) => {
                    if run > 0 {
                        text += &run.to_string();
                        run = 0;
                    }
                    text.push(*letter);
                }
            }
        }
        if run > 0 {
            text += &run.to_string();
        }
        text
    };
    (0..size.get()).rev().map(row).collect::<Vec<_>>().join("/")
}

/// The pieces of a position, as letters.
pub(crate) fn letters(position: &AnyPosition) -> BTreeMap<Cell, char> {
    position
        .size()
        .cells()
        .filter_map(|cell| Some((cell, position.piece(cell)?.letter())))
        .collect()
}

/// Makes the changes of a step as the vectors write them.
pub(crate) fn apply(pieces: &mut BTreeMap<Cell, char>, step: &[String]) {
    for change in step {
        let (cell, letter) = change.split_at(change.len() - 1);
        let cell = cell.parse().unwrap();
        match letter {
            "." => pieces.remove(&cell),
            _ => pieces.insert(cell, letter.chars().next().unwrap()),
        };
    }
}
