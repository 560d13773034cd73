//! What a player can set.

use bevy_egui::egui;

use super::theme;
use crate::launch::Graphics;
use crate::store::{Colors, Motion, SCALES, Settings, Surroundings};
use crate::text::{Language, text};

pub(super) fn choose(ui: &mut egui::Ui, settings: &mut Settings) {
    theme::section(ui, text!("settings-game"));
    ui.checkbox(&mut settings.one_click, text!("settings-one-click"));
    ui.checkbox(&mut settings.show_legal, text!("settings-legal"));
    ui.checkbox(&mut settings.explain, text!("settings-explain"));
    ui.checkbox(&mut settings.show_all_threads, text!("settings-threads"));
    ui.checkbox(&mut settings.slow_big_moves, text!("settings-slow"));
    ui.checkbox(&mut settings.call_changes, text!("settings-calls"));
    ui.checkbox(&mut settings.warn, text!("settings-warn"));
    ui.checkbox(&mut settings.turn_board, text!("settings-turn-board"));

    theme::section(ui, text!("settings-look"));
    one_of(
        ui,
        text!("settings-colors"),
        &mut settings.colors,
        Colors::ALL.map(|colors| (colors, colors_name(colors))),
    );
    one_of(
        ui,
        text!("settings-surroundings"),
        &mut settings.surroundings,
        [
            (Surroundings::System, text!("settings-as-system")),
            (Surroundings::Light, text!("settings-surroundings-light")),
            (Surroundings::Dark, text!("settings-surroundings-dark")),
        ],
    );
    ui.checkbox(&mut settings.paper, text!("settings-paper"));
    ui.checkbox(&mut settings.straight_down, text!("settings-straight-down"));
    one_of(
        ui,
        text!("settings-motion"),
        &mut settings.motion,
        [
            (Motion::System, text!("settings-as-system")),
            (Motion::Reduced, text!("settings-motion-on")),
            (Motion::Full, text!("settings-motion-off")),
        ],
    );
    choose_graphics(ui, settings);
    one_of(
        ui,
        text!("settings-scale"),
        &mut settings.ui_scale,
        SCALES.map(|percent| (percent, format!("{percent} %"))),
    );
    choose_language(ui, settings);

    theme::section(ui, text!("settings-sound"));
    let volume = egui::Slider::new(&mut settings.volume, 0..=100)
        .suffix(" %")
        .text(text!("settings-volume"));
    ui.add_enabled(!settings.mute, volume);
    ui.checkbox(&mut settings.mute, text!("settings-mute"));
}

/// A row of which one is chosen, under its name.
fn one_of<T: PartialEq, const N: usize>(
    ui: &mut egui::Ui,
    name: String,
    chosen: &mut T,
    values: [(T, String); N],
) {
    ui.label(name);
    ui.horizontal_wrapped(|ui| {
        for (value, name) in values {
            if offer(ui, *chosen == value, name) {
                *chosen = value;
            }
        }
    });
}

/// One of several buttons of which one is chosen. Answers whether it is chosen now.
fn offer(ui: &mut egui::Ui, is_chosen: bool, name: impl Into<String>) -> bool {
    let button = egui::Button::selectable(is_chosen, name.into());
    ui.add(theme::widened(ui, button)).clicked()
}

fn colors_name(colors: Colors) -> String {
    match colors {
        Colors::Natural => text!("settings-colors-natural"),
        Colors::Contrast => text!("settings-colors-contrast"),
        Colors::Harbour => text!("settings-colors-harbour"),
        Colors::Iris => text!("settings-colors-iris"),
    }
}

fn choose_graphics(ui: &mut egui::Ui, settings: &mut Settings) {
    ui.label(text!("settings-graphics"));
    ui.horizontal_wrapped(|ui| {
        let by_hand = settings.graphics_by_hand;
        let name = text!("settings-graphics-auto");
        if offer(ui, !by_hand, name) {
            settings.graphics_by_hand = false;
            // Whoever asks for it again may have another machine by now.
            settings.graphics_limit = Graphics::High;
        }
        for graphics in Graphics::ALL {
            let name = match graphics {
                Graphics::Low => text!("settings-graphics-low"),
                Graphics::Medium => text!("settings-graphics-medium"),
                Graphics::High => text!("settings-graphics-high"),
            };
            let chosen = by_hand && settings.graphics == graphics;
            if offer(ui, chosen, name) {
                settings.graphics_by_hand = true;
                settings.graphics = graphics;
            }
        }
    });
}

fn choose_language(ui: &mut egui::Ui, settings: &mut Settings) {
    ui.label(text!("settings-language"));
    ui.horizontal_wrapped(|ui| {
        let name = text!("settings-as-system");
        if offer(ui, settings.language.is_none(), name) {
            settings.language = None;
        }
        for language in Language::ALL {
            let is_chosen = settings.language == Some(language);
            if offer(ui, is_chosen, language.own_name()) {
                settings.language = Some(language);
            }
        }
    });
}
