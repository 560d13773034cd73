//! The choice of who makes a side's moves.

use bevy_egui::egui;

use crate::engine::Level;
use crate::text::text;
use crate::turn::Seat;

/// A seat as players read it.
pub(super) fn name(seat: Seat) -> String {
    match seat {
        Seat::Person => text!("player-person"),
        Seat::Computer(level) => text!("player-computer", level = level.to_string()),
    }
}

/// Offers all seats, and answers with the one that is chosen anew.
pub(super) fn choose(ui: &mut egui::Ui, seat: Seat) -> Option<Seat> {
    let seats = std::iter::once(Seat::Person).chain(Level::all().map(Seat::Computer));
    let mut chosen = None;
    for other in seats {
        if ui.selectable_label(other == seat, name(other)).clicked() {
            chosen = Some(other);
        }
    }
    chosen
}
