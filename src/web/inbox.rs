//! What the page's elements say to the game: it comes between two frames, and is read in the next one.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::input::{BoardEvent, Pointed};
use crate::rules::Cell;
use crate::store::Notice;
use crate::turn::Opened;

/// What an element of the page says.
#[derive(Message, Clone, Debug)]
pub(super) enum FromPage {
    /// A cell is pressed.
    Press(Cell),
    /// A cell has the focus.
    Point(Cell),
    /// What is chosen is to be let go.
    Cancel,
    /// A widget of the interface, by its number there, is pressed or gets the focus.
    Widget { id: u64, pressed: bool },
    /// No widget has the focus any more.
    LeaveWidgets,
    /// A file has been read.
    Opened(Opened),
    /// There is something to tell.
    Tell(String),
}

/// Takes what elements say, and wakes the game for it. Every listener has one of its own.
#[derive(Resource, Clone)]
pub(super) struct Inbox {
    waiting: Arc<Mutex<Vec<FromPage>>>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Inbox {
    /// Hands something to the game.
    pub(super) fn send(&self, said: FromPage) {
        self.waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(said);
        (self.wake)();
    }

    fn take(&self) -> Vec<FromPage> {
        std::mem::take(&mut *self.waiting.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl FromWorld for Inbox {
    fn from_world(world: &mut World) -> Self {
        let proxy = (**world.resource::<EventLoopProxyWrapper>()).clone();
        Self {
            waiting: Arc::default(),
            // The loop has ended if nobody can be woken.
            wake: Arc::new(move || {
                // A program that has ended needs no waking.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inbox>()
        .add_message::<FromPage>()
        .add_systems(First, receive)
        .add_systems(PreUpdate, pass_on);
}

fn receive(
    inbox: Res<Inbox>,
    mut said: MessageWriter<FromPage>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let all = inbox.take();
    if !all.is_empty() {
        redraws.write(RequestRedraw);
        said.write_batch(all);
    }
}

/// Passes on what means the same whoever says it.
fn pass_on(
    mut said: MessageReader<FromPage>,
    mut pointed: ResMut<Pointed>,
    mut events: MessageWriter<BoardEvent>,
    mut opened: MessageWriter<Opened>,
    mut notices: MessageWriter<Notice>,
) {
    for said in said.read() {
        match said {
            FromPage::Press(cell) => {
                events.write(BoardEvent::Press(*cell));
                events.write(BoardEvent::Release(Some(*cell)));
            }
            FromPage::Point(cell) => {
                *pointed = Pointed {
                    cell: Some(*cell),
                    by_keyboard: true,
                };
            }
            FromPage::Cancel => {
                events.write(BoardEvent::Cancel);
            }
            FromPage::Opened(file) => {
                opened.write(file.clone());
            }
            FromPage::Tell(text) => {
                notices.write(Notice(text.clone()));
            }
            FromPage::Widget { .. } | FromPage::LeaveWidgets => {}
        }
    }
}
