//! The panel beside (or below) the board: players, what happens, the moves, what one can do.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Stroke, vec2};

use super::buttons::{self, Asked, Choice};
use super::icons::{self, Icon};
use super::{Dialog, coach, moves, new_game, players, region, review, status, theme};
use crate::app::Screen;
use crate::input::{BoardEvent, LegalMoves, OnTable, Pointed, Preview, Selection};
use crate::playback::{Finale, Playhead, Timeline, Transport};
use crate::rules::Variant;
use crate::store::{SavedGame, Settings};
use crate::text::{self, text};
use crate::turn::{Act, Calls, Session, Thinking};
use crate::view::layout::Layout;
use crate::view::palette::Palettes;
#[cfg(target_arch = "wasm32")]
use crate::web::Exchange;
use crate::why;

pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    session: Option<Res<Session>>,
    mut state: PanelState,
    mut out: PanelOut,
) -> Result {
    let Some(session) = session else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let mut ui = region(ctx, "panel", layout.panel);
    let area = ui.max_rect();
    // Folded beside the board, it lies over it.
    if layout.is_upright || !layout.is_folded {
        let line = Stroke::new(1.0, theme::of(&ui).hairline);
        let painter = ui.painter();
        painter.rect_filled(area, 0.0, theme::of(&ui).paper);
        if layout.is_upright {
            painter.hline(area.x_range(), area.min.y, line);
        } else {
            painter.vline(area.min.x, area.y_range(), line);
        }
    }
    let margin = if layout.is_folded { 8.0 } else { 10.0 };
    let inner = egui::UiBuilder::new().max_rect(area.shrink2(vec2(12.0, margin)));
    let fold = ui.scope_builder(inner, |ui| {
        if layout.is_folded {
            strip(ui, &session, &state, &layout, &mut out)
        } else {
            whole(ui, &session, &state, &layout, &mut out)
        }
    });
    if fold.inner {
        state.settings.fold_panel = !layout.is_folded;
    }
    Ok(())
}

/// The whole panel. Answers whether to fold it.
fn whole(
    ui: &mut egui::Ui,
    session: &Session,
    state: &PanelState,
    layout: &Layout,
    out: &mut PanelOut,
) -> bool {
    let is_small = layout.is_small || layout.is_upright;
    let fold = heading(ui, session, layout.is_upright, out);
    let mut rest = |ui: &mut egui::Ui| {
        players::show(ui, session, state, is_small, &mut out.acts);
        status::show(ui, session, state, out);
        ask(ui, session, state, is_small, out);
        let teaching = out.coach.analysis.on || out.coach.review.shown().is_some();
        if teaching && is_small {
            // There is no room for the moves too.
            egui::ScrollArea::vertical().show(ui, |ui| teach(ui, session, state, out));
        } else {
            teach(ui, session, state, out);
            moves::show(ui, layout.is_small, session, state, out);
        }
    };
    if layout.is_small && !layout.is_upright {
        // A telephone on its side is not high enough for all.
        egui::ScrollArea::vertical().show(ui, rest);
    } else {
        rest(ui);
    }
    fold
}

fn teach(ui: &mut egui::Ui, session: &Session, state: &PanelState, out: &mut PanelOut) {
    coach::analysis(ui, session.kind(), &out.coach.analysis, &state.palettes);
    review::show(ui, session, state.moves_shown(), out);
}

/// What is left of the folded panel. Answers whether to unfold it.
fn strip(
    ui: &mut egui::Ui,
    session: &Session,
    state: &PanelState,
    layout: &Layout,
    out: &mut PanelOut,
) -> bool {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        menu(ui, session, out);
        let sign = if layout.is_upright {
            Icon::Up
        } else {
            Icon::Left
        };
        let unfold = icons::button(ui, sign, &text!("panel-unfold"), true).clicked();
        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            players::show_folded(ui, session, state);
        });
        unfold
    })
    .inner
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
    pub(super) settings: ResMut<'w, Settings>,
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

/// The name of the game, and the menu. Answers whether to fold the panel.
fn heading(ui: &mut egui::Ui, session: &Session, is_upright: bool, out: &mut PanelOut) -> bool {
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let setup = session.setup();
        ui.label(
            egui::RichText::new(text::game(setup.kind()))
                .size(20.0)
                .strong(),
        );
        let size = setup.size().get();
        let detail = if setup.variant() != Variant::Standard {
            text!(
                "board-with-rules",
                size = size,
                variant = setup.variant().id()
            )
        } else {
            text!("board-plain", size = size)
        };
        ui.scope(|ui| {
            let buttons = 2.0 * (theme::target(ui) + ui.spacing().item_spacing.x);
            ui.set_max_width(ui.available_width() - buttons);
            let detail = theme::remark(ui, detail);
            ui.add(egui::Label::new(detail).truncate());
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            menu(ui, session, out);
            let sign = if is_upright { Icon::Down } else { Icon::Right };
            icons::button(ui, sign, &text!("panel-fold"), true).clicked()
        })
    });
    row.inner.inner
}

fn menu(ui: &mut egui::Ui, session: &Session, out: &mut PanelOut) {
    icons::menu(ui, &text!("menu"), |ui| {
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
    });
}

fn ask(
    ui: &mut egui::Ui,
    session: &Session,
    state: &PanelState,
    in_one_row: bool,
    out: &mut PanelOut,
) {
    let tree = session.tree();
    let over = session.end().is_some();
    let begun = tree.reached() > 0;
    let mut acts = vec![
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
    ];
    // Once the game is over there is nothing to agree on, and room for the review.
    if !over {
        acts.extend([
            (text!("draw"), text!("draw-hint"), begun, Act::AgreeDraw),
            (text!("resign"), text!("resign-hint"), begun, Act::Resign),
        ]);
    }
    let acts = acts.into_iter().map(|(name, hint, enabled, act)| Choice {
        name,
        hint,
        enabled,
        on: None,
        asks: Asked::Act(act),
    });
    let lessons = coach::choices(session, state.table.open().is_some(), &out.coach);
    match buttons::show(ui, [acts.collect(), lessons], in_one_row) {
        Some(Asked::Act(act)) => {
            out.acts.write(act);
        }
        Some(Asked::Lesson(lesson)) => out.coach.give(lesson),
        None => {}
    }
}
