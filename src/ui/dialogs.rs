//! What lies over everything: rules, settings, keys, and the question about the last cell.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, vec2};

use super::{Dialog, rules, settings, theme};
use crate::input::{OnTable, key_list};
use crate::rules::{Move, Position};
use crate::store::Settings;
use crate::text::{self, text};
use crate::turn::{Act, pass_choice};
use crate::view::layout::Layout;

pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    mut dialog: ResMut<Dialog>,
    mut settings: ResMut<Settings>,
) -> Result {
    let (id, title, width) = match *dialog {
        Dialog::None | Dialog::NewGame => return Ok(()),
        Dialog::Rules(kind) => ("rules", text::game(kind), 520.0),
        Dialog::Settings => ("settings", text!("menu-settings"), 380.0),
        Dialog::Keys => ("keys", text!("menu-keys"), 420.0),
    };
    let ctx = contexts.ctx_mut()?;
    let mut changed = settings.clone();
    let modal = theme::modal(ctx, id).show(ctx, |ui| {
        ui.set_width((layout.window.x - 64.0).clamp(240.0, width));
        ui.heading(title);
        egui::ScrollArea::vertical()
            .max_height((layout.window.y - 180.0).max(120.0))
            .show(ui, |ui| match *dialog {
                Dialog::Rules(kind) => {
                    if let Some(other) = rules::show(ui, kind) {
                        *dialog = Dialog::Rules(other);
                    }
                }
                Dialog::Settings => settings::choose(ui, &mut changed),
                _ => list_keys(ui),
            });
        ui.add(theme::main_button(text!("close")).min_size(vec2(100.0, theme::target(ui))))
            .clicked()
    });
    settings.set_if_neq(changed);
    if modal.inner || modal.should_close() {
        *dialog = Dialog::None;
    }
    Ok(())
}

fn list_keys(ui: &mut egui::Ui) {
    const KEY_WIDTH: f32 = 130.0;
    for (key, meaning) in key_list() {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.scope(|ui| {
                ui.set_width(KEY_WIDTH);
                ui.label(egui::RichText::new(key).strong());
            });
            ui.add(egui::Label::new(meaning).wrap());
        });
    }
}

/// Freedom: whether the player has to be asked to place the last stone or to pass.
#[derive(SystemParam)]
pub(super) struct PassQuestion<'w> {
    table: OnTable<'w>,
}

impl PassQuestion<'_> {
    /// What placing and passing would score, and after how many moves the question stands.
    pub(super) fn choice(&self) -> Option<([[u16; 2]; 2], Move, usize)> {
        let (position, after) = self.table.open()?;
        let scores = pass_choice(position)?;
        let last = position
            .size()
            .cells()
            .find(|&cell| position.piece(cell).is_none())?;
        Some((scores, Move::Place(last), after))
    }
}

pub(super) fn ask_about_pass(
    mut contexts: EguiContexts,
    question: PassQuestion,
    dialog: Res<Dialog>,
    mut acts: MessageWriter<Act>,
) -> Result {
    let Some(([placed, passed], place, after)) = question.choice() else {
        return Ok(());
    };
    if *dialog != Dialog::None {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let made = theme::modal(ctx, "pass").show(ctx, |ui| {
        ui.set_width(260.0);
        ui.heading(text!("last-cell"));
        ui.label(text!("last-cell-question"));
        let mut made = None;
        for ([white, black], mv) in [(passed, Move::Pass), (placed, place)] {
            let text = match mv {
                Move::Pass => text!("last-cell-pass", white = white, black = black),
                _ => text!(
                    "last-cell-place",
                    move = mv.to_string(),
                    white = white,
                    black = black,
                ),
            };
            let button = egui::Button::new(text).min_size(vec2(260.0, theme::target(ui) + 4.0));
            if ui.add(button).clicked() {
                made = Some(mv);
            }
        }
        made
    });
    if let Some(mv) = made.inner {
        acts.write(Act::Play { mv, after });
    }
    Ok(())
}
