//! What is known of a puzzle as a sheet: the board beside its solutions, the way through it as a plot, its
//! techniques, and what else there is to say. It knows nothing of how all that was found.

use crate::board::{self, Look, NoteSpace};
use crate::canvas::{Align, Canvas, LEADING, Style};
use crate::code::{Code, MARGIN};
use crate::face::Face;
use crate::page::{Color, Document, Number, Page, Reading, Tag};
use crate::palette::Palette;
use crate::path::{Area, Path, at};
use crate::trim::{self, Purpose, Trim};
use crate::{alt, layout};
use games::view::BoardView;
use words::Language;

/// All that stands on the sheet of one puzzle, in words of its language.
#[derive(Clone, Debug)]
pub struct Report {
    pub title: String,
    pub lead: String,
    /// The puzzle and its solutions, with what stands above them.
    pub boards: Vec<(String, BoardView)>,
    /// How hard each step is, in tenths, with what stands above the plot and is told of it.
    pub way: Option<(String, Vec<u16>)>,
    /// The techniques with how often each is used.
    pub uses: Option<(String, Vec<(String, u32)>)>,
    /// Paragraphs with their headings.
    pub told: Vec<(String, Vec<String>)>,
    /// What opens the puzzle on a screen, and what is told of it.
    pub code: Option<(Code, String)>,
}

/// The sheets of these puzzles, each on pages of its own.
pub fn report(reports: &[Report], trim: Trim, language: Language) -> Document {
    let look = Look {
        palette: Palette::of(Purpose::Home),
        thinnest: Purpose::Home.thinnest(),
        weight: 1.0,
        notes: NoteSpace::Bare,
        smallest: Purpose::Home.smallest(),
        language,
    };
    let body = trim::body(trim, Purpose::Home, 1, 0);
    let body = Area { height: body.height - FOOT, ..body };
    let mut setting =
        Setting { look, body, y: body.y, canvas: Canvas::default(), done: Vec::new() };
    let mut outline = Vec::new();
    for report in reports {
        outline.push((report.title.clone(), setting.done.len()));
        setting.sheet(report);
        setting.turn();
    }
    let (width, height) = trim.size();
    let page = |(items, nth)| Page { width, height, number: Number::Plain(nth), items };
    Document {
        pages: setting.done.into_iter().zip(1..).map(page).collect(),
        title: reports.first().map(|report| report.title.clone()).unwrap_or_default(),
        author: None,
        language: language.code(),
        outline,
        reading: Reading::Guided,
    }
}

/// The height of the line with the page's number.
const FOOT: f32 = 26.0;
const GAP: f32 = 16.0;
const TEXT: f32 = 9.5;
const PLOT: f32 = 96.0;
/// A square of a code to scan.
const SQUARE: f32 = 1.25;

/// The page that is being filled, from the top.
struct Setting {
    look: Look,
    body: Area,
    y: f32,
    canvas: Canvas,
    done: Vec<Vec<crate::page::Item>>,
}

impl Setting {
    fn sheet(&mut self, report: &Report) {
        self.head(report);
        self.boards(&report.boards);
        if let Some((name, heights)) = &report.way {
            self.heading(name, PLOT + 24.0);
            self.plot(name, heights);
        }
        if let Some((name, uses)) = &report.uses {
            self.heading(name, TEXT * LEADING * 2.0);
            self.uses(uses);
        }
        for (name, paragraphs) in &report.told {
            self.heading(name, TEXT * LEADING * 2.0);
            paragraphs.iter().for_each(|text| self.paragraph(text));
        }
    }

    /// Ends the page.
    fn turn(&mut self) {
        let mut canvas = std::mem::take(&mut self.canvas);
        let text = layout::number_text(Number::Plain(self.done.len() as u32 + 1));
        let style = Style::new(Face::Strong, 10.0, self.look.palette.ink);
        let place = at(self.body.middle().x, self.body.bottom() + FOOT - 4.0);
        canvas.tagged(Tag::Artifact, |canvas| {
            canvas.text(&text, style, place, Align::Middle);
        });
        self.done.push(canvas.items);
        self.y = self.body.y;
    }

