//! What the games, the sides and the moves are called, and what many messages are told.

use std::fmt::Display;

use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use super::{Value, text};
use crate::rules::{GameKind, Line, Move, Side};

/// What a game is called.
pub fn game(kind: GameKind) -> String {
    match kind {
        GameKind::Freedom => text!("game-freedom"),
        GameKind::Freeze => text!("game-freeze"),
        GameKind::Squares => text!("game-squares"),
    }
}

/// What a game calls a side, as the first word of a sentence.
pub fn side(kind: GameKind, side: Side) -> String {
    text!("side", side = side_id(kind, side))
}

/// A side as messages are told of it: they have its name in all cases.
pub const fn side_id(kind: GameKind, side: Side) -> &'static str {
    match (kind, side) {
        (GameKind::Squares, Side::White) => "circles",
        (GameKind::Squares, Side::Black) => "boxes",
        (_, Side::White) => "white",
        (_, Side::Black) => "black",
    }
}

/// A kind of line as messages are told of it.
pub const fn line_id(line: Line) -> &'static str {
    match line {
        Line::Row => "row",
        Line::Column => "column",
        Line::Rising => "rising",
        Line::Falling => "falling",
    }
}

/// A move as people read it.
pub fn mv(mv: Move) -> String {
    match mv {
        Move::Pass => text!("move-pass"),
        Move::Place(_) | Move::Slide { .. } => mv.to_string(),
    }
}

/// Names in a row as people say them: "a1", "a1 and b2", "a1, b2 and c3".
pub fn all(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => {
            text!("list-and", others = others.join(", "), last = last.as_str())
        }
    }
}

/// Names in a row as lists have them: "a1, b2, c3".
pub fn listed<T: Display>(names: &[T]) -> String {
    let names: Vec<String> = names.iter().map(T::to_string).collect();
    names.join(", ")
}

/// A number with so many digits behind the point, which are written even if they are zeros.
pub fn decimal(number: f64, digits: usize) -> Value<'static> {
    let scale = 10_f64.powi(digits as i32);
    Value::Number(FluentNumber::new(
        (number * scale).round() / scale,
        FluentNumberOptions {
            minimum_fraction_digits: Some(digits),
            ..FluentNumberOptions::default()
        },
    ))
}

/// The text with a capital at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
