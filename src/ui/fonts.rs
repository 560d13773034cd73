//! The interface's fonts: Inter in two weights, with figures that are all equally wide, and egui's signs.

use bevy::prelude::*;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontTweak};
use bevy_egui::{EguiContext, EguiPreUpdateSet};
use epaint_default_fonts::EMOJI_ICON;

const TEXT: &str = "Inter-Regular";
const STRONG: &str = "Inter-SemiBold";
/// Made by `assets/fonts/make`.
const INTER: [(&str, &[u8]); 2] = [
    (TEXT, include_bytes!("../../assets/fonts/Inter-Regular.ttf")),
    (
        STRONG,
        include_bytes!("../../assets/fonts/Inter-SemiBold.ttf"),
    ),
];
const SIGNS: &str = "emoji-icon-font";
/// How large signs are beside letters of the same size.
const SIGN_SCALE: f32 = 0.9;

/// The family of headings and of what matters.
pub(super) fn strong() -> FontFamily {
    FontFamily::Name("strong".into())
}

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
    let inter = INTER.map(|(name, bytes)| (name, FontData::from_static(bytes)));
    let signs = (SIGNS, FontData::from_static(EMOJI_ICON).tweak(signs));
    for (name, data) in inter.into_iter().chain([signs]) {
        fonts.font_data.insert(name.to_owned(), data.into());
    }
    for (family, names) in [
        (FontFamily::Proportional, [TEXT, SIGNS]),
        (FontFamily::Monospace, [TEXT, SIGNS]),
        (strong(), [STRONG, SIGNS]),
    ] {
        fonts
            .families
            .insert(family, names.map(str::to_owned).to_vec());
    }
    fonts
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::{Language, files};
    use crate::ui::rules;
    use bevy_egui::egui::{Color32, Context, FontId};

    #[test]
    fn every_sign_of_the_interface_has_a_picture() {
        let context = Context::default();
        context.set_fonts(fonts());
        let mut signs = BTreeSet::new();
        for source in [
            include_str!("bar.rs"),
            include_str!("calls.rs"),
            include_str!("coach.rs"),
            include_str!("dialogs.rs"),
            include_str!("moves.rs"),
            include_str!("new_game.rs"),
            include_str!("panel.rs"),
            include_str!("players.rs"),
            include_str!("review.rs"),
            include_str!("status.rs"),
            include_str!("title.rs"),
        ] {
            signs.extend(source.chars().filter(|sign| !sign.is_ascii()));
        }
        for language in Language::ALL {
            signs.extend(language.own_name().chars());
            for text in files(language).into_iter().chain(rules::texts(language)) {
                signs.extend(text.chars().filter(|sign| !sign.is_ascii()));
            }
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
            for &sign in &signs {
                assert!(picture(sign) != unknown, "no font has {sign}");
            }
        });
        // Nobody draws them.
        output.textures_delta.clear();
    }
}
