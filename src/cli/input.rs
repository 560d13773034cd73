//! What commands read.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use super::output::Failure;
use crate::record::{ParseError, Place};

/// Whether a path means standard input.
pub(super) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The text of a file, or of standard input for `-`.
pub(super) fn read(path: &Path) -> Result<String, Failure> {
    let bytes = if is_stdin(path) {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = bytes.map_err(|error| Failure::new(path.display(), error))?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let bytes = error.into_bytes();
        let before = String::from_utf8_lossy(&bytes[..valid]);
        let message = format!(
            "byte {} of the file is {:#04x}, which is not UTF-8 here; expected a text in UTF-8",
            valid + 1,
            bytes[valid]
        );
        Failure::new(
            path.display(),
            ParseError::new(Place::START.after(&before), message),
        )
    })
}

/// The error for a text without a record.
pub(super) fn no_record(path: &Path) -> Failure {
    let message = "no record; expected a tag such as [Game \"Freeze\"]";
    Failure::new(path.display(), ParseError::new(Place::START, message))
}
