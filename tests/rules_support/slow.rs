//! The rules once more, slowly and on plain maps of pieces, to compare with.

use std::collections::{BTreeMap, BTreeSet};

use tesserae::rules::{
    Cell, CubeState, Direction, Line, Piece, Side, Size, Step, StepKind, Variant,
};

pub(crate) type Board = BTreeMap<Cell, Piece>;

/// A step as the kind and the new pieces of the cells that change.
pub(crate) type SlowStep = (StepKind, BTreeMap<Cell, Option<Piece>>);

pub(crate) fn slow_step(step: &Step) -> SlowStep {
    (
        step.kind,
        step.changes
            .iter()
            .map(|change| (change.cell, change.after))
            .collect(),
    )
}

/// The cell some columns to the right and rows up, if the board has it.
fn offset(cell: Cell, dx: i8, dy: i8, size: Size) -> Option<Cell> {
    let moved = Cell::new(
        cell.col().checked_add_signed(dx)?,
        cell.row().checked_add_signed(dy)?,
    );
    size.contains(moved).then_some(moved)
}

/// The stones of a side that are in a row of exactly four: counts how far its colour goes each way.
pub(crate) fn live_stones(board: &Board, side: Side, size: Size) -> BTreeSet<Cell> {
    let run = |cell: Cell, (dx, dy): (i8, i8)| {
        let own = |steps: &i8| {
            let cell = offset(cell, dx * steps, dy * steps, size);
            cell.and_then(|cell| board.get(&cell)) == Some(&Piece::Stone(side))
        };
        (1..19).take_while(own).count()
    };
    let own = board
        .iter()
        .filter(|(_, piece)| piece.side() == side)
        .map(|(cell, _)| *cell);
    own.filter(|&cell| {
        [(1, 0), (0, 1), (1, 1), (1, -1)]
            .into_iter()
            .any(|(dx, dy)| 1 + run(cell, (dx, dy)) + run(cell, (-dx, -dy)) == 4)
    })
    .collect()
}

/// How the cube on a cell has to lie: walks in all directions to the first cube.
pub(crate) fn judge(board: &Board, cell: Cell, size: Size) -> CubeState {
    let side = board[&cell].side();
    let mut lines = BTreeSet::new();
    for direction in Direction::ALL {
        let (dx, dy) = direction.delta();
        let first = (1..size.get() as i8)
            .map_while(|steps| offset(cell, dx * steps, dy * steps, size))
            .find_map(|cell| board.get(&cell));
        match first {
            Some(Piece::Cube(other, state)) if *other != side && *state != CubeState::Frozen => {
                lines.insert(direction.line());
            }
            _ => {}
        }
    }
    match lines.iter().collect::<Vec<&Line>>()[..] {
        [] => CubeState::Free,
        [line] => CubeState::Polarised(*line),
        _ => CubeState::Frozen,
    }
}

/// The cubes of a side that do not lie as they have to, with how they have to.
fn wrong(board: &Board, side: Side, size: Size) -> Vec<(Cell, Piece)> {
    let cubes = board.iter().filter(|(_, piece)| piece.side() == side);
    cubes
        .map(|(&cell, _)| (cell, Piece::Cube(side, judge(board, cell, size))))
        .filter(|(cell, piece)| board[cell] != *piece)
        .collect()
}

