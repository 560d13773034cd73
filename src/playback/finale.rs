//! The end of a game: what it was won by lights up piece by piece, and is counted.

use bevy::prelude::*;

use super::{Playhead, Timeline};
use crate::app::Stage;
use crate::rules::{AnyPosition, Cell, CubeState, GameKind, Piece, Position, Side};
use crate::store::Settings;
use crate::turn::Session;

/// How long it takes before the first lights up, in seconds.
const PAUSE: f32 = 0.35;
/// From one row, cube or pair of tiles to the next, in seconds: at least, and all together at most.
const LONGEST_BEAT: f32 = 0.45;
const LONGEST: f32 = 3.2;
/// How long a piece shines, in seconds.
const SHINE: f32 = 0.9;
/// The part of that in which it becomes brighter.
const RISE: f32 = 0.2;

/// What lights up together, and what has been counted when it has.
#[derive(Clone, PartialEq, Debug)]
struct Beat {
    cells: Vec<Cell>,
    counted: [u16; 2],
}

/// The end of the game that is being celebrated, if one is.
#[derive(Resource, Default, PartialEq, Debug)]
pub struct Finale {
    beats: Vec<Beat>,
    /// From one beat to the next, in seconds.
    pace: f32,
    /// Seconds since it began.
    elapsed: f32,
}

impl Finale {
    /// The end of a game on the board.
    fn of(position: &AnyPosition) -> Self {
        let beats = match position.kind() {
            GameKind::Freedom => rows(position),
            GameKind::Freeze => frozen(position),
            GameKind::Squares => filled(position),
        };
        Self {
            pace: LONGEST_BEAT.min(LONGEST / beats.len().max(1) as f32),
            elapsed: 0.0,
            beats,
        }
    }

    fn length(&self) -> f32 {
        PAUSE + self.pace * self.beats.len() as f32 + SHINE
    }

    /// Whether it is being shown.
    pub fn is_running(&self) -> bool {
        !self.beats.is_empty() && self.elapsed < self.length()
    }

    /// What White and Black have by now.
    pub fn counted(&self) -> [u16; 2] {
        self.beats
            .iter()
            .enumerate()
            .take_while(|&(number, _)| self.begins(number) <= self.elapsed)
            .last()
            .map_or([0, 0], |(_, beat)| beat.counted)
    }

    /// How brightly the piece on a cell shines, 0 to 1.
    pub fn glow(&self, cell: Cell) -> f32 {
        if !self.is_running() {
            return 0.0;
        }
        self.beats
            .iter()
            .enumerate()
            .filter(|(_, beat)| beat.cells.contains(&cell))
            .map(|(number, _)| shine((self.elapsed - self.begins(number)) / SHINE))
            .fold(0.0, f32::max)
    }

    fn begins(&self, beat: usize) -> f32 {
        PAUSE + self.pace * beat as f32
    }
}

/// Quickly bright, slowly dark again; 0 outside of 0 to 1.
fn shine(part: f32) -> f32 {
    if !(0.0..1.0).contains(&part) {
        0.0
    } else if part < RISE {
        EaseFunction::SineOut.sample_clamped(part / RISE)
    } else {
        1.0 - EaseFunction::SineInOut.sample_clamped((part - RISE) / (1.0 - RISE))
    }
}

/// Freedom: the live rows, and the live stones that they bring.
fn rows(position: &AnyPosition) -> Vec<Beat> {
    let mut seen: Vec<Cell> = Vec::new();
    let mut counted = [0, 0];
    position
        .live_rows()
        .into_iter()
        .map(|row| {
            for cell in row.cells {
                if !seen.contains(&cell) {
                    seen.push(cell);
                    counted[row.side.index()] += 1;
                }
            }
            Beat {
                cells: row.cells.to_vec(),
                counted,
            }
        })
        .collect()
}

/// The cells of all pieces of a kind.
fn cells_of(position: &AnyPosition, wanted: Piece) -> Vec<Cell> {
    let pieces = position.pieces().into_iter();
    pieces
        .filter(|&(_, piece)| piece == wanted)
        .map(|(cell, _)| cell)
        .collect()
}

/// Freeze: the cubes that are frozen, those of the beaten army.
fn frozen(position: &AnyPosition) -> Vec<Beat> {
    let armies = Side::ALL.map(|side| cells_of(position, Piece::Cube(side, CubeState::Frozen)));
    let Some((beaten, cells)) = Side::ALL
        .into_iter()
        .zip(armies)
        .max_by_key(|(_, cells)| cells.len())
    else {
        return Vec::new();
    };
    let mut counted = [0, 0];
    cells
        .into_iter()
        .map(|cell| {
            counted[beaten.other().index()] += 1;
            Beat {
                cells: vec![cell],
                counted,
            }
        })
        .collect()
}

/// Squares: the filled marks of both sides, in pairs as long as both have some.
fn filled(position: &AnyPosition) -> Vec<Beat> {
    let [white, black] =
        Side::ALL.map(|side| cells_of(position, Piece::Mark { side, filled: true }));
    (0..white.len().max(black.len()))
        .map(|number| Beat {
            cells: [&white, &black]
                .into_iter()
                .filter_map(|side| side.get(number).copied())
                .collect(),
            counted: [&white, &black].map(|side| side.len().min(number + 1) as u16),
        })
        .collect()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Finale>().add_systems(
        Update,
        run.after(super::playhead::advance).in_set(Stage::Playback),
    );
}

/// Begins when the last step of a game has run to its end by itself, and goes on until it is over or
/// something else is done to the game.
fn run(
    time: Res<Time>,
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    session: Option<Res<Session>>,
    settings: Res<Settings>,
    mut was_running: Local<bool>,
    mut finale: ResMut<Finale>,
) {
    let running = playhead.is_running();
    let arrived = std::mem::replace(&mut *was_running, running) && !running;
    let at_end = playhead.is_at_rest() && playhead.shown() == timeline.now();
    let ended = session
        .as_ref()
        .filter(|session| at_end && session.end().is_some());
    if let (true, true, Some(session)) = (arrived, settings.is_animated(), ended) {
        *finale = Finale::of(session.position());
    } else if finale.is_running() {
        if ended.is_none() || session.is_some_and(|session| session.is_changed()) {
            *finale = Finale::default();
        } else {
            finale.elapsed += time.delta_secs();
        }
    }
}
