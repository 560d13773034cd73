//! Who plays, and how a player comes to a move.

use std::fmt;
use std::str::FromStr;

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use thiserror::Error;

use super::key::key;
use super::levels::{Level, Profile};
use super::root::Root;
use super::search::{Limits, Options, Report, Search, Status};
use super::value::is_forced;
use crate::rules::{AnyPosition, Game, Move, Outcome, Position};

/// How many of the best moves a player who slips chooses from.
const CHOICE: usize = 5;

/// What an entry of the transposition table is allowed to cost per node, in bytes.
const BYTES_PER_NODE: u64 = 32;

/// On boards of more cells than two words of 64 hold, a position takes half as long again.
const LARGE: usize = 128;

/// The largest transposition table of a level: the same everywhere, because the table's size can change
/// the move, and so much as a browser may be asked for.
const TABLE_BYTES: u64 = 16 << 20;

/// A player without hands.
///
/// ```
/// use tesserae::engine::{Level, Player};
///
/// assert_eq!("greedy".parse(), Ok(Player::Greedy));
/// assert_eq!("8".parse(), Ok(Player::Level(Level::STRONGEST)));
/// assert_eq!(Player::Level(Level::WEAKEST).to_string(), "level 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Makes any legal move.
    Random,
    /// Takes what gains most at once: live stones, filled marks, frozen cubes.
    Greedy,
    /// Searches as its level allows.
    Level(Level),
}

/// A text that is not a player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is not a player; expected a level from 1 to 8, random or greedy")]
pub struct ParsePlayerError(pub String);

impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => text
                .parse()
                .map(Self::Level)
                .map_err(|_| ParsePlayerError(text.to_owned())),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => write!(f, "level {level}"),
        }
    }
}

/// A player's thinking about one move, as a value that is advanced in slices.
///
/// The same game, player and seed lead to the same move, however the thinking is cut into slices.
///
/// ```
/// use tesserae::engine::{Level, Player, Status, Thought};
/// use tesserae::rules::{Game, GameKind, Setup};
///
/// let mut game = Game::new(Setup::standard(GameKind::Freeze).start());
/// let mut thought = Thought::new(&game, Player::Level(Level::WEAKEST), 7).unwrap();
/// while thought.advance(500) == Status::Running {}
/// game.play(thought.best()).unwrap();
/// ```
#[derive(Debug)]
pub struct Thought {
    search: Search,
    chooser: Chooser,
    random: Xoshiro256PlusPlus,
}

/// How the move is chosen.
#[derive(Debug)]
enum Chooser {
    /// It was chosen without a search.
    Chosen(Move),
    /// From what the search finds.
    Profile(Profile),
}

impl Thought {
    /// Begins to think about the next move of a game; none if the game is over.
    pub fn new(game: &Game, player: Player, seed: u64) -> Option<Self> {
        let position = game.position();
        // Otherwise a player would slip at the same moves in every position.
        let seed = seed ^ key(position);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let level = match player {
            Player::Level(level) => level,
            Player::Random | Player::Greedy => Level::WEAKEST,
        };
        let mut profile = level.profile(position.kind());
        if position.size().area() > LARGE {
            profile.nodes = profile.nodes * 2 / 3;
        }
        let table = (profile.nodes * BYTES_PER_NODE).min(TABLE_BYTES) as usize;
        let options = Options {
            limits: Limits {
                depth: Some(profile.depth),
                nodes: Some(profile.nodes),
                lines: if profile.slips > 0 { CHOICE } else { 1 },
                table_bytes: table,
            },
            sight: profile.sight,
            seed,
        };
        let search = Search::with_options(game, &options)?;
        let chooser = match player {
            Player::Level(_) => Chooser::Profile(profile),
            Player::Greedy => Chooser::Chosen(greedy(position, &mut random)?),
            Player::Random => {
                let number = random.random_range(0..position.legal_count() as u32);
                Chooser::Chosen(position.nth_legal(number as usize)?)
            }
        };
        Some(Self {
            search,
            chooser,
            random,
        })
    }

    /// Enters so many positions more, unless the player has thought enough before.
    pub fn advance(&mut self, nodes: u64) -> Status {
        match self.chooser {
            Chooser::Chosen(_) => Status::Done,
            Chooser::Profile(_) if self.search.is_forced_move() => Status::Done,
            Chooser::Profile(_) => self.search.advance(nodes),
        }
    }

