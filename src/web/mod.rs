//! The page around the table, in a browser: its address, its files, and the text beside the picture
//! that assistive technology reads and works with.
//!
//! `web/index.html` has the elements that are filled here; each is known by its id.

mod address;
mod announcer;
mod cells;
mod dom;
mod files;
mod inbox;
mod language;
mod resume;
mod widgets;

use bevy::prelude::*;

pub(crate) use files::Exchange;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        inbox::plugin,
        address::plugin,
        resume::plugin,
        files::plugin,
        cells::plugin,
        widgets::plugin,
        announcer::plugin,
        language::plugin,
    ));
}
