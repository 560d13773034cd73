//! How a cube lies, and how it has to lie.

use super::rays::rays;
use super::{Freeze, SIZE};
use crate::rules::{Cell, CellSet, CubeState, Line, Side};

impl Freeze {
    /// How the cube on a cell lies.
    pub(super) fn state(&self, index: usize) -> CubeState {
        let mut lines = Line::ALL
            .into_iter()
            .filter(|&line| self.lines[line as usize].contains(index));
        match (lines.next(), lines.next()) {
            (None, _) => CubeState::Free,
            (Some(line), None) => CubeState::Polarised(line),
            _ => CubeState::Frozen,
        }
    }

    /// Turns the cube on a cell.
    pub(super) fn set_state(&mut self, index: usize, state: CubeState) {
        for line in Line::ALL {
            let cubes = &mut self.lines[line as usize];
            if state == CubeState::Frozen || state == CubeState::Polarised(line) {
                cubes.insert(index);
            } else {
                cubes.remove(index);
            }
        }
    }

    /// The cubes polarised along each line after all of a side are turned to how they have to lie: by the
    /// number of different lines on which an unfrozen opponent is in line with them.
    pub(super) fn judge(&self, side: Side) -> [CellSet<2>; 4] {
        let (cubes, empty) = (self.cubes(side), self.empty_cells());
        let opponents = self.cubes(side.other()) - self.frozen_cubes(side.other());
        let [
            east,
            north_east,
            north,
            north_west,
            west,
            south_west,
            south,
            south_east,
        ] = rays([opponents; 4], empty).map(|ray| ray.met & cubes);
        let influenced = [
            east | west,
            north | south,
            north_east | south_west,
            north_west | south_east,
        ];
        let mut polarised = CellSet::EMPTY;
        let mut frozen = CellSet::EMPTY;
        for cubes in influenced {
            frozen = frozen | polarised & cubes;
            polarised = polarised | cubes;
        }
        std::array::from_fn(|line| (self.lines[line] - cubes) | influenced[line] | frozen)
    }

    /// Puts a cube on an empty cell.
    pub(super) fn put(&mut self, cell: Cell, side: Side, state: CubeState) {
        let index = SIZE.index(cell);
        self.cubes[side.index()].insert(index);
        self.set_state(index, state);
    }

    /// Moves a cube to an empty cell; it keeps its state.
    pub(super) fn relocate(&mut self, from: Cell, to: Cell) {
        for cells in self.cubes.iter_mut().chain(&mut self.lines) {
            if cells.contains(SIZE.index(from)) {
                cells.remove(SIZE.index(from));
                cells.insert(SIZE.index(to));
            }
        }
    }
}
