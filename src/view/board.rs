//! The board, and the table it lies on.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::camera::RIM;
use super::{meshes, palette};
use crate::app::Stage;
use crate::rules::{GameKind, Setup};
use crate::table;

/// How thick the slab is, in cells.
const THICKNESS: f32 = 0.5;
/// The side of the texture of the cells, in pixels.
const TEXTURE: u32 = 512;

/// A part of the board or the table, made anew when another board is needed.
#[derive(Component)]
struct BoardPart;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_table).add_systems(
        Update,
        build_board
            .run_if(resource_changed::<table::Board>)
            .in_set(Stage::View),
    );
}

fn spawn_table(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    commands.spawn((
        Mesh3d(meshes.add(meshes::table_top(90.0, palette::TABLE))),
        MeshMaterial3d(materials.add(StandardMaterial {
            perceptual_roughness: 1.0,
            reflectance: 0.0,
            ..default()
        })),
        Transform::from_xyz(0.0, -THICKNESS, 0.0),
    ));
}

fn build_board(
    board: Res<table::Board>,
    mut built: Local<Option<Setup>>,
    old: Query<Entity, With<BoardPart>>,
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let setup = board.setup();
    if *built == Some(setup) {
        return;
    }
    *built = Some(setup);
    for part in &old {
        commands.entity(part).despawn();
    }
    let side = setup.size().get();
    let palette = palette::of(setup.kind());
    let half = f32::from(side) / 2.0 + RIM;
    commands.spawn((
        BoardPart,
        Mesh3d(meshes.add(meshes::tile(half, 0.18, THICKNESS))),
        MeshMaterial3d(materials.add(StandardMaterial {
            base_color: palette.slab,
            perceptual_roughness: 0.8,
            reflectance: 0.2,
            ..default()
        })),
        // The cells lie a hair above the slab.
        Transform::from_xyz(0.0, -THICKNESS - 0.004, 0.0),
    ));
    commands.spawn((
        BoardPart,
        Mesh3d(meshes.add(meshes::cells(side, palette.gap))),
        MeshMaterial3d(materials.add(StandardMaterial {
            base_color: palette.cell,
            base_color_texture: Some(images.add(texture(setup.kind(), palette.grain))),
            perceptual_roughness: 0.75,
            reflectance: 0.2,
            ..default()
        })),
        Transform::IDENTITY,
    ));
}

/// The cells' material in grey, to be multiplied with their colour: wood for Freedom, stone for the
/// others.
fn texture(kind: GameKind, grain: f32) -> Image {
    let side = TEXTURE as usize;
    let mut pixels = Vec::with_capacity(side * side * 4);
    for y in 0..side {
        for x in 0..side {
            let at = Vec2::new(x as f32, y as f32) / TEXTURE as f32;
            let value = match kind {
                GameKind::Freedom => wood(at),
                GameKind::Freeze | GameKind::Squares => stone(at),
            };
            let shade = 1.0 - grain * 0.22 * (1.0 - value);
            let byte = (shade.clamp(0.0, 1.0) * 255.0) as u8;
            pixels.extend([byte, byte, byte, 255]);
        }
    }
    let mut image = Image::new(
        Extent3d {
            width: TEXTURE,
            height: TEXTURE,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::MirrorRepeat,
        address_mode_v: ImageAddressMode::MirrorRepeat,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// Long fibres and slow rings, 0 (dark) to 1.
fn wood(at: Vec2) -> f32 {
    let bend = layered_noise(at * Vec2::new(2.0, 9.0), 3);
    let rings = ((at.y * 16.0 + bend * 2.4).sin() * 0.5 + 0.5).powf(0.7);
    let fibres = layered_noise(at * Vec2::new(9.0, 260.0), 3);
    0.6 * rings + 0.4 * fibres
}

/// Fine specks and slow clouds, 0 (dark) to 1.
fn stone(at: Vec2) -> f32 {
    0.5 * layered_noise(at * 7.0, 3) + 0.5 * layered_noise(at * 150.0, 2)
}

/// Smooth noise of several octaves, 0 to 1.
fn layered_noise(at: Vec2, octaves: u32) -> f32 {
    let mut sum = 0.0;
    let mut weight = 0.5;
    let mut total = 0.0;
    let mut at = at;
    for _ in 0..octaves {
        sum += weight * value_noise(at);
        total += weight;
        weight *= 0.5;
        at = at * 2.03 + 17.0;
    }
    sum / total
}

fn value_noise(at: Vec2) -> f32 {
    let corner = at.floor();
    let part = at - corner;
    let ease = part * part * (3.0 - 2.0 * part);
    let value = |dx: f32, dy: f32| lattice(corner + Vec2::new(dx, dy));
    value(0.0, 0.0)
        .lerp(value(1.0, 0.0), ease.x)
        .lerp(value(0.0, 1.0).lerp(value(1.0, 1.0), ease.x), ease.y)
}

/// A fixed number from 0 to 1 for every point with whole coordinates.
fn lattice(at: Vec2) -> f32 {
    let mut bits = (at.x as i32 as u32).wrapping_mul(0x9E37_79B1)
        ^ (at.y as i32 as u32).wrapping_mul(0x85EB_CA77);
    bits ^= bits >> 15;
    bits = bits.wrapping_mul(0x2C1B_3C6D);
    bits ^= bits >> 13;
    (bits & 0xFFFF) as f32 / 65_535.0
}
