//! Records that somebody brings to the running program: drops on it, or chooses in the browser.

use bevy::prelude::*;

use super::{Act, Session};
use crate::app::Stage;
use crate::record::records;
use crate::store::Notice;
use crate::text::text;

/// A file that is to be opened, and what is in it or why it cannot be read.
#[derive(Message, Clone, Debug)]
pub struct Opened {
    /// The file's name.
    pub name: String,
    /// Its content.
    pub content: Result<Vec<u8>, String>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Opened>()
        .add_systems(Update, begin.after(Stage::Input).before(Stage::Turn));
}

/// Begins the first game of the file. What is wrong with one leaves the game on the table as it is.
fn begin(
    mut opened: MessageReader<Opened>,
    mut acts: MessageWriter<Act>,
    mut notices: MessageWriter<Notice>,
) {
    for file in opened.read() {
        match file.content.clone().and_then(first_game) {
            Ok(session) => {
                acts.write(Act::Begin(Box::new(session)));
            }
            Err(error) => {
                let name = file.name.as_str();
                let notice = text!("notice-file-not-opened", name = name, error = error);
                notices.write(Notice(notice));
            }
        }
    }
}

fn first_game(bytes: Vec<u8>) -> Result<Session, String> {
    let text = String::from_utf8(bytes).map_err(|_| text!("error-not-utf8"))?;
    let record = records(&text)
        .next()
        .ok_or_else(|| text!("error-no-record"))?
        .map_err(|error| error.to_string())?;
    Session::from_record(&record).map_err(|error| error.to_string())
}
