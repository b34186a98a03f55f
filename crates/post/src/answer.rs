//! What the page asks of the module beside it: a text in, a text or a PDF out. The first line says what is
//! wanted, the second in which language; what follows is told at each request. An answer begins with `yes`
//! or with `no` and why.

use crate::{open, parcel, print};
use formats::Program;
use paper::Code;
use session::{Deal, End, GameId, Log, Millis, Phrase, Rng, Session, phrase};
use std::fmt::Write;
use words::{Language, say};

/// Answers one request. Nothing in it is trusted.
pub fn answer(request: &str) -> Vec<u8> {
    let (verb, rest) = line(request);
    let (language, rest) = line(rest);
    let language = Language::from_locale(language).unwrap_or(Language::English);
    let answered = match verb {
        "open" => opened(rest, language).map(String::into_bytes),
        "share" => shared(rest, language).map(String::into_bytes),
        "make" => made(rest).map(String::into_bytes),
        "print" => printed(rest, language),
        "picture" => pictured(rest, language),
        _ => Err(String::new()),
    };
    match answered {
        Ok(answer) => [b"yes\n", &answer[..]].concat(),
        Err(why) => format!("no\n{why}").into_bytes(),
    }
}

fn line(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}

/// `SEED`, and any text: remarks a line each, an empty line, the deal. Or why not, and boards that show it.
fn opened(rest: &str, language: Language) -> Result<String, String> {
    let (seed, text) = line(rest);
    let mut rng = Rng::new(seed.parse().unwrap_or(0));
    let found = open(text, &mut rng).map_err(|why| {
        let boards: String = why.boards().iter().map(|board| format!("\n{board}")).collect();
        say(&why.phrase(), language) + &boards
    })?;
    let remarks: String = found.remarks.iter().map(|remark| say(remark, language) + "\n").collect();
    Ok(format!("{remarks}\n{}", found.deal))
}

/// `PAGE`, and a log: lines of what can be done with it. `link` and `here` (with what was done so far) are
/// addresses, `beat` a challenge to others where the run was won, `code` the side and the path of a picture
/// to scan, `cells` the puzzle as text, and others are addresses of other programs under their names.
fn shared(rest: &str, language: Language) -> Result<String, String> {
    let (page, log) = line(rest);
    let page = page.split('#').next().unwrap_or_default();
    let told = |why: Phrase| say(&why, language);
    let session = resumed(log, language)?;
    let won = won(&session);
    let deal = session.deal().to_be_beaten(won.map(|end| end.at));
    let link = deal.to_link().ok_or_else(|| told(phrase!("link-too-long")))?;
    let link = format!("{page}#{link}");
    let mut lines = format!("link {link}\n");
    if let Some(end) = won {
        let beat = phrase!("beat-mine", time = end.at.to_string(), link = link.as_str());
        let _ = writeln!(lines, "beat {}", told(beat));
    }
    if let Some(code) = Code::of(&link) {
        let _ = writeln!(lines, "code {} {}", code.size(), code.svg_path());
    }
    if let Some(here) = session.game().here(&deal).and_then(|deal| deal.to_link()) {
        let _ = writeln!(lines, "here {page}#{here}");
    }
    if let Some(brought) = session.game().brought() {
        let travelling = parcel(&brought);
        let _ = writeln!(lines, "cells {}", brought.puzzle);
        for (name, program) in
            [("SudokuWiki", Program::SudokuWiki), ("SudokuPad", Program::SudokuPad)]
        {
            if let Ok(written) = program.write(&travelling) {
                let _ = write!(lines, "{name} {}", written.text);
            }
        }
    }
    Ok(lines)
}

fn resumed(log: &str, language: Language) -> Result<Session, String> {
    let told = |why: Phrase| say(&why, language);
    let log: Log = log.parse().map_err(|error: session::LineError| told(error.phrase()))?;
    Session::resume(&log, Millis::ZERO).map_err(|error| told(error.phrase()))
}

fn won(session: &Session) -> Option<&End> {
    session.outcome().end().filter(|end| end.result == session::EndResult::Won)
}

/// A log: the board as it stands, as PNG.
fn pictured(log: &str, language: Language) -> Result<Vec<u8>, String> {
    let session = resumed(log, language)?;
    paper::picture(&session.view(Millis::ZERO).board, language).ok_or_else(String::new)
}

/// `GAME PRESET SEED NUMBER`: one deal of many, to be printed.
fn made(rest: &str) -> Result<String, String> {
    let mut words = rest.split_whitespace();
    let mut next = || words.next().unwrap_or_default();
    let preset = GameId::from_key(next()).and_then(|game| Some((game, game.preset(next())?)));
    let (game, preset) = preset.filter(|(_, preset)| !preset.brought).ok_or_else(String::new)?;
    let seed = next().parse().unwrap_or(0);
    let number = next().parse().unwrap_or(0);
    let deal = crate::stock::deal(game, &preset, seed, number)
        .unwrap_or_else(|| game.deal(&preset, &mut Rng::stream(seed, number)));
    Ok(deal.to_string())
}

