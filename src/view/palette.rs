//! The colours, in one place.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowTheme};

use crate::app::Stage;
use crate::platform;
use crate::rules::{Cell, GameKind, Side};
use crate::store::{Colors, Settings};

/// The colours of a game's board and pieces.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Palette {
    /// The slab of the board, which shows between the cells.
    pub slab: Color,
    /// The cells.
    pub cell: Color,
    /// The pieces of White and Black.
    pub pieces: [Color; 2],
    /// What is inlaid in the pieces of White and Black, or fills them.
    pub inlays: [Color; 2],
    /// What frost turns the pieces of White and Black into.
    pub frost: [Color; 2],
    /// The threads of White and Black that show why something happens.
    pub threads: [Color; 2],
}

/// The light on the table, in parts of full white.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Daylight {
    /// What comes straight through the window.
    pub sun: LinearRgba,
    /// What comes from above and around.
    pub sky: LinearRgba,
    /// What the table gives back.
    pub ground: LinearRgba,
}

/// What lies around the board and over it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scene {
    /// Whether the surroundings are dark.
    pub dark: bool,
    /// The table around the board, where the light falls and where it fades.
    pub table: [Color; 2],
    /// The light.
    pub daylight: Daylight,
    /// A legal cell.
    pub legal: Color,
    /// A cell where the opponent could go after the move that is pointed at.
    pub reply: Color,
    /// The cell under the pointer or the keyboard's cursor.
    pub cursor: Color,
    /// The cells of the last move.
    pub last_move: Color,
    /// What a move changed, and what it would change.
    pub changed: Color,
    /// The chosen piece or cell.
    pub chosen: Color,
    /// A connection that does not count.
    pub idle_thread: Color,
    /// A row that has just been lost.
    pub lost_thread: Color,
}

/// The colours that are in force: those of the three games and of what they share.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Palettes {
    games: [Palette; 3],
    /// What the games share.
    pub scene: Scene,
    /// Whether Freedom is played on paper.
    pub paper: bool,
}

const fn rgb(hex: u32) -> Color {
    rgba(hex, 1.0)
}

const fn rgba(hex: u32, alpha: f32) -> Color {
    Color::srgba(
        ((hex >> 16) & 0xFF) as f32 / 255.0,
        ((hex >> 8) & 0xFF) as f32 / 255.0,
        (hex & 0xFF) as f32 / 255.0,
        alpha,
    )
}

/// In the order of the fields of [`Palette`].
const fn palette(
    [slab, cell]: [u32; 2],
    [white, black]: [u32; 2],
    inlays: [u32; 2],
    frost: [u32; 2],
    threads: [u32; 2],
) -> Palette {
    Palette {
        slab: rgb(slab),
        cell: rgb(cell),
        pieces: [rgb(white), rgb(black)],
        inlays: [rgb(inlays[0]), rgb(inlays[1])],
        frost: [rgb(frost[0]), rgb(frost[1])],
        threads: [rgb(threads[0]), rgb(threads[1])],
    }
}

/// Freedom on squared paper: ink of two colours.
const PAPER: Palette = palette(
    [0xE9E4D6, 0xFBF9F2],
    [0x1F4FA8, 0x2A2A2E],
    [0xC8452E, 0xC8452E],
    [0x1F4FA8, 0x2A2A2E],
    [0xC8452E, 0xC8452E],
);

