//! The search of one game's tree.

use super::frame::{Frame, Pass, Trial};
use super::key::key;
use super::levels::Sight;
use super::ordering::Ordering;
use super::playable::{LIVELY, Playable};
use super::root::Root;
use super::search::{Options, Path};
use super::table::{Bound, Entry, Table};
use super::value::{INFINITY, shifted};
use crate::rules::MOVE_LIMIT;

/// How many plies below the root the search goes at most, extensions included.
pub(super) const PLIES: usize = 128;

/// A principal variation search that is kept as a value: the way from the root to where it stands.
///
/// Each ply has a frame. A [`step`](Self::step) takes a frame's next move and enters the position after it,
/// or leaves a frame whose moves are done and hands its value up; so the search can rest anywhere.
#[derive(Debug)]
pub(super) struct Searcher<P> {
    frames: Vec<Frame<P>>,
    /// How many frames are in use.
    height: usize,
    pub(super) root: Root,
    table: Table,
    ordering: Ordering,
    sight: Sight,
    path: Path,
    pub(super) nodes: u64,
}

/// What a position turned out to be on entering it.
enum Entered {
    /// Its value is known at once.
    Known(i32),
    /// Its moves have to be searched.
    Open,
}

impl<P: Playable> Searcher<P> {
    pub(super) fn new(position: P, root: Root, path: Path, options: &Options) -> Self {
        let mut frames: Vec<_> = (0..PLIES).map(|_| Frame::new(position)).collect();
        frames[0].key = key(&position);
        Self {
            frames,
            height: 0,
            root,
            table: Table::new(options.limits.table_bytes),
            ordering: Ordering::new(PLIES),
            sight: options.sight,
            path,
            nodes: 0,
        }
    }

    /// Searches until so many nodes have been entered in all, or no deeper search would tell more.
    pub(super) fn advance(&mut self, until: u64) {
        while self.nodes < until && !self.root.is_done() {
            self.step();
        }
    }

    fn step(&mut self) {
        if self.height == 0 {
            self.open_root();
            return;
        }
        let Some(trial) = self.next_trial() else {
            self.leave();
            return;
        };
        let ply = self.height;
        let (above, below) = self.frames.split_at_mut(ply);
        below[0].position = above[ply - 1].position;
        below[0].position.play_unchecked(trial.mv);
        if let Entered::Known(value) = self.enter(trial) {
            self.frames[ply].line.clear();
            self.receive(-value);
        }
    }

    /// Begins an iteration, or one more search of the same depth with a wider window.
    fn open_root(&mut self) {
        self.ordering.fade();
        let frame = &mut self.frames[0];
        frame.depth = self.root.depth();
        frame.extension = 0;
        self.root.rank(&mut frame.moves, &mut frame.ranks);
        frame.open(self.root.window(), -INFINITY);
        self.height = 1;
    }

    /// What the topmost frame has to search next; nothing if it is done.
    fn next_trial(&mut self) -> Option<Trial> {
        let ply = self.height - 1;
        let frame = &mut self.frames[ply];
        if frame.is_refuted() {
            return None;
        }
        let mut less = 0;
        if frame.again {
            frame.again = false;
        } else {
            let rank = frame.take()?;
            let number = frame.taken - 1;
            let lines = if ply == 0 { self.root.lines_open() } else { 0 };
            frame.pass = if number == 0 || frame.depth <= 0 || lines > 0 {
                Pass::Full
            } else {
                let exact = frame
                    .position
                    .plies_left()
                    .is_some_and(|plies| frame.depth >= plies as i32);
                if ply > 0 && !exact && rank < LIVELY {
                    less = P::reduction(frame.depth, number).min(frame.depth - 1);
                }
                if less > 0 { Pass::Reduced } else { Pass::Scout }
            };
        }
        Some(Trial {
            mv: frame.current(),
            window: frame.window(),
            depth: frame.depth + frame.extension - 1 - less,
        })
    }

