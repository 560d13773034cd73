//! The names of columns and rows, along the board's rim.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, FontId};

use super::theme;
use crate::playback::on_board;
use crate::rules::Cell;
use crate::table::Board;
use crate::view::camera::RIM;
use crate::view::layout::Layout;
use crate::view::palette::Palettes;

/// How far from the outer cells' middles the names stand, in cells.
const OUT: f32 = 0.5 + RIM * 0.5;
/// The size of a name as a part of a cell, and its limits in points.
const SIZE: f32 = 0.34;
const SMALLEST: f32 = 9.0;
const LARGEST: f32 = 20.0;

pub(super) fn show(
    mut contexts: EguiContexts,
    board: Res<Board>,
    layout: Res<Layout>,
    palettes: Res<Palettes>,
    camera: Single<(&Camera, &GlobalTransform), With<Camera3d>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (camera, transform) = *camera;
    let painter = ctx.layer_painter(egui::LayerId::background());
    let size = board.size();
    let place = |point: Vec3| camera.world_to_viewport(transform, point).ok();

    let middle = transform.right() * 0.5;
    let cell_width = match (place(-middle), place(middle)) {
        (Some(a), Some(b)) => a.distance(b),
        _ => return Ok(()),
    };
    let font = FontId::proportional((cell_width * SIZE).clamp(SMALLEST, LARGEST));
    // A light name on a dark rim, a dark one on a light rim.
    let slab = palettes.of(board.setup().kind()).slab;
    let color = theme::color32(if slab.luminance() < 0.25 {
        Color::srgba(1.0, 0.97, 0.92, 0.85)
    } else {
        Color::srgba(0.15, 0.13, 0.12, 0.8)
    });
    let write = |point: Vec3, text: String| {
        if let Some(at) = place(point).filter(|&at| layout.board.contains(at)) {
            painter.text(
                egui::pos2(at.x, at.y),
                Align2::CENTER_CENTER,
                text,
                font.clone(),
                color,
            );
        }
    };
    // Along the edges that are nearest and to the left, wherever the camera stands.
    let near_edge = Vec3::Z
        * OUT
        * if transform.translation().z > -0.01 {
            1.0
        } else {
            -1.0
        };
    let left_edge = Vec3::X
        * OUT
        * if transform.right().x > -0.01 {
            -1.0
        } else {
            1.0
        };
    for number in 0..size.get() {
        let along_row = on_board(Cell::new(number, 0), size);
        let along_column = on_board(Cell::new(0, number), size);
        let across_column = along_column.with_x(0.0) + (along_column.x.abs() * left_edge / OUT);
        let across_row = along_row.with_z(0.0) + (along_row.z.abs() * near_edge / OUT);
        write(
            across_row + near_edge,
            char::from(b'a' + number).to_string(),
        );
        write(across_column + left_edge, (number + 1).to_string());
    }
    Ok(())
}
