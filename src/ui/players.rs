//! The two sides: who plays, what they have, whose move it is.

use bevy::prelude::*;
use bevy_egui::egui::{self, CornerRadius, Sense, Stroke, StrokeKind, vec2};

use super::panel::PanelState;
use super::{seats, theme};
use crate::rules::{GameKind, Position, Side};
use crate::text::text;
use crate::turn::{Act, Seat, Session};

/// The width that a player's score takes, in points: on a row of its own, and beside the other player's.
const SCORE_WIDTH: f32 = 42.0;
const NARROW_SCORE_WIDTH: f32 = 30.0;

/// What the two sides have on the table, and which of them is to move.
fn standing(session: &Session, state: &PanelState) -> ([u16; 2], Option<Side>) {
    let done = state.moves_done();
    let position = session.tree().position_after(done);
    let score = if state.finale.is_running() {
        state.finale.counted()
    } else {
        position.score()
    };
    let over = session.end().is_some() && done == session.tree().reached();
    (score, (!over).then(|| position.side_to_move()))
}

/// A side's card, marked if it is to move.
fn card(ui: &egui::Ui, to_move: bool) -> egui::Frame {
    let card = theme::card(ui);
    if to_move {
        card.stroke(Stroke::new(2.0, theme::of(ui).accent))
    } else {
        card
    }
}

/// The same in one row, where the panel is folded.
pub(super) fn show_folded(ui: &mut egui::Ui, session: &Session, state: &PanelState) {
    let (score, to_move) = standing(session, state);
    for side in Side::ALL {
        card(ui, to_move == Some(side))
            .inner_margin(egui::Margin::symmetric(8, 6))
            .show(ui, |ui| {
                ui.spacing_mut().interact_size.y = 18.0;
                chip(ui, session.kind(), side, state);
                let score = egui::RichText::new(score[side.index()].to_string());
                ui.label(score.size(16.0).monospace())
                    .on_hover_text(session.title(side));
            });
    }
}

/// The two sides with what they have; the one to move is marked.
pub(super) fn show(
    ui: &mut egui::Ui,
    session: &Session,
    state: &PanelState,
    beside: bool,
    acts: &mut MessageWriter<Act>,
) {
    let (score, to_move) = standing(session, state);
    let mut row = |ui: &mut egui::Ui, side: Side| {
        card(ui, to_move == Some(side)).show(ui, |ui| {
            ui.horizontal(|ui| {
                chip(ui, session.kind(), side, state);
                let name = match session.player(side).seat {
                    // Half a phone is not wide enough for more.
                    Seat::Computer(level) if beside => {
                        text!("player-level", level = level.to_string())
                    }
                    _ => session.short_title(side),
                };
                let title = egui::RichText::new(name).strong();
                let score_width = if beside {
                    NARROW_SCORE_WIDTH
                } else {
                    SCORE_WIDTH
                };
                let room = (ui.available_width() - score_width).max(20.0);
                ui.scope(|ui| {
                    ui.set_max_width(room);
                    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
                    let menu = egui::containers::menu::MenuButton::from_button(theme::widened(
                        ui,
                        egui::Button::new(title).frame(false),
                    ));
                    let (response, _) = menu.ui(ui, |ui| {
                        if let Some(seat) = seats::choose(ui, session.player(side).seat) {
                            acts.write(Act::Seat(side, seat));
                        }
                    });
                    response.on_hover_text(text!("seat-hint"));
                });
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let score = egui::RichText::new(score[side.index()].to_string())
                        .size(18.0)
                        .monospace();
                    ui.label(score)
                        .on_hover_text(what_is_counted(session.kind()));
                });
            });
        });
    };
    if beside {
        ui.columns(2, |columns| {
            row(&mut columns[0], Side::White);
            row(&mut columns[1], Side::Black);
        });
    } else {
        for side in Side::ALL {
            row(ui, side);
        }
    }
}

fn what_is_counted(kind: GameKind) -> String {
    match kind {
        GameKind::Freedom => text!("counted-freedom"),
        GameKind::Freeze => text!("counted-freeze"),
        GameKind::Squares => text!("counted-squares"),
    }
}

/// A small picture of a side's pieces.
fn chip(ui: &mut egui::Ui, kind: GameKind, side: Side, state: &PanelState) {
    let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
    let color = theme::color32(state.palettes.of(kind).piece(side));
    // Pieces may be as bright, or as dark, as the card.
    let line = Stroke::new(1.0, theme::of(ui).faint);
    let [edge, ring] =
        [(5.5, line.color), (3.5, color)].map(|(width, color)| Stroke::new(width, color));
    let painter = ui.painter();
    let is_inked = kind == GameKind::Freedom && state.settings.paper;
    if is_inked {
        let sheet = theme::color32(state.palettes.of(kind).cell);
        painter.rect_filled(rect, CornerRadius::same(3), sheet);
    }
    match (kind, side) {
        (GameKind::Freedom, Side::White) if is_inked => {
            let cross = rect.shrink(4.0);
            let lines = [
                [cross.left_top(), cross.right_bottom()],
                [cross.left_bottom(), cross.right_top()],
            ];
            for ends in lines {
                painter.line_segment(ends, Stroke::new(2.0, color));
            }
        }
        (GameKind::Freedom, Side::Black) if is_inked => {
            painter.circle_stroke(rect.center(), 5.5, Stroke::new(2.0, color));
        }
        (GameKind::Freedom, _) => {
            painter.circle(rect.center(), 8.0, color, line);
        }
        (GameKind::Freeze, _) => {
            painter.rect(
                rect.shrink(1.0),
                CornerRadius::same(3),
                color,
                line,
                StrokeKind::Inside,
            );
        }
        (GameKind::Squares, Side::White) => {
            for stroke in [edge, ring] {
                painter.circle_stroke(rect.center(), 6.0, stroke);
            }
        }
        (GameKind::Squares, Side::Black) => {
            let frame = rect.shrink(3.0);
            for stroke in [edge, ring] {
                painter.rect_stroke(frame, CornerRadius::same(2), stroke, StrokeKind::Middle);
            }
        }
    }
}
