//! What a person does with pointer, finger and keyboard, and what that would do to the game.

mod choose;
mod keyboard;
mod keys;
mod pointer;
mod preview;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::{Screen, Stage};
use crate::playback::{Playhead, Timeline};
use crate::rules::{AnyPosition, Cell, Move, Position};
use crate::turn::{Calls, Seat, Session};

pub use choose::Selection;
pub use keys::key_list;
pub(crate) use keys::typed;
#[cfg(target_arch = "wasm32")]
pub(crate) use pointer::top_of;
pub use preview::{Foreseen, Preview};

/// What happens on the board, whatever device it comes from.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// A cell is pressed.
    Press(Cell),
    /// What was pressed is let go, over a cell or off the board.
    Release(Option<Cell>),
    /// The chosen move is to be made.
    Commit,
    /// What is chosen is let go.
    Cancel,
}

/// The cell that is pointed at, by the pointer or the keyboard's cursor, whichever moved last.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pointed {
    /// The cell.
    pub cell: Option<Cell>,
    /// Whether it is the keyboard's cursor, which is drawn even over cells that are not legal.
    pub by_keyboard: bool,
}

/// Whether something lies over the board and takes the input, such as a dialog.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardCovered(pub bool);

/// Whether keys belong to a widget that has the focus, not to the board.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeyboardTaken(pub bool);

/// The position that stands on the table.
#[derive(SystemParam)]
pub struct OnTable<'w> {
    session: Option<Res<'w, Session>>,
    calls: Res<'w, Calls>,
    playhead: Res<'w, Playhead>,
    timeline: Res<'w, Timeline>,
}

impl OnTable<'_> {
    /// The position, if it is a whole one and nothing moves, and how many moves led to it. None while a
    /// move's changes are to be called.
    pub fn standing(&self) -> Option<(&AnyPosition, usize)> {
        let session = self
            .session
            .as_ref()
            .filter(|_| self.playhead.is_at_rest() && self.calls.asked().is_none())?;
        let moves = self.timeline.moves_at(self.playhead.shown());
        // A pass has no steps of its own: the latest position with these pieces is meant.
        let whole = self.timeline.end_of(moves) == self.playhead.shown();
        whole.then(|| {
            let moves = moves.min(session.tree().reached());
            (session.tree().position_after(moves), moves)
        })
    }

    /// Whether anything on the table or in the game has changed in this frame.
    pub fn is_changed(&self) -> bool {
        self.playhead.is_changed()
            || self.calls.is_changed()
            || self.timeline.is_changed()
            || self.session.as_ref().is_some_and(DetectChanges::is_changed)
    }

    /// The position in which a person may make a move now: the standing one, unless the game has
    /// ended there or it is the computer's turn.
    pub fn open(&self) -> Option<(&AnyPosition, usize)> {
        let session = self.session.as_ref()?;
        self.standing().filter(|&(position, moves)| {
            let seat = session.player(position.side_to_move()).seat;
            let goes_on = moves < session.tree().reached() || session.end().is_none();
            goes_on && seat == Seat::Person
        })
    }
}

/// The moves that are legal now, for whoever shows or walks through them.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct LegalMoves(pub Vec<Move>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>()
        .init_resource::<BoardCovered>()
        .init_resource::<KeyboardTaken>()
        .init_resource::<LegalMoves>()
        .add_message::<BoardEvent>()
        .add_plugins((
            pointer::plugin,
            keyboard::plugin,
            choose::plugin,
            preview::plugin,
        ))
        .add_systems(
            Update,
            list_legal_moves
                .run_if(in_state(Screen::Playing))
                .after(Stage::Playback)
                .before(Stage::View),
        );
}

fn list_legal_moves(table: OnTable, mut legal: ResMut<LegalMoves>, mut moves: Local<Vec<Move>>) {
    if !table.is_changed() {
        return;
    }
    match table.open() {
        Some((position, _)) => position.legal_moves(&mut moves),
        None => moves.clear(),
    }
    if legal.0 != *moves {
        legal.0.clone_from(&moves);
    }
}
