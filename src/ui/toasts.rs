//! Short messages over the lower edge of the board, which go by themselves.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, Margin};

use crate::store::Notice;
use crate::text::{capitalised, text};
use crate::turn::Refused;
use crate::view::Awake;
use crate::view::layout::Layout;

/// How long a message about a move stays, in seconds.
const SHORT: f32 = 3.0;
/// How long any other message stays, in seconds.
const LONG: f32 = 8.0;

/// How often one looks whether a message has to go, in seconds.
const LOOK_IN: f32 = 0.25;

/// The messages that are shown, the latest last.
#[derive(Resource, Default)]
pub(super) struct Toasts(Vec<Toast>);

struct Toast {
    text: String,
    /// When it goes, in seconds of the program's time.
    until: f32,
}

pub(super) fn collect(
    mut refusals: MessageReader<Refused>,
    mut notices: MessageReader<Notice>,
    time: Res<Time<Real>>,
    mut toasts: ResMut<Toasts>,
    mut awake: ResMut<Awake>,
) {
    let now = time.elapsed_secs();
    if toasts.0.iter().any(|toast| toast.until <= now) {
        toasts.0.retain(|toast| toast.until > now);
        awake.stir();
    }
    for refusal in refusals.read() {
        let text = text!("refusal", reason = capitalised(&refusal.reason()));
        // One complaint about a move replaces the last one.
        toasts.0.retain(|toast| toast.until > now + SHORT);
        toasts.0.push(Toast {
            text,
            until: now + SHORT,
        });
    }
    for notice in notices.read() {
        toasts.0.push(Toast {
            text: notice.0.clone(),
            until: now + LONG,
        });
    }
    if !toasts.0.is_empty() {
        awake.wake_in(LOOK_IN);
    }
}

pub(super) fn show(mut contexts: EguiContexts, toasts: Res<Toasts>, layout: Res<Layout>) -> Result {
    if toasts.0.is_empty() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let board = layout.board;
    let width = (board.width() - 24.0).clamp(120.0, 460.0);
    egui::Area::new(egui::Id::new("toasts"))
        .order(egui::Order::Foreground)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(egui::pos2(board.center().x, board.max.y - 10.0))
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_max_width(width);
            for toast in &toasts.0 {
                egui::Frame::new()
                    .fill(Color32::from_rgba_unmultiplied(38, 36, 33, 235))
                    .corner_radius(CornerRadius::same(10))
                    .inner_margin(Margin::symmetric(14, 9))
                    .show(ui, |ui| {
                        ui.label(egui::RichText::new(&toast.text).color(Color32::WHITE));
                    });
            }
        });
    Ok(())
}
