//! Chooses how much the picture may cost by how long frames take while something moves.

use bevy::prelude::*;

use super::GraphicsOverride;
use super::camera::CameraRig;
use crate::app::Stage;
use crate::launch::Graphics;
use crate::playback::Playhead;
use crate::store::Settings;

/// A frame that takes longer than this, in seconds, is too slow: fewer than 24 a second.
const SLOW: f32 = 1.0 / 24.0;
/// A frame that takes no longer than this is as quick as most screens: 57 a second.
const QUICK: f32 = 1.0 / 57.0;
/// How many frames are measured before the level is lowered, and before it is raised.
const TO_LOWER: usize = 24;
const TO_RAISE: usize = 240;

/// How long the last frames took in which something moved, in seconds.
#[derive(Resource, Default)]
struct Frames(Vec<f32>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Frames>().add_systems(
        Update,
        measure
            .run_if(not(resource_exists::<GraphicsOverride>))
            .in_set(Stage::View),
    );
}

fn measure(
    time: Res<Time<Real>>,
    playhead: Res<Playhead>,
    rig: Res<CameraRig>,
    mut was_moving: Local<bool>,
    mut frames: ResMut<Frames>,
    mut settings: ResMut<Settings>,
) {
    let moving = playhead.is_running() || rig.is_moving();
    // The first frame of a movement has the rest before it in it.
    if !settings.graphics_by_hand && moving && *was_moving {
        frames.0.push(time.delta_secs());
        if let Some(level) = better(&frames.0, settings.graphics, settings.graphics_limit) {
            frames.0.clear();
            if level < settings.graphics {
                settings.graphics_limit = level;
            }
            settings.graphics = level;
        } else if frames.0.len() >= TO_RAISE {
            frames.0.clear();
        }
    }
    *was_moving = moving;
}

/// Another level, if the frames say so: a lower one where half of them are too slow, a higher one up to
/// the limit where nearly all are quick. A level that was too slow once is not tried again.
fn better(frames: &[f32], level: Graphics, limit: Graphics) -> Option<Graphics> {
    let place = Graphics::ALL.iter().position(|&other| other == level)?;
    if !frames.len().is_multiple_of(TO_LOWER) {
        return None;
    }
    let part_below = |bound: f32| {
        frames.iter().filter(|&&frame| frame <= bound).count() as f32 / frames.len() as f32
    };
    if frames.len() >= TO_LOWER && part_below(SLOW) < 0.5 {
        return place.checked_sub(1).map(|lower| Graphics::ALL[lower]);
    }
    let higher = Graphics::ALL.get(place + 1).copied()?;
    (frames.len() >= TO_RAISE && part_below(QUICK) > 0.9 && higher <= limit).then_some(higher)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames(count: usize, seconds: f32) -> Vec<f32> {
        vec![seconds; count]
    }

    #[test]
    fn slow_frames_lower_the_level_step_by_step() {
        let slow = frames(TO_LOWER, 0.1);
        let lower = |level| better(&slow, level, Graphics::High);
        assert_eq!(lower(Graphics::High), Some(Graphics::Medium));
        assert_eq!(lower(Graphics::Medium), Some(Graphics::Low));
        assert_eq!(lower(Graphics::Low), None);
    }

    #[test]
    fn a_few_slow_frames_do_not() {
        let mut some = frames(TO_LOWER, 0.02);
        some[3] = 0.5;
        assert_eq!(better(&some, Graphics::Medium, Graphics::High), None);
        assert_eq!(
            better(&frames(5, 0.1), Graphics::Medium, Graphics::High),
            None
        );
    }

    #[test]
    fn quick_frames_raise_it_up_to_the_limit() {
        let quick = frames(TO_RAISE, 0.0167);
        let raise = |limit| better(&quick, Graphics::Medium, limit);
        assert_eq!(raise(Graphics::High), Some(Graphics::High));
        assert_eq!(raise(Graphics::Medium), None);
        let few = frames(TO_LOWER, 0.0167);
        assert_eq!(better(&few, Graphics::Medium, Graphics::High), None);
    }
}
