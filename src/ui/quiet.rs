//! Lets the interface come to rest, with all that it shows.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_repeated_modifiers.after(EguiPreUpdateSet::ProcessInput),
    )
    // Letters that are needed for the first time are drawn in the frame that needs them, not in the
    // next, which might never come.
    .configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    );
}

/// bevy_egui 0.42 tells egui in every frame which modifier keys are pressed, and egui answers every
/// event with another frame: nothing would ever rest. Only what has changed is passed on.
fn drop_repeated_modifiers(
    mut inputs: Query<&mut EguiInput>,
    mut known: Local<Option<egui::Modifiers>>,
) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                known.replace(*modifiers) != Some(*modifiers)
            }
            _ => true,
        });
    }
}
