//! Lines over the board that show why: influences, rows, outlines of squares.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::MeshTag;
use bevy::prelude::*;

use super::looks::{CUBE_HALF, INK_HEIGHT, STONE};
use super::materials::{Materials, Stuff};
use super::meshes;
use super::palette::Palettes;
use super::surface::{Own, Surface};
use crate::app::{Screen, Stage};
use crate::input::{OnTable, Pointed, Selection};
use crate::playback::{Playhead, Timeline, on_board};
use crate::rules::{GameKind, Position, Setup, Side};
use crate::store::Settings;
use crate::table::Board;
use crate::turn::Session;
use crate::why::{self, Meaning, Thread};

/// How wide a thread is, in cells.
const WIDTH: f32 = 0.075;
/// The part of a step in which its threads are drawn from cause to effect.
const DRAWN_BY: f32 = 0.5;

/// The threads that belong to what is on the table, and how far they are drawn.
#[derive(Resource, Default, PartialEq)]
struct Threads {
    threads: Vec<Thread>,
    /// 0 to 1.
    drawn: f32,
}

/// A strip that shows a thread; strips are kept and used again.
#[derive(Component)]
struct Strip;

/// The shapes of threads.
#[derive(Resource)]
struct ThreadMeshes {
    strip: Handle<Mesh>,
    /// On paper a row is circled: along a line and along a diagonal.
    loops: [Handle<Mesh>; 2],
}

impl FromWorld for ThreadMeshes {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        Self {
            strip: meshes.add(Cuboid::new(1.0, 0.02, 1.0)),
            loops: [1.5, 1.5 * 2f32.sqrt()]
                .map(|half| meshes.add(meshes::pen_loop(half, 0.44, WIDTH * 0.8))),
        }
    }
}

