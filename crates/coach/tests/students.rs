//! Bots that know some techniques and no others play, and the coach finds out which from their logs.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

use engine::technique::{Family, Technique};
use ninefold_coach::{Hold, Notebook, Opinion};
use players::Student;
use session::{Desk, GameId, Log, Millis, Rng, RunId, Session};

use Technique as T;

/// The techniques that a student may know of each family. It is learned from its easiest on, and how far in
/// one says nothing of another.
const CHAPTERS: [&[Technique]; 8] = [
    &[T::HiddenSingleLine],
    &[T::NakedSingle],
    &[T::Claiming],
    &[T::HiddenPair, T::HiddenTriple, T::HiddenQuad],
    &[T::XWing, T::Swordfish],
    &[T::Skyscraper, T::TwoStringKite, T::TurbotFish, T::EmptyRectangle],
    &[T::XyWing, T::XyzWing],
    &[T::UniqueRectangle1, T::UniqueRectangle2, T::UniqueRectangle4],
];

/// Other students and puzzles than the usual ones: `NINEFOLD_STUDENTS=19 cargo test -p ninefold-coach --test
/// students -- --nocapture`.
fn seed() -> u64 {
    std::env::var("NINEFOLD_STUDENTS").map_or(USUAL, |text| text.parse().unwrap())
}

const USUAL: u64 = 18;

fn student(number: u64) -> Student {
    let mut rng = Rng::stream(seed(), number);
    // Whoever finishes a puzzle sees these.
    let mut knows = vec![T::FullHouse, T::HiddenSingleBox];
    for chapter in CHAPTERS {
        let depth = rng.between(0, chapter.len() as u32);
        let Some(hardest) = depth.checked_sub(1).map(|last| chapter[last as usize]) else {
            continue;
        };
        let is_single = hardest.family() == Family::Singles;
        let learned = hardest.family().techniques().filter(|one| *one <= hardest);
        knows.extend(learned.filter(|one| !is_single || *one == hardest));
    }
    knows.sort();
    Student { knows, slips: 0 }
}

fn play(student: &Student, preset: &str, number: u64) -> Log {
    let game = GameId::OF_PUZZLES;
    let mut rng = Rng::stream(number, 7 + seed() - USUAL);
    let deal = game.deal(&game.preset(preset).unwrap(), &mut rng);
    let started = number * 24 * 60 * 60 * 1_000;
    let session = Session::start(deal, RunId(number.into()), started, Millis::ZERO).unwrap();
    let mut desk = Desk::new(session, Millis::ZERO);
    let end = student.play(&mut desk, &mut rng);
    desk.log(end)
}

#[derive(Default, Debug)]
struct Told {
    right: u32,
    wrong: Vec<String>,
    /// Met at least three times, and still not told: all of it could have been seen in other ways.
    withheld: u32,
}

/// Lets students play so many runs each and compares what they know with what the coach says.
fn examine(students: u64, slips: u32) -> Told {
    let mut told = Told::default();
    for number in 0..students {
        let student = Student { slips, ..student(number) };
        let mut notebook = Notebook::default();
        for run in 0..10 {
            let preset = ["steady", "tricky", "tough"][run as usize % 3];
            let log = play(&student, preset, number * 100 + run);
            notebook.add(&Opinion::of(&log).unwrap());
        }
        for grasp in notebook.grasps() {
            match (grasp.hold, student.knows.contains(&grasp.technique)) {
                (Hold::Unsure, _) => told.withheld += u32::from(grasp.met >= 3),
                (Hold::Firm, true) | (Hold::NotYet, false) => told.right += 1,
                _ => told.wrong.push(format!("{number}: {grasp:?}")),
            }
        }
    }
    told
}

#[track_caller]
fn check(students: u64, slips: u32) {
    let Told { right, wrong, withheld } = examine(students, slips);
    let told = right + wrong.len() as u32;
    // Seen with `cargo test -p ninefold-coach --test students -- --nocapture`.
    eprintln!("of {told} told {right} right; {withheld} met thrice and not told");
    assert!(right * 100 >= 95 * told, "{wrong:#?}");
    assert!(told * 100 >= 90 * (told + withheld), "it must have an opinion");
    assert!(told >= 8 * students as u32, "students meet more than that in ten runs");
}

#[test]
fn the_coach_finds_out_what_a_student_knows() {
    check(30, 0);
}

#[test]
fn slips_do_not_mislead_it() {
    check(10, 30);
}
