//! How Drill is played, by its first lesson, and what a deal has to prove.

use super::*;
use crate::GameId;
use std::string::ToString;

/// The two boards of the first lesson: box 1 points along column 1 with its 7, then along row 3 with its 1.
fn start() -> Drill {
    Drill::start(&show::lesson().deal).unwrap()
}

fn act(game: &mut Drill, line: &str, secs: u64) -> Result<Vec<Event>, Phrase> {
    let action = line.parse().unwrap();
    game.act(&action, Millis::from_secs(secs)).map_err(|refusal| refusal.why)
}

#[test]
fn a_find_brings_the_next_board_and_the_last_one_wins() {
    let mut game = start();
    let events = act(&mut game, "note r7c1 7 simple", 5).unwrap();
    assert!(matches!(events[..], [Event::Noted { .. }, Event::Completed { .. }]), "{events:?}");
    assert_eq!((game.board, game.task().technique.key()), (1, "pointing"));
    let events = act(&mut game, "note r3c9 1 simple", 9).unwrap();
    assert_eq!(events.last(), Some(&Event::Won));
    let end = game.outcome.end().unwrap();
    assert_eq!((end.result, end.at), (EndResult::Won, Millis::from_secs(9)));
}

#[test]
fn what_is_needed_costs_a_heart_once_and_the_third_ends_it() {
    let mut game = start();
    // The 7 of box 1 is in one of these; the solution has it in the first.
    let needed = game.task().solution[engine::Cell::at(0, 0).unwrap()].unwrap().get();
    let line = std::format!("note r1c1 {needed} simple");
    let events = act(&mut game, &line, 1).unwrap();
    assert!(matches!(events[..], [Event::Mistake { .. }]), "{events:?}");
    assert_eq!(act(&mut game, &line, 2).unwrap_err().id, "drill-tried");
    let needed: Vec<std::string::String> = game
        .task()
        .position
        .empty()
        .iter()
        .map(|cell| (cell, game.task().solution[cell].unwrap()))
        .map(|(cell, digit)| std::format!("note {cell} {digit} simple"))
        .filter(|other| *other != line)
        .collect();
    act(&mut game, &needed[0], 3).unwrap();
    let events = act(&mut game, &needed[1], 4).unwrap();
    assert_eq!(events.last(), Some(&Event::Lost));
    assert_eq!(game.outcome.end().map(|end| end.sheet.total()), Some(0));
}

#[test]
fn what_is_true_by_something_else_costs_nothing() {
    let mut game = start();
    let position = game.task().position.clone();
    let answers: Vec<Candidate> =
        game.answers.iter().flat_map(|step| step.conclusion.eliminations.clone()).collect();
    let other = position
        .empty()
        .iter()
        .flat_map(|cell| position[cell].iter().map(move |digit| Candidate { cell, digit }))
        .find(|one| game.task().solution[one.cell] != Some(one.digit) && !answers.contains(one))
        .unwrap();
    let line = std::format!("note {} {} simple", other.cell, other.digit);
    let events = act(&mut game, &line, 1).unwrap();
    assert!(matches!(events[..], [Event::Said { .. }]), "{events:?}");
    assert_eq!((game.board, game.tally), (0, Tally::default()));
}

#[test]
fn the_deed_is_the_presets() {
    let mut game = start();
    assert_eq!(act(&mut game, "enter r1c1 7", 1).unwrap_err().id, "drill-strike-only");
    assert_eq!(act(&mut game, "note r1c2 7 simple", 1).unwrap_err().id, "refuse-given");
    assert_eq!(act(&mut game, "note r7c1 9 simple", 1).unwrap_err().id, "refuse-no-such-note");
    let mut game = Drill::start(&Drill::deal("singles", &mut Rng::new(1))).unwrap();
    assert_eq!(act(&mut game, "note r1c1 7 simple", 1).unwrap_err().id, "drill-place-only");
    let hint = game.hint(Millis::ZERO).unwrap();
    game.act(&hint.actions[0], Millis::ZERO).unwrap();
    assert_eq!(game.board, 1);
}

/// Whoever has every find told finds nothing.
#[test]
fn a_run_by_hints_alone_is_worth_nothing() {
    let mut game = start();
    for tick in 0..2 {
        act(&mut game, "hint 1", tick).unwrap();
        let hint = game.hint(Millis::ZERO).unwrap();
        assert_eq!(hint.stages.len(), 4);
        game.act(&hint.actions[0], Millis::ZERO).unwrap();
    }
    assert_eq!(game.outcome.end().unwrap().result, EndResult::Lost);
}

#[test]
fn every_preset_deals_ten_that_are_proven_and_asks_for_what_it_says() {
    for variant in Variant::ALL {
        let deal = Drill::deal(variant.key(), &mut Rng::new(18));
        assert_eq!(prove(&deal), Ok(()), "{}", variant.key());
        let (_, tasks) = task::read(&deal).unwrap();
        assert_eq!(tasks.len(), task::TASKS);
        let asked = variant.techniques();
        assert!(tasks.iter().all(|task| asked.contains(&task.technique)));
        // Two deals share no position.
        let other = Drill::deal(variant.key(), &mut Rng::new(19));
        let lines: Vec<&str> = deal.all("task").collect();
        assert!(other.all("task").all(|line| !lines.contains(&line)));
    }
}

