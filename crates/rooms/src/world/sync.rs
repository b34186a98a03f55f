//! This device's runs and the player's other devices: asks what is new there, puts it here, sends what is
//! new here. What is to be done about a run `guest` decides.

use super::post::{BOOK, Wish, fetch, keep};
use crate::{Effect, Saved};
use guest::{Ask, Book, Deed, Item, Items, Mine, Put, PutItem, is_well, read};
use session::{Log, RunId};
use std::collections::BTreeMap;

/// Another device may be faster a few times in a row.
const ROUNDS: u32 = 5;
/// So many logs, and about so many bytes, go at a time.
const ITEMS: usize = 40;
const BYTES: usize = 800 * 1024;

pub struct Sync {
    book: Book,
    now: u64,
    /// Finished runs of this device.
    counted: Vec<RunId>,
    news: Vec<Item>,
    to_send: Vec<PutItem>,
    under_way: Vec<PutItem>,
    rounds: u32,
    was_refused: bool,
    is_running: bool,
    /// What came along.
    pub came: Came,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Came {
    pub finished: u32,
    pub open: u32,
    /// Runs that are over here now, to be looked at by whoever has tickets for them.
    pub over: Vec<Log>,
}

impl Sync {
    pub fn new(book: &str, counted: Vec<RunId>, now: u64) -> Sync {
        Sync {
            book: Book::read(book),
            now,
            counted,
            news: Vec::new(),
            to_send: Vec::new(),
            under_way: Vec::new(),
            rounds: 0,
            was_refused: false,
            is_running: false,
            came: Came::default(),
        }
    }

    pub fn is_running(&self) -> bool {
        self.is_running
    }

    pub fn start(&mut self) -> Vec<Effect> {
        self.is_running = true;
        self.rounds += 1;
        self.was_refused = false;
        self.news.clear();
        // Kept at once: whoever leaves in the middle of it goes on at the next start.
        vec![fetch(Wish::Pull, Ask::pull(self.book.cursor)), keep(BOOK, &self.book)]
    }

    /// Nothing is lost by stopping: it begins again where it knows of.
    fn stop(&mut self) -> Vec<Effect> {
        self.is_running = false;
        vec![keep(BOOK, &self.book)]
    }

    pub fn pulled(&mut self, status: u16, body: &str) -> Vec<Effect> {
        let Some(items) = read::<Items>(body).filter(|_| is_well(status)) else {
            self.is_running = false;
            return Vec::new();
        };
        self.news.extend(items.items);
        let is_new_place = items.next > self.book.cursor;
        self.book.cursor = items.next;
        if !items.is_all && is_new_place {
            return vec![fetch(Wish::Pull, Ask::pull(items.next))];
        }
        let unsent = self.counted.iter().filter(|run| !self.book.has_finished(**run));
        let names =
            unsent.map(ToString::to_string).chain(self.news.iter().map(|it| it.run.clone()));
        vec![Effect::ReadOpen(names.collect())]
    }

    pub fn found(&mut self, saves: Vec<Saved>) -> Vec<Effect> {
        if !self.is_running {
            return Vec::new();
        }
        let mine = |save: Saved| Some(Mine { log: save.log.parse().ok()?, is_over: save.over });
        let mut here: BTreeMap<u128, Mine> =
            saves.into_iter().filter_map(mine).map(|mine| (mine.log.run.0, mine)).collect();
        let (mut effects, mut added) = (Vec::new(), Vec::new());
        for item in std::mem::take(&mut self.news) {
            let known = item.run.parse().ok().and_then(|run: RunId| here.get(&run.0)).cloned();
            for deed in self.book.meet(&item, known.as_ref()) {
                let mine = match deed {
                    Deed::Add(mine) => {
                        added.push(self.saved(&mine));
                        mine
                    }
                    Deed::Replace { new, old } => {
                        let (old, save) = (old.to_string(), self.saved(&new));
                        effects.push(Effect::Replace { old, new: save });
                        new
                    }
                };
                match mine.is_over {
                    true => self.came.finished += 1,
                    false => self.came.open += 1,
                }
                here.insert(mine.log.run.0, mine);
            }
        }
        if !added.is_empty() || !effects.is_empty() {
            // Last, so that what was replaced counts too.
            effects.push(Effect::Store(added));
        }
        self.came.over = here.values().filter(|it| it.is_over).map(|it| it.log.clone()).collect();
        self.to_send = here.values().filter_map(|mine| self.book.unsent(mine)).collect();
        effects.extend(self.send());
        effects
    }

