//! The moves of the game as a tree: numbered, to be looked at, entered, promoted, deleted, unfolded.

use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{self, FontId, TextStyle, vec2};

use super::panel::{PanelOut, PanelState};
use super::theme;
use crate::playback::{Transport, waves};
use crate::rules::Position;
use crate::text::{self, text};
use crate::turn::{Act, NodeId, Session, Tree};

/// The height of a row of the list under a pointer, in points.
const ROW: f32 = 26.0;
/// The space on both sides of a move's text, and between a row's two moves, in points.
const PADDING: f32 = 5.0;
const GAP: f32 = 4.0;
/// The size of what is said beside a move, in points.
const REMARK: f32 = 11.5;
/// How many rows are shown where the list is a part of what can be scrolled.
const SCROLLED_ROWS: f32 = 4.0;
/// How far a variation is set in, in points, and up to which depth.
const INDENT: f32 = 14.0;
const DEEPEST: usize = 6;

/// The move whose steps are listed beneath it.
#[derive(Resource, Default)]
pub(super) struct Unfolded(Option<NodeId>);

/// A row of the list.
enum Row {
    /// One or two moves of a line.
    Moves {
        depth: usize,
        /// The number of the first move's pair, from 1.
        number: usize,
        first: Option<NodeId>,
        second: Option<NodeId>,
    },
    /// A step of the unfolded move.
    Step { node: NodeId, number: usize },
}

/// Collects the rows of a tree in reading order.
struct Rows<'a> {
    tree: &'a Tree,
    unfolded: Option<NodeId>,
    rows: Vec<Row>,
}

impl Rows<'_> {
    /// Adds a line that begins with a move, `ply` moves after the start, and the variations to its
    /// moves after the first.
    fn add_line(&mut self, first: NodeId, ply: usize, depth: usize) {
        let mut next = Some(first);
        let mut ply = ply;
        // Whether the last row waits for its second move.
        let mut open = false;
        while let Some(id) = next {
            if ply % 2 == 1 && open {
                if let Some(Row::Moves { second, .. }) = self.rows.last_mut() {
                    *second = Some(id);
                }
            } else {
                let (first, second) = if ply.is_multiple_of(2) {
                    (Some(id), None)
                } else {
                    (None, Some(id))
                };
                self.rows.push(Row::Moves {
                    depth,
                    number: ply / 2 + 1,
                    first,
                    second,
                });
            }
            open = ply.is_multiple_of(2);
            if self.unfolded == Some(id) {
                let steps = 0..self.tree.ply(id).steps.len();
                self.rows
                    .extend(steps.map(|number| Row::Step { node: id, number }));
                open = false;
            }
            let siblings = self.tree.children(self.tree.parent(id));
            if siblings.first() == Some(&id) {
                for &other in &siblings[1..] {
                    self.add_line(other, ply, depth + 1);
                    open = false;
                }
            }
            next = self.tree.children(Some(id)).first().copied();
            ply += 1;
        }
    }
}

