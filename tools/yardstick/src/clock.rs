//! A deadline in processor time of this thread, so that a busy machine disturbs nobody.
//!
//! `minimax` can only be stopped by the wall clock. Here the evaluation stops it, by unwinding.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Duration;

use cpu_time::ThreadTime;

/// Evaluations between two looks at the clock.
const INTERVAL: u32 = 64;

thread_local! {
    static DEADLINE: Cell<Option<(ThreadTime, Duration)>> = const { Cell::new(None) };
    static COUNT: Cell<u32> = const { Cell::new(0) };
}

/// What a search is unwound with.
struct TimeIsUp;

/// Does something for so long at most; nothing if it was stopped.
pub fn within<T>(time: Duration, act: impl FnOnce() -> T) -> Option<T> {
    DEADLINE.set(Some((ThreadTime::now(), time)));
    let done = catch_unwind(AssertUnwindSafe(act));
    DEADLINE.set(None);
    match done {
        Ok(done) => Some(done),
        Err(cause) if cause.is::<TimeIsUp>() => None,
        Err(cause) => resume_unwind(cause),
    }
}

/// Stops what runs [`within`] a time that is up.
pub fn check() {
    let count = COUNT.get() + 1;
    COUNT.set(count % INTERVAL);
    if count == INTERVAL
        && DEADLINE
            .get()
            .is_some_and(|(start, time)| start.elapsed() >= time)
    {
        resume_unwind(Box::new(TimeIsUp));
    }
}
