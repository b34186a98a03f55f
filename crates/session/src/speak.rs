//! Playing by words: a line in, sentences out. For screen readers and scripts, in the terminal and
//! wherever else a line can be typed.

use crate::Desk;
use crate::intent::Intent;
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Phrase, phrase};
use games::view::{CellView, Content, View};
use games::{Action, Command, Event, Millis, NoteKind, Outcome, PieceId, Refusal, Turn};

/// What a line led to.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Answer {
    pub phrases: Vec<Phrase>,
    /// Whether the log grew: time to save.
    pub logged: bool,
    /// The player wants to leave.
    pub quits: bool,
}

/// The commands as `help` tells them.
pub fn commands() -> Vec<Phrase> {
    vec![
        phrase!("speak-help-look"),
        phrase!("speak-help-where"),
        phrase!("speak-help-enter"),
        phrase!("speak-help-pieces"),
        phrase!("speak-help-run"),
    ]
}

/// Does what the line phrases.
pub fn answer(desk: &mut Desk, line: &str, tick: Millis) -> Answer {
    let words: Vec<&str> = line.split_whitespace().collect();
    let view = desk.session().view(tick);
    match words[..] {
        [] => Answer::default(),
        ["help" | "?"] => said(commands()),
        ["quit" | "q"] => Answer { quits: true, ..Answer::default() },
        ["status"] => said(status(&view)),
        ["board"] => said((0..view.board.rows).map(|row| line_of(&view, Line::Row(row))).collect()),
        ["row", number] => look(&view, number, Line::Row),
        ["column", number] => look(&view, number, Line::Column),
        ["box", number] => look(&view, number, Line::Region),
        ["cell", cell] => with_cell(cell, |cell| said(vec![cell_words(&view, cell)])),
        ["where", value] => with_number(value, |value| said(vec![where_can(&view, value)])),
        ["tray"] => said(view.tray.iter().map(|piece| piece_words(desk, piece.id, tick)).collect()),
        ["fits", piece] => with_piece(piece, |piece| said(vec![piece_words(desk, piece, tick)])),
        ["place", cell, value] => {
            enter(desk, cell, value, tick, |cells, value| Action::Enter { cells, value })
        }
        ["note", cell, value] => enter(desk, cell, value, tick, |cells, value| Action::Note {
            cells,
            value,
            kind: NoteKind::Simple,
        }),
        ["erase", cell] => {
            with_cell(cell, |cell| act(desk, &Action::Erase { cells: CellSet::only(cell) }, tick))
        }
        ["put", piece, cell] => put(desk, piece, cell, "0", tick),
        ["put", piece, cell, turn] => put(desk, piece, cell, turn, tick),
        ["lift", piece] => with_piece(piece, |piece| act(desk, &Action::Lift { piece }, tick)),
        ["do", key] => match Command::ALL.into_iter().find(|command| command.key() == key) {
            Some(command) => act(desk, &Action::Command(command), tick),
            None => said(vec![phrase!("speak-unknown", word = key)]),
        },
        ["hint"] => handle(desk, Intent::Hint, tick),
        ["undo"] => handle(desk, Intent::Undo, tick),
        ["redo"] => handle(desk, Intent::Redo, tick),
        ["check"] => act(desk, &Action::Command(Command::Check), tick),
        [word, ..] => said(vec![phrase!("speak-unknown", word = word)]),
    }
}

/// Which cells a question is about, counted from 0.
#[derive(Clone, Copy)]
enum Line {
    Row(u8),
    Column(u8),
    Region(u8),
}

impl Line {
    fn has(self, cell: &CellView) -> bool {
        match self {
            Line::Row(row) => cell.cell.row() == row,
            Line::Column(col) => cell.cell.col() == col,
            Line::Region(region) => cell.region == region,
        }
    }
}

fn said(phrases: Vec<Phrase>) -> Answer {
    Answer { phrases, ..Answer::default() }
}

fn with_cell(word: &str, then: impl FnOnce(Cell) -> Answer) -> Answer {
    match word.parse() {
        Ok(cell) => then(cell),
        Err(_) => said(vec![phrase!("speak-no-cell", word = word)]),
    }
}