/// `KIND PAGE`, and deals one after the other: a PDF.
fn printed(rest: &str, language: Language) -> Result<Vec<u8>, String> {
    let (head, deals) = line(rest);
    let (kind, page) = head.split_once(' ').unwrap_or((head, ""));
    let deals = deals.split_inclusive('\n').fold(Vec::<String>::new(), |mut deals, line| {
        match deals.last_mut() {
            Some(last) if !line.starts_with("game ") => last.push_str(line),
            _ => deals.push(line.to_owned()),
        }
        deals
    });
    let deals: Result<Vec<Deal>, _> = deals.iter().map(|deal| deal.parse()).collect();
    let deals = deals.map_err(|error: session::LineError| say(&error.phrase(), language))?;
    let kind = print::Kind::from_key(kind).ok_or_else(String::new)?;
    print::pdf(&deals, kind, page, language).map_err(|why| say(&why, language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::RunId;

    const PUZZLE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn asked(request: &str) -> String {
        String::from_utf8(answer(request)).unwrap()
    }

    #[test]
    fn the_page_opens_what_is_brought() {
        let yes = asked("open\nen\n7\nhttps://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79");
        assert!(yes.starts_with("yes\n\ngame classic\npreset own\n"), "{yes}");
        let no = asked("open\nde\n7\nhttps://sudokupad.app/x");
        assert!(
            no.starts_with("no\nDas lässt sich nicht lesen: diese Adresse von SudokuPad"),
            "{no}"
        );
        let two = asked(&format!("open\nen\n7\n{}", "scfooooooooooooo".to_owned() + "K"));
        assert_eq!(two.lines().count(), 4, "{two}");
        let remarked = asked("open\nen\n7\nscf5NlQ19j9mGca3OIN1bWGk2m41TjS79x");
        assert!(remarked.starts_with("yes\nignored: diagonals\n\ngame "), "{remarked}");
    }

    #[test]
    fn the_page_shares_a_run() {
        let deal = open(PUZZLE, &mut Rng::new(1)).unwrap().deal;
        let log = Log::new(deal.clone(), RunId(1), 0);
        let lines = asked(&format!("share\nen\nhttps://example.org/n/#/play/1\n{log}"));
        let link = deal.to_link().unwrap();
        assert!(
            lines.starts_with(&format!("yes\nlink https://example.org/n/#{link}\ncode 33 M0 0h7")),
            "{lines}"
        );
        assert!(lines.contains(&format!("\ncells {PUZZLE}\n")));
        assert!(lines.contains("\nSudokuPad https://sudokupad.app/scf5Nl"));
        for game in GameId::ALL {
            let deal = game.deal(&game.info().presets[0], &mut Rng::new(1));
            let lines = asked(&format!("share\nen\nhttp://a/\n{}", Log::new(deal, RunId(1), 0)));
            assert!(lines.starts_with("yes\nlink http://a/#9A"), "{lines}");
        }
    }

    #[test]
    fn a_run_that_was_won_is_a_challenge() {
        let deal = open(PUZZLE, &mut Rng::new(1)).unwrap().deal;
        let mut session = Session::start(deal.clone(), RunId(1), 0, Millis::ZERO).unwrap();
        let solution = deal.get("solution").unwrap().to_owned();
        for (cell, digit) in session::Cell::all().zip(solution.bytes()) {
            let (cells, value) = (session::CellSet::only(cell), digit - b'0');
            let enter = session::Action::Enter { cells, value };
            let _ = session.act(&enter, Millis::from_secs(272));
        }
        let log = session.log(Millis::from_secs(300));
        let lines = asked(&format!("share\nen\nhttps://example.org/\n{log}"));
        let timed = deal.to_be_beaten(Some(Millis::from_secs(272)));
        let link = format!("https://example.org/#{}", timed.to_link().unwrap());
        assert!(lines.contains(format!("\nlink {link}\n").trim_start()), "{lines}");
        assert!(lines.contains(&format!("\nbeat Beat my 4:32: {link}\n")), "{lines}");
        let end = session.outcome().end().unwrap();
        assert_eq!(deal.against_time(end), None);
        let against = |seconds| {
            let deal = deal.to_be_beaten(Some(Millis::from_secs(seconds)));
            say(&deal.against_time(end).unwrap(), Language::English)
        };
        assert_eq!(against(300), "You beat 5:00, by 0:28.");
        assert_eq!(against(240), "4:00 was to be beaten, you took 0:32 more.");
    }

    #[test]
    fn the_page_pictures_a_board() {
        // A board of digits and one with pieces: pictures take long where nothing is optimised.
        for game in GameId::ALL.into_iter().take(2) {
            let deal = game.deal(&game.info().presets[0], &mut Rng::new(1));
            let png = answer(&format!("picture\nen\n{}", Log::new(deal, RunId(1), 0)));
            assert!(png.starts_with(b"yes\n\x89PNG"), "{game:?}");
            // Width and height, as the head of the file tells them.
            let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
            assert!(side(20) > 600 && side(24) > 300, "{game:?}");
        }
    }

    #[test]
    fn the_page_makes_and_prints() {
        let one = asked("make\nen\nclassic gentle 7 0");
        let two = asked("make\nen\nclassic gentle 7 1");
        assert!(one.starts_with("yes\ngame classic\npreset gentle\n") && one != two);
        let deals: String =
            [one, two].iter().map(|deal| deal["yes\n".len()..].to_owned()).collect();
        for kind in ["puzzle", "sheet", "book"] {
            let pdf = answer(&format!("print\nde\n{kind} https://example.org/\n{deals}"));
            assert!(pdf.starts_with(b"yes\n%PDF-"), "{kind}");
        }
        let binary = asked("make\nen\nbinary sprint 7 0");
        let no = asked(&format!("print\nen\nsheet \n{}", &binary["yes\n".len()..]));
        assert!(no.starts_with("no\n") && no.len() > 10, "{no}");
    }

    #[test]
    fn nonsense_is_answered_with_no() {
        for request in [
            "",
            "open",
            "make\nen\nchess x",
            "print\nen\nx\n",
            "share\nen\n\n",
            "\n\n\n",
            "make\nen\nclassic own 1 1",
        ] {
            assert!(asked(request).starts_with("no\n"), "{request}");
        }
    }
}
