//! The title screen: three games to choose from, and the last one to go on with.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Sense, Stroke, StrokeKind, pos2, vec2,
};

use super::{Dialog, new_game, region, theme};
use crate::rules::{GameKind, Side};
use crate::store::SavedGame;
use crate::turn::Act;
use crate::view::layout::Layout;
use crate::view::palette::Palettes;

/// The width of a card beside others, and the window's width from which there is room for three.
const CARD_WIDTH: f32 = 220.0;
const CARD_HEIGHT: f32 = 250.0;
/// The height of a card when cards lie under one another.
const LOW_CARD_HEIGHT: f32 = 128.0;

pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    palettes: Res<Palettes>,
    saved: Res<SavedGame>,
    mut draft: ResMut<new_game::Draft>,
    mut dialog: ResMut<Dialog>,
    mut acts: MessageWriter<Act>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = region(ctx, "title", layout.board);
    let area = ui.max_rect();
    ui.painter().rect_filled(area, 0.0, theme::PAPER);
    let beside = area.width() >= 3.0 * CARD_WIDTH + 80.0;
    let card = if beside {
        vec2(CARD_WIDTH, CARD_HEIGHT)
    } else {
        vec2((area.width() - 32.0).min(420.0), LOW_CARD_HEIGHT)
    };
    egui::ScrollArea::vertical().show(&mut ui, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space((area.height() * 0.07).clamp(8.0, 60.0));
            ui.label(egui::RichText::new("Tesserae").size(44.0).color(theme::INK));
            ui.label(egui::RichText::new("Three games on one table").color(theme::FAINT));
            ui.add_space((area.height() * 0.04).clamp(8.0, 32.0));
            let mut choose = |ui: &mut egui::Ui, kind| {
                if game_card(ui, kind, card, &palettes) {
                    *draft = new_game::Draft::of(kind);
                    *dialog = Dialog::NewGame;
                }
            };
            if beside {
                let width = 3.0 * card.x + 2.0 * 20.0;
                ui.allocate_ui(vec2(width, card.y), |ui| {
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = 20.0;
                        for kind in GameKind::ALL {
                            choose(ui, kind);
                        }
                    });
                });
            } else {
                for kind in GameKind::ALL {
                    choose(ui, kind);
                }
            }
            ui.add_space(14.0);
            if let Some(session) = &saved.0 {
                let moves = session.tree().reached();
                let state = if session.end().is_some() {
                    "Look at"
                } else {
                    "Go on with"
                };
                let plural = if moves == 1 { "" } else { "s" };
                let text = format!(
                    "{state} the last game: {}, {moves} move{plural}",
                    session.kind()
                );
                if ui.add(theme::main_button(text)).clicked() {
                    acts.write(Act::Begin(Box::new(session.clone())));
                }
            }
            ui.horizontal(|ui| {
                let buttons = [("Settings", Dialog::Settings), ("Keys", Dialog::Keys)];
                let width: f32 = 2.0 * 96.0 + 8.0;
                ui.add_space((ui.available_width() - width).max(0.0) / 2.0);
                for (name, opened) in buttons {
                    if ui
                        .add(egui::Button::new(name).min_size(vec2(96.0, theme::TARGET)))
                        .clicked()
                    {
                        *dialog = opened;
                    }
                }
            });
            ui.add_space(16.0);
        });
    });
    Ok(())
}

/// What a game is, in a line.
const fn tagline(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Freedom => "Stones that go next to each other. Rows of exactly four count.",
        GameKind::Freeze => "Cubes that turn over when they face each other. Freeze them all.",
        GameKind::Squares => "Circles and boxes. Corners of squares fill, and cascades run.",
    }
}

