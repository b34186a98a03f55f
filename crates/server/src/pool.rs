//! A bounded number of logs is played again at a time, and a bounded number waits; the next is told to
//! come again. A panic in one costs that one.

use crate::problem::Problem;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
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
