//! The course is walked through as a page would: every press has its answer.

use super::*;
use crate::Hall;
use coach::{Met, Notebook, Opinion, Seen};
use session::technique::Technique;
use session::{Deal, RunId};

fn enter(path: &str, kept: &str) -> (Hall, Vec<Effect>) {
    let mut hall = Hall::default();
    let kept = vec![("coach".to_owned(), kept.to_owned())];
    let facts = Facts { language: "en".into(), seed: 3, kept, ..Facts::default() };
    let effects = hall.hear(Event::Enter { path: path.into(), facts });
    (hall, effects)
}

fn press(hall: &mut Hall, what: &str) -> Vec<Effect> {
    hall.hear(Event::Press { what: what.into(), fields: Vec::new() })
}

/// What is shown in a place, and heard again where the page is to press it.
#[track_caller]
fn shown<'a>(effects: &'a [Effect], wanted: &str) -> &'a str {
    let found = effects.iter().find_map(|effect| match effect {
        Effect::Show { place, html } if place == wanted => Some(html.as_str()),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("nothing in {wanted}: {effects:?}"))
}

fn begun(effects: &[Effect]) -> Option<Deal> {
    effects.iter().find_map(|effect| match effect {
        Effect::Begin(deal) => deal.parse().ok(),
        _ => None,
    })
}

fn notebook(technique: Technique) -> String {
    let one = Met { index: 0, technique, seen: Seen::Alone, seconds: 5, others: Vec::new() };
    let mut notebook = Notebook::default();
    let met = vec![one.clone(), one];
    notebook.add(&Opinion { run: RunId(1), started: 0, twins: 0, placed: 0, met });
    notebook.to_string()
}

#[test]
fn the_list_shows_what_is_mastered_and_leads_on() {
    let (mut hall, effects) = enter("course", &notebook(Technique::FullHouse));
    let html = shown(&effects, "");
    assert_eq!(html.matches("<li>").count(), course::chapters().len());
    assert_eq!(html.matches("footing-mastered").count(), 1);
    assert!(html.contains("Go on: 2. A digit and its place"), "{html}");
    let waits = press(&mut hall, "placement");
    assert!(shown(&waits, "placed").contains("data-after"));
    let deal = begun(&press(&mut hall, "placement now")).unwrap();
    assert!(Placement::is_one(&deal));
    assert!(press(&mut hall, "nothing").is_empty());
}

#[test]
fn an_example_is_stepped_and_played_to_its_end() {
    let (mut hall, effects) = enter("course/pairs", "");
    assert!(shown(&effects, "example").contains("data-press=\"look\""));
    let first = press(&mut hall, "look");
    let html = shown(&first, "example");
    assert!(html.contains("1 of 4") && html.contains("<svg"), "{html}");
    assert!(!html.contains("data-after"), "it waits for the player");
    assert!(shown(&press(&mut hall, "after"), "example").contains("2 of 4"));
    assert!(shown(&press(&mut hall, "before"), "example").contains("1 of 4"));
    assert!(shown(&press(&mut hall, "before"), "example").contains("1 of 4"));
    assert!(shown(&press(&mut hall, "play"), "example").contains("data-press=\"tick\""));
    for number in 2..=4 {
        let tick = press(&mut hall, "tick");
        let html = shown(&tick, "example");
        assert!(html.contains(&format!("{number} of 4")), "{html}");
        assert_eq!(html.contains("data-after"), number < 4, "the last stage stays");
    }
    assert!(shown(&press(&mut hall, "play"), "example").contains("1 of 4"), "once more");
    assert!(!shown(&press(&mut hall, "play"), "example").contains("data-after"), "paused");
    assert!(begun(&press(&mut hall, "try")).is_some());
    // Another technique of the chapter, and none of another one.
    let turned = press(&mut hall, "technique hidden-pair");
    assert!(shown(&turned, "choice").contains("aria-pressed=\"true\">Hidden pair"), "{turned:?}");
    assert!(press(&mut hall, "technique x-wing").is_empty());
}

#[test]
fn drills_and_puzzle_of_a_chapter_begin() {
    let (mut hall, _) = enter("course/cells", "");
    for verb in ["drills", "puzzle"] {
        assert!(shown(&press(&mut hall, verb), "deals").contains("data-after"));
        let effects = press(&mut hall, &format!("{verb} now"));
        let deal = begun(&effects).unwrap();
        assert_eq!(deal.game.key() == "drill", verb == "drills");
        assert!(shown(&effects, "deals").contains("data-press=\"drills\""), "offered again");
    }
}

#[test]
fn the_next_puzzle_says_why() {
    let (mut hall, effects) = enter("next", &notebook(Technique::NakedSingle));
    assert!(shown(&effects, "next").contains("data-press=\"look\""));
    let found = press(&mut hall, "look");
    assert!(shown(&found, "next").contains("this one needs it"), "{found:?}");
    assert!(begun(&press(&mut hall, "begin")).is_some());
}

#[test]
fn what_is_worth_practising_is_told_and_begun() {
    let (mut hall, effects) = enter("practise/hidden-pair", &notebook(Technique::HiddenPair));
    assert!(shown(&effects, "").contains("So far 2 of 2 found alone, in one game."), "{effects:?}");
    let forgotten = Effect::Keep { name: "tip".into(), text: String::new() };
    assert!(effects.contains(&forgotten), "home need not say so any more");
    assert!(
        shown(&press(&mut hall, "train"), "later").contains("data-press=\"begin hidden-pair\"")
    );
    let deal = begun(&press(&mut hall, "begin hidden-pair")).unwrap();
    assert_eq!(deal.all("task").filter(|task| task.starts_with("hidden-pair ")).count(), 10);
}
