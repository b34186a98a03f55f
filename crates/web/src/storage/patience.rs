//! Waiting for storage that takes its time, or never answers at all. It is waited for without end, as
//! it may just be slow; but nobody is left before an empty screen meanwhile.

use leptos::prelude::set_timeout;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// How long nobody wonders.
const MOMENT: Duration = Duration::from_secs(4);

/// Waits for something, and does something else once if it is late.
pub async fn patiently<T>(work: impl Future<Output = T>, late: impl FnOnce() + 'static) -> T {
    let is_done = Rc::new(Cell::new(false));
    let seen = is_done.clone();
    set_timeout(
        move || {
            if !seen.get() {
                late();
            }
        },
        MOMENT,
    );
    let done = work.await;
    is_done.set(true);
    done
}
