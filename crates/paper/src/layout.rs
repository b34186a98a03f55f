//! From a book to pages: each kind of page has a file here. What they share is the [`Setter`], which
//! knows the plan, the inks and the words. It writes no file.

pub mod cut_out;
mod front;
mod how_to;
mod puzzles;
mod solutions;

use crate::board::Look;
use crate::book::{Book, Print};
use crate::canvas::{Align, Canvas, Style};
use crate::face::Face;
use crate::page::{Document, Number, Page, Place, Reading, Tag};
use crate::palette::Palette;
use crate::path::{Area, Path, Point, at};
use crate::plan::{Leaf, Plan};
use crate::sheet::Sheet;
use crate::trim::{self, Purpose};
use engine::{Phrase, phrase};

/// All that is printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Volumes {
    pub book: Document,
    /// The solutions, where they are apart.
    pub solutions: Option<Document>,
}

/// Lays a book out.
pub fn lay_out(book: &Book) -> Volumes {
    let told = how_to::paragraphs(book);
    let (plan, apart) = Plan::of(book, &how_to::pages(book, &told));
    let sheets: Vec<&Sheet> = book.chapters.iter().flat_map(|chapter| &chapter.sheets).collect();
    let n_pages = plan.leaves.len();
    let palette = Palette::of(book.design.purpose);
    let main = Setter { book, plan: &plan, main: &plan, told, sheets, palette, n_pages };
    let document = main.document();
    let solutions = apart.map(|own| {
        let n_pages = own.leaves.len();
        Setter { plan: &own, n_pages, ..main.clone() }.document()
    });
    Volumes { book: document, solutions }
}

/// What every page needs to know.
#[derive(Clone)]
struct Setter<'a> {
    book: &'a Book,
    /// The pages that are being set.
    plan: &'a Plan,
    /// The pages with the puzzles: the same, unless the solutions are apart.
    main: &'a Plan,
    told: Vec<how_to::Told>,
    sheets: Vec<&'a Sheet>,
    palette: Palette,
    n_pages: usize,
}

/// The height of the line with the page's number.
const FOOT: f32 = 26.0;

