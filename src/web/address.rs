//! The page's address, which may hold a game to open.

use bevy::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

use crate::link;
use crate::store::Notice;
use crate::text::text;
use crate::turn::Opening;
use crate::view::GraphicsOverride;

/// Whether the address names a game, be it a damaged one: it comes before the one that was on the table.
#[derive(Resource, Default)]
pub(super) struct AddressNamesGame(pub(super) bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AddressNamesGame>()
        .add_systems(PreStartup, open);
}

/// Opens what the address says, and leaves the bare address: from now on the game goes its own way, and
/// a reload must not begin it anew.
fn open(
    mut opening: ResMut<Opening>,
    mut names_game: ResMut<AddressNamesGame>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let Some(pairs) = pairs() else { return };
    match link::open(pairs) {
        Ok(launch) => {
            if launch.game.is_some() {
                opening.0 = launch.game;
                names_game.0 = true;
                leave_bare();
            }
            if let Some(graphics) = launch.graphics {
                commands.insert_resource(GraphicsOverride(graphics));
            }
        }
        Err(error) => {
            let error = error.to_string();
            notices.write(Notice(text!("notice-link-not-opened", error = error)));
            names_game.0 = true;
            leave_bare();
        }
    }
}

/// The names and values behind the question mark.
fn pairs() -> Option<Vec<(String, String)>> {
    let search = web_sys::window()?.location().search().ok()?;
    let params = UrlSearchParams::new_with_str(&search).ok()?;
    let names = ["record", "game", "size", "rules", "position", "graphics"];
    let pair = |name: &str| Some((name.to_owned(), params.get(name)?));
    Some(names.into_iter().filter_map(pair).collect())
}

fn leave_bare() {
    let bare = || {
        let window = web_sys::window()?;
        let path = window.location().pathname().ok()?;
        window
            .history()
            .ok()?
            .replace_state_with_url(&JsValue::NULL, "", Some(&path))
            .ok()
    };
    // Nothing is lost if the address stays as it is.
    let _ = bare();
}

/// A link to this page with a name and a value.
pub(super) fn link(name: &str, value: &str) -> Option<String> {
    let location = web_sys::window()?.location();
    let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
    Some(format!("{origin}{path}?{name}={value}"))
}
