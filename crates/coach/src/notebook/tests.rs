//! The notebook is the same in any order, small after years, and forgets nothing that counts.

use super::leaf::DAY;
use super::*;
use crate::opinion::{Met, Seen};
use proptest::prelude::*;
use std::string::ToString;
use std::vec;

fn met() -> impl Strategy<Value = Met> {
    // Few techniques, so that leaves fill.
    let technique = || (0..4_usize).prop_map(|index| Technique::ALL[index * 5]);
    let others = proptest::collection::vec(technique(), 0..3);
    (0..500_u32, technique(), 0..4_usize, 0..999_u32, others).prop_map(
        |(index, technique, seen, seconds, others)| Met {
            index,
            technique,
            seen: Seen::ALL[seen],
            seconds,
            others,
        },
    )
}

fn opinions() -> impl Strategy<Value = Vec<Opinion>> {
    let one = (proptest::collection::vec(met(), 0..40), 0..30_u64, 0..4_u32);
    let all = proptest::collection::vec(one, 0..25);
    all.prop_map(|all| {
        let of = |(number, (met, half_days, twins)): (u128, (Vec<Met>, u64, u32))| Opinion {
            run: RunId((number << 64) | (number * 77)),
            started: half_days * DAY / 2,
            twins,
            placed: twins / 2,
            met,
        };
        (0..).zip(all).map(of).collect()
    })
}

fn notebook<'a>(opinions: impl IntoIterator<Item = &'a Opinion>) -> Notebook {
    let mut notebook = Notebook::default();
    opinions.into_iter().for_each(|opinion| notebook.add(opinion));
    notebook
}

/// When a technique is due, from all days it was ever met on.
fn due(technique: Technique, opinions: &[Opinion]) -> u64 {
    let mut days: BTreeMap<u64, (u64, bool)> = BTreeMap::new();
    for opinion in opinions {
        let mine = opinion.met.iter().filter(|met| met.technique == technique);
        for met in mine.filter(|met| met.seen != Seen::Passed) {
            let day = days.entry(opinion.started / DAY).or_insert((0, true));
            *day = (day.0.max(opinion.started), day.1 && met.seen == Seen::Alone);
        }
    }
    let is_good = |(_, is_good): &&(u64, bool)| *is_good;
    let in_a_row = days.values().rev().take_while(is_good).count();
    let waits = if in_a_row == days.len() { in_a_row.saturating_sub(1) } else { in_a_row };
    days.values().next_back().map_or(0, |(last, _)| last + (DAY << waits.min(6)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn it_reads_back_as_it_was_written(opinions in opinions()) {
        let notebook = notebook(&opinions);
        prop_assert_eq!(Notebook::read(&notebook.to_string()), notebook);
    }

    #[test]
    fn it_is_the_same_in_any_order_and_knows_each_run_once(
        (straight, turned) in opinions().prop_flat_map(|all| (Just(all.clone()), Just(all).prop_shuffle()))
    ) {
        let mut one = notebook(&straight);
        prop_assert_eq!(&one, &notebook(&turned));
        turned.iter().for_each(|opinion| one.add(opinion));
        prop_assert_eq!(&one, &notebook(&straight));
        // Read again and gone on with, it is the same too.
        let (first, rest) = turned.split_at(turned.len() / 2);
        let mut again = Notebook::read(&notebook(first).to_string());
        rest.iter().for_each(|opinion| again.add(opinion));
        prop_assert_eq!(one, again);
    }

    #[test]
    fn nothing_is_counted_less_for_being_long_ago(opinions in opinions()) {
        let notebook = notebook(&opinions);
        for grasp in notebook.grasps() {
            let all = || opinions.iter().flat_map(|opinion| &opinion.met);
            let mine = || all().filter(|met| met.technique == grasp.technique);
            let n_met = mine().filter(|met| met.seen != Seen::Passed).count() as u32;
            let n_alone = mine().filter(|met| met.seen == Seen::Alone).count() as u32;
            prop_assert_eq!((grasp.met, grasp.alone), (n_met, n_alone));
            prop_assert_eq!(grasp.due, due(grasp.technique, &opinions));
        }
        let best = opinions.iter().map(|opinion| opinion.placed).max();
        prop_assert_eq!(notebook.placed(), best.unwrap_or_default());
    }
}

/// Runs as long as a run of sixty moves, so many of them, one a day.
fn years(runs: u32) -> Notebook {
    let mut notebook = Notebook::default();
    for run in 1..=runs {
        let met = (0..60_u32).map(|index| Met {
            index,
            technique: Technique::ALL[((index * index + run) % 40) as usize],
            seen: if index % 7 == 0 { Seen::Told } else { Seen::Alone },
            seconds: 12 + index,
            others: vec![Technique::ALL[(index % 30) as usize]; (index % 2) as usize],
        });
        let run_id =
            RunId(u128::from(run) << 64 | u128::from(session::fnv::sum64(&run.to_string())));
        let started = 1_700_000_000_000 + u64::from(run) * DAY;
        notebook.add(&Opinion {
            run: run_id,
            started,
            twins: 0,
            placed: run / 300,
            met: met.collect(),
        });
    }
    notebook
}

#[test]
fn a_thousand_runs_take_little_more_than_a_hundred() {
    let sizes = [100, 1_000, 2_000].map(|runs| years(runs).to_string().len());
    assert!(sizes[1] < 200_000, "{sizes:?}");
    // Beyond that a run costs its name.
    assert!(sizes[2] - sizes[1] < 20 * 1_000, "{sizes:?}");
}

#[test]
fn what_was_met_long_ago_stays_met_and_what_is_new_decides() {
    let x_wing = |run: u128, seen| Opinion {
        run: RunId(run),
        started: run as u64 * DAY,
        twins: 0,
        placed: if run == 1 { 7 } else { 0 },
        met: vec![Met { index: 3, technique: Technique::XWing, seen, seconds: 9, others: vec![] }],
    };
    let missed: Vec<Opinion> = (1..=200).map(|run| x_wing(run, Seen::Told)).collect();
    let found: Vec<Opinion> = (201..=400).map(|run| x_wing(run, Seen::Alone)).collect();
    let grasp = notebook(missed.iter().chain(&found)).grasps().remove(0);
    assert_eq!((grasp.met, grasp.alone, grasp.runs), (400, 200, 400));
    assert_eq!(grasp.hold, crate::Hold::Firm);
    assert_eq!(notebook(&missed).grasps()[0].hold, crate::Hold::NotYet);
    assert_eq!(notebook(missed.iter().chain(&found)).placed(), 7);
}

#[test]
fn what_is_damaged_or_of_another_version_is_none() {
    let text = years(3).to_string();
    assert_ne!(Notebook::read(&text), Notebook::default());
    for other in
        [text.replacen(":34:", ":35:", 1), text.replace("coach 3", "coach 2"), text[..90].into()]
    {
        assert_eq!(Notebook::read(&other), Notebook::default());
    }
    for other in ["\u{0}", "", "ninefold-coach 3", "ninefold-coach 3 cbf29ce484222325\n"] {
        assert_eq!(Notebook::read(other), Notebook::default());
    }
}
