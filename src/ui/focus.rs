//! The ring around the widget that the keyboard is at.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, CornerRadius, Stroke, StrokeKind};

use super::theme;

/// How far the ring lies outside of the widget, in points.
const GAP: f32 = 2.0;

pub(super) fn show(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let focused = ctx.memory(|memory| memory.focused());
    let Some(widget) = focused.and_then(|id| ctx.read_response(id)) else {
        return Ok(());
    };
    if !widget.interact_rect.is_positive() {
        return Ok(());
    }
    let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("focus"));
    ctx.layer_painter(layer).rect_stroke(
        widget.interact_rect.expand(GAP),
        CornerRadius::same(11),
        Stroke::new(2.0, theme::FOCUS),
        StrokeKind::Outside,
    );
    Ok(())
}
