//! The steps of the line on the table, each with its place in time.

use std::ops::Range;

use bevy::prelude::*;

use crate::launch::Moment;
use crate::rules::{Cell, Step, StepKind};
use crate::turn::{NodeId, Tree};

/// How long a stone or a mark takes to be placed, in seconds at normal speed.
const PLACE: f64 = 0.35;
/// How long a cube takes to start and stop sliding, in seconds.
const SLIDE: f64 = 0.25;
/// What every cell on the way adds to a slide, in seconds.
const SLIDE_PER_CELL: f64 = 0.05;
/// How long a cube's turn takes, in seconds.
const TURN: f64 = 0.45;
/// How long the corners of squares take to be outlined and filled, in seconds.
const FILL: f64 = 0.55;
/// How long enclosed marks take to pop up, in seconds.
const OCCUPY: f64 = 0.45;
/// How much later the last of several pieces starts than the first, as a part of the step.
const STAGGER: f32 = 0.3;

/// A step with its place in the game and in time.
#[derive(Clone, Debug)]
pub struct TimedStep {
    /// The move it belongs to.
    pub node: NodeId,
    /// The move's number in the line, from 0.
    pub ply: usize,
    /// The step's number in its move, from 0.
    pub number: usize,
    /// How many steps the move has.
    pub of: usize,
    /// The number of the wave that the step belongs to, from 1; 0 for the act.
    pub wave: usize,
    /// How many waves the move has: of a reaction, or fills of a cascade.
    pub waves: usize,
    /// What changes.
    pub step: Step,
    /// For each change how much later than the step it starts, as a part of the step.
    lags: Vec<f32>,
    /// When it begins, in seconds from the start of the game at normal speed.
    pub start: f64,
    /// How long it takes, in seconds at normal speed.
    pub duration: f64,
}

impl TimedStep {
    /// How far a change of this step has come when the step has come to `progress`; both 0 to 1.
    pub fn progress_of(&self, change: usize, progress: f32) -> f32 {
        ((progress - self.lags[change]) / (1.0 - self.spread())).clamp(0.0, 1.0)
    }

    /// How far the step has come (0 to 1) when a change of it has come to `progress`.
    pub fn moment_of(&self, change: usize, progress: f32) -> f32 {
        self.lags[change] + (1.0 - self.spread()) * progress
    }

    /// How much later the last change starts than the step, as a part of the step.
    fn spread(&self) -> f32 {
        self.lags.iter().copied().fold(0.0, f32::max)
    }

    fn new(tree: &Tree, node: NodeId, ply: usize, number: usize, start: f64) -> Self {
        let played = tree.ply(node);
        let step = played.steps[number].clone();
        let lags = match (played.mv.target(), step.kind) {
            (Some(origin), StepKind::Wave(_) | StepKind::Occupy) => lags(&step, origin),
            _ => vec![0.0; step.changes.len()],
        };
        Self {
            node,
            ply,
            number,
            of: played.steps.len(),
            wave: waves(&played.steps[..=number]),
            waves: waves(&played.steps),
            duration: duration(&step),
            step,
            lags,
            start,
        }
    }
}

/// How many waves a move's steps are: of a reaction, or fills of a cascade.
pub fn waves(steps: &[Step]) -> usize {
    let is_wave = |step: &&Step| !matches!(step.kind, StepKind::Act | StepKind::Occupy);
    steps.iter().filter(is_wave).count()
}

/// Nearer pieces start first.
fn lags(step: &Step, origin: Cell) -> Vec<f32> {
    let distances: Vec<f32> = step
        .changes
        .iter()
        .map(|change| f32::from(change.cell.king_distance(origin)))
        .collect();
    let nearest = distances.iter().copied().fold(f32::INFINITY, f32::min);
    let farthest = distances.iter().copied().fold(0.0, f32::max);
    let spread = (farthest - nearest).max(1.0);
    distances
        .iter()
        .map(|distance| STAGGER * (distance - nearest) / spread)
        .collect()
}

