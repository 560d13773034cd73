//! The moves of a record, with what was noted between them.

use super::error::{Place, RecordError};
use crate::rules::{Game, Move};

/// Moves one after the other: the main line of a record, or a variation.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Line {
    /// The comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<LineMove>,
}

/// A move of a [`Line`].
///
/// Two of them are equal if move and notes are, wherever they were read.
#[derive(Clone, Debug)]
pub struct LineMove {
    /// The move.
    pub mv: Move,
    /// What follows the move, in the order of the text.
    pub notes: Vec<Note>,
    /// Where the move stands in the text that it was read from.
    place: Option<Place>,
}

/// What stands in a record behind a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A remark: words with single spaces between them. Other white space is written as such.
    Comment(String),
    /// What could have been played instead of the move that this note follows. One without a move is
    /// not written.
    Variation(Line),
}

impl Line {
    /// Adds a comment at the end, if it says anything.
    pub(super) fn push_comment(&mut self, text: &str) {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        if words.is_empty() {
            return;
        }
        let comment = words.join(" ");
        match self.moves.last_mut() {
            Some(last) => last.notes.push(Note::Comment(comment)),
            None => self.comments.push(comment),
        }
    }

    /// Plays the moves, without the variations, as far as they are legal.
    pub(super) fn play(&self, game: &mut Game) -> Result<(), RecordError> {
        self.moves.iter().try_for_each(|played| played.play(game))
    }

    /// Plays the moves and all variations, and takes everything back.
    ///
    /// After an error the game is left where the illegal move should have been made.
    pub(super) fn check(&self, game: &mut Game) -> Result<(), RecordError> {
        for played in &self.moves {
            played.play(game)?;
            for note in &played.notes {
                if let Note::Variation(line) = note {
                    game.undo();
                    line.check(game)?;
                    played.play(game)?;
                }
            }
        }
        for _ in &self.moves {
            game.undo();
        }
        Ok(())
    }
}

impl FromIterator<Move> for Line {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        Self {
            comments: Vec::new(),
            moves: moves.into_iter().map(LineMove::from).collect(),
        }
    }
}

impl LineMove {
    /// A move that was read from a text.
    pub(super) const fn read(mv: Move, place: Place) -> Self {
        Self {
            mv,
            notes: Vec::new(),
            place: Some(place),
        }
    }

    /// Where the move stands in the text that it was read from, if it was.
    pub const fn place(&self) -> Option<Place> {
        self.place
    }

    /// The variations to this move.
    pub fn variations(&self) -> impl Iterator<Item = &Line> {
        self.notes.iter().filter_map(|note| match note {
            Note::Variation(line) => Some(line),
            Note::Comment(_) => None,
        })
    }

    /// The comments behind this move.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        self.notes.iter().filter_map(|note| match note {
            Note::Comment(text) => Some(text.as_str()),
            Note::Variation(_) => None,
        })
    }

    fn play(&self, game: &mut Game) -> Result<(), RecordError> {
        let number = game.plies().len() + 1;
        match game.play(self.mv) {
            Ok(_) => Ok(()),
            Err(reason) => Err(RecordError {
                place: self.place,
                number,
                mv: self.mv,
                reason,
            }),
        }
    }
}

impl From<Move> for LineMove {
    fn from(mv: Move) -> Self {
        Self {
            mv,
            notes: Vec::new(),
            place: None,
        }
    }
}

impl PartialEq for LineMove {
    fn eq(&self, other: &Self) -> bool {
        self.mv == other.mv && self.notes == other.notes
    }
}

impl Eq for LineMove {}
