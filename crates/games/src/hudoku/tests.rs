//! How a run of Hudoku goes: the countdown, right and wrong entries, hints, the end.

use super::*;
use crate::GameId;
use crate::view::{Content, Figure, Urgency};
use engine::Rng;
use proptest::prelude::*;

fn start(preset: &'static str, seed: u64) -> Hudoku {
    Hudoku::start(&Hudoku::deal(preset, &mut Rng::new(seed))).unwrap()
}

fn right(game: &Hudoku, cell: Cell) -> Action {
    Action::Enter { cells: CellSet::only(cell), value: game.solution(cell).get() }
}

/// A digit of the cell's range that is not its solution.
fn wrong(game: &Hudoku, cell: Cell) -> Action {
    let range = game.puzzle.zones.ranges[cell.index()];
    let digit = range.iter().find(|&digit| digit != game.solution(cell)).unwrap();
    Action::Enter { cells: CellSet::only(cell), value: digit.get() }
}

fn secs(seconds: u64) -> Millis {
    Millis::from_secs(seconds)
}

fn countdown(game: &Hudoku, now: Millis) -> Option<(Millis, Urgency)> {
    game.view(now).readouts.iter().find_map(|readout| match readout.value {
        Figure::Countdown { left, .. } => Some((left, readout.urgency)),
        _ => None,
    })
}

#[test]
fn every_preset_deals_a_puzzle_with_one_solution() {
    for preset in info().presets {
        for seed in 0..6 {
            let deal = Hudoku::deal(preset.key, &mut Rng::new(seed));
            let game = Hudoku::start(&deal).unwrap();
            assert!(deduce::solves(&game.puzzle.zones, &game.puzzle.givens));
            for region in game.puzzle.template.regions() {
                assert!(region.cells.iter().any(|cell| game.filled[cell.index()].is_some()));
            }
        }
    }
}

#[test]
fn the_plain_rules_hold_in_every_solution() {
    for (seed, entry) in (0..).zip(TEMPLATES) {
        let template = entry.template();
        let puzzle = Puzzle::make(&template, &mut Rng::new(seed)).unwrap();
        let digit = |cell: Cell| puzzle.solution[cell.index()].unwrap();
        let region = |cell| template.region_of(cell).unwrap();
        for cell in template.cells().iter() {
            assert!(template.regions()[region(cell)].range.digits().contains(digit(cell)));
            for other in template.cells().iter().filter(|&other| other != cell) {
                let meets = cell.row() == other.row()
                    || cell.col() == other.col()
                    || region(cell) == region(other);
                assert!(!meets || digit(cell) != digit(other), "{} {cell} {other}", entry.key);
            }
        }
    }
}

#[test]
fn a_clue_is_of_its_range_and_not_in_sight() {
    for seed in 0..40 {
        let game = start("small", seed);
        let puzzle = &game.puzzle;
        for (void, clue) in puzzle::entries(&puzzle.clues) {
            let region = &puzzle.template.regions()[puzzle.template.region_of(void).unwrap()];
            assert!(region.voids.contains(void) && region.range.digits().contains(clue));
            for (cell, digit) in puzzle::entries(&puzzle.givens) {
                let in_sight = cell.row() == void.row()
                    || cell.col() == void.col()
                    || region.cells.contains(cell);
                assert!(!in_sight || digit != clue, "{void} shows the {clue} of {cell}");
            }
        }
        let shown = game.view(Millis::ZERO).board.cells;
        assert!(shown.iter().all(|cell| cell.clue.is_none() || cell.content == Content::Void));
    }
}

#[test]
fn the_countdown_runs_from_30_and_back_to_30() {
    let mut game = start("small", 1);
    assert_eq!(countdown(&game, Millis::ZERO), Some((secs(30), Urgency::Calm)));
    assert_eq!(countdown(&game, secs(20)), Some((secs(10), Urgency::Soon)));
    assert_eq!(countdown(&game, secs(25)), Some((secs(5), Urgency::Now)));

    let cell = game.open().first().unwrap();
    game.act(&wrong(&game, cell), secs(21)).unwrap();
    assert_eq!(countdown(&game, secs(21)), Some((secs(9), Urgency::Soon)));
    game.act(&right(&game, cell), secs(22)).unwrap();
    assert_eq!(countdown(&game, secs(22)), Some((secs(30), Urgency::Calm)));
    game.act(&Action::Hint { stage: 1 }, secs(40)).unwrap();
    assert_eq!(countdown(&game, secs(40)), Some((secs(30), Urgency::Calm)));
    assert_eq!(countdown(&start("relaxed-small", 1), secs(40)), None);
    assert_eq!(countdown(&start("slow-small", 1), secs(0)), Some((secs(60), Urgency::Calm)));
    assert_eq!(countdown(&start("fast-small", 1), secs(0)), Some((secs(15), Urgency::Calm)));
}