    /// Looks at the position in the frame above the topmost one, and puts it on top if its moves have to be
    /// searched.
    fn enter(&mut self, trial: Trial) -> Entered {
        self.nodes += 1;
        let ply = self.height;
        let [alpha, beta] = trial.window;
        let frame = &mut self.frames[ply];
        let position = frame.position;
        frame.key = key(&position);
        if P::REPEATS && self.is_drawn(ply) {
            return Entered::Known(0);
        }
        if trial.depth <= 0 || ply + 1 == PLIES {
            return self.enter_leaf(trial);
        }
        let plies_left = position.plies_left().map_or(i32::MAX, |plies| plies as i32);
        let depth = trial.depth.min(plies_left);
        if position.is_late() {
            let [least, most] = position.limits();
            if least >= beta || least == most {
                return Entered::Known(least);
            }
            if most <= alpha {
                return Entered::Known(most);
            }
        }
        let frame = &mut self.frames[ply];
        let entry = self.table.get(frame.key);
        if let Some(entry) = entry
            && i32::from(entry.depth) >= depth
            && beta - alpha == 1
        {
            let value = shifted(entry.value, -(ply as i32));
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if settles {
                return Entered::Known(value);
            }
        }
        position.legal_moves(&mut frame.moves);
        if frame.moves.is_empty() {
            return Entered::Known(self.end_value(ply));
        }
        position.rank(&frame.moves, &mut frame.ranks);
        self.ordering.adjust(
            position.side_to_move(),
            ply,
            entry.and_then(|entry| entry.best),
            &frame.moves,
            &mut frame.ranks,
        );
        // Forced moves cost no ply, as long as they do not carry the search away.
        let forced = frame.moves.len() == 1 && (ply as i32) < 2 * self.root.depth();
        frame.extension = i32::from(forced && depth < plies_left);
        frame.depth = depth;
        frame.open(trial.window, -INFINITY);
        self.height += 1;
        Entered::Open
    }

    /// Looks at a position behind the last full ply.
    fn enter_leaf(&mut self, trial: Trial) -> Entered {
        let ply = self.height;
        let frame = &mut self.frames[ply];
        let position = frame.position;
        if position.legal_count() == 0 {
            return Entered::Known(self.end_value(ply));
        }
        let value = position.evaluate(&self.sight);
        let [_, beta] = trial.window;
        let follows = self.sight.cascades && trial.depth > -P::LIVELY_PLIES && ply + 1 < PLIES;
        if !follows || value >= beta {
            return Entered::Known(value);
        }
        position.lively_moves(&mut frame.moves);
        if frame.moves.is_empty() {
            return Entered::Known(value);
        }
        frame.ranks.clear();
        frame.ranks.resize(frame.moves.len(), 0);
        frame.depth = trial.depth.min(0);
        frame.extension = 0;
        // Nobody has to set a cascade off.
        frame.open(trial.window, value);
        self.height += 1;
        Entered::Open
    }

    /// Leaves the topmost frame, whose moves are done.
    fn leave(&mut self) {
        self.height -= 1;
        let ply = self.height;
        let frame = &self.frames[ply];
        let (best, best_move) = (frame.best, frame.best_move);
        if ply == 0 {
            self.root.finish(best);
            return;
        }
        if frame.depth > 0 {
            let bound = if best >= frame.beta {
                Bound::Lower
            } else if best <= frame.floor {
                Bound::Upper
            } else {
                Bound::Exact
            };
            let entry = Entry {
                value: shifted(best, ply as i32),
                bound,
                depth: frame.depth as u8,
                best: best_move,
            };
            self.table.put(frame.key, entry);
            if let Some(mv) = best_move.filter(|_| bound == Bound::Lower) {
                let side = frame.position.side_to_move();
                self.ordering.refuted(side, ply, frame.depth, mv);
            }
        }
        self.receive(-best);
    }

    /// Hands a value to the topmost frame, whose present move has led to it.
    fn receive(&mut self, value: i32) {
        let ply = self.height - 1;
        let (above, below) = self.frames.split_at_mut(self.height);
        let frame = &mut above[ply];
        if frame.receive(value) {
            let mv = frame.current();
            frame.line.clear();
            frame.line.push(mv);
            frame.line.extend_from_slice(&below[0].line);
            if ply == 0 {
                frame.alpha = self.root.found(value, &frame.line);
            }
        }
    }

    /// Whether the position in a frame is a draw because it has stood before, or there have been too many
    /// moves.
    ///
    /// On the way from the root the second time already counts: who can come back once can do so again.
    fn is_drawn(&self, ply: usize) -> bool {
        let frame = &self.frames[ply];
        let comes_again = self.frames[..ply]
            .iter()
            .rev()
            .skip(1)
            .step_by(2)
            .any(|above| above.key == frame.key);
        comes_again
            || self.path.stood_twice.binary_search(&frame.key).is_ok()
            || self.path.played + ply >= MOVE_LIMIT && frame.position.ending().is_none()
    }

    /// The value of a frame's position, which has no legal move.
    fn end_value(&self, ply: usize) -> i32 {
        let position = &self.frames[ply].position;
        position
            .ending()
            .map_or(0, |ending| position.end_value(ending, ply as i32))
    }
}
