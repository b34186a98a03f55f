//! What is done for a ranked run while nobody looks: word of it on the way, its log at the end, again and
//! again until the server has answered. A room without a screen.

use super::post::{BOOK, OUTBOX, TICKETS, Wish, fetch, keep};
use super::sync::Sync;
use super::words::Words;
use crate::hall::Room;
use crate::{Effect, Event, Facts, Saved};
use guest::{Ask, Kept, Letter, Outbox, Problem, Tickets, is_passing, is_taken, is_well, read};
use progress::Profile;
use session::{Day, Log, RunId, phrase};

/// Seconds until what could not be sent is tried again: twice as long each time.
const FIRST_PAUSE: u32 = 5;
const LONGEST_PAUSE: u32 = 60;

pub struct Errands {
    words: Words,
    now: u64,
    ahead: i32,
    tickets: Tickets,
    outbox: Outbox,
    /// The letter whose log is being read.
    asked: Option<RunId>,
    /// The letter that an answer is waited for.
    sent: Option<RunId>,
    /// Letters that were tried in this round.
    tried: Vec<RunId>,
    pause: u32,
    is_waiting: bool,
    sync: Option<Sync>,
}

/// At the start of the page, when something was left to do.
pub fn enter(_: &str, facts: Facts) -> (Box<dyn Room>, Vec<Effect>) {
    let (mut errands, book) = (Errands::new(&facts), facts.kept(BOOK));
    let effects = match book.is_empty() {
        true => errands.send_next(),
        false => {
            let mut sync = Sync::new(book, counted(&facts), facts.now);
            let effects = sync.start();
            errands.sync = Some(sync);
            effects
        }
    };
    (Box::new(errands), effects)
}

/// The finished runs that this device knows of.
pub fn counted(facts: &Facts) -> Vec<RunId> {
    let profile = Profile::read(&facts.profile).map(|(profile, _)| profile).unwrap_or_default();
    profile.records().into_iter().map(|record| record.run).collect()
}

impl Errands {
    pub fn new(facts: &Facts) -> Errands {
        Errands {
            words: Words(facts.language()),
            now: facts.now,
            ahead: facts.ahead,
            tickets: Tickets::read(facts.kept(TICKETS)),
            outbox: Outbox::read(facts.kept(OUTBOX)),
            asked: None,
            sent: None,
            tried: Vec::new(),
            pause: FIRST_PAUSE,
            is_waiting: false,
            sync: None,
        }
    }

    /// A run that is under way, or has just ended.
    fn played(&mut self, facts: &Facts, log: &Log, over: bool) -> Vec<Effect> {
        // Other tabs and the room write these too.
        self.tickets = Tickets::read(facts.kept(TICKETS));
        self.outbox = Outbox::read(facts.kept(OUTBOX));
        self.now = facts.now;
        let before = self.tickets.to_string();
        let ticket = self.tickets.of(&log.deal, log.run).map(|ticket| ticket.id.clone());
        let mut effects = Vec::new();
        if self.tickets.to_string() != before {
            effects.push(keep(TICKETS, &self.tickets));
        }
        if !over {
            let word = ticket.map(|ticket| Ask::checkpoint(&ticket, log, log.at.0));
            effects.extend(word.map(|word| fetch(Wish::Checkpoint, word)));
            return effects;
        }
        effects.extend(self.post(log, ticket));
        effects.extend(self.send_log(log.run, &log.to_string()));
        effects
    }

    /// Puts a finished run into the outbox, if a server takes it.
    pub fn post(&mut self, log: &Log, ticket: Option<String>) -> Vec<Effect> {
        if ticket.is_none() && !is_taken(log, Day::at(self.now, self.ahead)) {
            return Vec::new();
        }
        self.outbox.add(Letter { run: log.run, ticket });
        vec![keep(OUTBOX, &self.outbox)]
    }

    /// Runs that were finished on another device, of which this one has the tickets.
    pub fn post_others(&mut self, logs: &[Log]) -> Vec<Effect> {
        let mut effects = Vec::new();
        for log in logs {
            if let Some(ticket) = self.tickets.of(&log.deal, log.run).map(|it| it.id.clone()) {
                effects.extend(self.post(log, Some(ticket)));
            }
        }
        effects
    }

