//! Players of levels 1, 6, 9, 12 and 15, grown by playing: everything that their level opens is open, and
//! can be played.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

use ninefold_players::grown;
use progress::{Profile, Shelf, Unbegun, Unlock};
use session::{Millis, Rng, RunId, Session};

#[test]
fn what_a_level_opens_can_be_taken() {
    for number in [1, 6, 9, 12, 15] {
        let player = grown(number);
        assert_eq!(player.profile.standing().level.number(), number);
        for (level, unlock) in Unlock::all() {
            let is_reached = level.number() <= number;
            match unlock {
                Unlock::Background(background) => {
                    assert_eq!(player.profile.is_background_open(background), is_reached);
                }
                Unlock::Preset(game, preset) => {
                    let deal = game.deal(&preset, &mut Rng::new(u64::from(number)));
                    let begun = player.profile.begin(deal, RunId(9_999), 0, Millis::ZERO);
                    let locked = Unbegun::Locked { level: preset.level };
                    assert_eq!(begun.map(|_| ()), if is_reached { Ok(()) } else { Err(locked) });
                }
            }
        }
    }
}

/// The same player comes of the same logs on every machine, in any order.
#[test]
fn a_grown_player_is_what_the_logs_say() {
    let player = grown(6);
    let mut again = Profile::default();
    for log in player.logs.iter().rev() {
        let text = log.to_string();
        again.count(&text.parse().unwrap()).unwrap();
    }
    assert_eq!(again, player.profile);
    assert_eq!(grown(6).profile, player.profile);
}

/// Keeps nothing.
struct Nowhere;

impl Shelf for Nowhere {
    type Error = ();

    fn change(&self, _: &mut dyn FnMut(&str) -> Option<String>) -> Result<(), ()> {
        Ok(())
    }

    fn set_aside(&self, _: &str, _: &str) -> Result<bool, ()> {
        Ok(false)
    }
}

/// Whoever looks at old results is told of a level by one of them, not by each that it would not have been
/// reached without.
#[test]
fn a_level_is_reached_by_one_run() {
    let player = grown(15);
    let mut profile = player.profile.clone();
    let mut reached = Vec::new();
    for log in &player.logs {
        let session = Session::resume(log, Millis::ZERO).unwrap();
        let gain = profile.settle(&session, &Nowhere).unwrap().gain;
        assert_eq!(gain.level_phrase().is_some(), !gain.unlocked.is_empty());
        reached.extend(gain.level_phrase().map(|_| log.run));
    }
    assert_eq!(reached, [player.logs.last().unwrap().run]);
}
