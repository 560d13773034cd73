//! The panel beside (or below) the board: players, what happens, the moves, what one can do.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, CornerRadius, Sense, Stroke, StrokeKind, vec2};

use super::{Dialog, coach, moves, new_game, region, seats, status, theme};
use crate::app::Screen;
use crate::input::{BoardEvent, LegalMoves, OnTable, Pointed, Preview, Selection};
use crate::playback::{Finale, Playhead, Timeline, Transport};
use crate::rules::{GameKind, Position, Side};
use crate::store::{SavedGame, Settings};
use crate::text::{self, text};
use crate::turn::{Act, Calls, Seat, Session, Thinking};
use crate::view::layout::Layout;
use crate::view::palette::Palettes;
#[cfg(target_arch = "wasm32")]
use crate::web::Exchange;
use crate::why;

/// The width that a player's score takes, in points: on a row of its own, and beside the other player's.
const SCORE_WIDTH: f32 = 44.0;
const NARROW_SCORE_WIDTH: f32 = 30.0;
/// The width that the menu takes, in points.
const MENU_WIDTH: f32 = 48.0;

pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    session: Option<Res<Session>>,
    state: PanelState,
    mut out: PanelOut,
) -> Result {
    let Some(session) = session else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let mut ui = region(ctx, "panel", layout.panel);
    let area = ui.max_rect();
    ui.painter().rect_filled(area, 0.0, theme::of(&ui).paper);
    if layout.is_upright {
        ui.painter().hline(
            area.x_range(),
            area.min.y,
            Stroke::new(1.0, theme::of(&ui).hairline),
        );
    } else {
        ui.painter().vline(
            area.min.x,
            area.y_range(),
            Stroke::new(1.0, theme::of(&ui).hairline),
        );
    }
    let inner = area.shrink2(vec2(12.0, 10.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        heading(ui, &session, &mut out);
        players(ui, &session, &state, layout.is_upright, &mut out.acts);
        status::show(ui, &session, &state, &mut out);
        buttons(ui, &session, &state, layout.is_upright, &mut out);
        let teaching = out.coach.analysis.on || out.coach.review.shown().is_some();
        if teaching && layout.is_upright {
            // There is no room for the moves too.
            egui::ScrollArea::vertical().show(ui, |ui| {
                coach::analysis(ui, session.kind(), &out.coach.analysis, &state.palettes);
                coach::review(ui, &session, state.moves_shown(), &mut out);
            });
            return;
        }
        coach::analysis(ui, session.kind(), &out.coach.analysis, &state.palettes);
        coach::review(ui, &session, state.moves_shown(), &mut out);
        moves::show(
            ui,
            &session,
            state.moves_shown(),
            state.calls.asked(),
            &mut out.unfolded,
            &mut out.acts,
            &mut out.transports,
        );
    });
    Ok(())
}

/// What the panel shows.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct PanelState<'w> {
    pub(super) table: OnTable<'w>,
    pub(super) playhead: Res<'w, Playhead>,
    pub(super) timeline: Res<'w, Timeline>,
    pub(super) selection: Res<'w, Selection>,
    pub(super) preview: Res<'w, Preview>,
    pub(super) legal: Res<'w, LegalMoves>,
    pub(super) pointed: Res<'w, Pointed>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) calls: Res<'w, Calls>,
    pub(super) palettes: Res<'w, Palettes>,
    pub(super) finale: Res<'w, Finale>,
    pub(super) thinking: Option<Res<'w, Thinking>>,
}

impl PanelState<'_> {
    /// What there is to say about the cell that is pointed at.
    pub(super) fn explanation(&self) -> String {
        let cell = self
            .pointed
            .cell
            .or(self.selection.from)
            .filter(|_| self.settings.explain);
        match (self.table.standing(), cell) {
            (Some((position, _)), Some(cell)) => why::explain_cell(position, cell).words,
            _ => String::new(),
        }
    }

    /// How many moves are on the table, the one that is being shown only from its last step on.
    pub(super) fn moves_done(&self) -> usize {
        let step = self
            .playhead
            .current_step()
            .and_then(|step| self.timeline.steps().get(step));
        match step {
            Some(timed) if timed.number + 1 < timed.of => timed.ply,
            _ => self.moves_shown(),
        }
    }

    /// How many moves are on the table, the one that is being shown included.
    pub(super) fn moves_shown(&self) -> usize {
        match self.playhead.current_step() {
            Some(step) => self
                .timeline
                .steps()
                .get(step)
                .map_or(0, |timed| timed.ply + 1),
            None => self.table.standing().map_or_else(
                || self.timeline.moves_at(self.playhead.shown()),
                |(_, moves)| moves,
            ),
        }
    }
}

/// What can be asked for in the panel.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct PanelOut<'w> {
    pub(super) acts: MessageWriter<'w, Act>,
    pub(super) transports: MessageWriter<'w, Transport>,
    pub(super) events: MessageWriter<'w, BoardEvent>,
    pub(super) dialog: ResMut<'w, Dialog>,
    pub(super) draft: ResMut<'w, new_game::Draft>,
    pub(super) screen: ResMut<'w, NextState<Screen>>,
    pub(super) saved: ResMut<'w, SavedGame>,
    pub(super) unfolded: ResMut<'w, moves::Unfolded>,
    pub(super) coach: coach::Coach<'w>,
    #[cfg(target_arch = "wasm32")]
    pub(super) exchange: MessageWriter<'w, Exchange>,
}

