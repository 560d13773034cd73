//! The panel's buttons, in rows that reach from one of its edges to the other.

use bevy_egui::egui::{self, TextStyle, TextWrapMode, vec2};

use super::coach::Lesson;
use super::theme;
use crate::turn::Act;

/// The space between two buttons, and on both sides of a button's name, in points.
const GAP: f32 = 4.0;
const PADDING: f32 = 5.0;

/// What a button is pressed for.
#[derive(Clone, Debug)]
pub(super) enum Asked {
    /// Something with the game.
    Act(Act),
    /// Something that teaches.
    Lesson(Lesson),
}

/// A button.
pub(super) struct Choice {
    pub(super) name: String,
    pub(super) hint: String,
    pub(super) enabled: bool,
    /// Of what is on or off, whether it is on.
    pub(super) on: Option<bool>,
    pub(super) asks: Asked,
}

impl Choice {
    fn button(&self) -> egui::Button<'_> {
        match self.on {
            Some(on) => egui::Button::selectable(on, &self.name).frame_when_inactive(true),
            None => egui::Button::new(&self.name),
        }
    }
}

/// Shows two groups of buttons, in one row if they should and can be, or each in rows of its own. Answers
/// what the pressed one asks for.
pub(super) fn show(
    ui: &mut egui::Ui,
    mut groups: [Vec<Choice>; 2],
    in_one_row: bool,
) -> Option<Asked> {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.spacing_mut().button_padding.x = PADDING;
        let space = ui.available_width();
        let [first, second] = &mut groups;
        if in_one_row && needed(ui, first) + GAP + needed(ui, second) <= space {
            first.append(second);
        }
        let mut asked = None;
        for group in groups.iter().filter(|group| !group.is_empty()) {
            let mut count = 1;
            while count < group.len() && !fits(ui, group, count, space) {
                count += 1;
            }
            for choices in group.chunks(group.len().div_ceil(count)) {
                asked = asked.or(row(ui, choices, space));
            }
        }
        asked
    })
    .inner
}

/// Whether a group fits into so many rows.
fn fits(ui: &egui::Ui, group: &[Choice], count: usize, space: f32) -> bool {
    group
        .chunks(group.len().div_ceil(count))
        .all(|row| needed(ui, row) <= space)
}

/// How wide a row of buttons has to be.
fn needed(ui: &egui::Ui, row: &[Choice]) -> f32 {
    let names: f32 = row.iter().map(|choice| width(ui, choice)).sum();
    names + GAP * row.len().saturating_sub(1) as f32
}

fn width(ui: &egui::Ui, choice: &Choice) -> f32 {
    let name = egui::WidgetText::from(&choice.name).into_galley(
        ui,
        Some(TextWrapMode::Extend),
        f32::INFINITY,
        TextStyle::Button,
    );
    (name.size().x + 2.0 * PADDING).max(theme::target(ui))
}

/// One row, of equal buttons where every name fits; else each has what it needs and an equal part of the rest.
fn row(ui: &mut egui::Ui, row: &[Choice], space: f32) -> Option<Asked> {
    let widths: Vec<f32> = row.iter().map(|choice| width(ui, choice)).collect();
    let each = (space - GAP * (row.len() - 1) as f32) / row.len() as f32;
    let are_equal = widths.iter().all(|&width| width <= each);
    let rest = (space - needed(ui, row)).max(0.0) / row.len() as f32;
    ui.horizontal(|ui| {
        let mut asked = None;
        for (choice, width) in row.iter().zip(widths) {
            let width = if are_equal { each } else { width + rest };
            let button = choice.button().min_size(vec2(width, 0.0));
            let button = ui.add_enabled(choice.enabled, button);
            if button.on_hover_text(&choice.hint).clicked() {
                asked = Some(choice.asks.clone());
            }
        }
        asked
    })
    .inner
}
