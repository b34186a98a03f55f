//! The clock of an SQLite database: that of the machine it is on, or a test's own.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Tells milliseconds since 1970.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> i64 + Send + Sync>);

impl Clock {
    #[expect(clippy::disallowed_methods, reason = "the one clock of this database")]
    pub fn system() -> Clock {
        Clock::by(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |since| since.as_millis() as i64)
        })
    }

    pub fn by(tell: impl Fn() -> i64 + Send + Sync + 'static) -> Clock {
        Clock(Arc::new(tell))
    }

    pub fn now(&self) -> i64 {
        (self.0)()
    }
}
