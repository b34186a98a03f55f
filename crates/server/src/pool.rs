//! A bounded number of logs is played again at a time, and a bounded number waits; the next is told to
//! come again. A panic in one costs that one.

use crate::problem::Problem;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;

/// For each that is played again so many may wait.
const WAITING: usize = 32;

pub struct Pool {
    room: Arc<Semaphore>,
    inside: AtomicUsize,
    most: usize,
}

/// Counts who is inside, also when a request is given up.
struct Inside<'a>(&'a AtomicUsize);

impl Drop for Inside<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Pool {
    pub fn new(judges: usize) -> Pool {
        let judges = judges.max(1);
        Pool {
            room: Arc::new(Semaphore::new(judges)),
            inside: AtomicUsize::new(0),
            most: judges * (WAITING + 1),
        }
    }

    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let before = self.inside.fetch_add(1, Ordering::Relaxed);
        let _inside = Inside(&self.inside);
        if before >= self.most {
            return Err(Problem::busy());
        }
        let place = Arc::clone(&self.room).acquire_owned().await.map_err(|_| Problem::busy())?;
        let working = tokio::task::spawn_blocking(move || {
            // Held until the work is done, also when nobody waits for it any more.
            let _place = place;
            work()
        });
        working.await.map_err(|_| {
            tracing::error!("judging broke off");
            Problem::broken()
        })
    }
}

/// How long one log may take of a processor. The costliest that a search finds takes a tenth of it
/// (`docs/server.md`): this is for what nobody has thought of.
const PATIENCE: Duration = Duration::from_millis(250);

/// Says no when the thread that asks has worked for too long since this was called.
pub fn patience() -> impl FnMut() -> bool {
    let start = worked();
    move || worked().saturating_sub(start) < PATIENCE
}

/// What this thread has had of a processor. Others who are busy do not make a log a costly one.
#[cfg(unix)]
fn worked() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// Where threads have no clock of their own, the one on the wall has to do.
#[cfg(not(unix))]
fn worked() -> Duration {
    use std::sync::OnceLock;
    static START: OnceLock<tokio::time::Instant> = OnceLock::new();
    START.get_or_init(tokio::time::Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_ends_patience_and_waiting_does_not() {
        let mut may_go_on = patience();
        std::thread::sleep(PATIENCE);
        assert!(cfg!(not(unix)) || may_go_on());
        while may_go_on() {}
    }
}
