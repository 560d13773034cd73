//! Where a cube may go.

use super::rays::rays;
use super::{Freeze, SIDE, SIZE};
use crate::rules::{Cell, CellSet, CubeState, Direction, IllegalMove, Line, Move};

impl Freeze {
    /// The cells that the cube on a cell could slide to if it were its side's turn; none without a cube.
    pub fn slides_from(&self, from: Cell) -> CellSet<2> {
        let Some((_, state)) = self.cube(from) else {
            return CellSet::EMPTY;
        };
        let mut cube = CellSet::EMPTY;
        cube.insert(SIZE.index(from));
        let movers = Line::ALL.map(|line| match state {
            CubeState::Polarised(other) if other != line => CellSet::EMPTY,
            CubeState::Frozen => CellSet::EMPTY,
            _ => cube,
        });
        let rays = rays(movers, self.empty_cells());
        rays.iter()
            .fold(CellSet::EMPTY, |cells, ray| cells | ray.open)
    }

    /// The cells that the side to move reaches, direction by direction, each from the first cube the other
    /// way; none when the opponent's cubes are all frozen, which ends the game.
    pub(super) fn targets(&self) -> impl Iterator<Item = (Direction, CellSet<2>)> {
        let over = self.all_frozen(self.side.other());
        let cubes = if over {
            CellSet::EMPTY
        } else {
            self.cubes(self.side)
        };
        // A cube moves along a line if it is not polarised along another.
        let [row, column, rising, falling] = self.lines;
        let movers = [
            cubes - (column | rising | falling),
            cubes - (row | rising | falling),
            cubes - (row | column | falling),
            cubes - (row | column | rising),
        ];
        let open = rays(movers, self.empty_cells()).map(|ray| ray.open);
        Direction::ALL.into_iter().zip(open)
    }

    /// The move to one of the [`targets`](Self::targets).
    pub(super) fn slide_to(&self, to: usize, direction: Direction) -> Move {
        let (dx, dy) = direction.delta();
        let back = -(dx as isize + dy as isize * SIDE as isize);
        let occupied = self.occupied();
        let mut from = to;
        while !occupied.contains(from) {
            from = from.wrapping_add_signed(back);
        }
        Move::Slide {
            from: SIZE.cell(from),
            to: SIZE.cell(to),
        }
    }

    /// Whether the side to move may slide a cube, the end of the game aside.
    pub(super) fn check_slide(&self, from: Cell, to: Cell) -> Result<(), IllegalMove> {
        IllegalMove::check_cell(from, SIZE)?;
        IllegalMove::check_cell(to, SIZE)?;
        let (owner, state) = self.cube(from).ok_or(IllegalMove::NoCube(from))?;
        if owner != self.side {
            return Err(IllegalMove::NotYours { cell: from, owner });
        }
        if state == CubeState::Frozen {
            return Err(IllegalMove::Frozen(from));
        }
        if from == to {
            return Err(IllegalMove::NotMoved(from));
        }
        let direction = Direction::between(from, to).ok_or(IllegalMove::NotInLine { from, to })?;
        match state {
            CubeState::Polarised(line) if line != direction.line() => {
                return Err(IllegalMove::OffLine { from, line });
            }
            _ => {}
        }
        let mut cell = from;
        while cell != to {
            // `to` is on the board and in this direction.
            cell = cell.step(direction, 1, SIZE).unwrap_or(to);
            if self.occupied().contains(SIZE.index(cell)) {
                return Err(if cell == to {
                    IllegalMove::Occupied(to)
                } else {
                    IllegalMove::Blocked {
                        from,
                        to,
                        blocker: cell,
                    }
                });
            }
        }
        Ok(())
    }
}
