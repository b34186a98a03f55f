//! The coach's notebook: an opinion about every run. Two of them are merged by union, since the same run
//! gives the same opinion; what is missing is derived from the log again, so a line that cannot be read
//! is no loss.
//!
//! ```text
//! ninefold-coach 2
//! RUN STARTED TWINS PLACED 12:alone:x-wing:34:swordfish+jellyfish 15:told:hidden-pair:80: SUM
//! ```

use crate::opinion::{Met, Opinion, Seen};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use session::{RunId, fnv};

/// Of the format and of the judgement: opinions of another version are formed anew.
const HEAD: &str = "ninefold-coach 2";

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notebook {
    opinions: BTreeMap<RunId, Opinion>,
}

impl Notebook {
    /// Reads what this version wrote and leaves out the rest.
    pub fn read(text: &str) -> Notebook {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return Notebook::default();
        }
        let mut notebook = Notebook::default();
        lines.filter_map(read_line).for_each(|opinion| notebook.add(opinion));
        notebook
    }

    pub fn add(&mut self, opinion: Opinion) {
        self.opinions.insert(opinion.run, opinion);
    }

    /// Takes over what the other one knows.
    pub fn merge(&mut self, other: Notebook) {
        self.opinions.extend(other.opinions);
    }

    pub fn has(&self, run: RunId) -> bool {
        self.opinions.contains_key(&run)
    }

    pub fn get(&self, run: RunId) -> Option<&Opinion> {
        self.opinions.get(&run)
    }

    /// The opinions in the order the runs were begun.
    pub fn in_order(&self) -> Vec<&Opinion> {
        let mut all: Vec<&Opinion> = self.opinions.values().collect();
        all.sort_by_key(|opinion| (opinion.started, opinion.run));
        all
    }

    /// The runs that something was learned from.
    pub fn n_telling(&self) -> u32 {
        self.opinions.values().filter(|opinion| !opinion.met.is_empty()).count() as u32
    }
}

impl fmt::Display for Notebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        for opinion in self.opinions.values() {
            let line = written(opinion);
            writeln!(f, "{line} {:016x}", fnv::sum64(&line))?;
        }
        Ok(())
    }
}

fn written(opinion: &Opinion) -> String {
    let Opinion { run, started, twins, placed, met } = opinion;
    let mut line = format!("{run} {started} {twins} {placed}");
    for Met { index, technique, seen, seconds, others } in met {
        let others: Vec<&str> = others.iter().map(|other| other.key()).collect();
        let (seen, others) = (seen.key(), others.join("+"));
        line += &format!(" {index}:{seen}:{technique}:{seconds}:{others}");
    }
    line
}

fn read_line(line: &str) -> Option<Opinion> {
    let (line, sum) = line.rsplit_once(' ')?;
    if format!("{:016x}", fnv::sum64(line)) != sum {
        return None;
    }
    let mut words = line.split(' ');
    Some(Opinion {
        run: words.next()?.parse().ok()?,
        started: words.next()?.parse().ok()?,
        twins: words.next()?.parse().ok()?,
        placed: words.next()?.parse().ok()?,
        met: words.map(read_met).collect::<Option<_>>()?,
    })
}

fn read_met(word: &str) -> Option<Met> {
    let parts: Vec<&str> = word.split(':').collect();
    let &[index, seen, technique, seconds, others] = parts.as_slice() else { return None };
    let others = others.split('+').filter(|other| !other.is_empty());
    Some(Met {
        index: index.parse().ok()?,
        technique: technique.parse().ok()?,
        seen: Seen::ALL.into_iter().find(|one| one.key() == seen)?,
        seconds: seconds.parse().ok()?,
        others: others.map(|other| other.parse().ok()).collect::<Option<_>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::technique::Technique;
    use proptest::prelude::*;
    use std::string::ToString;

    fn technique() -> impl Strategy<Value = Technique> {
        (0..Technique::ALL.len()).prop_map(|index| Technique::ALL[index])
    }

    fn met() -> impl Strategy<Value = Met> {
        let others = proptest::collection::vec(technique(), 0..3);
        (0..500_u32, technique(), 0..3_usize, 0..9_999_u32, others).prop_map(
            |(index, technique, seen, seconds, others)| Met {
                index,
                technique,
                seen: Seen::ALL[seen],
                seconds,
                others,
            },
        )
    }

    /// What is known of a run follows from the run.
    fn notebook() -> impl Strategy<Value = Notebook> {
        let opinion = |run: u128| {
            proptest::collection::vec(met(), 0..6).prop_map(move |met| Opinion {
                run: RunId(run),
                started: run as u64 * 1_000,
                twins: run as u32 % 3,
                placed: run as u32 % 2,
                met,
            })
        };
        let all: Vec<_> = (0..4).map(opinion).collect();
        all.prop_map(|all| {
            let mut notebook = Notebook::default();
            all.into_iter().for_each(|opinion| notebook.add(opinion));
            notebook
        })
    }

    fn part(of: &Notebook, runs: u8) -> Notebook {
        let mut part = Notebook::default();
        let kept = of.opinions.values().filter(|opinion| runs >> opinion.run.0 & 1 == 1);
        kept.cloned().for_each(|opinion| part.add(opinion));
        part
    }

    proptest! {
        #[test]
        fn it_reads_back_as_it_was_written(notebook in notebook()) {
            prop_assert_eq!(Notebook::read(&notebook.to_string()), notebook);
        }

        #[test]
        fn merging_is_a_union(all in notebook(), one in 0..16_u8, other in 0..16_u8) {
            let (mut left, mut right) = (part(&all, one), part(&all, other));
            left.merge(part(&all, other));
            right.merge(part(&all, one));
            prop_assert_eq!(&left, &right);
            prop_assert_eq!(&left, &part(&all, one | other));
            left.merge(right.clone());
            prop_assert_eq!(left, right);
        }
    }

    #[test]
    fn what_is_damaged_or_of_another_version_is_left_out() {
        let mut notebook = Notebook::default();
        for run in 1..=2 {
            let met = std::vec![Met {
                index: 12,
                technique: Technique::XWing,
                seen: Seen::Alone,
                seconds: 34,
                others: std::vec![Technique::Swordfish],
            }];
            notebook.add(Opinion { run: RunId(run), started: 99, twins: 0, placed: 0, met });
        }
        let text = notebook.to_string();
        let changed = text.replacen(":34:", ":35:", 1);
        let read = Notebook::read(&changed);
        assert!(!read.has(RunId(1)) && read.has(RunId(2)));
        assert_eq!(Notebook::read(&text.replace("coach 2", "coach 1")), Notebook::default());
        assert_eq!(Notebook::read("\u{0}"), Notebook::default());
    }
}
