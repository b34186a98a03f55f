//! The PDF itself, read back by another library: embedded fonts, tags, labels, outline, links.

#![expect(clippy::unwrap_used, reason = "a test that cannot make its book has failed")]

use engine::Rng;
use games::GameId;
use lopdf::{Dictionary, Object};
use ninefold_paper::{Book, Chapter, Design, Purpose, Sheet, Signs, Trim, lay_out, pdf};
use words::Language;

fn printed(purpose: Purpose) -> lopdf::Document {
    let game = GameId::ALL[0];
    let preset = game.preset("gentle").unwrap();
    let sheet =
        |nth| Sheet::of(&game.deal(&preset, &mut Rng::stream(3, nth)), Signs::AsDealt).unwrap();
    let sheets = (0..6).map(sheet).collect();
    let book = Book {
        design: Design { purpose, ..Design::new(Trim::Letter, Language::German) },
        title: Some("Rätsel für Łódź".to_owned()),
        subtitle: None,
        author: Some("Ada".to_owned()),
        copyright: None,
        chapters: vec![Chapter { name: Some(preset.name.clone()), about: None, sheets }],
        seed: Some(3),
    };
    lopdf::Document::load_mem(&pdf::write(&lay_out(&book).book)).unwrap()
}

fn follow<'a>(document: &'a lopdf::Document, object: &'a Object) -> &'a Object {
    document.dereference(object).unwrap().1
}

fn get<'a>(document: &'a lopdf::Document, dict: &'a Dictionary, key: &[u8]) -> &'a Dictionary {
    follow(document, dict.get(key).unwrap()).as_dict().unwrap()
}

#[test]
fn a_document_for_people_is_tagged_and_guides() {
    let document = printed(Purpose::Screen);
    let catalog = document.catalog().unwrap();
    assert_eq!(catalog.get(b"Lang").unwrap().as_str().unwrap(), b"de");
    assert!(catalog.get(b"MarkInfo").is_ok() && catalog.get(b"PageLabels").is_ok());
    assert!(catalog.get(b"Outlines").is_ok());
    assert!(document.trailer.get(b"Info").is_ok());
    let pages = document.get_pages();
    assert_eq!(pages.len(), 4 + 1 + 2 + 1);
    let n_links = pages
        .values()
        .filter(|&&page| document.get_dictionary(page).unwrap().get(b"Annots").is_ok());
    assert_eq!(n_links.count(), 1 + 2 + 1, "contents, puzzles, solutions");
}

#[test]
fn a_document_for_a_press_has_pages_alone() {
    let document = printed(Purpose::Kdp);
    let catalog = document.catalog().unwrap();
    for absent in [&b"Outlines"[..], b"Metadata", b"PageMode", b"Names", b"OpenAction"] {
        assert!(catalog.get(absent).is_err(), "{}", String::from_utf8_lossy(absent));
    }
    assert!(document.trailer.get(b"Info").is_err());
    for page in document.get_pages().values() {
        assert!(document.get_dictionary(*page).unwrap().get(b"Annots").is_err());
    }
}

#[test]
fn every_font_is_embedded_and_reduced() {
    let document = printed(Purpose::Kdp);
    let mut n_fonts = 0;
    for object in document.objects.values() {
        let Ok(dict) = object.as_dict() else { continue };
        if !dict.has_type(b"FontDescriptor") {
            continue;
        }
        n_fonts += 1;
        let name = dict.get(b"FontName").unwrap().as_name().unwrap();
        assert_eq!(name[6], b'+', "{}", String::from_utf8_lossy(name));
        let file = follow(&document, dict.get(b"FontFile2").unwrap()).as_stream().unwrap();
        let length = file.decompressed_content().unwrap().len();
        assert!((1_000..30_000).contains(&length), "{length} bytes");
    }
    assert_eq!(n_fonts, 3);
}

/// Every marked sequence belongs to an element, every figure has words, and headings come in order.
#[test]
fn whoever_listens_is_told_all() {
    let document = printed(Purpose::Home);
    let catalog = document.catalog().unwrap();
    let root = get(&document, catalog, b"StructTreeRoot");
    let whole = get(&document, root, b"K");
    let children = follow(&document, whole.get(b"K").unwrap()).as_array().unwrap();
    assert_eq!(get(&document, whole, b"P"), root);
    let mut kinds = Vec::new();
    for child in children {
        let element = follow(&document, child).as_dict().unwrap();
        assert_eq!(get(&document, element, b"P"), whole);
        let kind = String::from_utf8_lossy(element.get(b"S").unwrap().as_name().unwrap());
        if kind == "Figure" {
            assert!(element.get(b"Alt").unwrap().as_str().unwrap().len() > 20);
        }
        kinds.push(kind.into_owned());
    }
    assert_eq!(kinds[0], "H1");
    assert_eq!(kinds.iter().filter(|kind| *kind == "Figure").count(), 1 + 6 + 6);
    assert_eq!(kinds.iter().filter(|kind| *kind == "TOC").count(), 1);
    let n_marks: usize = document
        .get_pages()
        .values()
        .map(|&page| {
            let content = document.get_page_content(page);
            content.windows(4).filter(|bytes| bytes == b"MCID").count()
        })
        .sum();
    let parents = get(&document, root, b"ParentTree").get(b"Nums").unwrap().as_array().unwrap();
    let lists = parents.iter().filter_map(|object| follow(&document, object).as_array().ok());
    assert_eq!(lists.map(Vec::len).sum::<usize>(), n_marks);
}

/// Search, copy and screen readers find letters, umlauts among them, where the page shows glyphs.
#[test]
fn the_text_can_be_read_back() {
    let text = printed(Purpose::Home).extract_text(&[4]).unwrap();
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    assert!(text.starts_with("So wird gespielt Fülle das Brett so, dass in jeder"), "{text}");
    assert!(text.contains("Bleibt nur eines übrig, schreib es groß."), "{text}");
}
