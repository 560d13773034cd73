//! Writing records.

use std::fmt::{self, Write};

use super::Record;
use super::line::{Line, Note};
use super::tag::write_tag;

/// Lines of moves and comments stay below this many columns.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    /// Writes the canonical text: the tags that say which game it is, the other tags in their order,
    /// the tag `Result`, an empty line, and the moves with comments and variations.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.setup();
        writeln!(f, "[Game \"{}\"]", setup.kind())?;
        writeln!(f, "[Size \"{}\"]", setup.size())?;
        writeln!(f, "[Rules \"{}\"]", setup.variant())?;
        if self.start != setup.start() {
            writeln!(f, "[Position \"{}\"]", self.start)?;
        }
        for tag in &self.tags {
            write_tag(f, tag.name(), tag.value())?;
            f.write_char('\n')?;
        }
        writeln!(f, "[Result \"{}\"]\n", self.result)?;
        let mut writer = Writer::new(f);
        writer.line(&self.line, 0)?;
        writer.word(self.result)?;
        writer.end()
    }
}

/// Writes words with spaces or line breaks between them.
struct Writer<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    /// How much of the current line is written, in characters.
    column: usize,
    /// What the next word begins with: brackets, a move number.
    prefix: String,
    /// The word that is written next, once no bracket can come to its end any more.
    pending: String,
}

impl<'a, 'f> Writer<'a, 'f> {
    const fn new(out: &'a mut fmt::Formatter<'f>) -> Self {
        Self {
            out,
            column: 0,
            prefix: String::new(),
            pending: String::new(),
        }
    }

    /// Writes moves; `number` is how many the game has before the first of them.
    fn line(&mut self, line: &Line, number: usize) -> fmt::Result {
        for comment in &line.comments {
            self.comment(comment)?;
        }
        let mut interrupted = true;
        for (number, played) in (number..).zip(&line.moves) {
            let pair = number / 2 + 1;
            if number % 2 == 0 {
                write!(self.prefix, "{pair}. ")?;
            } else if interrupted {
                write!(self.prefix, "{pair}... ")?;
            }
            self.word(played.mv)?;
            for note in &played.notes {
                match note {
                    Note::Comment(text) => self.comment(text)?,
                    Note::Variation(line) if line.moves.is_empty() => {}
                    Note::Variation(line) => {
                        self.prefix.push('(');
                        self.line(line, number)?;
                        self.close(')')?;
                    }
                }
            }
            interrupted = !played.notes.is_empty();
        }
        Ok(())
    }

    fn comment(&mut self, text: &str) -> fmt::Result {
        let mut words = text.split_ascii_whitespace().peekable();
        if words.peek().is_none() {
            return Ok(());
        }
        if text.contains('}') {
            return self.rest_of_line(words);
        }
        self.prefix.push('{');
        for word in words {
            // A line that begins with "[" is where a reader looks for the next record when this one is
            // damaged, so such a word stays with the one before it.
            if word.starts_with('[') && self.prefix.is_empty() {
                self.pending.push(' ');
                self.pending.push_str(word);
            } else {
                self.word(word)?;
            }
        }
        self.close('}')
    }

    /// Writes a comment that holds a `}`, which only one that ends with its line can.
    fn rest_of_line<'w>(&mut self, words: impl Iterator<Item = &'w str>) -> fmt::Result {
        self.word(";")?;
        for word in words {
            self.pending.push(' ');
            self.pending.push_str(word);
        }
        self.flush()?;
        // Nothing fits behind it.
        self.column = WIDTH;
        Ok(())
    }

    fn word(&mut self, word: impl fmt::Display) -> fmt::Result {
        self.flush()?;
        std::mem::swap(&mut self.prefix, &mut self.pending);
        write!(self.pending, "{word}")
    }

    /// Puts a closing bracket to the end of the last word.
    fn close(&mut self, bracket: char) -> fmt::Result {
        if self.pending.is_empty() {
            self.word("")?;
        }
        self.pending.push(bracket);
        Ok(())
    }

    fn flush(&mut self) -> fmt::Result {
        if self.pending.is_empty() {
            return Ok(());
        }
        let wide = self.pending.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + wide < WIDTH;
            self.out.write_char(if fits { ' ' } else { '\n' })?;
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.out.write_str(&self.pending)?;
        self.column += wide;
        self.pending.clear();
        Ok(())
    }

    fn end(mut self) -> fmt::Result {
        self.flush()?;
        self.out.write_char('\n')
    }
}
