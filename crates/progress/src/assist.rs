//! How much the game helped in a run, as classes that can be compared with each other.

use crate::{Profile, Record, Stats};
use engine::{Phrase, phrase};
use session::{EndResult, GameId};

/// From nothing to everything. A run is of the last class that it had anything of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assist {
    Nothing,
    /// The game wrote notes.
    Notes,
    /// The player asked whether all is right so far.
    Checks,
    /// Hints, also those that time brought.
    Hints,
    /// The run was given up, which shows how it goes.
    Solution,
}

impl Assist {
    pub const ALL: [Assist; 5] =
        [Assist::Nothing, Assist::Notes, Assist::Checks, Assist::Hints, Assist::Solution];

    pub fn of(record: &Record) -> Assist {
        let tally = record.tally;
        if record.result == EndResult::GivenUp {
            Assist::Solution
        } else if tally.hints + tally.auto_hints > 0 {
            Assist::Hints
        } else if tally.checks > 0 {
            Assist::Checks
        } else if tally.auto_notes > 0 {
            Assist::Notes
        } else {
            Assist::Nothing
        }
    }

    /// Its name in files.
    pub const fn key(self) -> &'static str {
        match self {
            Assist::Nothing => "none",
            Assist::Notes => "notes",
            Assist::Checks => "checks",
            Assist::Hints => "hints",
            Assist::Solution => "solution",
        }
    }

    pub fn phrase(self) -> Phrase {
        match self {
            Assist::Nothing => phrase!("assist-nothing"),
            Assist::Notes => phrase!("assist-notes"),
            Assist::Checks => phrase!("assist-checks"),
            Assist::Hints => phrase!("assist-hints"),
            Assist::Solution => phrase!("assist-solution"),
        }
    }
}

impl Profile {
    /// The figures of a game in each class it was played in.
    pub fn stats_of_assists(&self, game: GameId) -> impl Iterator<Item = (Assist, Stats)> {
        let stats = move |assist: Assist| {
            (assist, self.stats(|record| record.game == game && Assist::of(record) == assist))
        };
        Assist::ALL.into_iter().map(stats).filter(|(_, stats)| stats.played > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;
    use session::{Millis, RunId, Tally};

    #[test]
    fn a_run_is_of_the_last_class_it_had_anything_of() {
        let game = GameId::ALL[0];
        let run = |id: u128, tally: Tally, result| Record {
            run: RunId(id),
            game,
            preset: game.info().presets[0].key,
            started: id as u64,
            result,
            score: 10,
            played: Millis::from_secs(id as u64),
            tally,
            daily: None,
            deal: None,
        };
        let nothing = Tally { mistakes: 3, ..Tally::default() };
        let notes = Tally { auto_notes: 1, ..nothing };
        let checks = Tally { checks: 2, ..notes };
        let hints = Tally { hints: 1, ..checks };
        let timed = Tally { auto_hints: 1, ..nothing };
        let mut profile = Profile::default();
        for (id, (tally, result)) in (1..).zip([
            (nothing, EndResult::Won),
            (nothing, EndResult::Won),
            (notes, EndResult::Won),
            (checks, EndResult::Lost),
            (hints, EndResult::Won),
            (timed, EndResult::Won),
            (nothing, EndResult::GivenUp),
        ]) {
            profile.add(run(id, tally, result));
        }
        let told: Vec<_> = profile
            .stats_of_assists(game)
            .map(|(assist, stats)| {
                (assist.key(), stats.played, stats.won, stats.fastest, stats.mean_time)
            })
            .collect();
        assert_eq!(
            told,
            [
                ("none", 2, 2, Some(Millis(1_000)), Some(Millis(1_500))),
                ("notes", 1, 1, Some(Millis(3_000)), Some(Millis(3_000))),
                ("checks", 1, 0, None, None),
                ("hints", 2, 2, Some(Millis(5_000)), Some(Millis(5_500))),
                ("solution", 1, 0, None, None),
            ]
        );
        assert_eq!(profile.stats_of_assists(GameId::ALL[1]).count(), 0);
    }
}
