//! Stones, cubes and marks: what is drawn for the pieces on the table, and how poses move it.

use std::f32::consts::FRAC_PI_2;

use bevy::light::NotShadowCaster;
use bevy::mesh::MeshTag;
use bevy::prelude::*;

use super::looks::{CUBE_HALF, INK_HEIGHT, Looks, STONE, face_rotation};
use super::materials::{Materials, Stuff};
use super::palette::{Palettes, cut_of};
use super::surface::Own;
use crate::app::Stage;
use crate::playback::{Finale, Pose};
use crate::rules::{CubeState, GameKind};
use crate::table::{At, Cube, Mark, Owner, Stone};

/// The body of a stone, or the ink that stands for it.
#[derive(Component)]
struct StoneBody(Entity);

/// The inlay on top of a stone that shows whether it is live.
#[derive(Component)]
struct LiveInlay(Entity);

/// The body of a cube, which turns inside the piece.
#[derive(Component)]
struct CubeBody(Entity);

/// One of the two faces that a cube shows: 0 is up before it turns, 1 afterwards.
#[derive(Component)]
struct CubeFace {
    piece: Entity,
    number: usize,
}

/// What fills a mark.
#[derive(Component)]
struct Filling(Entity);

/// The shadow close to where a piece lies.
#[derive(Component)]
struct Contact(Entity);

/// Something that is drawn for a piece, with what sets it apart from the others of its kind.
#[derive(Component)]
struct Tagged(Entity);

/// How high a contact shadow lies, in cells, and at what height of its piece it has gone.
const CONTACT_HEIGHT: f32 = 0.003;
const CONTACT_REACH: f32 = 0.9;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looks>()
        .add_observer(dress_stone)
        .add_observer(dress_cube)
        .add_observer(dress_mark)
        .add_systems(
            Update,
            (
                place_pieces,
                place_contacts,
                tag_parts,
                turn_cubes,
                show_faces,
                fill_marks,
                (choose_stones, show_live_stones).chain(),
            )
                .in_set(Stage::View),
        );
}

fn contact(piece: Entity, kind: GameKind, looks: &Looks, materials: &Materials) -> impl Bundle {
    (
        Contact(piece),
        Mesh3d(looks.contacts[kind as usize].clone()),
        materials.of(Stuff::Contact),
        MeshTag::default(),
        Transform::from_xyz(0.0, CONTACT_HEIGHT, 0.0),
        NotShadowCaster,
    )
}

fn dress_stone(
    added: On<Add, Stone>,
    owners: Query<&Owner>,
    looks: Res<Looks>,
    materials: Res<Materials>,
    palettes: Res<Palettes>,
    mut commands: Commands,
) -> Result {
    let piece = added.entity;
    let owner = owners.get(piece)?.0;
    commands
        .entity(piece)
        .insert((Transform::default(), Visibility::default()))
        .with_children(|children| {
            children.spawn((
                StoneBody(piece),
                Tagged(piece),
                Mesh3d(looks.stone(palettes.paper, owner).clone()),
                materials.of(Stuff::Body(GameKind::Freedom, owner)),
                MeshTag::default(),
                Transform::default(),
            ));
            children.spawn((
                LiveInlay(piece),
                Mesh3d(looks.live.clone()),
                materials.of(Stuff::Inlay(GameKind::Freedom, owner)),
                Transform::from_xyz(0.0, STONE[1] - 0.008, 0.0),
                Visibility::Hidden,
            ));
            children.spawn(contact(piece, GameKind::Freedom, &looks, &materials));
        });
    Ok(())
}

fn dress_cube(
    added: On<Add, Cube>,
    owners: Query<&Owner>,
    looks: Res<Looks>,
    materials: Res<Materials>,
    mut commands: Commands,
) -> Result {
    let piece = added.entity;
    let owner = owners.get(piece)?.0;
    commands
        .entity(piece)
        .insert((Transform::default(), Visibility::default()))
        .with_children(|piece_children| {
            piece_children
                .spawn((
                    CubeBody(piece),
                    Tagged(piece),
                    Mesh3d(looks.cube.clone()),
                    materials.of(Stuff::Body(GameKind::Freeze, owner)),
                    MeshTag::default(),
                    Transform::default(),
                ))
                .with_children(|body| {
                    for number in 0..2 {
                        body.spawn((
                            CubeFace { piece, number },
                            Mesh3d(looks.dot.clone()),
                            materials.of(Stuff::Inlay(GameKind::Freeze, owner)),
                            Transform::default(),
                            Visibility::Hidden,
                        ));
                    }
                });
            piece_children.spawn(contact(piece, GameKind::Freeze, &looks, &materials));
        });
    Ok(())
}

