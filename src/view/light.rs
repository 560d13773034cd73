//! The light, and how much of it each graphics level pays for.

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, PointLightShadowMap};
use bevy::prelude::*;

use super::GraphicsOverride;
use crate::app::Stage;
use crate::launch::Graphics;
use crate::store::Settings;

/// Whether things keep the light away from each other.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Shadows(pub(super) bool);

pub(super) fn plugin(app: &mut App) {
    // There are no lamps, but the renderer keeps a map for their shadows.
    app.init_resource::<Shadows>()
        .insert_resource(PointLightShadowMap { size: 16 })
        .add_systems(Startup, spawn_sun)
        .add_systems(
            Update,
            apply_graphics
                .run_if(resource_changed::<Settings>)
                .in_set(Stage::View),
        );
}

fn spawn_sun(mut commands: Commands) {
    commands.spawn((
        // How bright it is, the materials know themselves.
        DirectionalLight::default(),
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            maximum_distance: 120.0,
            ..default()
        }
        .build(),
        Transform::from_xyz(-5.0, 9.0, -4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

fn apply_graphics(
    settings: Res<Settings>,
    asked: Option<Res<GraphicsOverride>>,
    mut applied: Local<Option<Graphics>>,
    mut shadows: ResMut<Shadows>,
    mut shadow_map: ResMut<DirectionalLightShadowMap>,
    mut sun: Single<&mut DirectionalLight>,
    camera: Single<Entity, With<Camera3d>>,
    mut commands: Commands,
) {
    let graphics = asked.map_or(settings.graphics, |asked| asked.0);
    if *applied == Some(graphics) {
        return;
    }
    *applied = Some(graphics);
    shadows.set_if_neq(Shadows(graphics != Graphics::Low));
    sun.shadow_maps_enabled = shadows.0;
    // A map is kept even where no shadow is drawn.
    shadow_map.size = match graphics {
        Graphics::Low => 64,
        Graphics::Medium => 2048,
        Graphics::High => 4096,
    };
    commands.entity(*camera).insert(match graphics {
        Graphics::Low => Msaa::Off,
        Graphics::Medium | Graphics::High => Msaa::Sample4,
    });
}
