//! What is to be heard of a step, and when: a pure function of the step and of the speed.

use std::cmp::Ordering;
use std::ops::Range;

use bevy::prelude::*;

use crate::playback::{FROST_BEGINS, TOUCH, TimedStep, on_board};
use crate::rules::{Cell, Change, CubeState, Outcome, Piece, Side, Size, StepKind};

/// The most voices of one step, at normal speed and slower.
const VOICES: f64 = 8.0;
/// The fewest, however fast it is shown.
const FEWEST_VOICES: usize = 2;
/// How much later one of several voices that belong together begins than the one before, in seconds at
/// normal speed.
const STAGGER: f32 = 0.022;
/// How far to one side the outermost column is heard; 1 is one ear only.
const WIDEST: f32 = 0.6;
/// How loud all voices of a step's pieces are together.
const PIECES: f32 = 0.75;
/// How loud the tone of a wave is.
const TONE: f32 = 0.5;
/// How long the sound of a sliding cube is at its own pitch, in seconds.
const SLIDE_LENGTH: f64 = 0.42;
/// Above this speed the small sounds that follow others are left out.
const HASTE: f64 = 1.5;

/// The highest tone of [`Sound::Tone`]: three octaves of five.
pub const HIGHEST_TONE: u8 = 14;

// When something is heard of a change, as a part of the change. They follow `pose_at`.
/// A falling stone touches the board for the first and, after a small spring, the second time.
const TOUCHES: [f32; 2] = [TOUCH, 0.97];
/// A sliding cube has stopped.
const STOPPED: f32 = 0.9;
/// A cube begins to turn over.
const LIFTED: f32 = 0.1;
/// A mark is seen.
const SEEN: f32 = 0.12;

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A stone touches the wooden board.
    Stone,
    /// A cube slides over the felt.
    Slide,
    /// A cube comes to rest on the felt.
    Land,
    /// A cube turns over.
    Turn,
    /// A cube freezes.
    Frost,
    /// A cube thaws.
    Thaw,
    /// A mark is drawn.
    Ink,
    /// A mark is filled or pops up.
    Tile,
    /// The tone of a wave, from 0 to [`HIGHEST_TONE`] up a pentatonic scale.
    Tone(u8),
    /// A game is over, and somebody has won.
    Win,
    /// A game is over, and nobody has won.
    Draw,
    /// A move was refused.
    Knock,
}

/// Something is to be heard.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Cue {
    /// What.
    pub sound: Sound,
    /// From where: -1 is the left ear only, 1 the right one.
    pub pan: f32,
    /// How loud, as an amplitude; 1 is as loud as it gets.
    pub level: f32,
    /// How fast it is played, and with that how high; 1 is as it was made.
    pub rate: f32,
    /// How much later, in seconds.
    pub delay: f32,
}

impl Cue {
    /// A sound as it was made, from the middle.
    pub(super) const fn plain(sound: Sound) -> Self {
        Self {
            sound,
            pan: 0.0,
            level: 1.0,
            rate: 1.0,
            delay: 0.0,
        }
    }
}

/// The board as it is heard.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Hearing {
    /// Its size.
    pub(super) size: Size,
    /// How far the player has gone around it to the right, in radians.
    pub(super) yaw: f32,
}

impl Hearing {
    /// From where a cell is heard: from where it is seen, from the left to the right.
    fn pan(self, cell: Cell) -> f32 {
        let place = on_board(cell, self.size);
        let to_the_right = place.x * self.yaw.cos() - place.z * self.yaw.sin();
        let outermost = on_board(Cell::new(self.size.get() - 1, 0), self.size).x;
        WIDEST * (to_the_right / outermost.max(1.0)).clamp(-1.0, 1.0)
    }
}

/// A cue and its moment, as a part of the step.
type Timed = (f32, Cue);

/// What is heard while a step comes from one moment to another; both 0 to 1.
pub(super) fn passed(timed: &TimedStep, board: Hearing, tempo: f64, part: Range<f32>) -> Vec<Cue> {
    score(timed, board, tempo)
        .into_iter()
        .filter(|(moment, _)| part.contains(moment))
        .map(|(_, cue)| cue)
        .collect()
}

/// What is heard of a player's act when it is not animated: one sound.
pub(super) fn at_once(act: &TimedStep, board: Hearing) -> Option<Cue> {
    let change = act.step.changes.last()?;
    let sound = match change.after? {
        Piece::Stone(_) => Sound::Stone,
        Piece::Cube(..) => Sound::Land,
        Piece::Mark { .. } => Sound::Ink,
    };
    Some(Cue {
        pan: board.pan(change.cell),
        ..Cue::plain(sound)
    })
}

/// What is heard of the end of a game.
pub(super) const fn ending(outcome: Outcome) -> Cue {
    Cue::plain(match outcome {
        Outcome::Win(_) => Sound::Win,
        Outcome::Draw => Sound::Draw,
    })
}

/// Everything that is heard of a step.
fn score(timed: &TimedStep, board: Hearing, tempo: f64) -> Vec<Timed> {
    let mut heard = match timed.step.kind {
        StepKind::Act => act(timed, board, tempo),
        StepKind::Wave(_) | StepKind::Single(_) | StepKind::Fill | StepKind::Occupy => {
            let mut heard = pieces(timed, board, tempo);
            heard.push(tone(timed, board));
            heard
        }
    };
    for (_, cue) in &mut heard {
        cue.level *= hush(tempo);
    }
    heard
}

