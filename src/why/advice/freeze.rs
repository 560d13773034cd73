//! Freeze: which cubes freeze, thaw or become free, what that prevents and threatens, and who can still move.

use super::{Advice, Case, Named};
use crate::rules::{AnyPosition, Cell, CubeState, Move, Outcome, Piece, Position, Side};
use crate::text::text;

/// A message about cubes.
macro_rules! about {
    ($key:literal, $cells:expr $(, $name:ident = $value:expr)*) => {{
        let Named { cells, listed, count } = Named::of($cells);
        text!($key, cells = cells, listed = listed, count = count $(, $name = $value)*)
    }};
}

pub(super) fn advice(case: &Case) -> Advice {
    let mut advice = Advice::default();
    let (mover, opponent) = (case.mover, case.mover.other());
    let side = case.id(opponent);
    let turned = |side, turn: Turn| turned(case.before, case.mv, &case.after, side, turn);
    let frozen = turned(opponent, Turn::Freezes);
    let (thawed, freed) = (turned(mover, Turn::Thaws), turned(mover, Turn::Frees));
    if !frozen.is_empty() {
        advice.reasons.push(about!("advice-freezes", &frozen));
    }
    if !thawed.is_empty() {
        advice.reasons.push(about!("advice-thaws", &thawed));
    }
    if !freed.is_empty() {
        advice.reasons.push(about!("advice-frees", &freed));
    }
    if case.after.ending().is_none() {
        if let Some(words) = prevents(case) {
            advice.reasons.push(words);
        }
        if let Some(words) = threatens(case) {
            advice.reasons.push(words);
        }
        if frozen.is_empty() {
            let polarised = turned(opponent, Turn::Polarises);
            if !polarised.is_empty() {
                advice.reasons.push(about!("advice-polarises", &polarised));
            }
        }
        if advice.reasons.len() < 2 {
            let [now, then] = [case.before, &case.after].map(|position| slides(position, opponent));
            let own = slides(&case.after, mover);
            advice.reasons.push(if then < now {
                text!("advice-fewer-slides", side = side, then = then, now = now)
            } else {
                text!("advice-slides", own = own, then = then)
            });
        }
    } else if case.after.ending().map(|ending| ending.outcome) != Some(Outcome::Win(mover)) {
        advice.reasons = vec![text!("advice-freezes-own-last", side = case.id(mover))];
        return advice;
    } else if advice.reasons.is_empty() {
        advice.reasons.push(text!("advice-no-slide", side = side));
    }
    let own_frozen = turned(mover, Turn::Freezes);
    let thawed = turned(opponent, Turn::Thaws);
    if !own_frozen.is_empty() {
        advice.doubts.push(about!("doubt-freeze", &own_frozen));
    }
    if !thawed.is_empty() {
        advice.doubts.push(about!("doubt-thaw", &thawed));
    }
    advice
}

/// How a cube lies after a move, compared with before.
#[derive(Clone, Copy)]
enum Turn {
    /// It was not frozen.
    Freezes,
    /// It was frozen and is polarised.
    Thaws,
    /// It was not free.
    Frees,
    /// It was free.
    Polarises,
}

impl Turn {
    const fn is(self, before: CubeState, after: CubeState) -> bool {
        use CubeState::{Free, Frozen, Polarised};
        match self {
            Self::Freezes => matches!((before, after), (Free | Polarised(_), Frozen)),
            Self::Thaws => matches!((before, after), (Frozen, Polarised(_))),
            Self::Frees => matches!((before, after), (Frozen | Polarised(_), Free)),
            Self::Polarises => matches!((before, after), (Free, Polarised(_))),
        }
    }
}

/// Where the cubes of a side stand that a move turns.
fn turned(
    before: &AnyPosition,
    mv: Move,
    after: &AnyPosition,
    side: Side,
    turn: Turn,
) -> Vec<Cell> {
    let stood = |cell| match mv {
        Move::Slide { from, to } if to == cell => from,
        _ => cell,
    };
    after
        .pieces()
        .into_iter()
        .filter(|&(cell, piece)| {
            let states = (before.piece(stood(cell)), piece);
            match states {
                (Some(Piece::Cube(_, was)), Piece::Cube(owner, is)) => {
                    owner == side && turn.is(was, is)
                }
                _ => false,
            }
        })
        .map(|(cell, _)| cell)
        .collect()
}

/// The same position with a side to move.
fn with_turn(position: &AnyPosition, side: Side) -> Option<AnyPosition> {
    AnyPosition::from_pieces(position.setup(), &position.pieces(), side, None).ok()
}

/// How many slides a side could choose from.
fn slides(position: &AnyPosition, side: Side) -> usize {
    with_turn(position, side).map_or(0, |position| position.legal_count())
}

/// The slide by which a side, if it were its turn, would freeze most of the opponent's cubes, and those cubes,
/// where they stand now; none if it can freeze none.
fn sharpest(position: &AnyPosition, side: Side) -> Option<(Move, Vec<Cell>)> {
    let position = with_turn(position, side)?;
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut best: Option<(Move, Vec<Cell>)> = None;
    for mv in moves {
        let mut after = position;
        after.play_unchecked(mv);
        let cells = turned(&position, mv, &after, side.other(), Turn::Freezes);
        if cells.len() > best.as_ref().map_or(0, |(_, cells)| cells.len()) {
            best = Some((mv, cells));
        }
    }
    best
}

/// The opponent's sharpest slide, if it would be duller after the move.
fn prevents(case: &Case) -> Option<String> {
    let opponent = case.mover.other();
    let (mv, cells) = sharpest(case.before, opponent)?;
    let left = sharpest(&case.after, opponent).map_or(0, |(_, cells)| cells.len());
    let side = case.id(opponent);
    let mv = mv.to_string();
    (left < cells.len())
        .then(|| about!("advice-keeps-from-freezing", &cells, side = side, move = mv))
}

/// The mover's next slide, if it is sharper than any that there was before.
fn threatens(case: &Case) -> Option<String> {
    let (mv, cells) = sharpest(&case.after, case.mover)?;
    let before = sharpest(case.before, case.mover).map_or(0, |(_, cells)| cells.len());
    let mv = mv.to_string();
    (cells.len() > before).then(|| about!("advice-threatens-to-freeze", &cells, move = mv))
}
