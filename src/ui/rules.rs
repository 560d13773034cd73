//! How the games are played, to read in the program.

use bevy_egui::egui;

use super::theme;
use crate::rules::GameKind;

const fn text(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Freedom => include_str!("../../assets/texts/en/freedom.txt"),
        GameKind::Freeze => include_str!("../../assets/texts/en/freeze.txt"),
        GameKind::Squares => include_str!("../../assets/texts/en/squares.txt"),
    }
}

/// Shows the rules of a game, and answers with another game if its rules are asked for.
///
/// The texts are paragraphs between empty lines; one that begins with `# ` is a heading.
pub(super) fn show(ui: &mut egui::Ui, kind: GameKind) -> Option<GameKind> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for other in GameKind::ALL {
            if ui.selectable_label(other == kind, other.name()).clicked() {
                asked = Some(other);
            }
        }
    });
    for paragraph in text(kind).split("\n\n") {
        let words = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
        match words.strip_prefix("# ") {
            Some(heading) => {
                ui.add_space(4.0);
                ui.label(
                    egui::RichText::new(heading)
                        .size(17.0)
                        .strong()
                        .color(theme::INK),
                );
            }
            None => {
                ui.label(words);
            }
        }
    }
    asked
}
