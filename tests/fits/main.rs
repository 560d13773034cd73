//! On a telephone, every text of every language fits where it stands, and a finger can press every button.
//!
//! The language is the whole program's, so this is one test in a program of its own.
#![cfg(feature = "app")]
#![allow(clippy::unwrap_used)]

mod face;
#[path = "../whole_program/mod.rs"]
mod whole_program;

use bevy::prelude::*;
use face::Face;
use tesserae::coach::Analysis;
use tesserae::engine::Level;
use tesserae::input::BoardEvent;
use tesserae::record::parse_position;
use tesserae::rules::{Cell, GameKind, Setup, Side};
use tesserae::store::Settings;
use tesserae::text::{Language, Value, format, side_id};
use tesserae::turn::{Act, Seat, Session};

/// A walk through the program in a language.
struct Walk {
    language: Language,
    face: Face,
    faults: Vec<String>,
}

impl Walk {
    fn say(&self, key: &str) -> String {
        format(self.language, key, &[])
    }

    fn press(&mut self, key: &str) {
        let name = self.say(key);
        self.face.press(&name);
    }

    fn open_menu(&mut self) {
        self.press("menu");
        assert!(self.face.texts().contains(&self.say("menu-title")));
    }

    /// A press that no pointer makes leaves the menu open.
    fn close_menu(&mut self) {
        self.press("menu");
        assert!(!self.face.texts().contains(&self.say("menu-title")));
    }

    fn look(&mut self, scene: &str) {
        assert!(!self.face.texts().is_empty(), "{scene}: nothing is drawn");
        let mut faults = self.face.faults();
        faults.extend(self.face.small_targets());
        for fault in faults {
            self.faults
                .push(format!("{:?}, {scene}: {fault}", self.language));
        }
    }

    fn act(&mut self, act: Act) {
        self.face.world().write_message(act);
        self.face.wait();
    }

    fn on_board(&mut self, event: BoardEvent) {
        self.face.world().write_message(event);
        self.face.wait();
    }
}

#[test]
fn every_text_fits_on_a_telephone() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let mut walk = Walk {
            language,
            face: Face::new(language),
            faults: Vec::new(),
        };
        title(&mut walk);
        for kind in GameKind::ALL {
            game(&mut walk, kind);
        }
        freedoms_last_cell(&mut walk);
        faults.append(&mut walk.faults);
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn title(walk: &mut Walk) {
    let tagline = walk.say("title-tagline");
    assert!(
        walk.face.texts().contains(&tagline),
        "it speaks the language"
    );
    walk.look("title");
    for name in ["menu-settings", "menu-keys"] {
        walk.press(name);
        walk.look(name);
        walk.press("close");
    }
}

fn game(walk: &mut Walk, kind: GameKind) {
    let name = walk.say(&format!("game-{}", kind.id()));
    walk.face.press(&name);
    walk.look("new game");
    walk.press("new-start");
    walk.look("start of a game");

    walk.open_menu();
    walk.look("menu");
    walk.press("menu-rules");
    walk.look("rules");
    walk.press("close");
    walk.close_menu();

    walk.press("panel-fold");
    walk.look("folded away");
    walk.press("panel-unfold");

    // A move is chosen, and made.
    let cells: [Cell; 2] = ["b2", "e5"].map(|cell| cell.parse().unwrap());
    let target = match kind {
        GameKind::Freeze => {
            walk.on_board(BoardEvent::Press(cells[0]));
            walk.on_board(BoardEvent::Release(Some(cells[0])));
            cells[1]
        }
        GameKind::Freedom | GameKind::Squares => cells[0],
    };
    walk.on_board(BoardEvent::Press(target));
    walk.on_board(BoardEvent::Release(Some(target)));
    walk.look("a move is chosen");
    if kind == GameKind::Freeze {
        walk.face.world().resource_mut::<Settings>().call_changes = true;
    }
    walk.on_board(BoardEvent::Commit);
    walk.look("a move is made");
    if kind == GameKind::Freeze {
        walk.press("calls-see");
        walk.look("what was called");
        walk.face.world().resource_mut::<Settings>().call_changes = false;
    }

    // A move that is not legal is refused.
    walk.on_board(BoardEvent::Press(target));
    walk.look("a refusal");

    walk.face.world().resource_mut::<Analysis>().on = true;
    walk.face.wait();
    walk.look("analysis");
    walk.face.world().resource_mut::<Analysis>().on = false;

    walk.act(Act::Seat(Side::Black, Seat::Computer(Level::STRONGEST)));
    walk.look("the computer thinks");
    walk.act(Act::Seat(Side::White, Seat::Computer(Level::STRONGEST)));
    walk.act(Act::Resign);
    walk.look("the end");
    walk.press("menu-new-game");
    walk.look("another game");
    walk.press("cancel");
    walk.open_menu();
    walk.press("menu-title");
    walk.look("a game to go on with");
}

/// The question whether to pass.
fn freedoms_last_cell(walk: &mut Walk) {
    let setup = Setup::standard(GameKind::Freedom);
    let setup = Setup::new(
        setup.kind(),
        tesserae::rules::Size::new(5).unwrap(),
        setup.variant(),
    );
    let position = parse_position(setup.unwrap(), "1wwww/bbwwb/wbwbw/bwbbw/wbbww w a4").unwrap();
    let session = Session::new(position, Default::default(), String::new());
    walk.act(Act::Begin(Box::new(session)));
    let white = side_id(GameKind::Freedom, Side::White);
    let name = format(walk.language, "side", &[("side", Value::from(white))]);
    assert!(walk.face.texts().contains(&name), "{:?}", walk.face.texts());
    walk.look("the last cell");
}
