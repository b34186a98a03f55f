//! One quiet line for home, made ready by the coach whenever it has looked at runs: what a few minutes would
//! go to best, and where that is. The page shows it from the next day on, for a week, and knows no coach.

use crate::Effect;
use coach::{Grasp, Hold, Notebook};
use session::technique::Technique;
use session::{Day, Phrase, phrase, practice};
use words::{Language, say};

/// The name it is kept under, which home knows.
pub const NAME: &str = "tip";

/// The line to be kept: the number of the day it was made on, the address, the sentence. Empty where there
/// is nothing to practise.
pub fn of(notebook: &Notebook, now: u64, today: Day, language: Language) -> Effect {
    let text = worth_practising(notebook, now).map_or_else(String::new, |technique| {
        let name = Phrase::new(technique.message());
        let sentence = say(&phrase!("tip", technique = name), language);
        format!("{}\n/room/practise/{}\n{sentence}", today.number(), technique.key())
    });
    Effect::Keep { name: NAME.into(), text }
}

/// The easiest that goes by unseen, else one that is found now and then, else what is longest due.
fn worth_practising(notebook: &Notebook, now: u64) -> Option<Technique> {
    let grasps = notebook.grasps();
    let can = |grasp: &&Grasp| practice(grasp.technique).is_some();
    let of = |hold: Hold| grasps.iter().filter(can).find(|grasp| grasp.hold == hold);
    let due = || {
        let due = grasps.iter().filter(can).filter(|grasp| grasp.due <= now);
        due.filter(|grasp| grasp.technique > Technique::NakedSingle).min_by_key(|grasp| grasp.due)
    };
    let found = of(Hold::NotYet).or_else(|| of(Hold::Sometimes)).or_else(due);
    found.map(|grasp| grasp.technique)
}

#[cfg(test)]
mod tests {
    use super::*;
    use coach::{Met, Opinion, Seen};
    use session::RunId;

    fn notebook(met: &[(Technique, Seen)]) -> Notebook {
        let mut notebook = Notebook::default();
        let met = (0..).zip(met).map(|(index, (technique, seen))| Met {
            index,
            technique: *technique,
            seen: *seen,
            seconds: 9,
            others: Vec::new(),
        });
        notebook.add(&Opinion {
            run: RunId(1),
            started: 0,
            twins: 0,
            placed: 0,
            met: met.collect(),
        });
        notebook
    }

    #[track_caller]
    fn check(met: &[(Technique, Seen)], expected: &str) {
        let today = "2026-11-18".parse().unwrap();
        let Effect::Keep { name, text } =
            of(&notebook(met), 1_000_000_000, today, Language::English)
        else {
            panic!()
        };
        assert_eq!((name.as_str(), text.as_str()), ("tip", expected));
    }

    #[test]
    fn the_easiest_that_goes_by_unseen_comes_first() {
        use Technique as T;
        check(&[], "");
        check(&[(T::FullHouse, Seen::Told); 2], "");
        check(
            &[
                (T::XWing, Seen::Told),
                (T::XWing, Seen::Told),
                (T::HiddenPair, Seen::Told),
                (T::HiddenPair, Seen::Told),
                (T::NakedSingle, Seen::Alone),
                (T::NakedSingle, Seen::Alone),
            ],
            "20775\n/room/practise/hidden-pair\nHidden pair: five minutes of it?",
        );
        check(
            &[
                (T::NakedSingle, Seen::Alone),
                (T::Pointing, Seen::Alone),
                (T::Pointing, Seen::Alone),
            ],
            "20775\n/room/practise/pointing\nPointing: five minutes of it?",
        );
    }
}
