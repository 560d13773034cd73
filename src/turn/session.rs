//! The game that is being played: its moves, its players, and how it ended.

use std::sync::atomic::{AtomicU64, Ordering};

use bevy::prelude::*;

use super::{NodeId, Tree};
use crate::engine::Level;
use crate::rules::{AnyPosition, Ending, Game, GameKind, Outcome, Position, Reason, Setup, Side};
use crate::text::{self, text};

/// Who makes a side's moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seat {
    /// A person.
    #[default]
    Person,
    /// The computer, at a level.
    Computer(Level),
}

/// What records call the computer, before the number of its level.
const COMPUTER: &str = "Computer, level ";

/// Someone who plays a side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// A person's name; empty for none.
    pub name: String,
    /// Who makes the moves.
    pub seat: Seat,
}

impl Player {
    /// The player that a record names; a name such as `Computer, level 4` is the computer's.
    pub fn named(name: &str) -> Self {
        match name.strip_prefix(COMPUTER).map(str::parse) {
            Some(Ok(level)) => Self {
                name: String::new(),
                seat: Seat::Computer(level),
            },
            _ => Self {
                name: name.to_owned(),
                seat: Seat::Person,
            },
        }
    }

    /// The name as a record has it; empty for none.
    pub fn record_name(&self) -> String {
        match self.seat {
            Seat::Person => self.name.clone(),
            Seat::Computer(level) => format!("{COMPUTER}{level}"),
        }
    }

    /// The name as people read it; empty for none.
    fn shown_name(&self) -> String {
        match self.seat {
            Seat::Person => self.name.clone(),
            Seat::Computer(level) => text!("player-computer", level = level.to_string()),
        }
    }
}

/// An end that the players agreed on rather than the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conclusion {
    /// A side gave up.
    Resigned(Side),
    /// The players agreed on a draw.
    Agreed,
}

/// How a game ended, by the rules or by the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules.
    Ruled(Ending),
    /// By the players.
    Concluded(Conclusion),
}

impl End {
    /// Who won, if anyone.
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Ruled(ending) => ending.outcome,
            Self::Concluded(Conclusion::Resigned(side)) => Outcome::Win(side.other()),
            Self::Concluded(Conclusion::Agreed) => Outcome::Draw,
        }
    }

    /// Why the game ended, as a sentence for players of a game.
    pub fn reason(self, kind: GameKind) -> String {
        let ending = match self {
            Self::Concluded(Conclusion::Resigned(side)) => {
                return text!("end-resigned", side = text::side_id(kind, side));
            }
            Self::Concluded(Conclusion::Agreed) => return text!("end-agreed"),
            Self::Ruled(ending) => ending,
        };
        let id = |side| text::side_id(kind, side);
        match (ending.reason, ending.outcome) {
            (Reason::Score, Outcome::Draw) => text!("end-same-score"),
            (Reason::Score, Outcome::Win(winner)) if kind == GameKind::Squares => {
                text!("end-more-marks", side = id(winner))
            }
            (Reason::Score, Outcome::Win(winner)) => text!("end-more-stones", side = id(winner)),
            (Reason::Four, Outcome::Draw) => text!("end-no-four"),
            (Reason::Four, Outcome::Win(winner)) => text!("end-four", side = id(winner)),
            (Reason::AllFrozen, Outcome::Win(winner)) => {
                text!("end-all-frozen", side = id(winner.other()))
            }
            (Reason::NoMove, Outcome::Win(winner)) => {
                text!("end-no-move", side = id(winner.other()))
            }
            // The rules end a game by these only with a winner.
            (Reason::AllFrozen | Reason::NoMove, Outcome::Draw) => text!("result-draw"),
            (Reason::Repetition, _) => text!("end-repetition"),
            (Reason::MoveLimit, _) => text!("end-limit"),
        }
    }
}

