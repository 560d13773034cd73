//! The few things that are done to the page's elements.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element, Event, EventTarget, HtmlElement};

pub(super) fn document() -> Option<Document> {
    web_sys::window()?.document()
}

pub(super) fn by_id(id: &str) -> Option<Element> {
    document()?.get_element_by_id(id)
}

/// Sets an attribute, or removes it.
pub(super) fn set(element: &Element, name: &str, value: Option<&str>) {
    // Only a name that is none is refused.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Shows an element to assistive technology, or hides it.
pub(super) fn show(element: &Element, shown: bool) {
    set(element, "hidden", (!shown).then_some(""));
}

/// Lays an element over a part of the picture, in logical pixels.
pub(super) fn place(element: &Element, [left, top, width, height]: [f32; 4]) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        element.style().set_css_text(&format!(
            "left:{left:.1}px;top:{top:.1}px;width:{width:.1}px;height:{height:.1}px"
        ));
    }
}

/// Hears all events of a kind as long as the page lives.
pub(super) fn listen(target: &EventTarget, kind: &str, heard: impl FnMut(Event) + 'static) {
    let closure = Closure::<dyn FnMut(Event)>::new(heard);
    if target
        .add_event_listener_with_callback(kind, closure.as_ref().unchecked_ref())
        .is_ok()
    {
        closure.forget();
    }
}

/// The element that an event happened on, if it has an attribute, and the attribute.
pub(super) fn attribute(event: &Event, name: &str) -> Option<(Element, String)> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    let value = element.get_attribute(name)?;
    Some((element, value))
}
