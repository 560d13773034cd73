//! The look of the interface.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, TextStyle};

use super::fonts;

/// Text.
pub(super) const INK: Color32 = Color32::from_rgb(42, 40, 37);
/// Text that matters less.
pub(super) const FAINT: Color32 = Color32::from_rgb(112, 107, 100);
/// What panels are made of.
pub(super) const PAPER: Color32 = Color32::from_rgb(246, 243, 237);
/// Cards on panels.
pub(super) const CARD: Color32 = Color32::from_rgb(255, 253, 249);
/// Thin lines around cards.
pub(super) const HAIRLINE: Color32 = Color32::from_rgb(221, 215, 205);
/// Buttons that do what one came for.
pub(super) const ACCENT: Color32 = Color32::from_rgb(32, 98, 140);

/// The ring around the widget that the keyboard is at.
pub(super) const FOCUS: Color32 = Color32::from_rgb(214, 122, 20);
/// What one should know before going on.
pub(super) const WARNING: Color32 = Color32::from_rgb(168, 74, 12);

/// The smallest height of something to tap, in points.
pub(super) const TARGET: f32 = 36.0;

pub(super) fn apply(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    ctx.set_theme(egui::Theme::Light);
    ctx.global_style_mut(|style| {
        style.text_styles = [
            (TextStyle::Heading, 20.0, fonts::strong()),
            (TextStyle::Body, 14.5, FontFamily::Proportional),
            (TextStyle::Button, 14.5, FontFamily::Proportional),
            (TextStyle::Small, 12.0, FontFamily::Proportional),
            (TextStyle::Monospace, 13.5, FontFamily::Monospace),
        ]
        .into_iter()
        .map(|(name, size, family)| (name, FontId::new(size, family)))
        .collect();
        style.spacing.item_spacing = egui::vec2(8.0, 8.0);
        style.spacing.button_padding = egui::vec2(12.0, 7.0);
        style.spacing.interact_size.y = TARGET;
        let visuals = &mut style.visuals;
        visuals.override_text_color = None;
        visuals.panel_fill = PAPER;
        visuals.window_fill = PAPER;
        visuals.window_stroke = Stroke::new(1.0, HAIRLINE);
        visuals.extreme_bg_color = CARD;
        visuals.selection.bg_fill = ACCENT;
        visuals.selection.stroke = Stroke::new(1.0, Color32::WHITE);
        let widgets = &mut visuals.widgets;
        let looks = [
            (&mut widgets.noninteractive, PAPER, HAIRLINE),
            (
                &mut widgets.inactive,
                Color32::from_rgb(233, 228, 219),
                HAIRLINE,
            ),
            (
                &mut widgets.hovered,
                Color32::from_rgb(224, 218, 207),
                Color32::from_rgb(190, 182, 168),
            ),
            (
                &mut widgets.active,
                Color32::from_rgb(210, 203, 190),
                ACCENT,
            ),
            (
                &mut widgets.open,
                Color32::from_rgb(224, 218, 207),
                HAIRLINE,
            ),
        ];
        for (look, fill, line) in looks {
            look.bg_fill = fill;
            look.weak_bg_fill = fill;
            look.bg_stroke = Stroke::new(1.0, line);
            look.fg_stroke = Stroke::new(1.2, INK);
            look.corner_radius = CornerRadius::same(9);
            look.expansion = 0.0;
        }
    });
    Ok(())
}

/// A button that does what one came for.
pub(super) fn main_button(text: impl Into<String>) -> egui::Button<'static> {
    egui::Button::new(egui::RichText::new(text).color(Color32::WHITE).strong()).fill(ACCENT)
}

/// A dialog over everything.
pub(super) fn modal(name: &str) -> egui::Modal {
    let frame = egui::Frame::new()
        .fill(PAPER)
        .stroke(Stroke::new(1.0, HAIRLINE))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(16));
    egui::Modal::new(egui::Id::new(name)).frame(frame)
}

/// The frame of a card on a panel.
pub(super) fn card() -> egui::Frame {
    egui::Frame::new()
        .fill(CARD)
        .stroke(Stroke::new(1.0, HAIRLINE))
        .corner_radius(CornerRadius::same(11))
        .inner_margin(Margin::symmetric(12, 9))
}

/// A colour of the table, as egui wants it.
pub(super) fn color32(color: Color) -> Color32 {
    let color = color.to_srgba();
    Color32::from_rgba_unmultiplied(
        (color.red * 255.0) as u8,
        (color.green * 255.0) as u8,
        (color.blue * 255.0) as u8,
        (color.alpha * 255.0) as u8,
    )
}
