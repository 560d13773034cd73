//! Says in which language the page is, for those who have it read to them.

use bevy::prelude::*;

use super::dom;
use crate::store::Settings;
use crate::text::Language;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, name.run_if(resource_changed::<Settings>));
}

fn name(settings: Res<Settings>) {
    let tag = match settings.spoken() {
        // Serbian alone would be read as if it were written in Cyrillic letters.
        Language::Serbian => "sr-Latn",
        language => language.tag(),
    };
    if let Some(page) = dom::document().and_then(|document| document.document_element()) {
        dom::set(&page, "lang", Some(tag));
    }
}
