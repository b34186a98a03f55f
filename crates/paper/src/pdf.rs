//! Draws a document as PDF: fonts embedded and reduced to what is used, every part tagged with what it
//! means. It decides nothing about what stands where.

mod content;
mod fonts;
mod tags;

use crate::page::{Document, Number, Reading};
use content::Drawn;
use fonts::Fonts;
use pdf_writer::types::{NumberingStyle, PageMode, TabOrder};
use pdf_writer::{Finish, Name, Pdf, Rect, Ref, TextStr};
use tags::Tree;

/// The file of a document. The same document gives the same bytes.
pub fn write(document: &Document) -> Vec<u8> {
    let mut writer = Writer { pdf: Pdf::new(), next: 1 };
    let catalog = writer.take();
    let pages = writer.take();
    let page_refs: Vec<Ref> = document.pages.iter().map(|_| writer.take()).collect();
    let fonts = Fonts::of(document, &mut writer);
    let mut tree = Tree::new(document.reading, &mut writer);
    for (index, page) in document.pages.iter().enumerate() {
        let drawn = content::draw(page, &fonts);
        let annotations = tree.add_page(&drawn, index, &page_refs, page.height, &mut writer);
        write_page(&mut writer, document, index, pages, page_refs[index], &drawn, &annotations);
    }
    let outline = match document.reading {
        Reading::Guided => write_outline(&mut writer, document, &page_refs),
        Reading::Bare => None,
    };
    let parents = tree.write(&mut writer);
    let labels = write_labels(&mut writer, document);
    let mut root = writer.pdf.catalog(catalog);
    root.pages(pages).lang(TextStr(document.language));
    root.mark_info().marked(true);
    {
        let mut structure = root.struct_tree_root();
        structure.child(tree.root);
        let mut numbers = structure.parent_tree();
        let mut numbers = numbers.nums();
        for &(key, parent) in &parents {
            numbers.insert(key, parent);
        }
        numbers.finish();
    }
    {
        let mut tree = root.page_labels();
        let mut numbers = tree.nums();
        for &(page, label) in &labels {
            numbers.insert(page, label);
        }
        numbers.finish();
    }
    if let Some(outline) = outline {
        root.outlines(outline).page_mode(PageMode::UseOutlines);
    }
    if document.reading == Reading::Guided {
        root.viewer_preferences().display_doc_title(true);
    }
    root.finish();
    writer.pdf.pages(pages).count(page_refs.len() as i32).kids(page_refs.iter().copied());
    if document.reading == Reading::Guided {
        let info = writer.take();
        let mut info = writer.pdf.document_info(info);
        info.title(TextStr(&document.title)).creator(TextStr("Ninefold"));
        if let Some(author) = &document.author {
            info.author(TextStr(author));
        }
    }
    writer.pdf.finish()
}

/// A file under way, and the number of its next object.
struct Writer {
    pdf: Pdf,
    next: i32,
}

impl Writer {
    fn take(&mut self) -> Ref {
        let taken = Ref::new(self.next);
        self.next += 1;
        taken
    }
}

fn packed(data: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(data, 8)
}

fn write_page(
    writer: &mut Writer,
    document: &Document,
    index: usize,
    pages: Ref,
    own: Ref,
    drawn: &Drawn,
    annotations: &[Ref],
) {
    let content = writer.take();
    let data = packed(&drawn.content);
    writer.pdf.stream(content, &data).filter(pdf_writer::Filter::FlateDecode);
    let Some(described) = document.pages.get(index) else { return };
    let size = Rect::new(0.0, 0.0, described.width, described.height);
    let mut page = writer.pdf.page(own);
    page.parent(pages).media_box(size).trim_box(size).contents(content);
    page.struct_parents(index as i32).tab_order(TabOrder::StructureOrder);
    if !annotations.is_empty() {
        page.annotations(annotations.iter().copied());
    }
    let mut resources = page.resources();
    let mut names = resources.fonts();
    for (name, font) in &drawn.fonts {
        names.pair(Name(name.as_bytes()), *font);
    }
}

fn write_outline(writer: &mut Writer, document: &Document, pages: &[Ref]) -> Option<Ref> {
    let (first, last) = (writer.next + 1, writer.next + document.outline.len() as i32);
    if document.outline.is_empty() {
        return None;
    }
    let outline = writer.take();
    let n = document.outline.len() as i32;
    writer.pdf.outline(outline).first(Ref::new(first)).last(Ref::new(last)).count(n);
    for (name, page) in &document.outline {
        let own = writer.take();
        let mut item = writer.pdf.outline_item(own);
        item.title(TextStr(name)).parent(outline);
        if own.get() > first {
            item.prev(Ref::new(own.get() - 1));
        }
        if own.get() < last {
            item.next(Ref::new(own.get() + 1));
        }
        item.dest().page(pages[*page]).fit();
    }
    Some(outline)
}

/// What readers call the pages: a label wherever the kind of number changes.
fn write_labels(writer: &mut Writer, document: &Document) -> Vec<(i32, Ref)> {
    let is_roman = |number: Number| matches!(number, Number::Roman(_));
    let mut labels = Vec::new();
    for (index, page) in document.pages.iter().enumerate() {
        let before = index.checked_sub(1).map(|last| is_roman(document.pages[last].number));
        if before == Some(is_roman(page.number)) {
            continue;
        }
        let label = writer.take();
        let style = match page.number {
            Number::Roman(_) => NumberingStyle::LowerRoman,
            Number::Plain(_) => NumberingStyle::Arabic,
        };
        writer.pdf.indirect(label).start::<pdf_writer::writers::PageLabel<'_>>().style(style);
        labels.push((index as i32, label));
    }
    labels
}
