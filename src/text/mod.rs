//! The words that a person reads in the window or hears from the page, in the language that is spoken.
//!
//! They stand in `assets/texts`, a folder a language, as messages of [Fluent](https://projectfluent.org):
//! whole sentences, which every language builds in its own way from the same arguments. `text!` fetches one.
//!
//! The command line, the text forms of records, and what the rules and the records say about an error are
//! English on purpose: programs read them, and people look for them and send them to others. The window
//! says in its own language what such an error is about.

mod bundles;
mod language;
mod names;

pub use bundles::{Value, files, format, say};
pub use language::{Language, speak, spoken};
pub use names::{all, capitalised, decimal, game, line_id, listed, mv, side, side_id};

/// The text of a key in the language that is spoken, with named arguments.
///
/// `text!("step-fill", wave = 1, waves = 2, count = 4)`. What cannot be said in the language is said in
/// English, and what nobody can say by its key.
macro_rules! text {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::format(
            $crate::text::spoken(),
            $key,
            &[$((stringify!($name), $crate::text::Value::from($value))),*],
        )
    };
}

pub(crate) use text;
