//! Small round marks on pieces and cells: numbers and signs.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, FontId, Stroke};

use crate::playback::on_board;
use crate::rules::{Cell, GameKind};
use crate::table::Board;
use crate::view::layout::Layout;

/// A mark's radius as a part of a cell, and its limits in points.
const RADIUS: f32 = 0.19;
const SMALLEST: f32 = 7.0;
const LARGEST: f32 = 15.0;

/// A round mark.
pub(super) struct Chip {
    pub(super) cell: Cell,
    pub(super) sign: String,
    pub(super) color: Color32,
}

/// Draws marks on the board.
#[derive(SystemParam)]
pub(super) struct Chips<'w, 's> {
    board: Res<'w, Board>,
    layout: Res<'w, Layout>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
}

impl Chips<'_, '_> {
    pub(super) fn draw(&self, ctx: &egui::Context, chips: impl IntoIterator<Item = Chip>) {
        let painter = ctx.layer_painter(egui::LayerId::background());
        let (camera, transform) = *self.camera;
        let place = |point: Vec3| camera.world_to_viewport(transform, point).ok();
        // On the right shoulder of whatever stands on the cell.
        let height = match self.board.setup().kind() {
            GameKind::Freedom => 0.25,
            GameKind::Freeze => 0.68,
            GameKind::Squares => 0.1,
        };
        let corner = Vec3::new(0.3, height, -0.3);
        for chip in chips {
            let at = on_board(chip.cell, self.board.size()) + corner;
            let (Some(middle), Some(beside)) = (place(at), place(at + Vec3::X)) else {
                continue;
            };
            if !self.layout.board.contains(middle) {
                continue;
            }
            let radius = (middle.distance(beside) * RADIUS).clamp(SMALLEST, LARGEST);
            let middle = egui::pos2(middle.x, middle.y);
            painter.circle(middle, radius, chip.color, Stroke::new(1.5, Color32::WHITE));
            let font = FontId::proportional(radius * 1.35);
            painter.text(
                middle,
                Align2::CENTER_CENTER,
                chip.sign,
                font,
                Color32::WHITE,
            );
        }
    }
}