    fn send_log(&mut self, run: RunId, log: &str) -> Option<Effect> {
        let letter = self.outbox.find(run)?;
        let ask = Ask::submit(run, letter.ticket.as_deref(), log);
        self.sent = Some(run);
        self.tried.push(run);
        Some(fetch(Wish::Submit, ask))
    }

    /// One after the other: the next that was not tried in this round.
    pub fn send_next(&mut self) -> Vec<Effect> {
        if self.is_syncing() || self.sent.is_some() {
            return Vec::new();
        }
        let untried = |letter: &&Letter| !self.tried.contains(&letter.run);
        match self.outbox.0.iter().find(untried) {
            Some(letter) => {
                self.asked = Some(letter.run);
                vec![Effect::Read(vec![letter.run.to_string()])]
            }
            None if self.outbox.0.is_empty() || self.is_waiting => Vec::new(),
            None => {
                let seconds = self.pause;
                self.pause = (self.pause * 2).min(LONGEST_PAUSE);
                self.is_waiting = true;
                vec![Effect::Later { id: 0, seconds }]
            }
        }
    }

    fn answered(&mut self, status: u16, body: &str) -> Vec<Effect> {
        let Some(run) = self.sent.take() else { return Vec::new() };
        if is_passing(status) {
            return self.send_next();
        }
        self.outbox.answered(run);
        self.tickets.spend(run);
        let mut effects = vec![keep(OUTBOX, &self.outbox), keep(TICKETS, &self.tickets)];
        let said = match read::<Kept>(body).filter(|_| is_well(status)) {
            Some(kept) => Some(self.words.kept(&kept)),
            None => {
                let problem = Problem::of(body).unwrap_or_default();
                // Who gives up knows it.
                let told = phrase!("world-not-ranked", why = problem.phrase());
                (problem.code != "run-given-up").then(|| self.words.say(&told))
            }
        };
        effects.extend(said.map(Effect::Tell));
        effects.extend(self.send_next());
        effects
    }

    /// The log of the letter that is next; one whose log is gone cannot be sent any more.
    fn found(&mut self, saves: &[Saved]) -> Vec<Effect> {
        let Some(run) = self.asked.take() else { return Vec::new() };
        match saves.first() {
            Some(save) => self.send_log(run, &save.log).into_iter().collect(),
            None => {
                self.outbox.answered(run);
                [vec![keep(OUTBOX, &self.outbox)], self.send_next()].concat()
            }
        }
    }

    fn is_syncing(&self) -> bool {
        self.sync.as_ref().is_some_and(Sync::is_running)
    }

    /// Whatever became of the other devices, letters are next.
    fn synced(&mut self, mut effects: Vec<Effect>) -> Vec<Effect> {
        if !self.is_syncing() {
            effects.extend(self.send_next());
        }
        effects
    }
}

