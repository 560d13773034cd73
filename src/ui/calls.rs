//! Freeze by the rules of 1975: the question, the marks on the cubes, and the judgement.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Color32, vec2};

use super::chips::{Chip, Chips};
use super::panel::PanelOut;
use super::theme;
use crate::input::BoardEvent;
use crate::playback::{Playhead, Timeline};
use crate::rules::{Cell, Position, Side};
use crate::text::text;
use crate::turn::{Calls, NodeId, Session};
use crate::why::Verdict;

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
    ui.label(text!("calls-question", who = session.title(mover)));
    ui.horizontal_wrapped(|ui| {
        let show = theme::main_button(text!("calls-see")).min_size(vec2(90.0, theme::target(ui)));
        if ui.add(show).on_hover_text(text!("key-space")).clicked() {
            out.events.write(BoardEvent::Commit);
        }
        let count = calls.marked().len();
        let marked = text!("calls-marked", count = count);
        ui.label(egui::RichText::new(marked).color(theme::of(ui).faint));
    });
}

/// How right the calls at the move that is shown were, and all calls so far.
pub(super) fn judgement(ui: &mut egui::Ui, session: &Session, calls: &Calls, shown: usize) {
    if let Some(verdict) = verdict_at(session, calls, shown) {
        ui.label(verdict.words());
    }
    if !calls.any() {
        return;
    }
    for side in Side::ALL {
        let tally = calls.tally(session, side);
        let text = text!(
            "calls-tally",
            who = session.short_title(side),
            called = tally.called,
            changed = tally.changed,
            wrong = tally.wrong,
        );
        ui.label(theme::remark(ui, text));
    }
}

fn verdict_at<'a>(session: &Session, calls: &'a Calls, shown: usize) -> Option<&'a Verdict> {
    let last = shown.checked_sub(1)?;
    calls.verdict(*session.tree().line().get(last)?)
}

/// Draws a mark on every cube that was called, or should have been.
pub(super) fn mark(
    mut contexts: EguiContexts,
    calls: Res<Calls>,
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    chips: Chips,
) -> Result {
    let last = playhead.shown().checked_sub(1);
    let node = last.and_then(|step| Some(timeline.steps().get(step)?.node));
    let verdict = node.and_then(|node| calls.verdict(node));
    let mut marks: Vec<(&[Cell], (&str, Color32))> = Vec::new();
    if calls.asked().is_some() {
        marks.push((calls.marked(), MARKED));
    } else if let Some(verdict) = verdict {
        marks.push((&verdict.called, CALLED));
        marks.push((&verdict.missed, MISSED));
        marks.push((&verdict.wrong, WRONG));
    }
    let marks = marks.into_iter().flat_map(|(cells, (sign, color))| {
        cells.iter().map(move |&cell| Chip {
            cell,
            sign: sign.to_owned(),
            color,
        })
    });
    chips.draw(contexts.ctx_mut()?, marks);
    Ok(())
}
