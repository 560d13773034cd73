//! The choice of game, board, rules and players.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Color32, vec2};

use super::{Dialog, seats, theme};
use crate::platform;
use crate::rules::{AnyPosition, GameKind, Setup, Side, Size, Variant};
use crate::text::{self, text};
use crate::turn::{Act, Player, Seat, Session};
use crate::view::layout::Layout;

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 40;
/// The width of the choice between a person and the computer, in points.
const SEAT_WIDTH: f32 = 136.0;
/// The least width of a side's name, and of the place for a player's name beside it, in points.
const SIDE_WIDTH: f32 = 58.0;
const NAME_WIDTH: f32 = 136.0;

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
    let modal = theme::modal(ctx, "new game").show(ctx, |ui| {
        ui.set_width((layout.window.x - 64.0).clamp(240.0, 400.0));
        ui.heading(text!("new-game"));
        egui::ScrollArea::vertical()
            .max_height((layout.window.y - 190.0).max(120.0))
            .show(ui, |ui| choices(ui, draft));
        ui.add_space(4.0);
        let mut start = false;
        let mut cancel = false;
        ui.horizontal(|ui| {
            start = ui
                .add(
                    theme::main_button(text!("new-start"))
                        .min_size(vec2(120.0, theme::target(ui) + 4.0)),
                )
                .clicked();
            cancel = ui.button(text!("cancel")).clicked();
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
    caption(ui, text!("new-caption-game"));
    ui.horizontal_wrapped(|ui| {
        for kind in GameKind::ALL {
            if ui
                .selectable_label(draft.kind == kind, text::game(kind))
                .clicked()
            {
                draft.choose_kind(kind);
            }
        }
    });
    let (smallest, largest) = draft.kind.sizes();
    if smallest < largest {
        caption(ui, text!("new-caption-board"));
        ui.horizontal_wrapped(|ui| {
            for &size in draft.kind.presets() {
                let text = size_name(draft.kind, size);
                if ui.selectable_label(draft.size == size, text).clicked() {
                    draft.size = size;
                }
            }
        });
        ui.add(
            egui::Slider::new(&mut draft.size, smallest..=largest).text(text!("new-size-slider")),
        );
    }
    if draft.kind.variants().len() > 1 {
        caption(ui, text!("new-caption-rules"));
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
        ui.label(theme::remark(ui, variant_hint(draft.variant, draft.kind)));
    }
    caption(ui, text!("new-caption-players"));
    for side in Side::ALL {
        choose_player(ui, draft.kind, side, &mut draft.players[side.index()]);
    }
    if ui.button(text!("new-change-sides")).clicked() {
        draft.players.swap(0, 1);
    }
    if draft.kind == GameKind::Freeze {
        ui.horizontal_wrapped(|ui| {
            for side in Side::ALL {
                let text = text!("new-begins", side = text::side_id(draft.kind, side));
                if ui.selectable_label(draft.begins == side, text).clicked() {
                    draft.begins = side;
                }
            }
        });
    } else {
        let begins = text::side_id(draft.kind, Side::White);
        let text = text!("new-begins-sentence", side = begins);
        ui.label(theme::remark(ui, text));
    }
}

/// A side's player: a person with a name, or the computer.
fn choose_player(ui: &mut egui::Ui, kind: GameKind, side: Side, player: &mut Player) {
    let widest = Side::ALL
        .map(|side| {
            let font = egui::TextStyle::Body.resolve(ui.style());
            let name = text::side(kind, side);
            ui.fonts_mut(|fonts| fonts.layout_no_wrap(name, font, Color32::BLACK).size().x)
        })
        .into_iter()
        .fold(SIDE_WIDTH, f32::max);
    let is_person = player.seat == Seat::Person;
    let beside = ui.available_width() - widest - SEAT_WIDTH - 30.0 >= NAME_WIDTH;
    let label = ui
        .horizontal(|ui| {
            let label = egui::Label::new(text::side(kind, side));
            let label = ui.add_sized(vec2(widest, theme::target(ui)), label);
            egui::ComboBox::from_id_salt(side.index())
                .selected_text(seats::name(player.seat))
                .width(SEAT_WIDTH)
                .show_ui(ui, |ui| {
                    if let Some(seat) = seats::choose(ui, player.seat) {
                        player.seat = seat;
                    }
                });
            if is_person && beside {
                choose_name(ui, player, label.id);
            }
            label
        })
        .inner;
    if is_person && !beside {
        choose_name(ui, player, label.id);
    }
}

fn choose_name(ui: &mut egui::Ui, player: &mut Player, label: egui::Id) {
    let width = ui.available_width() - 4.0;
    ui.add(
        egui::TextEdit::singleline(&mut player.name)
            .hint_text(text!("new-name-hint"))
            .char_limit(LONGEST_NAME)
            .vertical_align(egui::Align::Center)
            .min_size(vec2(0.0, theme::target(ui)))
            .desired_width(width),
    )
    .labelled_by(label);
}

fn caption(ui: &mut egui::Ui, text: String) {
    ui.add_space(2.0);
    ui.label(theme::remark(ui, text));
}

fn size_name(kind: GameKind, size: u8) -> String {
    match (kind, size) {
        (GameKind::Freedom, 8) => text!("new-size-beginners", size = size),
        (GameKind::Freedom, 10) | (GameKind::Squares, 7) => {
            text!("new-size-standard", size = size)
        }
        (GameKind::Freedom, 12) => text!("new-size-advanced", size = size),
        (GameKind::Freedom, 19) => text!("new-size-go", size = size),
        (GameKind::Squares, 9) => text!("new-size-longer", size = size),
        _ => text!("new-size", size = size),
    }
}

/// What players call a rule option.
fn variant_name(variant: Variant) -> String {
    match variant {
        Variant::Standard => text!("variant-standard"),
        Variant::Escape => text!("variant-escape"),
        Variant::Expert => text!("variant-expert"),
    }
}

fn variant_hint(variant: Variant, kind: GameKind) -> String {
    match (variant, kind) {
        (Variant::Escape, _) => text!("new-escape-hint"),
        (Variant::Expert, _) => text!("new-expert-hint"),
        (Variant::Standard, GameKind::Squares) => text!("new-squares-hint"),
        (Variant::Standard, _) => text!("new-freedom-hint"),
    }
}
