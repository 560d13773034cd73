//! A reload goes on exactly where the page was.
//!
//! The browser keeps a text for as long as the tab lives. It holds the game that is on the table, also
//! one without a move, which autosave does not keep; it is gone on the title screen.

use bevy::prelude::*;
use web_sys::Storage;

use super::address::AddressNamesGame;
use crate::app::{Screen, Stage};
use crate::record::Record;
use crate::store::SavedGame;
use crate::turn::{Act, Session};

const KEY: &str = "tesserae/table.tsr";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, go_on)
        .add_systems(
            Update,
            keep.run_if(resource_exists_and_changed::<Session>)
                .after(Stage::Turn)
                .before(Stage::Resolve),
        )
        .add_systems(OnExit(Screen::Playing), forget);
}

/// None where the browser refuses: a reload then begins with the title screen.
fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

fn go_on(address: Res<AddressNamesGame>, saved: Res<SavedGame>, mut acts: MessageWriter<Act>) {
    if address.0 {
        return;
    }
    let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
    let Some(text) = text else { return };
    // Mostly it is the game that autosave keeps as well, and then it stays that one.
    let same = saved
        .0
        .as_ref()
        .filter(|session| session.to_record().to_string() == text);
    let session = same.cloned().or_else(|| {
        let record: Record = text.parse().ok()?;
        Session::from_record(&record).ok()
    });
    if let Some(session) = session {
        acts.write(Act::Begin(Box::new(session)));
    }
}

fn keep(session: Res<Session>) {
    if let Some(storage) = storage() {
        // Without it the game is still in autosave.
        let _ = storage.set_item(KEY, &session.to_record().to_string());
    }
}

fn forget() {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(KEY);
    }
}
