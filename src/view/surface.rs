//! The one material of the table.
//!
//! Bevy's own does far more than this scene needs: without a graphics card it took about 1.5 microseconds
//! of processor time a pixel, nearly all the time of a frame.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::mesh::{MeshTag, MeshVertexBufferLayoutRef};
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::{Shader, ShaderRef};

use super::palette::Daylight;

const SHADER: Handle<Shader> = uuid_handle!("8f0d2c5e-52a7-4c0c-9d0c-6f8a4f3b9e11");

/// What something on the table is made of.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Features)]
pub(super) struct Surface {
    #[uniform(0)]
    values: Values,
    /// Without one the material is even.
    #[texture(1)]
    #[sampler(2)]
    grain: Option<Handle<Image>>,
    alpha_mode: AlphaMode,
    depth_bias: f32,
    is_lit: bool,
    takes_shadows: bool,
    may_be_strokes: bool,
}

/// What the shader has to do for a surface.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Features {
    is_lit: bool,
    has_grain: bool,
    gleams: bool,
    takes_shadows: bool,
    may_be_strokes: bool,
}

impl From<&Surface> for Features {
    fn from(surface: &Surface) -> Self {
        let is_lit = surface.is_lit;
        Self {
            is_lit,
            has_grain: surface.grain.is_some(),
            gleams: surface.values.finish.x > 0.0,
            takes_shadows: is_lit && surface.takes_shadows,
            may_be_strokes: !is_lit && surface.may_be_strokes,
        }
    }
}

/// As the shader has them.
#[derive(ShaderType, Clone, Copy, Debug)]
struct Values {
    base: LinearRgba,
    accent: LinearRgba,
    grain: Vec4,
    finish: Vec4,
    sun: LinearRgba,
    sky: LinearRgba,
    ground: LinearRgba,
}

/// How a material answers light.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Finish {
    /// Strength of the sun's reflection.
    pub(super) gleam: f32,
    /// How small the reflection is: the exponent of its falling off.
    pub(super) sharpness: f32,
    /// Strength of the sky's reflection where one looks along the surface.
    pub(super) rim: f32,
}

impl Finish {
    /// Cloth, paper, unglazed stone.
    pub(super) const MATT: Self = Self {
        gleam: 0.0,
        sharpness: 1.0,
        rim: 0.0,
    };
    /// Wood, polished stone.
    pub(super) const SATIN: Self = Self {
        gleam: 0.10,
        sharpness: 18.0,
        rim: 0.08,
    };
    /// Glaze, shell.
    pub(super) const GLAZED: Self = Self {
        gleam: 0.30,
        sharpness: 48.0,
        rim: 0.14,
    };
}

impl Surface {
    /// Something that the light falls on.
    pub(super) fn lit(color: Color, finish: Finish, daylight: &Daylight) -> Self {
        let mut surface = Self::new(color, daylight);
        surface.values.finish = Vec4::new(finish.gleam, finish.sharpness, finish.rim, 0.0);
        surface.is_lit = true;
        surface
    }

    /// Something that is as bright everywhere: overlays, ink, shadows.
    pub(super) fn flat(color: Color) -> Self {
        Self::new(color, &Daylight::default())
    }

    fn new(color: Color, daylight: &Daylight) -> Self {
        Self {
            values: Values {
                base: color.to_linear(),
                accent: LinearRgba::WHITE,
                grain: Vec4::ZERO,
                finish: Vec4::ZERO,
                sun: daylight.sun,
                sky: daylight.sky,
                ground: daylight.ground,
            },
            grain: None,
            alpha_mode: if color.alpha() < 1.0 {
                AlphaMode::Blend
            } else {
                AlphaMode::Opaque
            },
            depth_bias: 0.0,
            is_lit: false,
            takes_shadows: false,
            may_be_strokes: false,
        }
    }

    /// With a texture, and how much of each of its channels is seen.
    pub(super) fn with_grain(mut self, grain: &Handle<Image>, weights: Vec4) -> Self {
        self.grain = Some(grain.clone());
        self.values.grain = weights;
        self
    }

    /// Where other things keep the light away, it is darker.
    pub(super) fn with_shadows(mut self, shadows: bool) -> Self {
        self.takes_shadows = shadows;
        self
    }

    /// What is not lit may be drawn with a pen.
    pub(super) fn with_pen(mut self, pen: bool) -> Self {
        self.may_be_strokes = pen;
        self
    }

    /// What frost or light turns it into.
    pub(super) fn with_accent(mut self, accent: Color) -> Self {
        self.values.accent = accent.to_linear();
        self
    }

    /// Lets what is behind shine through as the vertices' colours say.
    pub(super) fn blended(mut self) -> Self {
        self.alpha_mode = AlphaMode::Blend;
        self
    }

    /// Drawn before everything else that lets something shine through.
    pub(super) fn undermost(mut self) -> Self {
        self.depth_bias = -1_000.0;
        self
    }
}

impl Material for Surface {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha_mode
    }

    fn depth_bias(&self) -> f32 {
        self.depth_bias
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let features = key.bind_group_data;
        if let Some(fragment) = &mut descriptor.fragment {
            for (has, name) in [
                (features.is_lit, "LIT"),
                (features.has_grain, "GRAIN"),
                (features.gleams, "GLEAMING"),
                (features.takes_shadows, "SHADOWED"),
                (features.may_be_strokes, "STROKES"),
            ] {
                if has {
                    fragment.shader_defs.push(name.into());
                }
            }
        }
        Ok(())
    }
}

/// What sets a piece apart from the others that are drawn with the same mesh and material. Each is
/// from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Own {
    /// How much of a stroke is drawn.
    pub(super) drawn: f32,
    /// How much frost lies on it; for a shadow, how much of it has gone.
    pub(super) frost: f32,
    /// How much it shines by itself.
    pub(super) glow: f32,
    /// Where in the grain it was cut.
    pub(super) cut: f32,
}

impl Default for Own {
    fn default() -> Self {
        Self {
            drawn: 1.0,
            frost: 0.0,
            glow: 0.0,
            cut: 0.0,
        }
    }
}

impl From<Own> for MeshTag {
    fn from(own: Own) -> Self {
        let bytes = [own.drawn, own.frost, own.glow, own.cut]
            .map(|part| (part.clamp(0.0, 1.0) * 255.0).round() as u8);
        Self(u32::from_le_bytes(bytes))
    }
}

pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "surface.wgsl", Shader::from_wgsl);
    app.add_plugins(MaterialPlugin::<Surface>::default());
}
