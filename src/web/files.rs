//! Records that come to the page and leave it: dropped, chosen, downloaded, in links.

use bevy::prelude::*;
use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, DragEvent, File, HtmlAnchorElement, HtmlInputElement, Url};

use super::inbox::{FromPage, Inbox};
use super::{address, dom};
use crate::link;
use crate::record::Record;
use crate::text::text;
use crate::turn::{Opened, Session};

/// The largest file that is read, in bytes: records are a thousand times smaller.
const LARGEST: f64 = (16 << 20) as f64;

/// What a player asks for.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exchange {
    /// A link to the game, on the clipboard.
    Share,
    /// The game as a file.
    Download,
    /// The choice of a file.
    Open,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Exchange>()
        .add_systems(Startup, accept_drops)
        .add_systems(Update, exchange);
}

fn exchange(mut asked: MessageReader<Exchange>, session: Option<Res<Session>>, inbox: Res<Inbox>) {
    for asked in asked.read() {
        let done = match (asked, &session) {
            (Exchange::Open, _) => choose_file(&inbox),
            (Exchange::Download, Some(session)) => {
                let kind = session.kind().id();
                let date = session.date.replace('.', "-");
                let name = if date.is_empty() {
                    format!("tesserae-{kind}.tsr")
                } else {
                    format!("tesserae-{kind}-{date}.tsr")
                };
                download(&name, &session.to_record().to_string())
            }
            (Exchange::Share, Some(session)) => share(&session.to_record(), &inbox),
            (_, None) => continue,
        };
        if done.is_none() {
            inbox.send(FromPage::Tell(text!("page-refuses")));
        }
    }
}

fn accept_drops(inbox: Res<Inbox>) {
    let Some(window) = web_sys::window() else {
        return;
    };
    // Otherwise the browser would leave the page for the file.
    dom::listen(&window, "dragover", |event| event.prevent_default());
    let inbox = inbox.clone();
    dom::listen(&window, "drop", move |event| {
        event.prevent_default();
        let file = event
            .dyn_ref::<DragEvent>()
            .and_then(|event| event.data_transfer()?.files()?.item(0));
        if let Some(file) = file {
            read(file, inbox.clone());
        }
    });
}

/// Reads a file and hands it to the game.
fn read(file: File, inbox: Inbox) {
    spawn_local(async move {
        let content = if file.size() > LARGEST {
            Err(text!("error-too-large"))
        } else {
            JsFuture::from(file.array_buffer())
                .await
                .map(|buffer| js_sys::Uint8Array::new(&buffer).to_vec())
                .map_err(|_| text!("error-browser-read"))
        };
        let name = file.name();
        inbox.send(FromPage::Opened(Opened { name, content }));
    });
}

fn choose_file(inbox: &Inbox) -> Option<()> {
    let input = dom::document()?.create_element("input").ok()?;
    let input = input.dyn_into::<HtmlInputElement>().ok()?;
    input.set_type("file");
    input.set_accept(".tsr,.txt,text/plain");
    let inbox = inbox.clone();
    let chosen = input.clone();
    dom::listen(&input, "change", move |_| {
        if let Some(file) = chosen.files().and_then(|files| files.item(0)) {
            read(file, inbox.clone());
        }
    });
    input.click();
    Some(())
}

fn download(name: &str, text: &str) -> Option<()> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/x-tesserae-record");
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let anchor = dom::document()?.create_element("a").ok()?;
    let anchor = anchor.dyn_into::<HtmlAnchorElement>().ok()?;
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&url).ok()
}

fn share(record: &Record, inbox: &Inbox) -> Option<()> {
    let (name, value) = link::share(record);
    let link = address::link(name, &value)?;
    let inbox = inbox.clone();
    let copying = copy(&link);
    spawn_local(async move {
        let copied = match copying {
            Some(copying) => JsFuture::from(copying).await.is_ok(),
            None => false,
        };
        if copied {
            inbox.send(FromPage::Tell(text!("page-link-copied")));
        } else if let Some(window) = web_sys::window() {
            // Where the clipboard is refused, the player copies it.
            let _ = window.prompt_with_message_and_default(&text!("page-link"), &link);
        }
    });
    Some(())
}

/// Nothing where there is no clipboard, as on pages that were not fetched securely.
fn copy(text: &str) -> Option<Promise> {
    let navigator = web_sys::window()?.navigator();
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).ok()?;
    clipboard
        .is_object()
        .then(|| navigator.clipboard().write_text(text))
}
