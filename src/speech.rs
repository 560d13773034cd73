//! Boards and moves in words, for someone who does not see them.

use crate::rules::{
    AnyPosition, Cell, Change, CubeState, GameKind, Move, Piece, Position, Side, Step, StepKind,
};
use crate::text::{self, text};

/// What stands on a cell, such as `f5, white cube, frozen`.
///
/// ```
/// use tesserae::rules::{Cell, GameKind, Setup};
/// use tesserae::speech;
///
/// let start = Setup::standard(GameKind::Freeze).start();
/// assert_eq!(speech::cell(&start, Cell::new(0, 4)), "a5, empty");
/// ```
pub fn cell(position: &AnyPosition, cell: Cell) -> String {
    at(position, cell, position.piece(cell))
}

/// What stands on a cell when the cube of a move has been moved, and nothing else has changed yet.
pub fn cell_moved(before: &AnyPosition, mv: Move, cell: Cell) -> String {
    let piece = match mv {
        Move::Slide { from, .. } if from == cell => None,
        Move::Slide { from, to } if to == cell => before.piece(from),
        _ => before.piece(cell),
    };
    at(before, cell, piece)
}

fn at(position: &AnyPosition, cell: Cell, piece: Option<Piece>) -> String {
    let what = match piece {
        None => text!("speech-empty"),
        Some(piece) => piece_name(position, cell, piece),
    };
    text!("speech-at", cell = cell.to_string(), what = what)
}

fn piece_name(position: &AnyPosition, cell: Cell, piece: Piece) -> String {
    let side = text::side_id(piece.kind(), piece.side());
    match piece {
        Piece::Stone(_) if is_live(position, cell, piece) => {
            text!("speech-stone-live", side = side)
        }
        Piece::Stone(_) => text!("speech-stone", side = side),
        Piece::Cube(_, state) => text!("speech-cube", side = side, state = state_id(state)),
        Piece::Mark { filled: true, .. } => text!("speech-mark-filled", side = side),
        Piece::Mark { filled: false, .. } => text!("speech-mark", side = side),
    }
}

fn is_live(position: &AnyPosition, cell: Cell, piece: Piece) -> bool {
    position.live_cells(piece.side()).contains(&cell)
}

/// A cube's state as messages are told of it.
const fn state_id(state: CubeState) -> &'static str {
    match state {
        CubeState::Free => "free",
        CubeState::Polarised(line) => text::line_id(line),
        CubeState::Frozen => "frozen",
    }
}

/// The whole board: the game, what each side has where, and the score.
pub fn board(position: &AnyPosition) -> String {
    let kind = position.kind();
    let size = position.size().get();
    let mut sentences = vec![text!("speech-board", game = text::game(kind), size = size)];
    for side in Side::ALL {
        // The side stands before them all.
        let pieces: Vec<String> = position
            .size()
            .cells()
            .filter_map(|cell| {
                let piece = position.piece(cell).filter(|piece| piece.side() == side)?;
                let name = cell.to_string();
                Some(match piece {
                    Piece::Stone(_) if is_live(position, cell, piece) => {
                        text!("speech-cell-live", cell = name)
                    }
                    Piece::Cube(_, state) => {
                        text!("speech-cell-cube", cell = name, state = state_id(state))
                    }
                    Piece::Mark { filled: true, .. } => text!("speech-cell-filled", cell = name),
                    Piece::Stone(_) | Piece::Mark { filled: false, .. } => name,
                })
            })
            .collect();
        let side = text::side_id(kind, side);
        sentences.push(if pieces.is_empty() {
            text!("speech-nothing", side = side)
        } else {
            text!(
                "speech-pieces",
                side = side,
                count = pieces.len(),
                pieces = text::listed(&pieces),
            )
        });
    }
    sentences.push(score(position));
    sentences.join(" ")
}

/// What each side has of what the game counts.
pub fn score(position: &AnyPosition) -> String {
    let [white, black] = position.score();
    match position.kind() {
        GameKind::Freedom => text!("speech-score-freedom", white = white, black = black),
        GameKind::Freeze => text!("speech-score-freeze", white = white, black = black),
        GameKind::Squares => text!("speech-score-squares", white = white, black = black),
    }
}

/// A move and all that it set off, in the order in which it is shown.
///
/// ```
/// use tesserae::rules::{GameKind, Position, Setup};
/// use tesserae::speech;
///
/// let before = Setup::standard(GameKind::Freeze).start();
/// let mv = "c2-f5".parse().unwrap();
/// let mut after = before;
/// let steps = after.play(mv).unwrap();
/// assert!(speech::ply(&before, mv, &steps).starts_with("White moves c2 to f5."));
/// ```
pub fn ply(before: &AnyPosition, mv: Move, steps: &[Step]) -> String {
    let side = text::side_id(before.kind(), before.side_to_move());
    let mut sentences = vec![match mv {
        Move::Place(cell) => text!("speech-place", side = side, cell = cell.to_string()),
        Move::Pass => text!("speech-pass", side = side),
        Move::Slide { from, to } => text!(
            "speech-slide",
            side = side,
            from = from.to_string(),
            to = to.to_string(),
        ),
    }];
    let mut wave = 0;
    for step in steps {
        let changes = changes(step);
        sentences.push(match step.kind {
            StepKind::Act => continue,
            StepKind::Wave(_) | StepKind::Single(_) | StepKind::Fill => {
                wave += 1;
                text!("speech-wave", wave = wave, changes = changes)
            }
            StepKind::Occupy => text!("speech-step", changes = changes),
        });
    }
    let [was, is] = [before.score(), after(before, mv).score()];
    if was != is {
        sentences.push(score(&after(before, mv)));
    }
    sentences.join(" ")
}

fn after(before: &AnyPosition, mv: Move) -> AnyPosition {
    let mut after = *before;
    // A move that was played is legal.
    let _ = after.play(mv);
    after
}

/// What changes in a step, cells that become the same said together.
fn changes(step: &Step) -> String {
    let mut groups: Vec<(&Change, Vec<Cell>)> = Vec::new();
    for change in &step.changes {
        let is_same = |(first, _): &&mut (&Change, Vec<Cell>)| {
            step.kind == StepKind::Fill || first.after == change.after
        };
        match groups.iter_mut().find(is_same) {
            Some((_, cells)) => cells.push(change.cell),
            None => groups.push((change, vec![change.cell])),
        }
    }
    groups
        .into_iter()
        .map(|(first, cells)| become_same(step.kind, first, &cells))
        .collect::<Vec<_>>()
        .join("; ")
}

/// What some cells all become.
fn become_same(kind: StepKind, change: &Change, cells: &[Cell]) -> String {
    let (count, cells) = (cells.len(), text::listed(cells));
    let side = |piece: Piece| text::side_id(piece.kind(), piece.side());
    match (kind, change.after) {
        (StepKind::Fill, _) => text!("speech-fills", cells = cells, count = count),
        (_, Some(Piece::Cube(_, state))) => text!(
            "speech-turns",
            cells = cells,
            count = count,
            state = state_id(state),
        ),
        (_, Some(piece @ Piece::Stone(_))) => text!(
            "speech-becomes-stone",
            cells = cells,
            count = count,
            side = side(piece),
        ),
        (_, Some(piece @ Piece::Mark { .. })) => text!(
            "speech-becomes-mark",
            cells = cells,
            count = count,
            side = side(piece),
        ),
        (_, None) => text!("speech-becomes-empty", cells = cells, count = count),
    }
}
