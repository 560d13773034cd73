//! How the games are played, to read in the program.

use bevy_egui::egui;

use super::theme;
use crate::rules::GameKind;
use crate::text::{self, Language};

macro_rules! folder {
    ($name:literal) => {
        [
            include_str!(concat!("../../assets/texts/", $name, "/freedom.txt")),
            include_str!(concat!("../../assets/texts/", $name, "/freeze.txt")),
            include_str!(concat!("../../assets/texts/", $name, "/squares.txt")),
        ]
    };
}

/// The rules of the three games in a language.
pub(super) const fn texts(language: Language) -> [&'static str; 3] {
    match language {
        Language::English => folder!("en"),
        Language::Russian => folder!("ru"),
        Language::German => folder!("de"),
        Language::Serbian => folder!("sr"),
    }
}

/// Shows the rules of a game, and answers with another game if its rules are asked for.
///
/// The texts are paragraphs between empty lines; one that begins with `# ` is a heading.
pub(super) fn show(ui: &mut egui::Ui, kind: GameKind) -> Option<GameKind> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for other in GameKind::ALL {
            if ui
                .selectable_label(other == kind, text::game(other))
                .clicked()
            {
                asked = Some(other);
            }
        }
    });
    for paragraph in texts(text::spoken())[kind as usize].split("\n\n") {
        let words = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
        match words.strip_prefix("# ") {
            Some(heading) => {
                ui.add_space(4.0);
                ui.label(
                    egui::RichText::new(heading)
                        .size(17.0)
                        .strong()
                        .color(theme::of(ui).ink),
                );
            }
            None => {
                ui.label(words);
            }
        }
    }
    asked
}
