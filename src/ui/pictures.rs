//! The three games in small, alive: a few moves of each, told by time.

use std::f32::consts::TAU;

use bevy_egui::egui::{
    self, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use super::theme;
use crate::rules::{GameKind, Side};
use crate::view::palette::{Palette, Palettes};

/// How long a picture moves, in seconds; then it rests as it is.
pub(super) const LENGTH: f32 = 4.2;

/// The pictures' boards have so many cells on a side.
const SIDE: u8 = 4;
/// The parts of a stone, from its top to its rim and round it.
const RINGS: u32 = 5;
const CORNERS: u32 = 40;
/// How long a piece takes to come or to turn, in seconds.
const MOVE: f32 = 0.4;

/// A board in small, and how its pieces are drawn.
struct Board<'a> {
    painter: &'a egui::Painter,
    rect: Rect,
    cell: f32,
    palette: &'a Palette,
}

/// What a game looks like so many seconds after its picture has begun to move.
pub(super) fn draw(
    painter: &egui::Painter,
    kind: GameKind,
    rect: Rect,
    palettes: &Palettes,
    seconds: f32,
) {
    let board = Board {
        painter,
        rect,
        cell: rect.width() / f32::from(SIDE),
        palette: palettes.of(kind),
    };
    board.draw();
    match kind {
        GameKind::Freedom => freedom(&board, seconds),
        GameKind::Freeze => freeze(&board, seconds),
        GameKind::Squares => squares(&board, seconds),
    }
}

/// How much of something is done that begins at a time, eased; 0 to 1.
fn done(seconds: f32, begin: f32, length: f32) -> f32 {
    let part = ((seconds - begin) / length).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

impl Board<'_> {
    fn draw(&self) {
        let corner = CornerRadius::same(8);
        self.painter
            .rect_filled(self.rect, corner, theme::color32(self.palette.slab));
        for number in 0..SIDE * SIDE {
            let at = self.middle(f32::from(number % SIDE), f32::from(number / SIDE));
            let square = Rect::from_center_size(at, Vec2::splat(self.cell * 0.93));
            self.painter.rect_filled(
                square,
                CornerRadius::same(3),
                theme::color32(self.palette.cell),
            );
        }
    }

    /// The middle of a cell; columns from the left, rows from below.
    fn middle(&self, col: f32, row: f32) -> Pos2 {
        pos2(
            self.rect.min.x + (col + 0.5) * self.cell,
            self.rect.max.y - (row + 0.5) * self.cell,
        )
    }

    fn piece(&self, side: Side) -> Color32 {
        theme::color32(self.palette.piece(side))
    }

    fn inlay(&self, side: Side) -> Color32 {
        theme::color32(self.palette.inlays[side.index()])
    }

    /// A line from one cell to another, drawn so far.
    fn thread(&self, from: [f32; 2], to: [f32; 2], side: Side, drawn: f32) {
        let [from, to] = [from, to].map(|[col, row]| self.middle(col, row));
        if drawn > 0.0 {
            let color = theme::color32(self.palette.threads[side.index()]);
            let end = from + (to - from) * drawn;
            self.painter
                .line_segment([from, end], Stroke::new(self.cell * 0.1, color));
        }
    }
}

