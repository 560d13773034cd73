//! The texture that gives every material its grain: wood, specks, shell and clouds in one picture.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The side of the texture, in pixels.
const SIDE: usize = 256;

/// The weights of the channels, for [`super::surface::Surface::with_grain`]: wood.
pub(super) const WOOD: Vec4 = Vec4::new(0.34, 0.05, 0.0, 0.0);
/// Slate and fine cast stone.
pub(super) const SPECKLED: Vec4 = Vec4::new(0.0, 0.22, 0.0, 0.06);
/// Ivory and bone: hardly anything.
pub(super) const SMOOTH: Vec4 = Vec4::new(0.0, 0.05, 0.0, 0.05);
/// The lines of a shell.
pub(super) const SHELL: Vec4 = Vec4::new(0.0, 0.0, 0.09, 0.0);
/// Pale stone with clouds in it.
pub(super) const CLOUDED: Vec4 = Vec4::new(0.0, 0.07, 0.0, 0.16);

/// Makes the texture. Each channel is a grey from dark to bright around the middle.
pub(super) fn texture() -> Image {
    let mut level: Vec<[f32; 4]> = (0..SIDE * SIDE)
        .map(|number| {
            let at = Vec2::new((number % SIDE) as f32, (number / SIDE) as f32) / SIDE as f32;
            [wood(at), specks(at), shell(at), layered_noise(at * 6.0, 3)]
        })
        .collect();
    // The smaller copies are for what is far away, where single pixels would flicker.
    let mut bytes = Vec::with_capacity(SIDE * SIDE * 6);
    let mut side = SIDE;
    let mut levels = 0;
    loop {
        bytes.extend(level.iter().flatten().map(|part| (part * 255.0) as u8));
        levels += 1;
        if side == 1 {
            break;
        }
        level = halved(&level, side);
        side /= 2;
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: SIDE as u32,
            height: SIDE as u32,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8Unorm,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(bytes);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::MirrorRepeat,
        address_mode_v: ImageAddressMode::MirrorRepeat,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// A picture of half the side: every pixel the mean of four.
fn halved(level: &[[f32; 4]], side: usize) -> Vec<[f32; 4]> {
    let half = side / 2;
    (0..half * half)
        .map(|number| {
            let corner = number / half * 2 * side + number % half * 2;
            let four = [corner, corner + 1, corner + side, corner + side + 1];
            [0, 1, 2, 3].map(|channel| four.iter().map(|&at| level[at][channel]).sum::<f32>() / 4.0)
        })
        .collect()
}

/// Long fibres and slow rings.
fn wood(at: Vec2) -> f32 {
    let bend = layered_noise(at * Vec2::new(1.6, 7.0), 3);
    let rings = ((at.y * 9.0 + bend * 3.4) * std::f32::consts::TAU / 2.0)
        .sin()
        .mul_add(0.5, 0.5)
        .powf(0.7);
    let fibres = layered_noise(at * Vec2::new(5.0, 120.0), 2);
    0.55 * rings + 0.45 * fibres
}

/// Fine specks.
fn specks(at: Vec2) -> f32 {
    layered_noise(at * 90.0, 2)
}

/// Faint lines, nearly straight, now closer and now wider.
fn shell(at: Vec2) -> f32 {
    let bend = layered_noise(at * Vec2::new(3.0, 2.0), 2);
    ((at.x * 30.0 + bend * 9.0) * std::f32::consts::TAU / 2.0).sin() * 0.5 + 0.5
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
