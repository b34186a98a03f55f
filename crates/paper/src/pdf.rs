//! Draws a document as PDF: fonts embedded and reduced to what is used, every part tagged with what it
//! means. It decides nothing about what stands where.

mod content;
mod fonts;
mod objects;
mod tags;

use crate::page::{Document, Number, Page, Reading};
use content::Drawn;
use fonts::Fonts;
use objects::Objects;
use pdf_writer::types::{NumberingStyle, PageMode, TabOrder};
use pdf_writer::writers::{Catalog, DocumentInfo, PageLabel};
use pdf_writer::{Finish, Name, Rect, Ref, TextStr};
use tags::Tree;

/// The file of a document. The same document gives the same bytes.
pub fn write(document: &Document) -> Vec<u8> {
    let mut objects = Objects::new();
    let (catalog, pages) = (objects.take(), objects.take());
    let page_refs: Vec<Ref> = document.pages.iter().map(|_| objects.take()).collect();
    let fonts = Fonts::of(document, &mut objects);
    let mut tree = Tree::new(document.reading, &mut objects);
    for (index, page) in document.pages.iter().enumerate() {
        let drawn = content::draw(page, &fonts);
        let links = tree.add_page(&drawn, index, &page_refs, page.height, &mut objects);
        let place = Bound { index, pages, own: page_refs[index], links: &links };
        write_page(&mut objects, page, &drawn, &place);
    }
    let outline = match document.reading {
        Reading::Guided => write_outline(&mut objects, document, &page_refs),
        Reading::Bare => None,
    };
    tree.write(&mut objects);
    let labels = write_labels(&mut objects, document);
    objects.add(catalog, |chunk| {
        let mut root = chunk.indirect(catalog).start::<Catalog<'_>>();
        root.pages(pages).lang(TextStr(document.language));
        root.mark_info().marked(true);
        root.pair(Name(b"StructTreeRoot"), tree.root);
        let mut numbers = root.page_labels();
        let mut list = numbers.nums();
        for &(page, label) in &labels {
            list.insert(page, label);
        }
        list.finish();
        numbers.finish();
        if let Some(outline) = outline {
            root.outlines(outline).page_mode(PageMode::UseOutlines);
        }
        if document.reading == Reading::Guided {
            root.viewer_preferences().display_doc_title(true);
        }
    });
    objects.add(pages, |chunk| {
        chunk.pages(pages).count(page_refs.len() as i32).kids(page_refs.iter().copied());
    });
    let info = (document.reading == Reading::Guided).then(|| write_info(&mut objects, document));
    objects.finish(catalog, info)
}

fn write_info(objects: &mut Objects, document: &Document) -> Ref {
    let own = objects.take();
    objects.add(own, |chunk| {
        let mut info = chunk.indirect(own).start::<DocumentInfo<'_>>();
        info.title(TextStr(&document.title)).creator(TextStr("Ninefold"));
        if let Some(author) = &document.author {
            info.author(TextStr(author));
        }
    });
    own
}

/// Where a page stands among the others.
struct Bound<'a> {
    index: usize,
    pages: Ref,
    own: Ref,
    links: &'a [Ref],
}

fn write_page(objects: &mut Objects, page: &Page, drawn: &Drawn, place: &Bound<'_>) {
    let content = objects.take();
    objects.add_stream(content, &drawn.content, |_| {});
    let size = Rect::new(0.0, 0.0, page.width, page.height);
    objects.add(place.own, |chunk| {
        let mut page = chunk.page(place.own);
        page.parent(place.pages).media_box(size).trim_box(size).contents(content);
        page.struct_parents(place.index as i32).tab_order(TabOrder::StructureOrder);
        if !place.links.is_empty() {
            page.annotations(place.links.iter().copied());
        }
        let mut resources = page.resources();
        let mut names = resources.fonts();
        for (name, font) in &drawn.fonts {
            names.pair(Name(name.as_bytes()), *font);
        }
    });
}

fn write_outline(objects: &mut Objects, document: &Document, pages: &[Ref]) -> Option<Ref> {
    let outline = objects.take();
    let items: Vec<Ref> = document.outline.iter().map(|_| objects.take()).collect();
    let (&first, &last) = (items.first()?, items.last()?);
    objects.add(outline, |chunk| {
        chunk.outline(outline).first(first).last(last).count(items.len() as i32);
    });
    for (nth, (name, page)) in document.outline.iter().enumerate() {
        objects.add(items[nth], |chunk| {
            let mut item = chunk.outline_item(items[nth]);
            item.title(TextStr(name)).parent(outline);
            if let Some(before) = nth.checked_sub(1) {
                item.prev(items[before]);
            }
            if let Some(after) = items.get(nth + 1) {
                item.next(*after);
            }
            item.dest().page(pages[*page]).fit();
        });
    }
    Some(outline)
}

/// What readers call the pages: a label wherever the kind of number changes.
fn write_labels(objects: &mut Objects, document: &Document) -> Vec<(i32, Ref)> {
    let is_roman = |number: Number| matches!(number, Number::Roman(_));
    let mut labels = Vec::new();
    for (index, page) in document.pages.iter().enumerate() {
        let before = index.checked_sub(1).map(|last| is_roman(document.pages[last].number));
        if before == Some(is_roman(page.number)) {
            continue;
        }
        let label = objects.take();
        let style = match page.number {
            Number::Roman(_) => NumberingStyle::LowerRoman,
            Number::Plain(_) => NumberingStyle::Arabic,
        };
        objects.add(label, |chunk| {
            chunk.indirect(label).start::<PageLabel<'_>>().style(style);
        });
        labels.push((index as i32, label));
    }
    labels
}
