//! The board as a grid of buttons, each over its cell in the picture.
//!
//! The pointer does not notice them. Someone who does not see the board walks through them, hears what
//! stands on each, and presses them as others press the cells.

use bevy::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::dom;
use super::inbox::{FromPage, Inbox};
use crate::app::Screen;
use crate::input::{BoardCovered, LegalMoves, OnTable, Selection, top_of};
use crate::playback::on_board;
use crate::rules::{AnyPosition, Cell, Move, Position, Size};
use crate::speech;
use crate::store::Settings;
use crate::table::Board;
use crate::text::text;
use crate::turn::{Calls, NodeId, Session};
use crate::view::layout::Layout;

/// The element that the rows are put into.
const GRID: &str = "board";
/// What says of an element which cell it is.
const CELL: &str = "data-cell";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen).add_systems(
        Last,
        (
            lay_out,
            (place, describe).run_if(in_state(Screen::Playing)),
            uncover,
        )
            .chain(),
    );
}

fn id_of(cell: Cell) -> String {
    format!("cell-{cell}")
}

fn element(cell: Cell) -> Option<Element> {
    dom::by_id(&id_of(cell))
}

/// The cells in the order in which they are read: the top row first.
fn in_reading_order(size: Size) -> impl Iterator<Item = Cell> {
    let side = size.get();
    (0..side)
        .rev()
        .flat_map(move |row| (0..side).map(move |col| Cell::new(col, row)))
}

/// Makes the buttons for a board of another size.
fn lay_out(board: Res<Board>, mut known: Local<Option<Size>>) {
    let size = board.size();
    if *known == Some(size) {
        return;
    }
    let Some(grid) = dom::by_id(GRID) else { return };
    *known = Some(size);
    let mut html = String::new();
    for cell in in_reading_order(size) {
        if cell.col() == 0 {
            html += "<div role=\"row\">";
        }
        // One of them is reached with Tab, the others from there with the arrow keys.
        let stop = if cell == Cell::new(0, size.get() - 1) {
            0
        } else {
            -1
        };
        html += &format!(
            "<button role=\"gridcell\" id=\"{}\" {CELL}=\"{cell}\" tabindex=\"{stop}\" \
             aria-label=\"{cell}\"></button>",
            id_of(cell)
        );
        if cell.col() + 1 == size.get() {
            html += "</div>";
        }
    }
    grid.set_inner_html(&html);
}

/// How far behind its middle an empty cell is pressed, as a part of the height of pieces.
const UNCOVERED: f32 = 0.22;

/// Keeps the buttons over their cells.
fn place(
    board: Res<Board>,
    layout: Res<Layout>,
    camera: Single<(&Camera, Ref<GlobalTransform>), With<Camera3d>>,
    mut last: Local<Vec<[f32; 4]>>,
) {
    let (camera, transform) = &*camera;
    if !(board.is_changed() || layout.is_changed() || transform.is_changed()) {
        return;
    }
    let size = board.size();
    let seen = |point: Vec3| camera.world_to_viewport(transform, point).ok();
    // What is seen of a cell is the top of its piece, or what the piece before it leaves of the cell.
    let top = Vec3::Y * top_of(board.setup().kind());
    let away = transform.forward().with_y(0.0).normalize_or_zero() * top.y * UNCOVERED;
    let places: Option<Vec<[f32; 4]>> = in_reading_order(size)
        .map(|cell| {
            let is_taken = board.entity(cell).is_some();
            let middle = on_board(cell, size) + if is_taken { top } else { away };
            let [right, near] = [Vec3::X, Vec3::Z].map(|way| seen(middle + way * 0.5));
            let (middle, right, near) = (seen(middle)?, right?, near?);
            let half = Vec2::new((right - middle).x.abs(), (near - middle).y.abs());
            let corner = middle - half;
            Some([corner.x, corner.y, 2.0 * half.x, 2.0 * half.y])
        })
        .collect();
    let Some(places) = places.filter(|places| *places != *last) else {
        return;
    };
    for (cell, &at) in in_reading_order(size).zip(&places) {
        if let Some(element) = element(cell) {
            dom::place(&element, at);
        }
    }
    *last = places;
}

