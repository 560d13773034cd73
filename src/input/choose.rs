//! From presses on cells to a chosen move, and from that to a made one.

use bevy::prelude::*;

use super::{BoardEvent, OnTable};
use crate::app::{Screen, Stage};
use crate::rules::{AnyPosition, Cell, GameKind, IllegalMove, Move, Position};
use crate::store::Settings;
use crate::turn::{Act, Calls, Refused};

/// What a player has chosen so far.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    /// Freeze: the cube that is to move.
    pub from: Option<Cell>,
    /// The move that the next press on its target, Enter or the Place button makes.
    pub chosen: Option<Move>,
    /// Freeze: whether the cube is being dragged.
    dragging: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>().add_systems(
        Update,
        (
            let_go_when_table_changes,
            choose.run_if(in_state(Screen::Playing)),
        )
            .chain()
            .after(Stage::Input)
            .before(Stage::Turn),
    );
}

/// A choice belongs to the position it was made in.
fn let_go_when_table_changes(
    table: OnTable,
    mut standing: Local<Option<AnyPosition>>,
    mut selection: ResMut<Selection>,
) {
    let now = table.open().map(|(position, _)| *position);
    if *standing != now {
        *standing = now;
        selection.set_if_neq(Selection::default());
    }
}

fn choose(
    mut events: MessageReader<BoardEvent>,
    table: OnTable,
    settings: Res<Settings>,
    calls: Res<Calls>,
    mut selection: ResMut<Selection>,
    mut acts: MessageWriter<Act>,
    mut refusals: MessageWriter<Refused>,
) {
    for &event in events.read() {
        if calls.asked().is_some() {
            match event {
                BoardEvent::Press(cell) => {
                    acts.write(Act::Call(cell));
                }
                BoardEvent::Commit => {
                    acts.write(Act::Reveal);
                }
                BoardEvent::Release(_) | BoardEvent::Cancel => {}
            }
            continue;
        }
        let Some((position, after)) = table.open() else {
            continue;
        };
        let mut next = *selection;
        let result = match event {
            BoardEvent::Press(cell) => next.press(position, cell),
            BoardEvent::Release(cell) => next.release(position, cell),
            BoardEvent::Commit => Ok(next.chosen),
            BoardEvent::Cancel => {
                next = Selection::default();
                Ok(None)
            }
        };
        match result {
            Ok(made) => {
                let at_once = settings.one_click.then_some(next.chosen).flatten();
                if let Some(mv) = made.or(at_once) {
                    acts.write(if settings.warn {
                        Act::Consider { mv, after }
                    } else {
                        Act::Play { mv, after }
                    });
                    next = Selection::default();
                }
            }
            Err(refusal) => {
                refusals.write(Refused(refusal));
                next.chosen = None;
            }
        }
        selection.set_if_neq(next);
    }
}

impl Selection {
    /// Answers a press with the move that is to be made now, if it is the second one.
    fn press(&mut self, position: &AnyPosition, cell: Cell) -> Result<Option<Move>, IllegalMove> {
        if position.kind() != GameKind::Freeze {
            return self.choose(position, Move::Place(cell));
        }
        let own = position
            .piece(cell)
            .is_some_and(|piece| piece.side() == position.side_to_move());
        match self.from {
            Some(from) if !own => self.choose(position, Move::Slide { from, to: cell }),
            _ => {
                check_cube(position, cell)?;
                *self = Self {
                    from: Some(cell),
                    chosen: None,
                    dragging: true,
                };
                Ok(None)
            }
        }
    }

    fn release(
        &mut self,
        position: &AnyPosition,
        cell: Option<Cell>,
    ) -> Result<Option<Move>, IllegalMove> {
        let dragged = std::mem::take(&mut self.dragging);
        match (self.from, cell) {
            (Some(from), Some(to)) if dragged && from != to => {
                self.choose(position, Move::Slide { from, to })
            }
            _ => Ok(None),
        }
    }

    fn choose(&mut self, position: &AnyPosition, mv: Move) -> Result<Option<Move>, IllegalMove> {
        self.dragging = false;
        position.check(mv)?;
        let again = self.chosen.replace(mv) == Some(mv);
        Ok(again.then_some(mv))
    }
}

/// Freeze: whether the cube on a cell may be moved at all.
fn check_cube(position: &AnyPosition, cell: Cell) -> Result<(), IllegalMove> {
    match position.check(Move::Slide {
        from: cell,
        to: cell,
    }) {
        Err(
            refusal @ (IllegalMove::GameOver
            | IllegalMove::NoCube(_)
            | IllegalMove::NotYours { .. }
            | IllegalMove::Frozen(_)),
        ) => Err(refusal),
        // A cube that stays where it is is refused for its target only.
        _ => Ok(()),
    }
}
