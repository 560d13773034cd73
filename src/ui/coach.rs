//! What the computer teaches: hint, analysis, a look back at the game, a warning.

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Color32, CornerRadius, Sense, Stroke, StrokeKind, vec2};

use super::buttons::{Asked, Choice};
use super::chips::{Chip, Chips};
use super::icons::{self, Icon};
use super::{Dialog, theme};
use crate::coach::{Analysis, GameReview, Hint, Warning};
use crate::engine::{Report, Value};
use crate::input::{BoardCovered, KeyboardTaken, OnTable, typed};
use crate::playback::Way;
use crate::rules::{GameKind, Move, Side};
use crate::text::{self, text};
use crate::turn::{Act, Session};
use crate::view::palette::Palettes;

/// The marks on the cells of a hint's moves and of the analysis' best moves.
const HINTED: Color32 = Color32::from_rgb(24, 122, 78);
const ANALYSED: Color32 = theme::ACCENT;
/// How many moves of a line are written out.
const WRITTEN: usize = 6;

/// What a person can ask the coach for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Lesson {
    /// The best move.
    Hint,
    /// What every move is worth, on or off.
    Analysis,
    /// A look back at the game, or an end to it.
    Review,
}

/// The coach's work.
#[derive(SystemParam)]
pub(super) struct Coach<'w> {
    pub(super) hint: ResMut<'w, Hint>,
    pub(super) analysis: ResMut<'w, Analysis>,
    pub(super) review: ResMut<'w, GameReview>,
}

impl Coach<'_> {
    fn is_review_wanted(&self) -> bool {
        self.review.shown().is_some() || self.review.is_running()
    }

    /// Begins a lesson, or ends the one that runs.
    pub(super) fn give(&mut self, lesson: Lesson) {
        match lesson {
            Lesson::Hint => self.hint.ask(),
            Lesson::Analysis => self.analysis.on = !self.analysis.on,
            Lesson::Review if self.is_review_wanted() => self.review.dismiss(),
            Lesson::Review => self.review.ask(),
        }
    }
}

/// The buttons, beside those for the game.
pub(super) fn choices(session: &Session, can_move: bool, coach: &Coach) -> Vec<Choice> {
    let mut choices = vec![
        Choice {
            name: text!("hint"),
            hint: text!("hint-hint"),
            enabled: can_move,
            on: None,
            asks: Asked::Lesson(Lesson::Hint),
        },
        Choice {
            name: text!("analyse"),
            hint: text!("analyse-hint"),
            enabled: true,
            on: Some(coach.analysis.on),
            asks: Asked::Lesson(Lesson::Analysis),
        },
    ];
    let begun = session.tree().reached() > 0;
    let is_reviewed = coach.is_review_wanted();
    if session.end().is_some() && begun || is_reviewed {
        choices.push(Choice {
            name: text!("review"),
            hint: text!("review-hint"),
            enabled: true,
            on: Some(is_reviewed),
            asks: Asked::Lesson(Lesson::Review),
        });
    }
    choices
}

/// H asks for a hint, A turns the analysis on and off.
pub(super) fn press_keys(
    mut presses: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    covered: Res<BoardCovered>,
    taken: Res<KeyboardTaken>,
    mut coach: Coach,
) {
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let presses = presses.read();
    let fresh = presses.filter(|press| press.state.is_pressed() && !press.repeat);
    for letter in fresh.filter_map(typed) {
        if covered.0 || taken.0 || control {
            continue;
        }
        match letter.as_str() {
            "h" => coach.give(Lesson::Hint),
            "a" => coach.give(Lesson::Analysis),
            _ => {}
        }
    }
}

/// The hint on the card that says what happens. Answers whether there is one.
pub(super) fn hint(ui: &mut egui::Ui, coach: &mut Coach) -> bool {
    if coach.hint.is_thinking() {
        ui.label(text!("hint-looking"));
        return true;
    }
    let Some(shown) = coach.hint.shown() else {
        return false;
    };
    let number = shown.moves;
    let count = shown.line.len();
    let [best, mv] = [0, number - 1].map(|number| text::mv(shown.line[number]));
    ui.label(if shown.why.is_empty() {
        text!("hint-best", move = best)
    } else {
        text!("hint-why", move = best, why = lower_first(&shown.why))
    });
    let mut step = None;
    let mut dismiss = false;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = 8.0;
        let back = icons::button(ui, Icon::Left, &text!("hint-back"), number > 1);
        if back.clicked() {
            step = Some(Way::Back);
        }
        let text = text!("hint-place", number = number, count = count, move = mv);
        ui.label(theme::remark(ui, text));
        let on = icons::button(ui, Icon::Right, &text!("hint-on"), number < count);
        if on.clicked() {
            step = Some(Way::Forward);
        }
        dismiss = ui.button(text!("hint-done")).clicked();
    });
    if let Some(way) = step {
        coach.hint.step(way);
    }
    if dismiss {
        coach.hint.dismiss();
    }
    true
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The card of the running analysis.
pub(super) fn analysis(
    ui: &mut egui::Ui,
    kind: GameKind,
    analysis: &Analysis,
    palettes: &Palettes,
) {
    if !analysis.on {
        return;
    }
    theme::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.spacing_mut().interact_size.y = 18.0;
        let Some((side, report)) = analysis.report() else {
            ui.label(egui::RichText::new(text!("analyse-nothing")).color(theme::of(ui).faint));
            return;
        };
        if let Some(value) = report.value {
            bar(ui, kind, side, value, palettes);
        }
        for line in &report.lines {
            let mut text = format!("{:>6}  {}", in_short(line.value), written(&line.moves));
            if line.moves.len() > WRITTEN {
                text += " …";
            }
            ui.add(egui::Label::new(egui::RichText::new(text).monospace().size(13.0)).truncate());
        }
        let text = effort(report, analysis.is_running());
        ui.label(
            egui::RichText::new(text)
                .size(12.0)
                .color(theme::of(ui).faint),
        );
    });
}

