//! The classic game as a front end meets it: through actions, events and views.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

mod pencil;

use engine::{Cell, CellSet, Digit, DigitSet, Grid, Rng, phrase};
use ninefold_games as games;

use games::event::Reveal;
use games::view::{CommandState, Content, Face, Figure};
use games::{
    Action, AnyGame, Command, Deal, EndResult, Event, GameId, Millis, NoteKind, Refusal, View,
    classic,
};

const PUZZLE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

struct Table {
    game: AnyGame,
    now: Millis,
}

impl Table {
    fn new() -> Table {
        Table::of("steady")
    }

    fn of(preset: &'static str) -> Table {
        let deal =
            Deal::new(GameId::Classic, preset).with("puzzle", PUZZLE).with("solution", SOLUTION);
        Table { game: AnyGame::start(&deal).unwrap(), now: Millis(0) }
    }

    fn try_to(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        self.game.as_game_mut().act(&action.parse().unwrap(), self.now)
    }

    #[track_caller]
    fn play(&mut self, action: &str) -> Vec<Event> {
        self.try_to(action).unwrap()
    }

    fn view(&self) -> View {
        self.game.as_game().view(self.now)
    }

    fn content(&self, cell: &str) -> Content {
        self.view().board.cells[self::cell(cell).index()].content
    }

    fn simple_notes(&self, cell: &str) -> String {
        classic::to_note_string(self.view().board.cells[self::cell(cell).index()].notes.simple)
    }

    fn flagged(&self, pick: impl Fn(&games::view::Flags) -> bool) -> CellSet {
        let view = self.view();
        view.board.cells.iter().filter(|seen| pick(&seen.flags)).map(|seen| seen.cell).collect()
    }

    fn state(&self, command: Command) -> Option<CommandState> {
        let view = self.view();
        view.commands.iter().find(|offer| offer.command == command).map(|offer| offer.state)
    }

    fn bonus_bar(&self) -> u32 {
        let view = self.view();
        let share = view.readouts.iter().find_map(|readout| match readout.value {
            Figure::Share { part, .. } => Some(part),
            _ => None,
        });
        share.unwrap()
    }

    fn mistakes(&self) -> u32 {
        self.game.as_game().tally().mistakes
    }

