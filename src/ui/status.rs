//! The card that says what happens: the step that is shown, what a move would do, the result.

use bevy_egui::egui::{self, vec2};

use super::panel::{PanelOut, PanelState};
use super::{Dialog, calls, coach, new_game, theme};
use crate::input::BoardEvent;
use crate::playback::{TimedStep, Transport};
use crate::rules::{GameKind, MOVE_LIMIT, Move, Outcome, Position, Side, StepKind};
use crate::text::{self, text};
use crate::turn::{Act, End, Session};

/// What happens now, and what the player can do about it.
pub(super) fn show(ui: &mut egui::Ui, session: &Session, state: &PanelState, out: &mut PanelOut) {
    theme::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_min_height(theme::target(ui));
        let step = state
            .playhead
            .current_step()
            .and_then(|step| state.timeline.steps().get(step));
        let at_end = state.playhead.is_at_rest() && state.playhead.shown() == state.timeline.now();
        if let Some(timed) = step {
            ui.label(describe_step(timed));
            return;
        }
        if let Some(about) = state.calls.asked() {
            calls::ask(ui, session, &state.calls, about, out);
            return;
        }
        if let (true, Some(end)) = (at_end, session.end()) {
            if state.finale.is_running() {
                count(ui, state.finale.counted());
                return;
            }
            result(ui, session, end, out);
            calls::judgement(ui, session, &state.calls, state.moves_shown());
            return;
        }
        if !at_end {
            ui.horizontal_wrapped(|ui| {
                ui.label(text!("status-looking-back", move = state.moves_shown()));
                if ui.button(text!("status-back-to-now")).clicked() {
                    out.transports.write(Transport::Now);
                }
            });
            return;
        }
        if let Some(thinking) = &state.thinking {
            ui.horizontal_wrapped(|ui| {
                let side = session.position().side_to_move();
                ui.label(text!(
                    "status-thinking",
                    who = session.title(side),
                    subject = session.subject(side),
                ));
                if ui.button(text!("status-move-now")).clicked() {
                    thinking.hurry();
                }
            });
            return;
        }
        if coach::hint(ui, &mut out.coach) {
            return;
        }
        if let Some(foreseen) = &state.preview.0 {
            ui.label(foreseen.describe());
        }
        let words = state.explanation();
        if !words.is_empty() {
            ui.label(words);
        } else if state.preview.0.is_none() {
            ui.label(invitation(session, state));
        }
        if let Some(warning) = draw_warning(session) {
            ui.label(egui::RichText::new(warning).color(theme::of(ui).warning));
        }
        calls::judgement(ui, session, &state.calls, state.moves_shown());
        if let Some(mv) = state.selection.chosen {
            let name = if matches!(mv, Move::Slide { .. }) {
                text!("commit-move", move = mv.to_string())
            } else {
                text!("commit-place", move = mv.to_string())
            };
            let button = theme::main_button(name).min_size(vec2(120.0, theme::target(ui)));
            ui.horizontal(|ui| {
                if ui.add(button).on_hover_text(text!("commit-hint")).clicked() {
                    out.events.write(BoardEvent::Commit);
                }
                let let_go = ui.button(text!("let-go"));
                if let_go.on_hover_text(text!("key-escape")).clicked() {
                    out.events.write(BoardEvent::Cancel);
                }
            });
        }
    });
}

/// Freeze: that a draw by repetition or by the limit of moves is near.
fn draw_warning(session: &Session) -> Option<String> {
    let tree = session.tree();
    let left = MOVE_LIMIT.saturating_sub(tree.reached());
    if session.kind() != GameKind::Freeze || session.end().is_some() {
        None
    } else if tree.repetitions() == 2 {
        Some(text!("near-repetition"))
    } else if left <= 10 {
        Some(text!("near-limit", left = left))
    } else {
        None
    }
}

fn describe_step(timed: &TimedStep) -> String {
    let count = timed.step.changes.len();
    let (wave, waves) = (timed.wave, timed.waves);
    match timed.step.kind {
        StepKind::Act => text!("step-move", move = timed.ply + 1),
        StepKind::Wave(side) | StepKind::Single(side) => text!(
            "step-turn",
            side = text::side_id(GameKind::Freeze, side),
            count = count,
            wave = wave,
            waves = waves,
        ),
        StepKind::Fill => text!("step-fill", count = count, wave = wave, waves = waves),
        StepKind::Occupy => text!("step-occupy", count = count, wave = wave, waves = waves),
    }
}

fn invitation(session: &Session, state: &PanelState) -> String {
    let position = session.position();
    let side = position.side_to_move();
    let (who, subject) = (session.title(side), session.subject(side));
    match session.kind() {
        GameKind::Freedom if state.legal.0.len() > 8 && session.tree().reached() > 0 => {
            text!("invite-free", who = who, subject = subject)
        }
        GameKind::Freeze if state.selection.from.is_none() => {
            text!("invite-cube", who = who, subject = subject)
        }
        GameKind::Freeze => text!("invite-target", who = who, subject = subject),
        _ => text!("invite-move", who = who, subject = subject),
    }
}

/// What has been counted by now, while the end of the game is shown.
fn count(ui: &mut egui::Ui, [white, black]: [u16; 2]) {
    ui.vertical_centered(|ui| {
        ui.label(
            egui::RichText::new(format!("{white} : {black}"))
                .size(30.0)
                .strong(),
        );
    });
}

fn result(ui: &mut egui::Ui, session: &Session, end: End, out: &mut PanelOut) {
    let headline = match end.outcome() {
        Outcome::Win(side) => text!(
            "result-win",
            who = session.title(side),
            subject = session.subject(side),
        ),
        Outcome::Draw => text!("result-draw"),
    };
    ui.label(egui::RichText::new(headline).size(18.0).strong());
    ui.label(end.reason(session.kind()));
    ui.horizontal_wrapped(|ui| {
        if ui
            .add(theme::main_button(text!("rematch")).min_size(vec2(0.0, theme::target(ui))))
            .clicked()
        {
            out.acts.write(Act::Begin(Box::new(rematch(session))));
        }
        if ui.button(text!("menu-new-game")).clicked() {
            *out.draft = new_game::Draft::like(session);
            *out.dialog = Dialog::NewGame;
        }
    });
}

/// The same game again, with the sides changed.
fn rematch(session: &Session) -> Session {
    let players = [Side::Black, Side::White].map(|side| session.player(side).clone());
    Session::new(*session.tree().start(), players, crate::platform::today())
}
