//! A page of puzzles: each with its number, its level and the page of its solution.

use super::{Line, Setter};
use crate::book::{Head, PerPage, Solutions};
use crate::canvas::{Align, Canvas, Style};
use crate::code::{Code, MARGIN};
use crate::face::Face;
use crate::page::{Color, Place, Tag};
use crate::path::{Area, Path, at};
use crate::{alt, board};
use engine::phrase;
use std::ops::Range;

/// The height of the lines for name and date.
const WORKSHEET: f32 = 34.0;

/// The smallest cells in which a digit can still be read.
const SMALLEST_CELL: f32 = 8.4;

/// A square of a code to scan: no smaller than cheap cameras see on cheap paper.
const SQUARE: f32 = 1.25;

fn code_side(code: &Code) -> f32 {
    SQUARE * (code.size() + 2 * MARGIN) as f32
}

/// Between small boards.
const GAP: f32 = 12.0;

impl Setter<'_> {
    pub(super) fn puzzles_page(&self, canvas: &mut Canvas, body: Area, sheets: Range<usize>) {
        let body = self.head(canvas, body);
        let strip = match self.book.design.solutions {
            Solutions::UpsideDown => Some(self.strip(body, sheets.clone())),
            _ => None,
        };
        let body = strip.as_ref().map_or(body, |strip| body.above(strip.area.height + GAP));
        let (cols, rows) = self.shape();
        let gap = if self.book.design.trim.is_small() { at(18.0, 14.0) } else { at(28.0, 22.0) };
        for (nth, sheet) in sheets.clone().enumerate() {
            self.puzzle(canvas, body.part(nth, cols, rows, gap), sheet);
        }
        if let Some(strip) = strip {
            self.upside_down(canvas, &strip, sheets);
        }
    }

    /// Columns and rows of a page: as asked, but a few puzzles alone get the room for themselves.
    fn shape(&self) -> (usize, usize) {
        let asked = self.book.design.per_page();
        let enough = |per_page: &PerPage| per_page.count() >= self.sheets.len().min(asked.count());
        PerPage::ALL.into_iter().find(enough).unwrap_or(asked).shape()
    }

    /// Draws what stands above the puzzles, and says what room is left.
    pub(super) fn head(&self, canvas: &mut Canvas, body: Area) -> Area {
        if self.book.design.head == Head::None {
            return body;
        }
        let style = Style::new(Face::Text, self.size(11.0), self.palette.ink);
        let base = body.y + style.size;
        let halves = [(phrase!("paper-name"), 0.0, 0.6), (phrase!("paper-date"), 0.64, 1.0)];
        canvas.tagged(Tag::Paragraph, |canvas| {
            for (label, from, to) in halves {
                let from = body.x + body.width * from;
                let width = canvas.text(&self.say(&label), style, at(from, base), Align::Left);
                let mut line = Path::new();
                line.line(
                    at(from + width + 6.0, base + 2.0),
                    at(body.x + body.width * to, base + 2.0),
                );
                canvas.stroke(line, 0.8, self.palette.ink);
            }
        });
        body.below(WORKSHEET.max(style.size * 2.4))
    }

    fn puzzle(&self, canvas: &mut Canvas, slot: Area, sheet: usize) {
        let own = self.sheets[sheet];
        let size = self.size(if slot.width < 200.0 { 10.0 } else { 12.0 });
        let (above, below) = (size * 2.0, self.size(8.0) * 1.7);
        let techniques =
            self.techniques(sheet, slot.width - own.code.as_ref().map_or(0.0, code_side));
        let code = own.code.as_ref().map_or(0.0, code_side);
        let foot = (below * (1.0 + techniques.len() as f32)).max(code);
        let room = Area { height: slot.height - above - foot, ..slot };
        let (side, place) = board::fit(&own.puzzle.board, room);
        let spare = (slot.height - above - place.height - foot).max(0.0) / 2.0;
        let place = place.moved(0.0, above + spare);
        self.caption(canvas, place, sheet, size);
        let tag = Tag::Figure { alt: alt::board(&own.puzzle.board, self.book.design.language) };
        canvas.tagged(tag, |canvas| {
            board::draw(canvas, &own.puzzle.board, at(place.x, place.y), side, &self.look());
        });
        self.under(canvas, place, sheet, &techniques);
    }

    /// Number and level above a board.
    pub(super) fn caption(&self, canvas: &mut Canvas, place: Area, sheet: usize, size: f32) {
        canvas.tagged(Tag::Caption, |canvas| {
            let number = self.number(sheet).to_string();
            let style = Style::new(Face::Display, size, Color::WHITE);
            let base = place.y - size * 0.75;
            let width = (style.face.width(&number, size) + size).max(size * 1.9);
            let mut badge = Path::new();
            let height = size * 1.5;
            let top = base - size * 0.35 - height / 2.0;
            badge.card(Area::new(place.x, top, width, height), size * 0.5);
            canvas.fill(badge, self.palette.ink);
            canvas.text(&number, style, at(place.x + width / 2.0, base), Align::Middle);
            if let Some(level) = self.sheets[sheet].level() {
                let style = Style { color: self.palette.ink, ..style };
                let from = place.x + width + size * 0.6;
                let room = place.right() - from;
                canvas.fitted(&self.say(level), style, at(from, base), room, Align::Left);
            }
        });
    }

    fn techniques(&self, sheet: usize, width: f32) -> Vec<String> {
        let names: Vec<String> =
            self.sheets[sheet].techniques.iter().map(|name| self.say(name)).collect();
        Face::Text.lines(&names.join(" · "), self.size(8.0), width)
    }

    /// What stands below a board: the page of the solution, and the techniques.
    pub(super) fn under(
        &self,
        canvas: &mut Canvas,
        place: Area,
        sheet: usize,
        techniques: &[String],
    ) {
        let beside = self.code(canvas, place, sheet);
        let style = Style::new(Face::Text, self.size(8.0), self.palette.quiet);
        let mut base = place.bottom() + style.size * 1.7;
        if let Some(page) = self.plan.solution_page(sheet) {
            let number = super::number_text(self.plan.number(page));
            let text = self.say(&phrase!("paper-solution-at", page = number));
            let at = at(place.right(), base);
            let (align, page) = (Align::Right, Some(page));
            self.reference(
                canvas,
                Line { text: &text, style, at, align, page, place: Place::Text },
            );
            base += style.size * 1.5;
        }
        if !techniques.is_empty() {
            canvas.tagged(Tag::Paragraph, |canvas| {
                for (nth, line) in techniques.iter().enumerate() {
                    let base = base + nth as f32 * style.size * 1.5;
                    canvas.text(line, style, at(place.x + beside, base), Align::Left);
                }
            });
        }
    }

    /// The code that opens a puzzle on a screen, below the left of its board; says how wide it is. The
    /// board begins a margin's width further left than the code's squares.
    fn code(&self, canvas: &mut Canvas, place: Area, sheet: usize) -> f32 {
        let Some(code) = &self.sheets[sheet].code else { return 0.0 };
        let side = code_side(code);
        let number = self.number(sheet);
        let alt = self.say(&phrase!("paper-alt-code", number = number));
        canvas.tagged(Tag::Figure { alt }, |canvas| {
            let area = Area::new(place.x - side * 0.06, place.bottom(), side, side);
            canvas.fill(code.path(area), self.palette.ink);
        });
        side
    }

    /// Where the solutions of a page's own puzzles stand: at its foot, as small as can be read.
    fn strip(&self, body: Area, sheets: Range<usize>) -> Strip {
        let n = sheets.len().max(1);
        let longest = |sheet: usize| self.sheets[sheet].puzzle.board.cols.max(1);
        let n_cells = f32::from(sheets.map(longest).max().unwrap_or(9));
        let side = SMALLEST_CELL * n_cells * self.size(1.0);
        let fitting = ((body.width + GAP) / (side + GAP)).floor().max(1.0) as usize;
        let cols = n.min(fitting);
        let rows = n.div_ceil(cols);
        let height = (side + 16.0) * rows as f32 + GAP;
        let area = Area { y: body.bottom() - height, height, ..body };
        Strip { area, side, cols, rows }
    }

    fn upside_down(&self, canvas: &mut Canvas, strip: &Strip, sheets: Range<usize>) {
        for (nth, sheet) in sheets.enumerate() {
            let slot = strip.area.part(nth, strip.cols, strip.rows, at(GAP, GAP));
            let width = strip.side.min(slot.width);
            let slot = Area::new(slot.middle().x - width / 2.0, slot.y, width, width + 14.0);
            canvas.turned_over(slot, |canvas| self.solution(canvas, slot, sheet, 14.0));
        }
    }
}

/// The foot of a page with the solutions of its puzzles.
struct Strip {
    area: Area,
    /// The width of a board.
    side: f32,
    cols: usize,
    rows: usize,
}
