//! A board in words, for those who do not see it. It knows no page.

use engine::phrase;
use games::view::{BoardView, CellView, Content, Face};
use std::fmt::Write;
use words::{Language, say};

/// Row by row what stands in the cells; blanks are counted.
pub fn board(board: &BoardView, language: Language) -> String {
    let mut text = String::new();
    for (nth, row) in board.cells.chunks(usize::from(board.cols).max(1)).enumerate() {
        if nth > 0 {
            text.push(' ');
        }
        let cells = row_of(row, board.face, language);
        text += &say(&phrase!("paper-alt-row", row = nth as u32 + 1, cells = cells), language);
    }
    text
}

fn row_of(row: &[CellView], face: Face, language: Language) -> String {
    let mut text = String::new();
    let mut blanks = 0_u32;
    let next = |text: &mut String, blanks: &mut u32, cell: Option<&CellView>| {
        if cell.is_some_and(|cell| cell.content == Content::Empty) {
            *blanks += 1;
            return;
        }
        if *blanks > 0 {
            part(text, &say(&phrase!("paper-alt-blanks", count = *blanks), language));
            *blanks = 0;
        }
        match cell.map(|cell| (cell.content.value(), cell.clue)) {
            Some((Some(value), _)) if face == Face::Digits => part(text, &value.to_string()),
            Some((Some(value), _)) => part(text, &say(&face.name(value), language)),
            Some((None, Some(clue))) => {
                part(text, &say(&phrase!("paper-alt-clue", clue = clue), language));
            }
            Some((None, None)) => part(text, &say(&phrase!("paper-alt-void"), language)),
            None => {}
        }
    };
    for cell in row {
        next(&mut text, &mut blanks, Some(cell));
    }
    next(&mut text, &mut blanks, None);
    text
}

fn part(text: &mut String, part: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    let _ = write!(text, "{part}");
}