fn with_number(word: &str, then: impl FnOnce(u8) -> Answer) -> Answer {
    match word.parse::<u8>().ok().filter(|number| *number <= 9) {
        Some(number) => then(number),
        None => said(vec![phrase!("speak-no-number", word = word)]),
    }
}

fn with_piece(word: &str, then: impl FnOnce(PieceId) -> Answer) -> Answer {
    match word.parse() {
        Ok(piece) => then(PieceId(piece)),
        Err(_) => said(vec![phrase!("speak-no-number", word = word)]),
    }
}

fn look(view: &View, number: &str, line: fn(u8) -> Line) -> Answer {
    with_number(number, |number| said(vec![line_of(view, line(number.saturating_sub(1)))]))
}

/// "Row 3: 5, empty, 7, …"
fn line_of(view: &View, line: Line) -> Phrase {
    let values = view.board.cells.iter().filter(|cell| line.has(cell)).map(value_words);
    let values =
        values.rev().reduce(|rest, first| phrase!("speak-then", first = first, rest = rest));
    let values = values.unwrap_or_else(|| phrase!("speak-nothing"));
    match line {
        Line::Row(row) => phrase!("speak-row", number = row + 1, values = values),
        Line::Column(col) => phrase!("speak-column", number = col + 1, values = values),
        Line::Region(region) => phrase!("speak-box", number = region + 1, values = values),
    }
}

fn value_words(cell: &CellView) -> Phrase {
    match cell.content {
        Content::Void => phrase!("speak-void"),
        Content::Empty => phrase!("speak-empty"),
        Content::Given(value) | Content::Own(value) | Content::Revealed(value) => {
            phrase!("speak-value", value = value)
        }
    }
}

fn cell_words(view: &View, cell: Cell) -> Phrase {
    let Some(found) = view.board.cells.iter().find(|at| at.cell == cell) else {
        return phrase!("drop-beside");
    };
    let notes = found.notes.simple | found.notes.corner | found.notes.center;
    let value = value_words(found);
    match notes.is_empty() {
        true => phrase!("speak-cell", cell = cell, value = value),
        false => phrase!("speak-cell-notes", cell = cell, value = value, notes = notes),
    }
}

/// The empty cells that see no such value in their row, column or region.
fn where_can(view: &View, value: u8) -> Phrase {
    let cells = &view.board.cells;
    let meets = |one: &CellView, other: &CellView| {
        one.cell.row() == other.cell.row()
            || one.cell.col() == other.cell.col()
            || one.region == other.region
    };
    let holders: Vec<&CellView> =
        cells.iter().filter(|cell| cell.content.value() == Some(value)).collect();
    let free = cells.iter().filter(|cell| cell.content == Content::Empty);
    let free: CellSet = free
        .filter(|cell| !holders.iter().any(|holder| meets(cell, holder)))
        .map(|cell| cell.cell)
        .collect();
    match free.is_empty() {
        true => phrase!("speak-nowhere", value = value),
        false => phrase!("speak-where", value = value, cells = free),
    }
}

/// A piece's values, and the first place where the rules accept it.
fn piece_words(desk: &Desk, piece: PieceId, tick: Millis) -> Phrase {
    let view = desk.session().view(tick);
    let Some(found) = view.tray.iter().find(|at| at.id == piece) else {
        return phrase!("speak-no-piece", piece = u32::from(piece.0));
    };
    let shape: alloc::string::String = found
        .cells
        .iter()
        .map(|cell| alloc::format!("{} ({:+} {:+})", cell.value, cell.row, cell.col))
        .collect::<Vec<_>>()
        .join(", ");
    let turns = if found.turnable { 4 } else { 1 };
    let places = (0..turns).flat_map(|turn| Cell::all().map(move |at| (Turn::new(turn), at)));
    let mut fits = places.filter(|&(turn, at)| {
        desk.session().preview(&Action::Place { piece, at, turn }, tick).refusal.is_none()
    });
    let number = u32::from(piece.0);
    match fits.next() {
        None => phrase!("speak-piece-stuck", piece = number, shape = shape),
        Some((turn, at)) => {
            phrase!("speak-piece", piece = number, shape = shape, cell = at, turn = turn.quarters())
        }
    }
}

