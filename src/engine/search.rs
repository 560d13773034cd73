//! The search as others see it, for any of the games.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

use super::key::key;
use super::levels::Sight;
use super::playable::Playable;
use super::root::Root;
use super::searcher::{PLIES, Searcher};
use super::value::Value;
use crate::rules::freedom::Freedom;
use crate::rules::freeze::Freeze;
use crate::rules::squares::Squares;
use crate::rules::{AnyPosition, Game, GameKind, Move, Position, Variant};

/// How far a search goes.
///
/// ```
/// use tesserae::engine::Limits;
///
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// assert_eq!(limits.lines, 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The deepest iteration to make, in plies.
    pub depth: Option<u8>,
    /// How many positions to enter.
    pub nodes: Option<u64>,
    /// How many of the best moves to value, 1 at least. Each costs about as much as the first.
    pub lines: usize,
    /// The most that the transposition table takes, in bytes.
    pub table_bytes: usize,
}

impl Default for Limits {
    /// No limit, one line and a table of 64 MB, in a browser 16 MB.
    fn default() -> Self {
        Self {
            depth: None,
            nodes: None,
            lines: 1,
            table_bytes: if cfg!(target_family = "wasm") {
                16 << 20
            } else {
                64 << 20
            },
        }
    }
}

/// Whether a search has more to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It can go on.
    Running,
    /// Its limits are reached, or it knows all.
    Done,
}

/// A line of best play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayLine {
    /// What it is worth to the side to move.
    pub value: Value,
    /// Its moves, at least one.
    pub moves: Vec<Move>,
}

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The best move.
    pub best: Move,
    /// What the position is worth to the side to move; none before anything has been searched.
    pub value: Option<Value>,
    /// The plies of the last iteration that was finished; some lines go deeper.
    pub depth: u32,
    /// How many positions have been entered.
    pub nodes: u64,
    /// The best move and what is expected to follow; empty before anything has been searched.
    pub principal_variation: Vec<Move>,
    /// The best lines, as many as were wanted if there are as many moves. The first is the principal variation.
    pub lines: Vec<PlayLine>,
    /// Whether the values are those of best play to the end of the game.
    pub exact: bool,
}

/// A search for the best move in a position, as a value that is advanced in slices.
///
/// The same limits and the same seed lead to the same report after the same number of nodes, however they
/// are cut into slices.
///
/// ```
/// use tesserae::engine::{Limits, Search, Status};
/// use tesserae::rules::{Game, GameKind, Setup};
///
/// let game = Game::new(Setup::standard(GameKind::Squares).start());
/// let limits = Limits { depth: Some(3), table_bytes: 1 << 20, ..Limits::default() };
/// let mut search = Search::new(&game, limits).unwrap();
/// while search.advance(1000) == Status::Running {}
/// assert_eq!(search.report().depth, 3);
/// ```
#[derive(Debug)]
pub struct Search {
    tree: Tree,
    limits: Limits,
    /// Whether the score decides the game.
    counts: bool,
}

/// The search of whichever game it is.
#[derive(Debug)]
enum Tree {
    Freedom(Box<Searcher<Freedom<2>>>),
    LargeFreedom(Box<Searcher<Freedom<6>>>),
    Freeze(Box<Searcher<Freeze>>),
    Squares(Box<Searcher<Squares<2>>>),
    LargeSquares(Box<Searcher<Squares<3>>>),
}

/// Does the same with the search of whichever game it is.
macro_rules! with_searcher {
    ($tree:expr, $searcher:ident => $then:expr) => {
        match $tree {
            Tree::Freedom($searcher) => $then,
            Tree::LargeFreedom($searcher) => $then,
            Tree::Freeze($searcher) => $then,
            Tree::Squares($searcher) => $then,
            Tree::LargeSquares($searcher) => $then,
        }
    };
}

/// What led to the root.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// How many moves have been made.
    pub(super) played: usize,
    /// The keys of positions that have stood twice, in ascending order.
    pub(super) stood_twice: Vec<u64>,
}

/// All that a search is told besides the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    pub(super) limits: Limits,
    pub(super) sight: Sight,
    /// Which of equal moves is tried first.
    pub(super) seed: u64,
}

impl Search {
    /// A search from where a game is now; none if the game is over.
    pub fn new(game: &Game, limits: Limits) -> Option<Self> {
        let options = Options {
            limits,
            sight: Sight::FULL,
            seed: 0,
        };
        Self::with_options(game, &options)
    }

    /// A search that may see less than everything.
    pub(super) fn with_options(game: &Game, options: &Options) -> Option<Self> {
        if game.ending().is_some() {
            return None;
        }
        let path = Path::of(game);
        let tree = match *game.position() {
            AnyPosition::Freedom(position) => Tree::Freedom(searcher(position, path, options)),
            AnyPosition::LargeFreedom(position) => {
                Tree::LargeFreedom(searcher(position, path, options))
            }
            AnyPosition::Freeze(position) => Tree::Freeze(searcher(position, path, options)),
            AnyPosition::Squares(position) => Tree::Squares(searcher(position, path, options)),
            AnyPosition::LargeSquares(position) => {
                Tree::LargeSquares(searcher(position, path, options))
            }
        };
        Some(Self {
            tree,
            limits: options.limits,
            counts: counts(game.position()),
        })
    }

