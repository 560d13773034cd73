//! Where the board, the panel and the bar lie in the window.

use bevy::prelude::*;

/// Below this width, in logical pixels, the panel always lies under the board.
const NARROW: f32 = 560.0;
/// The height of the bar under the board, in logical pixels.
const BAR_HEIGHT: f32 = 52.0;
/// The height of the bar where the window is too narrow for all of it in one row.
const TALL_BAR_HEIGHT: f32 = 88.0;

/// The parts of the window, in logical pixels from its upper left corner.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Layout {
    /// The whole window.
    pub window: Vec2,
    /// Where the board is drawn.
    pub board: Rect,
    /// The bar under it.
    pub bar: Rect,
    /// The panel with the players and the moves.
    pub panel: Rect,
    /// Whether the panel lies below the board rather than beside it.
    pub is_upright: bool,
}

impl Layout {
    /// The layout of a window of a size in logical pixels.
    pub fn of(window: Vec2) -> Self {
        let is_upright = window.x < NARROW || window.x < window.y;
        let bar_height = if is_upright {
            TALL_BAR_HEIGHT
        } else {
            BAR_HEIGHT
        };
        let content = if is_upright {
            let height = (window.y - window.x * 0.92 - bar_height).clamp(200.0, 340.0);
            Rect::from_corners(Vec2::new(0.0, window.y - height), window)
        } else {
            let width = (window.x * 0.26).clamp(240.0, 320.0);
            Rect::from_corners(Vec2::new(window.x - width, 0.0), window)
        };
        let table = if is_upright {
            Vec2::new(window.x, content.min.y)
        } else {
            Vec2::new(content.min.x, window.y)
        };
        let bar_top = (table.y - bar_height).max(0.0);
        Self {
            window,
            board: Rect::from_corners(Vec2::ZERO, Vec2::new(table.x, bar_top)),
            bar: Rect::from_corners(Vec2::new(0.0, bar_top), table),
            panel: content,
            is_upright,
        }
    }

    /// The layout without panel and bar, for the title screen.
    pub fn whole(window: Vec2) -> Self {
        Self {
            window,
            board: Rect::from_corners(Vec2::ZERO, window),
            ..default()
        }
    }
}
