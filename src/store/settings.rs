//! What a player has set, kept between runs.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Keep, Notice, Place, disk};
use crate::launch::Graphics;
use crate::platform;
use crate::rules::GameKind;
use crate::text::{Language, text};

/// The speeds that can be chosen, as multiples of normal speed.
pub const SPEEDS: [f64; 9] = [0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 4.0, 8.0];

/// The sizes of the interface that can be chosen, in percent.
pub const SCALES: [u16; 5] = [75, 100, 125, 150, 200];

/// How much moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Motion {
    /// As the system or the browser says.
    #[default]
    System,
    /// Moves are animated.
    Full,
    /// Moves appear at once, and what changed is marked.
    Reduced,
}

/// The colours of boards and pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Colors {
    /// Wood, ivory, stone, clay.
    #[default]
    Natural,
    /// Black and white on grey.
    Contrast,
    /// Orange and blue: for those who do not tell red from green.
    Harbour,
    /// Yellow and violet: for all kinds of colour blindness, by lightness.
    Iris,
}

impl Colors {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Natural, Self::Contrast, Self::Harbour, Self::Iris];
}

/// How bright it is around the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Surroundings {
    /// As the system or the browser says.
    #[default]
    System,
    /// By day.
    Light,
    /// In the evening.
    Dark,
}

impl Surroundings {
    /// Whether they are dark, where the system wishes them to be so or not.
    pub fn is_dark(self, system_is_dark: bool) -> bool {
        match self {
            Self::System => system_is_dark,
            Self::Light => false,
            Self::Dark => true,
        }
    }
}

/// What a player has set.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The speed of animations as a multiple of normal speed; one of [`SPEEDS`].
    speed: f64,
    /// How much moves.
    pub motion: Motion,
    /// Whether one click or tap makes a move, without asking for a second one.
    pub one_click: bool,
    /// Whether the camera looks straight down.
    pub straight_down: bool,
    /// Freedom and Freeze between two people: whether the side to move has its side of the board in front.
    pub turn_board: bool,
    /// Whether legal cells are shown.
    pub show_legal: bool,
    /// Whether pointing at a cell, and every step, shows why.
    pub explain: bool,
    /// Whether all connections of the position are shown.
    pub show_all_threads: bool,
    /// Whether moves with many waves are shown more slowly.
    pub slow_big_moves: bool,
    /// Freeze: whether players call what their moves change before it is shown.
    pub call_changes: bool,
    /// Whether a player is asked before a move that loses much.
    pub warn: bool,
    /// How much the picture may cost.
    pub graphics: Graphics,
    /// Whether the player has said so; otherwise it follows from how long frames take.
    pub graphics_by_hand: bool,
    /// The highest level that has not been too slow.
    pub graphics_limit: Graphics,
    /// The colours of boards and pieces.
    pub colors: Colors,
    /// How bright it is around the board.
    pub surroundings: Surroundings,
    /// Freedom: whether it is played on squared paper, with crosses and noughts.
    pub paper: bool,
    /// How large the interface is, in percent; one of [`SCALES`].
    pub ui_scale: u16,
    /// Whether the panel beside the board is folded.
    pub fold_panel: bool,
    /// The language of the interface; none for the system's.
    pub language: Option<Language>,
    /// How loud the sounds are, in percent.
    pub volume: u8,
    /// Whether nothing is to be heard, whatever the volume.
    pub mute: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            speed: 1.0,
            motion: Motion::default(),
            one_click: false,
            straight_down: false,
            turn_board: false,
            show_legal: true,
            explain: true,
            show_all_threads: false,
            slow_big_moves: false,
            call_changes: false,
            warn: false,
            graphics: Graphics::default(),
            graphics_by_hand: false,
            graphics_limit: Graphics::High,
            colors: Colors::default(),
            surroundings: Surroundings::default(),
            paper: false,
            ui_scale: 100,
            fold_panel: false,
            language: None,
            volume: 70,
            mute: false,
        }
    }
}

impl Settings {
    /// The speed of animations as a multiple of normal speed; nothing if moves are not animated.
    pub fn speed(&self) -> Option<f64> {
        self.is_animated().then_some(self.speed)
    }

    /// Whether anything moves: pieces, the camera.
    pub fn is_animated(&self) -> bool {
        match self.motion {
            Motion::System => !platform::prefers_reduced_motion(),
            Motion::Full => true,
            Motion::Reduced => false,
        }
    }

    /// The language of the interface.
    pub fn spoken(&self) -> Language {
        let system = || Language::preferred(platform::languages());
        self.language.unwrap_or_else(system)
    }

    /// Whether players of a game call what their moves change, as the rules of 1975 want it.
    pub fn calls_in(&self, kind: GameKind) -> bool {
        self.call_changes && kind == GameKind::Freeze
    }

    /// The speed that is chosen, even while moves are not animated.
    pub fn chosen_speed(&self) -> f64 {
        self.speed
    }

    /// Chooses a speed; the nearest one that can be chosen.
    pub fn set_speed(&mut self, speed: f64) {
        self.speed = SPEEDS
            .into_iter()
            .min_by(|a, b| (a - speed).abs().total_cmp(&(b - speed).abs()))
            .unwrap_or(1.0);
    }

    /// Chooses the next faster or slower speed.
    pub fn change_speed(&mut self, faster: bool) {
        let place = SPEEDS
            .iter()
            .position(|&speed| speed >= self.speed)
            .unwrap_or(0);
        let next = if faster {
            place + 1
        } else {
            place.saturating_sub(1)
        };
        self.speed = SPEEDS[next.min(SPEEDS.len() - 1)];
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_systems(PreStartup, load)
        .add_systems(Last, save.run_if(resource_changed::<Settings>));
}

/// Reads the settings, before anything else wants to know them.
pub(crate) fn load(
    keep: Res<Keep>,
    mut settings: ResMut<Settings>,
    mut notices: MessageWriter<Notice>,
) {
    if !keep.0 {
        return;
    }
    match disk::read(Place::Settings) {
        Ok(None) => {}
        Ok(Some(text)) => match ron::from_str::<Settings>(&text) {
            Ok(read) => {
                let speed = read.speed;
                *settings = read;
                settings.set_speed(speed);
            }
            Err(error) => {
                let place = disk::set_aside(Place::Settings).unwrap_or_default();
                let error = error.to_string();
                let notice = text!("notice-settings-damaged", error = error, place = place);
                notices.write(Notice(notice));
            }
        },
        Err(error) => {
            let error = error.to_string();
            notices.write(Notice(text!("notice-settings-not-read", error = error)));
        }
    }
}

fn save(
    keep: Res<Keep>,
    settings: Res<Settings>,
    mut saved: Local<Option<Settings>>,
    mut notices: MessageWriter<Notice>,
) {
    let known = saved.get_or_insert_with(|| settings.clone());
    if !keep.0 || *known == *settings {
        return;
    }
    known.clone_from(&settings);
    let text = ron::ser::to_string_pretty(&*settings, ron::ser::PrettyConfig::default());
    let written = text
        .map_err(std::io::Error::other)
        .and_then(|text| disk::write(Place::Settings, &text));
    if let Err(error) = written {
        let error = error.to_string();
        notices.write(Notice(text!("notice-settings-not-kept", error = error)));
    }
}