fn dress_mark(
    added: On<Add, Mark>,
    owners: Query<&Owner>,
    looks: Res<Looks>,
    materials: Res<Materials>,
    mut commands: Commands,
) -> Result {
    let piece = added.entity;
    let owner = owners.get(piece)?.0;
    commands
        .entity(piece)
        .insert((
            Transform::default(),
            Visibility::default(),
            Mesh3d(looks.marks[owner.index()].clone()),
            materials.of(Stuff::Body(GameKind::Squares, owner)),
        ))
        .with_children(|children| {
            children.spawn((
                Filling(piece),
                Tagged(piece),
                MeshTag::default(),
                Mesh3d(looks.fills[owner.index()].clone()),
                materials.of(Stuff::Inlay(GameKind::Squares, owner)),
                Transform::default(),
                Visibility::Hidden,
            ));
            children.spawn(contact(piece, GameKind::Squares, &looks, &materials));
        });
    Ok(())
}

type ChangedPose = Or<(Changed<Pose>, Added<Transform>)>;

fn place_pieces(mut pieces: Query<(&Pose, &mut Transform), ChangedPose>) {
    for (pose, mut transform) in &mut pieces {
        *transform = Transform {
            translation: pose.position,
            rotation: Quat::from_rotation_y(pose.spin),
            scale: Vec3::splat(pose.scale.max(0.001)),
        };
    }
}

/// A shadow stays on the board, and goes as its piece rises.
fn place_contacts(
    poses: Query<Ref<Pose>>,
    mut contacts: Query<(&Contact, &mut Transform, &mut MeshTag)>,
) {
    for (contact, mut transform, mut tag) in &mut contacts {
        let Ok(pose) = poses.get(contact.0) else {
            continue;
        };
        if pose.is_changed() {
            transform.translation.y = (CONTACT_HEIGHT - pose.position.y) / pose.scale.max(0.001);
            *tag = Own {
                frost: pose.position.y / CONTACT_REACH,
                ..default()
            }
            .into();
        }
    }
}

fn tag_parts(
    poses: Query<(Ref<Pose>, &At)>,
    finale: Res<Finale>,
    mut parts: Query<(&Tagged, &mut MeshTag)>,
) {
    for (part, mut tag) in &mut parts {
        let Ok((pose, at)) = poses.get(part.0) else {
            continue;
        };
        if pose.is_changed() || finale.is_changed() {
            let own = Own {
                drawn: pose.placed,
                frost: pose.frost,
                glow: finale.glow(at.0),
                cut: cut_of(at.0),
            };
            tag.set_if_neq(own.into());
        }
    }
}

/// Which way a cube turns over: to the right as it becomes less free, to the left as it becomes
/// freer, away from the viewer when only its line changes. The rotation is the whole quarter turn.
fn quarter_turn(faces: [CubeState; 2], part: f32) -> Quat {
    let [before, after] = faces.map(rank);
    let angle = FRAC_PI_2 * part;
    match before.cmp(&after) {
        std::cmp::Ordering::Less => Quat::from_rotation_z(-angle),
        std::cmp::Ordering::Greater => Quat::from_rotation_z(angle),
        std::cmp::Ordering::Equal => Quat::from_rotation_x(-angle),
    }
}

const fn rank(state: CubeState) -> u8 {
    match state {
        CubeState::Free => 0,
        CubeState::Polarised(_) => 1,
        CubeState::Frozen => 2,
    }
}