#[test]
fn a_technique_is_practised_where_it_is_asked_for() {
    let check = |technique: Technique, preset: Option<&str>| {
        let found = crate::practice(technique);
        assert_eq!(found.map(|(_, preset)| preset.key), preset, "{technique}");
    };
    check(Technique::HiddenPair, Some("subsets"));
    check(Technique::XyChain, Some("chains"));
    check(Technique::FullHouse, None);
    check(Technique::ForcingNet, None);
    check(Technique::Jellyfish, Some("rare"));
}

#[track_caller]
fn check_wrong(change: impl Fn(&str) -> std::string::String, expected: &str) {
    let deal = Drill::deal("locked", &mut Rng::new(3));
    let text = change(&deal.to_string());
    let changed: Deal = text.parse().unwrap();
    let error = prove(&changed).unwrap_err();
    assert_eq!(error.cause.id, expected);
    assert_eq!(changed.game, GameId::Drill);
}

#[test]
fn a_made_up_deal_is_told_from_a_dealt_one() {
    let without_last = |text: &str| text.trim_end().rsplit_once('\n').unwrap().0.to_string() + "\n";
    check_wrong(without_last, "drill-count");
    check_wrong(|text| text.replace("pointing", "x-wing"), "drill-other-technique");
    check_wrong(|text| text.replace("pointing", "nothing"), "found-expected");
    check_wrong(|text| text.replacen("pointing", "claiming", 1), "drill-not-next");
    check_wrong(
        |text| {
            let mut lines: Vec<&str> = text.lines().collect();
            let last = lines.len() - 1;
            lines.swap(last, last - 9);
            lines.join("\n") + "\n"
        },
        "drill-order",
    );
}

/// Each number of the stock is a puzzle that comes to its technique before anything harder.
#[test]
fn the_stock_has_what_it_says() {
    for technique in Variant::Rare.techniques() {
        let numbers = stock::numbers(technique);
        assert!(numbers.len() >= 5, "{technique}");
        for number in numbers {
            let puzzle = stock::puzzle(number);
            let found = task::positions(&puzzle, &[technique], technique, None);
            assert!(!found.is_empty(), "{technique} {number}");
        }
    }
    assert!(stock::numbers(Technique::Pointing).is_empty());
}

#[test]
fn what_is_chosen_is_dealt_and_not_ranked() {
    let asked = [Technique::FullHouse, Technique::BugPlusOne, Technique::Jellyfish];
    let deal = choose(&asked, &mut Rng::new(4)).unwrap();
    let (_, tasks) = task::read(&deal).unwrap();
    let deeds: Vec<Deed> = tasks.iter().map(|task| task.deed).collect();
    assert_eq!(deeds, [Deed::Place, Deed::Place, Deed::Strike]);
    assert!(tasks.iter().map(|task| task.technique).eq(asked));
    assert_eq!(chosen(&deal), Some(asked.to_vec()));
    // Fewer hearts were somebody's terms, and what a menu deals was chosen by nobody.
    assert_eq!(chosen(&deal.clone().with("hearts", 1)), None);
    assert_eq!(chosen(&Drill::deal("locked", &mut Rng::new(3))), None);
    let preset = deal.game.preset(deal.preset).unwrap();
    assert!(!preset.ranked && preset.brought);
    assert!(!deal.game.info().presets.contains(&preset), "no menu offers it");
    assert_eq!(prove(&deal).unwrap_err().cause.id, "drill-count");
    assert_eq!(deal.to_string().parse(), Ok(deal));
    // Nobody looks for a guess, and ten are enough.
    assert_eq!(choose(&[Technique::Trial], &mut Rng::new(4)), None);
    assert_eq!(choose(&[], &mut Rng::new(4)), None);
    assert_eq!(choose(&[Technique::Pointing; 11], &mut Rng::new(4)), None);
}

#[test]
fn a_deal_may_allow_fewer_mistakes() {
    let deal = Drill::deal("locked", &mut Rng::new(3));
    let strict = deal.clone().with("hearts", 1);
    let mut game = Drill::start(&strict).unwrap();
    let cell = game.task().position.empty().first().unwrap();
    let needed = game.task().solution[cell].unwrap();
    act(&mut game, &std::format!("note {cell} {needed} simple"), 1).unwrap();
    assert!(game.outcome.is_over());
    assert_eq!(prove(&strict).unwrap_err().cause.id, "drill-fewer-hearts");
    for wrong in ["0", "4", "x"] {
        assert!(Drill::start(&deal.clone().with("hearts", wrong)).is_err(), "{wrong}");
    }
}
