//! How to play, in the words of the games themselves, with three small boards that show what a row, a
//! column and a region are.

use super::{FOOT, Setter};
use crate::board;
use crate::book::{Book, Print};
use crate::canvas::{Align, Canvas, LEADING, Style};
use crate::face::Face;
use crate::page::Tag;
use crate::path::{Area, at};
use crate::trim;
use engine::{Phrase, phrase};
use games::view::{BoardView, Content};
use std::ops::Range;

/// Something to be told.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    Heading(Phrase),
    Paragraph(Phrase),
    /// Three boards like this one.
    Example(BoardView),
}

/// All that is told: of each game in the book, what it says of itself.
pub fn paragraphs(book: &Book) -> Vec<Told> {
    let sheets = book.chapters.iter().flat_map(|chapter| &chapter.sheets);
    let mut games = Vec::new();
    let mut told = Vec::new();
    for sheet in sheets {
        let game = sheet.deal.game;
        if games.contains(&game) {
            continue;
        }
        games.push(game);
        let info = game.info();
        // One game needs no name: the book has a title.
        if book.chapters.iter().flat_map(|one| &one.sheets).any(|one| one.deal.game != game) {
            told.push(Told::Heading(info.name));
        }
        told.extend(info.on_paper.into_iter().map(Told::Paragraph));
        told.push(Told::Example(sheet.puzzle.board.clone()));
    }
    told.push(Told::Paragraph(phrase!("paper-proven")));
    told
}

const SIZE: f32 = 13.0;
const GAP: f32 = 14.0;

/// Which paragraphs stand on which page.
pub fn pages(book: &Book, told: &[Told]) -> Vec<Range<usize>> {
    let design = &book.design;
    // The gutter of the thickest book, so that no page is ever too full.
    let body = trim::body(design.trim, design.purpose, trim::BOUND.1, 0).above(FOOT);
    let scale = if design.print == Print::Large { 1.6 } else { 1.0 };
    let heading = if design.trim.is_small() { 22.0 } else { 28.0 } * 1.9 * scale;
    let mut pages: Vec<Range<usize>> = Vec::new();
    let mut left = body.height - heading;
    for (nth, item) in told.iter().enumerate() {
        let text = match item {
            Told::Heading(text) | Told::Paragraph(text) => words::say(text, design.language),
            Told::Example(_) => String::new(),
        };
        let height = height(item, &text, body.width, SIZE * scale);
        if pages.is_empty() {
            pages.push(nth..nth);
        } else if height > left {
            pages.push(nth..nth);
            left = body.height;
        }
        left -= height;
        if let Some(page) = pages.last_mut() {
            page.end = nth + 1;
        }
    }
    pages
}

fn height(told: &Told, text: &str, width: f32, size: f32) -> f32 {
    match told {
        Told::Heading(_) => size * 2.6,
        Told::Paragraph(_) => {
            size * (LEADING * Face::Text.lines(text, size, width).len() as f32 + 0.6)
        }
        Told::Example(board) => {
            let (_, place) = board::fit(board, example(width, 0));
            place.height + size * 2.0
        }
    }
}

fn example(width: f32, nth: usize) -> Area {
    Area::new(0.0, 0.0, width, width).part(nth, 3, 1, at(GAP, 0.0))
}

impl Setter<'_> {
    pub(super) fn how_to_page(&self, canvas: &mut Canvas, body: Area, part: Range<usize>) {
        let mut y = body.y;
        if part.start == 0 {
            y = self.heading(canvas, &self.say(&phrase!("paper-how-to")), body);
        }
        let size = self.size(SIZE);
        for told in &self.told[part] {
            let text = match told {
                Told::Heading(text) | Told::Paragraph(text) => self.say(text),
                Told::Example(_) => String::new(),
            };
            match told {
                Told::Heading(_) => canvas.tagged(Tag::Caption, |canvas| {
                    let style = Style::new(Face::Display, size * 1.3, self.palette.ink);
                    canvas.text(&text, style, at(body.x, y + size * 2.0), Align::Left);
                }),
                Told::Paragraph(_) => canvas.tagged(Tag::Paragraph, |canvas| {
                    let style = Style::new(Face::Text, size, self.palette.ink);
                    canvas.paragraph(&text, style, at(body.x, y), body.width, Align::Left);
                }),
                Told::Example(board) => self.example(canvas, body, y + size, board),
            }
            y += height(told, &text, body.width, size);
        }
    }

    /// A row, a column and a region of an empty board.
    fn example(&self, canvas: &mut Canvas, body: Area, y: f32, board: &BoardView) {
        let look = self.look();
        let alt = self.say(&phrase!("paper-example"));
        canvas.tagged(Tag::Figure { alt }, |canvas| {
            for nth in 0..3 {
                let slot = example(body.width, nth).moved(body.x, y);
                let (side, place) = board::fit(board, slot);
                let mut bare = board.clone();
                let (rows, cols) = (board.rows, board.cols);
                let middle = usize::from(rows / 2) * usize::from(cols) + usize::from(cols / 2);
                let region = board.cells[middle].region;
                for cell in &mut bare.cells {
                    cell.flags.fresh = match nth {
                        0 => cell.cell.row() == rows / 2,
                        1 => cell.cell.col() == cols / 2,
                        _ => cell.region == region,
                    } && cell.content != Content::Void;
                    if cell.content != Content::Void {
                        cell.content = Content::Empty;
                    }
                }
                board::draw(canvas, &bare, at(place.x, place.y), side, &look);
            }
        });
    }
}
