//! What is written beside the digits: notes, their colours, and links between them.

use super::*;
use games::hint::Strength;

#[test]
fn auto_notes_are_candidates_and_stay_editable() {
    let mut table = Table::new();
    assert_eq!(table.state(Command::ClearNotes), Some(CommandState::Resting));
    table.play("do fill-notes");
    assert_eq!(table.simple_notes("r1c3"), "1,2,4");
    assert_eq!(table.state(Command::FillNotes), Some(CommandState::Resting));
    table.play("note r1c3 1 simple");
    table.play("erase r1c4");
    table.play("do fill-notes");
    assert_eq!(table.simple_notes("r1c3"), "2,4", "what was ruled out stays out");
    assert_eq!(table.simple_notes("r1c4"), "2,6");
    table.play("do clear-notes");
    assert_eq!(table.simple_notes("r1c3"), "");
    assert_eq!(table.game.as_game().tally().auto_notes, 2);
}

#[test]
fn single_cells_can_be_noted_by_the_game() {
    let mut table = Table::new();
    table.play("jot r1c3,r1c1");
    assert_eq!(table.simple_notes("r1c3"), "1,2,4");
    assert_eq!(table.simple_notes("r1c4"), "", "only where it was asked for");
    assert_eq!(table.try_to("jot r1c3").unwrap_err().why, phrase!("refuse-notes-full"));
    assert_eq!(table.try_to("jot r1c1").unwrap_err().why, phrase!("refuse-filled"));
    assert_eq!(table.game.as_game().tally().auto_notes, 1);
}

#[test]
fn one_digit_can_be_noted_everywhere() {
    let mut table = Table::new();
    table.play("note r1c3 4 simple");
    table.play("fill 2");
    assert_eq!(table.simple_notes("r1c3"), "2,4");
    assert_eq!(table.simple_notes("r1c4"), "2");
    assert_eq!(table.simple_notes("r1c1"), "", "no note where a digit stands");
    assert_eq!(table.try_to("fill 2").unwrap_err().why, phrase!("refuse-notes-full"));
    assert_eq!(table.game.as_game().tally().auto_notes, 1);
}

#[test]
fn notes_move_from_the_edge_to_the_middle() {
    let mut table = Table::new();
    table.play("note r1c3,r1c4 2 corner");
    table.play("note r1c3 4 center");
    table.play("center r1c3,r1c4,r1c6");
    let notes = |index: usize| table.view().board.cells[index].notes;
    assert_eq!((notes(2).corner.len(), notes(2).center.len()), (0, 2));
    assert_eq!((notes(3).corner.len(), notes(3).center.len()), (0, 1));
    assert_eq!(table.try_to("center r1c6").unwrap_err().why, phrase!("refuse-no-corner"));
}

#[test]
fn links_are_drawn_weakened_hidden_and_undone() {
    let mut table = Table::new();
    let links = |table: &Table| table.view().board.links;
    let start = table.game.snapshot();
    table.play("link r1c4 2 r1c3 2");
    assert_eq!(links(&table)[0].strength, Strength::Strong);
    table.play("link r1c3 2 r1c4 2");
    assert_eq!(links(&table)[0].strength, Strength::Weak);
    assert_eq!(
        table.try_to("link r1c3 2 r1c3 2").unwrap_err().why,
        phrase!("refuse-link-to-itself")
    );
    assert_eq!(table.try_to("link r1c3 2 r1c1 2").unwrap_err().why, phrase!("refuse-filled"));
    let drawn = links(&table);
    table.play("enter r1c3 4");
    assert_eq!(links(&table), [], "a digit stands on it");
    table.play("erase r1c3");
    assert_eq!(links(&table), drawn);
    assert_eq!(table.state(Command::ClearNotes), Some(CommandState::Ready));
    table.play("erase r1c4");
    assert_eq!(links(&table), []);
    table.play("link r1c4 2 r1c3 2");
    table.play("do clear-notes");
    assert_eq!(links(&table), []);
    table.play("link r1c4 2 r1c3 4");
    table.game.restore(&start);
    assert_eq!(links(&table), []);
    assert!(table.view().board.cells[2].flags.fresh, "the cursor can follow");
}

#[test]
fn notes_take_colors_in_turn() {
    let mut table = Table::new();
    let tint = |table: &Table, index: usize| {
        table.view().board.cells[index].notes.tint_of(Digit::new(2).unwrap())
    };
    table.play("note r1c3,r1c4 2 simple");
    table.play("tint r1c3 2");
    assert_eq!((tint(&table, 2), tint(&table, 3)), (Some(0), None));
    table.play("tint r1c3 2");
    assert_eq!(tint(&table, 2), Some(1));
    // Cells that differ come together at the first colour.
    table.play("tint r1c3,r1c4 2");
    assert_eq!((tint(&table, 2), tint(&table, 3)), (Some(0), Some(0)));
    // A note that goes takes its colour along, and comes back with it.
    table.play("note r1c3 2 simple");
    assert_eq!(tint(&table, 2), None);
    table.play("note r1c3 2 simple");
    assert_eq!(tint(&table, 2), Some(0));
    for _ in 0..3 {
        table.play("tint r1c3 2");
    }
    assert_eq!(tint(&table, 2), None, "after the last there is none");
    let refusal = table.try_to("tint r1c3 9").unwrap_err();
    assert_eq!(refusal.why, phrase!("refuse-no-such-note", digit = Digit::new(9).unwrap()));
}

#[test]
fn a_placement_that_looks_wrong_clears_nothing() {
    let mut table = Table::new();
    table.play("note r1c4 2 simple");
    table.play("do mistakes-solution");
    table.play("enter r1c3 2");
    assert_eq!(table.simple_notes("r1c4"), "2");
    table.play("do mistakes-rules");
    table.play("enter r1c6 2");
    assert_eq!(table.simple_notes("r1c4"), "2", "it meets the other 2");
}
