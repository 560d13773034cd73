//! Reading positions. Writing them is `Display` of the position.

use super::error::{ParseError, Place, quote};
use crate::rules::{AnyPosition, Cell, GameKind, InvalidPosition, Piece, Setup, Side, Size};

/// Reads the text form of a position, exactly as `Display` of [`AnyPosition`] writes it.
///
/// # Errors
/// Names the place where the text is not a position of this game on a board of this size, or where
/// the position cannot come up.
///
/// ```
/// use tesserae::record::parse_position;
/// use tesserae::rules::{GameKind, Setup};
///
/// let setup = Setup::standard(GameKind::Squares);
/// let position = parse_position(setup, "7/7/7/3c3/7/7/7 b").unwrap();
/// assert_eq!(position.to_string(), "7/7/7/3c3/7/7/7 b");
///
/// let error = parse_position(setup, "7/7/7/3w3/7/7/7 b").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 8: \"w\" is not a piece of Squares; expected c, C, b or B"
/// );
/// ```
pub fn parse_position(setup: Setup, text: &str) -> Result<AnyPosition, ParseError> {
    parse_position_at(setup, text, Place::START)
}

/// [`parse_position`] for a text that begins at a place of a larger one.
pub(super) fn parse_position_at(
    setup: Setup,
    text: &str,
    origin: Place,
) -> Result<AnyPosition, ParseError> {
    let at = 0;
    Reader {
        setup,
        text,
        at,
        origin,
    }
    .position()
}

/// The size of the board in a position's text: its number of rows.
///
/// # Errors
/// If no board has that many rows.
///
/// ```
/// use tesserae::record::position_size;
///
/// assert_eq!(position_size("4/4/4/4 w -").unwrap().get(), 4);
/// assert!(position_size("4/4 w -").is_err());
/// ```
pub fn position_size(text: &str) -> Result<Size, ParseError> {
    let board = text.split(' ').next().unwrap_or_default();
    let rows = board.split('/').count();
    u8::try_from(rows).ok().and_then(Size::new).ok_or_else(|| {
        let (min, max) = (Size::MIN, Size::MAX);
        let message =
            format!("a board of {rows} rows; expected {min} to {max} rows separated by \"/\"");
        ParseError::new(Place::START, message)
    })
}

/// A position that is being read.
struct Reader<'a> {
    setup: Setup,
    text: &'a str,
    /// The byte that is read next.
    at: usize,
    /// Where the text begins.
    origin: Place,
}

/// A piece, its cell and the byte where it was read.
type Found = (Cell, Piece, usize);

impl<'a> Reader<'a> {
    fn position(mut self) -> Result<AnyPosition, ParseError> {
        let found = self.rows()?;
        let side = self.side()?;
        let last_at = self.at + 1;
        let last = match self.setup.kind() {
            GameKind::Freedom => self.last_stone()?,
            GameKind::Freeze | GameKind::Squares => None,
        };
        if let Some(letter) = self.next() {
            let message = format!(
                "{} behind the position; expected its end",
                quote_char(letter)
            );
            return Err(self.error(self.at, message));
        }
        let pieces: Vec<(Cell, Piece)> = found
            .iter()
            .map(|&(cell, piece, _)| (cell, piece))
            .collect();
        AnyPosition::from_pieces(self.setup, &pieces, side, last).map_err(|invalid| {
            let at = match (invalid, invalid.cell()) {
                // There is a stone; that it is called the last one is wrong.
                (InvalidPosition::LastStoneOwn { .. }, _) => last_at,
                (_, Some(wrong)) => found
                    .iter()
                    .find(|(cell, ..)| *cell == wrong)
                    .map_or(last_at, |&(_, _, at)| at),
                (_, None) => 0,
            };
            self.error(at, invalid.to_string())
        })
    }

    /// The board; ends at the space behind it.
    fn rows(&mut self) -> Result<Vec<Found>, ParseError> {
        let size = self.setup.size().get();
        let mut found = Vec::new();
        for row in (0..size).rev() {
            self.row(row, &mut found)?;
            if row > 0 && !self.skip('/') {
                let rows = size - row;
                let message = format!("the board ends after {rows} of {size} rows; expected \"/\"");
                return Err(self.error(self.at, message));
            }
        }
        if self.next() == Some('/') {
            let message = format!("the board has more than {size} rows; expected a space");
            return Err(self.error(self.at, message));
        }
        Ok(found)
    }

