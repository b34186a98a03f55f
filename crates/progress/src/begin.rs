//! The one way into a run, as `settle.rs` is the one way out. Whoever starts one, by a menu, an address,
//! a link, a file or a command, comes here, so that levels keep the same things closed everywhere.
//!
//! The rule: what a level opens can be played from that level on, and everything by those who have
//! opened everything. A daily is everybody's, whatever its preset. A run that was begun is gone on with
//! by [`Session::resume`] and asks nobody. To deal and to print is not to play.

use crate::Profile;
use engine::{Phrase, error_by_phrase, phrase};
use session::{Deal, DealError, Millis, RunId, Session};

/// Why a run cannot be begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unbegun {
    /// It opens on this level.
    Locked {
        level: u8,
    },
    Unplayable {
        cause: DealError,
    },
}

impl Profile {
    /// Starts a run of this deal, by the rules of today.
    ///
    /// # Errors
    /// When the player's level does not open it yet, or it cannot be played.
    pub fn begin(
        &self,
        deal: Deal,
        run: RunId,
        started: u64,
        tick: Millis,
    ) -> Result<Session, Unbegun> {
        let preset = deal.game.preset(deal.preset);
        if let Some(preset) = preset.filter(|preset| deal.day().is_none() && !self.is_open(preset))
        {
            return Err(Unbegun::Locked { level: preset.level });
        }
        Session::start(deal.by_newest_rules(), run, started, tick)
            .map_err(|cause| Unbegun::Unplayable { cause })
    }
}

impl Unbegun {
    pub fn phrase(&self) -> Phrase {
        match self {
            Unbegun::Locked { level } => phrase!("locked", level = *level),
            Unbegun::Unplayable { cause } => cause.phrase(),
        }
    }
}

error_by_phrase!(Unbegun);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Record};
    use session::{Day, EndResult, GameId, Preset, Rng, Tally};
    use std::vec::Vec;

    /// A player who has just reached this level.
    fn player(level: Level) -> Profile {
        let mut profile = Profile::default();
        let game = GameId::ALL.into_iter().find(|game| game.info().presets[0].ranked).unwrap();
        let preset = game.info().presets[0].key;
        let each = Record {
            run: RunId(1),
            game,
            preset,
            started: 0,
            result: EndResult::Lost,
            score: 1,
            played: Millis(1),
            tally: Tally::default(),
            daily: None,
            deal: None,
        };
        profile.add(Record { score: level.experience().div_ceil(each.experience()), ..each });
        assert_eq!(profile.standing().level, level);
        profile
    }

    fn presets() -> impl Iterator<Item = (GameId, Preset)> {
        let all = GameId::ALL.into_iter();
        all.flat_map(|game| game.info().presets.into_iter().map(move |preset| (game, preset)))
            .filter(|(_, preset)| !preset.brought && preset.level > 1)
    }

    fn begins(profile: &Profile, deal: Deal) -> Result<Session, Unbegun> {
        profile.begin(deal, RunId(9), 0, Millis::ZERO)
    }

    #[test]
    fn a_preset_is_closed_until_its_level() {
        let locked: Vec<(GameId, Preset)> = presets().collect();
        assert!(!locked.is_empty());
        for (game, preset) in locked {
            let deal = game.deal(&preset, &mut Rng::new(1));
            let at = |number: u8| {
                let level = Level::all().find(|level| level.number() == number).unwrap();
                begins(&player(level), deal.clone()).map(|_| ())
            };
            assert_eq!(at(preset.level - 1), Err(Unbegun::Locked { level: preset.level }));
            assert_eq!(at(preset.level), Ok(()));
            let mut all_open = Profile::default();
            all_open.everything_open = true;
            assert!(begins(&all_open, deal).is_ok());
        }
    }

    #[test]
    fn dailies_are_everybodys() {
        let is_locked = |(game, day): &(GameId, Day)| game.daily_preset(*day).level > 1;
        let days = (16..23).filter_map(|day| Day::new(2026, 11, day));
        let dailies = days.flat_map(|day| GameId::ALL.map(|game| (game, day)));
        let (game, day) = dailies.into_iter().find(is_locked).unwrap();
        assert!(begins(&Profile::default(), game.daily(day)).is_ok());
    }

    /// A link of before names the rules of before.
    #[test]
    fn a_new_run_is_played_by_the_rules_of_today() {
        let game = GameId::ALL.into_iter().find(|game| game.info().rules_version > 1).unwrap();
        let mut deal = game.deal(&game.info().presets[0], &mut Rng::new(1));
        deal.rules = 1;
        let session = begins(&Profile::default(), deal).unwrap();
        assert_eq!(session.deal().rules, game.info().rules_version);
    }
}