/// What a thread is made of.
const fn stuff(kind: GameKind, side: Side, meaning: Meaning) -> Stuff {
    match meaning {
        Meaning::Holds => Stuff::Thread(kind, side),
        Meaning::Would => Stuff::WouldBe(kind, side),
        Meaning::Idle => Stuff::Idle,
        Meaning::Lost => Stuff::Lost,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThreadMeshes>()
        .init_resource::<Threads>()
        .add_systems(
            Update,
            (
                choose_threads,
                draw_threads
                    .run_if(resource_changed::<Threads>.or_else(resource_changed::<Palettes>)),
            )
                .chain()
                .run_if(in_state(Screen::Playing))
                .in_set(Stage::View),
        );
}

fn choose_threads(
    table: OnTable,
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    session: Option<Res<Session>>,
    pointed: Res<Pointed>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    mut threads: ResMut<Threads>,
) {
    let changed = table.is_changed()
        || pointed.is_changed()
        || selection.is_changed()
        || settings.is_changed();
    let Some(session) = session.filter(|_| changed) else {
        return;
    };
    let step = playhead
        .current_step()
        .and_then(|step| timeline.steps().get(step));
    let next = if let Some(timed) = step {
        let tree = session.tree();
        let drawn = if tree.contains(timed.node) && settings.explain {
            let before = tree.position_before(timed.node);
            why::explain_step(before, &tree.ply(timed.node).steps, timed.number)
        } else {
            Vec::new()
        };
        Threads {
            // A row that is lost fades instead of being drawn.
            drawn: match drawn.first() {
                Some(Thread {
                    meaning: Meaning::Lost,
                    ..
                }) => 1.0 - playhead.progress(),
                _ => (playhead.progress() / DRAWN_BY).min(1.0),
            },
            threads: drawn,
        }
    } else if let Some((position, _)) = table.standing() {
        Threads {
            threads: threads_at_rest(position, &pointed, &selection, &settings),
            drawn: 1.0,
        }
    } else {
        Threads::default()
    };
    threads.set_if_neq(next);
}

fn threads_at_rest(
    position: &crate::rules::AnyPosition,
    pointed: &Pointed,
    selection: &Selection,
    settings: &Settings,
) -> Vec<Thread> {
    let always = settings.show_all_threads || position.kind() == GameKind::Freedom;
    let mut threads = if always {
        why::all_threads(position)
    } else {
        Vec::new()
    };
    let cell = pointed.cell.or(selection.from).filter(|_| settings.explain);
    for thread in cell
        .map(|cell| why::explain_cell(position, cell).threads)
        .unwrap_or_default()
    {
        // What a move would end is shown in place of what still holds.
        threads.retain(|other| (other.from, other.to) != (thread.from, thread.to));
        threads.push(thread);
    }
    threads
}

fn draw_threads(
    threads: Res<Threads>,
    board: Res<Board>,
    shapes: Res<ThreadMeshes>,
    materials: Res<Materials>,
    palettes: Res<Palettes>,
    mut strips: Query<
        (
            &mut Mesh3d,
            &mut Transform,
            &mut MeshMaterial3d<Surface>,
            &mut MeshTag,
            &mut Visibility,
        ),
        With<Strip>,
    >,
    mut commands: Commands,
) {
    let kind = board.setup().kind();
    let height = match kind {
        GameKind::Freedom if palettes.paper => 2.0 * INK_HEIGHT,
        GameKind::Freedom => STONE[1] + 0.01,
        GameKind::Freeze => 2.0 * CUBE_HALF + 0.03,
        GameKind::Squares => 0.13,
    };
    let mut strips = strips.iter_mut();
    for thread in &threads.threads {
        let material = materials.of(stuff(kind, thread.side, thread.meaning));
        let (shape, place) = if palettes.paper && is_circled(kind, thread.meaning) {
            circle(thread, height, board.setup(), &shapes)
        } else {
            let place = strip(thread, threads.drawn, height, board.setup());
            (&shapes.strip, place)
        };
        let own = Own {
            drawn: threads.drawn,
            ..default()
        };
        match strips.next() {
            Some((mut mesh, mut transform, mut look, mut tag, mut visibility)) => {
                if mesh.0 != *shape {
                    mesh.0 = shape.clone();
                }
                *transform = place;
                *look = material;
                *tag = own.into();
                *visibility = Visibility::Inherited;
            }
            None => {
                commands.spawn((
                    Strip,
                    Mesh3d(shape.clone()),
                    material,
                    MeshTag::from(own),
                    place,
                    NotShadowCaster,
                    NotShadowReceiver,
                ));
            }
        }
    }
    for (.., mut visibility) in strips {
        visibility.set_if_neq(Visibility::Hidden);
    }
}

/// On paper live rows are circled, as on the back of a school notebook.
fn is_circled(kind: GameKind, meaning: Meaning) -> bool {
    kind == GameKind::Freedom && matches!(meaning, Meaning::Holds | Meaning::Would)
}

/// The loop around a row, and where it lies.
fn circle<'a>(
    thread: &Thread,
    height: f32,
    setup: Setup,
    shapes: &'a ThreadMeshes,
) -> (&'a Handle<Mesh>, Transform) {
    let [from, to] = [thread.from, thread.to].map(|cell| on_board(cell, setup.size()));
    let along = to - from;
    let diagonal = usize::from(along.x != 0.0 && along.z != 0.0);
    let place = Transform::from_translation((from + to) / 2.0 + Vec3::Y * height)
        .with_rotation(Quat::from_rotation_y((-along.z).atan2(along.x)));
    (&shapes.loops[diagonal], place)
}

/// Where a thread's strip lies when the threads are drawn so far.
fn strip(thread: &Thread, drawn: f32, height: f32, setup: Setup) -> Transform {
    let (kind, size) = (setup.kind(), setup.size());
    let [from, to] = [thread.from, thread.to].map(|cell| on_board(cell, size) + Vec3::Y * height);
    let whole = to - from;
    let direction = whole.normalize_or_zero();
    // The two directions of one line lie side by side, each on its right.
    let aside = match (kind, thread.meaning) {
        (GameKind::Freeze, _) => direction.cross(Vec3::Y) * WIDTH * 0.7,
        _ => Vec3::ZERO,
    };
    let (part, width) = match (kind, thread.meaning) {
        (_, Meaning::Lost) => (1.0, WIDTH * drawn.max(0.15)),
        (_, Meaning::Idle) => (drawn, WIDTH * 0.5),
        // The sides of a square are drawn one after the other.
        (GameKind::Squares, _) => (
            (drawn * 4.0 - f32::from(thread.order)).clamp(0.0, 1.0),
            WIDTH,
        ),
        _ => (drawn, WIDTH),
    };
    let overlap = if kind == GameKind::Squares {
        WIDTH
    } else {
        0.0
    };
    let length = whole.length() * part;
    Transform {
        translation: from + direction * length / 2.0 + aside,
        rotation: Quat::from_rotation_y((-direction.z).atan2(direction.x)),
        scale: if part > 0.0 {
            Vec3::new(length + overlap, 1.0, width)
        } else {
            Vec3::ZERO
        },
    }
}
