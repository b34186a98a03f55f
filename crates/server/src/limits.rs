//! How often somebody may ask. Addresses are kept in memory alone, and only for as long as they count.

use crate::problem::Problem;
use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

type Keyed<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

pub struct Limits {
    addresses: Keyed<IpAddr>,
    players: Keyed<i64>,
    joins: Keyed<IpAddr>,
    codes: Keyed<IpAddr>,
}

impl Default for Limits {
    fn default() -> Limits {
        let limit = |times: u32, within: Duration| {
            let times = NonZeroU32::new(times).expect("a limit above zero");
            let quota = Quota::with_period(within / times.get()).expect("a time above zero");
            quota.allow_burst(times)
        };
        let second = Duration::from_secs(1);
        Limits {
            addresses: RateLimiter::hashmap(limit(200, 10 * second)),
            players: RateLimiter::hashmap(limit(100, 10 * second)),
            joins: RateLimiter::hashmap(limit(20, 3600 * second)),
            // Pairing and recovery codes: five tries in five minutes.
            codes: RateLimiter::hashmap(limit(5, 300 * second)),
        }
    }
}

impl Limits {
    pub fn address(&self, address: Option<IpAddr>) -> Result<(), Problem> {
        address.map_or(Ok(()), |address| {
            check(&self.addresses, &network(address), "too-many-requests")
        })
    }

    pub fn player(&self, player: i64) -> Result<(), Problem> {
        check(&self.players, &player, "too-many-requests")
    }

    pub fn join(&self, address: Option<IpAddr>) -> Result<(), Problem> {
        address.map_or(Ok(()), |address| check(&self.joins, &network(address), "too-many-players"))
    }

    pub fn code(&self, address: Option<IpAddr>) -> Result<(), Problem> {
        address.map_or(Ok(()), |address| check(&self.codes, &network(address), "too-many-tries"))
    }

    /// Forgets who has not asked for a while.
    pub fn forget(&self) {
        self.addresses.retain_recent();
        self.joins.retain_recent();
        self.codes.retain_recent();
        self.players.retain_recent();
    }
}

fn check<K: Hash + Eq + Clone>(
    keyed: &Keyed<K>,
    key: &K,
    code: &'static str,
) -> Result<(), Problem> {
    keyed.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        Problem::too_many(code, wait.as_secs() as u32 + 1)
    })
}

/// Whoever has an address of the new kind has 2^64 of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        four => four,
    }
}
