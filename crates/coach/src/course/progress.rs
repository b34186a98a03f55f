//! How far a player is in the course, by the notebook alone.

use super::{Chapter, chapters};
use crate::grasp::{Grasp, Hold};
use crate::notebook::Notebook;
use alloc::vec::Vec;
use engine::{Phrase, phrase};

/// A chapter and how the player stands in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub chapter: &'static Chapter,
    pub footing: Footing,
    /// How many of its techniques the player has.
    pub firm: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Footing {
    /// Nothing of it was met.
    New,
    Begun,
    /// The placement test went beyond it.
    Skipped,
    Mastered,
}

impl Footing {
    /// Its name in files and commands.
    pub const fn key(self) -> &'static str {
        match self {
            Footing::New => "new",
            Footing::Begun => "begun",
            Footing::Skipped => "skipped",
            Footing::Mastered => "mastered",
        }
    }

    pub fn phrase(self) -> Phrase {
        match self {
            Footing::New => phrase!("course-new"),
            Footing::Begun => phrase!("course-begun"),
            Footing::Skipped => phrase!("course-skipped"),
            Footing::Mastered => phrase!("course-mastered"),
        }
    }

    /// Whether there is nothing left to do in it.
    pub fn is_done(self) -> bool {
        self >= Footing::Skipped
    }
}

/// Every chapter, in the order they are taught.
pub fn progress(notebook: &Notebook) -> Vec<Progress> {
    let grasps = notebook.grasps();
    let placed = notebook.placed();
    chapters().iter().map(|chapter| of(chapter, &grasps, placed)).collect()
}

/// The first chapter in which something is left to do.
pub fn next(progress: &[Progress]) -> Option<&'static Chapter> {
    progress.iter().find(|one| !one.footing.is_done()).map(|one| one.chapter)
}

/// Mastered is what the player has half of or more, and nothing of which goes by unseen: the rarest of a chapter
/// hardly anybody ever meets.
fn of(chapter: &'static Chapter, grasps: &[Grasp], placed: u32) -> Progress {
    let met = grasps.iter().filter(|grasp| chapter.techniques.contains(&grasp.technique));
    let holds: Vec<Hold> = met.map(|grasp| grasp.hold).collect();
    let firm = holds.iter().filter(|hold| **hold == Hold::Firm).count();
    let footing = if 2 * firm >= chapter.techniques.len() && !holds.contains(&Hold::NotYet) {
        Footing::Mastered
    } else if chapter.number() <= placed && !holds.contains(&Hold::NotYet) {
        Footing::Skipped
    } else if holds.is_empty() {
        Footing::New
    } else {
        Footing::Begun
    };
    Progress { chapter, footing, firm: firm as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opinion::{Met, Opinion, Seen};
    use engine::technique::Technique as T;
    use session::RunId;

    fn notebook(placed: u32, met: &[(T, Seen)]) -> Notebook {
        let mut notebook = Notebook::default();
        let met = met.iter().map(|(technique, seen)| Met {
            index: 0,
            technique: *technique,
            seen: *seen,
            seconds: 5,
            others: Vec::new(),
        });
        let met = met.collect();
        notebook.add(&Opinion { run: RunId(1), started: 0, twins: 0, placed, met });
        notebook
    }

    #[track_caller]
    fn check(placed: u32, met: &[(T, Seen)], expected: &str) {
        let progress = progress(&notebook(placed, met));
        let told: Vec<&str> = progress[..6].iter().map(|one| one.footing.key()).collect();
        let next = next(&progress).map_or("none", |chapter| chapter.key);
        assert_eq!(std::format!("{} next {next}", told.join(" ")), expected);
    }

    #[test]
    fn what_is_found_is_mastered_and_what_was_skipped_can_come_back() {
        let (alone, told) = (Seen::Alone, Seen::Told);
        check(0, &[], "new new new new new new next beginning");
        check(
            0,
            &[(T::FullHouse, alone), (T::FullHouse, alone), (T::NakedPair, told)],
            "mastered new new new begun new next places",
        );
        check(4, &[], "skipped skipped skipped skipped new new next pairs");
        check(
            4,
            &[(T::Pointing, told), (T::Pointing, told)],
            "skipped skipped skipped begun new new next locked",
        );
        // Two of three, and none of them goes by unseen.
        let pairs = [(T::NakedPair, alone); 2].into_iter().chain([(T::HiddenPair, alone); 2]);
        check(
            4,
            &pairs.clone().collect::<Vec<_>>(),
            "skipped skipped skipped skipped mastered new next triples",
        );
        let pairs: Vec<_> = pairs.chain([(T::LockedPair, told); 2]).collect();
        check(4, &pairs, "skipped skipped skipped skipped begun new next pairs");
    }
}