impl Setter<'_> {
    fn document(&self) -> Document {
        let (width, height) = self.book.design.trim.size();
        let pages = (0..self.plan.leaves.len()).map(|index| {
            let mut canvas = Canvas::default();
            self.page(&mut canvas, index);
            Page { width, height, number: self.plan.number(index), items: canvas.items }
        });
        Document {
            pages: pages.collect(),
            title: self.title(),
            author: self.book.author.clone(),
            language: self.book.design.language.code(),
            outline: self.outline(),
            reading: match self.book.design.purpose {
                Purpose::Screen | Purpose::Home => Reading::Guided,
                Purpose::Kdp => Reading::Bare,
            },
        }
    }

    fn page(&self, canvas: &mut Canvas, index: usize) {
        let body = self.body(index);
        match &self.plan.leaves[index] {
            Leaf::Title => return self.title_page(canvas, body),
            Leaf::Copyright => return self.copyright_page(canvas, body),
            Leaf::Blank => return,
            Leaf::Contents => self.contents_page(canvas, body.above(FOOT)),
            Leaf::HowTo(part) => self.how_to_page(canvas, body.above(FOOT), part.clone()),
            Leaf::Opener(chapter) => self.opener_page(canvas, body.above(FOOT), *chapter),
            Leaf::Puzzles(sheets) => {
                self.puzzles_page(canvas, body.above(FOOT), sheets.clone());
            }
            Leaf::CutBoard(sheet) => self.cut_board_page(canvas, body.above(FOOT), *sheet),
            Leaf::CutPieces { sheet, nth } => {
                self.cut_pieces_page(canvas, body.above(FOOT), *sheet, *nth);
            }
            Leaf::Solutions(sheets) => {
                self.solutions_page(canvas, body.above(FOOT), sheets.clone());
            }
        }
        self.foot(canvas, body, index);
    }

    fn body(&self, index: usize) -> Area {
        let design = &self.book.design;
        trim::body(design.trim, design.purpose, self.n_pages, index)
    }

    /// The page's number, and on loose sheets what makes them again.
    fn foot(&self, canvas: &mut Canvas, body: Area, index: usize) {
        let base = body.bottom() - 4.0;
        canvas.tagged(Tag::Artifact, |canvas| {
            let text = number_text(self.plan.number(index));
            let style = Style::new(Face::Strong, self.size(10.0), self.palette.ink);
            let width = style.face.width(&text, style.size) + style.size * 1.4;
            let middle = body.x + body.width / 2.0;
            let height = style.size * 1.5;
            let mut ring = Path::new();
            let top = base - style.size * 0.36 - height / 2.0;
            ring.card(Area::new(middle - width / 2.0, top, width, height), height / 2.0);
            canvas.stroke(ring, 0.9, self.palette.ink);
            canvas.text(&text, style, at(middle, base), Align::Middle);
            if let (None, Some(seed)) = (&self.book.title, self.book.seed) {
                let words = self.say(&phrase!("paper-made", seed = seed.to_string()));
                let style = Style::new(Face::Text, 7.0, self.palette.quiet);
                canvas.text(&words, style, at(body.x, base), Align::Left);
            }
        });
    }

    /// What the document is called: its title, or the name of what is played.
    fn title(&self) -> String {
        let game = self.sheets.first().map(|sheet| sheet.deal.game.info().name);
        let named = || game.map(|name| self.say(&name));
        self.book.title.clone().or_else(named).unwrap_or_default()
    }

    fn outline(&self) -> Vec<(String, usize)> {
        let mut outline = Vec::new();
        let find = |wanted: fn(&Leaf) -> bool| self.plan.leaves.iter().position(wanted);
        let mut add = |name: Phrase, page: Option<usize>| {
            outline.extend(page.map(|page| (self.say(&name), page)));
        };
        add(phrase!("paper-contents"), find(|leaf| *leaf == Leaf::Contents));
        add(phrase!("paper-how-to"), find(|leaf| matches!(leaf, Leaf::HowTo(_))));
        for (nth, chapter) in self.book.chapters.iter().enumerate() {
            let name = match &chapter.name {
                Some(level) => self.level_of(chapter.sheets.first(), level),
                None => phrase!("paper-puzzles"),
            };
            add(name, self.plan.chapter_page(nth));
        }
        add(phrase!("paper-solutions"), find(|leaf| matches!(leaf, Leaf::Solutions(_))));
        outline
    }

    /// What a level is called: with its game where there are several.
    fn level_of(&self, sheet: Option<&Sheet>, level: &Phrase) -> Phrase {
        let Some(game) = sheet.map(|sheet| sheet.deal.game) else { return level.clone() };
        if self.sheets.iter().all(|other| other.deal.game == game) {
            return level.clone();
        }
        phrase!("paper-level", game = game.info().name, level = level.clone())
    }

    /// A size of letters, larger in large print.
    fn size(&self, usual: f32) -> f32 {
        match self.book.design.print {
            Print::Usual => usual,
            Print::Large => usual * 1.6,
        }
    }

    fn look(&self) -> Look {
        let design = &self.book.design;
        Look {
            palette: self.palette,
            thinnest: design.purpose.thinnest(),
            weight: if design.print == Print::Large { 1.25 } else { 1.0 },
            notes: design.notes,
            smallest: design.purpose.smallest(),
            language: design.language,
        }
    }

    fn say(&self, phrase: &Phrase) -> String {
        words::say(phrase, self.book.design.language)
    }

    /// The number of a puzzle, as printed beside it.
    fn number(&self, sheet: usize) -> u32 {
        self.book.design.first + sheet as u32
    }

    /// A line that names a page of the puzzles or the solutions and leads there, where one can click.
    fn reference(&self, canvas: &mut Canvas, line: Line<'_>) {
        let width = line.style.face.width(line.text, line.style.size);
        let x = match line.align {
            Align::Left => line.at.x,
            Align::Middle => line.at.x - width / 2.0,
            Align::Right => line.at.x - width,
        };
        let size = line.style.size;
        let area = Area::new(x, line.at.y - size, width, size * 1.3);
        let tag = match line.page {
            Some(page) => Tag::Reference { page, area, place: line.place },
            None => Tag::Paragraph,
        };
        canvas.tagged(tag, |canvas| {
            canvas.text(line.text, line.style, line.at, line.align);
        });
    }
}

/// A line that leads to another page.
struct Line<'a> {
    text: &'a str,
    style: Style,
    at: Point,
    align: Align,
    page: Option<usize>,
    place: Place,
}

/// A page's number as it is written.
pub fn number_text(number: Number) -> String {
    match number {
        Number::Plain(number) => number.to_string(),
        Number::Roman(number) => roman(number),
    }
}

fn roman(mut number: u32) -> String {
    let mut text = String::new();
    let signs = [(50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")];
    for (value, sign) in signs {
        while number >= value {
            text += sign;
            number -= value;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn front_pages_count_in_roman_numbers() {
        let texts = [1, 4, 9, 14, 40].map(roman);
        assert_eq!(texts, ["i", "iv", "ix", "xiv", "xl"]);
    }
}
