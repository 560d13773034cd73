//! How it looks: camera, light, materials, meshes, overlays.

pub mod board;
pub mod camera;
#[cfg(not(target_arch = "wasm32"))]
mod icon;
pub mod layout;
mod light;
mod looks;
mod meshes;
mod overlays;
pub mod palette;
mod pieces;
mod power;
mod threads;

use bevy::prelude::*;

pub use power::Awake;

use crate::launch::Graphics;

/// A graphics level asked for on the command line, for this run only.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GraphicsOverride(pub Graphics);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        camera::plugin,
        light::plugin,
        board::plugin,
        pieces::plugin,
        overlays::plugin,
        threads::plugin,
        power::plugin,
        #[cfg(not(target_arch = "wasm32"))]
        icon::plugin,
    ));
}
