//! The camera: the board framed for the window's shape, from an angle or from straight above.

use bevy::camera::SubCameraView;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;

use super::layout::Layout;
use crate::app::Stage;
use crate::rules::{Position, Side, Size};
use crate::store::Settings;
use crate::table::Board;
use crate::turn::{Seat, Session};

/// The vertical angle of view, in radians: a long lens, so that far cells are hardly smaller.
const FIELD_OF_VIEW: f32 = 0.5;
/// How steeply the camera looks down by default, in radians.
const TILT: f32 = 1.02;
/// How steeply it looks down from straight above; just short of upright, where "up" is lost.
const STRAIGHT_DOWN: f32 = std::f32::consts::FRAC_PI_2 - 0.0005;
/// The limits of where a player can take the camera: how flat it looks, in radians, and how far and near.
const LOWEST: f32 = 0.55;
const FARTHEST: f32 = 0.7;
const NEAREST: f32 = 3.0;
/// How quickly the camera follows a change, per second.
const EASE_RATE: f32 = 9.0;
/// The slab's rim around the cells, in cells.
pub const RIM: f32 = 0.62;
/// The part of the board's place in the window that the board fills.
const FILL: f32 = 0.95;

/// From which side, how steeply and from how near one looks at the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Angle {
    /// How far the camera has gone around the board to its right, in radians; 0 with White's side in front.
    pub yaw: f32,
    /// How steeply it looks down, in radians.
    pub tilt: f32,
    /// How many times larger the board is than where all of it is seen.
    pub zoom: f32,
}

impl Angle {
    /// Where the camera is if nobody moves it. `turned` puts Black's side in front.
    const fn home(straight_down: bool, turned: bool) -> Self {
        Self {
            yaw: if turned { std::f32::consts::PI } else { 0.0 },
            tilt: if straight_down { STRAIGHT_DOWN } else { TILT },
            zoom: 1.0,
        }
    }

    fn rotation(self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.tilt)
    }

    /// A part of the way to another angle, around the board by the shorter way.
    fn lerp(self, goal: Self, part: f32) -> Self {
        use std::f32::consts::{PI, TAU};

        let around = (goal.yaw - self.yaw + PI).rem_euclid(TAU) - PI;
        Self {
            yaw: self.yaw + around * part,
            tilt: self.tilt.lerp(goal.tilt, part),
            zoom: self.zoom.lerp(goal.zoom, part),
        }
    }

    fn is_close_to(self, other: Self) -> bool {
        let rest = other.lerp(self, 1.0);
        (rest.yaw - other.yaw).abs() < 0.001
            && (rest.tilt - other.tilt).abs() < 0.001
            && (rest.zoom - other.zoom).abs() < 0.001
    }
}

/// How the camera looks at the board, and where it is going.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct CameraRig {
    now: Angle,
    goal: Angle,
    home: Angle,
}

impl Default for CameraRig {
    fn default() -> Self {
        let home = Angle::home(false, false);
        Self {
            now: home,
            goal: home,
            home,
        }
    }
}

impl CameraRig {
    /// Whether it is still on its way.
    pub fn is_moving(&self) -> bool {
        self.now != self.goal
    }

    /// How far it has gone around the board to its right, in radians; 0 with White's side in front.
    pub fn yaw(&self) -> f32 {
        self.now.yaw
    }

    /// In which quarter of the way around the board the camera stands: 0 with White's side in front, then
    /// to the right.
    pub fn quarter(&self) -> u8 {
        (self.goal.yaw / std::f32::consts::FRAC_PI_2)
            .round()
            .rem_euclid(4.0) as u8
    }

    /// Goes back to where it is if nobody moves it.
    pub(super) fn return_home(&mut self) {
        self.goal = self.home;
    }

    /// Goes around, up and nearer by so much, in radians and as a factor.
    pub(super) fn orbit(&mut self, around: f32, up: f32, nearer: f32) {
        self.goal.yaw += around;
        self.goal.tilt = (self.goal.tilt + up).clamp(LOWEST, STRAIGHT_DOWN);
        self.goal.zoom = (self.goal.zoom * nearer).clamp(FARTHEST, NEAREST);
    }
}

