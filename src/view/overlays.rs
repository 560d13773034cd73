//! What lies over the board: legal cells, the last move, what it changed, what a move would do.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::looks::{Looks, top_of_piece};
use super::materials::{Materials, Stuff};
use super::meshes;
use super::palette::Palettes;
use crate::app::{Screen, Stage};
use crate::coach::Hint;
use crate::input::{LegalMoves, OnTable, Pointed, Preview, Selection};
use crate::playback::{Playhead, Timeline, on_board};
use crate::rules::{Cell, GameKind, Move, Piece};
use crate::store::Settings;
use crate::table::Board;
use crate::turn::Session;

/// How far over the board the overlays lie, in cells; each kind a little higher than the last.
const LIFT: f32 = 0.006;

/// Something drawn over the board, made anew whenever what it shows changes.
#[derive(Component)]
struct Overlay;

/// The shapes of the overlays.
#[derive(Resource)]
struct OverlayLooks {
    dot: Handle<Mesh>,
    outline: Handle<Mesh>,
    glow: Handle<Mesh>,
}

impl FromWorld for OverlayLooks {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        Self {
            dot: meshes.add(meshes::disc(0.14, 0.004)),
            outline: meshes.add(meshes::outline(0.48, 0.055)),
            glow: meshes.add(meshes::tile(0.46, 0.06, 0.002)),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OverlayLooks>().add_systems(
        Update,
        (clear, draw, draw_preview)
            .chain()
            .run_if(in_state(Screen::Playing))
            .run_if(anything_changed)
            .in_set(Stage::View),
    );
}

fn anything_changed(
    table: OnTable,
    legal: Res<LegalMoves>,
    pointed: Res<Pointed>,
    selection: Res<Selection>,
    preview: Res<Preview>,
    hint: Res<Hint>,
    settings: Res<Settings>,
    palettes: Res<Palettes>,
    board: Res<Board>,
) -> bool {
    table.is_changed()
        || legal.is_changed()
        || pointed.is_changed()
        || selection.is_changed()
        || preview.is_changed()
        || hint.is_changed()
        || settings.is_changed()
        || palettes.is_changed()
        || board.is_changed()
}

fn clear(old: Query<Entity, With<Overlay>>, mut commands: Commands) {
    for overlay in &old {
        commands.entity(overlay).despawn();
    }
}

/// Puts overlays on cells.
struct Painter<'a, 'w, 's> {
    commands: Commands<'w, 's>,
    board: &'a Board,
    materials: &'a Materials,
}

impl Painter<'_, '_, '_> {
    fn put(&mut self, mesh: &Handle<Mesh>, stuff: Stuff, cell: Cell, layer: u8) {
        let lift = LIFT * f32::from(layer + 1);
        self.commands.spawn((
            Overlay,
            Mesh3d(mesh.clone()),
            self.materials.of(stuff),
            Transform::from_translation(on_board(cell, self.board.size()) + Vec3::Y * lift),
            NotShadowCaster,
            NotShadowReceiver,
        ));
    }
}

