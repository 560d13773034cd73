//! The game that is being played, kept after every move.

use bevy::prelude::*;

use super::{Keep, Notice, Place, disk};
use crate::app::Stage;
use crate::record::Record;
use crate::text::text;
use crate::turn::Session;

/// The game that the last run left.
#[derive(Resource, Clone, Debug, Default)]
pub struct SavedGame(pub Option<Session>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedGame>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            save.run_if(resource_exists_and_changed::<Session>)
                .after(Stage::Turn)
                .before(Stage::Resolve),
        );
}

fn load(keep: Res<Keep>, mut saved: ResMut<SavedGame>, mut notices: MessageWriter<Notice>) {
    if !keep.0 {
        return;
    }
    let text = match disk::read(Place::Autosave) {
        Ok(Some(text)) => text,
        Ok(None) => return,
        Err(error) => {
            let error = error.to_string();
            notices.write(Notice(text!("notice-last-not-read", error = error)));
            return;
        }
    };
    match read_game(&text) {
        Ok(session) => saved.0 = Some(session),
        Err(error) => {
            let place = disk::set_aside(Place::Autosave).unwrap_or_default();
            let notice = text!("notice-last-damaged", error = error, place = place);
            notices.write(Notice(notice));
        }
    }
}

fn read_game(text: &str) -> Result<Session, String> {
    let record: Record = text.parse().map_err(|error| format!("{error}"))?;
    Session::from_record(&record).map_err(|error| error.to_string())
}

/// Keeps the game as it stands. The game before it, if it had moves, stays beside it.
fn save(
    keep: Res<Keep>,
    session: Res<Session>,
    saved: Res<SavedGame>,
    mut last: Local<Option<(u64, String)>>,
    mut notices: MessageWriter<Notice>,
) {
    if !keep.0 || session.tree().line().is_empty() {
        return;
    }
    let text = session.to_record().to_string();
    let known = match last.as_ref() {
        Some((id, _)) => Some(*id),
        None => saved.0.as_ref().map(Session::id),
    };
    if last.as_ref().is_some_and(|(_, written)| *written == text) {
        return;
    }
    let put_by = match known {
        Some(id) if id != session.id() => disk::rename(Place::Autosave, Place::Previous),
        _ => Ok(()),
    };
    *last = Some((session.id(), text.clone()));
    if let Err(error) = put_by.and_then(|()| disk::write(Place::Autosave, &text)) {
        let error = error.to_string();
        notices.write(Notice(text!("notice-game-not-kept", error = error)));
    }
}
