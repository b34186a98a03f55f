//! A page of solutions: small boards under the numbers of their puzzles, with the pages of those.

use super::{Line, Setter};
use crate::board;
use crate::canvas::{Align, Canvas, Style};
use crate::face::Face;
use crate::page::{Place, Tag};
use crate::path::{Area, at};
use engine::phrase;
use games::view::Content;
use std::ops::Range;

impl Setter<'_> {
    pub(super) fn solutions_page(&self, canvas: &mut Canvas, body: Area, sheets: Range<usize>) {
        let size = self.size(if sheets.start == 0 { 22.0 } else { 11.0 });
        let heading = self.say(&phrase!("paper-solutions"));
        let tag = if sheets.start == 0 { Tag::Heading } else { Tag::Artifact };
        canvas.tagged(tag, |canvas| {
            let color = if sheets.start == 0 { self.palette.ink } else { self.palette.quiet };
            let style = Style::new(Face::Display, size, color);
            canvas.text(&heading, style, at(body.x, body.y + size * 0.8), Align::Left);
        });
        // All pages of solutions have boards of one size, so all leave room for the heading.
        let body = body.below(self.size(22.0) * 1.5);
        let (cols, rows) = match self.book.design.solutions_per_page() {
            4 => (2, 2),
            5..=6 => (2, 3),
            7..=9 => (3, 3),
            _ => (3, 4),
        };
        let gap = if self.book.design.trim.is_small() { at(12.0, 6.0) } else { at(22.0, 10.0) };
        for (nth, sheet) in sheets.enumerate() {
            let slot = body.part(nth, cols, rows, gap);
            self.solution(canvas, slot, sheet, self.size(8.5) * 2.0);
        }
    }

    /// A solved board under a line of this height with its number.
    pub(super) fn solution(&self, canvas: &mut Canvas, slot: Area, sheet: usize, line: f32) {
        let own = self.sheets[sheet];
        let (side, place) = board::fit(&own.solution.board, slot.below(line));
        let base = place.y - line * 0.3;
        let number = self.number(sheet).to_string();
        let style = Style::new(Face::Display, line * 0.58, self.palette.ink);
        let mut width = 0.0;
        canvas.tagged(Tag::Caption, |canvas| {
            width = canvas.text(&number, style, at(place.x, base), Align::Left);
        });
        if let Some(page) = self.main.puzzle_page(sheet)
            && self.plan.solution_page(sheet).is_some()
        {
            let text = super::number_text(self.main.number(page));
            let text = self.say(&phrase!("paper-puzzle-at", page = text));
            let style = Style::new(Face::Text, line * 0.45, self.palette.quiet);
            let is_here = std::ptr::eq(self.plan, self.main);
            let (at, align) = (at(place.right(), base), Align::Right);
            let page = is_here.then_some(page);
            self.reference(
                canvas,
                Line { text: &text, style, at, align, page, place: Place::Text },
            );
        }
        let tag = Tag::Figure { alt: self.in_short(sheet) };
        canvas.tagged(tag, |canvas| {
            board::draw(canvas, &own.solution.board, at(place.x, place.y), side, &self.look());
        });
    }

    /// A solution in words: its rows. Whoever listens to it checks row by row.
    fn in_short(&self, sheet: usize) -> String {
        let board = &self.sheets[sheet].solution.board;
        if board.face != games::view::Face::Digits {
            return crate::alt::board(board, self.book.design.language);
        }
        let rows = board.cells.chunks(usize::from(board.cols).max(1)).map(|row| {
            let signs = row.iter().map(|cell| match cell.content.value() {
                Some(value) => char::from(b'0' + value),
                None => {
                    if cell.content == Content::Void {
                        '-'
                    } else {
                        '.'
                    }
                }
            });
            signs.collect::<String>()
        });
        rows.collect::<Vec<_>>().join(" ")
    }
}
