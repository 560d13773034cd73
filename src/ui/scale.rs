//! How large the interface is: the window's scale factor, times what the player has set.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::store::{SCALES, Settings};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, scale);
}

fn scale(settings: Res<Settings>, window: Option<Single<&mut Window, With<PrimaryWindow>>>) {
    let Some(mut window) = window else { return };
    let percent = settings.ui_scale.clamp(SCALES[0], SCALES[SCALES.len() - 1]);
    let wanted = (percent != 100)
        .then(|| window.resolution.base_scale_factor() * f32::from(percent) / 100.0);
    if window.resolution.scale_factor_override() != wanted {
        window.resolution.set_scale_factor_override(wanted);
    }
}
