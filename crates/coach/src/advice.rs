//! At most three sentences, each with the moment it comes from: what went well first, then what to look
//! at. It never blames, and tells how much it knows.

use crate::course::verdict;
use crate::grasp::{Grasp, Hold, Share};
use crate::moment::{Moment, What};
use crate::notebook::Notebook;
use crate::opinion::met;
use crate::plays::plays;
use crate::watch::watch;
use alloc::vec;
use alloc::vec::Vec;
use engine::technique::Technique;
use engine::{Phrase, phrase};
use session::verify::ReplayError;
use session::{Log, RunId};

/// One sentence to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    pub phrase: Phrase,
    /// The moment it comes from.
    pub source: Option<Source>,
    /// What could be practised.
    pub practise: Option<Technique>,
}

/// A moment of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    pub run: RunId,
    /// The move's place in the log, counted from 0.
    pub index: u32,
}

/// Nobody reads more.
const MOST: usize = 3;
/// Finds that take this long are worth practising.
const SLOW: u32 = 30;
/// A pause that is worth telling.
const LONG: u64 = 60;
/// How many twins in the last runs make a habit.
const A_HABIT: u32 = 3;

/// What the coach thinks of a player, after all runs so far, at this time (milliseconds since 1970).
pub fn overall(notebook: &Notebook, now: u64) -> Vec<Advice> {
    let grasps = notebook.grasps();
    let praise = hardest(&grasps, Hold::Firm).map(|grasp| of(grasp, praised(grasp)));
    // What is easier carries the rest: it comes first.
    let missing = grasps.iter().find(|grasp| grasp.hold == Hold::NotYet);
    let missing = missing.or_else(|| grasps.iter().find(|grasp| is_shaky(grasp)));
    let missing = missing.map(|grasp| practice(grasp, missed(grasp)));
    let all = [praise, missing, twins(notebook), slowest(&grasps), due(&grasps, now)];
    all.into_iter().flatten().take(MOST).collect()
}

/// What is to be said of a run, whatever the game: by techniques where its boards ask for some, else by what the
/// game thinks of its moves. All opinions are asked for only where they are needed, and given if none is missing.
///
/// # Errors
/// When the log cannot have been played.
pub fn about(
    log: &Log,
    whole: impl FnOnce() -> Option<Notebook>,
) -> Result<Vec<Advice>, ReplayError> {
    let moments = watch(log)?;
    Ok(match verdict(log, &moments) {
        Some(phrase) => vec![Advice { phrase, source: None, practise: None }],
        None if moments.is_empty() => plays(log)?.advice(log),
        None => after_run(log.run, &moments, whole().as_ref()),
    })
}

/// What the coach thinks of one run, by its moments and all opinions. That something was found for the first
/// time can be said only where no opinion is missing.
pub fn after_run(run: RunId, moments: &[Moment], whole: Option<&Notebook>) -> Vec<Advice> {
    let at = |moment: &Moment, phrase: Phrase, practise: Option<Technique>| Advice {
        phrase,
        source: Some(Source { run, index: moment.index }),
        practise,
    };
    let all = [
        best(moments).map(|(moment, technique)| match technique > Technique::NakedSingle {
            false => at(moment, phrase!("coach-alone"), None),
            true => {
                let is_first =
                    whole.is_some_and(|notebook| is_first(technique, run, moments, notebook));
                let phrase = match is_first {
                    true => phrase!("coach-first", technique = name(technique)),
                    false => phrase!("coach-hardest", technique = name(technique)),
                };
                at(moment, phrase, None)
            }
        }),
        easiest_told(moments).map(|(moment, technique)| {
            let seconds = moment.took.secs() as u32;
            let phrase = phrase!("coach-told", technique = name(technique), seconds = seconds);
            at(moment, phrase, Some(technique))
        }),
        first_mistake(moments).map(|(moment, phrase, practise)| at(moment, phrase, practise)),
        longest(moments).map(|(moment, technique)| {
            let seconds = moment.took.secs() as u32;
            let phrase = phrase!("coach-pause", technique = name(technique), seconds = seconds);
            at(moment, phrase, Some(technique))
        }),
    ];
    all.into_iter().flatten().take(MOST).collect()
}

/// How much the coach has to judge by.
pub fn sureness(notebook: &Notebook) -> Phrase {
    phrase!("coach-sure", runs = notebook.n_telling())
}

fn name(technique: Technique) -> Phrase {
    Phrase::new(technique.message())
}

fn of(grasp: &Grasp, phrase: Phrase) -> Advice {
    let (run, index) = grasp.moment;
    Advice { phrase, source: Some(Source { run, index }), practise: None }
}

