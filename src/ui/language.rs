//! The language of the interface, as it is set.

use bevy::prelude::*;

use crate::store::{Settings, load_settings};
use crate::text;

/// Speaks the language from the beginning, and another one as soon as it is chosen.
pub(super) fn plugin(app: &mut App) {
    // What is said while the settings are read.
    text::speak(Settings::default().spoken());
    app.add_systems(PreStartup, speak.after(load_settings))
        .add_systems(First, speak.run_if(resource_changed::<Settings>));
}

fn speak(settings: Res<Settings>) {
    text::speak(settings.spoken());
}
