//! Whatever a player brings as text, opened: a link of ours, a deal or a log, a text of another program, or
//! a layout that a game knows.

use crate::parcels;
use engine::{Grid, Phrase, phrase};
use formats::{Fault, Parcel};
use session::{
    AnyGame, Deal, Rng, Unplayable, deal_brought, deal_in, deal_jigsaw, deal_own, from_link,
};

/// What was found, and what there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    pub deal: Deal,
    /// What was not taken over, and what else the text has.
    pub remarks: Vec<Phrase>,
}

/// Opens the first puzzle of a text.
///
/// # Errors
/// Why nothing in it can be played, as whoever knows the text best says it.
pub fn open(text: &str, rng: &mut Rng) -> Result<Opened, Unplayable> {
    let alone = |deal| Opened { deal, remarks: Vec::new() };
    if let Some(link) = from_link(text) {
        return link.map(alone).map_err(|error| Unplayable::Foreign { why: error.phrase() });
    }
    if let Some(deal) = deal_in(text) {
        return Ok(alone(deal));
    }
    if let Some(parcel) = formats::read_jigsaw(text) {
        return jigsaw(&parcel);
    }
    if !is_of_a_program(text) {
        return deal_own(text, rng).map(alone);
    }
    let found = read_any(text);
    let n_found = found.len() as u32;
    let first = found
        .into_iter()
        .next()
        .unwrap_or_else(|| Err(Fault { line: 1, column: None, what: phrase!("no-puzzle") }));
    let parcel = first.map_err(|fault| Unplayable::Faulty { why: fault.what })?;
    let deal = deal_brought(&parcels::brought(&parcel))?;
    let mut remarks: Vec<Phrase> = ignored(&parcel).into_iter().collect();
    if n_found > 1 {
        remarks.push(phrase!("first-of", count = n_found));
    }
    Ok(Opened { deal, remarks })
}

/// A puzzle with regions of its own in place of the boxes.
fn jigsaw(parcel: &Parcel) -> Result<Opened, Unplayable> {
    let region = |cell| parcel.regions.as_ref().map_or(0, |regions| regions.of(cell));
    let mut parcel = parcel.clone();
    let brought = parcels::brought(&parcel);
    if !brought.colors.is_empty() {
        parcel.ignored.push("colours".to_owned());
    }
    let (deal, wrong) = deal_jigsaw(region, &brought)?;
    let mut remarks: Vec<Phrase> = ignored(&parcel).into_iter().collect();
    if !wrong.is_empty() {
        remarks.push(phrase!("jigsaw-wrong", cells = wrong));
    }
    Ok(Opened { deal, remarks })
}

/// The puzzle that a line is by a link of ours or as other programs write it; `None` if it is neither.
pub fn read_line(line: &str) -> Option<Result<Parcel, Phrase>> {
    formats::read_line_and(line, link)
}

/// Every puzzle of a text in its own order, by links of ours or as anybody writes them, and every fault in
/// its place.
pub fn read_any(text: &str) -> Vec<Result<Parcel, Fault>> {
    formats::read_any_and(text, link)
}

fn link(line: &str) -> Option<Result<Parcel, Phrase>> {
    Some(from_link(line)?.map_err(|error| error.phrase()).and_then(|deal| {
        let run = AnyGame::start(&deal).map_err(|error| error.phrase())?;
        let brought = run.brought();
        let name = deal.game.info().name;
        brought
            .map(|brought| parcels::parcel(&brought))
            .ok_or_else(|| phrase!("link-of-game", game = name))
    }))
}

/// The puzzle that a text brings, however many solutions it has: to be looked at, not to be played.
///
/// # Errors
/// Why there is none in it.
pub fn read_puzzle(text: &str) -> Result<Grid, Phrase> {
    let text = text.trim();
    if let Some(read) = read_line(text) {
        return read.map(|parcel| parcel.entry.puzzle);
    }
    let first = read_any(text).into_iter().next();
    let first = first.ok_or_else(|| phrase!("no-puzzle"))?;
    first.map(|parcel| parcel.entry.puzzle).map_err(|fault| fault.what)
}

/// The names of what was not taken over, as a sentence.
pub fn ignored(parcel: &Parcel) -> Option<Phrase> {
    let names = parcel.ignored.join(", ");
    (!names.is_empty()).then(|| phrase!("format-ignored", names = names))
}