fn turn_cubes(poses: Query<Ref<Pose>>, mut bodies: Query<(&CubeBody, &mut Transform)>) {
    for (body, mut transform) in &mut bodies {
        let Ok(pose) = poses.get(body.0) else {
            continue;
        };
        if pose.is_changed() {
            *transform = Transform {
                translation: Vec3::Y * CUBE_HALF,
                rotation: quarter_turn(pose.faces, pose.turn),
                scale: Vec3::ONE,
            };
        }
    }
}

fn show_faces(
    poses: Query<Ref<Pose>>,
    looks: Res<Looks>,
    mut faces: Query<(&CubeFace, &mut Transform, &mut Mesh3d, &mut Visibility)>,
) {
    for (face, mut transform, mut mesh, mut visibility) in &mut faces {
        let Ok(pose) = poses.get(face.piece) else {
            continue;
        };
        if !pose.is_changed() {
            continue;
        }
        let state = pose.faces[face.number];
        // At rest both faces are the same one; the second would only cover the first.
        let shown = state != CubeState::Free && (face.number == 0 || pose.turn > 0.0);
        visibility.set_if_neq(if shown {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let inlaid = looks.face(state);
        if mesh.0 != *inlaid {
            mesh.0 = inlaid.clone();
        }
        let upright = match face.number {
            0 => Quat::IDENTITY,
            // The face that the whole quarter turn brings up.
            _ => quarter_turn(pose.faces, 1.0).inverse(),
        };
        *transform = Transform {
            translation: upright * (Vec3::Y * (CUBE_HALF - 0.004)),
            rotation: upright * face_rotation(state),
            scale: Vec3::ONE,
        };
    }
}

fn fill_marks(
    poses: Query<Ref<Pose>>,
    mut fillings: Query<(&Filling, &mut Transform, &mut Visibility)>,
) {
    for (filling, mut transform, mut visibility) in &mut fillings {
        let Ok(pose) = poses.get(filling.0) else {
            continue;
        };
        if pose.is_changed() {
            let shown = pose.fill > 0.0;
            visibility.set_if_neq(if shown {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
            let breadth = 0.35 + 0.65 * pose.fill;
            transform.scale = Vec3::new(breadth, pose.fill.max(0.02), breadth);
        }
    }
}

/// Stones of slate and shell fall; crosses and noughts lie on the paper and lean a little.
fn choose_stones(
    palettes: Res<Palettes>,
    looks: Res<Looks>,
    poses: Query<(Ref<Pose>, &At, &Owner)>,
    stones: Query<Ref<Pose>, With<Stone>>,
    mut bodies: Query<(&StoneBody, &mut Mesh3d, &mut Transform)>,
    mut contacts: Query<(&Contact, &mut Visibility)>,
) {
    for (body, mut mesh, mut transform) in &mut bodies {
        let Ok((pose, at, owner)) = poses.get(body.0) else {
            continue;
        };
        if !pose.is_changed() && !palettes.is_changed() {
            continue;
        }
        let shape = looks.stone(palettes.paper, owner.0);
        if mesh.0 != *shape {
            mesh.0 = shape.clone();
        }
        *transform = if palettes.paper {
            let scale = pose.scale.max(0.001);
            Transform {
                translation: Vec3::Y * (INK_HEIGHT - pose.position.y) / scale,
                rotation: Quat::from_rotation_y((cut_of(at.0) - 0.5) * 0.5 - pose.spin),
                scale: Vec3::splat(1.0 / scale),
            }
        } else {
            Transform::from_rotation(Quat::from_rotation_y(cut_of(at.0) * 6.0))
        };
    }
    for (contact, mut visibility) in &mut contacts {
        let Ok(pose) = stones.get(contact.0) else {
            continue;
        };
        if pose.is_changed() || palettes.is_changed() {
            visibility.set_if_neq(if palettes.paper {
                Visibility::Hidden
            } else {
                Visibility::Inherited
            });
        }
    }
}

fn show_live_stones(
    palettes: Res<Palettes>,
    stones: Query<Ref<Stone>>,
    mut inlays: Query<(&LiveInlay, &mut Visibility)>,
) {
    for (inlay, mut visibility) in &mut inlays {
        let Ok(stone) = stones.get(inlay.0) else {
            continue;
        };
        let wanted = if stone.live && !palettes.paper {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        visibility.set_if_neq(wanted);
    }
}
