//! The computer player: a search over [`rules`](crate::rules), and the levels that use it.
//!
//! No clock, no threads and no chance but from a seed that the caller gives. A [`Search`] is a value that is
//! advanced in slices and can be asked for the best move at any moment; whoever calls it decides when it is
//! enough. A [`Thought`] is a search as a [`Player`] of a [`Level`] makes it.
//!
//! # The search
//!
//! One principal variation search for all three games: iterative deepening, a narrow first window, a
//! transposition table, killers and history for the order of the moves, and late moves searched less deep at
//! first. The way from the root to where it stands is kept in frames instead of on the stack, so that it can
//! rest after any node. A game plugs in what only it knows:
//!
//! - Freedom: rows that can still be exactly four by their stones, the empty ends of live rows, the freedom
//!   to choose. Forced moves cost no ply. Late in the game it knows the least and the most that each side
//!   can still reach, which cuts off most of the tree, and the end is solved to the last stone.
//! - Freeze: frozen cubes, and how many slides each side has. A position that stood before on the way is a
//!   draw.
//! - Squares: squares that can still be completed by their marks, forks, and behind the last ply every
//!   cascade to its end; late in the game the same limits as in Freedom.
//!
//! Once the search reaches the end of the game from the root it makes no more short cuts, and the report is
//! exact.
//!
//! # Why this one
//!
//! By matches at equal processor time against the crate `minimax` 0.5, which `tools/yardstick` plays: with the
//! same rules and the same estimate of positions. Its alpha-beta search has a transposition table, principal
//! variation search, a history of good moves and an extension for forced ones too, but no order of moves
//! from the game, no killers, and no late moves searched less deep. At 50 ms a move ours makes 65.8% of the
//! points against it in Squares (60 games: 27 wins, 25 draws, 8 losses; 95% interval 53 to 77%) and 68.3% in
//! Freedom (60 games; 56 to 79%). In Freeze there is no lead (44 games: 20 wins, 5 draws, 19 losses): the game
//! gives its moves no order there. Its Monte Carlo tree search makes 1 point in 12 games (four of each game,
//! 20 ms a move): random games to the end say little about rows and squares that a good opponent spoils.
//!
//! One search uses one thread. Splitting the root helps little, because the first move costs most and gives
//! the others their window. Threads that share a transposition table help more, but which of them is first
//! decides what the next one finds, and a level would no longer play the same everywhere; a browser has one
//! thread anyway. The other cores serve other games: `tesserae match --threads`.
//!
//! A core enters about 1.2 million positions a second in Freedom, 1.5 million in Squares and 750,000 in Freeze
//! (beside other work; `benches/engine.rs` measures it). The estimates limit the first two: one takes 0.3 and
//! 0.16 µs, a move 0.01 and 0.04 µs. In Freeze a move with its reaction takes 0.3 µs, the estimate as long, and
//! the list of all slides 0.5 µs.
//!
//! # The levels
//!
//! A level is a number of plies and of nodes, how often it makes a move that it thinks a little worse than
//! the best (never one that gives a forced win away or walks into a forced loss), and how much it sees:
//! `levels` has the table. Nothing depends on time, so a level plays the same on every machine.

mod code;
mod frame;
mod freedom;
mod freeze;
mod key;
mod levels;
mod ordering;
mod playable;
mod player;
mod review;
mod root;
mod search;
mod searcher;
mod squares;
mod table;
mod value;

pub use levels::{Level, ParseLevelError};
pub use player::{ParsePlayerError, Player, Thought};
pub use review::{Review, final_value};
pub use search::{Limits, PlayLine, Report, Search, Status, estimate};
pub use value::Value;
