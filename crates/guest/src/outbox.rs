//! Tickets of runs under way, and finished runs that no server has answered for yet. Both are kept as
//! texts, a line each, by whoever has a storage.

use judge::{sha256, to_hex};
use session::{Day, Deal, Log, RunId};
use std::fmt;

/// A deal that was handed out to this player, and the run that is played on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    pub id: String,
    /// Names the deal: the log of a ticketed run repeats it letter by letter.
    deal: String,
    /// The first run of that deal has the ticket; a second one is for practice.
    pub run: Option<RunId>,
    /// Milliseconds since 1970; what ends later is of the open class.
    pub expires: i64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tickets(Vec<Ticket>);

/// A ticket is of no use for so long after it expired.
const FORGOTTEN: i64 = 7 * 86_400_000;

fn sum(deal: &str) -> String {
    to_hex(&sha256(deal.as_bytes()))[..32].to_owned()
}

impl Tickets {
    pub fn read(text: &str) -> Tickets {
        Tickets(text.lines().filter_map(Ticket::read).collect())
    }

    /// Takes a ticket in, and forgets those that are long over.
    pub fn add(&mut self, id: &str, deal: &str, expires: i64, now: i64) {
        self.0.retain(|known| known.id != id && known.expires.saturating_add(FORGOTTEN) > now);
        self.0.push(Ticket { id: id.to_owned(), deal: sum(deal), run: None, expires });
    }

    /// The ticket that this run is played on, which from now on is this run's alone.
    pub fn of(&mut self, deal: &Deal, run: RunId) -> Option<&Ticket> {
        let deal = sum(&deal.to_string());
        let mut fitting = self.0.iter_mut();
        let found =
            fitting.find(|it| it.deal == deal && it.run.is_none_or(|known| known == run))?;
        found.run = Some(run);
        Some(found)
    }

    /// The run was answered for.
    pub fn spend(&mut self, run: RunId) {
        self.0.retain(|known| known.run != Some(run));
    }
}

impl Ticket {
    fn read(line: &str) -> Option<Ticket> {
        let words: Vec<&str> = line.split(' ').collect();
        let [id, deal, run, expires] = words[..] else { return None };
        Some(Ticket {
            id: id.to_owned(),
            deal: deal.to_owned(),
            run: run.parse().ok(),
            expires: expires.parse().ok()?,
        })
    }
}

impl fmt::Display for Tickets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Ticket { id, deal, run, expires } in &self.0 {
            let run = run.map_or("-".to_owned(), |run| run.to_string());
            writeln!(f, "{id} {deal} {run} {expires}")?;
        }
        Ok(())
    }
}

/// A finished run that is to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    pub run: RunId,
    pub ticket: Option<String>,
}

/// In the order they were finished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outbox(pub Vec<Letter>);

impl Outbox {
    pub fn read(text: &str) -> Outbox {
        let letter = |line: &str| {
            let (run, ticket) = line.split_once(' ')?;
            let ticket = Some(ticket.to_owned()).filter(|ticket| ticket != "-");
            Some(Letter { run: run.parse().ok()?, ticket })
        };
        Outbox(text.lines().filter_map(letter).collect())
    }

    pub fn add(&mut self, letter: Letter) {
        self.answered(letter.run);
        self.0.push(letter);
    }

    pub fn find(&self, run: RunId) -> Option<&Letter> {
        self.0.iter().find(|letter| letter.run == run)
    }

    /// The server has answered for good, whatever it said.
    pub fn answered(&mut self, run: RunId) {
        self.0.retain(|letter| letter.run != run);
    }
}

impl fmt::Display for Outbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Letter { run, ticket } in &self.0 {
            writeln!(f, "{run} {}", ticket.as_deref().unwrap_or("-"))?;
        }
        Ok(())
    }
}

/// Dailies of so many days before are taken by servers.
const EARLIER: u32 = 31;

/// Whether a server takes this run without a ticket: dailies that are not too old.
pub fn is_taken(log: &Log, today: Day) -> bool {
    let is_recent = |day: Day| today.number().saturating_sub(day.number()) < EARLIER;
    log.deal.day().is_some_and(is_recent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::GameId;

    fn deal(first: u32) -> Deal {
        Deal::new(GameId::Blank, "only").with("first", first)
    }

    #[test]
    fn a_ticket_is_of_the_first_run_of_its_deal() {
        let mut tickets = Tickets::default();
        tickets.add("aa", &deal(3).to_string(), 1000, 0);
        tickets.add("bb", &deal(4).to_string(), 1000, 0);
        let mut tickets = Tickets::read(&tickets.to_string());
        assert_eq!(tickets.of(&deal(5), RunId(1)), None);
        assert_eq!(tickets.of(&deal(4), RunId(1)).map(|it| it.id.as_str()), Some("bb"));
        let mut tickets = Tickets::read(&tickets.to_string());
        assert_eq!(
            tickets.of(&deal(4), RunId(2)),
            None,
            "a second run of the deal is for practice"
        );
        assert!(tickets.of(&deal(4), RunId(1)).is_some());
        tickets.spend(RunId(1));
        assert_eq!(tickets.of(&deal(4), RunId(1)), None);
        tickets.add("cc", &deal(6).to_string(), FORGOTTEN * 3, FORGOTTEN * 2);
        assert_eq!(tickets.to_string().lines().count(), 1, "{tickets}");
    }

    #[test]
    fn a_letter_waits_until_it_is_answered() {
        let mut outbox = Outbox::default();
        outbox.add(Letter { run: RunId(1), ticket: None });
        outbox.add(Letter { run: RunId(2), ticket: Some("aa".into()) });
        outbox.add(Letter { run: RunId(1), ticket: None });
        let mut read = Outbox::read(&format!("{outbox}nonsense\n"));
        assert_eq!(read, outbox);
        assert_eq!(read.find(RunId(2)).and_then(|it| it.ticket.as_deref()), Some("aa"));
        read.answered(RunId(2));
        assert_eq!(read.0, [Letter { run: RunId(1), ticket: None }]);
    }

    #[test]
    fn old_dailies_are_not_sent() {
        let today = Day::new(2026, 11, 18).unwrap();
        let log = |day: &str| Log::new(deal(3).with("daily", day), RunId(1), 0);
        assert!(is_taken(&log("2026-11-18"), today) && is_taken(&log("2026-11-01"), today));
        assert!(!is_taken(&log("2026-09-01"), today));
        assert!(!is_taken(&Log::new(deal(3), RunId(1), 0), today));
    }
}
