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
    use bevy_egui::egui::{Color32, Context, FontId};

    #[test]
    fn every_sign_of_the_interface_has_a_picture() {
        let context = Context::default();
        context.set_fonts(fonts());
        let mut signs = String::new();
        for source in [
            include_str!("bar.rs"),
            include_str!("calls.rs"),
            include_str!("coach.rs"),
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
        let mut output = context.run_ui(default(), |ui| {
            let picture = |sign: char| {
                let font = FontId::proportional(16.0);
                let text = sign.to_string();
                let laid = ui.fonts_mut(|fonts| fonts.layout_no_wrap(text, font, Color32::WHITE));
                laid.rows[0].glyphs[0].uv_rect
            };
            // What no font has all looks the same.
            let unknown = picture('\u{10fffd}');
            for sign in signs.chars() {
                assert!(picture(sign) != unknown, "no font has {sign}");
            }
        });
        // Nobody draws them.
        output.textures_delta.clear();
    }
}
