//! Stands in for files where there are none.

use std::io;

use super::Place;

fn nowhere() -> io::Error {
    io::Error::new(io::ErrorKind::Unsupported, "nothing can be kept here")
}

pub(super) fn read(_place: Place) -> io::Result<Option<String>> {
    Ok(None)
}

pub(super) fn write(_place: Place, _text: &str) -> io::Result<()> {
    Err(nowhere())
}

pub(super) fn rename(_from: Place, _to: Place) -> io::Result<()> {
    Err(nowhere())
}

pub(super) fn set_aside(_place: Place) -> io::Result<String> {
    Err(nowhere())
}
