//! What a move would do, before it is made.

use bevy::prelude::*;

use super::{OnTable, Pointed, Selection};
use crate::app::{Screen, Stage};
use crate::rules::{AnyPosition, CubeState, GameKind, Move, Piece, Position, Side, Step, StepKind};

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
}

impl Foreseen {
    fn of(position: &AnyPosition, mv: Move) -> Option<Self> {
        let mut after = *position;
        let steps = after.play(mv).ok()?;
        Some(Self {
            mv,
            steps,
            before: *position,
            after,
        })
    }

    /// What the move would do, in a short sentence.
    pub fn describe(&self) -> String {
        let kind = self.before.kind();
        let mut parts = vec![self.mv.to_string()];
        match kind {
            GameKind::Freedom | GameKind::Squares => {
                let [before, after] = [self.before.score(), self.after.score()];
                for side in Side::ALL {
                    let gain = i32::from(after[side.index()]) - i32::from(before[side.index()]);
                    if gain != 0 {
                        parts.push(format!("{} {gain:+}", kind.side_name(side)));
                    }
                }
                let waves = self
                    .steps
                    .iter()
                    .filter(|step| step.kind == StepKind::Fill)
                    .count();
                if waves > 1 {
                    parts.push(format!("{waves} waves"));
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
            let name = GameKind::Freeze.side_name(side);
            let (frozen, turned) = (count(true), count(false));
            if frozen > 0 {
                parts.push(format!("freezes {frozen} of {name}"));
            }
            if turned > 0 {
                parts.push(format!("turns {turned} of {name}"));
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
    mut preview: ResMut<Preview>,
) {
    if !(table.is_changed() || pointed.is_changed() || selection.is_changed()) {
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
            .find_map(|mv| Foreseen::of(position, mv))
    });
    preview.set_if_neq(Preview(foreseen));
}