fn practice(grasp: &Grasp, phrase: Phrase) -> Advice {
    Advice { practise: Some(grasp.technique), ..of(grasp, phrase) }
}

fn hardest(grasps: &[Grasp], hold: Hold) -> Option<&Grasp> {
    grasps.iter().rfind(|grasp| grasp.hold == hold)
}

/// Found now and then: who finds three of four needs no drill.
pub(crate) fn is_shaky(grasp: &Grasp) -> bool {
    grasp.hold == Hold::Sometimes && 4 * grasp.lately.alone < 3 * grasp.lately.met
}

fn praised(grasp: &Grasp) -> Phrase {
    phrase!("coach-firm", technique = name(grasp.technique), alone = grasp.alone)
}

fn missed(grasp: &Grasp) -> Phrase {
    let Grasp { technique, lately: Share { alone, met }, .. } = *grasp;
    phrase!("coach-missed", technique = name(technique), alone = alone, met = met)
}

/// Found, but slowly.
fn slowest(grasps: &[Grasp]) -> Option<Advice> {
    let found = grasps.iter().filter(|grasp| grasp.hold == Hold::Firm);
    let (grasp, seconds) = found
        .filter_map(|grasp| Some((grasp, grasp.seconds.filter(|&seconds| seconds >= SLOW)?)))
        .max_by_key(|(_, seconds)| *seconds)?;
    let phrase = phrase!("coach-slow", technique = name(grasp.technique), seconds = seconds);
    Some(practice(grasp, phrase))
}

/// Found before, and not met for long.
fn due(grasps: &[Grasp], now: u64) -> Option<Advice> {
    let grasp = grasps
        .iter()
        .filter(|grasp| grasp.due <= now && grasp.technique > Technique::NakedSingle)
        .min_by_key(|grasp| grasp.due)?;
    Some(practice(grasp, phrase!("coach-due", technique = name(grasp.technique))))
}

/// Digits entered beside their like, lately.
fn twins(notebook: &Notebook) -> Option<Advice> {
    let count = notebook.n_twins();
    let phrase = phrase!("coach-twins", count = count);
    (count >= A_HABIT).then_some(Advice { phrase, source: None, practise: None })
}

/// The hardest find. That a digit was seen at a glance is worth a word where nothing else was needed.
fn best(moments: &[Moment]) -> Option<(&Moment, Technique)> {
    let found = moments.iter().filter_map(|moment| match moment.what {
        What::Found { technique, .. } => Some((moment, technique)),
        _ => None,
    });
    let best =
        found.max_by_key(|(moment, technique)| (*technique, core::cmp::Reverse(moment.index)));
    let all_found = moments.iter().all(|moment| matches!(moment.what, What::Found { .. }));
    best.filter(|(_, technique)| all_found || *technique > Technique::NakedSingle)
}

/// Whether it was met in this run and in no other.
fn is_first(technique: Technique, run: RunId, moments: &[Moment], notebook: &Notebook) -> bool {
    let ever = notebook.leaf(technique).map_or(0, |leaf| leaf.n_met + leaf.n_passed);
    let here = met(moments).iter().filter(|met| met.technique == technique).count() as u32;
    ever == if notebook.has(run) { here } else { 0 }
}

fn easiest_told(moments: &[Moment]) -> Option<(&Moment, Technique)> {
    let told = moments.iter().filter_map(|moment| match moment.what {
        What::Told { technique, .. } => Some((moment, technique?)),
        _ => None,
    });
    told.min_by_key(|(_, technique)| *technique)
}

fn first_mistake(moments: &[Moment]) -> Option<(&Moment, Phrase, Option<Technique>)> {
    let is_mistake = |moment: &&Moment| matches!(moment.what, What::Mistaken { .. });
    let moment = moments.iter().find(is_mistake)?;
    Some((moment, moment.phrase(), moment.technique()))
}

