//! The camera: the board framed for the window's shape, from an angle or from straight above.

use bevy::camera::SubCameraView;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;

use super::layout::Layout;
use crate::app::Stage;
use crate::rules::Size;
use crate::store::Settings;
use crate::table::Board;

/// The vertical angle of view, in radians: a long lens, so that far cells are hardly smaller.
const FIELD_OF_VIEW: f32 = 0.5;
/// How steeply the camera looks down by default, in radians.
const TILT: f32 = 1.02;
/// How steeply it looks down from straight above; just short of upright, where "up" is lost.
const STRAIGHT_DOWN: f32 = std::f32::consts::FRAC_PI_2 - 0.0005;
/// How quickly the camera follows a change, per second.
const EASE_RATE: f32 = 9.0;
/// The slab's rim around the cells, in cells.
pub const RIM: f32 = 0.62;
/// The part of the board's place in the window that the board fills.
const FILL: f32 = 0.95;

/// How the camera looks at the board.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct CameraRig {
    tilt: f32,
}

impl Default for CameraRig {
    fn default() -> Self {
        Self { tilt: TILT }
    }
}

impl CameraRig {
    fn goal(settings: &Settings) -> f32 {
        if settings.straight_down {
            STRAIGHT_DOWN
        } else {
            TILT
        }
    }

    /// Whether it is still on its way.
    pub fn is_moving(&self, settings: &Settings) -> bool {
        self.tilt != Self::goal(settings)
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
    /// The view of a board that fills its place in the window. `tilt` is how steeply it looks down, in
    /// radians.
    pub fn framing(size: Size, layout: &Layout, tilt: f32) -> Self {
        let rotation = Quat::from_rotation_x(-tilt);
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
    let tilt = if straight_down { STRAIGHT_DOWN } else { TILT };
    View::framing(size, &Layout::of(window), tilt)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameraRig>()
        .init_resource::<Layout>()
        .add_systems(Startup, spawn_camera)
        .add_systems(Update, (ease, place_camera).chain().in_set(Stage::View));
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Camera3d::default(),
        Camera {
            clear_color: ClearColorConfig::Custom(super::palette::TABLE[1]),
            ..default()
        },
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

fn ease(time: Res<Time>, settings: Res<Settings>, mut rig: ResMut<CameraRig>) {
    if !rig.is_moving(&settings) {
        return;
    }
    let goal = CameraRig::goal(&settings);
    let part = if settings.is_animated() {
        1.0 - (-EASE_RATE * time.delta_secs()).exp()
    } else {
        1.0
    };
    let next = rig.tilt.lerp(goal, part);
    rig.tilt = if (next - goal).abs() < 0.001 {
        goal
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
        let view = View::framing(board.size(), &layout, rig.tilt);
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
            let place = Layout::of(window).board;
            for side in [4, 7, 10, 19] {
                let size = Size::new(side).expect("a size of the games");
                for straight_down in [false, true] {
                    let view = view_at_rest(size, window, straight_down);
                    let half = f32::from(side) / 2.0 + RIM;
                    let corners = [(-half, -half), (half, -half), (-half, half), (half, half)];
                    let seen = corners.map(|(x, z)| view.on_screen(Vec3::new(x, 0.0, z)));
                    assert!(
                        seen.iter().all(|&corner| place.contains(corner)),
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
    fn rows_go_up_and_columns_to_the_right() {
        let size = Size::new(10).expect("a size of the games");
        let view = view_at_rest(size, Vec2::new(1280.0, 800.0), false);
        let at = |col, row| view.on_screen(on_board(crate::rules::Cell::new(col, row), size));
        assert!(at(0, 0).y > at(0, 9).y);
        assert!(at(0, 0).x < at(9, 0).x);
    }
}