impl Room for Errands {
    fn hear(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Played { facts, log, over } => {
                log.parse().map_or_else(|_| Vec::new(), |log| self.played(&facts, &log, over))
            }
            Event::Later(_) => {
                self.is_waiting = false;
                self.tried.clear();
                self.send_next()
            }
            Event::Runs(saves) => match &mut self.sync {
                Some(sync) if sync.is_running() => {
                    let mut effects = sync.found(saves);
                    let over = std::mem::take(&mut sync.came.over);
                    effects.extend(self.post_others(&over));
                    self.synced(effects)
                }
                _ => self.found(&saves),
            },
            Event::Fetched { id, status, body } => match (Wish::of(id), &mut self.sync) {
                (Wish::Submit, _) => self.answered(status, &body),
                (Wish::Pull, Some(sync)) => {
                    let effects = sync.pulled(status, &body);
                    self.synced(effects)
                }
                (Wish::Push, Some(sync)) => {
                    let effects = sync.pushed(status, &body);
                    self.synced(effects)
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{Deal, GameId};

    fn deal() -> Deal {
        Deal::new(GameId::Blank, "only").with("first", 3)
    }

    fn facts(kept: &[(&str, String)]) -> Facts {
        let kept = kept.iter().map(|(name, text)| ((*name).to_owned(), text.clone())).collect();
        Facts { language: "en".into(), now: 1_794_900_000_000, kept, ..Facts::default() }
    }

    fn asked(effects: &[Effect]) -> Vec<&str> {
        let paths = effects.iter().filter_map(|effect| match effect {
            Effect::Fetch { path, .. } => Some(path.as_str()),
            _ => None,
        });
        paths.collect()
    }

    fn told(effects: &[Effect]) -> Vec<&str> {
        let said = effects.iter().filter_map(|effect| match effect {
            Effect::Tell(said) => Some(said.as_str()),
            _ => None,
        });
        said.collect()
    }

    fn kept<'a>(effects: &'a [Effect], wanted: &str) -> Option<&'a str> {
        effects.iter().find_map(|effect| match effect {
            Effect::Keep { name, text } if name == wanted => Some(text.as_str()),
            _ => None,
        })
    }

    fn play(errands: &mut Errands, facts: &Facts, over: bool) -> Vec<Effect> {
        let log = Log::new(deal(), RunId(7), 0).to_string();
        errands.hear(Event::Played { facts: facts.clone(), log, over })
    }

    #[test]
    fn a_ranked_run_is_told_of_and_sent() {
        let mut tickets = Tickets::default();
        tickets.add("aa", &deal().to_string(), 1_794_990_000_000, 1_794_900_000_000);
        let facts = facts(&[(TICKETS, tickets.to_string())]);
        let mut errands = Errands::new(&facts);
        assert_eq!(asked(&play(&mut errands, &facts, false)), ["v1/tickets/aa/checkpoints"]);
        let effects = play(&mut errands, &facts, true);
        let path = format!("v1/runs/{}?ticket=aa", RunId(7));
        assert_eq!(asked(&effects), [path.as_str()]);
        assert_eq!(kept(&effects, OUTBOX), Some(format!("{} aa\n", RunId(7)).as_str()));
        let answer = "{\"run\":\"07\",\"score\":900,\"ms\":5,\"trust\":\"witnessed\",\
            \"help\":\"pure\",\"boards\":[{\"board\":1,\"period\":\"day\",\"is_best\":true,\
            \"rank\":3}]}";
        let id = Wish::Submit as u32;
        let effects = errands.hear(Event::Fetched { id, status: 201, body: answer.into() });
        assert_eq!((kept(&effects, OUTBOX), kept(&effects, TICKETS)), (Some(""), Some("")));
        assert!(told(&effects)[0].contains('3'), "{effects:?}");
    }

    #[test]
    fn what_cannot_be_sent_waits_and_is_tried_again() {
        let outbox = format!("{} -\n", RunId(7));
        let (mut errands, effects) = enter("", facts(&[(OUTBOX, outbox)]));
        assert_eq!(effects, [Effect::Read(vec![RunId(7).to_string()])]);
        let log = Log::new(deal(), RunId(7), 0).to_string();
        let save = Saved { saved: 0, over: true, log };
        let id = Wish::Submit as u32;
        for pause in [5, 10, 20, 40, 60, 60] {
            assert_eq!(asked(&errands.hear(Event::Runs(vec![save.clone()]))).len(), 1);
            let effects = errands.hear(Event::Fetched { id, status: 0, body: String::new() });
            assert_eq!(effects, [Effect::Later { id: 0, seconds: pause }], "nothing is said");
            assert_eq!(errands.hear(Event::Later(0)).len(), 1);
        }
        // What is refused for good is told once, and not sent again.
        errands.hear(Event::Runs(vec![save]));
        let body = "{\"code\":\"other-deal\",\"detail\":\"another deal\"}".to_owned();
        let effects = errands.hear(Event::Fetched { id, status: 422, body });
        assert_eq!(kept(&effects, OUTBOX), Some(""));
        assert!(told(&effects)[0].contains("another deal"), "{effects:?}");
    }

    #[test]
    fn who_plays_alone_sends_nothing() {
        let facts = facts(&[]);
        let mut errands = Errands::new(&facts);
        assert_eq!(play(&mut errands, &facts, true), []);
        assert_eq!(play(&mut errands, &facts, false), []);
    }
}
