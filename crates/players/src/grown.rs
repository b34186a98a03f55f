//! Players who have reached a level by playing: the logs of their runs and the profile these add up to.

use crate::Bot;
use progress::Profile;
use session::{Desk, GameId, Log, Millis, Preset, Rng, RunId};

/// A player with a past.
#[derive(Clone, Debug)]
pub struct Grown {
    /// The finished runs, in the order they were played.
    pub logs: Vec<Log>,
    pub profile: Profile,
}

/// When the first run was begun: nine in the morning of the first of October 2026, UTC.
const BEGAN: u64 = 1_790_845_200_000;
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// A player who has just reached this level: strong, and fond of what is hard. The same level always
/// gives the same player.
///
/// # Panics
/// When there is no such level.
pub fn grown(level: u8) -> Grown {
    let mut grown = Grown { logs: Vec::new(), profile: Profile::default() };
    while grown.profile.standing().level.number() < level {
        assert!(grown.logs.len() < 500, "there is no level {level}");
        grown.play_one();
    }
    grown
}

impl Grown {
    /// Plays one more run and counts it.
    pub fn play_one(&mut self) {
        let number = self.logs.len() as u64;
        let (game, preset) = self.wanted(number);
        let mut rng = Rng::stream(2_026, number);
        let deal = game.deal(&preset, &mut rng);
        let (run, started) = (RunId(u128::from(number) + 1), BEGAN + number * DAY / 4);
        let session = self.profile.begin(deal, run, started, Millis::ZERO);
        let mut desk = Desk::new(session.expect("an open preset is dealt"), Millis::ZERO);
        let end = Bot::STRONG.play(&mut desk, Millis::ZERO, &mut rng, |_, _| true);
        let log = desk.log(end);
        let is_over = self.profile.count(&log).expect("what was played can be played again");
        assert!(is_over, "a bot plays to the end");
        self.logs.push(log);
    }

    /// Now one game and then another; of each an open preset that takes thought.
    fn wanted(&self, number: u64) -> (GameId, Preset) {
        let game = GameId::ALL[number as usize % GameId::ALL.len()];
        let presets = game.info().presets.into_iter();
        let open = presets.filter(|preset| preset.ranked && self.profile.is_open(preset));
        // A run of an hour and more would leap over a level that somebody asks for.
        let short = open.filter(|preset| crate::think(game, preset.key) < Millis::from_secs(50));
        let best = short.max_by_key(|preset| crate::think(game, preset.key));
        (game, best.expect("every game has an open preset"))
    }
}