/// Shows the list, in a small window with rows for fingers.
pub(super) fn show(
    ui: &mut egui::Ui,
    is_small: bool,
    session: &Session,
    state: &PanelState,
    out: &mut PanelOut,
) {
    let PanelOut {
        unfolded,
        acts,
        transports,
        ..
    } = out;
    let shown = state.moves_shown();
    // Of a move that is asked about nobody is to see what it sets off.
    let secret = state.calls.asked();
    let tree = session.tree();
    let Some(&first) = tree.children(None).first() else {
        ui.label(egui::RichText::new(text!("moves-none")).color(theme::of(ui).faint));
        return;
    };
    let mut rows = Rows {
        tree,
        unfolded: unfolded.0.filter(|&id| Some(id) != secret),
        rows: Vec::new(),
    };
    rows.add_line(first, 0, 0);
    let rows = rows.rows;
    let shown_node = shown
        .checked_sub(1)
        .and_then(|last| tree.line().get(last))
        .copied();
    if let Some(node) = shown_node {
        line_buttons(ui, tree, node, acts);
    }
    let shown_row = rows.iter().position(|row| match row {
        Row::Moves { first, second, .. } => {
            shown_node.is_some() && [*first, *second].contains(&shown_node)
        }
        Row::Step { .. } => false,
    });
    let height = if is_small { theme::target(ui) } else { ROW };
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.spacing_mut().interact_size.y = height;
    // What is scrolled as a whole has room without end.
    let room = match ui.available_height() {
        room if room.is_finite() => room,
        _ => SCROLLED_ROWS * height,
    };
    let mut list = egui::ScrollArea::vertical()
        .auto_shrink([false, false])
        .max_height(room);
    // The list follows the game, but lets itself be scrolled while nothing happens.
    let followed = ui.id().with("followed");
    let last = ui
        .data(|data| data.get_temp::<Option<NodeId>>(followed))
        .flatten();
    if let Some(row) = shown_row.filter(|_| last != shown_node) {
        let top = (row as f32 + 0.5) * height - room / 2.0;
        list = list.vertical_scroll_offset(top.max(0.0));
    }
    ui.data_mut(|data| data.insert_temp(followed, shown_node));
    list.show_rows(ui, height, rows.len(), |ui, range| {
        for row in &rows[range] {
            ui.horizontal(|ui| {
                ui.set_height(height);
                ui.spacing_mut().button_padding = vec2(PADDING, 2.0);
                ui.spacing_mut().item_spacing.x = GAP;
                match *row {
                    Row::Moves {
                        depth,
                        number,
                        first,
                        second,
                    } => {
                        ui.add_space(INDENT * depth.min(DEEPEST) as f32);
                        let label = if first.is_some() {
                            format!("{number}.")
                        } else {
                            format!("{number}…")
                        };
                        let label = egui::RichText::new(label)
                            .monospace()
                            .color(theme::of(ui).faint);
                        ui.add_sized(vec2(36.0, height), egui::Label::new(label));
                        let width = ((ui.available_width() - GAP) / 2.0).max(40.0);
                        for id in [first, second].into_iter().flatten() {
                            let button = move_button(ui, tree, id, shown_node, secret, width);
                            if button.clicked() {
                                unfolded.0 = (unfolded.0 != Some(id) || shown_node != Some(id))
                                    .then_some(id);
                                match tree.line().iter().position(|&other| other == id) {
                                    Some(place) if place < tree.reached() => {
                                        transports.write(Transport::SeekMove(place + 1));
                                    }
                                    _ => {
                                        acts.write(Act::Enter(id));
                                    }
                                }
                            }
                        }
                    }
                    Row::Step { node, number } => {
                        let step = &tree.ply(node).steps[number];
                        ui.add_space(44.0);
                        let text = theme::remark(ui, step.to_string());
                        ui.add(egui::Label::new(text).truncate());
                    }
                }
            });
        }
    });
}

fn move_button(
    ui: &mut egui::Ui,
    tree: &Tree,
    id: NodeId,
    shown: Option<NodeId>,
    secret: Option<NodeId>,
    width: f32,
) -> egui::Response {
    let place = tree.line().iter().position(|&other| other == id);
    let played = place.is_some_and(|place| place < tree.reached());
    let tones = theme::of(ui);
    let color = if shown == Some(id) {
        ui.visuals().selection.stroke.color
    } else if played {
        tones.ink
    } else {
        tones.faint
    };
    let text = |has_room| {
        let mut text = LayoutJob::default();
        let size = TextStyle::Button.resolve(ui.style()).size;
        let mut add = |words: &str, size| {
            let font = FontId::proportional(size);
            text.append(words, 0.0, TextFormat::simple(font, color));
        };
        add(&text::mv(tree.ply(id).mv), size);
        if secret != Some(id) {
            add(&set_off(tree, id, has_room), REMARK);
        }
        text
    };
    let whole = text(true);
    let fits = ui.painter().layout_job(whole.clone()).size().x <= width - 2.0 * PADDING;
    let text = if fits { whole } else { text(false) };
    let button =
        egui::Button::selectable(shown == Some(id), text).min_size(vec2(width, theme::target(ui)));
    ui.add(button).on_hover_text(text!("moves-hint"))
}

/// What can be done with the variation that the shown move belongs to.
fn line_buttons(ui: &mut egui::Ui, tree: &Tree, shown: NodeId, acts: &mut MessageWriter<Act>) {
    // The last fork before the shown move at which the line leaves the main one.
    let fork = std::iter::successors(Some(shown), |&id| tree.parent(id))
        .find(|&id| tree.children(tree.parent(id)).first() != Some(&id));
    let Some(fork) = fork else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = 8.0;
        if ui.button(text!("moves-promote")).clicked() {
            acts.write(Act::Promote(fork));
        }
        if ui.button(text!("moves-delete")).clicked() {
            acts.write(Act::Delete(fork));
        }
    });
}

/// What a move set off: where there is room, how many pieces changed in how many waves; and the score.
fn set_off(tree: &Tree, id: NodeId, has_room: bool) -> String {
    let ply = tree.ply(id);
    let steps = ply.steps.iter().skip(1);
    let changed: usize = steps.map(|step| step.changes.len()).sum();
    let mut text = String::new();
    let waves = waves(&ply.steps);
    if waves > 0 && has_room {
        let set_off = text!("moves-set-off", changed = changed, waves = waves);
        text += &format!("  {set_off}");
    }
    let before = tree.position_before(id);
    let mover = before.side_to_move().index();
    let gain = i32::from(ply.position.score()[mover]) - i32::from(before.score()[mover]);
    if gain != 0 {
        text += &format!("  {gain:+}");
    }
    text
}
