//! Playing by words: a line in, sentences out. For screen readers and scripts, in the terminal and
//! wherever else a line can be typed. Whatever a board shows can be asked for.

mod look;
mod meant;
mod pieces;
mod spans;

use crate::Desk;
use crate::intent::Intent;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Phrase, phrase};
use games::view::{CommandState, View};
use games::{Action, Command, EndResult, Event, Millis, NoteKind, Outcome, PieceId, Refusal, Turn};

/// What a line led to.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Answer {
    pub phrases: Vec<Phrase>,
    /// Whether the log grew: time to save.
    pub logged: bool,
    /// The player wants to leave.
    pub quits: bool,
}

/// What stands on the table when somebody sits down: the game, its figures and its pieces.
pub fn greeting(desk: &Desk, tick: Millis) -> Vec<Phrase> {
    let deal = desk.session().deal();
    let game = deal.game.info().name;
    let begun = match deal.game.preset(deal.preset) {
        Some(preset) => phrase!("speak-start", game = game, preset = preset.name),
        None => phrase!("speak-start-plain", game = game),
    };
    let view = desk.session().view(tick);
    let mut phrases = vec![begun, look::size(&view)];
    phrases.extend(look::status(&view));
    phrases.push(phrase!("speak-ask-help"));
    phrases
}

/// The commands that mean something in this game, as `help` tells them.
pub fn commands(view: &View) -> Vec<Phrase> {
    let mut phrases = vec![phrase!("speak-help-look")];
    if view.board.regions.iter().any(|region| region.label.is_some()) {
        phrases.push(phrase!("speak-help-regions"));
    }
    if !view.pad.is_empty() {
        phrases.push(phrase!("speak-help-enter"));
    }
    if view.has_tray() {
        phrases.push(phrase!("speak-help-pieces"));
    }
    phrases.extend([phrase!("speak-help-ask"), phrase!("speak-help-run")]);
    phrases
}

/// Does what the line says, in small letters or large.
pub fn answer(desk: &mut Desk, line: &str, tick: Millis) -> Answer {
    let passed = desk.advance(tick).events;
    let mut past = match passed.is_empty() {
        true => Answer::default(),
        false => told(desk, passed, None, &[], tick),
    };
    if desk.session().outcome().is_over() {
        return past;
    }
    let answer = respond(desk, &line.to_lowercase(), tick);
    past.phrases.extend(answer.phrases);
    Answer { phrases: past.phrases, logged: past.logged | answer.logged, quits: answer.quits }
}

