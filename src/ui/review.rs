//! The look back at a game: how the chances went, where they turned, how well both played.

use bevy_egui::egui::{self, Sense};
use egui_plot::{HLine, Line, Plot, PlotPoints, Points, VLine};

use super::panel::PanelOut;
use super::theme;
use crate::engine::Review;
use crate::playback::Transport;
use crate::rules::{GameKind, Side};
use crate::text::{self, text};
use crate::turn::Session;

/// The look back at the game: White's chances over the moves, the turning points, both accuracies.
pub(super) fn show(ui: &mut egui::Ui, session: &Session, shown: usize, out: &mut PanelOut) {
    let Some((review, moves)) = out.coach.review.shown() else {
        return;
    };
    let kind = session.kind();
    theme::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.spacing_mut().interact_size.y = 18.0;
        let chances = review.chances();
        let point = |number: usize| [number as f64, f64::from(chances[number])];
        let line: PlotPoints = (0..chances.len()).map(point).collect();
        let turning: PlotPoints = review
            .turning_points()
            .into_iter()
            .map(|ply| point(ply + 1))
            .collect();
        let plot = Plot::new("review")
            .height(92.0)
            .show_axes(false)
            .show_grid(false)
            .show_x(false)
            .show_y(false)
            .allow_drag(false)
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_double_click_reset(false)
            .default_x_bounds(0.0, moves.max(1) as f64)
            .default_y_bounds(-0.05, 1.05)
            .sense(Sense::click());
        let tones = theme::of(ui);
        let response = plot.show(ui, |plot| {
            plot.hline(HLine::new("even", 0.5).color(tones.hairline).width(1.0));
            plot.vline(
                VLine::new("shown", shown as f64)
                    .color(tones.faint)
                    .width(1.0),
            );
            plot.line(Line::new("chances", line).color(tones.accent).width(2.0));
            plot.points(
                Points::new("turning points", turning)
                    .color(tones.warning)
                    .radius(4.5),
            );
            plot.pointer_coordinate()
        });
        let under = response.inner.map(|at| at.x.round().max(0.0) as usize);
        if let Some(number) = under.filter(|_| response.response.clicked()) {
            // Near a turning point that one is meant.
            let turning = review.turning_points().into_iter().map(|ply| ply + 1);
            let near = turning
                .filter(|&turn| turn.abs_diff(number) <= moves.div_ceil(30))
                .min_by_key(|&turn| turn.abs_diff(number));
            let number = near.unwrap_or(number).min(moves);
            out.transports.write(Transport::SeekMove(number));
        }
        ui.label(theme::remark(
            ui,
            summary(kind, review, chances.len(), moves),
        ));
    });
}

fn summary(kind: GameKind, review: &Review, known: usize, moves: usize) -> String {
    if known <= moves {
        return text!("review-looking", known = known, moves = moves);
    }
    let accuracy = Side::ALL
        .into_iter()
        .filter_map(|side| {
            let percent = (review.accuracy(side)? * 100.0).round();
            let side = text::side_id(kind, side);
            Some(text!("review-accuracy", side = side, percent = percent))
        })
        .collect::<Vec<_>>();
    text!(
        "review-summary",
        up = text::side(kind, Side::White),
        accuracies = text::listed(&accuracy),
    )
}