    /// Enters so many positions more, unless the search is done before.
    pub fn advance(&mut self, nodes: u64) -> Status {
        let limit = self.limits.nodes.unwrap_or(u64::MAX);
        with_searcher!(&mut self.tree, searcher => {
            searcher.advance(searcher.nodes.saturating_add(nodes).min(limit));
            if searcher.nodes >= limit || searcher.root.is_done() {
                Status::Done
            } else {
                Status::Running
            }
        })
    }

    /// The best move so far. Before anything has been searched it is one that looks promising.
    pub fn best(&self) -> Move {
        self.root().best()
    }

    /// The plies of the last iteration that was finished.
    pub fn depth(&self) -> u32 {
        self.root().finished_depth()
    }

    /// How many positions have been entered.
    pub fn nodes(&self) -> u64 {
        with_searcher!(&self.tree, searcher => searcher.nodes)
    }

    /// What has been found so far.
    pub fn report(&self) -> Report {
        let root = self.root();
        let lines: Vec<PlayLine> = root
            .lines()
            .iter()
            .map(|line| PlayLine {
                value: Value::new(line.value, self.counts),
                moves: line.moves.clone(),
            })
            .collect();
        let first = lines.first();
        Report {
            best: root.best(),
            value: first.map(|line| line.value),
            depth: root.finished_depth(),
            nodes: self.nodes(),
            principal_variation: first.map(|line| line.moves.clone()).unwrap_or_default(),
            exact: root.is_exact(),
            lines,
        }
    }

    /// Whether there is only one legal move.
    pub(super) fn is_forced_move(&self) -> bool {
        self.root().move_count() == 1
    }

    /// What is known at the root.
    pub(super) fn root(&self) -> &Root {
        with_searcher!(&self.tree, searcher => &searcher.root)
    }
}

/// What a position looks worth to the side to move without looking ahead, as the search judges it at the
/// end of its lines: in hundredths of a stone or mark, for Freeze and Escape in units of which 400 are ten to
/// one. Need not be right when the game is over.
///
/// For other searches that are to be compared with this one.
///
/// ```
/// use tesserae::engine::estimate;
/// use tesserae::rules::{GameKind, Setup};
///
/// assert_eq!(estimate(&Setup::standard(GameKind::Freeze).start()), 40, "having the move");
/// ```
pub fn estimate(position: &AnyPosition) -> i32 {
    match position {
        AnyPosition::Freedom(position) => position.evaluate(&Sight::FULL),
        AnyPosition::LargeFreedom(position) => position.evaluate(&Sight::FULL),
        AnyPosition::Freeze(position) => position.evaluate(&Sight::FULL),
        AnyPosition::Squares(position) => position.evaluate(&Sight::FULL),
        AnyPosition::LargeSquares(position) => position.evaluate(&Sight::FULL),
    }
}

/// Whether the score decides a game.
fn counts(position: &AnyPosition) -> bool {
    match position.kind() {
        GameKind::Freedom => position.variant() == Variant::Standard,
        GameKind::Freeze => false,
        GameKind::Squares => true,
    }
}

fn searcher<P: Playable>(position: P, path: Path, options: &Options) -> Box<Searcher<P>> {
    let limits = options.limits;
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(options.seed));
    let mut ranks = Vec::new();
    position.rank(&moves, &mut ranks);
    let mut ranked: Vec<_> = ranks.into_iter().zip(moves).collect();
    ranked.sort_by_key(|&(rank, _)| -rank);
    let moves = ranked.into_iter().map(|(_, mv)| mv).collect();
    let deepest = PLIES as i32 - 2;
    let last_depth = limits.depth.map_or(deepest, i32::from).clamp(1, deepest);
    let root = Root::new(moves, limits.lines, last_depth, position.plies_left());
    Box::new(Searcher::new(position, root, path, options))
}

impl Path {
    fn of(game: &Game) -> Self {
        let plies = game.plies();
        let mut stood_twice = Vec::new();
        if game.position().kind() == GameKind::Freeze {
            let positions = plies.iter().map(|ply| &ply.position);
            let mut keys: Vec<u64> = std::iter::once(game.start())
                .chain(positions)
                .filter_map(|position| match position {
                    AnyPosition::Freeze(position) => Some(key(position)),
                    _ => None,
                })
                .collect();
            keys.sort_unstable();
            let twice = keys.windows(2).filter(|pair| pair[0] == pair[1]);
            stood_twice = twice.map(|pair| pair[0]).collect();
        }
        Self {
            played: plies.len(),
            stood_twice,
        }
    }
}
