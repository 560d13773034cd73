//! What a browser knows.

use js_sys::{Date, Math, Promise};
use wasm_bindgen_futures::JsFuture;

/// Today's date as records write it, such as `2026.11.30`; by Greenwich time.
pub(crate) fn today() -> String {
    super::date_of_day((Date::now() / 86_400_000.0) as i64)
}

/// A number that is another one every time, for the computer's choices.
pub(crate) fn seed() -> u64 {
    // As many bits as a number of JavaScript holds exactly.
    (Math::random() * (1_u64 << 53) as f64) as u64
}

/// Does what may panic; a page that panics stops, and says so itself.
pub(crate) fn attempt<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    Ok(work())
}

/// Whether the browser asks pages to move as little as they can.
pub(crate) fn prefers_reduced_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether the browser asks pages to be dark.
pub(crate) fn prefers_dark() -> bool {
    matches("(prefers-color-scheme: dark)")
}

fn matches(query: &str) -> bool {
    web_sys::window()
        .and_then(|window| window.match_media(query).ok().flatten())
        .is_some_and(|query| query.matches())
}

/// The languages that the person reads, the preferred one first.
pub(crate) fn languages() -> Vec<String> {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    let tags = languages.iter().flat_map(js_sys::Array::iter);
    tags.filter_map(|tag| tag.as_string()).collect()
}

/// Whether the player looks at the page. The keyboard may belong to another part of it than the table.
pub(crate) fn is_in_front(_has_keyboard: bool) -> bool {
    web_sys::window()
        .and_then(|window| window.document())
        .is_some_and(|document| document.has_focus().unwrap_or(true))
}

/// Lets the browser draw and answer the player before a long task goes on.
///
/// A timer, because whatever is only put off to the end of the present task (a promise that is kept
/// already) still comes before the next frame. In a hidden tab a timer comes about once a second.
pub(crate) async fn pause() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let timer = Promise::new(&mut |done, _| {
        // Without a timer the promise would never be kept.
        if window
            .set_timeout_with_callback_and_timeout_and_arguments_0(&done, 0)
            .is_err()
        {
            let _ = done.call0(&wasm_bindgen::JsValue::NULL);
        }
    });
    // A timer does not fail.
    let _ = JsFuture::from(timer).await;
}
