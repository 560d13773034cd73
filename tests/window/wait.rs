//! Waiting for what a person would wait for.

use std::thread;
use std::time::{Duration, Instant};

/// How often is looked whether it has come.
const INTERVAL: Duration = Duration::from_millis(40);

/// How long anything may take, at most: a machine without a graphics card, busy with other things.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Asks again and again until there is an answer. Fails if there is none before `patience` ends; `what`
/// says what was waited for.
pub(crate) fn until<T>(patience: Duration, what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(
            begun.elapsed() < patience,
            "waited {patience:?} in vain until {what}"
        );
        thread::sleep(INTERVAL);
    }
}
