//! Thinking on the task pool that says what it has found so far.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::tasks::{AsyncComputeTaskPool, ConditionalSendFuture, Task, futures::check_ready};

use crate::engine::{Report, Search, Status};
use crate::turn::{SLICE, Spell};

/// How many slices there are between two reports.
const REPORT_EVERY: u32 = 200;

/// Where a task puts what it has found.
pub(super) struct Finder<T>(Arc<Mutex<Option<T>>>);

impl<T> Finder<T> {
    /// Says what has been found; takes the place of what nobody has fetched yet.
    pub(super) fn say(&self, found: T) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(found);
    }
}

/// Thinking that goes on. Dropping it stops it.
pub(super) struct Work<T> {
    task: Option<Task<()>>,
    found: Arc<Mutex<Option<T>>>,
}

impl<T: Send + 'static> Work<T> {
    /// Begins.
    pub(super) fn begin<F>(think: impl FnOnce(Finder<T>) -> F) -> Self
    where
        F: ConditionalSendFuture<Output = ()> + 'static,
    {
        let found = Arc::new(Mutex::new(None));
        let task = AsyncComputeTaskPool::get().spawn(think(Finder(found.clone())));
        Self {
            task: Some(task),
            found,
        }
    }

    /// What has been found since one asked last.
    pub(super) fn news(&mut self) -> Option<T> {
        if let Some(task) = &mut self.task
            && check_ready(task).is_some()
        {
            self.task = None;
        }
        self.found
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }

    /// Whether it goes on.
    pub(super) fn is_running(&self) -> bool {
        self.task.is_some()
    }
}

/// Searches to the end, and reports now and then and at the end.
pub(super) async fn explore(mut search: Search, report: impl Fn(Report) + Send) {
    let mut slices = 0;
    let mut spell = Spell::begin();
    loop {
        let status = search.advance(SLICE);
        slices += 1;
        if status == Status::Done || slices % REPORT_EVERY == 0 {
            report(search.report());
        }
        if status == Status::Done {
            return;
        }
        spell.rest().await;
    }
}

/// Searches to the end.
pub(super) async fn find(mut search: Search) -> Report {
    let mut spell = Spell::begin();
    while search.advance(SLICE) == Status::Running {
        spell.rest().await;
    }
    search.report()
}
