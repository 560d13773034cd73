//! The colours, in one place.

use bevy::prelude::*;

use crate::rules::{GameKind, Side};

/// The colours of a game's board and pieces.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// The slab of the board, which shows between the cells.
    pub slab: Color,
    /// The cells.
    pub cell: Color,
    /// How much of a cell's side the gap between two cells takes.
    pub gap: f32,
    /// How much the cells' material varies, 0 to 1.
    pub grain: f32,
    /// The pieces of White and Black.
    pub pieces: [Color; 2],
    /// What is inlaid in the pieces of White and Black.
    pub inlays: [Color; 2],
    /// How rough the pieces are, 0 to 1.
    pub roughness: [f32; 2],
    /// The threads of White and Black that show why something happens.
    pub threads: [Color; 2],
}

/// The table around the board, where the light falls and where it fades.
pub const TABLE: [Color; 2] = [Color::srgb(0.80, 0.79, 0.76), Color::srgb(0.56, 0.56, 0.55)];
/// A legal cell.
pub const LEGAL: Color = Color::srgba(0.10, 0.45, 0.30, 0.55);
/// A cell where the opponent could go after the move that is pointed at.
pub const REPLY: Color = Color::srgba(0.62, 0.16, 0.10, 0.55);
/// The cell under the pointer or the keyboard's cursor.
pub const CURSOR: Color = Color::srgba(0.08, 0.30, 0.55, 0.95);
/// The cells of the last move.
pub const LAST_MOVE: Color = Color::srgba(0.95, 0.62, 0.10, 0.95);
/// What a move changed, and what it would change.
pub const CHANGED: Color = Color::srgba(1.0, 0.80, 0.25, 0.50);
/// The chosen piece or cell.
pub const CHOSEN: Color = Color::srgba(0.10, 0.60, 0.90, 0.95);

/// A connection that does not count.
pub const IDLE_THREAD: Color = Color::srgba(0.35, 0.35, 0.35, 0.55);
/// A row that has just been lost.
pub const LOST_THREAD: Color = Color::srgb(0.80, 0.12, 0.10);

/// The colours of a game.
pub const fn of(kind: GameKind) -> Palette {
    match kind {
        GameKind::Freedom => Palette {
            slab: Color::srgb(0.34, 0.20, 0.10),
            cell: Color::srgb(0.80, 0.60, 0.36),
            gap: 0.035,
            grain: 1.0,
            pieces: [Color::srgb(0.93, 0.91, 0.86), Color::srgb(0.10, 0.11, 0.13)],
            inlays: [Color::srgb(0.80, 0.42, 0.06), Color::srgb(0.98, 0.74, 0.28)],
            roughness: [0.35, 0.6],
            threads: [Color::srgb(0.86, 0.44, 0.05), Color::srgb(1.0, 0.80, 0.36)],
        },
        GameKind::Freeze => Palette {
            slab: Color::srgb(0.36, 0.39, 0.42),
            cell: Color::srgb(0.60, 0.63, 0.65),
            gap: 0.08,
            grain: 0.25,
            pieces: [Color::srgb(0.93, 0.89, 0.79), Color::srgb(0.15, 0.16, 0.36)],
            inlays: [Color::srgb(0.13, 0.22, 0.52), Color::srgb(0.72, 0.88, 0.98)],
            roughness: [0.5, 0.5],
            threads: [Color::srgb(1.0, 0.86, 0.45), Color::srgb(0.25, 0.45, 0.95)],
        },
        GameKind::Squares => Palette {
            slab: Color::srgb(0.66, 0.63, 0.57),
            cell: Color::srgb(0.90, 0.88, 0.83),
            gap: 0.05,
            grain: 0.4,
            pieces: [Color::srgb(0.87, 0.33, 0.26), Color::srgb(0.05, 0.48, 0.50)],
            inlays: [Color::srgb(0.80, 0.22, 0.16), Color::srgb(0.02, 0.38, 0.40)],
            roughness: [0.3, 0.3],
            threads: [Color::srgb(0.95, 0.42, 0.30), Color::srgb(0.06, 0.60, 0.62)],
        },
    }
}

impl Palette {
    /// The colour of a side's pieces.
    pub const fn piece(&self, side: Side) -> Color {
        self.pieces[side.index()]
    }
}
