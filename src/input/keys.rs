//! The keys: what they mean, and what they do, for people to read.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::KeyCode;

use crate::text::text;

/// What a key types, in small letters. On a keyboard that types no Latin letters it is what the key types
/// on an English one, as far as it is used here.
pub(crate) fn typed(press: &KeyboardInput) -> Option<String> {
    let Key::Character(text) = &press.logical_key else {
        return None;
    };
    if text.is_ascii() {
        return Some(text.to_lowercase());
    }
    let letter = match press.key_code {
        KeyCode::KeyA => "a",
        KeyCode::KeyH => "h",
        KeyCode::KeyM => "m",
        KeyCode::KeyP => "p",
        KeyCode::KeyT => "t",
        KeyCode::KeyW => "w",
        KeyCode::KeyY => "y",
        KeyCode::KeyZ => "z",
        _ => return None,
    };
    Some(letter.to_owned())
}

/// The names of the keys, and what they do.
pub fn key_list() -> [(String, String); 21] {
    [
        (text!("key-arrows"), text!("key-arrows-do")),
        (text!("key-enter"), text!("key-enter-do")),
        (text!("key-escape"), text!("key-escape-do")),
        (text!("key-tab"), text!("key-tab-do")),
        (text!("key-space"), text!("key-space-do")),
        (text!("key-step"), text!("key-step-do")),
        (text!("key-slow"), text!("key-slow-do")),
        (text!("key-threads"), text!("key-threads-do")),
        (text!("key-hint"), text!("key-hint-do")),
        (text!("key-analyse"), text!("key-analyse-do")),
        (text!("key-mute"), text!("key-mute-do")),
        (text!("key-move"), text!("key-move-do")),
        (text!("key-ends"), text!("key-ends-do")),
        (text!("key-speed"), text!("key-speed-do")),
        (text!("key-list"), text!("key-list-do")),
        (text!("key-view"), text!("key-view-do")),
        (text!("key-panel"), text!("key-panel-do")),
        (text!("key-orbit"), text!("key-orbit-do")),
        (text!("key-return"), text!("key-return-do")),
        (text!("key-undo"), text!("key-undo-do")),
        (text!("key-redo"), text!("key-redo-do")),
    ]
}