#[test]
fn time_leaves_the_cell_in_hand_alone() {
    let hold = |cell| Action::Hold { cell };
    let mut game = start("fast-small", 1);
    let (easiest, ..) = game.next_step().unwrap();
    game.act(&hold(Some(easiest)), secs(3)).unwrap();
    // It is no answer: the countdown runs on.
    let events = game.advance(secs(15));
    assert!(matches!(events[0], Event::Revealed { cells, .. } if !cells.contains(easiest)));
    game.advance(secs(15 * 80));
    let end = game.outcome().end().unwrap();
    // The last one left is revealed at last, or the run would never end.
    assert_eq!((game.fresh, end.result), (CellSet::only(easiest), EndResult::Lost));

    let mut game = start("fast-small", 1);
    game.act(&hold(Some(easiest)), secs(3)).unwrap();
    game.act(&hold(None), secs(4)).unwrap();
    let events = game.advance(secs(15));
    assert!(matches!(events[0], Event::Revealed { cells, .. } if cells.contains(easiest)));
    assert!(start("relaxed-small", 1).act(&hold(None), secs(1)).is_err());
}

#[test]
fn a_deal_with_a_given_too_many_is_unproven() {
    let deal = Hudoku::deal("small", &mut Rng::new(1));
    assert_eq!(prove(&deal), Ok(()));
    let game = Hudoku::start(&deal).unwrap();
    let (cell, digit, _) = game.next_step().unwrap();
    let mut puzzle = Puzzle::read(&deal).unwrap();
    puzzle.givens[cell.index()] = Some(digit);
    let template = deal.get("template").unwrap();
    let doctored = puzzle.write(Deal::new(GameId::Hudoku, "small").with("template", template));
    assert!(Hudoku::start(&doctored).is_ok());
    let error = prove(&doctored).unwrap_err();
    assert_eq!(error.cause.id, "deal-given-in-vain");
}

#[test]
fn time_reveals_the_easiest_cell_and_counts_it() {
    let mut game = start("small", 1);
    let (cell, digit, _) = game.next_step().unwrap();
    assert_eq!(game.advance(Millis(29_999)), []);
    let events = game.advance(Millis(30_000));
    assert_eq!(events[0], Event::Revealed { cells: CellSet::only(cell), why: Reveal::TimeRanOut });
    assert_eq!(game.tally().auto_hints, 1);
    let shown = game.view(Millis(30_000)).board.cells;
    let shown = shown.iter().find(|view| view.cell == cell).unwrap();
    assert_eq!(shown.content, Content::Revealed(digit.get()));
    assert_eq!(countdown(&game, Millis(30_000)), Some((secs(30), Urgency::Calm)));
}

#[test]
fn a_board_left_alone_fills_itself_and_is_not_won() {
    let mut game = start("small", 1);
    let open = u64::from(game.open().len());
    game.advance(Millis(u64::MAX));
    let end = game.outcome().end().unwrap();
    assert_eq!((end.result, end.at), (EndResult::Lost, secs(30 * open)));
    assert_eq!(u64::from(game.tally().auto_hints), open);
    assert_eq!(end.sheet.total(), 10_000u64.saturating_sub(open * (500 + 300)));
}

#[test]
fn a_wrong_number_is_counted_and_not_placed() {
    let mut game = start("small", 3);
    let cell = game.open().first().unwrap();
    let events = game.act(&wrong(&game, cell), secs(1)).unwrap();
    let cells = CellSet::only(cell);
    assert_eq!(events, [Event::Mistake { cells }, Event::Scored { cells, points: -250 }]);
    assert_eq!(game.tally().mistakes, 1);
    assert!(game.open().contains(cell));
}