fn act(timed: &TimedStep, board: Hearing, tempo: f64) -> Vec<Timed> {
    let rate = stretch(tempo);
    let cue = |change: &Change, sound| Cue {
        pan: board.pan(change.cell),
        rate,
        ..Cue::plain(sound)
    };
    match timed.step.changes.as_slice() {
        [from, to] => {
            let length = timed.duration / tempo;
            let slide = Cue {
                level: 0.7,
                rate: (SLIDE_LENGTH / length).clamp(0.6, 1.25) as f32,
                ..cue(from, Sound::Slide)
            };
            vec![(0.0, slide), (STOPPED, cue(to, Sound::Land))]
        }
        [placed] => match placed.after {
            Some(Piece::Mark { side, .. }) => {
                // A box is drawn with a broader pen than a circle.
                let pen = if side == Side::White { 1.0 } else { 0.88 };
                let mut ink = cue(placed, Sound::Ink);
                ink.rate *= pen;
                vec![(0.0, ink)]
            }
            _ => {
                let first = cue(placed, Sound::Stone);
                let second = Cue {
                    level: 0.15,
                    rate: rate * 1.06,
                    ..first
                };
                let mut heard = vec![(TOUCHES[0], first)];
                if tempo <= HASTE {
                    heard.push((TOUCHES[1], second));
                }
                heard
            }
        },
        _ => Vec::new(),
    }
}

/// The pieces that change together: a voice each, but not more than can be told apart.
fn pieces(timed: &TimedStep, board: Hearing, tempo: f64) -> Vec<Timed> {
    let mut changes: Vec<_> = timed.step.changes.iter().enumerate().collect();
    changes.sort_by(|(a, _), (b, _)| order(timed, *a, *b));
    // One of the step's voices is its tone.
    let room = voices(tempo) - 1;
    let count = changes.len().min(room);
    let level = PIECES / (count.max(1) as f32).sqrt();
    (0..count)
        .map(|voice| {
            // Spread evenly from the first to the last.
            let (number, change) = changes[voice * changes.len() / count];
            let (sound, moment) = voice_of(change);
            let cue = Cue {
                sound,
                pan: board.pan(change.cell),
                level,
                rate: stretch(tempo),
                delay: voice as f32 * STAGGER / (tempo as f32).clamp(0.25, 4.0),
            };
            (timed.moment_of(number, moment), cue)
        })
        .collect()
}

fn order(timed: &TimedStep, a: usize, b: usize) -> Ordering {
    timed
        .moment_of(a, 0.0)
        .total_cmp(&timed.moment_of(b, 0.0))
        .then(a.cmp(&b))
}

fn voice_of(change: &Change) -> (Sound, f32) {
    let is_frozen = |piece: Option<Piece>| matches!(piece, Some(Piece::Cube(_, CubeState::Frozen)));
    match (change.before, change.after) {
        (_, after) if is_frozen(after) => (Sound::Frost, FROST_BEGINS),
        (before, _) if is_frozen(before) => (Sound::Thaw, LIFTED),
        (_, Some(Piece::Cube(..))) => (Sound::Turn, LIFTED),
        _ => (Sound::Tile, SEEN),
    }
}

/// The tone of a wave, from the middle of what changes.
fn tone(timed: &TimedStep, board: Hearing) -> Timed {
    let changes = &timed.step.changes;
    let pans: f32 = changes.iter().map(|change| board.pan(change.cell)).sum();
    let height = timed.wave.saturating_sub(1).min(HIGHEST_TONE.into());
    let cue = Cue {
        pan: pans / changes.len().max(1) as f32 / 2.0,
        // What is enclosed answers the tone of the squares that enclose it.
        level: if timed.step.kind == StepKind::Occupy {
            TONE / 2.0
        } else {
            TONE
        },
        ..Cue::plain(Sound::Tone(height as u8))
    };
    (SEEN, cue)
}

/// How many voices a step has at a speed.
fn voices(tempo: f64) -> usize {
    ((VOICES / tempo.max(1.0)) as usize).max(FEWEST_VOICES)
}

/// How fast sounds are played at a speed: lower and longer in slow motion, hardly higher in a hurry. Not
/// the tones, which keep to their scale.
fn stretch(tempo: f64) -> f32 {
    let rate = if tempo < 1.0 {
        tempo.powf(0.3).max(0.6)
    } else {
        tempo.powf(0.03)
    };
    rate as f32
}

/// How much softer it is at a speed: fast steps follow each other closely.
fn hush(tempo: f64) -> f32 {
    tempo.max(1.0).powf(-0.3) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_heard_from_where_they_are_seen() {
        let size = Size::new(10).expect("a size of the games");
        let pan = |quarters: f32, col, row| {
            let yaw = quarters * std::f32::consts::FRAC_PI_2;
            Hearing { size, yaw }.pan(Cell::new(col, row))
        };
        let near = |a: f32, b: f32| (a - b).abs() < 1e-4;
        assert!(near(pan(0.0, 0, 3), -WIDEST) && near(pan(0.0, 9, 8), WIDEST));
        assert!(near(pan(2.0, 0, 3), WIDEST) && near(pan(2.0, 9, 8), -WIDEST));
        // From the board's right side, the upper rows are on the right.
        assert!(near(pan(1.0, 3, 9), WIDEST) && near(pan(1.0, 3, 0), -WIDEST));
        assert!(pan(0.5, 9, 9).abs() <= WIDEST);
    }
}
