//! Boards and moves in words, for someone who does not see them.

use crate::rules::{
    AnyPosition, Cell, Change, CubeState, GameKind, Move, Piece, Position, Side, Step, StepKind,
};

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
    match position.piece(cell) {
        None => format!("{cell}, empty"),
        Some(piece) => format!("{cell}, {}", piece_name(position, cell, piece)),
    }
}

fn piece_name(position: &AnyPosition, cell: Cell, piece: Piece) -> String {
    let side = side_word(piece);
    match piece {
        Piece::Stone(owner) if position.live_cells(owner).contains(&cell) => {
            format!("{side}, live")
        }
        Piece::Stone(_) => side.to_owned(),
        Piece::Cube(_, state) => format!("{side}, {}", state_name(state)),
        Piece::Mark { filled: true, .. } => format!("{side}, filled"),
        Piece::Mark { filled: false, .. } => side.to_owned(),
    }
}

const fn side_word(piece: Piece) -> &'static str {
    match (piece, piece.side()) {
        (Piece::Stone(_), Side::White) => "white stone",
        (Piece::Stone(_), Side::Black) => "black stone",
        (Piece::Cube(..), Side::White) => "white cube",
        (Piece::Cube(..), Side::Black) => "black cube",
        (Piece::Mark { .. }, Side::White) => "circle",
        (Piece::Mark { .. }, Side::Black) => "box",
    }
}

fn state_name(state: CubeState) -> String {
    match state {
        CubeState::Free => "free".to_owned(),
        CubeState::Polarised(line) => format!("polarised on the {line}"),
        CubeState::Frozen => "frozen".to_owned(),
    }
}

/// The whole board: the game, what each side has where, and the score.
pub fn board(position: &AnyPosition) -> String {
    let kind = position.kind();
    let mut sentences = vec![format!("{kind}, {0} by {0} cells.", position.size())];
    for side in Side::ALL {
        let pieces: Vec<String> = position
            .size()
            .cells()
            .filter_map(|cell| {
                let piece = position.piece(cell).filter(|piece| piece.side() == side)?;
                let name = piece_name(position, cell, piece);
                // The side stands before them all.
                let state = name.split_once(", ").map(|(_, state)| state.to_owned());
                Some(match state {
                    Some(state) => format!("{cell} {state}"),
                    None => cell.to_string(),
                })
            })
            .collect();
        let name = kind.side_name(side);
        sentences.push(if pieces.is_empty() {
            format!("{name}: nothing.")
        } else {
            format!("{name}, {}: {}.", pieces.len(), pieces.join(", "))
        });
    }
    sentences.push(score(position));
    sentences.join(" ")
}

/// What each side has of what the game counts.
pub fn score(position: &AnyPosition) -> String {
    let kind = position.kind();
    let [white, black] = position.score();
    let counted = match kind {
        GameKind::Freedom => "Live stones",
        GameKind::Freeze => "Opponent's cubes frozen",
        GameKind::Squares => "Filled marks",
    };
    let [first, second] = Side::ALL.map(|side| kind.side_name(side));
    format!("{counted}: {first} {white}, {second} {black}.")
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
    let kind = before.kind();
    let mover = kind.side_name(before.side_to_move());
    let verb = |one: &str, many: &str| match kind {
        GameKind::Squares => many.to_owned(),
        _ => one.to_owned(),
    };
    let mut sentences = vec![match mv {
        Move::Place(cell) => format!("{mover} {} {cell}.", verb("plays", "play")),
        Move::Pass => format!("{mover} {}.", verb("passes", "pass")),
        Move::Slide { from, to } => format!("{mover} {} {from} to {to}.", verb("moves", "move")),
    }];
    let mut wave = 0;
    for step in steps {
        let began = match step.kind {
            StepKind::Act => continue,
            StepKind::Wave(_) | StepKind::Single(_) | StepKind::Fill => {
                wave += 1;
                format!("Wave {wave}: ")
            }
            StepKind::Occupy => String::new(),
        };
        sentences.push(format!("{began}{}.", changes(step)));
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
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for change in &step.changes {
        let what = becomes(step.kind, change);
        let cell = change.cell.to_string();
        match groups.iter_mut().find(|(other, _)| *other == what) {
            Some((_, cells)) => cells.push(cell),
            None => groups.push((what, vec![cell])),
        }
    }
    groups
        .into_iter()
        .map(|(what, cells)| format!("{} {what}", cells.join(", ")))
        .collect::<Vec<_>>()
        .join("; ")
}

fn becomes(kind: StepKind, change: &Change) -> String {
    match (kind, change.after) {
        (StepKind::Fill, _) => "filled".to_owned(),
        (_, Some(Piece::Cube(_, state))) => state_name(state),
        (_, Some(piece)) => format!("now {}", side_word(piece)),
        (_, None) => "now empty".to_owned(),
    }
}
