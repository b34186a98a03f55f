//! Runs that end, counted on shelves that are shared, full, damaged or of a later time.

use super::*;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use core::cell::{Cell, RefCell};
use session::{Action, Command, GameId, Move, Rng};
use std::format;
use std::vec::Vec;

/// Texts in memory, with room for so many bytes each.
#[derive(Default)]
struct Shelf {
    texts: RefCell<BTreeMap<String, String>>,
    is_full: Cell<bool>,
}

const PROFILE: &str = "profile";

impl Shelf {
    fn with(text: &str) -> Shelf {
        let shelf = Shelf::default();
        shelf.texts.borrow_mut().insert(PROFILE.into(), text.into());
        shelf
    }

    fn text(&self, name: &str) -> String {
        self.texts.borrow().get(name).cloned().unwrap_or_default()
    }

    fn put(&self, name: &str, text: &str) -> Result<(), &'static str> {
        if self.is_full.get() {
            return Err("full");
        }
        self.texts.borrow_mut().insert(name.into(), text.into());
        Ok(())
    }

    fn n_runs(&self) -> usize {
        Profile::load(self).0.records().len()
    }
}

impl crate::Shelf for Shelf {
    type Error = &'static str;

    fn change(&self, change: &mut dyn FnMut(&str) -> Option<String>) -> Result<(), &'static str> {
        change(&self.text(PROFILE)).map_or(Ok(()), |text| self.put(PROFILE, &text))
    }

    fn set_aside(&self, name: &str, text: &str) -> Result<bool, &'static str> {
        let is_new = !self.texts.borrow().contains_key(name);
        if is_new {
            self.put(name, text)?;
        }
        Ok(is_new)
    }
}

fn start(game: GameId, run: u128) -> Session {
    let deal = game.deal(&game.info().presets[0], &mut Rng::new(run as u64));
    Session::start(deal, RunId(run), 77, Millis::ZERO).unwrap()
}

/// A game whose pieces have their places, played to its end and handed in.
fn won(run: u128) -> Session {
    let has_levels = |game: &GameId| game.info().presets.iter().any(|preset| preset.level > 1);
    let mut session = start(GameId::ALL.into_iter().find(has_levels).unwrap(), run);
    while let Ok(hint) = session.hint(Millis(2_000)) {
        for action in &hint.actions {
            session.act(action, Millis(2_000)).unwrap();
        }
    }
    session.act(&Action::Command(Command::Submit), Millis(3_000)).unwrap();
    session
}

/// A game that time alone brings to its end, in the middle of a move that is refused for it.
fn timed_out(run: u128) -> Session {
    let mut all = GameId::ALL.into_iter().map(|game| start(game, run));
    let mut session = all.find(|session| session.game().as_game().minds_the_hand()).unwrap();
    let late = Millis::from_secs(1_000_000);
    assert!(session.act(&Action::Hold { cell: None }, late).is_err());
    session
}

#[test]
fn a_run_settled_twice_counts_once() {
    for session in [won(1), timed_out(2)] {
        let (shelf, mut profile) = (Shelf::default(), Profile::default());
        let settled = profile.settle(&session, &shelf).unwrap();
        assert_eq!(settled.kept, Ok(None));
        let text = shelf.text(PROFILE);
        assert_eq!(profile.settle(&session, &shelf), Some(settled.clone()));
        assert_eq!(shelf.text(PROFILE), text);
        assert_eq!(text, profile.to_string());
        assert!(profile.knows(session.run()));
        // Counted by its save, it is the same run.
        let mut swept = Profile::default();
        assert_eq!(swept.count(&session.log(Millis::from_secs(9_000_000))), Ok(true));
        assert_eq!(swept, profile);
        assert_eq!(swept.records(), [&settled.record]);
    }
}

#[test]
fn a_run_in_progress_is_not_settled() {
    let session = start(GameId::ALL[0], 1);
    let (shelf, mut profile) = (Shelf::default(), Profile::default());
    assert_eq!(profile.settle(&session, &shelf), None);
    let mut log = session.log(Millis(5));
    assert_eq!(profile.count(&log), Ok(false));
    log.moves.push((Millis(1), Move::Redo));
    assert!(profile.count(&log).is_err());
    assert_eq!((profile, shelf.text(PROFILE)), (Profile::default(), String::new()));
}

