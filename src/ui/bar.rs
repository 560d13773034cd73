//! The bar under the board: where in the game one is, how fast it runs, how the board is looked at.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, CornerRadius, Sense, Stroke, pos2, vec2};

use super::icons::{self, Icon};
use super::{region, theme};
use crate::playback::{Playhead, Timeline, Transport, Way};
use crate::store::{Motion, SPEEDS, Settings};
use crate::text::text;
use crate::view::layout::Layout;

/// The width of the choice of speed, in points.
const SPEED_WIDTH: f32 = 70.0;
/// The least length of the line through the game, in points.
const SHORTEST: f32 = 40.0;
/// The gap between buttons, in points.
const GAP: f32 = 4.0;

pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    mut settings: ResMut<Settings>,
    mut transports: MessageWriter<Transport>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = region(ctx, "bar", layout.bar);
    let area = ui.max_rect();
    ui.painter().rect_filled(area, 0.0, theme::of(&ui).paper);
    ui.painter().hline(
        area.x_range(),
        area.min.y,
        Stroke::new(1.0, theme::of(&ui).hairline),
    );
    let inner = area.shrink2(vec2(8.0, 0.0));
    let mut changed = settings.clone();
    let mut asked = None;
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 2.0);
        ui.spacing_mut().button_padding = vec2(4.0, 4.0);
        if layout.is_upright {
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                let width = ui.available_width() - theme::target(ui) - GAP;
                asked = scrubber(ui, width, &playhead, &timeline);
                sound_button(ui, &mut changed);
            });
            ui.horizontal(|ui| {
                asked = asked.or(step_buttons(ui, true, &playhead, &timeline));
                let right = SPEED_WIDTH + GAP + theme::target(ui);
                ui.add_space((ui.available_width() - right).max(0.0));
                look_buttons(ui, &mut changed);
            });
        } else {
            ui.horizontal_centered(|ui| {
                let right = SPEED_WIDTH + 2.0 * theme::target(ui) + 3.0 * GAP;
                let all = 5.0 * (theme::target(ui) + GAP) + SHORTEST + right;
                // The ends are at the ends of the line as well.
                let with_ends = ui.available_width() >= all;
                asked = step_buttons(ui, with_ends, &playhead, &timeline);
                let width = (ui.available_width() - right).max(SHORTEST);
                asked = asked.or(scrubber(ui, width, &playhead, &timeline));
                look_buttons(ui, &mut changed);
                sound_button(ui, &mut changed);
            });
        }
    });
    settings.set_if_neq(changed);
    if let Some(transport) = asked {
        transports.write(transport);
    }
    Ok(())
}

fn step_buttons(
    ui: &mut egui::Ui,
    with_ends: bool,
    playhead: &Playhead,
    timeline: &Timeline,
) -> Option<Transport> {
    let held = playhead.is_paused();
    let back = playhead.shown() > 0;
    let on = playhead.shown() < timeline.now() || playhead.progress() < 1.0;
    let (play_icon, play_name) = if playhead.is_running() {
        (Icon::Hold, text!("bar-hold"))
    } else {
        (Icon::Play, text!("bar-go-on"))
    };
    let buttons = [
        (
            Icon::Start,
            text!("bar-start"),
            back,
            Transport::SeekMove(0),
        ),
        (
            Icon::Back,
            text!("bar-back"),
            back,
            Transport::Step(Way::Back),
        ),
        (play_icon, play_name, held || on, Transport::TogglePause),
        (Icon::On, text!("bar-on"), on, Transport::Step(Way::Forward)),
        (Icon::Now, text!("bar-now"), on, Transport::Now),
    ];
    let shown = if with_ends {
        &buttons[..]
    } else {
        &buttons[1..4]
    };
    let mut asked = None;
    for &(icon, ref name, enabled, transport) in shown {
        if icons::button(ui, icon, name, enabled).clicked() {
            asked = Some(transport);
        }
    }
    asked
}

