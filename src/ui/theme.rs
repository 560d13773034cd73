//! The look of the interface.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, TextStyle};

use super::fonts;
use crate::store::Settings;
use crate::view::layout::Layout;
use crate::view::palette::Palettes;

/// The colours of the interface.
#[derive(Debug)]
pub(super) struct Tones {
    /// Text.
    pub(super) ink: Color32,
    /// Text that matters less.
    pub(super) faint: Color32,
    /// What panels are made of.
    pub(super) paper: Color32,
    /// Cards on panels.
    pub(super) card: Color32,
    /// Thin lines around cards.
    pub(super) hairline: Color32,
    /// Buttons that do what one came for, and what is chosen.
    pub(super) accent: Color32,
    /// What one should know before going on.
    pub(super) warning: Color32,
    /// Buttons at rest, under the pointer, and pressed.
    buttons: [Color32; 3],
    /// The lines around buttons that are pointed at.
    button_line: Color32,
}

static LIGHT: Tones = Tones {
    ink: Color32::from_rgb(42, 40, 37),
    faint: Color32::from_rgb(108, 103, 96),
    paper: Color32::from_rgb(246, 243, 237),
    card: Color32::from_rgb(255, 253, 249),
    hairline: Color32::from_rgb(221, 215, 205),
    accent: ACCENT,
    warning: Color32::from_rgb(168, 74, 12),
    buttons: [
        Color32::from_rgb(233, 228, 219),
        Color32::from_rgb(224, 218, 207),
        Color32::from_rgb(210, 203, 190),
    ],
    button_line: Color32::from_rgb(190, 182, 168),
};

static DARK: Tones = Tones {
    ink: Color32::from_rgb(233, 229, 221),
    faint: Color32::from_rgb(160, 156, 150),
    paper: Color32::from_rgb(33, 34, 38),
    card: Color32::from_rgb(42, 44, 49),
    hairline: Color32::from_rgb(62, 64, 70),
    accent: Color32::from_rgb(46, 117, 168),
    warning: Color32::from_rgb(240, 160, 92),
    buttons: [
        Color32::from_rgb(56, 58, 64),
        Color32::from_rgb(66, 69, 76),
        Color32::from_rgb(78, 81, 89),
    ],
    button_line: Color32::from_rgb(98, 102, 112),
};

/// The colours that are in force.
pub(super) fn of(ui: &egui::Ui) -> &'static Tones {
    tones(ui.ctx().theme())
}

fn tones(theme: egui::Theme) -> &'static Tones {
    match theme {
        egui::Theme::Light => &LIGHT,
        egui::Theme::Dark => &DARK,
    }
}

/// The blue of what one came for, as marks on the board have it by day and in the evening.
pub(super) const ACCENT: Color32 = Color32::from_rgb(32, 98, 140);
/// How long a button takes to fade from one look to the next, in seconds.
const FADING: f32 = 0.1;
/// The ring around the widget that the keyboard is at.
pub(super) const FOCUS: Color32 = Color32::from_rgb(214, 122, 20);

pub(super) fn apply(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    for theme in [egui::Theme::Light, egui::Theme::Dark] {
        ctx.style_mut_of(theme, |style| dress(style, tones(theme)));
    }
    Ok(())
}

/// Where little is to move, buttons do not fade either.
pub(super) fn keep_still(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    let still = !settings.is_animated();
    contexts.ctx_mut()?.all_styles_mut(|style| {
        style.animation_time = if still { 0.0 } else { FADING };
    });
    Ok(())
}

/// What is pressed is larger where it is pressed with a finger.
pub(super) fn make_room(mut contexts: EguiContexts, layout: Res<Layout>) -> Result {
    contexts.ctx_mut()?.all_styles_mut(|style| {
        style.spacing.interact_size = egui::Vec2::splat(layout.target());
    });
    Ok(())
}

/// The least width and height of what is pressed, in points.
pub(super) fn target(ui: &egui::Ui) -> f32 {
    ui.spacing().interact_size.y
}

/// Text that is smaller and fainter than what it is said of.
pub(super) fn remark(ui: &egui::Ui, text: impl Into<String>) -> egui::RichText {
    egui::RichText::new(text).size(13.0).color(of(ui).faint)
}

/// The shade of what lies on the paper, or is lifted a little off it.
pub(super) fn shade(lifted: bool) -> egui::Shadow {
    egui::Shadow {
        offset: [0, if lifted { 8 } else { 4 }],
        blur: if lifted { 28 } else { 18 },
        spread: 0,
        color: Color32::from_black_alpha(26),
    }
}

/// A button as wide as what is pressed has to be; as high as that it is anyway.
pub(super) fn widened<'a>(ui: &egui::Ui, button: egui::Button<'a>) -> egui::Button<'a> {
    button.min_size(egui::vec2(target(ui), 0.0))
}

/// Follows the surroundings of the board.
pub(super) fn follow(mut contexts: EguiContexts, palettes: Res<Palettes>) -> Result {
    contexts.ctx_mut()?.set_theme(if palettes.scene.dark {
        egui::Theme::Dark
    } else {
        egui::Theme::Light
    });
    Ok(())
}

fn dress(style: &mut egui::Style, tones: &Tones) {
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
    let visuals = &mut style.visuals;
    visuals.override_text_color = None;
    visuals.panel_fill = tones.paper;
    visuals.window_fill = tones.paper;
    visuals.window_stroke = Stroke::new(1.0, tones.hairline);
    visuals.extreme_bg_color = tones.card;
    visuals.weak_text_color = Some(tones.faint);
    visuals.warn_fg_color = tones.warning;
    visuals.selection.bg_fill = tones.accent;
    visuals.selection.stroke = Stroke::new(1.0, Color32::WHITE);
    let widgets = &mut visuals.widgets;
    let [rest, pointed, pressed] = tones.buttons;
    for (look, fill, line) in [
        (&mut widgets.noninteractive, tones.paper, tones.hairline),
        (&mut widgets.inactive, rest, tones.hairline),
        (&mut widgets.hovered, pointed, tones.button_line),
        (&mut widgets.active, pressed, tones.accent),
        (&mut widgets.open, pointed, tones.hairline),
    ] {
        look.bg_fill = fill;
        look.weak_bg_fill = fill;
        look.bg_stroke = Stroke::new(1.0, line);
        look.fg_stroke = Stroke::new(1.2, tones.ink);
        look.corner_radius = CornerRadius::same(9);
        look.expansion = 0.0;
    }
}

/// A button that does what one came for.
pub(super) fn main_button(text: impl Into<String>) -> egui::Button<'static> {
    egui::Button::new(egui::RichText::new(text).color(Color32::WHITE)).fill(ACCENT)
}

/// A dialog over everything.
pub(super) fn modal(ctx: &egui::Context, name: &str) -> egui::Modal {
    let tones = tones(ctx.theme());
    let frame = egui::Frame::new()
        .fill(tones.paper)
        .stroke(Stroke::new(1.0, tones.hairline))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(16));
    egui::Modal::new(egui::Id::new(name)).frame(frame)
}

/// The name of a part of a dialog.
pub(super) fn section(ui: &mut egui::Ui, name: String) {
    ui.add_space(6.0);
    ui.label(egui::RichText::new(name).font(FontId::new(15.0, fonts::strong())));
}

/// The frame of a card on a panel.
pub(super) fn card(ui: &egui::Ui) -> egui::Frame {
    let tones = of(ui);
    egui::Frame::new()
        .fill(tones.card)
        .stroke(Stroke::new(1.0, tones.hairline))
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