fn status(view: &View) -> Vec<Phrase> {
    use games::view::Figure;
    let figure = |readout: &games::view::Readout| {
        let value = match readout.value {
            Figure::Number(number) => alloc::format!("{number}"),
            Figure::Time(time) => alloc::format!("{time}"),
            Figure::Share { part, whole } => alloc::format!("{part}/{whole}"),
            Figure::Countdown { left, .. } => alloc::format!("{} s", left.0.div_ceil(1000)),
        };
        phrase!("speak-readout", label = readout.label.clone(), value = value)
    };
    view.readouts.iter().map(figure).chain(view.notice.iter().cloned()).collect()
}

fn enter(
    desk: &mut Desk,
    cell: &str,
    value: &str,
    tick: Millis,
    action: fn(CellSet, u8) -> Action,
) -> Answer {
    with_cell(cell, |cell| {
        with_number(value, |value| act(desk, &action(CellSet::only(cell), value), tick))
    })
}

fn put(desk: &mut Desk, piece: &str, cell: &str, turn: &str, tick: Millis) -> Answer {
    with_piece(piece, |piece| {
        with_cell(cell, |at| {
            with_number(turn, |turn| {
                act(desk, &Action::Place { piece, at, turn: Turn::new(turn) }, tick)
            })
        })
    })
}

fn act(desk: &mut Desk, action: &Action, tick: Millis) -> Answer {
    let reply = desk.act(action, tick);
    told(desk, reply.events, reply.refusal, tick)
}

fn handle(desk: &mut Desk, intent: Intent, tick: Millis) -> Answer {
    let reply = desk.handle(intent, tick);
    let mut answer = told(desk, reply.events, reply.refusal, tick);
    if let Some(stage) = desk.coach().and_then(|coach| coach.stage()) {
        answer.phrases = vec![stage.phrase.clone()];
    }
    answer
}

/// What happened, in words: the refusal, what the game phrases, or that it is done.
fn told(desk: &Desk, events: Vec<Event>, refusal: Option<Refusal>, tick: Millis) -> Answer {
    if let Some(refusal) = refusal {
        return said(vec![refusal.why]);
    }
    let mut phrases: Vec<Phrase> = Vec::new();
    for event in events {
        match event {
            Event::Said { what } => phrases.push(what),
            Event::Mistake { cells } => phrases.push(phrase!("speak-mistake", cells = cells)),
            Event::Revealed { cells, .. } => {
                let view = desk.session().view(tick);
                phrases.extend(cells.iter().map(|cell| cell_words(&view, cell)));
            }
            Event::Cleared { points, .. } => {
                phrases.push(phrase!("speak-cleared", points = points as i64))
            }
            _ => {}
        }
    }
    if let Outcome::Over(end) = desk.session().outcome() {
        phrases.push(phrase!(
            "speak-over",
            points = end.sheet.total() as i64,
            time = alloc::format!("{}", end.at)
        ));
    }
    if phrases.is_empty() {
        phrases.push(phrase!("speak-done"));
    }
    Answer { phrases, logged: true, quits: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{RunId, Session};
    use games::{Deal, GameId};

    fn desk() -> Desk {
        let deal = Deal::new(GameId::Blank, "only").with("first", 3);
        Desk::new(Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap(), Millis::ZERO)
    }

    #[track_caller]
    fn check(desk: &mut Desk, line: &str, expected: &str) {
        let answer = answer(desk, line, Millis(1));
        assert_eq!(answer.phrases.first().map_or("", |phrase| &phrase.id), expected, "{line}");
    }

    #[test]
    fn lines_are_understood_or_said_to_be_not() {
        let mut desk = desk();
        check(&mut desk, "", "");
        check(&mut desk, "row 1", "speak-row");
        check(&mut desk, "cell r1c1", "speak-cell");
        check(&mut desk, "cell x", "speak-no-cell");
        check(&mut desk, "where 3", "speak-nowhere");
        check(&mut desk, "place r1c2 5", "speak-done");
        check(&mut desk, "place r9c9 5", "blank-one-cell");
        check(&mut desk, "undo", "speak-done");
        check(&mut desk, "undo", "nothing-to-undo");
        check(&mut desk, "lift 99999999", "speak-no-number");
        check(&mut desk, "dance wildly", "speak-unknown");
        check(&mut desk, "help", "speak-help-look");
        assert!(answer(&mut desk, "quit", Millis(1)).quits);
    }
}
