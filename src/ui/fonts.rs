//! The interface's fonts: those that egui brings along, but for the largest, of which nothing is needed.

use bevy::prelude::*;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontTweak};
use bevy_egui::{EguiContext, EguiPreUpdateSet};
use epaint_default_fonts::{EMOJI_ICON, HACK_REGULAR, UBUNTU_LIGHT};

const TEXT: &str = "Ubuntu-Light";
const FIGURES: &str = "Hack";
const SIGNS: &str = "emoji-icon-font";
/// How large signs are beside letters of the same size.
const SIGN_SCALE: f32 = 0.9;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        set.after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn set(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        context.get_mut().set_fonts(fonts());
    }
}

/// What one font lacks is taken from the next.
fn fonts() -> FontDefinitions {
    let signs = FontTweak {
        scale: SIGN_SCALE,
        ..default()
    };
    let mut fonts = FontDefinitions::empty();
    for (name, data) in [
        (TEXT, FontData::from_static(UBUNTU_LIGHT)),
        (FIGURES, FontData::from_static(HACK_REGULAR)),
        (SIGNS, FontData::from_static(EMOJI_ICON).tweak(signs)),
    ] {
        fonts.font_data.insert(name.to_owned(), data.into());
    }
    for (family, names) in [
        (FontFamily::Proportional, [TEXT, SIGNS, FIGURES]),
        (FontFamily::Monospace, [FIGURES, TEXT, SIGNS]),
    ] {
        fonts
            .families
            .insert(family, names.map(str::to_owned).to_vec());
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Context, FontId};

    #[test]
    fn every_sign_of_the_interface_has_a_picture() {
        let context = Context::default();
        context.set_fonts(fonts());
        let mut signs = String::new();
        for source in [
            include_str!("bar.rs"),
            include_str!("dialogs.rs"),
            include_str!("moves.rs"),
            include_str!("new_game.rs"),
            include_str!("panel.rs"),
            include_str!("status.rs"),
            include_str!("title.rs"),
            include_str!("../../assets/texts/en/freedom.txt"),
            include_str!("../../assets/texts/en/freeze.txt"),
            include_str!("../../assets/texts/en/squares.txt"),
        ] {
            signs.extend(source.chars().filter(|sign| !sign.is_ascii()));
        }
        let _ = context.run_ui(default(), |ui| {
            for sign in signs.chars() {
                let known =
                    ui.fonts_mut(|fonts| fonts.has_glyph(&FontId::proportional(16.0), sign));
                assert!(known, "no font has {sign}");
            }
        });
    }
}
