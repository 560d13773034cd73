//! Stones, cubes and marks: what is drawn for the pieces on the table, and how poses move it.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::looks::{CUBE_HALF, Looks, STONE, face_rotation};
use crate::app::Stage;
use crate::playback::Pose;
use crate::rules::{CubeState, GameKind};
use crate::table::{Cube, Mark, Owner, Stone};

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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looks>()
        .add_observer(dress_stone)
        .add_observer(dress_cube)
        .add_observer(dress_mark)
        .add_systems(
            Update,
            (
                place_pieces,
                turn_cubes,
                show_faces,
                fill_marks,
                show_live_stones,
            )
                .in_set(Stage::View),
        );
}

fn dress_stone(
    added: On<Add, Stone>,
    owners: Query<&Owner>,
    looks: Res<Looks>,
    mut commands: Commands,
) -> Result {
    let owner = owners.get(added.entity)?.0;
    commands
        .entity(added.entity)
        .insert((
            Transform::default(),
            Visibility::default(),
            Mesh3d(looks.stone.clone()),
            looks.material(GameKind::Freedom, owner),
        ))
        .with_child((
            LiveInlay(added.entity),
            Mesh3d(looks.live.clone()),
            looks.inlay(GameKind::Freedom, owner),
            Transform::from_xyz(0.0, STONE[1] - 0.008, 0.0),
            Visibility::Hidden,
        ));
    Ok(())
}

fn dress_cube(
    added: On<Add, Cube>,
    owners: Query<&Owner>,
    looks: Res<Looks>,
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
                    Mesh3d(looks.cube.clone()),
                    looks.material(GameKind::Freeze, owner),
                    Transform::default(),
                ))
                .with_children(|body| {
                    for number in 0..2 {
                        body.spawn((
                            CubeFace { piece, number },
                            Mesh3d(looks.dot.clone()),
                            looks.inlay(GameKind::Freeze, owner),
                            Transform::default(),
                            Visibility::Hidden,
                        ));
                    }
                });
        });
    Ok(())
}

fn dress_mark(
    added: On<Add, Mark>,
    owners: Query<&Owner>,
    looks: Res<Looks>,
    mut commands: Commands,
) -> Result {
    let owner = owners.get(added.entity)?.0;
    commands
        .entity(added.entity)
        .insert((
            Transform::default(),
            Visibility::default(),
            Mesh3d(looks.marks[owner.index()].clone()),
            looks.material(GameKind::Squares, owner),
        ))
        .with_child((
            Filling(added.entity),
            Mesh3d(looks.fills[owner.index()].clone()),
            looks.inlay(GameKind::Squares, owner),
            Transform::default(),
            Visibility::Hidden,
        ));
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

fn show_live_stones(stones: Query<Ref<Stone>>, mut inlays: Query<(&LiveInlay, &mut Visibility)>) {
    for (inlay, mut visibility) in &mut inlays {
        let Ok(stone) = stones.get(inlay.0) else {
            continue;
        };
        let wanted = if stone.live {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        visibility.set_if_neq(wanted);
    }
}
