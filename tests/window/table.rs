//! A game on the desk, played by mouse and keyboard and followed by the rules.

use bevy::math::{Vec2, Vec3};
use tesserae::playback::on_board;
use tesserae::record::GameResult;
use tesserae::rules::{AnyPosition, Cell, Game, Move, Position};
use tesserae::view::camera::view_at_rest;

use crate::desk::Desk;
use crate::hands::Hands;

/// How high over the board one points at a cube, in cells: at the middle of what one sees of it.
const CUBE_HEIGHT: f32 = 0.5;

/// With what a move is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// Clicks on the cells, the second one on the target makes the move.
    Clicks,
    /// A cube is dragged, a click on the target makes the move.
    Drag,
    /// Arrow keys and Enter.
    Keys,
}

/// A desk with a game on it.
pub(crate) struct Table<'a> {
    pub(crate) desk: &'a mut Desk,
    /// The game as the rules see it.
    pub(crate) game: Game,
}

impl<'a> Table<'a> {
    /// Sits down at a desk on which a game stands.
    pub(crate) fn new(desk: &'a mut Desk, game: Game) -> Self {
        Self { desk, game }
    }

    fn position(&self) -> &AnyPosition {
        self.game.position()
    }

    /// Where one points on the screen to mean a cell.
    pub(crate) fn place_of(&self, cell: Cell) -> Vec2 {
        let position = self.position();
        let height = if position.piece(cell).is_some() {
            CUBE_HEIGHT
        } else {
            0.0
        };
        let point = on_board(cell, position.size()) + Vec3::Y * height;
        view_at_rest(position.size(), self.desk.window(), false).on_screen(point)
    }

    /// Makes a move, and waits until it is made and shown.
    pub(crate) fn play(&mut self, mv: Move, way: Way) {
        self.make(mv, way);
        self.desk.rest();
    }

    /// Makes a move, and waits until the program has kept it.
    pub(crate) fn make(&mut self, mv: Move, way: Way) {
        let target = mv.target().expect("a move to a cell");
        if way == Way::Keys {
            // The cursor begins in the middle of the board if the mouse points at no cell.
            self.desk.work_and_rest(self.desk.mouse_away());
        }
        let hands = match mv {
            Move::Slide { from, .. } => self.choose_cube(from, target, way),
            _ => self.go(Hands::default(), None, target, way),
        };
        // The first time chooses the move, the second time makes it.
        self.desk.work(match way {
            Way::Clicks => hands.click().click(),
            Way::Drag => hands.let_go().click(),
            Way::Keys => hands.key("Return").key("Return"),
        });
        self.expect(mv);
    }

    /// Takes a cube and goes to its target.
    fn choose_cube(&self, from: Cell, target: Cell, way: Way) -> Hands {
        let hands = self.go(Hands::default(), None, from, way);
        let hands = match way {
            Way::Clicks => hands.click(),
            Way::Drag => hands.hold(),
            Way::Keys => hands.key("Return"),
        };
        self.go(hands, Some(from), target, way)
    }

    /// Goes to a cell; on the keyboard from another one, or from where the cursor appears.
    fn go(&self, hands: Hands, from: Option<Cell>, to: Cell, way: Way) -> Hands {
        if way != Way::Keys {
            return hands.go(self.place_of(to));
        }
        let (from, hands) = match from {
            Some(from) => (from, hands),
            None => {
                let middle = (self.position().size().get() - 1) / 2;
                // Any arrow key makes the cursor appear in the middle.
                (Cell::new(middle, middle), hands.key("Up"))
            }
        };
        let walk = |hands: Hands, from: u8, to: u8, [less, more]: [&str; 2]| {
            let key = if to < from { less } else { more };
            (0..to.abs_diff(from)).fold(hands, |hands, _| hands.key(key))
        };
        let hands = walk(hands, from.col(), to.col(), ["Left", "Right"]);
        walk(hands, from.row(), to.row(), ["Down", "Up"])
    }

    /// Waits until the program has kept the game with one move more, and compares all of it.
    pub(crate) fn expect(&mut self, mv: Move) {
        self.game
            .play(mv)
            .unwrap_or_else(|error| panic!("{mv}: {error}"));
        let wanted: Vec<Move> = self.game.plies().iter().map(|ply| ply.mv).collect();
        let start = *self.game.start();
        let record = self.desk.until(&format!("the move {mv} is kept"), |desk| {
            let record = desk.autosave()?;
            let moves = record.line().moves.len();
            (moves >= wanted.len() && *record.start() == start).then_some(record)
        });
        let kept = record.game().unwrap();
        let moves: Vec<Move> = kept.plies().iter().map(|ply| ply.mv).collect();
        assert_eq!(moves, wanted);
        let result = self.game.ending().map_or(GameResult::Open, |ending| {
            GameResult::of(ending.outcome, self.game.began())
        });
        assert_eq!(record.result(), result, "{record}");
    }
}
