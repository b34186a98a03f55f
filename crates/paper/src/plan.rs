//! Which page holds what: decided before anything is drawn, so that pages can name each other. It
//! measures nothing but what the pieces of a cut-out need.

use crate::book::{Book, Print, Solutions};
use crate::layout::cut_out::{self, Cutting};
use crate::page::Number;
use std::collections::BTreeMap;
use std::ops::Range;

/// What one page is.
#[derive(Clone, Debug, PartialEq)]
pub enum Leaf {
    Title,
    Copyright,
    Contents,
    /// How to play: these paragraphs of all that is to be told.
    HowTo(Range<usize>),
    /// The first page of a chapter.
    Opener(usize),
    /// Puzzles of a chapter, counted through all chapters.
    Puzzles {
        chapter: usize,
        sheets: Range<usize>,
    },
    /// The board of a puzzle whose pieces follow.
    CutBoard {
        chapter: usize,
        sheet: usize,
    },
    /// Pieces to be cut out.
    CutPieces {
        chapter: usize,
        sheet: usize,
        nth: usize,
    },
    Solutions(Range<usize>),
    /// The back of a page that is cut up, or one that lets the next lie right.
    Blank,
}

#[derive(Clone, Debug)]
pub struct Plan {
    pub leaves: Vec<Leaf>,
    /// How many pages come before the one with number 1.
    pub n_front: usize,
    /// How the puzzles that are cut out lie on paper.
    pub cuttings: BTreeMap<usize, Cutting>,
}

impl Plan {
    /// The plan of all pages, and of those of the solutions where they are apart.
    pub fn of(book: &Book, how_to: &[Range<usize>]) -> (Plan, Option<Plan>) {
        let mut leaves = Vec::new();
        let mut cuttings = BTreeMap::new();
        if book.title.is_some() {
            leaves.extend([Leaf::Title, Leaf::Copyright, Leaf::Contents]);
            leaves.extend(how_to.iter().cloned().map(Leaf::HowTo));
            if !leaves.len().is_multiple_of(2) {
                leaves.push(Leaf::Blank);
            }
        }
        let n_front = leaves.len();
        let mut next = 0;
        for (nth, chapter) in book.chapters.iter().enumerate() {
            if book.title.is_some() && chapter.name.is_some() {
                leaves.push(Leaf::Opener(nth));
            }
            let end = next + chapter.sheets.len();
            let cut_out = chapter.sheets.iter().zip(next..).filter(|(sheet, _)| sheet.is_cut_out());
            let cut = |sheet| cut_out::cutting(sheet, &book.design);
            cuttings.extend(cut_out.map(|(sheet, number)| (number, cut(sheet))));
            add_sheets(book, nth, next, &cuttings, &mut leaves);
            next = end;
        }
        let mut apart = None;
        match book.design.solutions {
            Solutions::AtTheEnd => leaves.extend(solutions(book, next)),
            Solutions::Separate => {
                let leaves = solutions(book, next).collect();
                apart = Some(Plan { leaves, n_front: 0, cuttings: BTreeMap::new() });
            }
            Solutions::UpsideDown | Solutions::None => {}
        }
        (Plan { leaves, n_front, cuttings }, apart)
    }

    /// The page, counted from 0, on which a puzzle stands.
    pub fn puzzle_page(&self, sheet: usize) -> Option<usize> {
        self.leaves.iter().position(|leaf| match leaf {
            Leaf::Puzzles { sheets, .. } => sheets.contains(&sheet),
            Leaf::CutBoard { sheet: own, .. } => *own == sheet,
            _ => false,
        })
    }

    /// The page, counted from 0, on which a solution stands.
    pub fn solution_page(&self, sheet: usize) -> Option<usize> {
        self.leaves
            .iter()
            .position(|leaf| matches!(leaf, Leaf::Solutions(sheets) if sheets.contains(&sheet)))
    }

    /// The first page of a chapter.
    pub fn chapter_page(&self, chapter: usize) -> Option<usize> {
        self.leaves.iter().position(|leaf| match leaf {
            Leaf::Opener(own)
            | Leaf::Puzzles { chapter: own, .. }
            | Leaf::CutBoard { chapter: own, .. } => *own == chapter,
            _ => false,
        })
    }

    pub fn number(&self, page: usize) -> Number {
        if page < self.n_front {
            Number::Roman(page as u32 + 1)
        } else {
            Number::Plain((page - self.n_front) as u32 + 1)
        }
    }
}

fn add_sheets(
    book: &Book,
    chapter: usize,
    first: usize,
    cuttings: &BTreeMap<usize, Cutting>,
    leaves: &mut Vec<Leaf>,
) {
    let own = &book.chapters[chapter].sheets;
    let most = book.design.per_page().count();
    let mut nth = 0;
    while nth < own.len() {
        let sheet = first + nth;
        if let Some(cutting) = cuttings.get(&sheet) {
            let is_bound = book.design.purpose.is_bound();
            // Opened, the board lies on the left and its pieces on the right, with a free back.
            if is_bound && leaves.len().is_multiple_of(2) {
                leaves.push(Leaf::Blank);
            }
            leaves.push(Leaf::CutBoard { chapter, sheet });
            for part in 0..cutting.n_pages() {
                leaves.push(Leaf::CutPieces { chapter, sheet, nth: part });
                if is_bound {
                    leaves.push(Leaf::Blank);
                }
            }
            nth += 1;
            continue;
        }
        let n = own[nth..].iter().take(most).take_while(|sheet| !sheet.is_cut_out()).count();
        leaves.push(Leaf::Puzzles { chapter, sheets: sheet..sheet + n });
        nth += n;
    }
}

fn solutions(book: &Book, n_sheets: usize) -> impl Iterator<Item = Leaf> {
    let step = book.design.solutions_per_page();
    debug_assert!(book.design.print != Print::Large || step <= 4, "large print stays large");
    (0..n_sheets).step_by(step).map(move |from| Leaf::Solutions(from..(from + step).min(n_sheets)))
}
