//! The text forms: positions, moves and game records.
//!
//! Moves and cells read and write themselves ([`Move`], [`Cell`](crate::rules::Cell)),
//! positions are read by [`parse_position`], whole games by [`records`]. Every error names line and column.
//!
//! # Records
//!
//! A record (`.tsr`) is like PGN, the form in which chess games are kept:
//!
//! ```text
//! [Game "Freeze"]
//! [Size "10"]
//! [Rules "standard"]
//! [First "Ana"]
//! [Second "Computer, level 4"]
//! [Date "2026.11.30"]
//! [Result "*"]
//!
//! 1. c2-f5 h9-e6 {the mirror image} (1... h9-g8 2. d1-e2) 2. d1-e2 *
//! ```
//!
//! - A text holds any number of records, one after the other.
//! - Tag pairs: one to a line, `\"` and `\\` are the only escapes. `Game` must be there; `Size` and
//!   `Rules` are those of the standard game where they are missing; `Position` is another start.
//!   `Result` repeats the result. All other tags are kept in their order.
//! - Moves, with `{comments}` and `; comments` up to the end of the line between them, and variations
//!   in parentheses: one replaces the move before it, and may hold variations itself ([`MAX_DEPTH`]).
//! - The result `1-0`, `0-1`, `1/2-1/2` or `*`, where 1 is the side that began, which is the side to
//!   move in the start position.
//!
//! What the reader takes, as other readers of PGN do, although it never writes so: move numbers may be
//! missing, wrong, or stand right before their move; empty lines may be missing or more; the tag
//! `Result` may be missing or `*`, and a `*` at the end yields to the tag; white space may be any of
//! ASCII's, line ends may be CR LF, and a byte order mark may stand before a record.
//!
//! What it refuses, although some readers take it: a record without a result at its end, which is how
//! a text looks that has been cut off; a result that is not that of the tag; a tag with a meaning for
//! the rules that is there twice; and a comment that goes on over a line beginning with `[Game "`,
//! because it would swallow a record where a `}` was forgotten.
//!
//! A comment's white space means no more than a space. One before the tags or between them is kept
//! before the first move, one behind the result behind the last move.
//!
//! Reading does not play the moves. [`Record::game`] does, and [`Record::check`] plays the variations
//! too; their errors name line and column of the move.

mod error;
mod lexer;
mod line;
mod moves;
mod position;
mod reader;
mod result;
mod tag;
mod tags;
mod writer;

pub use error::{ParseError, Place, RecordError};
pub use line::{Line, LineMove, Note};
pub use moves::MAX_DEPTH;
pub use position::{parse_position, position_size};
pub use reader::{Records, records};
pub use result::GameResult;
pub use tag::{Tag, TagError};

use crate::rules::{AnyPosition, Game, Move, Position, Setup, Side};

/// A game as a text keeps it: how it starts, its moves with what was noted on them, its result.
///
/// `FromStr` reads a text with one record, [`records`] one with many, `Display` writes the text.
///
/// ```
/// use tesserae::record::{GameResult, Record, Tag};
/// use tesserae::rules::{Game, GameKind, Setup};
///
/// let mut game = Game::new(Setup::standard(GameKind::Freeze).start());
/// game.play("c2-f5".parse().unwrap()).unwrap();
/// game.play("h9-e6".parse().unwrap()).unwrap();
///
/// let mut record = Record::from_game(&game);
/// record.set_tag(Tag::new("First", "Ana").unwrap());
/// record.set_result(GameResult::SecondWon);
///
/// let text = record.to_string();
/// assert_eq!(
///     text,
///     "[Game \"Freeze\"]\n[Size \"10\"]\n[Rules \"standard\"]\n[First \"Ana\"]\n[Result \"0-1\"]\n\n\
///      1. c2-f5 h9-e6 0-1\n"
/// );
/// let again: Record = text.parse().unwrap();
/// assert_eq!(again, record);
/// assert_eq!(again.game().unwrap().position(), game.position());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    start: AnyPosition,
    tags: Vec<Tag>,
    line: Line,
    result: GameResult,
}

impl Record {
    /// A record of moves from a start position, still open.
    pub fn new(start: AnyPosition, moves: impl IntoIterator<Item = Move>) -> Self {
        Self {
            start,
            tags: Vec::new(),
            line: moves.into_iter().collect(),
            result: GameResult::Open,
        }
    }

    /// A record of a game so far, with its result if the game is over.
    pub fn from_game(game: &Game) -> Self {
        let moves = game.plies().iter().map(|ply| ply.mv);
        let mut record = Self::new(*game.start(), moves);
        if let Some(ending) = game.ending() {
            record.result = GameResult::of(ending.outcome, game.began());
        }
        record
    }

    /// Which game it is.
    pub fn setup(&self) -> Setup {
        self.start.setup()
    }

    /// The position before the first move.
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The side that began: the 1 of `1-0`.
    pub fn began(&self) -> Side {
        self.start.side_to_move()
    }

    /// The tags that say nothing about the rules, such as `First`, in their order.
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of the first of these tags with a name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|tag| tag.name() == name)
            .map(Tag::value)
    }

    /// Puts a tag in the place of the first one with its name, or behind the others.
    pub fn set_tag(&mut self, tag: Tag) {
        match self.tags.iter_mut().find(|old| old.name() == tag.name()) {
            Some(old) => *old = tag,
            None => self.tags.push(tag),
        }
    }

    /// The moves.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The moves, to add comments and variations.
    pub const fn line_mut(&mut self) -> &mut Line {
        &mut self.line
    }

    /// What the record says about the result. The rules may know better: [`Game::ending`].
    pub const fn result(&self) -> GameResult {
        self.result
    }

    /// Says how the game ended.
    pub const fn set_result(&mut self, result: GameResult) {
        self.result = result;
    }

    /// Plays the main line.
    ///
    /// # Errors
    /// If a move is illegal.
    ///
    /// ```
    /// use tesserae::record::Record;
    ///
    /// let text = "[Game \"Squares\"]\n\n1. d4 d4 *\n";
    /// let record: Record = text.parse().unwrap();
    /// assert_eq!(
    ///     record.game().unwrap_err().to_string(),
    ///     "line 3, column 7: move 2 (d4): d4 is not empty"
    /// );
    /// ```
    pub fn game(&self) -> Result<Game, RecordError> {
        let (game, played) = self.replay();
        played.map(|()| game)
    }

    /// Plays the main line as far as it is legal, and says why no further.
    pub fn replay(&self) -> (Game, Result<(), RecordError>) {
        let mut game = Game::new(self.start);
        let played = self.line.play(&mut game);
        (game, played)
    }

    /// Plays the main line and all variations.
    ///
    /// # Errors
    /// If a move is illegal where it stands.
    pub fn check(&self) -> Result<(), RecordError> {
        self.line.check(&mut Game::new(self.start))
    }
}