/// How fast, and from where.
fn look_buttons(ui: &mut egui::Ui, settings: &mut Settings) {
    choose_speed(ui, settings);
    let view = if settings.straight_down {
        Icon::Above
    } else {
        Icon::Angled
    };
    if icons::button(ui, view, &text!("bar-view"), true).clicked() {
        settings.straight_down = !settings.straight_down;
    }
}

fn sound_button(ui: &mut egui::Ui, settings: &mut Settings) {
    let sound = if settings.mute {
        Icon::Mute
    } else {
        Icon::Sound
    };
    if icons::button(ui, sound, &text!("bar-sound"), true).clicked() {
        settings.mute = !settings.mute;
    }
}

fn choose_speed(ui: &mut egui::Ui, settings: &mut Settings) {
    let now = match settings.speed() {
        Some(speed) => speed_name(speed),
        None => text!("bar-speed-off"),
    };
    egui::ComboBox::from_id_salt("speed")
        .selected_text(now)
        .width(SPEED_WIDTH)
        .show_ui(ui, |ui| {
            for speed in SPEEDS {
                let chosen = settings.speed() == Some(speed);
                if ui.selectable_label(chosen, speed_name(speed)).clicked() {
                    settings.motion = Motion::Full;
                    settings.set_speed(speed);
                }
            }
            if ui
                .selectable_label(!settings.is_animated(), text!("bar-no-animation"))
                .clicked()
            {
                settings.motion = Motion::Reduced;
            }
        })
        .response
        .on_hover_text(text!("bar-speed-hint"));
}

/// A speed as people read it: `½×` would be hard to see, `0.5×` is not.
fn speed_name(speed: f64) -> String {
    if speed < 0.2 {
        text!("bar-speed", speed = format!("1/{:.0}", 1.0 / speed))
    } else {
        text!("bar-speed", speed = speed)
    }
}

/// The line of the game's steps, with a tick where each move ends. Answers with the instant dragged to.
fn scrubber(
    ui: &mut egui::Ui,
    width: f32,
    playhead: &Playhead,
    timeline: &Timeline,
) -> Option<Transport> {
    let size = vec2(width, theme::target(ui));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Slider, true, text!("bar-time"))
    });
    let length = timeline.time_after(timeline.now());
    let groove = rect.shrink2(vec2(8.0, 0.0));
    let x_of = |time: f64| {
        let part = if length > 0.0 {
            (time / length) as f32
        } else {
            1.0
        };
        egui::lerp(groove.x_range(), part.clamp(0.0, 1.0))
    };
    let painter = ui.painter();
    let line = egui::Rect::from_center_size(groove.center(), vec2(groove.width(), 4.0));
    painter.rect_filled(line, CornerRadius::same(2), theme::of(ui).hairline);
    let here = x_of(playhead.time(timeline));
    let done = egui::Rect::from_min_max(line.min, pos2(here, line.max.y));
    painter.rect_filled(done, CornerRadius::same(2), theme::of(ui).accent);
    let steps = &timeline.steps()[..timeline.now()];
    // Ticks nearer to each other than this would run into one another.
    let step_gap = groove.width() / steps.len().max(1) as f32;
    for timed in steps {
        let ends_move = timed.number + 1 == timed.of;
        let height = if ends_move { 6.0 } else { 3.0 };
        if ends_move && step_gap * timed.of as f32 >= 1.5 || step_gap >= 3.0 {
            let x = x_of(timed.start + timed.duration);
            let top = groove.center().y + 5.0;
            painter.vline(x, top..=top + height, Stroke::new(1.0, theme::of(ui).faint));
        }
    }
    let knob = if response.dragged() || response.hovered() {
        8.0
    } else {
        6.5
    };
    painter.circle(
        pos2(here, groove.center().y),
        knob,
        theme::of(ui).card,
        Stroke::new(2.0, theme::of(ui).accent),
    );
    let at = response
        .interact_pointer_pos()
        .filter(|_| response.dragged() || response.clicked())?;
    let part = egui::remap_clamp(at.x, groove.x_range(), 0.0..=1.0);
    Some(Transport::SeekTime(f64::from(part) * length))
}
