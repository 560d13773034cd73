//! Tag pairs.

use std::fmt::{self, Write};

use thiserror::Error;

use super::error::quote;

/// The tags that say what a record's moves mean; [`super::Record`] keeps them as values.
pub(super) const RESERVED: [&str; 5] = ["Game", "Size", "Rules", "Position", "Result"];

/// A tag pair that the rules have no use for, such as `[First "Ana"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    name: String,
    value: String,
}

/// A name that a tag cannot have.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TagError {
    /// Tag names are words.
    #[error("{} is not a tag name; expected letters, digits and _", quote(.0))]
    BadName(String),
    /// The tag follows from something else in the record.
    #[error("the tag {0} follows from the record's game and result")]
    Reserved(String),
}

impl Tag {
    /// A tag pair. Line breaks in the value become spaces: a tag is one line.
    ///
    /// # Errors
    /// If the name is not made of the letters `A` to `Z` and `a` to `z`, digits and `_`, or if it is
    /// one of `Game`, `Size`, `Rules`, `Position` and `Result`.
    ///
    /// ```
    /// use tesserae::record::Tag;
    ///
    /// let tag = Tag::new("First", "Ana \"the wall\"").unwrap();
    /// assert_eq!(tag.to_string(), r#"[First "Ana \"the wall\""]"#);
    /// assert!(Tag::new("First player", "Ana").is_err());
    /// ```
    pub fn new(name: &str, value: &str) -> Result<Self, TagError> {
        if name.is_empty() || !name.bytes().all(is_name_byte) {
            return Err(TagError::BadName(name.to_owned()));
        }
        if RESERVED.contains(&name) {
            return Err(TagError::Reserved(name.to_owned()));
        }
        Ok(Self {
            name: name.to_owned(),
            value: value.replace(['\n', '\r'], " "),
        })
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value, without quotation marks and escapes.
    pub fn value(&self) -> &str {
        &self.value
    }
}

/// Whether a tag's name may hold this byte.
pub(super) const fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tag(f, &self.name, &self.value)
    }
}

/// Writes a tag pair with the escapes that its value needs.
pub(super) fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(letter)?;
    }
    f.write_str("\"]")
}
