//! Freeze by the rules of 1975: the question, the marks on the cubes, and the judgement.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Color32, FontId, Stroke, vec2};

use super::panel::PanelOut;
use super::theme;
use crate::input::BoardEvent;
use crate::playback::{Playhead, Timeline, on_board};
use crate::rules::{Cell, Position, Side};
use crate::table::Board;
use crate::turn::{Calls, NodeId, Session};
use crate::view::layout::Layout;
use crate::why::Verdict;

/// Where on a cube its mark is, in cells from the middle of its cell on the board.
const CORNER: Vec3 = Vec3::new(0.3, 0.68, -0.3);
/// A mark's radius as a part of a cell, and its limits in points.
const RADIUS: f32 = 0.19;
const SMALLEST: f32 = 7.0;
const LARGEST: f32 = 15.0;

const CALLED: (&str, Color32) = ("✔", Color32::from_rgb(24, 122, 78));
const MISSED: (&str, Color32) = ("!", Color32::from_rgb(176, 96, 0));
const WRONG: (&str, Color32) = ("✖", Color32::from_rgb(178, 44, 44));
const MARKED: (&str, Color32) = ("?", theme::ACCENT);

/// What is asked, instead of what usually stands on the card.
pub(super) fn ask(
    ui: &mut egui::Ui,
    session: &Session,
    calls: &Calls,
    about: NodeId,
    out: &mut PanelOut,
) {
    let mover = session.tree().position_before(about).side_to_move();
    ui.label(format!(
        "{}: which cubes change? Mark them, then see.",
        session.title(mover)
    ));
    ui.horizontal_wrapped(|ui| {
        let show = theme::main_button("See").min_size(vec2(90.0, theme::TARGET));
        if ui.add(show).on_hover_text("Space").clicked() {
            out.events.write(BoardEvent::Commit);
        }
        let count = calls.marked().len();
        ui.label(egui::RichText::new(format!("{count} marked")).color(theme::FAINT));
    });
}

/// How right the calls at the move that is shown were, and all calls so far.
pub(super) fn judgement(ui: &mut egui::Ui, session: &Session, calls: &Calls, shown: usize) {
    if let Some(verdict) = verdict_at(session, calls, shown) {
        ui.label(sentence(verdict));
    }
    if !calls.any() {
        return;
    }
    for side in Side::ALL {
        let tally = calls.tally(session, side);
        let text = format!(
            "{}: called {} of {}, {} wrongly",
            session.short_title(side),
            tally.called,
            tally.changed,
            tally.wrong
        );
        ui.label(egui::RichText::new(text).size(13.0).color(theme::FAINT));
    }
}

fn verdict_at<'a>(session: &Session, calls: &'a Calls, shown: usize) -> Option<&'a Verdict> {
    let last = shown.checked_sub(1)?;
    calls.verdict(*session.tree().line().get(last)?)
}

fn sentence(verdict: &Verdict) -> String {
    let Verdict {
        called,
        missed,
        wrong,
    } = verdict;
    if called.is_empty() && missed.is_empty() && wrong.is_empty() {
        return "Nothing changed, and nothing was called.".to_owned();
    }
    if missed.is_empty() && wrong.is_empty() {
        return format!("All {} called.", called.len());
    }
    let names = |cells: &[Cell]| match cells {
        [] => "none".to_owned(),
        cells => cells
            .iter()
            .map(Cell::to_string)
            .collect::<Vec<_>>()
            .join(", "),
    };
    format!(
        "{} called. Missed: {}. Wrongly called: {}.",
        called.len(),
        names(missed),
        names(wrong)
    )
}

/// Draws a mark on every cube that was called, or should have been.
pub(super) fn mark(
    mut contexts: EguiContexts,
    calls: Res<Calls>,
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    board: Res<Board>,
    layout: Res<Layout>,
    camera: Single<(&Camera, &GlobalTransform), With<Camera3d>>,
) -> Result {
    let last = playhead.shown().checked_sub(1);
    let node = last.and_then(|step| Some(timeline.steps().get(step)?.node));
    let verdict = node.and_then(|node| calls.verdict(node));
    let mut marks: Vec<(Cell, (&str, Color32))> = Vec::new();
    if calls.asked().is_some() {
        marks.extend(calls.marked().iter().map(|&cell| (cell, MARKED)));
    } else if let Some(verdict) = verdict {
        for (cells, look) in [
            (&verdict.called, CALLED),
            (&verdict.missed, MISSED),
            (&verdict.wrong, WRONG),
        ] {
            marks.extend(cells.iter().map(|&cell| (cell, look)));
        }
    }
    if marks.is_empty() {
        return Ok(());
    }
    let painter = contexts
        .ctx_mut()?
        .layer_painter(egui::LayerId::background());
    let (camera, transform) = *camera;
    let place = |point: Vec3| camera.world_to_viewport(transform, point).ok();
    for (cell, (sign, color)) in marks {
        let at = on_board(cell, board.size()) + CORNER;
        let (Some(middle), Some(beside)) = (place(at), place(at + Vec3::X)) else {
            continue;
        };
        if !layout.board.contains(middle) {
            continue;
        }
        let radius = (middle.distance(beside) * RADIUS).clamp(SMALLEST, LARGEST);
        let middle = egui::pos2(middle.x, middle.y);
        painter.circle(middle, radius, color, Stroke::new(1.5, Color32::WHITE));
        let font = FontId::proportional(radius * 1.35);
        painter.text(middle, Align2::CENTER_CENTER, sign, font, Color32::WHITE);
    }
    Ok(())
}
