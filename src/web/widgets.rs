//! The interface's widgets as elements of the page, each over its place in the picture.
//!
//! egui draws its widgets into the picture, where no assistive technology finds them. It also says, as a
//! tree for AccessKit, what they are called and do; here the page gets an element for each, and what is
//! done with the elements goes back to egui.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::egui::accesskit::{Action, ActionRequest, Node, NodeId, Role, Toggled, TreeId};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{
    EguiContexts, EguiOutput, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, HtmlElement};

use super::dom;
use super::inbox::{FromPage, Inbox};

/// The element that all others are put into.
const CONTROLS: &str = "controls";
/// What says of an element which widget it is.
const WIDGET: &str = "data-widget";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen)
        .add_systems(PreUpdate, act.before(EguiPreUpdateSet::ProcessInput))
        .add_systems(
            EguiPrimaryContextPass,
            (describe_widgets.run_if(run_once), let_go),
        )
        .add_systems(Last, mirror);
}

/// A widget as the page shows it.
#[derive(Clone, PartialEq, Debug)]
struct Widget {
    id: u64,
    /// The role in ARIA's words; none for text.
    role: Option<&'static str>,
    name: String,
    /// The state that goes with the role, as an attribute and its value.
    state: Option<(&'static str, String)>,
    enabled: bool,
    /// Left, top, width, height in logical pixels.
    place: [f32; 4],
}

fn describe_widgets(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.enable_accesskit();
    Ok(())
}

impl Widget {
    fn of(id: NodeId, node: &Node, names: &HashMap<NodeId, &Node>) -> Option<Self> {
        let role = match node.role() {
            Role::Label => None,
            Role::Button | Role::ColorWell => Some("button"),
            Role::Link => Some("link"),
            Role::CheckBox => Some("checkbox"),
            Role::RadioButton => Some("radio"),
            Role::ComboBox => Some("combobox"),
            Role::Slider => Some("slider"),
            Role::SpinButton => Some("spinbutton"),
            Role::TextInput => Some("textbox"),
            _ => return None,
        };
        let labels = node.labelled_by().iter();
        let labels = labels.filter_map(|label| names.get(label)?.value().map(str::to_owned));
        let name = labels
            .chain(
                [node.label(), node.value()]
                    .into_iter()
                    .flatten()
                    .map(str::to_owned),
            )
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(": ");
        let bounds = node
            .bounds()
            .filter(|_| !name.is_empty() || role.is_some())?;
        let state = match (role, node.toggled()) {
            (Some(role), Some(toggled)) => {
                let name = match role {
                    "checkbox" | "radio" => "aria-checked",
                    _ => "aria-pressed",
                };
                let value = match toggled {
                    Toggled::True => "true",
                    Toggled::False => "false",
                    Toggled::Mixed => "mixed",
                };
                Some((name, value.to_owned()))
            }
            _ => node
                .numeric_value()
                .map(|value| ("aria-valuenow", value.to_string())),
        };
        let [x0, y0, x1, y1] = [bounds.x0, bounds.y0, bounds.x1, bounds.y1].map(|at| at as f32);
        Some(Self {
            id: id.0,
            role,
            name,
            state,
            enabled: !node.is_disabled(),
            place: [x0, y0, x1 - x0, y1 - y0],
        })
    }

    fn create(&self) -> Option<Element> {
        let kind = if self.role.is_some() {
            "button"
        } else {
            "span"
        };
        let element = dom::document()?.create_element(kind).ok()?;
        element.set_id(&self.element_id());
        if self.role.is_some() {
            dom::set(&element, WIDGET, Some(&self.id.to_string()));
        }
        Some(element)
    }

    fn element_id(&self) -> String {
        format!("widget-{}", self.id)
    }

