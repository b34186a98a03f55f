//! The world from this machine: who we are there, which runs have a ticket, and which finished runs are
//! still to be sent. All of it is files beside the saves, and nothing is sent from here.

use crate::{Store, files};
use session::{Day, Log, RunId};
use std::fs;
use std::io;
use std::path::PathBuf;

/// A player of a world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passport {
    /// The server, as `http://host:port`.
    pub server: String,
    pub token: String,
}

/// A finished run that the server has not answered for yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsent {
    pub log: Log,
    pub ticket: Option<String>,
}

impl Store {
    pub fn passport(&self) -> Option<Passport> {
        let text = fs::read_to_string(self.world("passport.txt")).ok()?;
        let mut lines = text.lines();
        let mut value = |name| lines.next()?.strip_prefix(name).map(str::to_owned);
        Some(Passport { server: value("server ")?, token: value("token ")? })
    }

    /// Whoever was deleted there is nobody there any more; the runs stay.
    pub fn forget_world(&self) -> io::Result<()> {
        fs::remove_dir_all(self.path("world"))
    }

    /// For the player alone: whoever has the token is the player.
    pub fn keep_passport(&self, passport: &Passport) -> io::Result<()> {
        let Passport { server, token } = passport;
        let path = self.world("passport.txt");
        self.keep("passport.txt", &format!("server {server}\ntoken {token}\n"))?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
        }
        Ok(())
    }

    /// From now on this device is nobody's.
    pub fn forget_passport(&self) -> io::Result<()> {
        fs::remove_file(self.world("passport.txt"))
    }

    /// Notes which ticket a run is played on, before it begins.
    pub fn keep_ticket(&self, run: RunId, ticket: &str) -> io::Result<()> {
        self.keep(&format!("tickets/{run}"), ticket)
    }

    /// What is to be sent: finished runs with a ticket, and dailies that are not too old.
    pub fn unsent(&self, today: Day) -> Vec<Unsent> {
        let mut found = Vec::new();
        for run in self.finished_runs() {
            if self.world(&format!("answered/{run}")).exists() {
                continue;
            }
            let ticket = fs::read_to_string(self.world(&format!("tickets/{run}"))).ok();
            let Some(log) = self.finished(run) else { continue };
            if ticket.is_some() || guest::is_taken(&log, today) {
                found.push(Unsent { log, ticket });
            }
        }
        found
    }

    /// The server has answered for good, whatever it said; it is not asked again.
    pub fn answered(&self, run: RunId, answer: &str) -> io::Result<()> {
        self.keep(&format!("answered/{run}"), answer)
    }

    /// A place for logs of others.
    pub fn watched_path(&self, run: RunId) -> PathBuf {
        self.world(&format!("watched/{run}.log"))
    }

    pub fn keep_watched(&self, run: RunId, log: &str) -> io::Result<()> {
        self.keep(&format!("watched/{run}.log"), log)
    }

    pub(crate) fn world(&self, name: &str) -> PathBuf {
        self.path("world").join(name)
    }

    pub(crate) fn keep(&self, name: &str, text: &str) -> io::Result<()> {
        let path = self.world(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        files::write(&path, text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::store;
    use session::{Deal, GameId};

    #[test]
    fn a_finished_run_waits_until_it_is_answered() {
        let store = store("outbox");
        let today = Day::new(2026, 11, 18).unwrap();
        let passport = Passport { server: "http://127.0.0.1:9".into(), token: "00ff".into() };
        assert_eq!(store.passport(), None);
        store.keep_passport(&passport).unwrap();
        assert_eq!(store.passport(), Some(passport));
        let log = |run, deal| Log::new(deal, RunId(run), 0);
        let own = || Deal::new(GameId::Blank, "only").with("first", 3);
        let daily = |day: &str| own().with("daily", day);
        store.keep_ticket(RunId(1), "77").unwrap();
        for log in
            [log(1, own()), log(2, own()), log(3, daily("2026-11-17")), log(4, daily("2026-09-01"))]
        {
            store.finish(&log).unwrap();
        }
        let unsent = |store: &Store| {
            let mut runs: Vec<u128> =
                store.unsent(today).iter().map(|unsent| unsent.log.run.0).collect();
            runs.sort();
            runs
        };
        assert_eq!(unsent(&store), [1, 3]);
        store.answered(RunId(1), "kept").unwrap();
        assert_eq!(unsent(&store), [3]);
        store.forget();
    }
}
