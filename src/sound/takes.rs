//! The files, and how each playing of one differs from the last.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::cues::{Cue, Sound};

/// How far the pitch of a sound wanders, as a part of it; not that of tones, which would be out of tune.
const PITCH: f32 = 0.035;
/// How far the pitch of a tone wanders.
const TUNING: f32 = 0.002;
/// How far the level wanders, as a part of it. Only down, so that nothing gets louder than was asked for.
const LEVEL: f32 = 0.22;
/// The steps of the pentatonic scale, in semitones.
const SCALE: [u8; 5] = [0, 2, 4, 7, 9];

/// Hands the names of all files to a macro. Takes of the same sound end in a number from 1.
macro_rules! with_files {
    ($use:ident) => {
        $use![
            "draw", "frost-1", "frost-2", "frost-3", "ink-1", "ink-2", "ink-3", "knock", "land-1",
            "land-2", "land-3", "slide-1", "slide-2", "stone-1", "stone-2", "stone-3", "stone-4",
            "thaw-1", "thaw-2", "tile-1", "tile-2", "tile-3", "tone-1", "tone-2", "tone-3",
            "turn-1", "turn-2", "turn-3", "win",
        ]
    };
}

macro_rules! names {
    ($($name:literal),* $(,)?) => {
        &[$($name),*]
    };
}

#[cfg(not(target_arch = "wasm32"))]
macro_rules! contents {
    ($($name:literal),* $(,)?) => {
        &[$(include_bytes!(concat!("../../assets/sounds/", $name, ".ogg"))),*]
    };
}

/// The names of all files.
pub(super) const FILES: &[&str] = with_files!(names);

/// What is in them.
#[cfg(not(target_arch = "wasm32"))]
pub(super) const CONTENTS: &[&[u8]] = with_files!(contents);

/// A file as it is to be played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Voice {
    /// Its number in [`FILES`].
    pub(super) file: usize,
    /// From where: -1 is the left ear only, 1 the right one.
    pub(super) pan: f32,
    /// How loud, as an amplitude.
    pub(super) level: f32,
    /// How fast, 1 as it was made.
    pub(super) rate: f32,
    /// How much later, in seconds.
    pub(super) delay: f32,
}

/// Chooses takes, and changes each a little. The one place outside the engine where chance is asked: it
/// changes nothing but the sound.
pub(super) struct Takes {
    random: Xoshiro256PlusPlus,
    last: Option<usize>,
}

impl Takes {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            last: None,
        }
    }

    /// How a cue is played this time; never with the file of the last one, if there is another take.
    pub(super) fn take(&mut self, cue: &Cue) -> Option<Voice> {
        let files: Vec<usize> = files_of(cue.sound);
        let fresh = files
            .iter()
            .copied()
            .filter(|&file| Some(file) != self.last);
        let choice: Vec<usize> = fresh.collect();
        let choice = if choice.is_empty() { files } else { choice };
        let file = *choice.get(self.random.random_range(0..choice.len().max(1)))?;
        self.last = Some(file);
        let (height, wander) = match cue.sound {
            Sound::Tone(tone) => (height(tone), TUNING),
            Sound::Win | Sound::Draw => (1.0, TUNING),
            _ => (1.0, PITCH),
        };
        Some(Voice {
            file,
            pan: cue.pan,
            level: cue.level * (1.0 - self.random.random_range(0.0..LEVEL)),
            rate: cue.rate * height * (1.0 + self.random.random_range(-wander..wander)),
            delay: cue.delay,
        })
    }
}

/// The files with the takes of a sound.
fn files_of(sound: Sound) -> Vec<usize> {
    let octave;
    let name = match sound {
        Sound::Stone => "stone",
        Sound::Slide => "slide",
        Sound::Land => "land",
        Sound::Turn => "turn",
        Sound::Frost => "frost",
        Sound::Thaw => "thaw",
        Sound::Ink => "ink",
        Sound::Tile => "tile",
        Sound::Tone(tone) => {
            octave = format!("tone-{}", usize::from(tone) / SCALE.len() + 1);
            &octave
        }
        Sound::Win => "win",
        Sound::Draw => "draw",
        Sound::Knock => "knock",
    };
    let is_take = |file: &str| {
        file.strip_prefix(name).is_some_and(|rest| {
            rest.trim_start_matches(|letter: char| letter == '-' || letter.is_ascii_digit())
                .is_empty()
        })
    };
    (0..FILES.len())
        .filter(|&file| is_take(FILES[file]))
        .collect()
}

/// How much faster the file of a tone's octave has to be played.
fn height(tone: u8) -> f32 {
    let semitones = SCALE[usize::from(tone) % SCALE.len()];
    (f32::from(semitones) / 12.0).exp2()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::HIGHEST_TONE;
    use super::*;

    const ALL: [Sound; 11] = [
        Sound::Stone,
        Sound::Slide,
        Sound::Land,
        Sound::Turn,
        Sound::Frost,
        Sound::Thaw,
        Sound::Ink,
        Sound::Tile,
        Sound::Win,
        Sound::Draw,
        Sound::Knock,
    ];

    #[test]
    fn every_sound_has_files_and_every_file_a_sound() {
        let tones = (0..=HIGHEST_TONE).map(Sound::Tone);
        let mut used = HashSet::new();
        for sound in tones.chain(ALL) {
            let files = files_of(sound);
            assert!(!files.is_empty(), "{sound:?}");
            used.extend(files);
        }
        assert_eq!(used.len(), FILES.len());
    }

    #[test]
    fn tones_rise_through_the_octaves() {
        let pitches: Vec<f32> = (0..=HIGHEST_TONE)
            .map(|tone| {
                let octave = files_of(Sound::Tone(tone))[0] - files_of(Sound::Tone(0))[0];
                (octave as f32).exp2() * height(tone)
            })
            .collect();
        assert!(pitches.is_sorted_by(|a, b| a < b), "{pitches:?}");
    }

    #[test]
    fn no_two_playings_are_alike_and_none_is_louder_than_asked_for() {
        let mut takes = Takes::new(1);
        let mut last = None;
        for _ in 0..200 {
            let voice = takes.take(&Cue::plain(Sound::Stone)).expect("a file");
            assert!(voice.level <= 1.0 && voice.level > 0.7);
            assert!((voice.rate - 1.0).abs() <= PITCH);
            assert_ne!(Some(voice.file), last, "another take every time");
            last = Some(voice.file);
        }
    }
}
