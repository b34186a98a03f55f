//! The placement test: a position for every few chapters, from easy to hard, which ends at the first mistake. Who
//! comes far skips what lies before.
//!
//! It is a run like any other, so what it says follows from its log; a line of its deal tells that it is one.

use super::{Chapter, chapters};
use crate::moment::{Moment, What};
use engine::technique::Technique;
use engine::{Phrase, Rng, phrase};
use session::{Deal, Log, deal_practice};

use Technique as T;

pub struct Placement;

/// What is asked for, each of a later chapter than the one before. No more than somebody who knows it all finds in
/// two minutes.
const ASKED: [Technique; 5] =
    [T::HiddenSingleLine, T::Pointing, T::HiddenPair, T::XWing, T::XyWing];
/// The line that tells such a deal from others, and the one by which the first mistake ends it.
const LINE: &str = "placement";
const HEARTS: &str = "hearts";

impl Placement {
    /// The test of this seed.
    pub fn deal(seed: u64) -> Option<Deal> {
        let deal = deal_practice(&ASKED, &mut Rng::stream(seed, 4))?;
        Some(deal.with(HEARTS, 1).with(LINE, 1))
    }

    pub fn is_one(deal: &Deal) -> bool {
        deal.all(LINE).next().is_some()
    }
}

/// How many chapters a run has shown to be known: all up to the last position that was found before anything was
/// missed or told. 0 for any other run.
pub fn placed(log: &Log, moments: &[Moment]) -> u32 {
    if !Placement::is_one(&log.deal) {
        return 0;
    }
    let found = moments.iter().map_while(|moment| match moment.what {
        What::Found { technique, .. } => Chapter::of(technique),
        _ => None,
    });
    found.last().map_or(0, Chapter::number).min(chapters().len() as u32)
}

/// What a run that was the test says; `None` for any other.
pub fn verdict(log: &Log, moments: &[Moment]) -> Option<Phrase> {
    Placement::is_one(&log.deal).then(|| match placed(log, moments) {
        0 => phrase!("course-placed-none"),
        number => {
            let chapter = chapters()[number as usize - 1].title();
            phrase!("course-placed", number = number, chapter = chapter)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Opinion;
    use session::{Action, Millis, RunId, Session};

    #[test]
    fn each_position_is_of_a_later_chapter() {
        let numbers = ASKED.map(|technique| Chapter::of(technique).unwrap().number());
        assert!(numbers.is_sorted_by(|one, other| one < other), "{numbers:?}");
        assert!(ASKED.is_sorted());
    }

    /// `f` finds the next, `h` has it told and does it, `m` makes a mistake.
    #[track_caller]
    fn check(moves: &str, expected: Option<&str>) {
        let deal = Placement::deal(5).unwrap();
        let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
        for (second, ch) in (1..).zip(moves.chars()) {
            let now = Millis::from_secs(second * 10);
            let right = session.hint(now).unwrap().actions[0];
            match ch {
                'm' => drop(session.act(&wrong(&session, right), now).unwrap()),
                ch => {
                    if ch == 'h' {
                        session.act(&Action::Hint { stage: 1 }, now).unwrap();
                    }
                    session.act(&right, now).unwrap();
                }
            }
        }
        let is_over = session.outcome().is_over();
        assert_eq!(is_over, moves.ends_with('m') || moves.len() == ASKED.len(), "{moves}");
        let opinion = Opinion::of(&session.log(Millis::from_secs(999))).unwrap();
        let last = opinion.placed.checked_sub(1).map(|index| chapters()[index as usize].key);
        assert_eq!(last, expected, "{moves}");
    }

    /// The digit of the solution struck, or another one entered.
    fn wrong(session: &Session, right: Action) -> Action {
        let board = session.view(Millis::ZERO).board.grids().1;
        let solution = engine::solver::first(&board).unwrap();
        let cell = solution.placed().find(|(cell, _)| board[*cell].is_none()).unwrap().0;
        let digit = solution[cell].unwrap().get();
        let cells = session::CellSet::only(cell);
        match right {
            Action::Enter { .. } => Action::Enter { cells, value: digit % 9 + 1 },
            _ => Action::Note { cells, value: digit, kind: session::NoteKind::Simple },
        }
    }

    #[test]
    fn it_ends_at_the_first_mistake_and_counts_what_was_found_before() {
        check("m", None);
        check("fm", Some("places"));
        check("fffm", Some("pairs"));
        check("ffff", Some("fish"));
        check("ffhff", Some("locked"));
        check("fffff", Some("wings"));
    }

    /// By the time in which a ten of such positions is thought to be found well.
    #[test]
    fn it_takes_two_minutes() {
        let seconds = ASKED.map(|technique| {
            let (_, preset) = session::practice(technique).unwrap();
            let games::pay::TimePay::Halved { at, .. } = preset.pay.time else {
                panic!("{preset:?}")
            };
            at.secs() / 10
        });
        assert!(seconds.iter().sum::<u64>() <= 120, "{seconds:?}");
    }
}
