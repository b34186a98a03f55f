//! The notebook as a text. One that is damaged in the least, or was written by another version, is as good as
//! none: it is found out again.
//!
//! ```text
//! ninefold-coach 3 SUM
//! TELLING PLACED
//! HALF HALF …                                   runs
//! RUN STARTED TWINS                             those that are named below, from 0; `-` where twins are not kept
//! x-wing MET ALONE PASSED RUNS
//! 20775:5:good …                                days, and how far into them
//! 0:12:alone:34:swordfish+jellyfish 1:15:told:80: …
//! …                                             the same of passes
//! ```

use super::leaf::{DAY, Day, Leaf, Meeting};
use super::{Notebook, half};
use crate::opinion::Seen;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use engine::technique::Technique;
use session::{RunId, fnv};

/// Of the format and of the judgement: opinions of another version are formed anew.
const HEAD: &str = "ninefold-coach 3";

/// A run that meetings are of.
type Named = (u64, RunId);

impl fmt::Display for Notebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.written();
        write!(f, "{HEAD} {:016x}\n{text}", fnv::sum64(&text))
    }
}

impl Notebook {
    /// Reads what this version wrote; anything else is an empty one.
    pub fn read(text: &str) -> Notebook {
        read(text).unwrap_or_default()
    }

    fn written(&self) -> String {
        let Notebook { runs, n_telling, placed, twins, leaves } = self;
        let halves: Vec<String> = runs.iter().map(|half| format!("{half:016x}")).collect();
        let mut text = format!("{n_telling} {placed}\n{}\n", halves.join(" "));
        let of_leaves = leaves.values().flat_map(|leaf| leaf.last.iter().chain(&leaf.passed));
        let of_leaves = of_leaves.map(|meeting| (meeting.started, meeting.run));
        let named: BTreeSet<Named> =
            of_leaves.chain(twins.iter().map(|(started, run, _)| (*started, *run))).collect();
        let named: BTreeMap<Named, usize> = named.into_iter().zip(0..).collect();
        for (started, run) in named.keys() {
            let kept = twins.iter().find(|(_, other, _)| other == run);
            let twins = kept.map_or_else(|| "-".to_string(), |(_, _, twins)| twins.to_string());
            text += &format!("{run} {started} {twins}\n");
        }
        for (technique, leaf) in leaves {
            let Leaf { n_met, n_runs, n_alone, n_passed, last, passed, days } = leaf;
            text += &format!("{technique} {n_met} {n_alone} {n_passed} {n_runs}\n");
            text += &row(days, write_day);
            text += &row(last, |meeting| write_meeting(meeting, &named));
            text += &row(passed, |meeting| write_meeting(meeting, &named));
        }
        text
    }
}

fn row<T>(all: &[T], write: impl Fn(&T) -> String) -> String {
    all.iter().map(write).collect::<Vec<_>>().join(" ") + "\n"
}

fn write_day(day: &Day) -> String {
    let good = if day.is_good { "good" } else { "" };
    format!("{}:{}:{good}", day.number, day.last - day.number * DAY)
}

fn write_meeting(meeting: &Meeting, named: &BTreeMap<Named, usize>) -> String {
    let Meeting { started, run, index, seen, seconds, others } = meeting;
    let others: Vec<&str> = others.iter().map(|other| other.key()).collect();
    let run = named.get(&(*started, *run)).copied().unwrap_or_default();
    format!("{run}:{index}:{}:{seconds}:{}", seen.key(), others.join("+"))
}

fn read(text: &str) -> Option<Notebook> {
    let (head, rest) = text.split_once('\n')?;
    if head.strip_prefix(HEAD)?.trim_start() != format!("{:016x}", fnv::sum64(rest)) {
        return None;
    }
    let mut lines = rest.lines();
    let (n_telling, placed) = lines.next()?.split_once(' ')?;
    let halves = lines.next()?.split(' ').filter(|half| !half.is_empty());
    let mut notebook = Notebook {
        runs: halves.map(|half| u64::from_str_radix(half, 16).ok()).collect::<Option<_>>()?,
        n_telling: n_telling.parse().ok()?,
        placed: placed.parse().ok()?,
        ..Notebook::default()
    };
    let mut named: Vec<Named> = Vec::new();
    while let Some(line) = lines.next() {
        let words: Vec<&str> = line.split(' ').collect();
        match *words.as_slice() {
            [run, started, twins] => {
                let (run, started) = (run.parse().ok()?, started.parse().ok()?);
                named.push((started, run));
                if let Ok(twins) = twins.parse() {
                    notebook.twins.push((started, run, twins));
                }
            }
            [technique, n_met, n_alone, n_passed, n_runs] => {
                let leaf = Leaf {
                    n_met: n_met.parse().ok()?,
                    n_alone: n_alone.parse().ok()?,
                    n_passed: n_passed.parse().ok()?,
                    n_runs: n_runs.parse().ok()?,
                    days: words_of(lines.next()?).map(read_day).collect::<Option<_>>()?,
                    last: read_meetings(lines.next()?, &named)?,
                    passed: read_meetings(lines.next()?, &named)?,
                };
                notebook.leaves.insert(technique.parse().ok()?, leaf);
            }
            _ => return None,
        }
    }
    named.iter().all(|(_, run)| notebook.runs.contains(&half(*run))).then_some(notebook)
}

fn words_of(line: &str) -> impl Iterator<Item = &str> {
    line.split(' ').filter(|word| !word.is_empty())
}

fn read_day(word: &str) -> Option<Day> {
    let (number, rest) = word.split_once(':')?;
    let (into, good) = rest.split_once(':')?;
    let number: u64 = number.parse().ok()?;
    let last = number.checked_mul(DAY)?.checked_add(into.parse().ok()?)?;
    Some(Day { number, last, is_good: good == "good" })
}

fn read_meetings(line: &str, named: &[Named]) -> Option<Vec<Meeting>> {
    words_of(line).map(|word| read_meeting(word, named)).collect()
}

fn read_meeting(word: &str, named: &[Named]) -> Option<Meeting> {
    let parts: Vec<&str> = word.split(':').collect();
    let &[run, index, seen, seconds, others] = parts.as_slice() else { return None };
    let (started, run) = *named.get(run.parse::<usize>().ok()?)?;
    let others = others.split('+').filter(|other| !other.is_empty());
    Some(Meeting {
        started,
        run,
        index: index.parse().ok()?,
        seen: Seen::ALL.into_iter().find(|one| one.key() == seen)?,
        seconds: seconds.parse().ok()?,
        others: others.map(|other| other.parse::<Technique>().ok()).collect::<Option<_>>()?,
    })
}
