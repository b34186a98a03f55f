//! What a front end may show of a classic game. The mistakes and the bonus bar tell right from
//! wrong, so they show no more than the player has asked to know.

use super::Classic;
use super::bonus;
use super::feedback::Feedback;
use crate::view::{
    BoardView, CellView, CommandState, CommandView, EntryMode, Face, Figure, Flags, PadKey,
    Readout, Urgency,
};
use crate::{Command, Millis, NoteKind, View};
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, Digit, Phrase, phrase};

const MODES: [EntryMode; 7] = [
    EntryMode::Value,
    EntryMode::Note(NoteKind::Simple),
    EntryMode::Note(NoteKind::Corner),
    EntryMode::Note(NoteKind::Center),
    EntryMode::Tint,
    EntryMode::Link,
    EntryMode::Color,
];

pub fn view(game: &Classic, now: Millis) -> View {
    // A finished run shows the time it took.
    let now = game.outcome.end().map_or(now, |end| end.at);
    View {
        pad: pad(game),
        modes: &MODES,
        eraser: true,
        readouts: readouts(game, now),
        commands: commands(game),
        notice: game.notice.iter().cloned().collect(),
        ..View::new(board(game))
    }
}

fn board(game: &Classic) -> BoardView {
    let conflicts = game.feedback.conflicts(game.board.grid());
    let wrong = game.feedback.wrong(&game.board, &game.solution);
    let cells = Cell::all().map(|cell| CellView {
        notes: game.board.notes(cell),
        colors: game.board.colors(cell),
        flags: Flags {
            conflict: conflicts.contains(cell),
            wrong: wrong.contains(cell),
            fresh: game.fresh.contains(cell),
        },
        ..CellView::new(cell, game.board.content(cell))
    });
    BoardView { links: game.board.links(), face: game.face, ..BoardView::square(cells) }
}

fn pad(game: &Classic) -> Vec<PadKey> {
    let left = |digit| 9u32.saturating_sub(game.board.grid().cells_with(digit).len());
    Digit::all().map(|digit| PadKey { value: digit.get(), left: Some(left(digit) as u8) }).collect()
}

fn readouts(game: &Classic, now: Millis) -> Vec<Readout> {
    let calm = Readout::calm;
    let (stakes, bonus) = (game.variant.stakes(), game.record.bonus);
    let knows_all = game.feedback == Feedback::Solution || game.outcome.is_over();
    let part =
        if knows_all { bonus.true_share(stakes, now) } else { bonus.seen_share(stakes, now) };
    let mut readouts = vec![calm(phrase!("readout-time"), Figure::Time(now))];
    if let Some(left) = game.lives_left() {
        let urgency = if left == 1 { Urgency::Soon } else { Urgency::Calm };
        let value = Figure::Number(left.into());
        readouts.push(Readout { label: phrase!("readout-lives"), value, urgency });
    } else if knows_all {
        let mistakes = i64::from(game.record.tally.mistakes);
        readouts.push(calm(phrase!("readout-mistakes"), Figure::Number(mistakes)));
    }
    readouts.push(calm(phrase!("readout-bonus"), Figure::Share { part, whole: bonus::WHOLE }));
    readouts
}

fn commands(game: &Classic) -> Vec<CommandView> {
    if game.outcome.is_over() {
        return Vec::new();
    }
    let offer = |command, label: Phrase, is_ready| CommandView {
        command,
        label,
        state: if is_ready { CommandState::Ready } else { CommandState::Resting },
        choice: None,
    };
    let answer = |command, label: Phrase, is_chosen, question: Phrase| CommandView {
        command,
        label,
        state: if is_chosen { CommandState::Chosen } else { CommandState::Ready },
        choice: Some(question),
    };
    let face =
        |command, label, face| answer(command, label, game.face == face, phrase!("choice-face"));
    let mistakes = |feedback: Feedback, label| {
        answer(feedback.command(), label, game.feedback == feedback, phrase!("choice-mistakes"))
    };
    let mut commands = vec![
        offer(Command::Check, phrase!("command-check"), true),
        offer(Command::FillNotes, phrase!("command-fill-notes"), game.board.can_fill_notes()),
        offer(
            Command::ClearNotes,
            phrase!("command-clear-notes"),
            !game.board.pencilled().is_empty(),
        ),
        offer(
            Command::FillLast,
            phrase!("command-fill-last"),
            game.board.last_of_houses().next().is_some(),
        ),
        face(Command::FaceDigits, phrase!("command-face-digits"), Face::Digits),
        face(Command::FaceColors, phrase!("command-face-colors"), Face::Colors),
    ];
    if game.variant.lives().is_none() {
        commands.extend([
            mistakes(Feedback::Off, phrase!("command-mistakes-off")),
            mistakes(Feedback::Rules, phrase!("command-mistakes-rules")),
            mistakes(Feedback::Solution, phrase!("command-mistakes-solution")),
        ]);
    }
    commands.push(offer(Command::ShowSolution, phrase!("command-show-solution"), true));
    commands
}