#[test]
fn what_has_no_place_is_refused_and_costs_nothing() {
    let mut game = start("small", 3);
    let before = game.clone();
    let enter = |cells, value| Action::Enter { cells, value };
    let open = game.open();
    let cell = open.first().unwrap();
    let given = (game.puzzle.zones.cells - open).first().unwrap();
    let void = game.puzzle.template.voids().first().unwrap();
    let outside: Cell = "r9c9".parse().unwrap();
    for (action, why) in [
        (enter(open, 1), "hudoku-one-cell"),
        (enter(CellSet::EMPTY, 1), "hudoku-one-cell"),
        (enter(CellSet::only(given), 1), "hudoku-filled"),
        (enter(CellSet::only(void), 1), "hudoku-void"),
        (enter(CellSet::only(outside), 1), "hudoku-void"),
        (enter(CellSet::only(cell), 0), "hudoku-out-of-range"),
        (enter(CellSet::only(cell), 200), "hudoku-out-of-range"),
        (Action::Reveal { cell: void }, "hudoku-void"),
        (Action::Erase { cells: open }, "hudoku-nothing-to-erase"),
        (Action::Note { cells: open, value: 0, kind: NoteKind::Simple }, "hudoku-no-note"),
        (Action::Hint { stage: 4 }, "refuse-not-here"),
        (Action::Command(Command::Submit), "refuse-not-here"),
    ] {
        assert_eq!(game.act(&action, secs(1)).unwrap_err().why.id, why, "{action}");
        assert_eq!(game, before);
    }
}

#[test]
fn a_hint_is_paid_once_and_tells_the_truth() {
    let mut game = start("large", 5);
    let now = secs(1);
    let hint = game.hint(now).unwrap();
    assert_eq!(hint.stages.len(), usize::from(show::HINT_STAGES));
    for stage in [1, 2, 3, 1] {
        game.act(&Action::Hint { stage }, now).unwrap();
    }
    assert_eq!(game.tally().hints, 1);
    game.act(&hint.actions[0], now).unwrap();
    assert_eq!(game.tally(), Tally { hints: 1, ..Tally::default() });
    let cell = game.open().first().unwrap();
    game.act(&Action::Reveal { cell }, now).unwrap();
    assert_eq!(game.tally().hints, 2);
}

#[test]
fn hints_alone_win_every_preset() {
    for preset in info().presets {
        let mut game = start(preset.key, 8);
        while !game.outcome().is_over() {
            let hint = game.hint(secs(1)).unwrap();
            game.act(&hint.actions[0], secs(1)).unwrap();
        }
        let end = game.outcome().end().unwrap();
        assert_eq!((end.result, end.sheet.total()), (EndResult::Won, 9_990));
    }
}

#[test]
fn the_solution_can_be_asked_for_and_ends_unscored() {
    let mut game = start("medium", 2);
    let events = game.act(&Action::Command(Command::ShowSolution), secs(5)).unwrap();
    assert_eq!(events.last(), Some(&Event::GivenUp));
    let end = game.outcome().end().unwrap();
    assert_eq!((end.result, end.at, end.sheet.total()), (EndResult::GivenUp, secs(5), 0));
    assert!(game.open().is_empty());
    assert_eq!(game.advance(secs(500)), []);
}

#[test]
fn a_placement_settles_the_notes_around_it() {
    let mut game = start("relaxed-full", 4);
    let before = game.clone();
    let cell = game.open().first().unwrap();
    let value = game.solution(cell).get();
    let note = Action::Note { cells: game.open(), value, kind: NoteKind::Corner };
    game.act(&note, secs(1)).unwrap();
    game.act(&right(&game, cell), secs(2)).unwrap();
    let digit = Digit::new(value).unwrap();
    for peer in game.puzzle.zones.peers[cell.index()].iter() {
        assert!(!game.notes[peer.index()].corner.contains(digit));
    }
    game.restore(&before.snapshot());
    assert_eq!((game.filled, game.notes), (before.filled, before.notes));
}

#[test]
fn a_deal_that_was_changed_is_refused_with_its_line() {
    let deal = Hudoku::deal("small", &mut Rng::new(1));
    #[track_caller]
    fn check(deal: &Deal, change: impl Fn(&str, &str) -> Option<std::string::String>, field: &str) {
        let mut changed = Deal::new(deal.game, deal.preset);
        for (name, value) in deal.fields() {
            if let Some(value) = change(name, value) {
                changed = changed.with(name, value);
            }
        }
        assert_eq!(Hudoku::start(&changed).unwrap_err().field, field);
    }
    let keep = |name: &str, value: &str, of: &str, new: Option<&str>| {
        if name == of { new.map(Into::into) } else { Some(value.into()) }
    };
    check(&deal, |name, value| keep(name, value, "template", None), "template");
    check(&deal, |name, value| keep(name, value, "template", Some("window")), "template");
    check(&deal, |name, value| keep(name, value, "row", Some("a")), "givens");
    check(&deal, |name, value| keep(name, value, "row", Some("7")), "row");
    check(&deal, |name, value| keep(name, value, "givens", Some("")), "givens");
    check(
        &deal,
        |name, value| {
            let open = |ch: char| if ch.is_ascii_digit() { '.' } else { ch };
            Some(if name == "givens" { value.chars().map(open).collect() } else { value.into() })
        },
        "givens",
    );
    check(&deal.clone().with("clue", "r1c1 5"), |_, value| Some(value.into()), "clue");
}

