//! What pages hold: in the right place, readable, and the same every time.

#![expect(clippy::unwrap_used, reason = "a test that cannot make its book has failed")]

use engine::Rng;
use games::GameId;
use insta::assert_snapshot;
use ninefold_paper as paper;
use ninefold_paper::{
    Book, Chapter, Design, Document, Item, Number, PerPage, Print, Purpose, Sheet, Signs,
    Solutions, Tag, Trim, lay_out, pdf, svg,
};
use std::fmt::Write;
use words::Language;

fn chapter(game: GameId, preset: &str, count: u64) -> Chapter {
    let preset = game.preset(preset).unwrap();
    let sheet = |nth| {
        let deal = game.deal(&preset, &mut Rng::stream(5, nth));
        Sheet::of(&deal, Signs::AsDealt).unwrap()
    };
    let sheets = (0..count).map(sheet).collect();
    Chapter { name: Some(preset.name.clone()), about: Some(preset.about.clone()), sheets }
}

fn book(design: Design, title: Option<&str>, chapters: Vec<Chapter>) -> Book {
    let title = title.map(str::to_owned);
    Book { design, title, subtitle: None, author: None, copyright: None, chapters, seed: Some(5) }
}

fn design(trim: Trim) -> Design {
    Design::new(trim, Language::English)
}

/// The pages as text: meanings, texts with their places, and how much else is drawn.
fn dump(document: &Document) -> String {
    let mut text = String::new();
    for page in &document.pages {
        let _ = writeln!(text, "== {:?}", page.number);
        let mut drawn = 0;
        for item in &page.items {
            match item {
                Item::Open(tag) => {
                    let _ = writeln!(text, "{tag:?}");
                }
                Item::Text(run) => {
                    let (x, y, size) = (run.at.x, run.at.y, run.size);
                    let _ = writeln!(text, "  {x:.1} {y:.1} {size:.1} {:?} {}", run.face, run.text);
                }
                Item::Fill { .. } | Item::Stroke { .. } => drawn += 1,
                Item::Close => {}
            }
        }
        let _ = writeln!(text, "({drawn} shapes)");
    }
    text
}

#[test]
fn a_small_book() {
    let chapters = vec![chapter(GameId::Mini, "four-full", 3)];
    let design = Design { per_page: PerPage::Two, ..design(Trim::Book6x9) };
    assert_snapshot!(dump(&lay_out(&book(design, Some("First steps"), chapters)).book));
}

#[test]
fn a_page_in_german_with_solutions_upside_down() {
    let chapters = vec![chapter(GameId::Hudoku, "small", 1)];
    let design =
        Design { solutions: Solutions::UpsideDown, ..Design::new(Trim::A5, Language::German) };
    assert_snapshot!(dump(&lay_out(&book(design, None, chapters)).book));
}

/// Every printable game on every paper: nothing leaves the page, and a press can print all of it.
#[test]
fn a_press_can_print_every_page() {
    let chapters = vec![
        chapter(GameId::ALL[0], "gentle", 7),
        chapter(GameId::Mini, "pictures-six-gaps", 2),
        chapter(GameId::Hudoku, "large", 2),
        chapter(GameId::Pieces, "extra", 1),
    ];
    for trim in Trim::ALL {
        for (per_page, print) in [(PerPage::One, Print::Large), (PerPage::Six, Print::Usual)] {
            for solutions in [Solutions::AtTheEnd, Solutions::UpsideDown] {
                let design =
                    Design { purpose: Purpose::Kdp, per_page, print, solutions, ..design(trim) };
                check_press(
                    &lay_out(&book(design, Some("A Book of Everything"), chapters.clone())).book,
                );
            }
        }
    }
}