    /// The move to make, as far as has been thought; always a legal one.
    pub fn best(&self) -> Move {
        match self.chooser {
            Chooser::Chosen(mv) => mv,
            Chooser::Profile(profile) => {
                choose(self.search.root(), &profile, &mut self.random.clone())
            }
        }
    }

    /// What the search has found so far; a player who slips need not make its best move.
    pub fn report(&self) -> Report {
        self.search.report()
    }
}

/// The best move, or now and then another good one; never one that gives a forced win away or walks into
/// a forced loss.
fn choose(root: &Root, profile: &Profile, random: &mut Xoshiro256PlusPlus) -> Move {
    let slips = random.random_range(0..100) < profile.slips;
    let Some((best, others)) = root.lines().split_first().filter(|_| slips) else {
        return root.best();
    };
    let keeps = |value: i32| {
        if is_forced(best.value) || is_forced(value) {
            is_forced(best.value) && is_forced(value) && (best.value > 0) == (value > 0)
        } else {
            let loses_won_game = root.is_exact() && best.value > 0 && value <= 0;
            best.value - value <= profile.slack && !loses_won_game
        }
    };
    let good: Vec<Move> = others
        .iter()
        .filter(|line| keeps(line.value))
        .map(|line| line.moves[0])
        .collect();
    good.choose(random).copied().unwrap_or_else(|| root.best())
}

/// A move that wins at once, or one of those that leave the mover's score highest above the opponent's.
fn greedy(position: &AnyPosition, random: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let side = position.side_to_move();
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let gain = |mv: &Move| {
        let mut next = *position;
        next.play_unchecked(*mv);
        let score = next.score().map(i32::from);
        let ahead = score[side.index()] - score[side.other().index()];
        match next.ending().map(|ending| ending.outcome) {
            Some(Outcome::Win(winner)) if winner == side => i32::MAX,
            Some(Outcome::Win(_)) => i32::MIN,
            _ => ahead,
        }
    };
    let gains: Vec<i32> = moves.iter().map(gain).collect();
    let most = gains.iter().max()?;
    let best: Vec<Move> = moves
        .iter()
        .zip(&gains)
        .filter(|&(_, gain)| gain == most)
        .map(|(mv, _)| *mv)
        .collect();
    best.choose(random).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::value::WIN;
    use crate::rules::Cell;

    /// A root with a line for each of these values, which belong to the cells of the first row.
    fn root(values: &[i32], plies_left: Option<u32>) -> Root {
        let moves: Vec<Move> = (0..values.len() as u8)
            .map(|col| Move::Place(Cell::new(col, 0)))
            .collect();
        let mut root = Root::new(moves.clone(), values.len(), 1, plies_left);
        for (&value, mv) in values.iter().zip(moves) {
            root.found(value, &[mv]);
        }
        root.finish(values[0]);
        root
    }

    /// The values of the moves that a player chooses who always slips, by up to 100.
    fn chosen(values: &[i32], plies_left: Option<u32>) -> Vec<i32> {
        let mut profile = Level::WEAKEST.profile(crate::rules::GameKind::Squares);
        (profile.slips, profile.slack) = (100, 100);
        let root = root(values, plies_left);
        let mut chosen: Vec<i32> = (0..50)
            .map(|seed| {
                let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
                let mv = choose(&root, &profile, &mut random);
                let cell = mv.target().expect("a place");
                values[usize::from(cell.col())]
            })
            .collect();
        chosen.sort_unstable();
        chosen.dedup();
        chosen
    }

    #[test]
    fn slips_stay_near_the_best_move() {
        assert_eq!(chosen(&[300, 250, 200, 199], None), [200, 250]);
        assert_eq!(chosen(&[300, 100], None), [300], "nothing else is good");
        assert_eq!(chosen(&[50], None), [50]);
    }

    #[test]
    fn slips_do_not_change_who_wins() {
        let (win, later, loss) = (WIN - 1, WIN - 3, 2 - WIN);
        assert_eq!(chosen(&[win, 900, 0], None), [win]);
        assert_eq!(chosen(&[win, later, 0], None), [later]);
        assert_eq!(chosen(&[0, loss], None), [0]);
        assert_eq!(chosen(&[50, 0, -50], Some(1)), [50], "solved");
        assert_eq!(chosen(&[50, 0, -50], None), [-50, 0], "only estimated");
    }
}
