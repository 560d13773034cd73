//! What is reached along the lines, from many cells at once.

use super::SIDE;
use crate::rules::CellSet;

/// What some cells have before them in one direction.
pub(super) struct Ray {
    /// The empty cells up to the first cube or the edge.
    pub(super) open: CellSet<2>,
    /// The first cells behind those, which may be above the board. A cube that stands there is in line.
    pub(super) met: CellSet<2>,
}

/// Looks in all eight directions, for each line from the cells that are given for it.
///
/// The rays are in the order of [`Direction::ALL`](crate::rules::Direction::ALL).
// Inlined, so that the half of the rays that a caller does not want is not computed.
#[inline(always)]
pub(super) fn rays(from: [CellSet<2>; 4], empty: CellSet<2>) -> [Ray; 8] {
    let [row, column, rising, falling] = from.map(u128::from);
    let empty = u128::from(empty);
    [
        look::<1, 0>(row, empty),
        look::<1, 1>(rising, empty),
        look::<0, 1>(column, empty),
        look::<-1, 1>(falling, empty),
        look::<-1, 0>(row, empty),
        look::<-1, -1>(rising, empty),
        look::<0, -1>(column, empty),
        look::<1, -1>(falling, empty),
    ]
}

#[inline(always)]
fn look<const DX: i8, const DY: i8>(from: u128, empty: u128) -> Ray {
    // Doubles the distance each time: `free` has the cells that as many empty ones lead to.
    let mut reached = from;
    let inner = const { !edge::<DX>() };
    let mut free = empty & inner;
    for steps in [1, 2, 4, 8] {
        reached |= shift::<DX, DY>(reached, steps) & free;
        free &= shift::<DX, DY>(free, steps);
    }
    Ray {
        open: (reached & empty).into(),
        met: (shift::<DX, DY>(reached, 1) & inner).into(),
    }
}

/// Moves cells by some steps; over the edge on the right or left they come in again on the other side.
const fn shift<const DX: i8, const DY: i8>(cells: u128, steps: u32) -> u128 {
    let step = DX as i32 + DY as i32 * SIDE as i32;
    if step > 0 {
        cells << (step.unsigned_abs() * steps)
    } else {
        cells >> (step.unsigned_abs() * steps)
    }
}

/// The column that no step in a direction leads to, except round the edge.
const fn edge<const DX: i8>() -> u128 {
    let mut column = 0;
    let mut row = 0;
    while row < SIDE {
        column |= 1 << (row * SIDE);
        row += 1;
    }
    match DX {
        1 => column,
        -1 => column << (SIDE - 1),
        _ => 0,
    }
}
