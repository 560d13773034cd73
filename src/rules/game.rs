//! A game: the moves so far, and what only they can tell.

use super::{
    AnyPosition, Ending, GameKind, IllegalMove, Move, Outcome, Position, Reason, Side, Step,
};

/// How often a position of Freeze may stand: the third time is a draw, as settled by this project.
const REPETITIONS: usize = 3;

/// After how many moves of Freeze, both sides together, a draw is called, as settled by this project.
pub(crate) const MOVE_LIMIT: usize = 400;

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// What followed from it; nothing after a pass.
    pub steps: Vec<Step>,
    /// The position after it.
    pub position: AnyPosition,
}

/// A game from its start position to now.
///
/// ```
/// use tesserae::rules::{Game, GameKind, Reason, Setup};
///
/// let mut game = Game::new(Setup::standard(GameKind::Freeze).start());
/// for mv in ["c2-d3", "h9-g8", "d3-c2", "g8-h9"].repeat(2) {
///     game.play(mv.parse().unwrap()).unwrap();
/// }
/// assert_eq!(game.repetitions(), 3);
/// assert_eq!(game.ending().unwrap().reason, Reason::Repetition);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: AnyPosition,
    plies: Vec<Ply>,
}

impl Game {
    /// A game without a move so far.
    pub const fn new(start: AnyPosition) -> Self {
        Self {
            start,
            plies: Vec::new(),
        }
    }

    /// The position in which the game began.
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }

    /// The moves so far.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The side that began.
    pub fn began(&self) -> Side {
        self.start.side_to_move()
    }

    /// Makes a move.
    ///
    /// # Errors
    /// Says why the move is illegal; the game is then as it was.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, IllegalMove> {
        if self.ending().is_some() {
            return Err(IllegalMove::GameOver);
        }
        let mut position = *self.position();
        let steps = position.play(mv)?;
        self.plies.push(Ply {
            mv,
            steps,
            position,
        });
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// Takes the last move back, if there is one.
    pub fn undo(&mut self) -> Option<Ply> {
        self.plies.pop()
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        ending_after(self.position(), self.earlier())
    }

    /// How often the present position has stood, the start position and now included.
    pub fn repetitions(&self) -> usize {
        1 + occurrences(self.position(), self.earlier())
    }

    /// The positions before the present one, the start position first.
    fn earlier(&self) -> impl Iterator<Item = &AnyPosition> {
        let all = std::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.position));
        all.take(self.plies.len())
    }
}

/// How a game ended, if it has, after a path of positions: by what is on the board, or for Freeze because
/// the position stands for the third time or 400 moves have been made.
///
/// `earlier` has the positions before this one, the start position included; for Freedom and Squares it is
/// not looked at.
pub fn ending_after<'a>(
    position: &AnyPosition,
    earlier: impl Iterator<Item = &'a AnyPosition>,
) -> Option<Ending> {
    let ending = position.ending();
    if ending.is_some() || position.kind() != GameKind::Freeze {
        return ending;
    }
    let mut moves = 0;
    let before = occurrences(position, earlier.inspect(|_| moves += 1));
    let reason = if before + 1 >= REPETITIONS {
        Reason::Repetition
    } else if moves >= MOVE_LIMIT {
        Reason::MoveLimit
    } else {
        return None;
    };
    Some(Ending {
        outcome: Outcome::Draw,
        reason,
    })
}

fn occurrences<'a>(
    position: &AnyPosition,
    positions: impl Iterator<Item = &'a AnyPosition>,
) -> usize {
    positions.filter(|&other| other == position).count()
}
