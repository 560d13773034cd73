//! The title screen: three games to choose from, and the last one to go on with.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, CornerRadius, FontId, Sense, Stroke, StrokeKind, pos2, vec2};

use super::{Dialog, fonts, new_game, pictures, region, theme};
use crate::rules::GameKind;
use crate::store::{SavedGame, Settings};
use crate::text::{self, text};
use crate::turn::Act;
use crate::view::layout::Layout;
use crate::view::palette::Palettes;

/// The least and the greatest width of a card beside others, in points, and its part of the window's width.
const NARROWEST: f32 = 220.0;
const WIDEST: f32 = 420.0;
const PART: f32 = 0.25;
/// How much higher such a card is than wide, its least height on a telephone that lies on its side, and the
/// height that all else takes.
const HIGHER: f32 = 106.0;
const LOWEST: f32 = 220.0;
const ALL_ELSE: f32 = 230.0;
/// The height of a window below which the name of the program has to be smaller, in points.
const LOW: f32 = 450.0;
/// The space between cards, and between a card's edge and what is on it.
const BETWEEN: f32 = 20.0;
const MARGIN: f32 = 18.0;
/// How much of the room that is left lies above the title.
const RISE: f32 = 0.4;
/// From one picture's beginning to move to the next one's, in seconds.
const STAGGER: f64 = 0.8;
/// The height of a card when cards lie under one another.
const LOW_CARD_HEIGHT: f32 = 128.0;

pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    palettes: Res<Palettes>,
    saved: Res<SavedGame>,
    settings: Res<Settings>,
    mut life: Local<Life>,
    mut draft: ResMut<new_game::Draft>,
    mut dialog: ResMut<Dialog>,
    mut acts: MessageWriter<Act>,
) -> Result {
    life.animated = settings.is_animated();
    let ctx = contexts.ctx_mut()?;
    let mut ui = region(ctx, "title", layout.board);
    let area = ui.max_rect();
    ui.painter().rect_filled(area, 0.0, theme::of(&ui).paper);
    let beside = area.width() >= 3.0 * NARROWEST + 4.0 * BETWEEN;
    let card = if beside {
        let high = area.height() - ALL_ELSE;
        let width = area.width() * PART;
        let width = width.min(high - HIGHER).clamp(NARROWEST, WIDEST);
        vec2(width, high.clamp(LOWEST, width + HIGHER))
    } else {
        vec2((area.width() - 32.0).min(420.0), LOW_CARD_HEIGHT)
    };
    let heading = if area.height() < LOW { 32.0 } else { 46.0 };
    egui::ScrollArea::vertical().show(&mut ui, |ui| {
        ui.vertical_centered(|ui| {
            // Nobody knows yet how high it is when it is drawn first.
            let height = if life.height > 0.0 {
                life.height
            } else {
                area.height()
            };
            let above = ((area.height() - height) * RISE).max(4.0);
            ui.add_space(above);
            ui.label(
                egui::RichText::new("Tesserae")
                    .font(FontId::new(heading, fonts::strong()))
                    .color(theme::of(ui).ink),
            );
            ui.label(egui::RichText::new(text!("title-tagline")).color(theme::of(ui).faint));
            ui.add_space((area.height() * 0.04).clamp(8.0, 32.0));
            let mut choose = |ui: &mut egui::Ui, kind| {
                if game_card(ui, kind, card, &palettes, &mut life) {
                    *draft = new_game::Draft::of(kind);
                    *dialog = Dialog::NewGame;
                }
            };
            if beside {
                let width = 3.0 * card.x + 2.0 * BETWEEN;
                ui.allocate_ui(vec2(width, card.y), |ui| {
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = BETWEEN;
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
                let game = text::game(session.kind());
                let text = if session.end().is_some() {
                    text!("title-look-at", game = game, moves = moves)
                } else {
                    text!("title-go-on", game = game, moves = moves)
                };
                if ui.add(theme::main_button(text)).clicked() {
                    acts.write(Act::Begin(Box::new(session.clone())));
                }
            }
            ui.horizontal(|ui| {
                let buttons = [
                    (text!("menu-settings"), Dialog::Settings),
                    (text!("menu-keys"), Dialog::Keys),
                ];
                let width: f32 = 2.0 * 96.0 + 8.0;
                ui.add_space((ui.available_width() - width).max(0.0) / 2.0);
                for (name, opened) in buttons {
                    if ui
                        .add(egui::Button::new(name).min_size(vec2(96.0, theme::target(ui))))
                        .clicked()
                    {
                        *dialog = opened;
                    }
                }
            });
            ui.add_space(16.0);
            let height = ui.min_rect().height() - above;
            if (height - life.height).abs() > 0.5 {
                life.height = height;
                ui.ctx().request_repaint();
            }
        });
    });
    Ok(())
}

/// The pictures move once when the title is opened, one after the other, and again under the pointer.
#[derive(Default)]
pub(super) struct Life {
    /// For each game when its picture began to move, in seconds of egui's clock, and whether it was pointed at.
    begun: [Option<(f64, bool)>; 3],
    animated: bool,
    /// How high all of it was when it was last drawn, in points.
    height: f32,
}

impl Life {
    /// How long a game's picture has been moving, in seconds.
    fn clock(&mut self, ctx: &egui::Context, kind: GameKind, lifted: bool) -> f32 {
        if !self.animated {
            return pictures::LENGTH;
        }
        let now = ctx.input(|input| input.time);
        let (begun, was_lifted) =
            self.begun[kind as usize].get_or_insert((now + kind as usize as f64 * STAGGER, lifted));
        let over = now - *begun > f64::from(pictures::LENGTH);
        if lifted && !*was_lifted && over {
            *begun = now;
        }
        *was_lifted = lifted;
        let seconds = (now - *begun) as f32;
        if seconds < pictures::LENGTH {
            ctx.request_repaint();
        }
        seconds
    }
}

/// What a game is, in a line.
fn tagline(kind: GameKind) -> String {
    match kind {
        GameKind::Freedom => text!("title-freedom"),
        GameKind::Freeze => text!("title-freeze"),
        GameKind::Squares => text!("title-squares"),
    }
}

/// A card that is clicked as a whole.
fn game_card(
    ui: &mut egui::Ui,
    kind: GameKind,
    size: egui::Vec2,
    palettes: &Palettes,
    life: &mut Life,
) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = text::game(kind);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
    let lifted = response.hovered() || response.has_focus();
    let clock = life.clock(ui.ctx(), kind, lifted);
    let painter = ui.painter();
    let line = if lifted {
        theme::of(ui).accent
    } else {
        theme::of(ui).hairline
    };
    let corners = CornerRadius::same(16);
    painter.add(theme::shade(lifted).as_shape(rect, corners));
    painter.rect(
        rect,
        corners,
        theme::of(ui).card,
        Stroke::new(if lifted { 2.0 } else { 1.0 }, line),
        StrokeKind::Inside,
    );
    let upright = size.y >= size.x;
    let words = if upright { HIGHER } else { 0.0 };
    let side = size.x.min(size.y - words) - 2.0 * MARGIN;
    let picture = egui::Rect::from_min_size(rect.min + egui::Vec2::splat(MARGIN), vec2(side, side));
    pictures::draw(painter, kind, picture, palettes, clock);
    let (left, top) = if upright {
        (picture.min.x, picture.max.y + 14.0)
    } else {
        (picture.max.x + MARGIN, picture.min.y)
    };
    let width = rect.max.x - MARGIN - left;
    // Larger cards have larger words, up to a point.
    let scale = (size.x / NARROWEST).sqrt().clamp(1.0, 1.2);
    let scale = if upright { scale } else { 1.0 };
    painter.text(
        pos2(left, top),
        Align2::LEFT_TOP,
        name,
        FontId::new(20.0 * scale, fonts::strong()),
        theme::of(ui).ink,
    );
    let text = painter.layout(
        tagline(kind),
        FontId::proportional(14.0 * scale),
        theme::of(ui).faint,
        width,
    );
    painter.galley(pos2(left, top + 29.0 * scale), text, theme::of(ui).faint);
    response.clicked()
}