/// A card that is clicked as a whole.
fn game_card(ui: &mut egui::Ui, kind: GameKind, size: egui::Vec2, palettes: &Palettes) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, kind.name()));
    let painter = ui.painter();
    let lifted = response.hovered() || response.has_focus();
    let line = if lifted {
        theme::ACCENT
    } else {
        theme::HAIRLINE
    };
    painter.rect(
        rect,
        CornerRadius::same(16),
        theme::CARD,
        Stroke::new(if lifted { 2.0 } else { 1.0 }, line),
        StrokeKind::Inside,
    );
    let upright = size.y > size.x;
    let side = if upright { 112.0 } else { size.y - 32.0 };
    let picture = if upright {
        egui::Rect::from_center_size(
            pos2(rect.center().x, rect.min.y + 20.0 + side / 2.0),
            vec2(side, side),
        )
    } else {
        egui::Rect::from_min_size(rect.min + vec2(16.0, 16.0), vec2(side, side))
    };
    draw_picture(painter, kind, picture, palettes);
    let (left, top, width) = if upright {
        (rect.min.x + 16.0, picture.max.y + 14.0, rect.width() - 32.0)
    } else {
        (
            picture.max.x + 16.0,
            rect.min.y + 18.0,
            rect.max.x - picture.max.x - 32.0,
        )
    };
    painter.text(
        pos2(left, top),
        Align2::LEFT_TOP,
        kind.name(),
        FontId::proportional(21.0),
        theme::INK,
    );
    let text = painter.layout(
        tagline(kind).to_owned(),
        FontId::proportional(14.0),
        theme::FAINT,
        width,
    );
    painter.galley(pos2(left, top + 29.0), text, theme::FAINT);
    response.clicked()
}

/// A few cells of the game, flat.
fn draw_picture(painter: &egui::Painter, kind: GameKind, rect: egui::Rect, palettes: &Palettes) {
    let palette = palettes.of(kind);
    let cell = rect.width() / 4.0;
    painter.rect_filled(rect, CornerRadius::same(8), theme::color32(palette.slab));
    let middle = |col: f32, row: f32| rect.min + vec2((col + 0.5) * cell, (row + 0.5) * cell);
    for number in 0..16u8 {
        let (col, row) = (f32::from(number % 4), f32::from(number / 4));
        let square = egui::Rect::from_center_size(middle(col, row), vec2(cell, cell) * 0.92);
        painter.rect_filled(square, CornerRadius::same(3), theme::color32(palette.cell));
    }
    let colors = Side::ALL.map(|side| theme::color32(palette.piece(side)));
    let inlays = palette.inlays.map(theme::color32);
    match kind {
        GameKind::Freedom => {
            for (col, row, side) in [
                (0., 3., 0),
                (1., 2., 0),
                (2., 1., 0),
                (3., 0., 0),
                (1., 3., 1),
                (2., 2., 1),
                (3., 2., 1),
            ] {
                painter.circle_filled(middle(col, row), cell * 0.4, colors[side]);
            }
        }
        GameKind::Freeze => {
            for (col, row, side, dotted) in [
                (0., 3., 0, false),
                (1., 2., 0, true),
                (2., 1., 1, false),
                (3., 0., 1, true),
                (3., 3., 0, false),
            ] {
                let at = middle(col, row);
                let cube = egui::Rect::from_center_size(at, vec2(cell, cell) * 0.7);
                painter.rect_filled(cube, CornerRadius::same(4), colors[side]);
                if dotted {
                    painter.circle_filled(at, cell * 0.2, inlays[side]);
                } else {
                    let arm = vec2(cell, -cell) * 0.22;
                    painter
                        .line_segment([at - arm, at + arm], Stroke::new(cell * 0.11, inlays[side]));
                }
            }
        }
        GameKind::Squares => {
            for (col, row, filled) in [
                (0., 0., true),
                (2., 0., true),
                (0., 2., true),
                (2., 2., true),
                (1., 1., false),
                (1., 2., false),
            ] {
                mark(
                    painter,
                    middle(col, row),
                    cell * 0.3,
                    colors[0],
                    Side::White,
                    filled,
                );
            }
            for (col, row) in [(3., 1.), (3., 3.), (1., 3.)] {
                mark(
                    painter,
                    middle(col, row),
                    cell * 0.3,
                    colors[1],
                    Side::Black,
                    false,
                );
            }
        }
    }
}

fn mark(
    painter: &egui::Painter,
    at: egui::Pos2,
    half: f32,
    color: Color32,
    side: Side,
    filled: bool,
) {
    let stroke = Stroke::new(half * 0.4, color);
    let fill = if filled { color } else { Color32::TRANSPARENT };
    match side {
        Side::White => {
            painter.circle(at, half, fill, stroke);
        }
        Side::Black => {
            let square = egui::Rect::from_center_size(at, vec2(half, half) * 2.0);
            painter.rect(
                square,
                CornerRadius::same(2),
                fill,
                stroke,
                StrokeKind::Middle,
            );
        }
    }
}
