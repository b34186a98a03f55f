//! Fonts in a PDF: of each face only the glyphs that some page shows, with their widths and letters.

use super::objects::Objects;
use crate::face::Face;
use crate::page::{Document, Item};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Finish, Name, Rect, Ref, Str};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;

/// The faces of a document.
pub struct Fonts {
    used: Vec<Used>,
}

struct Used {
    face: Face,
    font: Ref,
    glyphs: GlyphRemapper,
}

const SYSTEM: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

impl Fonts {
    /// Writes the fonts of all pages.
    pub(super) fn of(document: &Document, objects: &mut Objects) -> Fonts {
        let mut letters: BTreeMap<Face, BTreeMap<u16, char>> = BTreeMap::new();
        let items = document.pages.iter().flat_map(|page| &page.items);
        for run in
            items.filter_map(|item| if let Item::Text(run) = item { Some(run) } else { None })
        {
            let known = letters.entry(run.face).or_default();
            let drawn = run.text.chars().chain([' ']);
            known.extend(drawn.filter_map(|letter| Some((run.face.glyph(letter)?.0, letter))));
        }
        let used = letters.into_iter().map(|(face, letters)| {
            let old: Vec<u16> = letters.keys().copied().collect();
            let glyphs = GlyphRemapper::new_from_glyphs_sorted(&old);
            let font = write(face, &glyphs, &letters, objects);
            Used { face, font, glyphs }
        });
        Fonts { used: used.collect() }
    }

    /// What a page calls a face, and the font itself.
    pub fn named(&self, face: Face) -> (String, Ref) {
        let used = self.find(face);
        (format!("F{}", face as u8), used.font)
    }

    /// The number of a glyph in the reduced font.
    pub fn number(&self, face: Face, glyph: ttf_parser::GlyphId) -> u16 {
        self.find(face).glyphs.get(glyph.0).expect("all runs were gone through")
    }

    fn find(&self, face: Face) -> &Used {
        let used = self.used.iter().find(|used| used.face == face);
        used.expect("all runs were gone through")
    }
}

fn write(
    face: Face,
    glyphs: &GlyphRemapper,
    letters: &BTreeMap<u16, char>,
    objects: &mut Objects,
) -> Ref {
    let [font, cid, descriptor, file, unicode] = [(); 5].map(|()| objects.take());
    // Six letters say that it is part of a font; which part is told by the face.
    let name = format!("NINEF{}+{}", char::from(b'A' + face as u8), face.name());
    let name = Name(name.as_bytes());
    objects.add(font, |chunk| {
        let mut own = chunk.type0_font(font);
        own.base_font(name).encoding_predefined(Name(b"Identity-H"));
        own.descendant_font(cid).to_unicode(unicode);
    });
    objects.add(cid, |chunk| {
        let mut own = chunk.cid_font(cid);
        own.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM);
        own.font_descriptor(descriptor).default_width(0.0);
        own.cid_to_gid_map_predefined(Name(b"Identity"));
        let widths = glyphs.remapped_gids().map(|old| face.advance(ttf_parser::GlyphId(old)));
        own.widths().consecutive(0, widths);
        own.finish();
    });
    let own = face.font();
    let scale = 1000.0 / f32::from(own.units_per_em());
    let bounds = own.global_bounding_box();
    let [left, bottom, right, top] =
        [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(|at| f32::from(at) * scale);
    objects.add(descriptor, |chunk| {
        chunk
            .font_descriptor(descriptor)
            .name(name)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(f32::from(own.ascender()) * scale)
            .descent(f32::from(own.descender()) * scale)
            .cap_height(face.digit_height() * 1000.0)
            .stem_v(if face == Face::Text { 95.0 } else { 140.0 })
            .font_file2(file);
    });
    let reduced = subsetter::subset(face.file(), 0, glyphs).expect("our own fonts are sound");
    objects.add_stream(file, &reduced, |stream| {
        stream.pair(Name(b"Length1"), reduced.len() as i32);
    });
    let mut cmap = UnicodeCmap::new(Name(b"Ninefold"), SYSTEM);
    for (&old, &letter) in letters {
        cmap.pair(glyphs.get(old).unwrap_or(0), letter);
    }
    objects.add_stream(unicode, cmap.finish().as_slice(), |_| {});
    font
}
