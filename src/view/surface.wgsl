// One material for everything on the table: cheap enough for a machine without a graphics card, since
// it does just what this scene needs, and each kind of surface just what it needs: such a machine works
// through both sides of every branch. Daylight from one side, a sky above, the table's light from below.

#import bevy_pbr::{
    mesh_bindings::mesh,
    mesh_functions,
    mesh_types::MESH_FLAGS_SHADOW_RECEIVER_BIT,
    mesh_view_bindings::{lights, view},
    mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT,
    shadows,
    view_transformations::position_world_to_clip,
}

struct Surface {
    base: vec4<f32>,
    // What frost or light turns the base into.
    accent: vec4<f32>,
    // How much of each channel of the grain is seen.
    grain: vec4<f32>,
    // Strength of the gleam, its exponent, strength of the rim.
    finish: vec4<f32>,
    sun: vec4<f32>,
    sky: vec4<f32>,
    ground: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> surface: Surface;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var grain_texture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var grain_sampler: sampler;

struct Vertex {
    @builtin(instance_index) instance: u32,
    @location(0) position: vec3<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
#ifdef VERTEX_COLORS
    @location(5) color: vec4<f32>,
#endif
}

struct Varying {
    @builtin(position) clip: vec4<f32>,
    @location(0) position: vec4<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
    // What sets a piece apart from the others of its kind: how much of it is drawn, frost, light, and a
    // number of its own.
    @location(3) own: vec4<f32>,
#ifdef VERTEX_COLORS
    @location(4) color: vec4<f32>,
#endif
    @location(5) receives: f32,
}

@vertex
fn vertex(in: Vertex) -> Varying {
    var out: Varying;
    let world_from_local = mesh_functions::get_world_from_local(in.instance);
    out.position = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(in.position, 1.0));
    out.normal = mesh_functions::mesh_normal_local_to_world(in.normal, in.instance);
    out.clip = position_world_to_clip(out.position.xyz);
    out.uv = in.uv;
    out.own = unpack4x8unorm(mesh_functions::get_tag(in.instance));
#ifdef VERTEX_COLORS
    out.color = in.color;
#endif
    out.receives = select(0.0, 1.0, (mesh[in.instance].flags & MESH_FLAGS_SHADOW_RECEIVER_BIT) != 0u);
    return out;
}

@fragment
fn fragment(in: Varying) -> @location(0) vec4<f32> {
    var base = surface.base;
#ifdef VERTEX_COLORS
    base *= in.color;
#endif
#ifdef STROKES
    // Strokes, which are told by a v that no grain has, are drawn along u; everything else is drawn whole.
    if in.uv.y < -500.0 && in.uv.x > in.own.x {
        discard;
    }
#endif
    var shade = 1.0;
    var speckle = 0.5;
#ifdef GRAIN
    let texel = textureSample(grain_texture, grain_sampler, in.uv + in.own.w * vec2(7.3, 3.1));
    shade = 1.0 + dot(texel - 0.5, surface.grain);
    speckle = texel.g;
#endif
    var color = base.rgb * shade;
    // Frost grows in patches, the brightest specks first.
    if in.own.y > 0.0 {
        let grown = smoothstep(speckle - 0.35, speckle + 0.35, in.own.y * 1.7 - 0.35);
        color = mix(color, surface.accent.rgb * (0.86 + 0.28 * speckle), grown * surface.accent.a);
    }
#ifdef LIT
    let normal = normalize(in.normal);
    let to_light = lights.directional_lights[0].direction_to_light;
    var lit = saturate(dot(normal, to_light));
#ifdef SHADOWED
    if in.receives > 0.5
        && (lights.directional_lights[0].flags & DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u {
        let depth = dot(vec4(
            view.view_from_world[0].z,
            view.view_from_world[1].z,
            view.view_from_world[2].z,
            view.view_from_world[3].z,
        ), in.position);
        lit *= shadows::fetch_directional_shadow(0u, in.position, normal, depth, in.clip.xy);
    }
#endif
    let sky = mix(surface.ground.rgb, surface.sky.rgb, normal.y * 0.5 + 0.5);
    // Near the board less of the sky is seen.
    let open = 0.72 + 0.28 * saturate(in.position.y * 2.2 + normal.y);
    color *= surface.sun.rgb * lit + sky * open;
#ifdef GLEAMING
    let to_eye = normalize(view.world_position.xyz - in.position.xyz);
    let halfway = normalize(to_light + to_eye);
    let gleam = pow(saturate(dot(normal, halfway)), surface.finish.y) * lit;
    let rim = pow(1.0 - saturate(dot(normal, to_eye)), 4.0) * surface.finish.z;
    color += surface.finish.x * gleam * surface.sun.rgb + rim * surface.sky.rgb;
#endif
#else
    // A large faint gradient shows bands if nothing breaks them up.
    let noise = fract(52.9829189 * fract(dot(in.clip.xy, vec2(0.06711056, 0.00583715))));
    color += (noise - 0.5) / 300.0;
    base.a *= 1.0 - in.own.y;
#endif
    color += surface.accent.rgb * in.own.z * 0.55;
    return vec4(color, base.a);
}
