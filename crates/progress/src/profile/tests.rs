//! Profiles: adding, merging, ranking, and their text.

use super::*;
use crate::Damage;
use proptest::prelude::*;
use session::keys::Frontend;
use session::{Action, Command, Day, EndResult, Log, Millis, Move, Rng, Session, Tally};
use std::format;
use std::vec;

/// The game whose presets open with the levels, so that no game is named here.
fn game() -> GameId {
    let opens_late = |game: &GameId| game.info().presets.iter().any(|preset| preset.level > 1);
    GameId::ALL.into_iter().find(opens_late).unwrap()
}

fn record(run: u128, score: u64, result: EndResult) -> Record {
    Record {
        run: RunId(run),
        game: game(),
        preset: game().info().presets[0].key,
        started: run as u64,
        result,
        score,
        played: Millis(1000),
        tally: Tally::default(),
        daily: None,
        deal: None,
    }
}

fn won(run: u128, score: u64) -> Record {
    record(run, score, EndResult::Won)
}

fn any_record() -> impl Strategy<Value = Record> {
    let presets: Vec<(GameId, &'static str)> = GameId::ALL
        .into_iter()
        .flat_map(|game| game.info().presets.into_iter().map(move |preset| (game, preset.key)))
        .collect();
    let results = [EndResult::Won, EndResult::Lost, EndResult::GivenUp];
    // Few ids, so that two devices often know the same run.
    let day = proptest::option::of(0..40_000u64);
    (0..12u128, 0..presets.len(), 0..1_000u64, 0..3usize, 0..400_000u64, 0..90_000u64, 0..3u32, day)
        .prop_map(move |(run, preset, started, result, score, played, count, day)| Record {
            run: RunId(run),
            game: presets[preset].0,
            preset: presets[preset].1,
            started,
            result: results[result],
            score,
            played: Millis(played),
            tally: Tally { hints: count, mistakes: count * 2, ..Tally::default() },
            daily: day.map(|day| Day::at(day * 86_400_000, 0)),
            // Few deals, so that some come again.
            deal: day.map(|day| day % 3),
        })
}

fn any_profile() -> impl Strategy<Value = Profile> {
    let learned = (0..12u128, proptest::collection::vec("[a-c]", 0..3));
    (
        proptest::collection::vec(any_record(), 0..12),
        proptest::collection::vec(learned, 0..4),
        any::<bool>(),
    )
        .prop_map(|(records, learned, open)| {
            let mut profile = Profile { everything_open: open, ..Profile::default() };
            for record in records {
                profile.add(record);
            }
            for (run, keys) in learned {
                profile.learn(RunId(run), keys);
            }
            profile
        })
}

proptest! {
    #[test]
    fn text_round_trips(profile in any_profile()) {
        prop_assert_eq!(Profile::read(&profile.to_string()), Ok((profile, vec![])));
    }

    #[test]
    fn merging_is_the_same_in_any_order(a in any_profile(), b in any_profile(), c in any_profile()) {
        let merged = |profiles: &[&Profile]| {
            let mut all = Profile::default();
            profiles.iter().for_each(|profile| all.merge(profile));
            all
        };
        let all = merged(&[&a, &b, &c]);
        prop_assert_eq!(&merged(&[&c, &a, &b]), &all);
        prop_assert_eq!(&merged(&[&a, &a, &b, &c, &b]), &all);
        for record in a.records() {
            prop_assert!(all.records().iter().any(|kept| kept.run == record.run));
        }
    }

    /// A point was once a thousand experience in every game: whoever earned it has at least that.
    #[test]
    fn earned_experience_is_never_taken_away(records in proptest::collection::vec(any_record(), 0..12)) {
        let mut profile = Profile::default();
        for record in records {
            profile.add(Record { deal: None, ..record });
        }
        let earned: u64 = profile
            .records()
            .iter()
            .filter(|record| record.is_ranked())
            .map(|record| record.score * 1_000)
            .sum();
        prop_assert!(profile.standing().experience >= earned);
        prop_assert!(profile.standing().level >= Level::reached_with(earned));
    }

    #[test]
    fn no_text_is_too_strange_to_read(text in "[ -~\n]{0,200}") {
        if let Ok((profile, damages)) = Profile::read(&text) {
            prop_assert!(damages.len() >= profile.unread.len());
        }
    }

    /// Any change to a record's line is noticed, and the line is kept.
    #[test]
    fn a_changed_line_is_noticed(record in any_record(), index in 0..200usize, mark in b'!'..b'~') {
        let mut bytes = record.to_string().into_bytes();
        let index = index % bytes.len();
        prop_assume!(bytes[index] != mark);
        bytes[index] = mark;
        let line = String::from_utf8(bytes).unwrap();
        let (profile, damages) = Profile::read(&format!("ninefold-progress 1\n{line}\n")).unwrap();
        prop_assert!(profile.records().is_empty());
        prop_assert_eq!(damages.len(), 1);
        prop_assert_eq!(damages[0].line, 2);
        prop_assert!(profile.to_string().contains(&line));
    }
}

/// The best run of a deal counts, whichever came first; records of before name no deal.
#[test]
fn a_deal_played_again_brings_no_more() {
    let of = |run, score, deal| Record { deal, ..won(run, score) };
    let mut profile = Profile::default();
    let first = profile.add(of(1, 10_000, Some(7)));
    let again = profile.add(of(2, 10_000, Some(7)));
    let better = profile.add(of(3, 12_000, Some(7)));
    let worse = profile.add(of(4, 9_000, Some(7)));
    let other = profile.add(of(5, 9_000, Some(8)));
    let gained = [first, again.clone(), better, worse, other].map(|gain| gain.experience);
    assert_eq!(gained, [10_000_000, 0, 2_000_000, 0, 9_000_000]);
    assert_eq!(again.phrase().unwrap().id, "experience-again");
    assert_eq!(profile.standing().experience, 21_000_000);
    profile.add(of(6, 5_000, None));
    assert_eq!(profile.add(of(7, 5_000, None)).experience, 5_000_000);
}

#[test]
fn damage_is_named_with_its_place() {
    let line = won(7, 30_500).to_string();
    let check = |text: &str, expected: &[&str]| {
        let (_, damages) = Profile::read(text).unwrap();
        let english = |damage: &Damage| words::say(&damage.phrase(), words::Language::English);
        let said: Vec<String> = damages.iter().map(english).collect();
        assert_eq!(said, expected);
    };
    check(&format!("ninefold-progress 1\n{line}\n\n"), &[]);
    check(&line, &["line 1: `ninefold-progress 1` expected"]);
    let changed = line.replace("30500", "90500");
    check(
        &format!("ninefold-progress 1\n{changed}\nhello\n{line}"),
        &[
            "line 2: the line does not match its sum: it was changed or damaged",
            "line 3: 1 words, 13 or 14 expected",
        ],
    );
    let unknown = line.replace(game().key(), "chess");
    check(&format!("ninefold-progress 1\n{unknown}"), &["line 2: there is no game `chess`"]);
    let newer = Profile::read("ninefold-progress 2\n").unwrap_err();
    assert_eq!(newer.phrase().id, "newer-format");
}

#[test]
fn a_run_counts_once() {
    let mut profile = Profile::default();
    let gain = profile.add(won(1, 20_000));
    assert_eq!((gain.experience, gain.rank), (20_000_000, Some(1)));
    assert_eq!((gain.before.level.number(), gain.after.level.number()), (1, 2));
    let standing = profile.standing();
    // Known already, it is told as before and counts no more.
    assert_eq!(profile.add(won(1, 20_000)), gain);
    assert_eq!(profile.standing(), standing);
    // With others beside it, it is told as if it had been the last.
    let other = profile.add(won(2, 5_000));
    assert_eq!(other.before, standing);
    let again = profile.add(won(1, 20_000));
    assert_eq!((again.experience, again.after), (20_000_000, other.after));
}

#[test]
fn levels_open_presets_and_the_switch_opens_all() {
    let mut profile = Profile::default();
    let presets = game().info().presets;
    let open = |profile: &Profile| -> Vec<bool> {
        presets.iter().map(|preset| profile.is_open(preset)).collect()
    };
    assert_eq!(open(&profile), [true, true, false, false, false]);
    assert!(!profile.is_background_open(Background::Tom));
    let (level, left, unlocks) = profile.next_unlocks(Frontend::Browser).unwrap();
    assert_eq!((level.number(), left, unlocks.len()), (5, 180_000_000, 1));
    let gain = profile.add(won(1, 180_000));
    assert_eq!(gain.unlocked, unlocks);
    assert_eq!(open(&profile), [true, true, true, false, false]);
    let standing = profile.standing();
    profile.everything_open = true;
    assert_eq!(open(&profile), [true; 5]);
    assert!(profile.is_background_open(Background::Pyramid));
    assert_eq!(profile.standing(), standing);
    profile.add(won(2, 10_000_000));
    assert_eq!(profile.next_unlocks(Frontend::Browser), None);
}

#[test]
fn high_scores_are_ordered_and_only_of_ranked_runs() {
    let mut profile = Profile::default();
    let faster = Record { played: Millis(999), ..won(4, 10) };
    for record in [won(1, 10), won(2, 30), record(3, 99, EndResult::GivenUp), faster] {
        profile.add(record);
    }
    let scores = profile.high_scores(game(), game().info().presets[0].key);
    assert_eq!(scores.iter().map(|record| record.run.0).collect::<Vec<_>>(), [2, 4, 1]);
    let unranked = GameId::ALL.into_iter().find_map(|game| {
        let preset = game.info().presets.into_iter().find(|preset| !preset.ranked)?;
        Some(Record { game, preset: preset.key, ..won(5, 1_000_000) })
    });
    if let Some(unranked) = unranked {
        assert_eq!(profile.add(unranked).experience, 0);
        assert!(profile.high_scores(unranked.game, unranked.preset).is_empty());
    }
}

#[test]
fn figures_add_up() {
    let mut profile = Profile::default();
    assert_eq!(profile.stats_of_game(game()), Stats::default());
    let aided = Record { tally: Tally { hints: 1, ..Tally::default() }, ..won(2, 31) };
    let results = [
        won(1, 10),
        aided,
        won(3, 20),
        record(4, 0, EndResult::GivenUp),
        Record { played: Millis(500), ..won(5, 5) },
    ];
    // Added in another order than they were started in.
    for record in results.into_iter().rev() {
        profile.add(record);
    }
    let stats = profile.stats_of_preset(game(), game().info().presets[0].key);
    assert_eq!(stats, profile.stats_of_game(game()));
    assert_eq!(
        stats,
        Stats {
            played: 5,
            won: 4,
            unaided: 3,
            best: Some(31),
            mean: Some(16),
            fastest: Some(Millis(500)),
            mean_time: Some(Millis(875)),
            time: Millis(4500),
            streak: 1,
            longest_streak: 3,
        }
    );
    assert_eq!(profile.stats_of_preset(game(), game().info().presets[1].key), Stats::default());
}

/// The whole way: a run is played, logged, read back and recorded, whenever the log was written.
#[test]
fn a_record_comes_from_the_log() {
    let game = game();
    let deal = game.deal(&game.info().presets[0], &mut Rng::new(1));
    let mut session = Session::start(deal, RunId(9), 77, Millis(0)).unwrap();
    assert_eq!(Record::of(&session), None);
    while let Ok(hint) = session.hint(Millis(2_000)) {
        for action in &hint.actions {
            session.act(action, Millis(2_000)).unwrap();
        }
    }
    session.act(&Action::Command(Command::Submit), Millis(3_000)).unwrap();
    let record = Record::of(&session).unwrap();
    let total = session.outcome().end().unwrap().sheet.total();
    assert_eq!((record.score, record.played, record.started), (total, Millis(3_000), 77));
    let mut later: Log = session.log(Millis(4_000)).to_string().parse().unwrap();
    later.at = Millis(900_000);
    let of_log = |log: &Log| Session::resume(log, Millis::ZERO).map(|again| Record::of(&again));
    assert_eq!(of_log(&later), Ok(Some(record)));
    later.moves.insert(0, (Millis(0), Move::Act(Action::Command(Command::Submit))));
    assert!(of_log(&later).is_err());
}

#[test]
fn skills_are_those_of_won_runs() {
    let game = GameId::ALL.into_iter().find(|game| !game.skills().is_empty()).unwrap();
    let all = game.skills();
    let preset = game.info().presets[0].key;
    let record = |run, result| Record { game, preset, ..record(run, 100, result) };
    let mut profile = Profile::default();
    profile.add(record(1, EndResult::Won));
    profile.add(record(2, EndResult::Won));
    profile.add(record(3, EndResult::GivenUp));
    profile.add(won(4, 100));
    assert_eq!(profile.unlearned(), [RunId(2), RunId(1)]);
    profile.learn(RunId(1), [all[1].key, all[0].key]);
    profile.learn(RunId(2), [all[1].key, "of a later version"]);
    profile.learn(RunId(3), [all[2].key]);
    assert_eq!(profile.unlearned(), []);
    assert_eq!(profile.skills_of_game(game), [(all[0].clone(), 1), (all[1].clone(), 2)]);
}

#[test]
fn a_place_is_told_where_it_is_one() {
    let told = |gain: Gain| gain.place_phrase().map(|phrase| phrase.id.to_string());
    let mut profile = Profile::default();
    assert_eq!(told(profile.add(won(1, 0))), None);
    assert_eq!(told(profile.add(won(2, 100))), Some("first-score".to_string()));
    assert_eq!(told(profile.add(won(3, 200))), Some("personal-best".to_string()));
    assert_eq!(told(profile.add(won(4, 150))), Some("result-rank".to_string()));
    // As good as the best is not better.
    assert_ne!(told(profile.add(won(5, 200))), Some("personal-best".to_string()));
}
