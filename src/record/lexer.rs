//! The words and signs of a record's text, with their places.

use super::error::{ParseError, Place};

/// What a record's moves are written with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// A move, a move number, a result, or anything else without white space or a sign in it.
    Word(&'a str),
    /// What a comment says, with its white space as it stands.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `[`, which begins a tag and so the next record. It is not taken: [`super::tags`] reads it.
    Tag,
    /// A sign that has no business between moves.
    Stray(char),
    /// The end of the text.
    End,
}

/// A text and how far it has been read.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    /// The byte that is read next.
    at: usize,
    /// A byte whose place is known, not behind `at`. Each place is counted from the one before, so that
    /// all of them together cost one pass over the text.
    mark: (usize, Place),
    /// Whether a search for `}` has come to the end of the text. Without this a text of nothing but `{`
    /// and tags would be searched to its end again for every record.
    no_more_braces: bool,
}

impl<'a> Lexer<'a> {
    /// Before the first character of a text. A byte order mark is not part of it.
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text: text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text),
            at: 0,
            mark: (0, Place::START),
            no_more_braces: false,
        }
    }

    /// What has not been read.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The place of what is read next.
    pub(super) fn place(&mut self) -> Place {
        let (at, place) = self.mark;
        let place = place.after(&self.text[at..self.at]);
        self.mark = (self.at, place);
        place
    }

    /// Passes over bytes of [`Lexer::rest`].
    pub(super) fn skip(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Passes over the bytes that `pass` holds for, and returns them. They must be ASCII.
    pub(super) fn take_while(&mut self, pass: impl Fn(u8) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.bytes().position(|byte| !pass(byte));
        let taken = &rest[..end.unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    /// Passes over white space.
    pub(super) fn skip_space(&mut self) {
        self.take_while(|byte| byte.is_ascii_whitespace());
    }

    /// Reads the next token and says where it begins.
    ///
    /// # Errors
    /// If a comment is not closed; goes on behind the `{` then.
    pub(super) fn token(&mut self) -> Result<(Token<'a>, Place), ParseError> {
        self.skip_space();
        let place = self.place();
        let rest = self.rest();
        let sign = |lexer: &mut Self, token| {
            lexer.at += 1;
            token
        };
        let token = match rest.bytes().next() {
            None => Token::End,
            Some(b'[') => Token::Tag,
            Some(b'(') => sign(self, Token::Open),
            Some(b')') => sign(self, Token::Close),
            Some(byte @ (b']' | b'}')) => sign(self, Token::Stray(byte.into())),
            Some(b'{') => {
                self.at += 1;
                self.brace_comment(place)?
            }
            Some(b';') => {
                let line = rest[1..].split('\n').next().unwrap_or_default();
                self.at += 1 + line.len();
                Token::Comment(line)
            }
            Some(_) => {
                let end = rest.bytes().position(ends_word).unwrap_or(rest.len());
                self.at += end;
                Token::Word(&rest[..end])
            }
        };
        Ok((token, place))
    }

    /// A comment in braces, whose `{` was at `place`.
    ///
    /// A line in it that begins with a `Game` tag is taken for the next record: the `}` is missing then,
    /// and the next one may be many records away.
    fn brace_comment(&mut self, place: Place) -> Result<Token<'a>, ParseError> {
        let rest = self.rest();
        let unclosed = || {
            let message = "the comment that begins here has no end; expected \"}\"";
            Err(ParseError::new(place, message))
        };
        if self.no_more_braces {
            return unclosed();
        }
        for (at, byte) in rest.bytes().enumerate() {
            match byte {
                b'}' => {
                    self.at += at + 1;
                    return Ok(Token::Comment(&rest[..at]));
                }
                b'\n' if rest[at + 1..].starts_with("[Game \"") => return unclosed(),
                _ => {}
            }
        }
        self.no_more_braces = true;
        unclosed()
    }

    /// Passes over the rest of the line.
    pub(super) fn skip_line(&mut self) {
        self.at = match self.rest().find('\n') {
            Some(end) => self.at + end + 1,
            None => self.text.len(),
        };
    }

    /// Whether nothing but spaces stands between here and the beginning of the line.
    pub(super) fn begins_line(&self) -> bool {
        let before = self.text[..self.at].trim_end_matches([' ', '\t']);
        before.is_empty() || before.ends_with('\n')
    }

    /// Whether a tag begins here, perhaps behind spaces.
    pub(super) fn sees_tag(&self) -> bool {
        let rest = self.rest();
        let rest = rest.strip_prefix(BYTE_ORDER_MARK).unwrap_or(rest);
        rest.trim_start_matches([' ', '\t']).starts_with('[')
    }
}

/// Some programs put it in front of UTF-8, and joined files have it in the middle.
pub(super) const BYTE_ORDER_MARK: char = '\u{feff}';

/// Whether a byte cannot belong to a word.
const fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'(' | b')' | b'[' | b']' | b'{' | b'}' | b';')
}
