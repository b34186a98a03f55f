//! The picture of a book in the README: five pages side by side, as the same seeds always make them.
//! `cargo xtask paper` calls it with the name of the file to write.

use engine::Rng;
use games::GameId;
use ninefold_paper::{
    Area, Book, Chapter, Color, Design, Item, Number, Page, Path, Point, Print, Purpose, Run,
    Sheet, Signs, Trim, lay_out, png,
};
use words::Language;

const SEED: u64 = 7;
/// How wide a page is in the picture, and what lies between two, in points.
const WIDTH: f32 = 300.0;
const GAP: f32 = 8.0;
const DOTS: u32 = 110;

fn main() {
    let path = std::env::args().nth(1).expect("the name of the picture");
    let gentle = sheets("classic", "gentle", 36);
    let book = book(gentle, Some("Sudoku for quiet afternoons"), Print::Usual);
    let large = laid_out(sheets("classic", "steady", 1), Print::Large);
    let cut = laid_out(sheets("pieces", "easy", 1), Print::Usual);
    let shown = [
        page(&book, |page| page.number == Number::Roman(1)),
        page(&book, |page| is_told(page, "Solution: page")),
        page(&large, |page| page.number == Number::Plain(1)),
        page(&book, |page| is_told(page, "Solutions")),
        page(&cut, |page| is_told(page, "Cut out")),
    ];
    let picture = beside(&shown);
    let bytes = png::write(&picture, DOTS).expect("it is not too large");
    std::fs::write(&path, bytes).expect("the picture can be written");
}

fn sheets(game: &str, preset: &str, count: u64) -> Vec<Sheet> {
    let game = GameId::from_key(game).expect("a game of the catalog");
    let preset = game.preset(preset).expect("a preset of its menu");
    let sheet = |number| {
        let deal = game.deal(&preset, &mut Rng::stream(SEED, number));
        Sheet::of(&deal, Signs::AsDealt).expect("it is for paper")
    };
    (0..count).map(sheet).collect()
}

fn laid_out(sheets: Vec<Sheet>, print: Print) -> Vec<Page> {
    book(sheets, None, print)
}

fn book(sheets: Vec<Sheet>, title: Option<&str>, print: Print) -> Vec<Page> {
    let design = Design::new(Trim::A4, Language::English);
    let book = Book {
        design: Design { purpose: Purpose::Screen, print, ..design },
        title: title.map(str::to_owned),
        subtitle: title.map(|_| "Three dozen, no guessing".to_owned()),
        author: title.map(|_| "Ada Loom".to_owned()),
        copyright: None,
        chapters: vec![Chapter::of(sheets)],
        seed: Some(SEED),
    };
    lay_out(&book).book.pages
}

/// The last page of which this holds: the contents name what comes later.
fn page(pages: &[Page], is_it: impl Fn(&Page) -> bool) -> Page {
    pages.iter().rev().find(|page| is_it(page)).expect("the book has such a page").clone()
}

/// Whether a line of the page begins so.
fn is_told(page: &Page, words: &str) -> bool {
    page.items.iter().any(|item| matches!(item, Item::Text(run) if run.text.starts_with(words)))
}

/// The pages as one, on a table.
fn beside(pages: &[Page]) -> Page {
    let scale = |page: &Page| WIDTH / page.width;
    let tallest = pages.iter().map(|page| page.height * scale(page)).fold(0.0, f32::max);
    let width = (WIDTH + GAP) * pages.len() as f32 + GAP;
    let height = tallest + 2.0 * GAP;
    let mut items = vec![filled(Area::new(0.0, 0.0, width, height), Color(0xe8, 0xd3, 0xa6))];
    for (nth, page) in pages.iter().enumerate() {
        let (x, scale) = (GAP + (WIDTH + GAP) * nth as f32, scale(page));
        let area = Area::new(x, GAP, WIDTH, page.height * scale);
        items.push(filled(area.moved(1.5, 1.5), Color(0x43, 0x30, 0x2b)));
        items.push(filled(area, Color::WHITE));
        let put = |point: Point| Point { x: x + point.x * scale, y: GAP + point.y * scale };
        items.extend(page.items.iter().map(|item| match item.clone() {
            Item::Fill { path, color } => Item::Fill { path: path.map(put), color },
            Item::Stroke { path, width, color, dash } => Item::Stroke {
                path: path.map(put),
                width: width * scale,
                color,
                dash: dash.map(|dash| dash * scale),
            },
            Item::Text(run) => Item::Text(Run { at: put(run.at), size: run.size * scale, ..run }),
            tag => tag,
        }));
    }
    Page { width, height, number: Number::Plain(1), items }
}

fn filled(area: Area, color: Color) -> Item {
    let mut path = Path::new();
    path.rect(area);
    Item::Fill { path, color }
}
