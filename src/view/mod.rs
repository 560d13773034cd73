//! How it looks: camera, light, materials, meshes, overlays.

mod board;
pub mod camera;
mod grain;
#[cfg(not(target_arch = "wasm32"))]
mod icon;
pub mod layout;
mod light;
mod looks;
mod materials;
mod measure;
mod meshes;
mod orbit;
mod overlays;
pub mod palette;
mod pieces;
mod power;
mod surface;
mod threads;

use bevy::prelude::*;

pub use power::Awake;

use crate::launch::Graphics;

/// A graphics level asked for on the command line, for this run only.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GraphicsOverride(pub Graphics);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        palette::plugin,
        surface::plugin,
        materials::plugin,
        camera::plugin,
        orbit::plugin,
        light::plugin,
        measure::plugin,
        board::plugin,
        pieces::plugin,
        overlays::plugin,
        threads::plugin,
        power::plugin,
        #[cfg(not(target_arch = "wasm32"))]
        icon::plugin,
    ));
}
