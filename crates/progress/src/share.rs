//! What a player tells friends of a daily: the day, the result, how it went. Nothing of the puzzle.

use crate::Record;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use session::{EndResult, Phrase, Session, Tally, phrase};

/// A few lines to be sent, in the words of `say`; `None` when the run is no daily that was played to
/// its end.
pub fn share_text(session: &Session, say: impl Fn(&Phrase) -> String) -> Option<String> {
    let record = Record::of(session)?;
    let day = record.daily.filter(|_| record.result != EndResult::GivenUp)?;
    let preset = record.game.preset(record.preset)?.name;
    let game = say(&phrase!("game-preset", game = record.game.info().name, preset = preset));
    let points = say(&phrase!("points", points = record.score as i64));
    let told: Vec<String> = how(record.tally).iter().map(&say).collect();
    let mut lines = vec![
        say(&phrase!("daily-title", day = day.to_string())),
        [game, record.played.to_string(), points].join(" · "),
        told.join(", "),
    ];
    lines.extend(squares(session));
    Some(lines.join("\n"))
}

fn how(tally: Tally) -> Vec<Phrase> {
    let hints = tally.hints + tally.auto_hints;
    let parts = [
        (tally.help() == 0, phrase!("unaided")),
        (hints > 0, phrase!("score-hints", count = hints)),
        (tally.checks > 0, phrase!("score-checks", count = tally.checks)),
        (tally.auto_notes > 0, phrase!("notes-filled")),
        (tally.mistakes > 0, phrase!("score-mistakes", count = tally.mistakes)),
    ];
    parts.into_iter().filter(|(is_so, _)| *is_so).map(|(_, part)| part).collect()
}

/// A square for each tenth of the moves: whether it had a mistake, or help, or neither.
fn squares(session: &Session) -> Option<String> {
    let n_moves = session.n_moves();
    if n_moves < 10 {
        return None;
    }
    let mut before = Tally::default();
    let square = |tenth: u32| {
        let after = match tenth {
            // The last tenth also has what time did after the last move.
            10 => session.tally(),
            _ => session.tally_after(n_moves * tenth / 10),
        };
        let square = match after {
            Tally { mistakes, .. } if mistakes > before.mistakes => '🟥',
            _ if after.help() > before.help() => '🟨',
            _ => '🟩',
        };
        before = after;
        square
    };
    Some((1..=10).map(square).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{Action, CellSet, Command, Day, Deal, GameId, Log, Millis, RunId};
    use words::Language;

    fn daily() -> Deal {
        GameId::ALL[0].daily(Day::new(2026, 11, 16).unwrap())
    }

    /// Fills the board in the order of its cells, some of the first with a mistake or a hint before.
    fn played(deal: Deal, mistakes: usize, hints: usize) -> Session {
        let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
        let mut solved = session.clone();
        solved.act(&Action::Command(Command::ShowSolution), Millis::ZERO).unwrap();
        let solution = solved.view(Millis::ZERO).board.cells;
        let cells = session.view(Millis::ZERO).board.cells;
        let open = cells.iter().zip(&solution).filter(|(cell, _)| cell.content.value().is_none());
        for (index, (cell, solution)) in open.enumerate() {
            let now = Millis::from_secs(4 * index as u64);
            let value = solution.content.value().unwrap();
            let enter = |value| Action::Enter { cells: CellSet::only(cell.cell), value };
            if index < hints {
                session.act(&Action::Hint { stage: 1 }, now).unwrap();
            }
            if index < mistakes {
                session.act(&enter(value % 9 + 1), now).unwrap();
            }
            session.act(&enter(value), now).unwrap();
        }
        session
    }

    /// Told when it ended and told again later, it is the same.
    #[track_caller]
    fn check(session: &Session, language: Language, expected: &str) {
        let log = session.log(Millis::from_secs(1_000));
        for session in [session, &Session::resume(&log, Millis::ZERO).unwrap()] {
            let text = share_text(session, |phrase| words::say(phrase, language));
            assert_eq!(text.as_deref(), Some(expected));
        }
    }

    #[test]
    fn a_daily_is_told_without_its_puzzle() {
        check(
            &played(daily(), 0, 0),
            Language::English,
            "Ninefold daily 2026-11-16\n\
             Classic, Gentle · 3:08 · 2,206 points\n\
             ★ without help\n\
             🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩",
        );
        check(
            &played(daily(), 1, 0),
            Language::English,
            "Ninefold daily 2026-11-16\n\
             Classic, Gentle · 3:08 · 2,145 points\n\
             ★ without help, 1 mistake\n\
             🟥🟩🟩🟩🟩🟩🟩🟩🟩🟩",
        );
        check(
            &played(daily(), 2, 12),
            Language::German,
            "Ninefold-Tagesrätsel 2026-11-16\n\
             Klassisch, Leicht · 3:08 · 1.650 Punkte\n\
             12 Tipps, 2 Fehler\n\
             🟥🟨🟨🟨🟨🟩🟩🟩🟩🟩",
        );
    }

    #[test]
    fn other_runs_have_nothing_to_tell() {
        let text = |session: &Session| share_text(session, |phrase| phrase.id.to_string());
        let deal = daily();
        let lines = deal.fields().filter(|(name, _)| *name != "daily");
        let plain = lines
            .fold(Deal::new(deal.game, deal.preset), |deal, (name, value)| deal.with(name, value));
        assert_eq!(text(&played(plain, 0, 0)), None);
        let mut begun: Log = played(deal.clone(), 0, 0).log(Millis::ZERO);
        begun.moves.truncate(12);
        assert_eq!(text(&Session::resume(&begun, Millis::ZERO).unwrap()), None);
        let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
        session.act(&Action::Command(Command::ShowSolution), Millis::ZERO).unwrap();
        assert_eq!(text(&session), None);
    }
}