/// How a camera looks at the board: where it stands, and how its picture is shifted in the window so
/// that the optical axis goes through the middle of the board's place, not of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// Where the camera stands, in cells.
    pub transform: Transform,
    /// The window, in logical pixels.
    window: Vec2,
    /// The middle of the board's place, in logical pixels.
    middle: Vec2,
}

/// What converts a direction seen by the camera into device coordinates: 1 / tan of half the angles of
/// view.
fn focal(window: Vec2) -> Vec2 {
    Vec2::new(window.y / window.x, 1.0) / (FIELD_OF_VIEW / 2.0).tan()
}

impl View {
    /// The view of a board that fills its place in the window, or more than that if one looks from nearer.
    pub fn framing(size: Size, layout: &Layout, angle: Angle) -> Self {
        let rotation = angle.rotation();
        let half = f32::from(size.get()) / 2.0 + RIM;
        let corners = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)]
            .map(|(x, z)| rotation.inverse() * Vec3::new(x * half, 0.0, z * half));

        let window = layout.window.max(Vec2::ONE);
        // Half the size of the board's place, in device coordinates.
        let room = (layout.board.size() / window * FILL).max(Vec2::splat(0.01));
        let focal = focal(window);

        // The camera's place in its own axes, brought nearer to the answer step by step.
        let mut at = Vec3::new(0.0, 0.0, 4.0 * half);
        for _ in 0..24 {
            let points = corners.map(|corner| focal * (corner - at).truncate() / (at.z - corner.z));
            let low = points.into_iter().reduce(Vec2::min).unwrap_or_default();
            let high = points.into_iter().reduce(Vec2::max).unwrap_or_default();
            let stretch = ((high - low) / 2.0 / room).max_element();
            let shift = (low + high) / 2.0 * at.z / focal;
            at = Vec3::new(at.x + shift.x, at.y + shift.y, at.z * stretch);
        }
        at /= angle.zoom;
        Self {
            transform: Transform {
                translation: rotation * at,
                rotation,
                scale: Vec3::ONE,
            },
            window,
            middle: layout.board.center(),
        }
    }

    /// Where a point of the table is in the window, in logical pixels.
    pub fn on_screen(&self, point: Vec3) -> Vec2 {
        let seen = self.transform.rotation.inverse() * (point - self.transform.translation);
        let device = focal(self.window) * seen.truncate() / -seen.z;
        device * Vec2::new(0.5, -0.5) * self.window + self.middle
    }

    /// The part of the camera's full picture that the window shows.
    fn part(&self) -> SubCameraView {
        SubCameraView {
            full_size: self.window.as_uvec2(),
            offset: self.window / 2.0 - self.middle,
            size: self.window.as_uvec2(),
        }
    }
}

/// The view of a board in a window of a size in logical pixels, once the camera has come to rest.
pub fn view_at_rest(size: Size, window: Vec2, straight_down: bool) -> View {
    View::framing(
        size,
        &Layout::of(window, false),
        Angle::home(straight_down, false),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameraRig>()
        .init_resource::<Layout>()
        .add_systems(Startup, spawn_camera)
        .add_systems(
            Update,
            (go_home, ease, place_camera).chain().in_set(Stage::View),
        );
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection {
            fov: FIELD_OF_VIEW,
            near: 0.5,
            far: 400.0,
            ..default()
        }),
        // Needs no look-up table, which would be bytes on the web.
        Tonemapping::None,
    ));
}

/// Whether White's or Black's side has to be in front.
fn is_turned(settings: &Settings, session: Option<&Session>) -> bool {
    session.is_some_and(|session| {
        settings.turn_board
            && session.position().side_to_move() == Side::Black
            && Side::ALL
                .iter()
                .all(|&side| session.player(side).seat == Seat::Person)
    })
}

/// The camera goes home when the player asks for another home, and when another game is begun.
fn go_home(
    settings: Res<Settings>,
    session: Option<Res<Session>>,
    board: Res<Board>,
    mut home: Local<Option<(bool, bool)>>,
    mut rig: ResMut<CameraRig>,
) {
    let turned = is_turned(&settings, session.as_deref());
    let wanted = (settings.straight_down, turned);
    if *home != Some(wanted) || board.is_changed() {
        let first = home.is_none();
        *home = Some(wanted);
        rig.home = Angle::home(wanted.0, wanted.1);
        rig.return_home();
        if first {
            rig.now = rig.goal;
        }
    }
}