#[test]
fn two_programs_keep_both_their_runs() {
    let shelf = Shelf::default();
    let (mut one, mut other) = (Profile::load(&shelf).0, Profile::load(&shelf).0);
    one.settle(&won(1), &shelf).unwrap();
    let settled = other.settle(&won(2), &shelf).unwrap();
    assert_eq!(settled.gain.before, one.standing(), "what the other brought is there before");
    assert_eq!(shelf.n_runs(), 2);
    one.store(&shelf).unwrap();
    assert_eq!((one, shelf.n_runs()), (other, 2));
}

#[test]
fn a_full_shelf_is_told_and_loses_nothing() {
    let shelf = Shelf::default();
    let mut profile = Profile::default();
    profile.settle(&won(1), &shelf).unwrap();
    shelf.is_full.set(true);
    let settled = profile.settle(&won(2), &shelf).unwrap();
    assert_eq!(settled.kept, Err(Unkept::Storage("full")));
    assert_eq!((profile.records().len(), shelf.n_runs()), (2, 1));
    // With room again, at the next start: its save is still there.
    shelf.is_full.set(false);
    let mut next = Profile::load(&shelf).0;
    assert!(!next.knows(RunId(2)));
    next.count(&won(2).log(Millis(3_000))).unwrap();
    next.store(&shelf).unwrap();
    assert_eq!(shelf.n_runs(), 2);
}

#[test]
fn a_damaged_text_is_set_aside_once_and_never_written_over() {
    let good = Shelf::default();
    Profile::default().settle(&won(1), &good).unwrap();
    let damaged = good.text(PROFILE) + "0000 nonsense\n";
    let shelf = Shelf::with(&damaged);
    shelf.is_full.set(true);
    let (mut profile, found) = Profile::load(&shelf);
    assert_eq!((profile.records().len(), found), (1, Err(Unkept::Storage("full"))));
    let settled = profile.settle(&won(2), &shelf).unwrap();
    assert!(settled.kept.is_err() && shelf.text(PROFILE) == damaged);

    shelf.is_full.set(false);
    let (mut profile, found) = Profile::load(&shelf);
    let aside = found.unwrap().unwrap();
    assert_eq!((aside.damages.len(), aside.damages[0].line), (1, 3));
    assert_eq!(shelf.text(&aside.name), damaged);
    for run in 2..4 {
        assert_eq!(profile.settle(&won(run), &shelf).unwrap().kept, Ok(None));
    }
    // The same damage is known at the next start; another is set aside beside it.
    assert_eq!(Profile::load(&shelf).1, Ok(None));
    assert_eq!(shelf.n_runs(), 3);
    let worse = shelf.text(PROFILE).replacen("won", "wan", 1);
    shelf.put(PROFILE, &worse).unwrap();
    let kept = profile.store(&shelf).unwrap().unwrap();
    assert_eq!((shelf.text(&kept.name), shelf.n_runs()), (worse, 3));
}

#[test]
fn what_is_no_profile_at_all_is_set_aside_too() {
    let shelf = Shelf::with("\u{0}\u{0}garbage");
    let (mut profile, found) = Profile::load(&shelf);
    let name = found.unwrap().unwrap().name;
    profile.settle(&won(1), &shelf).unwrap();
    assert_eq!(shelf.text(&name), "\u{0}\u{0}garbage");
    assert_eq!(shelf.n_runs(), 1);
}

#[test]
fn what_a_newer_ninefold_wrote_stays_as_it_is() {
    let newer = "ninefold-progress 2\nwhatever it means\n";
    let shelf = Shelf::with(newer);
    let (mut profile, found) = Profile::load(&shelf);
    assert_eq!(found, Err(Unkept::Newer(crate::NewerFormat { version: 2 })));
    let settled = profile.settle(&won(1), &shelf).unwrap();
    assert!(matches!(settled.kept, Err(Unkept::Newer(_))));
    assert_eq!(shelf.text(PROFILE), newer);
    // A line of this format that it cannot read, but whose sum is right, is no damage either.
    let mut lines: Vec<String> = profile.to_string().lines().map(Into::into).collect();
    let body = lines[1].rsplit_once(' ').unwrap().0.replacen("won", "drawn", 1);
    lines[1] = format!("{body} {:08x}\n", session::fnv::sum32(&body));
    let foreign = Shelf::with(&lines.join("\n"));
    assert_eq!(Profile::load(&foreign).1, Ok(None));
    Profile::default().settle(&won(2), &foreign).unwrap();
    assert!(foreign.text(PROFILE).contains(lines[1].trim_end()), "{}", foreign.text(PROFILE));
}
