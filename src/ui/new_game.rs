//! The choice of game, board, rules and players.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, vec2};

use super::{Dialog, seats, theme};
use crate::platform;
use crate::rules::{AnyPosition, GameKind, Setup, Side, Size, Variant};
use crate::turn::{Act, Player, Seat, Session};
use crate::view::layout::Layout;

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 40;
/// The width of the choice between a person and the computer, in points.
const SEAT_WIDTH: f32 = 136.0;

/// A game as it is being chosen.
#[derive(Resource, Clone, Debug)]
pub(super) struct Draft {
    kind: GameKind,
    size: u8,
    variant: Variant,
    players: [Player; 2],
    begins: Side,
}

impl Default for Draft {
    fn default() -> Self {
        Self::of(GameKind::Freedom)
    }
}

impl Draft {
    /// The standard game of a kind.
    pub(super) fn of(kind: GameKind) -> Self {
        Self {
            kind,
            size: kind.standard_size(),
            variant: Variant::Standard,
            players: default(),
            begins: Side::White,
        }
    }

    /// Another game like one that was played.
    pub(super) fn like(session: &Session) -> Self {
        let setup = session.setup();
        Self {
            kind: setup.kind(),
            size: setup.size().get(),
            variant: setup.variant(),
            players: Side::ALL.map(|side| session.player(side).clone()),
            begins: session.tree().began(),
        }
    }

    /// The start position, if size and rules go together, as the choices here always do.
    fn start(&self) -> Option<AnyPosition> {
        let setup = Setup::new(self.kind, Size::new(self.size)?, self.variant).ok()?;
        let start = setup.start();
        if self.kind == GameKind::Freeze && self.begins == Side::Black {
            AnyPosition::from_pieces(setup, &start.pieces(), Side::Black, None).ok()
        } else {
            Some(start)
        }
    }

    fn session(&self) -> Option<Session> {
        let mut players = self.players.clone();
        for player in &mut players {
            player.name = player.name.trim().to_owned();
        }
        Some(Session::new(self.start()?, players, platform::today()))
    }

    fn choose_kind(&mut self, kind: GameKind) {
        if self.kind != kind {
            *self = Self {
                players: std::mem::take(&mut self.players),
                ..Self::of(kind)
            };
        }
    }
}

pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    mut draft: ResMut<Draft>,
    mut dialog: ResMut<Dialog>,
    mut acts: MessageWriter<Act>,
) -> Result {
    if *dialog != Dialog::NewGame {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let draft = draft.bypass_change_detection();
    let modal = theme::modal("new game").show(ctx, |ui| {
        ui.set_width((layout.window.x - 64.0).clamp(240.0, 400.0));
        ui.heading("New game");
        egui::ScrollArea::vertical()
            .max_height((layout.window.y - 190.0).max(120.0))
            .show(ui, |ui| choices(ui, draft));
        ui.add_space(4.0);
        let mut start = false;
        let mut cancel = false;
        ui.horizontal(|ui| {
            start = ui
                .add(theme::main_button("Start").min_size(vec2(120.0, theme::TARGET + 4.0)))
                .clicked();
            cancel = ui.button("Cancel").clicked();
        });
        (start, cancel)
    });
    let (start, cancel) = modal.inner;
    if start {
        if let Some(session) = draft.session() {
            acts.write(Act::Begin(Box::new(session)));
        }
        *dialog = Dialog::None;
    } else if cancel || modal.should_close() {
        *dialog = Dialog::None;
    }
    Ok(())
}

fn choices(ui: &mut egui::Ui, draft: &mut Draft) {
    caption(ui, "Game");
    ui.horizontal_wrapped(|ui| {
        for kind in GameKind::ALL {
            if ui
                .selectable_label(draft.kind == kind, kind.name())
                .clicked()
            {
                draft.choose_kind(kind);
            }
        }
    });
    let (smallest, largest) = draft.kind.sizes();
    if smallest < largest {
        caption(ui, "Board");
        ui.horizontal_wrapped(|ui| {
            for &size in draft.kind.presets() {
                let text = format!("{size} × {size}{}", size_name(draft.kind, size));
                if ui.selectable_label(draft.size == size, text).clicked() {
                    draft.size = size;
                }
            }
        });
        ui.add(egui::Slider::new(&mut draft.size, smallest..=largest).text("cells along a side"));
    }
    if draft.kind.variants().len() > 1 {
        caption(ui, "Rules");
        ui.horizontal_wrapped(|ui| {
            for &variant in draft.kind.variants() {
                if ui
                    .selectable_label(draft.variant == variant, variant_name(variant))
                    .clicked()
                {
                    draft.variant = variant;
                }
            }
        });
        ui.label(
            egui::RichText::new(variant_hint(draft.variant, draft.kind))
                .size(13.0)
                .color(theme::FAINT),
        );
    }
    caption(ui, "Players");
    for side in Side::ALL {
        choose_player(
            ui,
            draft.kind.side_name(side),
            &mut draft.players[side.index()],
        );
    }
    ui.horizontal_wrapped(|ui| {
        if ui.button("Change sides").clicked() {
            draft.players.swap(0, 1);
        }
        if draft.kind == GameKind::Freeze {
            for side in Side::ALL {
                let text = format!("{} begins", draft.kind.side_name(side));
                if ui.selectable_label(draft.begins == side, text).clicked() {
                    draft.begins = side;
                }
            }
        }
    });
    if draft.kind != GameKind::Freeze {
        let text = format!("{} begins.", draft.kind.side_name(Side::White));
        ui.label(egui::RichText::new(text).size(13.0).color(theme::FAINT));
    }
}

/// A side's player: a person with a name, or the computer.
fn choose_player(ui: &mut egui::Ui, side: &str, player: &mut Player) {
    ui.horizontal(|ui| {
        let label = ui.add_sized(vec2(58.0, theme::TARGET), egui::Label::new(side));
        egui::ComboBox::from_id_salt(side)
            .selected_text(seats::name(player.seat))
            .width(SEAT_WIDTH)
            .show_ui(ui, |ui| {
                if let Some(seat) = seats::choose(ui, player.seat) {
                    player.seat = seat;
                }
            });
        if player.seat == Seat::Person {
            let width = ui.available_width() - 4.0;
            ui.add(
                egui::TextEdit::singleline(&mut player.name)
                    .hint_text("Name, if you like")
                    .char_limit(LONGEST_NAME)
                    .vertical_align(egui::Align::Center)
                    .min_size(vec2(0.0, theme::TARGET))
                    .desired_width(width),
            )
            .labelled_by(label.id);
        }
    });
}

fn caption(ui: &mut egui::Ui, text: &str) {
    ui.add_space(2.0);
    ui.label(egui::RichText::new(text).size(13.0).color(theme::FAINT));
}

const fn size_name(kind: GameKind, size: u8) -> &'static str {
    match (kind, size) {
        (GameKind::Freedom, 8) => ", beginners",
        (GameKind::Freedom, 10) | (GameKind::Squares, 7) => ", standard",
        (GameKind::Freedom, 12) => ", advanced",
        (GameKind::Freedom, 19) => ", Go board",
        (GameKind::Squares, 9) => ", longer",
        _ => "",
    }
}

/// What players call a rule option.
pub(super) const fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Standard => "Standard",
        Variant::Escape => "Escape",
        Variant::Expert => "Expert",
    }
}

const fn variant_hint(variant: Variant, kind: GameKind) -> &'static str {
    match (variant, kind) {
        (Variant::Escape, _) => "The first row of exactly four wins at once.",
        (Variant::Expert, _) => "Squares standing on a corner count too.",
        (Variant::Standard, GameKind::Squares) => "Upright squares of 3 × 3 and 4 × 4 cells count.",
        (Variant::Standard, _) => "More live stones on the full board win.",
    }
}