    /// Begins a new page if so much does not fit any more.
    fn need(&mut self, height: f32) {
        if self.y + height > self.body.bottom() && self.y > self.body.y {
            self.turn();
        }
    }

    fn head(&mut self, report: &Report) {
        let Area { x, y, width, .. } = self.body;
        let (ink, quiet) = (self.look.palette.ink, self.look.palette.quiet);
        let side = report
            .code
            .as_ref()
            .map_or(0.0, |(code, _)| SQUARE * (code.size() + 2 * MARGIN) as f32);
        let size = 22.0;
        self.canvas.tagged(Tag::Title, |canvas| {
            let style = Style::new(Face::Display, size, ink);
            canvas.fitted(&report.title, style, at(x, y + size), width - side, Align::Left);
        });
        let mut end = y + size * 1.2;
        self.canvas.tagged(Tag::Paragraph, |canvas| {
            let style = Style::new(Face::Text, 10.5, quiet);
            end =
                canvas.paragraph(&report.lead, style, at(x, end), width - side - GAP, Align::Left);
        });
        if let Some((code, told)) = &report.code {
            let area = Area::new(x + width - side, y - 4.0, side, side);
            self.canvas.tagged(Tag::Figure { alt: told.clone() }, |canvas| {
                canvas.fill(code.path(area), ink);
            });
        }
        self.y = end.max(y + side) + GAP * 0.6;
    }

    fn boards(&mut self, boards: &[(String, BoardView)]) {
        // One board would fill the page: it gets no more than its half of it.
        let cols = boards.len().clamp(2, 3);
        let (look, y) = (self.look, self.y);
        let mut lowest = y;
        for (nth, (name, view)) in boards.iter().enumerate() {
            let room = Area { y: y + 18.0, height: self.body.height / 2.0, ..self.body };
            let slot = room.part(nth, cols, 1, at(GAP * 1.5, 0.0));
            let (side, place) = board::fit(view, slot);
            let style = Style::new(Face::Display, 11.0, look.palette.ink);
            self.canvas.tagged(Tag::Caption, |canvas| {
                canvas.fitted(name, style, at(place.x, y + 10.0), place.width, Align::Left);
            });
            let alt = alt::board(view, look.language);
            self.canvas.tagged(Tag::Figure { alt }, |canvas| {
                board::draw(canvas, view, at(place.x, place.y), side, &look);
            });
            lowest = lowest.max(place.bottom());
        }
        self.y = lowest + GAP;
    }

    /// A heading that stays with so much of what follows.
    fn heading(&mut self, name: &str, follows: f32) {
        self.need(28.0 + follows);
        if self.y > self.body.y {
            self.y += 6.0;
        }
        let style = Style::new(Face::Display, 12.0, self.look.palette.ink);
        let place = at(self.body.x, self.y + 13.0);
        let width = self.body.width;
        self.canvas.tagged(Tag::Heading, |canvas| {
            canvas.fitted(name, style, place, width, Align::Left);
        });
        self.y += 18.0;
    }

    fn paragraph(&mut self, text: &str) {
        let style = Style::new(Face::Text, TEXT, self.look.palette.ink);
        let lines = style.face.lines(text, style.size, self.body.width);
        let height = style.size * LEADING;
        // A paragraph is not torn apart unless it fills pages.
        self.need((lines.len() as f32 * height).min(self.body.height));
        self.canvas.items.push(crate::page::Item::Open(Tag::Paragraph));
        for line in lines {
            self.y += height;
            self.canvas.text(&line, style, at(self.body.x, self.y), Align::Left);
        }
        self.canvas.items.push(crate::page::Item::Close);
        self.y += TEXT * 0.5;
    }

    /// Names and counts in two columns.
    fn uses(&mut self, uses: &[(String, u32)]) {
        let style = Style::new(Face::Text, TEXT, self.look.palette.ink);
        let height = style.size * LEADING;
        let half = self.body.width / 2.0;
        for pair in uses.chunks(2) {
            self.need(height);
            self.y += height;
            for (nth, (name, times)) in pair.iter().enumerate() {
                let (x, y) = (self.body.x + half * nth as f32, self.y);
                self.canvas.tagged(Tag::Paragraph, |canvas| {
                    let strong = Style::new(Face::Strong, TEXT, style.color);
                    canvas.text(&format!("{times} ×"), strong, at(x + 26.0, y), Align::Right);
                    canvas.fitted(name, style, at(x + 34.0, y), half - 44.0, Align::Left);
                });
            }
        }
        self.y += GAP * 0.5;
    }