fn duration(step: &Step) -> f64 {
    match (step.kind, step.changes.as_slice()) {
        (StepKind::Act, [from, to]) => {
            SLIDE + SLIDE_PER_CELL * f64::from(from.cell.king_distance(to.cell))
        }
        (StepKind::Act, _) => PLACE,
        (StepKind::Wave(_) | StepKind::Single(_), _) => TURN,
        (StepKind::Fill, _) => FILL,
        (StepKind::Occupy, _) => OCCUPY,
    }
}

/// All steps of the line on the table.
#[derive(Resource, Default, Debug)]
pub struct Timeline {
    steps: Vec<TimedStep>,
    /// The line's moves, each with the number of steps up to its end.
    moves: Vec<(NodeId, usize)>,
    limit: usize,
}

impl Timeline {
    /// All steps, those that can be redone included.
    pub fn steps(&self) -> &[TimedStep] {
        &self.steps
    }

    /// How many steps are played: where "now" is.
    pub fn now(&self) -> usize {
        self.limit
    }

    /// The steps of a move of the line.
    pub fn steps_of(&self, ply: usize) -> Range<usize> {
        self.end_of(ply)..self.end_of(ply + 1)
    }

    /// How many steps a number of the line's moves have together.
    pub fn end_of(&self, moves: usize) -> usize {
        match moves.min(self.moves.len()) {
            0 => 0,
            count => self.moves[count - 1].1,
        }
    }

    /// How many moves are complete after a number of steps.
    pub fn moves_at(&self, steps: usize) -> usize {
        self.moves.partition_point(|&(_, end)| end <= steps)
    }

    /// When a step ends, in seconds at normal speed; 0 before the first.
    pub fn time_after(&self, steps: usize) -> f64 {
        match steps.min(self.steps.len()) {
            0 => 0.0,
            count => {
                let last = &self.steps[count - 1];
                last.start + last.duration
            }
        }
    }

    /// The time of a moment of the game, in seconds at normal speed.
    pub fn time_of(&self, moment: Moment) -> f64 {
        let moves = usize::from(moment.moves);
        let [begin, end] = [moves, moves + 1].map(|moves| self.time_after(self.end_of(moves)));
        begin + (end - begin) * f64::from(moment.hundredths) / 100.0
    }

    /// The number of steps begun at a time, and how far the last of them has come.
    pub fn at(&self, time: f64) -> (usize, f32) {
        let begun = self.steps[..self.limit].partition_point(|step| step.start < time);
        match begun {
            0 => (0, 1.0),
            count => {
                let step = &self.steps[count - 1];
                let progress = ((time - step.start) / step.duration).clamp(0.0, 1.0);
                (count, progress as f32)
            }
        }
    }

    /// How many steps stay when the timeline follows a tree's line.
    pub(crate) fn kept(&self, tree: &Tree) -> usize {
        self.end_of(self.moves_kept(tree))
    }

    fn moves_kept(&self, tree: &Tree) -> usize {
        self.moves
            .iter()
            .zip(tree.line())
            .take_while(|((known, _), node)| known == *node)
            .count()
    }

    /// Takes over a tree's line. While the last move's reaction is `held` back, "now" is before it.
    pub(crate) fn follow(&mut self, tree: &Tree, held: bool) {
        let kept = self.moves_kept(tree);
        self.steps.truncate(self.end_of(kept));
        self.moves.truncate(kept);
        for (ply, &node) in tree.line().iter().enumerate().skip(kept) {
            for number in 0..tree.ply(node).steps.len() {
                let start = self.time_after(self.steps.len());
                self.steps
                    .push(TimedStep::new(tree, node, ply, number, start));
            }
            self.moves.push((node, self.steps.len()));
        }
        let end = self.end_of(tree.reached());
        self.limit = match tree.reached().checked_sub(1) {
            Some(last) if held => end.min(self.end_of(last) + 1),
            _ => end,
        };
    }

    /// Forgets everything, for another game.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}