fn heading(ui: &mut egui::Ui, session: &Session, out: &mut PanelOut) {
    ui.horizontal(|ui| {
        let setup = session.setup();
        ui.label(
            egui::RichText::new(text::game(setup.kind()))
                .size(20.0)
                .strong(),
        );
        let size = setup.size().get();
        let detail = if setup.kind().variants().len() > 1 {
            text!(
                "board-with-rules",
                size = size,
                variant = setup.variant().id()
            )
        } else {
            text!("board-plain", size = size)
        };
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width() - MENU_WIDTH);
            let detail = egui::RichText::new(detail)
                .size(13.0)
                .color(theme::of(ui).faint);
            ui.add(egui::Label::new(detail).truncate());
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.menu_button("☰", |ui| {
                ui.set_min_width(150.0);
                if ui.button(text!("menu-new-game")).clicked() {
                    *out.draft = new_game::Draft::like(session);
                    *out.dialog = Dialog::NewGame;
                }
                for (name, dialog) in [
                    (text!("menu-rules"), Dialog::Rules(session.kind())),
                    (text!("menu-settings"), Dialog::Settings),
                    (text!("menu-keys"), Dialog::Keys),
                ] {
                    if ui.button(name).clicked() {
                        *out.dialog = dialog;
                    }
                }
                #[cfg(target_arch = "wasm32")]
                for (name, asked) in [
                    (text!("menu-share"), Exchange::Share),
                    (text!("menu-download"), Exchange::Download),
                    (text!("menu-open"), Exchange::Open),
                ] {
                    if ui.button(name).clicked() {
                        out.exchange.write(asked);
                    }
                }
                if ui.button(text!("menu-title")).clicked() {
                    out.saved.0 = Some(session.clone());
                    out.screen.set(Screen::Title);
                }
            })
            .response
            .widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Button, true, text!("menu"))
            });
        });
    });
}

/// The two sides with what they have; the one to move is marked.
fn players(
    ui: &mut egui::Ui,
    session: &Session,
    state: &PanelState,
    beside: bool,
    acts: &mut MessageWriter<Act>,
) {
    let done = state.moves_done();
    let position = session.tree().position_after(done);
    let score = if state.finale.is_running() {
        state.finale.counted()
    } else {
        position.score()
    };
    let over = session.end().is_some() && done == session.tree().reached();
    let mut row = |ui: &mut egui::Ui, side: Side| {
        let to_move = !over && position.side_to_move() == side;
        let mut frame = theme::card(ui);
        if to_move {
            frame = frame.stroke(Stroke::new(2.0, theme::of(ui).accent));
        }
        frame.show(ui, |ui| {
            ui.horizontal(|ui| {
                chip(ui, session.kind(), side, &state.palettes);
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
                    let menu = egui::containers::menu::MenuButton::from_button(
                        egui::Button::new(title).frame(false),
                    );
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
fn chip(ui: &mut egui::Ui, kind: GameKind, side: Side, palettes: &Palettes) {
    let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
    let color = theme::color32(palettes.of(kind).piece(side));
    let line = Stroke::new(1.0, theme::of(ui).faint);
    let painter = ui.painter();
    match (kind, side) {
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
            painter.circle_stroke(rect.center(), 6.5, Stroke::new(3.5, color));
        }
        (GameKind::Squares, Side::Black) => {
            let frame = rect.shrink(3.0);
            painter.rect_stroke(
                frame,
                CornerRadius::same(2),
                Stroke::new(3.5, color),
                StrokeKind::Middle,
            );
        }
    }
}

fn buttons(
    ui: &mut egui::Ui,
    session: &Session,
    state: &PanelState,
    in_one_row: bool,
    out: &mut PanelOut,
) {
    let tree = session.tree();
    let over = session.end().is_some();
    let begun = tree.reached() > 0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().button_padding.x = 6.0;
        let buttons = [
            (
                text!("undo"),
                text!("undo-hint"),
                begun || session.conclusion().is_some() || session.can_undelete(),
                Act::Undo,
            ),
            (
                text!("redo"),
                text!("redo-hint"),
                tree.reached() < tree.line().len(),
                Act::Redo,
            ),
            (
                text!("draw"),
                text!("draw-hint"),
                begun && !over,
                Act::AgreeDraw,
            ),
            (
                text!("resign"),
                text!("resign-hint"),
                begun && !over,
                Act::Resign,
            ),
        ];
        // Once the game is over there is nothing to agree on, and room for the review.
        let shown = if over { 2 } else { buttons.len() };
        for (name, hint, enabled, act) in buttons.into_iter().take(shown) {
            if ui
                .add_enabled(enabled, egui::Button::new(name))
                .on_hover_text(hint)
                .clicked()
            {
                out.acts.write(act);
            }
        }
        if !in_one_row {
            ui.end_row();
        }
        coach::buttons(ui, session, state.table.open().is_some(), &mut out.coach);
    });
}