/// Freedom, Freeze and Squares.
const fn games(colors: Colors) -> [Palette; 3] {
    match colors {
        Colors::Natural => [
            palette(
                [0x7A4E2A, 0xD8A869],
                [0xF3EFE6, 0x24262B],
                [0xE07F1E, 0xFFC45C],
                [0xF3EFE6, 0x24262B],
                [0xE8861C, 0xFFCF70],
            ),
            palette(
                [0x6E757C, 0x99A1A8],
                [0xF1E8D2, 0x2B2D63],
                [0x27408F, 0xBFE3FA],
                [0xCFE4F2, 0x5D83B4],
                [0xFFD873, 0x5E8CFF],
            ),
            palette(
                [0xB7AE9F, 0xE9E3D7],
                [0xDD5A45, 0x117C80],
                [0xD4472F, 0x0A6A70],
                [0xD4472F, 0x0A6A70],
                [0xF07A5E, 0x1FA0A4],
            ),
        ],
        Colors::Contrast => [
            palette(
                [0x3E3E40, 0x8C8C8A],
                [0xFFFFFF, 0x000000],
                [0x0033CC, 0xFFE100],
                [0xFFFFFF, 0x000000],
                [0x0033CC, 0xFFE100],
            ),
            palette(
                [0x3A3D40, 0x84888C],
                [0xFFFFFF, 0x000000],
                [0x000000, 0xFFFFFF],
                [0xA9E4FF, 0x0B4E86],
                [0xFFE100, 0x66A3FF],
            ),
            palette(
                [0x4A4A4A, 0x949494],
                [0xFFFFFF, 0x000000],
                [0xFFFFFF, 0x000000],
                [0xFFFFFF, 0x000000],
                [0xFFF3A0, 0x202020],
            ),
        ],
        // Blue against orange: far apart for those who do not tell red from green.
        Colors::Harbour => [
            palette(
                [0x5F4F3D, 0xB8A27E],
                [0xFFE9C2, 0x123E73],
                [0xC25700, 0x9CCBFF],
                [0xFFE9C2, 0x123E73],
                [0xE07A00, 0x6FB4FF],
            ),
            palette(
                [0x62676C, 0x8E9397],
                [0xFFB545, 0x0F3F7A],
                [0x5A2E00, 0xD7ECFF],
                [0xFFE9CF, 0x6C9ED6],
                [0xFFC766, 0x4F9BFF],
            ),
            palette(
                [0xA9A7A0, 0xE6E4DD],
                [0xE68A00, 0x0B4A8F],
                [0xCC7700, 0x083B75],
                [0xCC7700, 0x083B75],
                [0xFF9E1A, 0x2D7DD2],
            ),
        ],
        // Yellow against violet: differs in lightness so much that no colour is needed.
        Colors::Iris => [
            palette(
                [0x54506B, 0xA7A2BD],
                [0xFFF3B0, 0x35174F],
                [0x8A2BBF, 0xFFE45C],
                [0xFFF3B0, 0x35174F],
                [0x7B1FA2, 0xFFE45C],
            ),
            palette(
                [0x5B5E6B, 0x9A9DAA],
                [0xFFE45C, 0x3B1A5E],
                [0x4A2A00, 0xF1DCFF],
                [0xFFF9DC, 0x8F78B5],
                [0xFFE98A, 0x9C6BFF],
            ),
            palette(
                [0x8A8898, 0xE9E7F0],
                [0xCC9A00, 0x4A1F78],
                [0xBD8C00, 0x3B1363],
                [0xBD8C00, 0x3B1363],
                [0xF2C620, 0x7A48B8],
            ),
        ],
    }
}

const LIGHT: Scene = Scene {
    dark: false,
    table: [rgb(0xEDE9E1), rgb(0xC9C4BA)],
    daylight: Daylight {
        sun: LinearRgba::rgb(0.74, 0.70, 0.63),
        sky: LinearRgba::rgb(0.46, 0.49, 0.54),
        ground: LinearRgba::rgb(0.26, 0.24, 0.21),
    },
    legal: rgba(0x1A7048, 0.60),
    reply: rgba(0x9E2A1A, 0.60),
    cursor: rgba(0x144E8C, 0.95),
    last_move: rgba(0xF2A01E, 0.95),
    changed: rgba(0xFFCC40, 0.50),
    chosen: rgba(0x1A99E6, 0.95),
    idle_thread: rgba(0x595959, 0.55),
    lost_thread: rgb(0xCC1F1A),
};

const DARK: Scene = Scene {
    dark: true,
    table: [rgb(0x33353B), rgb(0x16171A)],
    daylight: Daylight {
        sun: LinearRgba::rgb(0.62, 0.56, 0.47),
        sky: LinearRgba::rgb(0.30, 0.33, 0.40),
        ground: LinearRgba::rgb(0.13, 0.13, 0.14),
    },
    legal: rgba(0x1A7A4C, 0.75),
    reply: rgba(0xB0301E, 0.70),
    cursor: rgba(0x2E86DE, 0.95),
    ..LIGHT
};

impl Palettes {
    /// The colours that a player has chosen. `system_is_dark` is what the system wishes.
    pub fn new(settings: &Settings, system_is_dark: bool) -> Self {
        let mut games = games(settings.colors);
        if settings.paper {
            games[GameKind::Freedom as usize] = PAPER;
        }
        Self {
            games,
            scene: if settings.surroundings.is_dark(system_is_dark) {
                DARK
            } else {
                LIGHT
            },
            paper: settings.paper,
        }
    }

    /// The colours of a game.
    pub fn of(&self, kind: GameKind) -> &Palette {
        &self.games[kind as usize]
    }
}

impl Palette {
    /// The colour of a side's pieces.
    pub const fn piece(&self, side: Side) -> Color {
        self.pieces[side.index()]
    }
}

/// A number from 0 to 1 that a cell keeps: where in the grain its piece was cut, how its stroke leans.
pub fn cut_of(cell: Cell) -> f32 {
    let mixed = u32::from(cell.col())
        .wrapping_mul(0x9E37_79B1)
        .wrapping_add(u32::from(cell.row()).wrapping_mul(0x85EB_CA77));
    ((mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D) >> 24) as f32 / 255.0
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Palettes::new(&Settings::default(), false))
        .add_systems(Update, choose.before(Stage::Input));
}

/// Follows what the player has set and what the system wishes.
fn choose(
    settings: Res<Settings>,
    windows: Query<Ref<Window>, With<PrimaryWindow>>,
    mut palettes: ResMut<Palettes>,
) {
    let window = windows.single().ok();
    if settings.is_changed() || window.as_ref().is_some_and(DetectChanges::is_changed) {
        let dark = platform::prefers_dark()
            || window.is_some_and(|window| window.window_theme == Some(WindowTheme::Dark));
        palettes.set_if_neq(Palettes::new(&settings, dark));
    }
}