/// Whether the text, or its first line, is of another program.
fn is_of_a_program(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    formats::is_file(text) == Some(true) || read_line(first).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{GameId, Millis};

    const PUZZLE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn opened(text: &str) -> Result<Opened, Unplayable> {
        open(text, &mut Rng::new(1))
    }

    #[test]
    fn every_kind_of_text_is_opened() {
        let own = opened(PUZZLE).unwrap().deal;
        let link = own.to_link().unwrap();
        for text in [
            own.to_string(),
            link.clone(),
            format!("https://example.org/#{link}"),
            "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79".to_owned(),
            formats::Program::FPuzzles
                .write(&parcels::parcel(&session::Brought::untouched(PUZZLE.parse().unwrap())))
                .unwrap()
                .text,
        ] {
            assert_eq!(
                opened(&text),
                Ok(Opened { deal: own.clone(), remarks: Vec::new() }),
                "{text}"
            );
        }
        let template = "a a a b b\na a a b b\na a a d d\n-a -a -a d d";
        assert_eq!(opened(template).unwrap().deal.get("template"), Ok("own"));
        for game in GameId::ALL {
            let deal = game.deal(&game.info().presets[0], &mut Rng::new(1));
            let timed = deal.to_be_beaten(Some(Millis(90_000)));
            assert_eq!(opened(&timed.to_link().unwrap()).unwrap().deal, timed);
        }
    }

    #[test]
    fn what_is_lost_or_left_is_remarked() {
        let two = "<opensudoku><game time=\"5\" data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\"/><game data=\"\"/></opensudoku>";
        let remarks = opened(two).unwrap().remarks;
        let told: Vec<String> = remarks.iter().map(ToString::to_string).collect();
        assert_eq!(told, ["format ignored (names time)", "first of (count 2)"]);
    }

    /// The boxes, but the first two have exchanged the cells of their ones. One cell is placed rightly, one
    /// wrongly, and one is noted.
    #[test]
    fn a_jigsaw_is_played_by_the_game_that_has_regions() {
        let digit = |row: usize, col: usize| (row * 3 + row / 3 + col) % 9 + 1;
        let cell = |row: usize, col: usize| {
            let region = match (row / 3 * 3 + col / 3, digit(row, col)) {
                (first @ (0 | 1), 1) => 1 - first,
                (other, _) => other,
            };
            let rest = match (row, col) {
                (0, 4) => format!(",\"value\":{}", digit(0, 4)),
                (1, 4) => format!(",\"value\":{}", digit(0, 4)),
                (2, 4) => ",\"cornerPencilMarks\":[8,9],\"c\":\"#FFA0A0\"".to_owned(),
                (_, 0 | 4) => String::new(),
                _ => format!(",\"value\":{},\"given\":true", digit(row, col)),
            };
            format!("{{\"region\":{region}{rest}}}")
        };
        let row = |row: usize| {
            format!("[{}]", (0..9).map(|col| cell(row, col)).collect::<Vec<_>>().join(","))
        };
        let rows: Vec<String> = (0..9).map(row).collect();
        let text = format!("{{\"size\":9,\"arrow\":[1],\"grid\":[{}]}}", rows.join(","));
        let Opened { deal, remarks } = opened(&text).unwrap();
        let told: Vec<String> = remarks.iter().map(ToString::to_string).collect();
        assert_eq!(told, ["format ignored (names arrow, colours)", "jigsaw wrong (cells r2c5)"]);
        let run = AnyGame::start(&deal).unwrap();
        let board = run.as_game().view(Millis::ZERO).board;
        assert_eq!(board.cells[4].content, session::view::Content::Own(digit(0, 4) as u8));
        assert_eq!(board.cells[13].content, session::view::Content::Empty);
        assert_eq!(board.cells[22].notes.corner.len(), 2);
        assert_eq!(opened(&deal.to_link().unwrap()).unwrap().deal, deal);
        let none = text.replacen(",\"given\":true", "", 60).replace(",\"value\":2", "");
        assert!(opened(&none).is_err());
    }

    #[test]
    fn what_is_only_looked_at_may_have_any_number_of_solutions() {
        let link = opened(PUZZLE).unwrap().deal.to_link().unwrap();
        let scf = "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79";
        for text in [PUZZLE, &link, scf, &format!("  {PUZZLE}\n")] {
            assert_eq!(read_puzzle(text).unwrap().to_string(), PUZZLE, "{text}");
        }
        assert_eq!(read_puzzle(&".".repeat(81)).unwrap().n_clues(), 0);
        for text in ["", "nothing", "9A0000000000"] {
            assert!(read_puzzle(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_opened_says_why() {
        let why = |text: &str| opened(text).unwrap_err().phrase().to_string();
        assert_eq!(
            why("https://sudokupad.app/x"),
            "own unread (why format network (name SudokuPad))"
        );
        assert_eq!(why("9B0000000000"), "own unread (why link newer)");
        assert_eq!(why("9A0000000000"), "own unread (why link damaged)");
        let empty = "scfooooooooooooo".to_owned() + "K";
        assert_eq!(why(&empty), "own two solutions");
        assert!(why("nothing").starts_with("own unread"));
    }
}
