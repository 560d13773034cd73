//! The interface over and beside the table, in egui.

mod bar;
mod buttons;
mod calls;
mod chips;
mod coach;
mod dialogs;
mod focus;
mod fonts;
mod icons;
mod labels;
mod language;
mod moves;
mod new_game;
mod panel;
mod pictures;
mod players;
mod quiet;
mod review;
mod rules;
mod scale;
mod seats;
mod settings;
mod status;
mod theme;
mod title;
mod toasts;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass, egui};

use crate::app::{Screen, Stage};
use crate::coach::Warning;
use crate::input::{BoardCovered, KeyboardTaken};
use crate::rules::GameKind;
use crate::store::Settings;
use crate::view::layout::Layout;
use crate::view::palette::Palettes;

/// What lies over everything else.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Dialog {
    /// Nothing.
    #[default]
    None,
    /// The choice of game, size, rules and players.
    NewGame,
    /// How a game is played.
    Rules(GameKind),
    /// The settings.
    Settings,
    /// The keys.
    Keys,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        EguiPlugin::default(),
        fonts::plugin,
        language::plugin,
        quiet::plugin,
        scale::plugin,
    ))
    .init_resource::<Dialog>()
    .init_resource::<new_game::Draft>()
    .init_resource::<moves::Unfolded>()
    .init_resource::<toasts::Toasts>()
    .add_systems(
        Update,
        (
            lay_out.before(Stage::Input),
            (cover_board, take_keyboard).after(Stage::Playback),
            open_key_list.in_set(Stage::Input),
            coach::press_keys
                .run_if(in_state(Screen::Playing))
                .in_set(Stage::Input),
            toasts::collect.in_set(Stage::View),
        ),
    )
    .add_systems(
        EguiPrimaryContextPass,
        (
            theme::apply.run_if(run_once),
            theme::keep_still.run_if(resource_changed::<Settings>),
            theme::make_room.run_if(resource_changed::<Layout>),
            theme::follow.run_if(resource_changed::<Palettes>),
            title::show.run_if(in_state(Screen::Title)),
            (
                labels::show,
                calls::mark,
                coach::mark,
                panel::show,
                bar::show,
            )
                .chain()
                .run_if(in_state(Screen::Playing)),
            toasts::show,
            (
                dialogs::show,
                new_game::show,
                dialogs::ask_about_pass,
                coach::ask_about_doubt.run_if(in_state(Screen::Playing)),
            ),
            focus::show,
        )
            .chain(),
    );
}

/// A place in the window for widgets, under all that floats.
fn region(ctx: &egui::Context, id: &'static str, rect: Rect) -> egui::Ui {
    let rect = egui::Rect::from_min_max(
        egui::pos2(rect.min.x, rect.min.y),
        egui::pos2(rect.max.x, rect.max.y),
    );
    let mut ui = egui::Ui::new(
        ctx.clone(),
        egui::Id::new(id),
        egui::UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(rect),
    );
    ui.set_clip_rect(rect);
    ui
}

fn lay_out(
    window: Single<&Window, With<PrimaryWindow>>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut layout: ResMut<Layout>,
) {
    let size = window.size();
    layout.set_if_neq(match screen.get() {
        Screen::Title => Layout::whole(size),
        Screen::Playing => Layout::of(size, settings.fold_panel),
    });
}

fn cover_board(
    dialog: Res<Dialog>,
    asking: dialogs::PassQuestion,
    warning: Res<Warning>,
    mut covered: ResMut<BoardCovered>,
) {
    covered.set_if_neq(BoardCovered(
        *dialog != Dialog::None || asking.choice().is_some() || warning.doubt().is_some(),
    ));
}

fn take_keyboard(wants: Res<EguiWantsInput>, mut taken: ResMut<KeyboardTaken>) {
    taken.set_if_neq(KeyboardTaken(wants.wants_keyboard_input()));
}

/// The question mark lists the keys, wherever one is.
fn open_key_list(
    mut presses: MessageReader<KeyboardInput>,
    taken: Res<KeyboardTaken>,
    mut dialog: ResMut<Dialog>,
) {
    let asked = presses
        .read()
        .any(|press| press.state.is_pressed() && press.logical_key == Key::Character("?".into()));
    if asked && !taken.0 && *dialog == Dialog::None {
        *dialog = Dialog::Keys;
    }
}
