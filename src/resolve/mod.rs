//! A chosen move becomes steps, and steps become changes of the pieces on the table, one at a time.

use bevy::prelude::*;

use crate::app::Stage;
use crate::playback::{Playhead, Seek, Timeline, Way, obey_transport};
use crate::rules::{Change, Side, Step};
use crate::store::Settings;
use crate::table::{self, Board, Stone};
use crate::turn::{Calls, Session};

/// A step has begun to be shown, or to be taken back.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepBegan {
    /// Its number on the timeline.
    pub step: usize,
    /// Whether it is shown forwards.
    pub way: Way,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StepBegan>().add_systems(
        Update,
        (
            follow_session.run_if(
                resource_exists::<Session>
                    .and_then(resource_changed::<Session>.or_else(resource_changed::<Calls>)),
            ),
            obey_transport,
            seek.run_if(|playhead: Res<Playhead>| playhead.seek.is_some()),
            take_due_step.run_if(|playhead: Res<Playhead>| playhead.due().is_some()),
            mark_live_stones,
        )
            .chain()
            .in_set(Stage::Resolve),
    );
}

/// Brings the timeline, and where needed the table, in step with the game.
fn follow_session(world: &mut World, mut known: Local<Option<u64>>) {
    let session = world.resource::<Session>();
    let id = session.id();
    let start = *session.tree().start();
    if *known != Some(id) {
        *known = Some(id);
        world.resource_mut::<Timeline>().clear();
        *world.resource_mut::<Playhead>() = Playhead::default();
        table::set_up(world, &start);
    }
    let kept = {
        let timeline = world.resource::<Timeline>();
        timeline.kept(world.resource::<Session>().tree())
    };
    if world.resource::<Playhead>().shown() > kept {
        let seek = Seek {
            step: kept,
            progress: 1.0,
        };
        with_timeline(world, |world, timeline| {
            bring_table_to(world, timeline, seek);
        });
    }
    let mut timeline = std::mem::take(&mut *world.resource_mut::<Timeline>());
    let held = world.resource::<Calls>().asked().is_some();
    timeline.follow(world.resource::<Session>().tree(), held);
    let now = timeline.now();
    *world.resource_mut::<Timeline>() = timeline;
    world.resource_mut::<Playhead>().follow(now);
}

fn seek(world: &mut World) {
    if let Some(seek) = world.resource::<Playhead>().seek {
        with_timeline(world, |world, timeline| {
            bring_table_to(world, timeline, seek);
        });
    }
}

/// Lends the timeline to something that changes the rest of the world. Not by a resource scope, which
/// would mark the timeline as changed.
fn with_timeline(world: &mut World, work: impl FnOnce(&mut World, &Timeline)) {
    let lent = std::mem::take(world.resource_mut::<Timeline>().bypass_change_detection());
    work(world, &lent);
    *world.resource_mut::<Timeline>().bypass_change_detection() = lent;
}

/// Applies or takes back steps until the table shows an instant.
fn bring_table_to(world: &mut World, timeline: &Timeline, seek: Seek) {
    let shown = world.resource::<Playhead>().shown();
    let steps = timeline.steps();
    for timed in steps.iter().take(seek.step).skip(shown) {
        apply(world, &timed.step, Way::Forward);
    }
    for timed in steps.iter().take(shown).skip(seek.step).rev() {
        apply(world, &timed.step, Way::Back);
    }
    world.resource_mut::<Playhead>().arrived(seek);
}

/// Applies the next step, once the last one has been shown; all of them if moves are not animated.
fn take_due_step(world: &mut World) {
    let at_once = !world.resource::<Settings>().is_animated();
    with_timeline(world, |world, timeline| {
        while let Some(way) = world.resource::<Playhead>().due() {
            let shown = world.resource::<Playhead>().shown();
            let step = match way {
                Way::Forward => shown,
                Way::Back => shown - 1,
            };
            let Some(timed) = timeline.steps().get(step) else {
                return;
            };
            apply(world, &timed.step, way);
            let mut playhead = world.resource_mut::<Playhead>();
            playhead.stepped(way);
            if at_once {
                playhead.finish_step();
            }
            world.write_message(StepBegan { step, way });
            if !at_once {
                return;
            }
        }
    });
}

fn apply(world: &mut World, step: &Step, way: Way) {
    let changes = step.changes.iter().copied();
    match way {
        Way::Forward => table::apply(world, changes),
        Way::Back => table::apply(
            world,
            changes.map(|change| Change {
                before: change.after,
                after: change.before,
                ..change
            }),
        ),
    }
}

/// Freedom: notes on every stone whether it is live in the position that the table shows.
fn mark_live_stones(
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    session: Option<Res<Session>>,
    board: Res<Board>,
    mut stones: Query<&mut Stone>,
) {
    let Some(session) = session.filter(|_| playhead.is_changed() || timeline.is_changed()) else {
        return;
    };
    let position = session
        .tree()
        .position_after(timeline.moves_at(playhead.shown()));
    let live = Side::ALL.map(|side| position.live_cells(side)).concat();
    for cell in board.size().cells() {
        if let Some(mut stone) = board
            .entity(cell)
            .and_then(|entity| stones.get_mut(entity).ok())
        {
            stone.set_if_neq(Stone {
                live: live.contains(&cell),
            });
        }
    }
}
