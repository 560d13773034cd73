//! Files in the user's folders for data.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use super::Place;
use crate::text::text;

fn path(place: Place) -> io::Result<PathBuf> {
    let folder = match place {
        Place::Autosave | Place::Previous => dirs::data_dir(),
        Place::Settings => dirs::config_dir(),
    };
    folder
        .map(|folder| folder.join("tesserae").join(place.file_name()))
        .ok_or_else(|| io::Error::other(text!("error-no-folder")))
}

/// What is kept at a place, if anything.
pub(super) fn read(place: Place) -> io::Result<Option<String>> {
    match fs::read_to_string(path(place)?) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Keeps a text. Whoever reads sees the old text or the new one whole, even if the program is
/// stopped in the middle.
pub(super) fn write(place: Place, text: &str) -> io::Result<()> {
    let path = path(place)?;
    let folder = path
        .parent()
        .ok_or_else(|| io::Error::other("the file has no folder"))?;
    fs::create_dir_all(folder)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.persist(&path)?;
    Ok(())
}

/// Moves what is kept at one place to another.
pub(super) fn rename(from: Place, to: Place) -> io::Result<()> {
    match fs::rename(path(from)?, path(to)?) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

/// Puts a damaged file aside under a name of its own, and says where it is now.
pub(super) fn set_aside(place: Place) -> io::Result<String> {
    let path = path(place)?;
    let aside = path.with_extension("damaged");
    fs::rename(&path, &aside)?;
    Ok(aside.display().to_string())
}
