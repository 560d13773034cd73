//! The whole program on a telephone's screen, without the screen: what is written where, and buttons to
//! press.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionRequest, Node, NodeId, Role, TreeId};
use bevy_egui::egui::{self, Rect, Shape};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiFullOutput, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};
use tesserae::playback::Playhead;
use tesserae::store::Settings;
use tesserae::text::Language;

use crate::whole_program::{begin, whole_program};

/// A common telephone, in logical pixels.
pub(crate) const WIDTH: u32 = 390;
const HEIGHT: u32 = 844;
/// How long a frame takes.
const FRAME: Duration = Duration::from_millis(50);
/// The least width and height of what a finger can press, in points.
const FINGER: f32 = 44.0;
/// How much wider than its place a text may seem by rounding, in points.
const SLACK: f32 = 1.0;

/// What was drawn in the last frame.
#[derive(Resource, Default)]
struct Drawn(Vec<egui::epaint::ClippedShape>);

pub(crate) struct Face(App);

impl Face {
    pub(crate) fn new(language: Language) -> Self {
        let mut app = whole_program(UVec2::new(WIDTH, HEIGHT), FRAME);
        app.init_resource::<Drawn>().add_systems(
            PostUpdate,
            look.after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
        begin(&mut app);
        app.world_mut().resource_mut::<Settings>().language = Some(language);
        let mut face = Self(app);
        face.wait();
        let mut contexts = face
            .world()
            .query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(face.world()).unwrap();
        context.get_mut().enable_accesskit();
        face.wait();
        face
    }

    pub(crate) fn world(&mut self) -> &mut World {
        self.0.world_mut()
    }

    /// Lets everything come to where it is to stand.
    pub(crate) fn wait(&mut self) {
        for frame in 0..400 {
            self.0.update();
            if frame > 6 && self.0.world().resource::<Playhead>().is_at_rest() {
                return;
            }
        }
        panic!("the table never comes to rest");
    }

    /// The widgets as assistive technology has them; none if nothing is told of them.
    fn nodes(&mut self) -> Option<&[(NodeId, Node)]> {
        let mut outputs = self
            .world()
            .query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let output = outputs.single(self.0.world()).unwrap();
        let update = output.platform_output.accesskit_update.as_ref();
        update.map(|update| update.nodes.as_slice())
    }

    /// The widgets by their names.
    fn named(&mut self, name: &str) -> Option<NodeId> {
        let nodes = self.nodes()?;
        let found = nodes
            .iter()
            .find(|(_, node)| node.label() == Some(name) && node.role() != Role::Label);
        found.map(|(id, _)| *id)
    }

    /// Presses the widget with a name.
    pub(crate) fn press(&mut self, name: &str) {
        let Some(target_node) = self.named(name) else {
            panic!("nothing is called {name}; there are {:#?}", self.texts());
        };
        let mut contexts = self
            .world()
            .query_filtered::<Entity, With<PrimaryEguiContext>>();
        let context = contexts.single(self.0.world()).unwrap();
        self.world().write_message(EguiInputEvent {
            context,
            event: egui::Event::AccessKitActionRequest(ActionRequest {
                action: Action::Click,
                target_tree: TreeId::ROOT,
                target_node,
                data: None,
            }),
        });
        self.wait();
    }

    /// Everything that is written.
    pub(crate) fn texts(&self) -> Vec<String> {
        let drawn = self.0.world().resource::<Drawn>();
        let all = drawn.0.iter().flat_map(|clipped| leaves(&clipped.shape));
        all.filter_map(|shape| match shape {
            Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        })
        .collect()
    }

    /// What can be pressed but is too small for a finger.
    pub(crate) fn small_targets(&mut self) -> Vec<String> {
        let nodes = self.nodes().unwrap();
        let pressed = nodes.iter().filter_map(|(_, node)| {
            // Text can be pressed too, to read it, and one scrolls by moving what is scrolled.
            let is_button = ![Role::Label, Role::ScrollBar].contains(&node.role());
            let can_be_pressed = node.supports_action(Action::Click) && is_button;
            let place = node.bounds().filter(|_| can_be_pressed)?;
            let place = Rect::from_min_max(
                egui::pos2(place.x0 as f32, place.y0 as f32),
                egui::pos2(place.x1 as f32, place.y1 as f32),
            );
            let small = place.width().min(place.height()) < FINGER - SLACK;
            let name = node.label().unwrap_or_default();
            (small && is_seen(place)).then(|| {
                let size = place.size();
                format!("\"{name}\" ({:?}) is only {size} large", node.role())
            })
        });
        pressed.collect()
    }

    /// What is wrong with the texts as they stand: cut off, or wider than what they stand on.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        // What has been painted so far that a text may stand on.
        let mut grounds: Vec<Rect> = Vec::new();
        let drawn = self.0.world().resource::<Drawn>();
        for clipped in &drawn.0 {
            for shape in leaves(&clipped.shape) {
                let text = match shape {
                    Shape::Rect(rect) => {
                        grounds.push(rect.rect);
                        continue;
                    }
                    Shape::Text(text) => text,
                    _ => continue,
                };
                let words = text.galley.text();
                // Without the room that a first line leaves for what stands before it.
                let place = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                // What has been scrolled out of sight is not there.
                let middle = place.center().y;
                if words.trim().is_empty() || !clipped.clip_rect.y_range().contains(middle) {
                    continue;
                }
                if text.galley.elided {
                    faults.push(format!("\"{words}\" is cut short"));
                }
                let window = Rect::everything_right_of(0.0)
                    .intersect(Rect::everything_left_of(WIDTH as f32));
                let start = egui::pos2(place.min.x + 1.0, middle);
                let ground = grounds.iter().rev().find(|ground| ground.contains(start));
                for (what, limit) in [
                    ("the window", Some(&window)),
                    ("its part of the window", Some(&clipped.clip_rect)),
                    ("what it stands on", ground),
                ] {
                    let Some(limit) = limit else { continue };
                    if place.min.x < limit.min.x - SLACK || place.max.x > limit.max.x + SLACK {
                        faults.push(format!(
                            "\"{words}\" is wider than {what}: {place:?}, {limit:?}"
                        ));
                    }
                }
                let too_high = |ground: &Rect| {
                    place.min.y < ground.min.y - SLACK || place.max.y > ground.max.y + SLACK
                };
                if ground.is_some_and(too_high) {
                    faults.push(format!("\"{words}\" is higher than what it stands on"));
                }
            }
        }
        faults
    }
}

/// Whether a part of the window is seen, and far enough to be pressed.
fn is_seen(place: Rect) -> bool {
    let window = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(WIDTH as f32, HEIGHT as f32));
    window.contains(place.center())
}

fn leaves(shape: &Shape) -> Vec<&Shape> {
    match shape {
        Shape::Vec(shapes) => shapes.iter().flat_map(leaves).collect(),
        shape => vec![shape],
    }
}

fn look(output: Query<&EguiFullOutput, With<PrimaryEguiContext>>, mut drawn: ResMut<Drawn>) {
    if let Some(output) = output.single().ok().and_then(|output| output.0.as_ref()) {
        drawn.0.clone_from(&output.shapes);
    }
}
