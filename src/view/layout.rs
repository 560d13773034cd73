//! Where the board, the panel and the bar lie in the window.

use bevy::prelude::*;

/// Below this width, in logical pixels, the panel always lies under the board.
const NARROW: f32 = 560.0;
/// A window with a side that is shorter than this, in logical pixels, is a telephone's.
const TELEPHONE: f32 = 480.0;
/// The least width and height of what is pressed with a pointer, and with a finger, in logical pixels.
const POINTED: f32 = 36.0;
const TOUCHED: f32 = 44.0;
/// The height of the bar under the board, in logical pixels.
const BAR_HEIGHT: f32 = 52.0;
/// The height of the bar where it has two rows, beyond what is pressed in them.
const TWO_ROWS: f32 = 14.0;
/// The width of the folded panel beside the board, and what its height is beyond what is pressed in it.
const FOLDED_WIDTH: f32 = 264.0;
const FOLDED_MARGIN: f32 = 16.0;

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
    /// Whether the panel is folded: only a strip of it is there, in a corner of the window or below the board.
    pub is_folded: bool,
    /// Whether the window is as small as a telephone's.
    pub is_small: bool,
}

impl Layout {
    /// The layout of a window of a size in logical pixels, the panel folded or not.
    pub fn of(window: Vec2, is_folded: bool) -> Self {
        let is_upright = window.x < NARROW || window.x < window.y;
        let whole = Self::whole(window);
        let target = whole.target();
        let folded_height = target + FOLDED_MARGIN;
        let bar_height = if is_upright {
            2.0 * target + TWO_ROWS
        } else {
            BAR_HEIGHT
        };
        let panel = match (is_upright, is_folded) {
            (true, true) => Rect::from_corners(Vec2::new(0.0, window.y - folded_height), window),
            (true, false) => {
                let tallest = if whole.is_small { 388.0 } else { 340.0 };
                // In a tall window the moves should be seen, even if the board gets a little smaller.
                let lowest = (window.y * 0.34).clamp(200.0, tallest);
                let height = (window.y - window.x * 0.92 - bar_height).clamp(lowest, tallest);
                Rect::from_corners(Vec2::new(0.0, window.y - height), window)
            }
            (false, true) => Rect::from_corners(
                Vec2::new(window.x - FOLDED_WIDTH, 0.0),
                Vec2::new(window.x, folded_height),
            ),
            (false, false) => {
                let share = if whole.is_small { 0.36 } else { 0.26 };
                let width = (window.x * share).clamp(240.0, 320.0);
                Rect::from_corners(Vec2::new(window.x - width, 0.0), window)
            }
        };
        let table = match (is_upright, is_folded) {
            (true, _) => Vec2::new(window.x, panel.min.y),
            (false, true) => window,
            (false, false) => Vec2::new(panel.min.x, window.y),
        };
        let bar_top = (table.y - bar_height).max(0.0);
        // The board is about as wide as it is high; what is left beside it is on both of its sides.
        let beside_board = (table.x - bar_top) / 2.0;
        let board_top = if is_folded && !is_upright && beside_board < panel.width() {
            panel.max.y.min(bar_top)
        } else {
            0.0
        };
        Self {
            board: Rect::from_corners(Vec2::new(0.0, board_top), Vec2::new(table.x, bar_top)),
            bar: Rect::from_corners(Vec2::new(0.0, bar_top), table),
            panel,
            is_upright,
            is_folded,
            ..whole
        }
    }

    /// The layout without panel and bar, for the title screen.
    pub fn whole(window: Vec2) -> Self {
        Self {
            window,
            board: Rect::from_corners(Vec2::ZERO, window),
            is_small: window.min_element() < TELEPHONE,
            ..default()
        }
    }

    /// The least width and height of what is pressed, in logical pixels.
    pub fn target(&self) -> f32 {
        if self.is_small { TOUCHED } else { POINTED }
    }

    /// Whether a place in the window is on the board's part of it, and nothing lies over it there.
    pub fn is_on_board(&self, place: Vec2) -> bool {
        self.board.contains(place) && !self.panel.contains(place)
    }
}
