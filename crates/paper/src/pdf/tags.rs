//! The structure of a PDF: what its marked sequences mean, in the order of reading, with words for the
//! figures and links between pages.

use super::content::Drawn;
use super::objects::Objects;
use crate::page::{Place, Reading, Tag};
use crate::path::Area;
use pdf_writer::types::{ActionType, AnnotationFlags, AnnotationType, StructRole};
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Rect, Ref, TextStr};

/// The elements of a document, collected page by page.
pub struct Tree {
    /// Where readers begin.
    pub root: Ref,
    /// The element that is the whole document.
    whole: Ref,
    reading: Reading,
    elements: Vec<Element>,
    /// For each page the elements of its marked sequences.
    pages: Vec<Vec<Ref>>,
    /// The elements that links belong to; their keys follow those of the pages.
    links: Vec<(Ref, usize)>,
}

struct Element {
    own: Ref,
    /// Where it hangs, if not at the root: the element around it.
    around: Option<(Ref, StructRole)>,
    role: StructRole,
    alt: Option<String>,
    page: Ref,
    mark: i32,
    annotation: Option<Ref>,
}

/// What a tag is called inside a page.
pub fn role(tag: &Tag) -> StructRole {
    match tag {
        Tag::Artifact => StructRole::NonStruct,
        Tag::Title => StructRole::H1,
        Tag::Heading => StructRole::H1,
        Tag::Caption => StructRole::H2,
        Tag::Paragraph => StructRole::P,
        Tag::Figure { .. } => StructRole::Figure,
        Tag::Reference { .. } => StructRole::Link,
    }
}

impl Tree {
    pub(super) fn new(reading: Reading, objects: &mut Objects) -> Tree {
        let (root, whole) = (objects.take(), objects.take());
        Tree { root, whole, reading, elements: Vec::new(), pages: Vec::new(), links: Vec::new() }
    }

    /// Takes down what a page means, and writes its links; says which they are.
    pub(super) fn add_page(
        &mut self,
        drawn: &Drawn,
        index: usize,
        pages: &[Ref],
        height: f32,
        objects: &mut Objects,
    ) -> Vec<Ref> {
        let mut own = Vec::new();
        let mut annotations = Vec::new();
        for (mark, tag) in drawn.tags.iter().enumerate() {
            let mut element = Element {
                own: objects.take(),
                around: None,
                role: role(tag),
                alt: None,
                page: pages[index],
                mark: mark as i32,
                annotation: None,
            };
            match tag {
                Tag::Figure { alt } => element.alt = Some(alt.clone()),
                Tag::Reference { page, area, place } => {
                    let around = match place {
                        Place::Contents => StructRole::TOCI,
                        Place::Text => StructRole::P,
                    };
                    element.around = Some((objects.take(), around));
                    if self.reading == Reading::Guided {
                        let link = objects.take();
                        self.links.push((element.own, self.links.len()));
                        annotations.push((link, *page, *area, self.links.len() - 1));
                        element.annotation = Some(link);
                    } else {
                        element.role = StructRole::Span;
                    }
                }
                _ => {}
            }
            own.push(element.own);
            self.elements.push(element);
        }
        for &(link, page, area, nth) in &annotations {
            // The keys of the pages come first, and there are as many as pages.
            let key = pages.len() + nth;
            write_link(objects, link, pages[page], area, height, key as i32);
        }
        self.pages.push(own);
        annotations.iter().map(|(link, ..)| *link).collect()
    }

    /// Writes all elements, and what leads from marks and links back to them.
    pub(super) fn write(&self, objects: &mut Objects) {
        let top = self.top(objects);
        for element in &self.elements {
            self.write_element(element, objects);
        }
        objects.add(self.whole, |chunk| {
            let mut whole = chunk.struct_element(self.whole);
            whole.kind(StructRole::Document).parent(self.root);
            let mut children = whole.children();
            for child in &top {
                children.struct_element(*child);
            }
        });
        let lists: Vec<Ref> = self.pages.iter().map(|_| objects.take()).collect();
        for (&list, elements) in lists.iter().zip(&self.pages) {
            objects.add(list, |chunk| {
                chunk.indirect(list).array().items(elements.iter().copied());
            });
        }
        let links = self.links.iter().map(|(element, _)| element);
        objects.add(self.root, |chunk| {
            let mut root = chunk.indirect(self.root).start::<StructTreeRoot<'_>>();
            root.child(self.whole);
            let mut numbers = root.parent_tree();
            let mut list = numbers.nums();
            for (key, parent) in (0..).zip(lists.iter().chain(links)) {
                list.insert(key, *parent);
            }
        });
    }

    /// The children of the whole document. Lines of the contents in a row hang at one element together.
    fn top(&self, objects: &mut Objects) -> Vec<Ref> {
        let mut top = Vec::new();
        let mut nth = 0;
        while nth < self.elements.len() {
            let lines = self.elements[nth..]
                .iter()
                .take_while(|element| matches!(element.around, Some((_, StructRole::TOCI))))
                .count();
            if lines == 0 {
                let element = &self.elements[nth];
                match element.around {
                    None => top.push(element.own),
                    Some((around, role)) => {
                        top.push(around);
                        self.write_around(around, role, self.whole, element.own, objects);
                    }
                }
                nth += 1;
                continue;
            }
            let contents = objects.take();
            top.push(contents);
            let mut children = Vec::new();
            for element in &self.elements[nth..nth + lines] {
                let Some((around, role)) = element.around else { continue };
                children.push(around);
                self.write_around(around, role, contents, element.own, objects);
            }
            objects.add(contents, |chunk| {
                let mut own = chunk.struct_element(contents);
                own.kind(StructRole::TOC).parent(self.whole);
                let mut list = own.children();
                for child in children {
                    list.struct_element(child);
                }
            });
            nth += lines;
        }
        top
    }

    fn write_around(
        &self,
        own: Ref,
        role: StructRole,
        parent: Ref,
        child: Ref,
        objects: &mut Objects,
    ) {
        objects.add(own, |chunk| {
            chunk.struct_element(own).kind(role).parent(parent).child(child);
        });
    }

    fn write_element(&self, element: &Element, objects: &mut Objects) {
        let parent = element.around.map_or(self.whole, |(around, _)| around);
        objects.add(element.own, |chunk| {
            let mut own = chunk.struct_element(element.own);
            own.kind(element.role).parent(parent).page(element.page);
            if let Some(alt) = &element.alt {
                own.alt(TextStr(alt));
            }
            let mut children = own.children();
            children.marked_content_id(element.mark);
            if let Some(link) = element.annotation {
                children.object_ref().page(element.page).object(link);
            }
        });
    }
}

fn write_link(objects: &mut Objects, own: Ref, page: Ref, area: Area, height: f32, key: i32) {
    let rect = Rect::new(area.x, height - area.bottom(), area.right(), height - area.y);
    objects.add(own, |chunk| {
        let mut link = chunk.annotation(own);
        link.subtype(AnnotationType::Link).rect(rect).flags(AnnotationFlags::PRINT);
        link.border(0.0, 0.0, 0.0, None).struct_parent(key);
        link.action().action_type(ActionType::GoTo).destination().page(page).fit();
    });
}