/// What a slide sets off.
pub(crate) fn slide(board: &mut Board, from: Cell, to: Cell, size: Size) -> Vec<SlowStep> {
    let cube = board.remove(&from).expect("a cube");
    board.insert(to, cube);
    let mover = cube.side();
    let mut steps = vec![(
        StepKind::Act,
        BTreeMap::from([(from, None), (to, Some(cube))]),
    )];
    let mut turn = |board: &mut Board, kind, cubes: Vec<(Cell, Piece)>| {
        steps.push((
            kind,
            cubes
                .iter()
                .map(|&(cell, piece)| (cell, Some(piece)))
                .collect(),
        ));
        board.extend(cubes);
    };
    let mut seen = vec![board.clone()];
    let sides = [mover.other(), mover];
    let mut quiet = 0;
    for side in sides.into_iter().cycle() {
        let cubes = wrong(board, side, size);
        quiet = if cubes.is_empty() { quiet + 1 } else { 0 };
        if quiet == 2 {
            return steps;
        }
        if quiet == 0 {
            turn(board, StepKind::Wave(side), cubes);
        }
        if quiet == 0 && side == mover {
            if seen.contains(board) {
                break;
            }
            seen.push(board.clone());
        }
    }
    loop {
        let first = |side| {
            let nearness =
                |&(cell, _): &(Cell, Piece)| (to.king_distance(cell), cell.row(), cell.col());
            wrong(board, side, size)
                .into_iter()
                .min_by_key(nearness)
                .map(|cube| (side, cube))
        };
        match sides.into_iter().find_map(first) {
            Some((side, cube)) => turn(board, StepKind::Single(side), vec![cube]),
            None => return steps,
        }
    }
}

/// The corners and the cells of all squares that a board has.
fn squares(size: Size, variant: Variant) -> Vec<([Cell; 4], Vec<Cell>)> {
    let mut squares = Vec::new();
    for cell in size.cells() {
        let at = |(dx, dy)| offset(cell, dx, dy, size);
        for far in [2, 3] {
            let corners = [(0, 0), (far, 0), (0, far), (far, far)].map(at);
            let inside = (0..=far).flat_map(|dx| (0..=far).map(move |dy| (dx, dy)));
            if let [Some(a), Some(b), Some(c), Some(d)] = corners {
                squares.push(([a, b, c, d], inside.filter_map(at).collect()));
            }
            let corners = [(far, 0), (-far, 0), (0, far), (0, -far)].map(at);
            let inside = (-far..=far)
                .flat_map(|dx| (-far..=far).map(move |dy| (dx, dy)))
                .filter(|(dx, dy)| dx.abs() + dy.abs() <= far);
            if let ([Some(a), Some(b), Some(c), Some(d)], Variant::Expert) = (corners, variant) {
                squares.push(([a, b, c, d], inside.filter_map(at).collect()));
            }
        }
    }
    squares
}

/// What a mark sets off.
pub(crate) fn mark(
    board: &mut Board,
    cell: Cell,
    side: Side,
    size: Size,
    variant: Variant,
) -> Vec<SlowStep> {
    let empty = Piece::Mark {
        side,
        filled: false,
    };
    let filled = Piece::Mark { side, filled: true };
    let squares = squares(size, variant);
    let mut steps = Vec::new();
    let mut kind = StepKind::Act;
    let mut placed = vec![cell];
    while !placed.is_empty() {
        board.extend(placed.iter().map(|&cell| (cell, empty)));
        steps.push((
            kind,
            placed.iter().map(|&cell| (cell, Some(empty))).collect(),
        ));
        let stands =
            |corners: &[Cell; 4]| corners.iter().all(|cell| board.get(cell) == Some(&empty));
        let standing: Vec<_> = squares
            .iter()
            .filter(|(corners, _)| stands(corners))
            .collect();
        if standing.is_empty() {
            break;
        }
        let corners: BTreeSet<Cell> = standing.iter().flat_map(|(corners, _)| *corners).collect();
        steps.push((
            StepKind::Fill,
            corners.iter().map(|&cell| (cell, Some(filled))).collect(),
        ));
        board.extend(corners.into_iter().map(|cell| (cell, filled)));
        let inside: BTreeSet<Cell> = standing
            .iter()
            .flat_map(|(_, cells)| cells.clone())
            .collect();
        placed = inside
            .into_iter()
            .filter(|cell| !board.contains_key(cell))
            .collect();
        kind = StepKind::Occupy;
    }
    steps
}
