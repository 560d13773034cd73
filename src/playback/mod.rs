//! When: the playhead over the steps, and the pose of every piece at any instant.

mod finale;
mod playhead;
mod pose;
mod timeline;

use bevy::prelude::*;

pub use finale::Finale;
pub(crate) use playhead::obey_transport;
pub use playhead::{OpenAt, Passed, Playhead, Seek, SlowMotion, Transport, Way};
pub(crate) use pose::{FROST_BEGINS, TOUCH};
pub use pose::{Pose, on_board, pose_at};
pub use timeline::{TimedStep, Timeline, waves};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>()
        .add_plugins((playhead::plugin, pose::plugin, finale::plugin));
}
