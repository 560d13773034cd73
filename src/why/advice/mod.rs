//! Why a move is good, in one sentence of the game's own terms.

mod freedom;
mod freeze;
mod squares;

use crate::rules::{AnyPosition, Cell, GameKind, Move, Outcome, Position, Reason, Side};
use crate::text::{self, text};

/// How many reasons a sentence names.
const REASONS: usize = 3;

/// How many cells are named one by one.
const NAMED: usize = 4;

/// What speaks for a move and against it: what it does, as clauses whose subject is the move, the weightiest
/// first.
#[derive(Default)]
struct Advice {
    reasons: Vec<String>,
    /// Whole clauses that follow "but".
    doubts: Vec<String>,
}

/// A move and what it leads to.
struct Case<'a> {
    before: &'a AnyPosition,
    mv: Move,
    after: AnyPosition,
    /// Whose move it is.
    mover: Side,
}

impl Case<'_> {
    /// A side as messages are told of it.
    fn id(&self, side: Side) -> &'static str {
        text::side_id(self.before.kind(), side)
    }
}

/// Why a move is good, in one sentence, such as "Freezes d7 and frees b2."
///
/// `line` has the move and what is expected to follow it, as far as that is known. What the move does at once
/// comes first; if nothing, what it prevents, threatens or leaves to the opponent. What is bad about it is
/// said too. Empty if the line is empty or its first move is not legal.
///
/// ```
/// use tesserae::record::parse_position;
/// use tesserae::rules::{GameKind, Setup};
/// use tesserae::why::advise;
///
/// let setup = Setup::standard(GameKind::Squares);
/// let position = parse_position(setup, "7/7/7/7/c6/7/c1c4 c").unwrap();
/// let words = advise(&position, &["c3".parse().unwrap()]);
/// assert_eq!(words, "Completes the square a1–c3 for 4 filled marks and 5 cells.");
/// ```
pub fn advise(before: &AnyPosition, line: &[Move]) -> String {
    let Some((&mv, rest)) = line.split_first() else {
        return String::new();
    };
    let mut after = *before;
    if after.play(mv).is_err() {
        return String::new();
    }
    let case = Case {
        before,
        mv,
        after,
        mover: before.side_to_move(),
    };
    let mut advice = match before.kind() {
        GameKind::Freedom => freedom::advice(&case),
        GameKind::Freeze => freeze::advice(&case),
        GameKind::Squares => squares::advice(&case),
    };
    let mut last = after;
    let plays_out = rest.iter().all(|&mv| last.play(mv).is_ok());
    let outlook = if plays_out {
        ending(&case, &last, line.len())
    } else {
        None
    };
    if before.legal_count() == 1 {
        advice = Advice {
            reasons: vec![text!("advice-only-move")],
            doubts: Vec::new(),
        };
    }
    advice
        .reasons
        .truncate(REASONS - usize::from(outlook.is_some()));
    advice.reasons.extend(outlook);
    advice.sentence()
}

/// How a line of so many moves ends, if it goes to the end and that speaks for it.
fn ending(case: &Case, last: &AnyPosition, moves: usize) -> Option<String> {
    let ending = last.ending()?;
    let [own, other] = [case.mover, case.mover.other()].map(|side| last.score()[side.index()]);
    match (ending.reason, ending.outcome) {
        (Reason::Score, outcome) if moves == 1 => Some(match outcome {
            Outcome::Win(side) if side == case.mover => {
                text!("advice-wins-score", own = own, other = other)
            }
            Outcome::Win(_) => text!("advice-loses-score", own = own, other = other),
            Outcome::Draw => text!("advice-draws-score", own = own, other = other),
        }),
        (Reason::Score, _) => Some(text!("advice-leads-to", own = own, other = other)),
        (_, Outcome::Win(side)) if side == case.mover => Some(match moves {
            1 => text!("advice-wins"),
            2 => text!("advice-wins-next", side = case.id(side.other())),
            _ => text!("advice-wins-in", moves = moves.div_ceil(2)),
        }),
        _ => None,
    }
}

impl Advice {
    /// The sentence, with a capital and a full stop.
    fn sentence(&self) -> String {
        let reasons = text::all(&self.reasons);
        let sentence = match self.doubts.as_slice() {
            [] if reasons.is_empty() => String::new(),
            [] => text!("advice-sentence", reasons = reasons),
            doubts => {
                let doubts = text::all(doubts);
                text!("advice-sentence-but", reasons = reasons, doubts = doubts)
            }
        };
        text::capitalised(&sentence)
    }
}

/// Cells by their names, or only by their number if they are many; messages are told both.
struct Named {
    cells: String,
    listed: &'static str,
    count: usize,
}

impl Named {
    fn of(cells: &[Cell]) -> Self {
        let names: Vec<String> = cells.iter().map(Cell::to_string).collect();
        Self {
            cells: text::all(&names),
            listed: if cells.len() > NAMED { "no" } else { "yes" },
            count: cells.len(),
        }
    }
}
