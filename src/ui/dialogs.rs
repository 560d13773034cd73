//! What lies over everything: rules, settings, keys, and the question about the last cell.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, vec2};

use super::{Dialog, rules, theme};
use crate::input::{KEYS, OnTable};
use crate::launch::Graphics;
use crate::rules::{GameKind, Move, Position, Side};
use crate::store::{Motion, Settings};
use crate::turn::{Act, pass_choice};
use crate::view::layout::Layout;

pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    mut dialog: ResMut<Dialog>,
    mut settings: ResMut<Settings>,
) -> Result {
    let (title, width) = match *dialog {
        Dialog::None | Dialog::NewGame => return Ok(()),
        Dialog::Rules(kind) => (kind.name(), 520.0),
        Dialog::Settings => ("Settings", 380.0),
        Dialog::Keys => ("Keys", 420.0),
    };
    let ctx = contexts.ctx_mut()?;
    let mut changed = settings.clone();
    let modal = theme::modal(title).show(ctx, |ui| {
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
                Dialog::Settings => choose_settings(ui, &mut changed),
                _ => list_keys(ui),
            });
        ui.add(theme::main_button("Close").min_size(vec2(100.0, theme::TARGET)))
            .clicked()
    });
    settings.set_if_neq(changed);
    if modal.inner || modal.should_close() {
        *dialog = Dialog::None;
    }
    Ok(())
}

fn choose_settings(ui: &mut egui::Ui, settings: &mut Settings) {
    ui.checkbox(&mut settings.one_click, "One click makes a move");
    ui.checkbox(&mut settings.show_legal, "Show legal cells");
    ui.checkbox(
        &mut settings.explain,
        "Show why, where I point and as it happens",
    );
    ui.checkbox(&mut settings.show_all_threads, "Show all connections");
    ui.checkbox(
        &mut settings.slow_big_moves,
        "Slow down for three waves or more",
    );
    ui.checkbox(
        &mut settings.straight_down,
        "Look straight down at the board",
    );
    ui.checkbox(
        &mut settings.call_changes,
        "Call your changes (Freeze, the rules of 1975)",
    );
    ui.checkbox(&mut settings.warn, "Warn me before a move that loses much");
    ui.label("Reduced motion");
    ui.horizontal(|ui| {
        for (motion, name) in [
            (Motion::System, "As the system"),
            (Motion::Reduced, "On"),
            (Motion::Full, "Off"),
        ] {
            ui.selectable_value(&mut settings.motion, motion, name);
        }
    });
    ui.label("Graphics");
    ui.horizontal(|ui| {
        for graphics in Graphics::ALL {
            ui.selectable_value(&mut settings.graphics, graphics, graphics.id());
        }
    });
}

fn list_keys(ui: &mut egui::Ui) {
    const KEY_WIDTH: f32 = 130.0;
    for (key, meaning) in KEYS {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.scope(|ui| {
                ui.set_width(KEY_WIDTH);
                ui.label(egui::RichText::new(*key).strong());
            });
            ui.add(egui::Label::new(*meaning).wrap());
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
    let count = |score: [u16; 2]| {
        let [white, black] = Side::ALL.map(|side| GameKind::Freedom.side_name(side));
        format!("{white} {}, {black} {}", score[0], score[1])
    };
    let made = theme::modal("pass").show(ctx, |ui| {
        ui.set_width(260.0);
        ui.heading("The last cell");
        ui.label("Your stone there would lower your score. You may leave the cell empty.");
        let mut made = None;
        for (verb, score, mv) in [("Pass", passed, Move::Pass), ("Place", placed, place)] {
            let text = match mv {
                Move::Pass => format!("{verb}: {}", count(score)),
                _ => format!("{verb} {mv}: {}", count(score)),
            };
            let button = egui::Button::new(text).min_size(vec2(260.0, theme::TARGET + 4.0));
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
