//! What a log proves, as text: the outcome, the score sheet, the time, the tally and the board.
//!
//! It is a crate of its own so that it can be built as a bare WASM module, without a page around
//! it. `tests/replays.rs` plays the golden replays natively and in that module and demands the same
//! text, and others may embed it to check runs themselves.

#[cfg(target_arch = "wasm32")]
mod module;

use session::{Log, Millis, Phrase, Session, View, prove};
use std::fmt::Write;
use words::{Language, say};

/// The report of a log, or a line that begins with `error` and says in a sentence what is wrong with it.
///
/// ```text
/// result won
/// time 612000
/// score 1409
/// line score-base 1000
/// …
/// tally 1 mistakes, 0 hints, 0 auto-hints, 0 checks, 0 auto-notes
/// board 534678912672195348…
/// ```
pub fn report(log: &str) -> String {
    let log = match log.parse::<Log>() {
        Ok(log) => log,
        Err(error) => return told(&error.phrase()),
    };
    match prove(&log) {
        Ok(session) => of_session(&session),
        Err(error) => told(&error.phrase()),
    }
}

/// What a line of a sealed board is worth, asked as [`judge::question`] writes it: `holds`, or `wrong` and
/// why in a sentence. Boards name the module that says this by its hash, so that they can be checked when
/// the rules have long been others.
pub fn check(question: &str) -> String {
    match judge::answer(question) {
        Ok(()) => "holds\n".to_owned(),
        Err(wrong) => format!("wrong {}\n", say(&wrong.phrase(), Language::English)),
    }
}

/// In one language, so that the answer is the same everywhere.
fn told(fault: &Phrase) -> String {
    format!("error {}\n", say(fault, Language::English))
}

fn of_session(session: &Session) -> String {
    let mut text = format!("result {}\n", session.outcome().key());
    let mut line = |name: &str, value: String| {
        let _ = writeln!(text, "{name} {value}");
    };
    line("time", session.played(Millis::ZERO).0.to_string());
    if let Some(end) = session.outcome().end() {
        line("score", end.sheet.total().to_string());
        for item in &end.sheet.lines {
            line("line", format!("{} {}", item.what.id, item.points));
        }
    }
    let tally = session.tally();
    line(
        "tally",
        format!(
            "{} mistakes, {} hints, {} auto-hints, {} checks, {} auto-notes",
            tally.mistakes, tally.hints, tally.auto_hints, tally.checks, tally.auto_notes
        ),
    );
    line("board", values(&session.view(Millis::ZERO)));
    text
}

/// The board's values row by row, `.` where there is none.
fn values(view: &View) -> String {
    let value = |cell: &session::view::CellView| {
        cell.content.value().map_or(".".to_owned(), |value| value.to_string())
    };
    view.board.cells.iter().map(value).collect()
}
