//! What a move would do, before it is made.

use bevy::prelude::*;

use super::{OnTable, Pointed, Selection};
use crate::app::{Screen, Stage};
use crate::rules::{
    AnyPosition, Cell, CubeState, GameKind, Move, Piece, Position, Side, Step, StepKind,
};
use crate::store::Settings;
use crate::text::{self, text};

/// The move that is pointed at or chosen, with what it would set off.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Preview(pub Option<Foreseen>);

/// A move that could be made, and what follows from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Foreseen {
    /// The move.
    pub mv: Move,
    /// What it would set off.
    pub steps: Vec<Step>,
    /// The position before.
    pub before: AnyPosition,
    /// The position afterwards.
    pub after: AnyPosition,
    /// Whether the player has to find out what the move would set off.
    pub is_secret: bool,
}

impl Foreseen {
    fn of(position: &AnyPosition, mv: Move, is_secret: bool) -> Option<Self> {
        let mut after = *position;
        let steps = after.play(mv).ok()?;
        Some(Self {
            mv,
            steps,
            before: *position,
            after,
            is_secret,
        })
    }

    /// What a line of moves would lead to; none if it has none or one of them is not legal.
    pub(crate) fn of_line(position: &AnyPosition, line: &[Move]) -> Option<Self> {
        let mut after = *position;
        let mut steps = Vec::new();
        for &mv in line {
            steps.extend(after.play(mv).ok()?);
        }
        Some(Self {
            mv: *line.last()?,
            steps,
            before: *position,
            after,
            is_secret: false,
        })
    }

    /// What would stand on the cells that the move changes, as far as the player may see it.
    pub fn changes(&self) -> impl Iterator<Item = (Cell, Option<Piece>)> {
        let shown = if self.is_secret { 1 } else { self.steps.len() };
        let last = move |cell| {
            let changes = self.steps[..shown].iter().flat_map(|step| &step.changes);
            changes
                .rev()
                .find(|change| change.cell == cell)
                .map(|change| change.after)
        };
        let cells = self.before.size().cells();
        cells.filter_map(move |cell| Some((cell, last(cell)?)))
    }

    /// What the move would do, in a short sentence.
    pub fn describe(&self) -> String {
        let kind = self.before.kind();
        let mut parts = vec![text::mv(self.mv)];
        if self.is_secret {
            return parts.remove(0);
        }
        match kind {
            GameKind::Freedom | GameKind::Squares => {
                let [before, after] = [self.before.score(), self.after.score()];
                for side in Side::ALL {
                    let gain = i32::from(after[side.index()]) - i32::from(before[side.index()]);
                    if gain != 0 {
                        let side = text::side_id(kind, side);
                        let gain = format!("{gain:+}");
                        parts.push(text!("preview-gain", side = side, gain = gain));
                    }
                }
                let waves = self
                    .steps
                    .iter()
                    .filter(|step| step.kind == StepKind::Fill)
                    .count();
                if waves > 1 {
                    parts.push(text!("preview-waves", count = waves));
                }
            }
            GameKind::Freeze => parts.extend(self.describe_reaction()),
        }
        parts.join(", ")
    }

    /// How many cubes of each side would end up more or less free than they are.
    fn describe_reaction(&self) -> Vec<String> {
        let mover = self.before.side_to_move();
        let mut parts = Vec::new();
        for side in [mover.other(), mover] {
            let count = |frozen: bool| {
                let cells = self.before.size().cells();
                cells
                    .filter(|&cell| {
                        let [was, is] = [&self.before, &self.after].map(|position| {
                            position.piece(cell).filter(|piece| piece.side() == side)
                        });
                        was != is
                            && was.is_some()
                            && is.is_some_and(|piece| {
                                matches!(piece, Piece::Cube(_, CubeState::Frozen)) == frozen
                            })
                    })
                    .count()
            };
            let side = text::side_id(GameKind::Freeze, side);
            let (frozen, turned) = (count(true), count(false));
            if frozen > 0 {
                parts.push(text!("preview-freezes", count = frozen, side = side));
            }
            if turned > 0 {
                parts.push(text!("preview-turns", count = turned, side = side));
            }
        }
        parts
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Preview>().add_systems(
        Update,
        foresee
            .run_if(in_state(Screen::Playing))
            .after(Stage::Playback)
            .before(Stage::View),
    );
}

fn foresee(
    table: OnTable,
    pointed: Res<Pointed>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    mut preview: ResMut<Preview>,
) {
    if !(table.is_changed()
        || pointed.is_changed()
        || selection.is_changed()
        || settings.is_changed())
    {
        return;
    }
    let foreseen = table.open().and_then(|(position, _)| {
        let pointed_at = pointed.cell.map(|cell| match selection.from {
            Some(from) => Move::Slide { from, to: cell },
            None => Move::Place(cell),
        });
        selection
            .chosen
            .into_iter()
            .chain(pointed_at)
            .find_map(|mv| Foreseen::of(position, mv, settings.calls_in(position.kind())))
    });
    preview.set_if_neq(Preview(foreseen));
}
