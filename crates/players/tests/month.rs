//! A month of play: bots of different strength play all games for thirty days of simulated time, through
//! what the terminal itself uses (profile, desk, store). They leave runs and go on with them, miss days,
//! are killed at the last move, move to another device and restore a backup. There is no dead end, no run
//! is lost, and level and streak are what the logs say.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

use native::Store;
use ninefold_players::Bot;
use progress::Profile;
use session::{Day, Deal, Desk, GameId, Millis, Preset, Rng, RunId, Session};
use std::path::PathBuf;

const DAYS: u32 = 30;
/// Seven in the evening, UTC.
const EVENING: u64 = 19 * 60 * 60 * 1_000;

/// A bot with a folder of its own.
struct Life {
    bot: Bot,
    root: PathBuf,
    rng: Rng,
    /// How many runs were begun: each is finished, or can be gone on with.
    n_begun: u128,
    /// The days on which a daily was played to its end.
    played: Vec<Day>,
}

impl Life {
    fn new(bot: Bot) -> Life {
        let name = format!("ninefold-month-{}-{}", bot.name, std::process::id());
        let root = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&root);
        Life { bot, root, rng: Rng::new(bot.time.into()), n_begun: 0, played: Vec::new() }
    }

    fn store(&self) -> Store {
        Store::open_at(self.root.clone()).unwrap()
    }

    /// The program is started, and what is found is whole.
    fn start(&self) -> (Store, Profile) {
        let store = self.store();
        let (profile, damaged) = store.profile().unwrap();
        assert_eq!(damaged, []);
        (store, profile)
    }

    /// An evening: what was left is gone on with, then a daily, then something else.
    fn evening(&mut self, number: u32, day: Day) {
        let (store, mut profile) = self.start();
        let wall = day.begins() + EVENING;
        let (left, damaged) = store.runs();
        assert_eq!(damaged, []);
        for saved in left {
            let session = Session::resume(&saved.log, Millis::ZERO).unwrap();
            self.finish(session, &store, &mut profile);
        }
        let games = GameId::ALL;
        let game = games[number as usize % games.len()];
        let session = self.begin(game.daily(day), wall, &profile);
        self.finish(session, &store, &mut profile);
        self.played.push(day);

        let game = games[(number as usize + 2) % games.len()];
        // The same for every bot, so that what they earn tells of how they play.
        let mut chance = Rng::new(number.into());
        let deal = game.deal(&wanted(game, &profile, &mut chance), &mut chance);
        let session = self.begin(deal, wall + 1, &profile);
        match number % 4 {
            0 => self.leave(session, &store),
            1 => self.die_at_the_end(session, &store),
            _ => self.finish(session, &store, &mut profile),
        }
    }

    fn begin(&mut self, deal: Deal, wall: u64, profile: &Profile) -> Session {
        self.n_begun += 1;
        profile.begin(deal, RunId(self.n_begun), wall, Millis::ZERO).unwrap()
    }

    /// Plays to the end, saving now and then, and counts it as the terminal does.
    fn finish(&mut self, session: Session, store: &Store, profile: &mut Profile) {
        let mut desk = Desk::new(session, Millis::ZERO);
        let mut n_moves = 0;
        let tick = self.bot.play(&mut desk, Millis::ZERO, &mut self.rng, |desk, tick| {
            n_moves += 1;
            if n_moves % 20 == 0 {
                store.save(&desk.log(tick)).unwrap();
            }
            true
        });
        let ended = store.end(desk.session(), tick, profile).unwrap();
        assert_eq!(ended.trouble, None);
    }

    /// Leaves after a few moves, to go on another evening.
    fn leave(&mut self, session: Session, store: &Store) {
        let mut desk = Desk::new(session, Millis::ZERO);
        let mut n_moves = 0;
        let tick = self.bot.play(&mut desk, Millis::ZERO, &mut self.rng, |_, _| {
            n_moves += 1;
            n_moves < 4
        });
        store.save(&desk.log(tick)).unwrap();
    }

    /// The last move is saved, and the machine goes down before the run is counted.
    fn die_at_the_end(&mut self, session: Session, store: &Store) {
        let mut desk = Desk::new(session, Millis::ZERO);
        let tick = self.bot.play(&mut desk, Millis::ZERO, &mut self.rng, |_, _| true);
        store.save(&desk.log(tick)).unwrap();
    }

    /// Everything that was begun is there, and what the logs add up to is what is told.
    fn check(&self, last: Day) -> Profile {
        let (store, profile) = self.start();
        let left = store.runs().0.len();
        assert_eq!(profile.records().len() + left, self.n_begun as usize, "{}", self.bot.name);
        let mut again = Profile::default();
        for record in profile.records() {
            let log = store.finished(record.run).unwrap();
            assert_eq!(again.count(&log), Ok(true));
        }
        assert_eq!(again.to_string(), profile.to_string(), "the profile is what the logs say");
        assert_eq!(again.standing(), profile.standing());
        assert_eq!(profile.days_in_a_row(last), self.streak(last), "{}", self.bot.name);
        profile
    }

    /// Counted apart from the profile: on how many days up to the last, without a gap.
    fn streak(&self, last: Day) -> u32 {
        let mut day = Some(last);
        let mut days = 0;
        while day.is_some_and(|day| self.played.contains(&day)) {
            days += 1;
            day = day.and_then(Day::before);
        }
        days
    }
}

impl Drop for Life {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.root);
    }
}

/// One of the first presets that are open.
fn wanted(game: GameId, profile: &Profile, chance: &mut Rng) -> Preset {
    let presets = game.info().presets.into_iter().filter(|preset| !preset.brought);
    let open: Vec<Preset> = presets.filter(|preset| profile.is_open(preset)).take(3).collect();
    chance.pick(&open).unwrap().clone()
}

fn days() -> Vec<Day> {
    (1..=DAYS).map(|day| Day::new(2026, 11, day).unwrap()).collect()
}

#[test]
fn a_month_of_play_loses_nothing() {
    let earned = Bot::ALL.map(|bot| {
        let mut life = Life::new(bot);
        let mut backup = String::new();
        for (number, day) in (0..).zip(days()) {
            // The beginner misses a day in the middle, and so begins a new row.
            if bot.slips == Bot::BEGINNER.slips && number == 16 {
                continue;
            }
            life.evening(number, day);
            if number == 14 {
                backup = life.start().1.to_string();
            }
        }
        let last = *days().last().unwrap();
        let profile = life.check(last);
        assert!(profile.standing().level.number() > 5, "{}: {:?}", bot.name, profile.standing());
        // A backup of the middle of the month, restored at its end, takes nothing away.
        let mut restored = profile.clone();
        restored.merge(&Profile::read(&backup).unwrap().0);
        assert_eq!(restored, profile);
        // And on a new device, with the first half alone, the rest comes when the two are merged.
        let mut device = Profile::read(&backup).unwrap().0;
        assert!(device.records().len() < profile.records().len());
        device.merge(&profile);
        assert_eq!(device.standing(), profile.standing());
        profile.standing().experience
    });
    assert!(earned.is_sorted(), "who plays better comes further: {earned:?}");
}
