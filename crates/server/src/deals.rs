//! Deals that are asked for again and again: the dailies of a few days. They are dealt once and
//! compared by equality after that, since proving a deal may take seconds.

use crate::pool::Pool;
use crate::problem::Problem;
use session::{Day, Deal, GameId};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// So many are kept; the oldest days go first.
const KEPT: usize = 256;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Calendar,
    Competition,
}

#[derive(Default)]
pub struct Deals(Mutex<BTreeMap<(u32, GameId, Kind), Arc<Deal>>>);

impl Deals {
    /// The calendar's daily, which everybody can compute.
    pub async fn calendar(
        &self,
        pool: &Pool,
        game: GameId,
        day: Day,
    ) -> Result<Arc<Deal>, Problem> {
        self.get(pool, (day.number(), game, Kind::Calendar), move || game.daily(day)).await
    }

    /// The competition's, which follows from the day's secret.
    pub async fn competition(
        &self,
        pool: &Pool,
        game: GameId,
        day: Day,
        secret: [u8; 32],
    ) -> Result<Arc<Deal>, Problem> {
        let dealt = move || judge::competition(&secret, game, day);
        self.get(pool, (day.number(), game, Kind::Competition), dealt).await
    }

    async fn get(
        &self,
        pool: &Pool,
        key: (u32, GameId, Kind),
        deal: impl FnOnce() -> Deal + Send + 'static,
    ) -> Result<Arc<Deal>, Problem> {
        if let Some(known) = self.known().get(&key) {
            return Ok(Arc::clone(known));
        }
        let dealt = Arc::new(pool.work(deal).await?);
        let mut known = self.known();
        known.insert(key, Arc::clone(&dealt));
        while known.len() > KEPT {
            known.pop_first();
        }
        Ok(dealt)
    }

    fn known(&self) -> std::sync::MutexGuard<'_, BTreeMap<(u32, GameId, Kind), Arc<Deal>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