fn ease(time: Res<Time>, settings: Res<Settings>, mut rig: ResMut<CameraRig>) {
    if !rig.is_moving() {
        return;
    }
    let part = if settings.is_animated() {
        1.0 - (-EASE_RATE * time.delta_secs()).exp()
    } else {
        1.0
    };
    let next = rig.now.lerp(rig.goal, part);
    rig.now = if next.is_close_to(rig.goal) {
        rig.goal
    } else {
        next
    };
}

fn place_camera(
    rig: Res<CameraRig>,
    layout: Res<Layout>,
    board: Res<Board>,
    camera: Single<(&mut Transform, &mut Camera), With<Camera3d>>,
) {
    if rig.is_changed() || layout.is_changed() || board.is_changed() {
        let view = View::framing(board.size(), &layout, rig.now);
        let (mut transform, mut camera) = camera.into_inner();
        *transform = view.transform;
        camera.sub_camera_view = Some(view.part());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playback::on_board;

    #[test]
    fn the_whole_board_lies_in_its_place_in_every_window() {
        let windows = [
            (390.0, 844.0),
            (844.0, 390.0),
            (640.0, 480.0),
            (800.0, 600.0),
            (2560.0, 1440.0),
        ];
        for (width, height) in windows {
            let window = Vec2::new(width, height);
            let cases = [(false, false), (false, true), (true, false), (true, true)];
            for (is_folded, straight_down) in cases {
                let layout = Layout::of(window, is_folded);
                let place = layout.board;
                for side in [4, 7, 10, 19] {
                    let size = Size::new(side).expect("a size of the games");
                    let view = View::framing(size, &layout, Angle::home(straight_down, false));
                    let half = f32::from(side) / 2.0 + RIM;
                    let corners = [(-half, -half), (half, -half), (-half, half), (half, half)];
                    let seen = corners.map(|(x, z)| view.on_screen(Vec3::new(x, 0.0, z)));
                    assert!(
                        seen.iter().all(|&corner| layout.is_on_board(corner)),
                        "{window} {side}"
                    );
                    // It fills the place in one of the directions.
                    let low = seen.into_iter().reduce(Vec2::min).expect("four corners");
                    let high = seen.into_iter().reduce(Vec2::max).expect("four corners");
                    let filled = (high - low) / place.size();
                    assert!(filled.max_element() > 0.9, "{window} {side}: {filled}");
                    assert!(((low + high) / 2.0).distance(place.center()) < 2.0);
                }
            }
        }
    }

    #[test]
    fn a_player_cannot_take_it_below_the_table_or_out_of_sight() {
        let mut rig = CameraRig::default();
        rig.orbit(0.0, -9.0, 0.001);
        assert_eq!((rig.goal.tilt, rig.goal.zoom), (LOWEST, FARTHEST));
        rig.orbit(0.0, 9.0, 1_000.0);
        assert_eq!((rig.goal.tilt, rig.goal.zoom), (STRAIGHT_DOWN, NEAREST));
        rig.return_home();
        assert!(!rig.is_moving());
    }

    #[test]
    fn it_goes_around_the_board_by_the_shorter_way() {
        use std::f32::consts::PI;

        let at = |yaw: f32| Angle {
            yaw,
            ..Angle::home(false, false)
        };
        let halfway = at(3.0).lerp(at(-3.0), 0.5);
        assert!((halfway.yaw - PI).abs() < 0.001, "{halfway:?}");
    }

    #[test]
    fn turned_the_far_rows_come_to_the_front() {
        let size = Size::new(10).expect("a size of the games");
        let layout = Layout::of(Vec2::new(1280.0, 800.0), false);
        let view = View::framing(size, &layout, Angle::home(false, true));
        let at = |col, row| view.on_screen(on_board(crate::rules::Cell::new(col, row), size));
        assert!(at(0, 9).y > at(0, 0).y);
        assert!(at(9, 0).x < at(0, 0).x);
    }

    #[test]
    fn rows_go_up_and_columns_to_the_right() {
        let size = Size::new(10).expect("a size of the games");
        let view = view_at_rest(size, Vec2::new(1280.0, 800.0), false);
        let at = |col, row| view.on_screen(on_board(crate::rules::Cell::new(col, row), size));
        assert!(at(0, 0).y > at(0, 9).y);
        assert!(at(0, 0).x < at(9, 0).x);
    }
}