    fn fill(&self, element: &Element) {
        match self.role {
            None => element.set_text_content(Some(&self.name)),
            Some(role) => {
                dom::set(element, "role", Some(role));
                dom::set(element, "aria-label", Some(&self.name));
            }
        }
        for name in ["aria-checked", "aria-pressed", "aria-valuenow"] {
            let state = self.state.as_ref().filter(|(other, _)| *other == name);
            dom::set(element, name, state.map(|(_, value)| value.as_str()));
        }
        dom::set(element, "aria-disabled", (!self.enabled).then_some("true"));
        dom::place(element, self.place);
    }
}

/// The widgets of a tree in the order in which they are read.
fn widgets(update: &egui::accesskit::TreeUpdate) -> Vec<Widget> {
    let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut found = Vec::new();
    let mut waiting: Vec<NodeId> = update.tree.iter().map(|tree| tree.root).collect();
    while let Some(id) = waiting.pop() {
        let Some(node) = nodes.get(&id) else { continue };
        found.extend(Widget::of(id, node, &nodes));
        waiting.extend(node.children().iter().rev());
    }
    found
}

/// Brings the elements in step with the widgets.
fn mirror(
    output: Option<Single<&EguiOutput, With<PrimaryEguiContext>>>,
    mut last: Local<Vec<Widget>>,
) {
    let update = output
        .as_ref()
        .and_then(|output| output.platform_output.accesskit_update.as_ref());
    let (Some(update), Some(controls)) = (update, dom::by_id(CONTROLS)) else {
        return;
    };
    let now = widgets(update);
    if now == *last {
        return;
    }
    let known: HashMap<u64, &Widget> = last.iter().map(|widget| (widget.id, widget)).collect();
    let mut place = controls.first_element_child();
    for widget in &now {
        let before = known.get(&widget.id).copied();
        let same_kind = before.is_some_and(|before| before.role.is_some() == widget.role.is_some());
        let standing = dom::by_id(&widget.element_id());
        let element = if same_kind {
            standing
        } else {
            if let Some(other) = standing {
                other.remove();
            }
            widget.create()
        };
        let Some(element) = element else { continue };
        if !same_kind || before != Some(widget) {
            widget.fill(&element);
        }
        // An element that is moved loses the focus: those that stand right stay.
        if place.as_ref() == Some(&element) {
            place = element.next_element_sibling();
        } else {
            let next = place.as_ref().map(AsRef::as_ref);
            // Both are elements of this page.
            let _ = controls.insert_before(&element, next);
        }
    }
    while let Some(old) = place {
        place = old.next_element_sibling();
        old.remove();
    }
    drop(known);
    *last = now;
}

fn listen(inbox: Res<Inbox>) {
    let Some(controls) = dom::by_id(CONTROLS) else {
        return;
    };
    let to_game = inbox.clone();
    dom::listen(&controls, "focusout", move |event| {
        let next = event
            .dyn_ref::<FocusEvent>()
            .and_then(FocusEvent::related_target)
            .and_then(|next| next.dyn_into::<Element>().ok());
        if next.is_none_or(|next| !next.has_attribute(WIDGET)) {
            to_game.send(FromPage::LeaveWidgets);
        }
    });
    for (kind, pressed) in [("click", true), ("focusin", false)] {
        let inbox = inbox.clone();
        dom::listen(&controls, kind, move |event| {
            let Some((element, id)) = dom::attribute(&event, WIDGET) else {
                return;
            };
            if let Ok(id) = id.parse() {
                inbox.send(FromPage::Widget { id, pressed });
            }
            // What is written goes to the picture, where the widget is.
            let types = element.get_attribute("role").as_deref() == Some("textbox");
            if pressed
                && types
                && let Some(picture) = dom::by_id("table")
                && let Some(picture) = picture.dyn_ref::<HtmlElement>()
            {
                let _ = picture.focus();
            }
        });
    }
}

/// The focus that a widget has from its element goes with the element's: otherwise keys would still be
/// the widget's when the board has the focus again.
fn let_go(mut said: MessageReader<FromPage>, mut contexts: EguiContexts) -> Result {
    if said
        .read()
        .any(|said| matches!(said, FromPage::LeaveWidgets))
    {
        contexts.ctx_mut()?.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
    }
    Ok(())
}

/// Does to the widget what was done to its element.
fn act(
    mut said: MessageReader<FromPage>,
    context: Option<Single<Entity, With<PrimaryEguiContext>>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Some(context) = context else {
        said.clear();
        return;
    };
    for said in said.read() {
        let FromPage::Widget { id, pressed } = *said else {
            continue;
        };
        let action = if pressed {
            Action::Click
        } else {
            Action::Focus
        };
        events.write(EguiInputEvent {
            context: *context,
            event: egui::Event::AccessKitActionRequest(ActionRequest {
                action,
                target_tree: TreeId::ROOT,
                target_node: NodeId(id),
                data: None,
            }),
        });
    }
}
