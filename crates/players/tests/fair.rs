//! Equal time well spent brings about the same experience in every game and every preset. Bots of
//! stated strength play the real rules; `docs/experience.md` tells the table and its reasons.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

use ninefold_players::{BETWEEN_RUNS, Bot};
use progress::{Profile, Record};
use session::{Desk, EndResult, GameId, Millis, Preset, Rng, RunId};

/// How many runs of a preset are played by each bot.
const RUNS: u64 = 3;

/// The least and the most experience that a minute brings to a bot, as it is told to players.
const BANDS: [(Bot, u64, u64); 3] =
    [(Bot::BEGINNER, 2_500, 7_000), (Bot::PRACTISED, 8_000, 12_500), (Bot::STRONG, 11_000, 19_500)];

/// What this player's minute brings; `None` when no run ended well. A run is lost where mistakes may
/// end it, and that is not time well spent.
fn rate(bot: &Bot, game: GameId, preset: &Preset) -> Option<u64> {
    let mut profile = Profile::default();
    profile.everything_open = true;
    let (mut experience, mut time) = (0, 0);
    for seed in 0..RUNS {
        let mut rng = Rng::stream(seed, 14);
        let deal = game.deal(preset, &mut rng);
        let session = profile.begin(deal, RunId(seed.into()), 0, Millis::ZERO).unwrap();
        let mut desk = Desk::new(session, Millis::ZERO);
        bot.play(&mut desk, Millis::ZERO, &mut rng, |_, _| true);
        let record = Record::of(desk.session()).unwrap();
        let brought = profile.add(record).experience / 1_000;
        if brought > 0 || record.result == EndResult::Won {
            experience += brought;
            time += record.played.0 + BETWEEN_RUNS.0;
        }
    }
    (experience * 60_000).checked_div(time)
}

#[test]
fn equal_time_brings_about_the_same() {
    let mut told = String::new();
    let mut is_fair = true;
    for (bot, least, most) in BANDS {
        for game in GameId::ALL {
            for preset in game.info().presets.into_iter().filter(|preset| preset.ranked) {
                let Some(rate) = rate(&bot, game, &preset) else { continue };
                let is_within = (least..=most).contains(&rate);
                is_fair &= is_within;
                let mark = if is_within { ' ' } else { '!' };
                let name = format!("{} {} {}", bot.name, game.key(), preset.key);
                told += &format!("{mark} {name:<40} {rate:>6}\n");
            }
        }
    }
    // Seen with `cargo test -p ninefold-players --test fair -- --nocapture`.
    eprint!("{told}");
    assert!(is_fair, "outside the bands {BANDS:?}:\n{told}");
}

/// Who plays better earns more in the same time, in every game.
#[test]
fn better_play_earns_more() {
    for game in GameId::ALL {
        let preset = game.info().presets.remove(0);
        let rates = Bot::ALL.map(|bot| rate(&bot, game, &preset));
        assert!(rates.is_sorted(), "{}: {rates:?}", game.key());
    }
}

/// Pieces once paid hints nothing off: now no game's first preset brings more by hints than by playing.
#[test]
fn hints_do_not_pay() {
    let asking = Bot { name: "asking", time: 30, slips: 0, asks: 1_000 };
    for game in GameId::ALL {
        let presets = game.info().presets.into_iter().filter(|preset| preset.ranked);
        for preset in presets.take(2) {
            let by_hints = rate(&asking, game, &preset).unwrap_or(0);
            let mut same_speed = asking;
            same_speed.asks = 0;
            let by_playing = rate(&same_speed, game, &preset).unwrap();
            assert!(by_hints <= by_playing, "{} {}", game.key(), preset.key);
        }
    }
}