/// The game that is being played.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    id: u64,
    tree: Tree,
    /// The moves as they were before a line was deleted, until something else is done.
    before_deletion: Option<Box<Tree>>,
    conclusion: Option<Conclusion>,
    players: [Player; 2],
    /// When the game began, as a record's date (`2026.11.30`).
    pub date: String,
    /// Tags of an opened record that the program has no use for, kept for when it is written again.
    pub other_tags: Vec<(String, String)>,
}

impl Session {
    /// A game from a position, with the players of White and Black.
    pub fn new(start: AnyPosition, players: [Player; 2], date: String) -> Self {
        Self::from_tree(Tree::new(start), players, date)
    }

    /// A game with a history.
    pub fn from_tree(tree: Tree, players: [Player; 2], date: String) -> Self {
        static NEXT_ID: AtomicU64 = AtomicU64::new(0);
        Self {
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            tree,
            before_deletion: None,
            conclusion: None,
            players,
            date,
            other_tags: Vec::new(),
        }
    }

    /// A number that no other game of this run has.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The moves.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The moves, to change them.
    pub(super) fn tree_mut(&mut self) -> &mut Tree {
        self.before_deletion = None;
        &mut self.tree
    }

    /// Takes a move and all that follows it out of the game.
    pub(super) fn delete(&mut self, id: NodeId) {
        let before = self.tree.clone();
        self.tree.delete(id);
        self.before_deletion = Some(Box::new(before));
    }

    /// Takes the deletion of a line back, if nothing has been done since; answers whether it did.
    pub(super) fn undelete(&mut self) -> bool {
        let before = self.before_deletion.take();
        let found = before.is_some();
        if let Some(before) = before {
            self.tree = *before;
        }
        found
    }

    /// Whether the next undo brings a deleted line back.
    pub fn can_undelete(&self) -> bool {
        self.before_deletion.is_some()
    }

    /// The game as it stands.
    pub fn position(&self) -> &AnyPosition {
        self.tree.position()
    }

    /// The game after a number of its moves, with all that led there.
    pub fn game_after(&self, moves: usize) -> Option<Game> {
        let mut game = Game::new(*self.tree.start());
        for ply in self.tree.plies().take(moves) {
            game.play(ply.mv).ok()?;
        }
        Some(game)
    }

    /// The game, the size and the rules.
    pub fn setup(&self) -> Setup {
        self.tree.start().setup()
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.tree.start().kind()
    }

    /// Who plays a side.
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// The player's name with the side, such as "Ana (White)", or just the side.
    pub fn title(&self, side: Side) -> String {
        match self.player(side).shown_name() {
            name if name.is_empty() => text::side(self.kind(), side),
            name => text!(
                "player-with-side",
                name = name,
                side = text::side_id(self.kind(), side),
            ),
        }
    }

    /// The player's name alone, or the side where there is none.
    pub fn short_title(&self, side: Side) -> String {
        match self.player(side).shown_name() {
            name if name.is_empty() => text::side(self.kind(), side),
            name => name,
        }
    }

    /// What messages are told of a title, for verbs that have to go with it: the side, or `name` if it
    /// begins with a player's name.
    pub fn subject(&self, side: Side) -> &'static str {
        let player = self.player(side);
        if player.seat == Seat::Person && player.name.is_empty() {
            text::side_id(self.kind(), side)
        } else {
            "name"
        }
    }

    /// Lets somebody else make a side's moves from now on.
    pub fn seat(&mut self, side: Side, seat: Seat) {
        self.players[side.index()].seat = seat;
    }

    /// How the game ended, if it has.
    pub fn end(&self) -> Option<End> {
        self.tree
            .ending()
            .map(End::Ruled)
            .or(self.conclusion.map(End::Concluded))
    }

    /// What the players agreed on.
    pub fn conclusion(&self) -> Option<Conclusion> {
        self.conclusion
    }

    /// Ends the game by the players' will, or takes that back.
    pub fn conclude(&mut self, conclusion: Option<Conclusion>) {
        self.conclusion = conclusion;
    }
}
