//! Mouse and finger: which cell is meant.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::{BoardCovered, BoardEvent, Pointed};
use crate::app::{Screen, Stage};
use crate::playback::on_board;
use crate::rules::{Cell, GameKind, Size};
use crate::table::Board;
use crate::view::layout::Layout;

/// How high the tops of cubes and stones are over the board, in cells: what one points at.
pub(crate) const fn top_of(kind: GameKind) -> f32 {
    match kind {
        GameKind::Freedom => 0.25,
        GameKind::Freeze => 0.68,
        GameKind::Squares => 0.1,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (use_mouse, touch)
            .chain()
            .run_if(in_state(Screen::Playing))
            .run_if(|covered: Res<BoardCovered>| !covered.0)
            .in_set(Stage::Input),
    );
}

/// Finds the cell at a place in the window.
#[derive(SystemParam)]
struct CellFinder<'w, 's> {
    board: Res<'w, Board>,
    layout: Res<'w, Layout>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
}

impl CellFinder<'_, '_> {
    fn at(&self, place: Vec2) -> Option<Cell> {
        if !self.layout.is_on_board(place) {
            return None;
        }
        let (camera, transform) = *self.camera;
        let ray = camera.viewport_to_world(transform, place).ok()?;
        let size = self.board.size();
        let top = top_of(self.board.setup().kind());
        // A piece stands up from its cell: what is seen at the pointer may be its top or its side.
        [top, top / 2.0]
            .into_iter()
            .filter_map(|height| cell_at_height(ray, height, size))
            .find(|&cell| self.board.entity(cell).is_some())
            .or_else(|| cell_at_height(ray, 0.0, size))
    }
}

fn cell_at_height(ray: Ray3d, height: f32, size: Size) -> Option<Cell> {
    let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
    let corner = on_board(Cell::new(0, 0), size);
    let from_corner = ray.get_point(distance) - corner;
    let (col, row) = (from_corner.x.round(), (-from_corner.z).round());
    let side = f32::from(size.get());
    ((0.0..side).contains(&col) && (0.0..side).contains(&row))
        .then(|| Cell::new(col as u8, row as u8))
}

/// Takes what the mouse did in the order in which it happened: in a slow frame it may press at one
/// place and be at another already.
fn use_mouse(
    mut happened: MessageReader<WindowEvent>,
    mut place: Local<Option<Vec2>>,
    finder: CellFinder,
    mut pointed: ResMut<Pointed>,
    mut events: MessageWriter<BoardEvent>,
) {
    let mut moved = false;
    for event in happened.read() {
        match event {
            WindowEvent::CursorMoved(to) => {
                *place = Some(to.position);
                moved = true;
            }
            WindowEvent::CursorLeft(_) => {
                *place = None;
                moved = true;
            }
            WindowEvent::MouseButtonInput(input) => {
                let cell = place.and_then(|place| finder.at(place));
                match (input.button, input.state, cell) {
                    (MouseButton::Left, ButtonState::Pressed, Some(cell)) => {
                        events.write(BoardEvent::Press(cell));
                    }
                    (MouseButton::Left, ButtonState::Released, cell) => {
                        events.write(BoardEvent::Release(cell));
                    }
                    (MouseButton::Right, ButtonState::Pressed, Some(_)) => {
                        events.write(BoardEvent::Cancel);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    if moved {
        pointed.set_if_neq(Pointed {
            cell: place.and_then(|place| finder.at(place)),
            by_keyboard: false,
        });
    }
}

fn touch(
    touches: Res<Touches>,
    finder: CellFinder,
    mut pointed: ResMut<Pointed>,
    mut events: MessageWriter<BoardEvent>,
) {
    // More than one finger moves the camera, not a piece.
    if touches.iter().count() > 1 {
        return;
    }
    let mut point_at = |place: Vec2| {
        let cell = finder.at(place);
        pointed.set_if_neq(Pointed {
            cell,
            by_keyboard: false,
        });
        cell
    };
    for finger in touches.iter_just_pressed() {
        if let Some(cell) = point_at(finger.position()) {
            events.write(BoardEvent::Press(cell));
        }
    }
    for finger in touches.iter() {
        if finger.delta() != Vec2::ZERO {
            point_at(finger.position());
        }
    }
    for finger in touches.iter_just_released() {
        events.write(BoardEvent::Release(finder.at(finger.position())));
        pointed.set_if_neq(Pointed::default());
    }
}
