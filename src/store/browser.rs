//! What a browser keeps for a page.

use std::io;

use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::Place;
use crate::text::text;

/// What all keys begin with: other pages of the same site use the same storage.
const PREFIX: &str = "tesserae/";

fn refused(error: &JsValue) -> io::Error {
    io::Error::other(match error.as_string().or_else(|| name(error)) {
        Some(reason) => text!("error-browser-refuses-why", reason = reason),
        None => text!("error-browser-refuses"),
    })
}

/// The name of an exception, such as `QuotaExceededError`.
fn name(error: &JsValue) -> Option<String> {
    js_sys::Reflect::get(error, &"name".into())
        .ok()?
        .as_string()
}

fn storage() -> io::Result<Storage> {
    let window = web_sys::window().ok_or_else(|| io::Error::other("there is no window"))?;
    window
        .local_storage()
        .map_err(|error| refused(&error))?
        .ok_or_else(|| io::Error::other(text!("error-browser-keeps-nothing")))
}

fn key(place: Place) -> String {
    format!("{PREFIX}{}", place.file_name())
}

/// Whether anything can be kept: private windows and strict settings refuse it.
///
/// # Errors
/// Says why not.
pub(super) fn check() -> io::Result<()> {
    let storage = storage()?;
    let probe = format!("{PREFIX}probe");
    storage
        .set_item(&probe, "")
        .and_then(|()| storage.remove_item(&probe))
        .map_err(|error| refused(&error))
}

/// What is kept at a place, if anything.
pub(super) fn read(place: Place) -> io::Result<Option<String>> {
    storage()?
        .get_item(&key(place))
        .map_err(|error| refused(&error))
}

/// Keeps a text.
pub(super) fn write(place: Place, text: &str) -> io::Result<()> {
    storage()?
        .set_item(&key(place), text)
        .map_err(|error| refused(&error))
}

/// Moves what is kept at one place to another.
pub(super) fn rename(from: Place, to: Place) -> io::Result<()> {
    match read(from)? {
        None => Ok(()),
        Some(text) => move_text(from, &key(to), &text),
    }
}

/// Puts a damaged text aside under a key of its own, and says which.
pub(super) fn set_aside(place: Place) -> io::Result<String> {
    let aside = format!("{}.damaged", key(place));
    if let Some(text) = read(place)? {
        move_text(place, &aside, &text)?;
    }
    Ok(aside)
}

fn move_text(from: Place, to: &str, text: &str) -> io::Result<()> {
    let storage = storage()?;
    storage
        .set_item(to, text)
        .and_then(|()| storage.remove_item(&key(from)))
        .map_err(|error| refused(&error))
}
