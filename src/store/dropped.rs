//! Files that are dropped on the window.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use crate::app::Stage;
use crate::text::text;
use crate::turn::Opened;

/// The largest file that is read, in bytes: records are a thousand times smaller.
const LARGEST: u64 = 16 << 20;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .add_systems(Update, take.in_set(Stage::Input));
}

fn take(mut drops: MessageReader<FileDragAndDrop>, mut opened: MessageWriter<Opened>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            let name = path_buf
                .file_name()
                .unwrap_or(path_buf.as_os_str())
                .to_string_lossy()
                .into_owned();
            opened.write(Opened {
                name,
                content: read(path_buf),
            });
        }
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    let size = fs::metadata(path).map_err(|error| error.to_string())?.len();
    if size > LARGEST {
        return Err(text!("error-too-large"));
    }
    fs::read(path).map_err(|error| error.to_string())
}