#[track_caller]
fn check_press(document: &Document) {
    assert!(document.pages.len() <= 150, "the smallest gutter is the right one");
    for (index, page) in document.pages.iter().enumerate() {
        let (gutter, edge) = (0.375 * 72.0, 0.25 * 72.0);
        let (left, right) = if index % 2 == 0 { (gutter, edge) } else { (edge, gutter) };
        let check = |x: f32, y: f32, what: &str| {
            assert!(x >= left && x <= page.width - right, "page {index}: {what} at {x}");
            assert!(y >= edge && y <= page.height - edge, "page {index}: {what} at {y}");
        };
        for item in &page.items {
            match item {
                Item::Text(run) => {
                    assert!(run.size >= 7.0, "page {index}: {run:?}");
                    check(run.at.x, run.at.y, &run.text);
                    let width = run.face.width(&run.text, run.size);
                    if run.turn == paper::Turned::Upright {
                        check(run.at.x + width, run.at.y, &run.text);
                    }
                }
                Item::Stroke { path, width, .. } => {
                    assert!(*width >= 0.75, "page {index}: a line of {width}");
                    path.points().for_each(|point| check(point.x, point.y, "a line"));
                }
                Item::Fill { path, .. } => {
                    path.points().for_each(|point| check(point.x, point.y, "a shape"));
                }
                Item::Open(_) | Item::Close => {}
            }
        }
    }
}

#[test]
fn large_print_is_large() {
    let chapters = vec![chapter(GameId::ALL[0], "gentle", 2)];
    let design = Design { print: Print::Large, ..design(Trim::Letter) };
    let document = lay_out(&book(design, None, chapters)).book;
    assert_eq!(document.pages.len(), 3, "a page for each puzzle, one for the solutions");
    for page in &document.pages {
        let mut in_board = false;
        for item in &page.items {
            match item {
                Item::Open(tag) => in_board = matches!(tag, Tag::Figure { .. }),
                Item::Text(run) if in_board => assert!(run.size >= 16.0, "{run:?}"),
                _ => {}
            }
        }
    }
}

/// Each puzzle names the page of its solution, and each solution that of its puzzle.
#[test]
fn puzzles_and_solutions_find_each_other() {
    let chapters = vec![chapter(GameId::ALL[0], "gentle", 9), chapter(GameId::Mini, "six-gaps", 5)];
    let document = lay_out(&book(design(Trim::A4), Some("Both ways"), chapters)).book;
    let mut there = vec![];
    let mut back = vec![];
    for (index, page) in document.pages.iter().enumerate() {
        let is_text = |tag: &Tag| match tag {
            Tag::Reference { page, place: paper::Place::Text, .. } => Some(*page),
            _ => None,
        };
        for (nth, item) in page.items.iter().enumerate() {
            let Item::Open(tag) = item else { continue };
            let Some(to) = is_text(tag) else { continue };
            let Item::Text(run) = &page.items[nth + 1] else { panic!("a reference says so") };
            let Number::Plain(number) = document.pages[to].number else {
                panic!("after the front")
            };
            assert!(run.text.ends_with(&format!("page {number}")), "{}", run.text);
            if to > index { there.push((index, to)) } else { back.push((to, index)) }
        }
    }
    assert_eq!(there.len(), 14);
    assert_eq!(there, back);
}

/// A thousand puzzles with their solutions have to stay below two megabytes.
#[test]
fn a_puzzle_weighs_little() {
    let chapters = vec![chapter(GameId::ALL[0], "gentle", 120)];
    let document = lay_out(&book(design(Trim::A4), Some("Light"), chapters)).book;
    let bytes = pdf::write(&document).len();
    assert!(bytes < 2_000 * 120, "{bytes} bytes");
}

#[test]
fn the_same_book_gives_the_same_bytes() {
    let made = || {
        let chapters = vec![chapter(GameId::Pieces, "easy", 1)];
        let document = lay_out(&book(design(Trim::A4), Some("Again"), chapters)).book;
        let pictures: String = document.pages.iter().map(svg::write).collect();
        (pdf::write(&document), pictures)
    };
    assert_eq!(made(), made());
}

#[test]
fn pictures_have_pixels_and_words() {
    let chapters = vec![chapter(GameId::ALL[0], "gentle", 1)];
    let document = lay_out(&book(design(Trim::A5), None, chapters)).book;
    let picture = paper::png::write(&document.pages[0], 72).unwrap();
    assert_eq!(&picture[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(u32::from_be_bytes(picture[16..20].try_into().unwrap()), 420);
    let drawn = svg::write(&document.pages[0]);
    assert!(drawn.contains("role=\"img\" aria-label=\"Row 1: "));
}