#[test]
fn an_own_template_is_played_without_rank() {
    let template: Template = "b b a\nb b a\na a a".parse().unwrap();
    let deal = Hudoku::deal_own(&template, &mut Rng::new(1)).unwrap();
    assert_eq!(deal.preset, "own-small");
    // But against the clock, as the document has it.
    let game = Hudoku::start(&deal).unwrap();
    assert_eq!(countdown(&game, secs(10)).map(|(left, _)| left), Some(secs(20)));
    let mut ranked = Deal::new(GameId::Hudoku, "small");
    for (name, value) in deal.fields() {
        ranked = ranked.with(name, value);
    }
    assert_eq!(Hudoku::start(&ranked).unwrap_err().field, "template");
}

/// What is copied from the document is taken for a template, not for a puzzle with letters in it.
#[test]
fn the_template_of_the_document_is_dealt_on() {
    let text = "template4x5 = [ ['a', 'a', 'a', 'b', 'b'], ['a', 'a', 'a', 'b', 'b'], \
        ['a', 'a', 'a', 'd', 'd'], ['-a', '-a', '-a', 'd', 'd'] ]'a','b','c','d': Region identifiers";
    let deal = crate::deal_own(text, &mut Rng::new(1)).unwrap();
    assert_eq!((deal.game, deal.preset), (GameId::Hudoku, "own-small"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// Time-driven rules depend on the time, not on how often they are asked.
    #[test]
    fn time_may_be_told_in_any_steps(seed in 0u64..20, mut steps in prop::collection::vec(0u64..500_000, 1..8)) {
        steps.sort();
        let (mut often, mut once) = (start("medium", seed), start("medium", seed));
        let told: Vec<Event> = steps.iter().flat_map(|&step| often.advance(Millis(step))).collect();
        prop_assert_eq!(told, once.advance(Millis(*steps.last().unwrap())));
        prop_assert_eq!(often, once);
    }

    /// Whoever answers sooner has no lower score, also where time runs out in between.
    #[test]
    fn sooner_never_scores_less(
        seed in 0u64..20,
        waits in prop::collection::vec((0u64..40_000, 0u64..40_000), 20),
    ) {
        let slow: Vec<(u64, u8)> = waits.iter().map(|&(a, b)| (a.max(b), 0)).collect();
        let fast: Vec<(u64, u8)> = waits.iter().map(|&(a, b)| (a.min(b), 0)).collect();
        prop_assert!(play(seed, &fast) >= play(seed, &slow));
    }

    /// Whoever errs less has no lower score.
    #[test]
    fn fewer_mistakes_never_score_less(
        seed in 0u64..20,
        tries in prop::collection::vec((0u64..30_000, 0u8..4, 0u8..4), 20),
    ) {
        let rash: Vec<(u64, u8)> = tries.iter().map(|&(wait, a, b)| (wait, a.max(b))).collect();
        let calm: Vec<(u64, u8)> = tries.iter().map(|&(wait, a, b)| (wait, a.min(b))).collect();
        prop_assert!(play(seed, &calm) >= play(seed, &rash));
    }
}

/// Plays by a plan: after how long each cell is entered, and after how many wrong tries.
fn play(seed: u64, plan: &[(u64, u8)]) -> u64 {
    let mut game = start("small", seed);
    let mut now = Millis::ZERO;
    let cells: Vec<Cell> = game.open().iter().collect();
    for (cell, &(wait, tries)) in cells.into_iter().zip(plan) {
        now = now + Millis(wait);
        game.advance(now);
        if game.outcome().is_over() || !game.open().contains(cell) {
            continue;
        }
        for _ in 0..tries {
            game.act(&wrong(&game, cell), now).unwrap();
        }
        game.act(&right(&game, cell), now).unwrap();
    }
    game.advance(Millis(u64::MAX));
    game.outcome().end().unwrap().sheet.total()
}
