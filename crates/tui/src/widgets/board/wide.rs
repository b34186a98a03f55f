//! A cell of one line with seven places: the value in the middle, or all its notes in a row.

use super::{Board, paint_of};
use crate::theme::Paint;
use crate::widgets::{glyph, put};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use session::view::{CellView, Content};
use session::{Digit, DigitSet};

/// What stands in a cell: the room for the space after it is not its own.
const PLACES: usize = 7;

impl Board<'_> {
    pub(super) fn draw_wide(&self, cell: &CellView, rect: Rect, buffer: &mut Buffer) {
        let own = Rect { width: PLACES as u16, ..rect };
        let style = self.cell_style(cell);
        if self.fills(cell) {
            buffer.set_style(own, style);
        }
        let middle = own.x + PLACES as u16 / 2;
        match (self.value(cell), cell.content) {
            (Some(value), _) => put(buffer, middle, own.y, glyph::of(value, self.view.face), style),
            (None, Content::Void) => {
                let clue = cell.clue.map_or('░', glyph::superscript);
                put(buffer, middle, own.y, clue, self.theme.style(Paint::Line));
            }
            (None, _) => self.notes_in_a_row(cell, own, buffer),
        }
        if let Some((open, close)) = self.brackets(cell.cell) {
            // Notes may fill the cell: then the brackets stand on the spaces beside it.
            let is_free = |x: u16, buffer: &Buffer| {
                buffer.cell((x, own.y)).is_some_and(|at| at.symbol() == " ")
            };
            for (x, beyond, bracket) in
                [(own.x, own.x.wrapping_sub(1), open), (own.right() - 1, own.right(), close)]
            {
                let at = if is_free(x, buffer) { x } else { beyond };
                if is_free(at, buffer) {
                    put(buffer, at, own.y, bracket, style);
                }
            }
        }
    }

    fn notes_in_a_row(&self, cell: &CellView, own: Rect, buffer: &mut Buffer) {
        let hinted = Digit::all().filter(|digit| self.candidate_role(cell, *digit).is_some());
        let notes = cell.notes.all() | hinted.collect::<DigitSet>();
        if notes.is_empty() {
            return put(buffer, own.x + 3, own.y, '·', self.cell_style(cell));
        }
        let marks = marks(notes);
        // At the left, where no value stands: a single note is not taken for one.
        let left = own.x + u16::from(marks.len() < PLACES);
        for (x, mark) in (left..).zip(marks) {
            let Some(digit) = mark else {
                put(buffer, x, own.y, '–', self.theme.style(Paint::Note));
                continue;
            };
            let tint = cell.notes.tint_of(digit).map(|tint| Paint::Swatch(tint as u8 + 1));
            let role = self.candidate_role(cell, digit).map(paint_of);
            let paint = role.or(tint).unwrap_or(Paint::Note);
            let symbol = glyph::of(digit.get(), self.view.face);
            put(buffer, x, own.y, symbol, self.theme.style(paint));
        }
    }
}

/// The notes one by one; where there are more than places, runs of them as `2–5`.
fn marks(notes: DigitSet) -> Vec<Option<Digit>> {
    let digits: Vec<Digit> = notes.iter().collect();
    if digits.len() <= PLACES {
        return digits.into_iter().map(Some).collect();
    }
    let mut marks = Vec::new();
    for run in digits.chunk_by(|one, next| one.get() + 1 == next.get()) {
        match run {
            [first, _, .., last] => marks.extend([Some(*first), None, Some(*last)]),
            few => marks.extend(few.iter().map(|digit| Some(*digit))),
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(notes: &str, expected: &str) {
        let notes = notes.chars().filter_map(|ch| Digit::new(ch.to_digit(10)? as u8)).collect();
        let shown: String =
            marks(notes).iter().map(|mark| mark.map_or('–', |digit| digit.to_char())).collect();
        assert_eq!(shown, expected);
        assert!(shown.chars().count() <= PLACES);
    }

    #[test]
    fn every_set_of_notes_has_room() {
        check("137", "137");
        check("1234567", "1234567");
        check("123456789", "1–9");
        check("12346789", "1–46–9");
        check("23456789", "2–9");
        check("13456789", "13–9");
        for bits in 1..512_u32 {
            let notes: String = (1..=9)
                .filter(|bit| bits >> (bit - 1) & 1 == 1)
                .map(|bit| bit.to_string())
                .collect();
            let set = notes.chars().filter_map(|ch| Digit::new(ch.to_digit(10)? as u8)).collect();
            assert!(marks(set).len() <= PLACES, "{notes}");
        }
    }
}
