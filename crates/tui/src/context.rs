//! What every screen may use: theme, language, saves, the time it is told.

use crate::theme::Theme;
use coach::{Advice, Notebook};
use native::{Ended, Patience, Store};
use progress::{Profile, Unbegun};
use session::keys::Keymap;
use session::{
    Again, Day, Deal, GameId, Millis, Phrase, Preset, Rng, RunId, Session, deal_practice,
};
use words::Language;

pub struct Context {
    pub theme: Theme,
    pub language: Language,
    pub store: Store,
    /// What the finished runs add up to.
    pub profile: Profile,
    pub keymap: Keymap,
    /// The monotonic clock at this event or frame.
    pub tick: Millis,
    /// Wall clock in milliseconds since 1970 when the program began, for the record of runs.
    pub wall: u64,
    /// How many minutes the wall clock is ahead of UTC.
    pub minutes_ahead: i32,
    /// Draws 64 random bits: seeds and run ids.
    pub entropy: fn() -> u64,
}

impl Context {
    /// Deals and starts a run.
    pub fn start(&self, game: GameId, preset: &Preset) -> Result<Session, Unbegun> {
        self.start_on(game, preset, None)
    }

    /// The same on one of the preset's grounds, if one was chosen.
    pub fn start_on(
        &self,
        game: GameId,
        preset: &Preset,
        ground: Option<&str>,
    ) -> Result<Session, Unbegun> {
        let rng = &mut Rng::new((self.entropy)());
        let chosen = ground.and_then(|ground| game.deal_on(preset, ground, rng));
        self.begin(chosen.unwrap_or_else(|| game.deal(preset, rng)))
    }

    /// Starts a run on a deal.
    pub fn begin(&self, deal: Deal) -> Result<Session, Unbegun> {
        let run = RunId(u128::from((self.entropy)()) << 64 | u128::from((self.entropy)()));
        self.profile.begin(deal, run, self.wall + self.tick.0, self.tick)
    }

    /// Starts what "again" means after a run of this deal.
    pub fn again(&self, deal: &Deal) -> Result<Session, Unbegun> {
        match Again::of(deal) {
            Again::Same(deal) => self.begin(deal),
            Again::Fresh(preset) => self.start(deal.game, &preset),
            Again::Practice(asked) => {
                let other = deal_practice(&asked, &mut Rng::new((self.entropy)()));
                self.begin(other.unwrap_or_else(|| deal.clone()))
            }
        }
    }

    /// Keeps and counts a run; `None` while it is not over.
    pub fn end(&mut self, session: &Session) -> Option<Ended> {
        self.store.end(session, self.tick, &mut self.profile)
    }

    /// What the coach says about a run that is over.
    pub fn advice(&self, session: &Session) -> Vec<Advice> {
        let whole = || {
            let known = self.store.notebook(Patience::Short);
            known.is_whole.then_some(known.notebook)
        };
        coach::advice::about(&session.log(self.tick), whole).unwrap_or_default()
    }

    /// What the finished runs say about the player.
    pub fn notebook(&self) -> Notebook {
        self.store.notebook(Patience::Short).notebook
    }

    /// Takes over what other programs have counted meanwhile.
    pub fn catch_up(&mut self) {
        if let (stored, Ok(_)) = Profile::load(&self.store) {
            self.profile.merge(&stored);
        }
    }

    /// The day it is where the player is.
    pub fn today(&self) -> Day {
        Day::at(self.wall + self.tick.0, self.minutes_ahead)
    }

    /// Short terms in a row.
    pub fn say_row(&self, terms: &[Phrase]) -> String {
        words::say_row(terms, self.language)
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        words::say(phrase, self.language)
    }
}
