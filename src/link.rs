//! Games in addresses: what stands behind the question mark of a link to the web page.
//!
//! - `record=…`: a whole game, as a record that is packed (deflate) and spelt in base64's letters for
//!   addresses
//! - `game=freeze`, and with it if wanted `size=…`, `rules=…`, `position=…`: a new game
//! - `graphics=low`, with either or alone: how much the picture may cost
//!
//! All else is left alone: others put words of their own behind links.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use thiserror::Error;

use crate::launch::{Launch, LaunchGame, StartError, start_position};
use crate::record::{ParseError, Record, RecordError};
use crate::rules::{Size, UnknownName, Variant};

/// How well records are packed, 0 to 10: they are short.
const EFFORT: u8 = 10;
/// The longest record that a link may hold, in bytes: far beyond any game, far below what would hurt.
const LONGEST: usize = 1 << 20;

/// Why a link leads nowhere.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LinkError {
    /// The record was cut off or changed on its way.
    #[error("the link is damaged, or not all of it has come along")]
    Damaged,
    /// The record is whole but cannot be read.
    #[error("record: {0}")]
    Record(ParseError),
    /// A move of the record is illegal.
    #[error("record: {0}")]
    Move(RecordError),
    /// A word that is not known.
    #[error("{0}: {1}")]
    Name(&'static str, UnknownName),
    /// Not a size.
    #[error("size: expected a number from {} to {}", Size::MIN, Size::MAX)]
    Size,
    /// The start does not fit together.
    #[error("{0}")]
    Start(StartError),
    /// Something that only means something for a new game.
    #[error("{0}: a game has to be named too, such as game=freeze")]
    NoGame(&'static str),
}

/// What a link says to open, from its names and values. Of a name that is there twice the last counts.
///
/// # Errors
/// If a value is wrong.
///
/// ```
/// use tesserae::launch::LaunchGame;
/// use tesserae::link;
/// use tesserae::record::Record;
///
/// let record: Record = "[Game \"Squares\"]\n\n1. d4 *\n".parse().unwrap();
/// let (name, value) = link::share(&record);
/// let opened = link::open([(name.to_owned(), value)]).unwrap();
/// assert_eq!(
///     opened.game,
///     Some(LaunchGame::Record { record: Box::new(record), path: None })
/// );
/// ```
pub fn open(pairs: impl IntoIterator<Item = (String, String)>) -> Result<Launch, LinkError> {
    let [
        mut record,
        mut game,
        mut size,
        mut rules,
        mut position,
        mut graphics,
    ] = [const { None::<String> }; 6];
    for (name, value) in pairs {
        match name.as_str() {
            "record" => record = Some(value),
            "game" => game = Some(value),
            "size" => size = Some(value),
            "rules" => rules = Some(value),
            "position" => position = Some(value),
            "graphics" => graphics = Some(value),
            _ => {}
        }
    }
    let named = |name| move |error| LinkError::Name(name, error);
    let graphics = graphics.map(|text| text.parse().map_err(named("graphics")));
    let game = match (record, game) {
        (Some(packed), _) => {
            let record = unpack(&packed)?;
            record.check().map_err(LinkError::Move)?;
            Some(LaunchGame::Record {
                record: Box::new(record),
                path: None,
            })
        }
        (None, Some(game)) => {
            let kind = game.parse().map_err(named("game"))?;
            let size = size
                .map(|text| text.parse().ok().and_then(Size::new).ok_or(LinkError::Size))
                .transpose()?;
            let rules = rules.map(|text| text.parse().map_err(named("rules")));
            let rules = rules.transpose()?.unwrap_or(Variant::Standard);
            let start = start_position(kind, size, rules, position.as_deref());
            Some(LaunchGame::Fresh(start.map_err(LinkError::Start)?))
        }
        (None, None) => {
            let alone = [("size", size), ("rules", rules), ("position", position)];
            if let Some((name, _)) = alone.into_iter().find(|(_, value)| value.is_some()) {
                return Err(LinkError::NoGame(name));
            }
            None
        }
    };
    Ok(Launch {
        game,
        graphics: graphics.transpose()?,
        ..Launch::default()
    })
}

/// The name and the value that a link to a game has. Both may stand in an address as they are.
pub fn share(record: &Record) -> (&'static str, String) {
    let packed = compress_to_vec(record.to_string().as_bytes(), EFFORT);
    ("record", BASE64_URL_SAFE_NO_PAD.encode(packed))
}

fn unpack(packed: &str) -> Result<Record, LinkError> {
    // Mail and chat programs break long lines.
    let letters: String = packed.split_ascii_whitespace().collect();
    let bytes = BASE64_URL_SAFE_NO_PAD
        .decode(letters.trim_end_matches('='))
        .map_err(|_| LinkError::Damaged)?;
    let text = decompress_to_vec_with_limit(&bytes, LONGEST).map_err(|_| LinkError::Damaged)?;
    let text = String::from_utf8(text).map_err(|_| LinkError::Damaged)?;
    text.parse().map_err(LinkError::Record)
}