/// Says of every cell what stands there and what may be done with it.
fn describe(
    table: OnTable,
    board: Res<Board>,
    legal: Res<LegalMoves>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    session: Option<Res<Session>>,
    calls: Res<Calls>,
    mut last: Local<(Option<Size>, Vec<String>)>,
) {
    if !(table.is_changed()
        || legal.is_changed()
        || selection.is_changed()
        || settings.is_changed()
        || calls.is_changed())
    {
        return;
    }
    let size = board.size();
    let standing = table.standing().map(|(position, _)| position);
    let names: Vec<String> = match (session.as_deref().zip(calls.asked()), standing) {
        (Some((session, about)), _) => in_reading_order(size)
            .map(|cell| call(session, about, &calls, cell))
            .collect(),
        (None, Some(position)) if position.size() == size => in_reading_order(size)
            .map(|cell| name(position, cell, &legal.0, &selection))
            .collect(),
        _ => return,
    };
    let same_board = last.0 == Some(size);
    for (number, (cell, name)) in in_reading_order(size).zip(&names).enumerate() {
        if same_board && last.1.get(number) == Some(name) {
            continue;
        }
        if let Some(element) = element(cell) {
            dom::set(&element, "aria-label", Some(name));
        }
    }
    *last = (Some(size), names);
}

fn name(position: &AnyPosition, cell: Cell, legal: &[Move], selection: &Selection) -> String {
    let what = speech::cell(position, cell);
    let leads_here = |mv: Move| match mv {
        Move::Slide { from, to } => match selection.from {
            Some(chosen) => from == chosen && to == cell,
            None => from == cell,
        },
        _ => mv.target() == Some(cell),
    };
    if selection.chosen.is_some_and(|mv| mv.target() == Some(cell)) {
        text!("page-cell-again", what = what)
    } else if selection.from == Some(cell) {
        text!("page-cell-chosen", what = what)
    } else if legal.iter().any(|&mv| leads_here(mv)) {
        match (position.piece(cell), selection.from) {
            (Some(_), None) => text!("page-cell-can-move", what = what),
            _ => text!("page-cell-legal", what = what),
        }
    } else {
        what
    }
}

/// What stands on a cell while a player calls what a move changes, and whether it has been called.
pub(super) fn call(session: &Session, about: NodeId, calls: &Calls, cell: Cell) -> String {
    let tree = session.tree();
    let what = speech::cell_moved(tree.position_before(about), tree.ply(about).mv, cell);
    if calls.marked().contains(&cell) {
        text!("page-cell-called", what = what)
    } else {
        what
    }
}

/// Hides the board while it is not there, or lies under a dialog.
fn uncover(screen: Res<State<Screen>>, covered: Res<BoardCovered>, mut last: Local<Option<bool>>) {
    let shown = *screen.get() == Screen::Playing && !covered.0;
    if *last != Some(shown)
        && let Some(grid) = dom::by_id(GRID)
    {
        *last = Some(shown);
        dom::show(&grid, shown);
    }
}

fn listen(inbox: Res<Inbox>) {
    let Some(grid) = dom::by_id(GRID) else { return };
    let cell_of = |event: &web_sys::Event| dom::attribute(event, CELL)?.1.parse::<Cell>().ok();
    let to_game = inbox.clone();
    dom::listen(&grid, "click", move |event| {
        if let Some(cell) = cell_of(&event) {
            to_game.send(FromPage::Press(cell));
        }
    });
    let to_game = inbox.clone();
    dom::listen(&grid, "focusin", move |event| {
        if let Some(cell) = cell_of(&event) {
            to_game.send(FromPage::Point(cell));
        }
    });
    let to_game = inbox.clone();
    dom::listen(&grid, "keydown", move |event| {
        let (Some(cell), Some(key)) = (cell_of(&event), event.dyn_ref::<KeyboardEvent>()) else {
            return;
        };
        let key = key.key();
        if key == "Escape" {
            to_game.send(FromPage::Cancel);
        } else if let Some(next) = neighbour(cell, &key).and_then(element)
            && let Some(next) = next.dyn_ref::<HtmlElement>()
        {
            event.prevent_default();
            if let Some((here, _)) = dom::attribute(&event, CELL) {
                dom::set(&here, "tabindex", Some("-1"));
            }
            dom::set(next, "tabindex", Some("0"));
            // It stays where it is if it cannot have the focus.
            let _ = next.focus();
        }
    });
}

/// The cell that an arrow key leads to; it may be off the board.
fn neighbour(cell: Cell, key: &str) -> Option<Cell> {
    let (col, row) = (cell.col(), cell.row());
    match key {
        "ArrowLeft" => Some(Cell::new(col.checked_sub(1)?, row)),
        "ArrowRight" => Some(Cell::new(col + 1, row)),
        "ArrowUp" => Some(Cell::new(col, row + 1)),
        "ArrowDown" => Some(Cell::new(col, row.checked_sub(1)?)),
        _ => None,
    }
}