    /// A bar for each step, as high as it is hard.
    fn plot(&mut self, name: &str, heights: &[u16]) {
        let palette = self.look.palette;
        let most = heights.iter().copied().max().unwrap_or(0).max(20);
        let area = Area { y: self.y + 4.0, height: PLOT, ..self.body };
        let area = Area { x: area.x + 18.0, width: area.width - 18.0, ..area };
        let up = |height: u16| area.bottom() - area.height * f32::from(height) / f32::from(most);
        let width = area.width / heights.len().max(1) as f32;
        self.canvas.tagged(Tag::Figure { alt: told(name, heights) }, |canvas| {
            let small = Style::new(Face::Text, 7.0, palette.quiet);
            let apart = if most > 60 { 20 } else { 10 };
            for height in (1..).map(|nth| nth * apart).take_while(|height| *height <= most) {
                let y = up(height);
                canvas.stroke(line(area.x, area.right(), y), 0.5, palette.faint);
                canvas.text(
                    &(height / 10).to_string(),
                    small,
                    at(area.x - 4.0, y + 2.5),
                    Align::Right,
                );
            }
            let mut bars = Path::new();
            for (nth, height) in heights.iter().enumerate() {
                let (x, top) = (area.x + width * nth as f32, up(*height));
                bars.rect(Area::new(x + width * 0.12, top, width * 0.76, area.bottom() - top));
            }
            canvas.fill(bars, Color::grey(110));
            canvas.stroke(line(area.x, area.right(), area.bottom()), 0.9, palette.ink);
            for nth in (10..=heights.len()).step_by(10) {
                let place = at(area.x + width * (nth as f32 - 0.5), area.bottom() + 9.0);
                canvas.text(&nth.to_string(), small, place, Align::Middle);
            }
        });
        self.y = area.bottom() + 9.0 + GAP * 0.7;
    }
}

fn line(from: f32, to: f32, y: f32) -> Path {
    let mut path = Path::new();
    path.line(at(from, y), at(to, y));
    path
}

/// The plot in words: the height of each step.
fn told(name: &str, heights: &[u16]) -> String {
    let all: Vec<String> =
        heights.iter().map(|height| format!("{}.{}", height / 10, height % 10)).collect();
    format!("{name}: {}", all.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::view::{CellView, Content};

    fn report_of(n_paragraphs: usize) -> Report {
        let cells = engine::Cell::all().map(|cell| CellView::new(cell, Content::Given(1)));
        let board = BoardView::square(cells);
        Report {
            title: "Analysis".into(),
            lead: "Hard".into(),
            boards: vec![("Puzzle".into(), board.clone()), ("Solution".into(), board)],
            way: Some(("The way".into(), vec![12, 15, 71, 12])),
            uses: Some(("Techniques".into(), vec![("X-wing".into(), 2); 5])),
            told: vec![(
                "Clues".into(),
                vec!["A clue could stand elsewhere. ".repeat(9); n_paragraphs],
            )],
            code: None,
        }
    }

    #[test]
    fn whatever_is_told_stands_on_some_page() {
        for n_paragraphs in [1, 60] {
            let reports = [report_of(n_paragraphs), report_of(1)];
            let document = report(&reports, Trim::A5, Language::English);
            let bottom = Trim::A5.size().1;
            let mut n_lines = 0;
            for page in &document.pages {
                for item in &page.items {
                    if let crate::page::Item::Text(run) = item {
                        assert!(run.at.y < bottom, "{}", run.text);
                        n_lines += usize::from(run.text.starts_with("A clue"));
                    }
                }
            }
            assert!(n_lines > n_paragraphs, "{n_lines}");
            assert_eq!(document.outline.len(), 2);
            let begins = &document.pages[document.outline[1].1].items[0];
            assert_eq!(*begins, crate::page::Item::Open(Tag::Title));
        }
    }
}