fn draw(
    commands: Commands,
    looks: Res<OverlayLooks>,
    materials: Res<Materials>,
    board: Res<Board>,
    legal: Res<LegalMoves>,
    pointed: Res<Pointed>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    session: Option<Res<Session>>,
) {
    let mut painter = Painter {
        commands,
        board: &board,
        materials: &materials,
    };
    let shown = &timeline.steps()[..playhead.shown().min(timeline.steps().len())];
    if let (Some(last), Some(session)) = (shown.last(), session.as_ref()) {
        let of_move = shown.iter().rev().take_while(|timed| timed.ply == last.ply);
        let mut changed: Vec<Cell> = of_move
            .flat_map(|timed| timed.step.changes.iter().map(|change| change.cell))
            .collect();
        changed.sort_unstable();
        changed.dedup();
        let made = match session
            .tree()
            .contains(last.node)
            .then(|| session.tree().ply(last.node).mv)
        {
            Some(Move::Place(cell)) => vec![cell],
            Some(Move::Slide { from, to }) => vec![from, to],
            _ => Vec::new(),
        };
        for &cell in changed.iter().filter(|cell| !made.contains(cell)) {
            painter.put(&looks.glow, Stuff::Changed, cell, 0);
        }
        for cell in made {
            painter.put(&looks.outline, Stuff::LastMove, cell, 1);
        }
    }
    if settings.show_legal && is_worth_showing(&legal.0, &board, selection.from) {
        for cell in legal
            .0
            .iter()
            .filter_map(|&mv| target_to_show(mv, selection.from))
        {
            painter.put(&looks.dot, Stuff::Legal, cell, 2);
        }
    }
    if let Some(from) = selection.from {
        painter.put(&looks.outline, Stuff::Chosen, from, 4);
    }
    if let Some(target) = selection.chosen.and_then(Move::target) {
        painter.put(&looks.outline, Stuff::Chosen, target, 4);
    }
    if let Some(cell) = pointed
        .cell
        .filter(|_| pointed.by_keyboard || !legal.0.is_empty())
    {
        painter.put(&looks.outline, Stuff::Cursor, cell, 3);
    }
}

/// Dots help where the choice is narrower than the empty cells, or wider than a player may think: not
/// in Squares, and not before Freedom's first stone.
fn is_worth_showing(legal: &[Move], board: &Board, from: Option<Cell>) -> bool {
    match board.setup().kind() {
        GameKind::Freedom => legal.len() < board.size().area(),
        GameKind::Freeze => from.is_some(),
        GameKind::Squares => false,
    }
}

fn target_to_show(mv: Move, chosen: Option<Cell>) -> Option<Cell> {
    match mv {
        Move::Place(cell) => Some(cell),
        Move::Slide { from, to } => (Some(from) == chosen).then_some(to),
        Move::Pass => None,
    }
}

/// The pieces as the move would leave them, as ghosts, and a glow under each that would change.
fn draw_preview(
    preview: Res<Preview>,
    hint: Res<Hint>,
    selection: Res<Selection>,
    board: Res<Board>,
    looks: Res<OverlayLooks>,
    materials: Res<Materials>,
    palettes: Res<Palettes>,
    piece_looks: Res<Looks>,
    commands: Commands,
) {
    use crate::rules::Position;

    let hinted = hint.shown().and_then(|shown| shown.foreseen.as_ref());
    // What a player has chosen comes before a hint, a hint before what is only pointed at.
    let pointed_at = preview.0.as_ref();
    let foreseen = if selection.chosen.is_some() {
        pointed_at
    } else {
        hinted.or(pointed_at)
    };
    let Some(foreseen) = foreseen else {
        return;
    };
    let mut painter = Painter {
        commands,
        board: &board,
        materials: &materials,
    };
    if foreseen.before.kind() == GameKind::Freedom {
        // Where the opponent could then go, unless that would be anywhere.
        let mut replies = Vec::new();
        foreseen.after.legal_moves(&mut replies);
        for cell in replies
            .iter()
            .filter_map(|mv| mv.target())
            .filter(|_| replies.len() <= 8)
        {
            painter.put(&looks.dot, Stuff::Reply, cell, 6);
        }
    }
    for (cell, after) in foreseen.changes() {
        let before = foreseen.before.piece(cell);
        if before == after {
            continue;
        }
        let is_target = foreseen.mv.target() == Some(cell);
        if !is_target && after.is_some() {
            painter.put(&looks.glow, Stuff::Changed, cell, 5);
        }
        if let Some(piece) = after {
            let lift = match before {
                // Over the piece that stands there.
                Some(Piece::Cube(..)) => top_of_piece(piece),
                _ => 0.0,
            };
            let place = on_board(cell, board.size()) + Vec3::Y * lift;
            for ghost in piece_looks.ghost(&materials, palettes.paper, piece, before) {
                painter.commands.spawn((
                    Overlay,
                    ghost.mesh,
                    ghost.material,
                    Transform::from_translation(place) * ghost.transform,
                    NotShadowCaster,
                    NotShadowReceiver,
                ));
            }
        }
    }
}
