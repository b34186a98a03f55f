//! The daily: one deal of each game for everybody on a day. Day and game give it, so nobody has to
//! be asked for it; its line `daily` says which day's it is.

use crate::{Day, Deal, DealError, GameId, Preset, fnv};
use engine::{Rng, phrase};

const LINE: &str = "daily";

impl GameId {
    /// The kind of daily of this day: gentle on Monday, hard at the weekend.
    pub fn daily_preset(self, day: Day) -> Preset {
        self.preset(self.preset_of(day.weekday())).expect("a game has the presets it names")
    }

    /// The deal of this day, whatever the player's level.
    pub fn daily(self, day: Day) -> Deal {
        // A seed for each: the games have nothing to do with each other on the same day.
        let mut rng = Rng::stream(fnv::sum64(self.key()), day.number().into());
        self.deal(&self.daily_preset(day), &mut rng).with(LINE, day)
    }
}

impl Deal {
    /// The day whose daily this says it is.
    pub fn day(&self) -> Option<Day> {
        self.read(LINE, phrase!("expect-day")).ok()
    }

    /// Deals again what says it is a daily.
    pub(crate) fn prove_daily(&self) -> Result<(), DealError> {
        if self.all(LINE).next().is_none() {
            return Ok(());
        }
        let day = self.read(LINE, phrase!("expect-day"))?;
        // It may be of a time of other rules.
        let mut dealt = self.game.daily(day);
        dealt.rules = self.rules;
        match self.to_be_beaten(None) == dealt {
            true => Ok(()),
            false => Err(DealError::new(LINE, phrase!("deal-other-daily"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyGame, Weekday};
    use alloc::format;
    use alloc::string::String;
    use words::{Language, say};

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    /// A change here is a change for everybody who plays today.
    #[test]
    fn the_dailies_of_one_day() {
        let check = |game: GameId, preset, sum| {
            let deal = game.daily(day("2026-11-16"));
            let lines: String =
                deal.fields().map(|(name, value)| format!("{name} {value}\n")).collect();
            assert_eq!((deal.preset, fnv::sum64(&lines)), (preset, sum), "{lines}");
        };
        check(GameId::Classic, "gentle", 0x8d4f_962f_a956_e54f);
        check(GameId::Pieces, "easy", 0x00b0_b430_d166_c429);
        check(GameId::Hudoku, "small", 0x9158_e924_621c_9516);
        check(GameId::Binary, "sprint", 0xad61_b7ea_7033_ba86);
        let puzzle =
            "000180030315704920070000000007000360130900000952000080001302040800017000740000291";
        assert_eq!(GameId::Classic.daily(day("2026-11-16")).get("puzzle"), Ok(puzzle));
    }

    /// No puzzle comes again in another disguise. `ninefold bench honest --dailies` looks at years.
    #[test]
    fn the_dailies_of_half_a_year_are_essentially_different() {
        let first = day("2027-01-01");
        let mut known = std::collections::BTreeSet::new();
        for number in 0..180 {
            let day = Day::at(first.begins() + number * 24 * 60 * 60 * 1000, 0);
            let deal = GameId::Classic.daily(day);
            let puzzle: engine::Grid = deal.get("puzzle").unwrap().parse().unwrap();
            assert!(known.insert(engine::canon::canonical(&puzzle)), "{deal:?}");
        }
    }

    /// Whoever compares results has played for something that can be compared.
    #[test]
    fn every_weekday_has_a_ranked_preset() {
        for game in GameId::ALL {
            for weekday in Weekday::ALL {
                let preset = game.preset(game.preset_of(weekday));
                assert!(preset.is_some_and(|preset| preset.ranked), "{game:?} {weekday:?}");
            }
        }
    }

    #[test]
    fn a_daily_is_played_and_proven_like_any_deal() {
        for game in GameId::ALL {
            let deal = game.daily(day("2026-11-16"));
            assert_eq!(deal.day(), Some(day("2026-11-16")));
            assert!(AnyGame::start(&deal).is_ok(), "{game:?}");
            assert_eq!(deal.prove(), Ok(()));
            let other = game.daily(day("2026-11-17"));
            assert_ne!(deal, other);
            let lines = other.fields().filter(|(name, _)| *name != LINE);
            let other = lines
                .fold(Deal::new(game, other.preset), |deal, (name, value)| deal.with(name, value));
            assert_eq!((other.prove(), other.day()), (Ok(()), None));
            let error = other.clone().with(LINE, "2026-11-16").prove().unwrap_err();
            assert_eq!(
                say(&error.phrase(), Language::English),
                "deal daily: another deal is the daily of that day"
            );
            let error = other.with(LINE, "today").prove().unwrap_err();
            let said = say(&error.phrase(), Language::English);
            assert_eq!(said, "deal daily: `today` found, a day like 2026-11-16 expected");
        }
    }
}