/// Stones that go next to each other, until four of White are in a row.
fn freedom(board: &Board, seconds: f32) {
    const GAME: [[u8; 2]; 7] = [[0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [3, 2], [3, 3]];
    for (number, [col, row]) in GAME.into_iter().enumerate() {
        let side = Side::ALL[number % 2];
        let come = done(seconds, number as f32 * 0.45, MOVE);
        let at = board.middle(f32::from(col), f32::from(row));
        if come > 0.0 {
            let height = board.cell * 0.5 * (1.0 - come);
            let shade = Color32::from_black_alpha((50.0 * come) as u8);
            let radius = board.cell * 0.4;
            board
                .painter
                .circle_filled(at + vec2(0.06, 0.08) * board.cell, radius, shade);
            let at = at - vec2(0.0, height);
            stone(board.painter, at, radius, board.piece(side));
        }
    }
    board.thread([0.0, 0.0], [3.0, 3.0], Side::White, done(seconds, 3.3, 0.6));
}

/// A stone from above, with the light from the upper left.
fn stone(painter: &egui::Painter, at: Pos2, radius: f32, color: Color32) {
    let rim = color.lerp_to_gamma(Color32::BLACK, 0.14);
    let top = color.lerp_to_gamma(Color32::WHITE, 0.14);
    // Its edge is soft, which that of a mesh is not.
    painter.circle_filled(at, radius, rim);
    let radius = 0.96 * radius;
    let mut body = egui::Mesh::default();
    for ring in 0..=RINGS {
        let part = ring as f32 / RINGS as f32;
        let middle = at - Vec2::splat(0.3 * radius * (1.0 - part));
        let color = top.lerp_to_gamma(rim, part * part);
        for corner in 0..CORNERS {
            let out = Vec2::angled(TAU * corner as f32 / CORNERS as f32);
            body.colored_vertex(middle + out * radius * part, color);
            if ring > 0 {
                let next = (corner + 1) % CORNERS;
                let [a, b] = [corner, next].map(|corner| (ring - 1) * CORNERS + corner);
                body.add_triangle(a, b, a + CORNERS);
                body.add_triangle(b, b + CORNERS, a + CORNERS);
            }
        }
    }
    painter.add(body);
}

/// What a cube shows on its face.
#[derive(Clone, Copy)]
enum Face {
    Plain,
    /// A line, as a direction on the screen.
    Line(f32, f32),
    Dot,
}

/// A white cube slides into line with a black one; both turn over, and again.
fn freeze(board: &Board, seconds: f32) {
    let cube = |[col, row]: [f32; 2], side: Side, faces: [Face; 2], turned: f32| {
        // Seen from above a cube that turns over becomes narrow and wide again.
        let (face, width) = if turned < 0.5 {
            (faces[0], 1.0 - turned)
        } else {
            (faces[1], turned)
        };
        let at = board.middle(col, row);
        let body = Rect::from_center_size(at, vec2(width, 1.0) * board.cell * 0.7);
        let shade = Color32::from_black_alpha(45);
        let corner = CornerRadius::same(4);
        let painter = board.painter;
        painter.rect_filled(body.translate(vec2(0.06, 0.08) * board.cell), corner, shade);
        painter.rect_filled(body, corner, board.piece(side));
        let inlay = board.inlay(side);
        match face {
            Face::Plain => {}
            Face::Dot => {
                painter.circle_filled(at, board.cell * 0.19 * width, inlay);
            }
            Face::Line(x, y) => {
                let arm = vec2(x * width, -y) * board.cell * 0.24;
                let stroke = Stroke::new(board.cell * 0.1, inlay);
                painter.line_segment([at - arm, at + arm], stroke);
            }
        }
    };
    let slide = done(seconds, 0.3, 0.7);
    let at = [3.0 * slide, 0.0];
    let first = done(seconds, 1.5, MOVE);
    let second = done(seconds, 2.7, MOVE);
    board.thread([3.0, 3.0], [3.0, 0.0], Side::Black, done(seconds, 1.2, 0.3));
    let column = Face::Line(0.0, 1.0);
    let row = Face::Line(1.0, 0.0);
    cube(at, Side::White, [Face::Plain, column], first);
    let black = if second > 0.0 {
        ([column, Face::Dot], second)
    } else {
        ([Face::Plain, column], first)
    };
    cube([3.0, 3.0], Side::Black, black.0, black.1);
    cube([0.0, 3.0], Side::White, [row, Face::Dot], second);
    cube([0.0, 1.0], Side::Black, [Face::Plain, Face::Plain], 0.0);
    cube(
        [1.0, 2.0],
        Side::White,
        [Face::Line(0.7, 0.7), Face::Line(0.7, 0.7)],
        0.0,
    );
}

/// Circles make the corners of a square; they fill, and what is free inside becomes theirs.
fn squares(board: &Board, seconds: f32) {
    const GAME: [([u8; 2], Side); 7] = [
        ([0, 1], Side::White),
        ([1, 2], Side::Black),
        ([2, 3], Side::White),
        ([3, 2], Side::Black),
        ([0, 3], Side::White),
        ([3, 0], Side::Black),
        ([2, 1], Side::White),
    ];
    const INSIDE: [[u8; 2]; 4] = [[1, 1], [0, 2], [2, 2], [1, 3]];
    let mark = |[col, row]: [u8; 2], side: Side, size: f32, filled: f32| {
        let at = board.middle(f32::from(col), f32::from(row));
        let half = board.cell * 0.3 * size;
        let stroke = Stroke::new(half * 0.36, board.piece(side));
        let inside = board.inlay(side).gamma_multiply(filled);
        match side {
            Side::White => {
                board.painter.circle(at, half, inside, stroke);
            }
            Side::Black => {
                let frame = Rect::from_center_size(at, Vec2::splat(2.0 * half));
                let corner = CornerRadius::same(2);
                board
                    .painter
                    .rect(frame, corner, inside, stroke, StrokeKind::Middle);
            }
        }
    };
    let fill = done(seconds, 3.0, 0.4);
    for (number, (at, side)) in GAME.into_iter().enumerate() {
        let come = done(seconds, number as f32 * 0.4, MOVE);
        let filled = if side == Side::White { fill } else { 0.0 };
        mark(at, side, come, filled);
    }
    for (number, at) in INSIDE.into_iter().enumerate() {
        let come = done(seconds, 3.4 + number as f32 * 0.12, 0.35);
        if come > 0.0 {
            mark(at, Side::White, come, 0.0);
        }
    }
}
