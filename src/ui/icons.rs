//! The signs on buttons, drawn as shapes: sharp at every size, and in the colour of the text beside them.

use bevy_egui::egui::containers::menu::MenuButton;
use bevy_egui::egui::{self, Color32, Pos2, Rect, Response, Shape, Stroke, pos2, vec2};

use super::theme;

/// The width of the lines, as a part of the icon's side.
const LINE: f32 = 0.11;
/// The icon's side, as a part of the button's.
const SHARE: f32 = 0.4;
/// How much of an icon is seen on a button that cannot be pressed.
const DISABLED: f32 = 0.5;

/// What an icon shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Icon {
    /// To the beginning.
    Start,
    /// One step back.
    Back,
    /// Goes on.
    Play,
    /// Holds.
    Hold,
    /// One step on.
    On,
    /// To the end.
    Now,
    /// The board from straight above.
    Above,
    /// The board at an angle.
    Angled,
    /// Sounds are heard.
    Sound,
    /// No sound is heard.
    Mute,
    /// What else there is.
    Menu,
    /// To the right, left, below and above.
    Right,
    Left,
    Down,
    Up,
}

/// A button with an icon, as large as what is pressed has to be.
pub(super) fn button(ui: &mut egui::Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    let response = ui.add_enabled(enabled, blank(ui));
    paint(ui, icon, &response);
    named(&response, name);
    response.on_hover_text(name)
}

/// A button that opens a menu.
pub(super) fn menu(ui: &mut egui::Ui, name: &str, content: impl FnOnce(&mut egui::Ui)) {
    let (response, _) = MenuButton::from_button(blank(ui)).ui(ui, content);
    paint(ui, Icon::Menu, &response);
    named(&response, name);
}

fn blank(ui: &egui::Ui) -> egui::Button<'static> {
    egui::Button::new("").min_size(egui::Vec2::splat(theme::target(ui)))
}

fn named(response: &Response, name: &str) {
    let enabled = response.enabled();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
}

fn paint(ui: &egui::Ui, icon: Icon, response: &Response) {
    let color = if response.enabled() {
        ui.style().interact(response).fg_stroke.color
    } else {
        theme::of(ui).faint.gamma_multiply(DISABLED)
    };
    let side = response.rect.height() * SHARE;
    let place = Rect::from_center_size(response.rect.center(), egui::Vec2::splat(side));
    ui.painter().extend(shapes(icon, place, color));
}

/// The shapes of an icon. Its coordinates run from 0 to 1, from the upper left corner.
fn shapes(icon: Icon, place: Rect, color: Color32) -> Vec<Shape> {
    let at = |x: f32, y: f32| place.lerp_inside(vec2(x, y));
    let stroke = Stroke::new(place.width() * LINE, color);
    let solid = |points: &[(f32, f32)]| {
        let points = points.iter().map(|&(x, y)| at(x, y)).collect();
        Shape::convex_polygon(points, color, Stroke::NONE)
    };
    let line = |points: &[(f32, f32)]| {
        Shape::line(points.iter().map(|&(x, y)| at(x, y)).collect(), stroke)
    };
    let outline = |points: &[(f32, f32)]| {
        Shape::closed_line(points.iter().map(|&(x, y)| at(x, y)).collect(), stroke)
    };
    let bar = |from: f32, to: f32| solid(&[(from, 0.08), (to, 0.08), (to, 0.92), (from, 0.92)]);
    // A triangle whose point looks from one abscissa to another.
    let arrow = |from: f32, to: f32| solid(&[(from, 0.08), (to, 0.5), (from, 0.92)]);
    match icon {
        Icon::Start => vec![bar(0.06, 0.2), arrow(0.92, 0.24)],
        Icon::Back => vec![arrow(0.5, 0.0), arrow(1.0, 0.5)],
        Icon::Play => vec![arrow(0.16, 0.94)],
        Icon::Hold => vec![bar(0.16, 0.4), bar(0.6, 0.84)],
        Icon::On => vec![arrow(0.0, 0.5), arrow(0.5, 1.0)],
        Icon::Now => vec![arrow(0.08, 0.76), bar(0.8, 0.94)],
        Icon::Above => vec![
            outline(&[(0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95)]),
            line(&[(0.5, 0.05), (0.5, 0.95)]),
            line(&[(0.05, 0.5), (0.95, 0.5)]),
        ],
        Icon::Angled => vec![
            outline(&[(0.24, 0.15), (0.76, 0.15), (1.0, 0.85), (0.0, 0.85)]),
            line(&[(0.5, 0.15), (0.5, 0.85)]),
            line(&[(0.14, 0.45), (0.86, 0.45)]),
        ],
        Icon::Sound => {
            let mut all = loudspeaker(solid);
            all.extend(
                [0.2, 0.4].map(|radius| wave(at(0.55, 0.5), radius * place.width(), stroke)),
            );
            all
        }
        Icon::Mute => {
            let mut all = loudspeaker(solid);
            all.push(line(&[(0.68, 0.32), (1.0, 0.68)]));
            all.push(line(&[(1.0, 0.32), (0.68, 0.68)]));
            all
        }
        Icon::Menu => [0.15, 0.5, 0.85]
            .map(|y| line(&[(0.02, y), (0.98, y)]))
            .into(),
        Icon::Right => vec![line(&[(0.32, 0.1), (0.72, 0.5), (0.32, 0.9)])],
        Icon::Left => vec![line(&[(0.68, 0.1), (0.28, 0.5), (0.68, 0.9)])],
        Icon::Down => vec![line(&[(0.1, 0.32), (0.5, 0.72), (0.9, 0.32)])],
        Icon::Up => vec![line(&[(0.1, 0.68), (0.5, 0.28), (0.9, 0.68)])],
    }
}

fn loudspeaker(solid: impl Fn(&[(f32, f32)]) -> Shape) -> Vec<Shape> {
    vec![
        solid(&[(0.0, 0.33), (0.22, 0.33), (0.22, 0.67), (0.0, 0.67)]),
        solid(&[(0.2, 0.34), (0.5, 0.06), (0.5, 0.94), (0.2, 0.66)]),
    ]
}

/// A part of a circle that opens to the left.
fn wave(center: Pos2, radius: f32, stroke: Stroke) -> Shape {
    const PARTS: usize = 8;
    let points = (0..=PARTS).map(|part| {
        let angle = egui::lerp(-0.9..=0.9, part as f32 / PARTS as f32);
        pos2(
            center.x + radius * angle.cos(),
            center.y + radius * angle.sin(),
        )
    });
    Shape::line(points.collect(), stroke)
}