    /// One row of the board; ends at what separates it from the next.
    fn row(&mut self, row: u8, found: &mut Vec<Found>) -> Result<(), ParseError> {
        let size = self.setup.size().get();
        let mut col = 0;
        while let Some(letter) = self.next().filter(|letter| !matches!(letter, '/' | ' ')) {
            let start = self.at;
            let wide = if letter.is_ascii_digit() {
                self.run()?
            } else {
                found.push((Cell::new(col, row), self.piece(letter)?, start));
                1
            };
            if wide > size - col {
                let message = format!("row {} has more than the expected {size} cells", row + 1);
                return Err(self.error(start, message));
            }
            col += wide;
        }
        if col < size {
            let message = format!("row {} has {col} cells; expected {size}", row + 1);
            return Err(self.error(self.at, message));
        }
        Ok(())
    }

    /// A run of empty cells: all digits that follow. Longer than any row if the number is.
    fn run(&mut self) -> Result<u8, ParseError> {
        let rest = &self.text[self.at..];
        let end = rest.find(|letter: char| !letter.is_ascii_digit());
        let digits = &rest[..end.unwrap_or(rest.len())];
        if digits.starts_with('0') {
            let message = format!(
                "{} is not a number of empty cells; expected one from 1 to {} without leading zeros",
                quote(digits),
                self.setup.size()
            );
            return Err(self.error(self.at, message));
        }
        self.at += digits.len();
        Ok(digits.parse().unwrap_or(u8::MAX))
    }

    /// The piece that a letter stands for.
    fn piece(&mut self, letter: char) -> Result<Piece, ParseError> {
        let kind = self.setup.kind();
        let Some(piece) = Piece::from_letter(kind, letter) else {
            let message = format!(
                "{} is not a piece of {kind}; expected {}",
                quote_char(letter),
                letters(kind)
            );
            return Err(self.error(self.at, message));
        };
        self.at += letter.len_utf8();
        Ok(piece)
    }

    /// The side to move, behind a space.
    fn side(&mut self) -> Result<Side, ParseError> {
        let kind = self.setup.kind();
        let [white, black] = Side::ALL.map(|side| kind.side_letter(side));
        self.space(&format!("a space and the side to move, {white} or {black}"))?;
        let field = self.field();
        let side = Side::ALL
            .into_iter()
            .find(|&side| field.chars().eq([kind.side_letter(side)]));
        let side = side.ok_or_else(|| {
            let message = format!(
                "{} is not a side of {kind}; expected {white} or {black}",
                quote(field)
            );
            self.error(self.at, message)
        })?;
        self.at += field.len();
        Ok(side)
    }

    /// The last stone or `-`, behind a space.
    fn last_stone(&mut self) -> Result<Option<Cell>, ParseError> {
        self.space("a space and the last stone, a cell such as d4 or -")?;
        let field = self.field();
        let last = match field {
            "-" => None,
            _ => Some(field.parse().map_err(|_| {
                let message = format!(
                    "{} is not a last stone; expected a cell such as d4 or -",
                    quote(field)
                );
                self.error(self.at, message)
            })?),
        };
        self.at += field.len();
        Ok(last)
    }

    /// What follows, up to the next space.
    fn field(&self) -> &'a str {
        self.text[self.at..].split(' ').next().unwrap_or_default()
    }

    fn space(&mut self, expected: &str) -> Result<(), ParseError> {
        if self.skip(' ') {
            Ok(())
        } else {
            Err(self.error(
                self.at,
                format!("the position ends here; expected {expected}"),
            ))
        }
    }

    fn next(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// Passes over a character, if it is the next one.
    fn skip(&mut self, letter: char) -> bool {
        let found = self.next() == Some(letter);
        if found {
            self.at += letter.len_utf8();
        }
        found
    }

    fn error(&self, at: usize, message: impl Into<String>) -> ParseError {
        ParseError::new(self.origin.after(&self.text[..at]), message)
    }
}

/// The letters of a game's pieces, for messages.
fn letters(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Freedom => "w or b",
        GameKind::Freeze => "F, H, V, U, D or X, in lower case for Black",
        GameKind::Squares => "c, C, b or B",
    }
}

fn quote_char(letter: char) -> String {
    quote(letter.encode_utf8(&mut [0; 4]))
}