    fn saved(&self, mine: &Mine) -> Saved {
        Saved { saved: self.now, over: mine.is_over, log: mine.log.to_string() }
    }

    fn send(&mut self) -> Vec<Effect> {
        if self.to_send.is_empty() {
            let goes_on = self.was_refused && self.rounds < ROUNDS;
            return if goes_on { self.start() } else { self.stop() };
        }
        let mut n_bytes = 0;
        let mut fits = |item: &PutItem| {
            let is_first = n_bytes == 0;
            n_bytes += item.log.len();
            is_first || n_bytes <= BYTES
        };
        let count = self.to_send.iter().take(ITEMS).take_while(|item| fits(item)).count();
        self.under_way = self.to_send.drain(..count).collect();
        vec![fetch(Wish::Push, Ask::push(&self.under_way))]
    }

    pub fn pushed(&mut self, status: u16, body: &str) -> Vec<Effect> {
        let Some(put) = read::<Put>(body).filter(|_| is_well(status)) else {
            return self.stop();
        };
        for (item, seq) in std::mem::take(&mut self.under_way).iter().zip(put.seqs) {
            match seq {
                Some(seq) => self.book.sent(item, seq),
                None => self.was_refused = true,
            }
        }
        self.send()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{Deal, GameId};

    fn log(run: u128) -> Log {
        Log::new(Deal::new(GameId::Blank, "only").with("first", 3), RunId(run), 9)
    }

    fn save(run: u128, over: bool) -> Saved {
        Saved { saved: 5, over, log: log(run).to_string() }
    }

    #[test]
    fn what_is_there_comes_here_and_what_is_here_goes_there() {
        let mut sync = Sync::new("", vec![RunId(1)], 77);
        let Effect::Fetch { path, .. } = &sync.start()[0] else { panic!() };
        assert_eq!(path, "v1/sync?since=0");
        let item = |run: u128, seq| {
            format!(
                "{{\"run\":\"{}\",\"seq\":{seq},\"is_over\":false,\"log\":{:?}}}",
                RunId(run),
                log(run).to_string()
            )
        };
        let more = format!("{{\"items\":[{}],\"next\":3,\"is_all\":false}}", item(2, 3));
        let Effect::Fetch { path, .. } = &sync.pulled(200, &more)[0] else { panic!() };
        assert_eq!(path, "v1/sync?since=3");
        let read = sync.pulled(200, "{\"items\":[],\"next\":3,\"is_all\":true}");
        let names = vec![RunId(1).to_string(), RunId(2).to_string()];
        assert_eq!(read, [Effect::ReadOpen(names)]);
        let effects = sync.found(vec![save(1, true), save(4, false)]);
        let new = Saved { saved: 77, over: false, log: log(2).to_string() };
        assert_eq!(effects[0], Effect::Store(vec![new]));
        let Effect::Fetch { path, body, .. } = &effects[1] else { panic!("{effects:?}") };
        assert_eq!((path.as_str(), body.matches("base").count()), ("v1/sync", 2));
        assert_eq!((sync.came.open, sync.came.finished), (1, 0));
        let effects = sync.pushed(200, "{\"seqs\":[4,5]}");
        let [Effect::Keep { text, .. }] = &effects[..] else { panic!("{effects:?}") };
        assert!(!sync.is_running());
        // The next time there is nothing to say.
        let mut again = Sync::new(text, vec![RunId(1)], 78);
        again.start();
        again.pulled(200, "{\"items\":[],\"next\":3,\"is_all\":true}");
        let effects = again.found(vec![save(1, true), save(4, false), save(2, false)]);
        assert!(matches!(effects[..], [Effect::Keep { .. }]), "{effects:?}");
    }

    #[test]
    fn without_a_network_it_stops() {
        let mut sync = Sync::new("", Vec::new(), 0);
        sync.start();
        assert_eq!(sync.pulled(0, ""), []);
        assert!(!sync.is_running());
    }
}