fn written(moves: &[Move]) -> String {
    let moves = moves.iter().take(WRITTEN).map(|&mv| text::mv(mv));
    moves.collect::<Vec<_>>().join(" ")
}

fn effort(report: &Report, running: bool) -> String {
    let (depth, millions) = (report.depth, text::decimal(report.nodes as f64 / 1e6, 1));
    if report.exact {
        text!("analyse-effort-solved", depth = depth, nodes = millions)
    } else if running {
        text!("analyse-effort-running", depth = depth, nodes = millions)
    } else {
        text!("analyse-effort", depth = depth, nodes = millions)
    }
}

/// How the chances are divided, with the value in words.
fn bar(ui: &mut egui::Ui, kind: GameKind, side: Side, value: Value, palettes: &Palettes) {
    ui.label(in_words(kind, side, value));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
    let white = match side {
        Side::White => value.chance(),
        Side::Black => 1.0 - value.chance(),
    };
    let [light, dark] = Side::ALL.map(|side| theme::color32(palettes.of(kind).piece(side)));
    let corners = CornerRadius::same(4);
    let painter = ui.painter();
    painter.rect_filled(rect, corners, dark);
    let mut part = rect;
    part.set_width(rect.width() * white);
    painter.rect_filled(part, corners, light);
    painter.rect_stroke(
        rect,
        corners,
        Stroke::new(1.0, theme::of(ui).faint),
        StrokeKind::Inside,
    );
    let middle = rect.center().x;
    painter.vline(
        middle,
        rect.y_range(),
        Stroke::new(1.0, theme::of(ui).faint),
    );
}

/// A value as players say it.
fn in_words(kind: GameKind, side: Side, value: Value) -> String {
    let id = |side| text::side_id(kind, side);
    match value {
        Value::Margin(hundredths) if hundredths.abs() < 5 => text!("value-even"),
        Value::Margin(hundredths) => {
            let ahead = if hundredths < 0 { side.other() } else { side };
            let margin = text::decimal(f64::from(hundredths.abs()) / 100.0, 1);
            match kind {
                GameKind::Squares => text!("value-marks", side = id(ahead), margin = margin),
                GameKind::Freedom | GameKind::Freeze => {
                    text!("value-stones", side = id(ahead), margin = margin)
                }
            }
        }
        Value::Chance(thousandths) => {
            let percent = (f64::from(thousandths) / 10.0).round();
            text!("value-chance", side = id(side), percent = percent)
        }
        Value::WinIn(plies) => text!("value-wins", side = id(side), plies = plies),
        Value::LossIn(plies) => text!("value-wins", side = id(side.other()), plies = plies),
    }
}

/// A value for a column of them.
fn in_short(value: Value) -> String {
    match value {
        Value::WinIn(plies) => text!("value-short-win", plies = plies),
        Value::LossIn(plies) => text!("value-short-loss", plies = plies),
        Value::Margin(_) | Value::Chance(_) => value.to_string(),
    }
}

/// Numbers on the cells of a hint, or of the best moves that the analysis has found.
pub(super) fn mark(
    mut contexts: EguiContexts,
    hint: Res<Hint>,
    analysis: Res<Analysis>,
    table: OnTable,
    chips: Chips,
) -> Result {
    let mut marks: Vec<Chip> = Vec::new();
    let mut put = |mv: Move, number: usize, color: Color32| {
        let Some(cell) = mv.target() else { return };
        marks.retain(|chip: &Chip| chip.cell != cell);
        marks.push(Chip {
            cell,
            sign: number.to_string(),
            color,
        });
    };
    if let Some(shown) = hint.shown() {
        for (number, &mv) in shown.line[..shown.moves].iter().enumerate() {
            put(mv, number + 1, HINTED);
        }
    } else if let Some((_, report)) = analysis.report().filter(|_| table.standing().is_some()) {
        for (number, line) in report.lines.iter().enumerate().rev() {
            if let Some(&mv) = line.moves.first() {
                put(mv, number + 1, ANALYSED);
            }
        }
    }
    chips.draw(contexts.ctx_mut()?, marks);
    Ok(())
}

/// Asks a player about a move that loses much.
pub(super) fn ask_about_doubt(
    mut contexts: EguiContexts,
    mut warning: ResMut<Warning>,
    dialog: Res<Dialog>,
    mut acts: MessageWriter<Act>,
) -> Result {
    let Some(doubt) = warning.doubt().filter(|_| *dialog == Dialog::None) else {
        return Ok(());
    };
    let doubt = doubt.clone();
    let ctx = contexts.ctx_mut()?;
    let modal = theme::modal(ctx, "doubt").show(ctx, |ui| {
        ui.set_width(280.0);
        ui.heading(text!("doubt-question", move = text::mv(doubt.mv)));
        ui.label(&doubt.words);
        ui.horizontal_wrapped(|ui| {
            let other = theme::main_button(text!("doubt-choose"));
            let other = other.min_size(vec2(130.0, theme::target(ui)));
            let other = ui.add(other).clicked();
            let play = ui.button(text!("doubt-play")).clicked();
            (other, play)
        })
        .inner
    });
    let (other, play) = modal.inner;
    if play {
        acts.write(Act::Play {
            mv: doubt.mv,
            after: doubt.after,
        });
    }
    if play || other || modal.should_close() {
        warning.dismiss();
    }
    Ok(())
}