    /// Fills all empty cells rightly but this one.
    fn fill_except(&mut self, left: &str) {
        for (index, digit) in SOLUTION.chars().enumerate() {
            let spot = Cell::new(index as u8).unwrap();
            if self.content(&spot.to_string()).value().is_none() && spot.to_string() != left {
                self.play(&format!("enter {spot} {digit}"));
            }
        }
    }
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn cells(names: &str) -> CellSet {
    names.split(',').map(cell).collect()
}

fn said(events: &[Event]) -> Option<&str> {
    events.iter().find_map(|event| match event {
        Event::Said { what } => Some(&*what.id),
        _ => None,
    })
}

#[test]
fn a_solved_board_is_won_and_scored() {
    let mut table = Table::new();
    table.fill_except("r1c3");
    table.now = Millis::from_secs(700);
    let events = table.play("enter r1c3 4");
    assert_eq!(events.last(), Some(&Event::Won));
    let outcome = table.game.as_game().outcome().clone();
    let end = outcome.end().unwrap();
    assert_eq!((end.result, end.at), (EndResult::Won, Millis::from_secs(700)));
    let points: Vec<i64> = end.sheet.lines.iter().map(|line| line.points).collect();
    // 51 entries, the last of them while 50 others still kept the bar full.
    assert_eq!(points, [2000, 1000, 51 * 20, 0, 0, 0]);
    assert_eq!(table.try_to("erase r1c3").unwrap_err().why, phrase!("refuse-over"));
    assert_eq!(table.view().commands, []);
}

#[test]
fn full_but_wrong_is_said_and_play_goes_on() {
    let mut table = Table::new();
    table.fill_except("r1c3");
    assert_eq!(said(&table.play("enter r1c3 2")), Some("classic-full-but-wrong"));
    assert_eq!(table.view().notice, [phrase!("classic-full-but-wrong")]);
    assert!(!table.game.as_game().outcome().is_over());
    assert_eq!(table.play("enter r1c3 4").last(), Some(&Event::Won));
}

#[test]
fn a_mistake_counts_once_whatever_is_shown() {
    let mut table = Table::new();
    table.play("do mistakes-off");
    table.play("enter r1c3 3");
    assert_eq!(table.mistakes(), 1);
    assert!(table.flagged(|flags| flags.conflict || flags.wrong).is_empty());
    table.play("erase r1c3");
    table.play("enter r1c3 3");
    assert_eq!(table.mistakes(), 1);
    table.play("enter r1c3 1");
    assert_eq!(table.mistakes(), 2);
}

#[test]
fn feedback_changes_what_was_entered_before() {
    let mut table = Table::new();
    // 2 is legal here and not the solution's; 3 meets the 3 beside it.
    table.play("do mistakes-off");
    table.play("enter r1c3 2");
    table.play("enter r1c4 3");
    table.play("do mistakes-rules");
    assert_eq!(table.flagged(|flags| flags.conflict), cells("r1c2,r1c4"));
    assert!(table.flagged(|flags| flags.wrong).is_empty());
    table.play("do mistakes-solution");
    assert_eq!(table.flagged(|flags| flags.wrong), cells("r1c3,r1c4"));
    assert_eq!(table.state(Command::MistakesBySolution), Some(CommandState::Chosen));
    assert_eq!(table.state(Command::MistakesOff), Some(CommandState::Ready));
}

#[test]
fn the_bonus_bar_tells_no_more_than_the_player_asked() {
    let mut table = Table::new();
    table.now = Millis::from_secs(42);
    let half = table.bonus_bar();
    assert_eq!(half, 500);
    table.play("enter r1c3 2");
    assert!(table.bonus_bar() > half, "a legal entry looks right");
    table.play("do mistakes-solution");
    assert_eq!(table.bonus_bar(), half);
    table.play("enter r1c3 4");
    assert_eq!(table.bonus_bar(), half, "only the first try counts");
    table.play("hint 1");
    table.play("enter r1c4 6");
    assert_eq!(table.bonus_bar(), half, "a digit that was told feeds nothing");
    table.play("enter r1c6 8");
    assert!(table.bonus_bar() > half);
}

#[test]
fn notes_have_three_kinds_and_toggle_together() {
    let mut table = Table::new();
    table.play("note r1c3 4 simple");
    table.play("note r1c3 4 corner");
    table.play("note r1c3,r1c4 4 simple");
    assert_eq!(table.simple_notes("r1c3"), "4");
    assert_eq!(table.simple_notes("r1c4"), "4");
    table.play("note r1c1,r1c3,r1c4 4 simple");
    assert_eq!(table.simple_notes("r1c3"), "", "the given among them does not matter");
    let notes = table.view().board.cells[2].notes;
    assert_eq!(notes.of(NoteKind::Corner), DigitSet::only(Digit::new(4).unwrap()));
    assert_eq!(table.try_to("note r1c1 4 simple").unwrap_err().why, phrase!("refuse-filled"));
}

#[test]
fn a_placement_clears_notes_and_undo_restores_them() {
    let mut table = Table::new();
    table.play("note r1c4,r2c2,r9c4 4 simple");
    table.play("note r1c4 4 center");
    let before = table.game.clone();
    table.play("enter r1c3 4");
    assert_eq!(table.simple_notes("r1c4"), "");
    assert_eq!(table.simple_notes("r2c2"), "");
    assert_eq!(table.simple_notes("r9c4"), "4");
    let mut after = table.game.clone();
    after.restore(&before.snapshot());
    let (undone, earlier) = (after.as_game().view(table.now), before.as_game().view(table.now));
    let notes = |view: &View| view.board.cells.iter().map(|seen| seen.notes).collect::<Vec<_>>();
    assert_eq!(notes(&undone), notes(&earlier));
    assert_eq!(undone.board.cells[2].content, Content::Empty);
    assert!(undone.board.cells[2].flags.fresh, "the cursor can follow");
}

#[test]
fn three_lives_are_lost_by_three_mistakes_and_undo_gives_none_back() {
    let mut table = Table::of("lives");
    let lives = |table: &Table| match table.view().readouts[1].value {
        Figure::Number(lives) => lives,
        _ => unreachable!("lives are a number"),
    };
    assert_eq!(lives(&table), 3);
    let start = table.game.snapshot();
    let events = table.play("enter r1c3 1");
    assert!(events.contains(&Event::Mistake { cells: CellSet::only(cell("r1c3")) }), "it is shown");
    table.game.restore(&start);
    table.play("enter r1c3 2");
    assert_eq!(lives(&table), 1);
    assert_eq!(table.try_to("do mistakes-off").unwrap_err().why, phrase!("refuse-not-here"));
    let events = table.play("enter r1c4 2");
    assert_eq!(events.last(), Some(&Event::Lost));
    let end = table.game.as_game().outcome().end().unwrap().clone();
    assert_eq!((end.result, end.sheet.total()), (EndResult::Lost, 0));
}

#[test]
fn the_last_cells_of_houses_are_filled_on_request() {
    let mut table = Table::new();
    assert_eq!(table.state(Command::FillLast), Some(CommandState::Resting));
    for entry in ["r1c4 6", "r1c6 8", "r1c7 9", "r1c8 1", "r1c9 2"] {
        table.play(&format!("enter {entry}"));
    }
    assert_eq!(table.state(Command::FillLast), Some(CommandState::Ready));
    let before = table.game.as_game().tally();
    table.play("do fill-last");
    assert!(table.view().board.cells[..9].iter().all(|cell| cell.content.value().is_some()));
    assert_eq!(table.game.as_game().tally(), before);
    assert_eq!(table.try_to("do fill-last").unwrap_err().why, phrase!("refuse-no-last"));
}

#[test]
fn erasing_goes_from_digit_to_notes_to_colors() {
    let mut table = Table::new();
    table.play("note r1c3 2 simple");
    table.play("paint r1c1,r1c3 5");
    table.play("enter r1c3 4");
    table.play("erase r1c3");
    assert_eq!(table.simple_notes("r1c3"), "2");
    table.play("erase r1c3");
    assert_eq!(table.simple_notes("r1c3"), "");
    assert!(!table.view().board.cells[2].colors.is_empty());
    table.play("erase r1c1,r1c3");
    assert!(table.view().board.cells[0].colors.is_empty());
    let refusal = table.try_to("erase r1c1").unwrap_err();
    assert_eq!(refusal.why, phrase!("refuse-nothing-to-erase"));
}

#[test]
fn givens_and_revealed_cells_are_fixed() {
    let mut table = Table::new();
    assert_eq!(table.try_to("enter r1c1 4").unwrap_err().why, phrase!("refuse-given"));
    let events = table.play("reveal r1c3");
    assert_eq!(events, [Event::Revealed { cells: cells("r1c3"), why: Reveal::Asked }]);
    assert_eq!(table.content("r1c3"), Content::Revealed(4));
    assert!(table.try_to("enter r1c3 1").is_err());
    assert!(table.try_to("reveal r1c3").is_err());
    assert_eq!(table.game.as_game().tally().hints, 1);
    // Several cells at once: those that are open take the digit.
    assert_eq!(
        table.play("enter r1c1,r1c4,r9c2 2"),
        [Event::Entered { cells: cells("r1c4,r9c2") }]
    );
}

#[test]
fn check_says_whether_and_not_where() {
    let mut table = Table::new();
    table.play("enter r1c3 4");
    assert_eq!(said(&table.play("do check")), Some("classic-still-right"));
    table.play("enter r1c4 2");
    assert_eq!(said(&table.play("do check")), Some("classic-not-right"));
    assert!(table.flagged(|flags| flags.wrong).is_empty());
    assert_eq!(table.game.as_game().tally().checks, 2);
    let refusal = table.game.as_game().hint(table.now).unwrap_err();
    assert_eq!((refusal.why, refusal.cells), (phrase!("hint-wrong-first"), CellSet::EMPTY));
}

#[test]
fn face_and_feedback_survive_undo() {
    let mut table = Table::new();
    let before = table.game.clone();
    table.play("do face-colors");
    table.play("do mistakes-off");
    table.game.restore(&before.snapshot());
    assert_eq!(table.view().board.face, Face::Colors);
    assert_eq!(table.state(Command::MistakesOff), Some(CommandState::Chosen));
}

#[test]
fn showing_the_solution_ends_the_run_unscored() {
    let mut table = Table::new();
    table.play("enter r1c3 2");
    table.play("do show-solution");
    let outcome = table.game.as_game().outcome().clone();
    assert_eq!(outcome.end().unwrap().result, EndResult::GivenUp);
    assert_eq!(outcome.end().unwrap().sheet.total(), 0);
    assert_eq!(table.content("r1c3"), Content::Revealed(4));
    assert_eq!(table.content("r9c9"), Content::Given(9));
}

#[test]
fn hint_stages_are_opened_in_order() {
    let mut table = Table::new();
    assert!(table.try_to("hint 2").is_err());
    table.play("hint 1");
    assert!(table.try_to("hint 3").is_err());
    table.play("hint 2");
    table.play("hint 1");
    table.play("hint 2");
    assert_eq!(table.game.as_game().tally().hints, 1, "it is still the same hint");
    let actions = table.game.as_game().hint(table.now).unwrap().actions;
    for action in actions {
        assert!(matches!(action, Action::Enter { .. } | Action::Note { .. }));
        table.play(&action.to_string());
    }
    assert!(table.game.as_game().is_on_track());
}

#[test]
fn an_own_puzzle_is_proven() {
    let grid = |line: &str| format!("{line:0<81}").parse::<Grid>().unwrap();
    let deal = classic::from_puzzle(&grid(PUZZLE)).unwrap();
    assert_eq!(deal.get("solution"), Ok(SOLUTION));
    assert_eq!(deal.preset, "own");
    assert!(AnyGame::start(&deal).is_ok());

    let open = classic::from_puzzle(&grid("53")).unwrap_err();
    assert!(open.boards().len() == 2 && open.boards()[0] != open.boards()[1]);
    assert_eq!(open.phrase(), phrase!("own-two-solutions"));
    let broken = classic::from_puzzle(&grid("55")).unwrap_err();
    assert_eq!(broken.phrase().id, "own-broken");
    // Nothing is left for the last cell of the row.
    let stuck = classic::from_puzzle(&grid("123456780000000009")).unwrap_err();
    assert_eq!(stuck, games::Unplayable::NoSolution);
    assert_eq!(classic::from_puzzle(&grid(SOLUTION)), Err(games::Unplayable::Finished));
}

#[track_caller]
fn check_refused(deal: Deal, said: &str) {
    let error = AnyGame::start(&deal).unwrap_err();
    assert_eq!(words::say(&error.phrase(), words::Language::English), said);
}

#[test]
fn a_deal_that_cannot_be_is_refused_with_its_line() {
    let deal = || Deal::new(GameId::Classic, "own");
    check_refused(deal(), "deal puzzle: the line is missing");
    check_refused(deal().with("puzzle", &PUZZLE[1..]), "deal puzzle: 80 cells, 81 expected");
    let dotted = PUZZLE.replace('0', ".");
    check_refused(
        deal().with("puzzle", dotted),
        "deal puzzle: 81 signs expected, a digit each or 0 for a blank",
    );
    let pair =
        |puzzle: &str, solution: &str| deal().with("puzzle", puzzle).with("solution", solution);
    check_refused(pair(PUZZLE, PUZZLE), "deal solution: does not solve the puzzle");
    check_refused(pair(&"0".repeat(81), SOLUTION), "deal puzzle: there is more than one solution");
    check_refused(pair(SOLUTION, SOLUTION), "deal puzzle: nothing is left to solve");
    check_refused(
        pair(PUZZLE, SOLUTION).with("rating", "ten"),
        "deal rating: `ten` found, a number like 2.3 expected",
    );
    check_refused(
        Deal::new(GameId::Classic, "gentle")
            .with("puzzle", PUZZLE)
            .with("solution", SOLUTION)
            .with("rating", "2.3"),
        "deal rating: belongs to another grade",
    );
    check_refused(
        Deal::new(GameId::Classic, "blanks-38-47")
            .with("puzzle", PUZZLE)
            .with("solution", SOLUTION),
        "deal puzzle: 51 blanks, 38 to 47 expected",
    );
    check_refused(
        pair(PUZZLE, SOLUTION).with("note", "r1c1 1;2"),
        "deal note: `r1c1 1;2` found, notes like r1c1 1,4,7 expected",
    );
}

#[test]
fn a_position_brings_its_digits_and_notes() {
    let deal = Deal::new(GameId::Classic, "own")
        .with("puzzle", PUZZLE)
        .with("solution", SOLUTION)
        .with("entered", format!("534{}", "0".repeat(78)))
        .with("note", "r1c4 2,6")
        .with("note", "r1c4 6 corner");
    let table = Table { game: AnyGame::start(&deal).unwrap(), now: Millis(0) };
    assert_eq!(table.content("r1c3"), Content::Own(4));
    assert_eq!(table.content("r1c1"), Content::Given(5));
    assert_eq!(table.simple_notes("r1c4"), "2,6");
}

/// Who does what every hint says, with notes or without, solves the puzzle.
#[test]
fn hints_lead_to_the_end() {
    let presets = ["gentle", "steady", "tricky", "tough", "fierce", "blanks-49-54"];
    for (seed, preset) in presets.into_iter().enumerate() {
        let preset = GameId::Classic.preset(preset).unwrap();
        let deal = GameId::Classic.deal(&preset, &mut Rng::new(seed as u64));
        let mut game = AnyGame::start(&deal).unwrap();
        for _ in 0..500 {
            let Ok(hint) = game.as_game().hint(Millis(0)) else { break };
            assert_eq!(hint.stages.len(), 4);
            for action in hint.actions {
                game.as_game_mut().act(&action, Millis(0)).unwrap();
            }
        }
        assert!(game.as_game().outcome().is_over(), "{deal:?}");
    }
}

#[test]
fn every_preset_deals_what_it_says() {
    let mut rng = Rng::new(9);
    for preset in GameId::Classic.info().presets {
        let deal = GameId::Classic.deal(&preset, &mut rng);
        assert!(AnyGame::start(&deal).is_ok(), "{deal:?}");
        let n_blanks = deal.get("puzzle").unwrap().matches('0').count();
        let expected = match preset.key {
            "blanks-23-37" => 23..=37,
            "blanks-38-47" => 38..=47,
            "blanks-49-54" => 49..=54,
            "mirrored-52" => 52..=52,
            _ => 1..=64,
        };
        assert!(expected.contains(&n_blanks), "{}: {n_blanks} blanks", preset.key);
        let has_grade = preset.name.id.starts_with("grade-") || preset.key == "lives";
        assert_eq!(deal.get("rating").is_ok(), has_grade);
    }
}