fn respond(desk: &mut Desk, line: &str, tick: Millis) -> Answer {
    let words: Vec<&str> = line.split_whitespace().collect();
    let view = desk.session().view(tick);
    match words[..] {
        [] => Answer::default(),
        ["help" | "?"] => said(commands(&view)),
        ["quit" | "q" | "exit"] => Answer { quits: true, ..Answer::default() },
        ["status"] => said(look::status(&view)),
        ["rules"] => said(desk.session().deal().game.info().how_to),
        ["board"] => said(look::board(&view)),
        ["row", number] => with_number(number, |row| look::row(&view, row)),
        ["column" | "col", number] => with_number(number, |col| look::column(&view, col)),
        ["box" | "region", number] => with_number(number, |region| look::region(&view, region)),
        ["boxes" | "regions"] => said(look::regions(&view)),
        ["cell", cell] => with_cell(cell, |cell| said(vec![look::cell(&view, cell)])),
        ["values"] => said(vec![look::values(&view)]),
        ["where", value] => with_number(value, |value| look::places_of(desk, &view, value, tick)),
        ["tray"] => said(pieces::tray(desk, &view, tick)),
        ["piece" | "fits", piece] => with_piece(piece, |piece| pieces::fits(desk, piece, tick)),
        ["try", piece, cell] => {
            with_place(piece, cell, "0", |act| pieces::attempt(desk, act, tick))
        }
        ["try", piece, cell, turn] => {
            with_place(piece, cell, turn, |act| pieces::attempt(desk, act, tick))
        }
        ["place" | "enter", cell, value] => {
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
        ["put", piece, cell] => with_place(piece, cell, "0", |action| act(desk, action, tick)),
        ["put", piece, cell, turn] => {
            with_place(piece, cell, turn, |action| act(desk, action, tick))
        }
        ["lift", piece] => with_piece(piece, |piece| act(desk, &Action::Lift { piece }, tick)),
        ["do"] | ["commands"] => said(offered(&view)),
        ["do", key] => match Command::ALL.into_iter().find(|command| command.key() == key) {
            Some(command) => act(desk, &Action::Command(command), tick),
            None => said(vec![phrase!("speak-unknown", word = key)]),
        },
        ["hint"] => handle(desk, Intent::Hint, tick),
        ["undo"] => handle(desk, Intent::Undo, tick),
        ["redo"] => handle(desk, Intent::Redo, tick),
        ["pause"] => {
            handle(desk, Intent::Pause, tick);
            let is_paused = desk.session().is_paused();
            said(vec![if is_paused { phrase!("speak-paused") } else { phrase!("speak-done") }])
        }
        ["check"] => act(desk, &Action::Command(Command::Check), tick),
        [word, ..] => said(vec![phrase!("speak-unknown", word = word)]),
    }
}

/// The commands of the game with the word that does each.
fn offered(view: &View) -> Vec<Phrase> {
    let ready = view.commands.iter().filter(|command| command.state == CommandState::Ready);
    let told = |command: &games::view::CommandView| {
        phrase!("speak-command", key = command.command.key(), label = command.label.clone())
    };
    let phrases: Vec<Phrase> = ready.map(told).collect();
    if phrases.is_empty() { vec![phrase!("speak-nothing")] } else { phrases }
}

fn said(phrases: Vec<Phrase>) -> Answer {
    Answer { phrases, ..Answer::default() }
}

/// Several things, one after the other with commas between.
fn list(phrases: Vec<Phrase>) -> Phrase {
    let joined = phrases
        .into_iter()
        .rev()
        .reduce(|rest, first| phrase!("speak-then", first = first, rest = rest));
    joined.unwrap_or_else(|| phrase!("speak-nothing"))
}

fn with_cell(word: &str, then: impl FnOnce(Cell) -> Answer) -> Answer {
    match word.parse() {
        Ok(cell) => then(cell),
        Err(_) => said(vec![phrase!("speak-no-cell", word = word)]),
    }
}

fn with_number(word: &str, then: impl FnOnce(u8) -> Answer) -> Answer {
    match word.parse::<u8>().ok().filter(|number| *number <= 99) {
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

fn with_place(piece: &str, cell: &str, turn: &str, then: impl FnOnce(&Action) -> Answer) -> Answer {
    with_piece(piece, |piece| {
        with_cell(cell, |at| {
            with_number(turn, |turn| then(&Action::Place { piece, at, turn: Turn::new(turn % 4) }))
        })
    })
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

fn act(desk: &mut Desk, action: &Action, tick: Millis) -> Answer {
    let before = desk.session().view(tick).notice;
    let reply = desk.act(action, tick);
    told(desk, reply.events, reply.refusal, &before, tick)
}

fn handle(desk: &mut Desk, intent: Intent, tick: Millis) -> Answer {
    let before = desk.session().view(tick).notice;
    let reply = desk.handle(intent, tick);
    let mut answer = told(desk, reply.events, reply.refusal, &before, tick);
    if let Some(open) = desk.open_hint() {
        let next = match open.has_more() {
            true => phrase!("speak-hint-more"),
            false => phrase!("speak-hint-do"),
        };
        answer.phrases = open.stage().map(|stage| stage.phrase.clone()).into_iter().collect();
        answer.phrases.extend(meant::place(&desk.session().view(tick), open));
        answer.phrases.push(next);
    }
    answer
}

/// What happened, in words: the refusal, what the game says, or that it is done.
fn told(
    desk: &Desk,
    events: Vec<Event>,
    refusal: Option<Refusal>,
    before: &[Phrase],
    tick: Millis,
) -> Answer {
    if let Some(refusal) = refusal {
        return said(vec![refusal.why]);
    }
    let view = desk.session().view(tick);
    let mut phrases: Vec<Phrase> = Vec::new();
    for event in &events {
        match event {
            Event::Said { what } => phrases.push(what.clone()),
            Event::Mistake { cells } => phrases.push(phrase!("speak-mistake", cells = *cells)),
            Event::Entered { cells }
            | Event::Noted { cells }
            | Event::Erased { cells }
            | Event::Revealed { cells, .. } => {
                phrases.extend(cells.iter().map(|cell| look::cell(&view, cell)));
            }
            Event::PiecePlaced { piece, cells } => {
                phrases.push(phrase!("speak-placed", piece = u32::from(piece.0), cells = *cells))
            }
            Event::Cleared { points, .. } => {
                phrases.push(phrase!("speak-cleared", points = *points as i64))
            }
            _ => {}
        }
    }
    // What the game has to say, once; what it filled was told cell by cell.
    let filled = events.iter().any(|event| matches!(event, Event::Revealed { .. }));
    if view.notice != before && !filled && !events.is_empty() {
        let unsaid = view.notice.iter().filter(|notice| !phrases.contains(notice)).cloned();
        phrases.extend(unsaid.collect::<Vec<_>>());
    }
    let dealt = events.iter().filter_map(|event| match event {
        Event::Dealt { pieces } => Some(pieces),
        _ => None,
    });
    phrases.extend(dealt.flatten().map(|piece| pieces::words(&view, *piece)));
    if phrases.is_empty() {
        phrases.push(phrase!("speak-done"));
    }
    phrases.extend(over(desk));
    Answer { phrases, logged: true, quits: false }
}

/// How it ended, line by line, if it did.
fn over(desk: &Desk) -> Vec<Phrase> {
    let Outcome::Over(end) = desk.session().outcome() else { return Vec::new() };
    let points = end.sheet.total() as i64;
    let time: String = alloc::format!("{}", end.at);
    let mut phrases = vec![match end.result {
        EndResult::Won => phrase!("speak-won", points = points, time = time),
        EndResult::Lost => phrase!("speak-lost", points = points, time = time),
        EndResult::GivenUp => phrase!("speak-given-up"),
    }];
    let lines = end.sheet.lines.iter().filter(|line| line.points != 0);
    phrases.extend(lines.map(|line| {
        let value = alloc::format!("{}", line.points);
        phrase!("speak-readout", label = line.what.clone(), value = value)
    }));
    phrases
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
        check(&mut desk, "Row 1", "speak-row");
        check(&mut desk, "row 12", "speak-no-line");
        check(&mut desk, "cell r1c1", "speak-cell");
        check(&mut desk, "CELL R1C1", "speak-cell");
        check(&mut desk, "cell x", "speak-no-cell");
        check(&mut desk, "where 3", "speak-nowhere");
        check(&mut desk, "where 12", "speak-no-value");
        check(&mut desk, "place r1c2 5", "speak-cell");
        check(&mut desk, "place r9c9 5", "blank-one-cell");
        check(&mut desk, "undo", "speak-done");
        check(&mut desk, "undo", "nothing-to-undo");
        check(&mut desk, "lift 99999999", "speak-no-number");
        check(&mut desk, "tray", "speak-no-tray");
        check(&mut desk, "dance wildly", "speak-unknown");
        check(&mut desk, "help", "speak-help-look");
        assert!(answer(&mut desk, "Quit", Millis(1)).quits);
    }
}