/// The longest pause before something easy.
fn longest(moments: &[Moment]) -> Option<(&Moment, Technique)> {
    let found = moments.iter().filter_map(|moment| match moment.what {
        What::Found { technique, .. } if moment.took.secs() >= LONG => Some((moment, technique)),
        _ => None,
    });
    found.max_by_key(|(moment, _)| moment.took)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moment::{Help, Overlooked};
    use crate::opinion::{Met, Opinion, Seen};
    use std::format;
    use std::string::String;
    use words::{Language, say};

    /// `a` found alone in so many seconds, `t` told; a run for each line.
    fn notebook(runs: &[&str]) -> Notebook {
        let mut notebook = Notebook::default();
        for (number, run) in (1..).zip(runs) {
            let met = (0..).zip(run.split_whitespace()).map(|(index, word)| {
                let mut parts = word.split(':');
                let (seen, technique) = (parts.next().unwrap(), parts.next().unwrap());
                Met {
                    index,
                    technique: technique.parse().unwrap(),
                    seen: if seen == "a" { Seen::Alone } else { Seen::Told },
                    seconds: parts.next().map_or(5, |seconds| seconds.parse().unwrap()),
                    others: Vec::new(),
                }
            });
            notebook.add(&Opinion {
                run: RunId(number),
                started: number as u64,
                twins: 1,
                placed: 0,
                met: met.collect(),
            });
        }
        notebook
    }

    #[track_caller]
    fn check(runs: &[&str], now: u64, expected: &[&str]) {
        let notebook = notebook(runs);
        let sentences: Vec<String> = [sureness(&notebook)]
            .into_iter()
            .map(|phrase| say(&phrase, Language::English))
            .chain(overall(&notebook, now).iter().map(|advice| {
                let text = say(&advice.phrase, Language::English);
                match advice.source {
                    Some(Source { run, index }) => format!("{text} ({}/{index})", run.0),
                    None => text,
                }
            }))
            .collect();
        assert_eq!(sentences, expected);
    }

    #[test]
    fn it_says_how_sure_it_is_and_never_more_than_three_sentences() {
        check(&[], 0, &["No games to judge by yet: play a Classic one to its end."]);
        check(
            &[
                "a:naked-single a:naked-single t:hidden-pair",
                "t:hidden-pair a:x-wing:80 a:x-wing:90",
            ],
            0,
            &[
                "Two games so far: a first impression.",
                "X-wing: you have it, found alone twice. (2/2)",
                "Hidden pair: 0 of 2 found alone. It is worth a few drills. (2/0)",
                "X-wing: you find it, in about 80 seconds. A few drills make it quick. (2/2)",
            ],
        );
        check(
            &["a:naked-single", "a:naked-single", "a:naked-single", "a:naked-single a:pointing"],
            1_000_000_000,
            &[
                "4 games so far.",
                "Naked single: you have it, found alone 4 times. (4/0)",
                "4 of the digits you entered lately stood in the same row, column or box already. A glance around first saves that.",
                "Pointing: it has been a while. Time to meet it again. (4/1)",
            ],
        );
    }

    fn moment(index: u32, seconds: u64, what: What) -> Moment {
        let took = session::Millis::from_secs(seconds);
        Moment { index, at: took, took, open: Vec::new(), what }
    }

    fn found(technique: Technique) -> What {
        What::Found { what: "5@r5c5".parse().unwrap(), technique, others: Vec::new() }
    }

    fn told(technique: Technique) -> What {
        What::Told { technique: Some(technique), help: Help::Hint { stage: 4 } }
    }

    #[track_caller]
    fn check_run(moments: Vec<What>, whole: Option<&[&str]>, expected: &[&str]) {
        let moments: Vec<Moment> = (0..)
            .zip(moments)
            .map(|(index, what)| moment(index, 20 * u64::from(index) + 10, what))
            .collect();
        let known = whole.map(notebook);
        let advice = after_run(RunId(99), &moments, known.as_ref());
        let sentences: Vec<String> =
            advice.iter().map(|advice| say(&advice.phrase, Language::English)).collect();
        assert_eq!(sentences, expected);
    }

    #[test]
    fn a_run_is_praised_first_and_told_where_to_look() {
        use Technique as T;
        let twin = What::Mistaken { what: "7@r1c2".parse().unwrap(), overlooked: Overlooked::Twin };
        let easy = [found(T::NakedSingle), found(T::FullHouse)];
        check_run(easy.to_vec(), None, &["Everything found alone, from first to last. Well done!"]);
        check_run(
            [found(T::NakedSingle), twin].to_vec(),
            None,
            &["7 in r1c2: the same digit stood in sight already."],
        );
        check_run(
            [found(T::XWing), told(T::HiddenPair), told(T::Pointing), found(T::FullHouse)].to_vec(),
            Some(&["a:pointing"]),
            &[
                "X-wing: the first you found alone. Well seen!",
                "Pointing: after 50 seconds you had it shown. Next time you may see it first.",
                "Full house: it took you 70 seconds, and you found it.",
            ],
        );
        check_run(
            [found(T::XWing)].to_vec(),
            Some(&["a:x-wing"]),
            &["X-wing: the hardest you found alone this time."],
        );
    }
}
