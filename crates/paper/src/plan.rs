//! Which page holds what: decided before anything is drawn, so that pages can name each other. It
//! measures nothing but what the pieces of a cut-out need.

use crate::book::{Book, Solutions};
use crate::layout::cut_out::{self, Cutting};
use crate::page::Number;
use crate::sheet::Sheet;
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
    /// Puzzles, counted through all chapters.
    Puzzles(Range<usize>),
    /// The board of a puzzle whose pieces follow.
    CutBoard(usize),
    /// Pieces of a puzzle to be cut out: which page of them.
    CutPieces {
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
    /// The first puzzle of each chapter.
    firsts: Vec<usize>,
}

impl Plan {
    /// The plan of all pages, and of those of the solutions where they are apart.
    pub fn of(book: &Book, how_to: &[Range<usize>]) -> (Plan, Option<Plan>) {
        let mut leaves = Vec::new();
        if book.title.is_some() {
            leaves.extend([Leaf::Title, Leaf::Copyright, Leaf::Contents]);
            leaves.extend(how_to.iter().cloned().map(Leaf::HowTo));
            if !leaves.len().is_multiple_of(2) {
                leaves.push(Leaf::Blank);
            }
        }
        let n_front = leaves.len();
        let sheets: Vec<&Sheet> = book.chapters.iter().flat_map(|one| &one.sheets).collect();
        let cut_out = sheets.iter().enumerate().filter(|(_, sheet)| sheet.is_cut_out());
        let cuttings = cut_out.map(|(nth, sheet)| (nth, cut_out::cutting(sheet, &book.design)));
        let cuttings: BTreeMap<usize, Cutting> = cuttings.collect();
        let (mut firsts, mut next) = (Vec::new(), 0);
        for (nth, chapter) in book.chapters.iter().enumerate() {
            firsts.push(next);
            next += chapter.sheets.len();
            if book.title.is_some() {
                leaves.extend(chapter.name.is_some().then_some(Leaf::Opener(nth)));
                add_sheets(book, firsts[nth]..next, &cuttings, &mut leaves);
            }
        }
        // Loose sheets have no chapters, and leave no page half empty between them.
        if book.title.is_none() {
            add_sheets(book, 0..next, &cuttings, &mut leaves);
        }
        let mut apart = None;
        match book.design.solutions {
            Solutions::AtTheEnd => leaves.extend(solutions(book, next)),
            Solutions::Separate => {
                let leaves = solutions(book, next).collect();
                apart = Some(Plan {
                    leaves,
                    n_front: 0,
                    cuttings: BTreeMap::new(),
                    firsts: Vec::new(),
                });
            }
            Solutions::UpsideDown | Solutions::None => {}
        }
        (Plan { leaves, n_front, cuttings, firsts }, apart)
    }

    /// The page, counted from 0, on which a puzzle stands.
    pub fn puzzle_page(&self, sheet: usize) -> Option<usize> {
        self.leaves.iter().position(|leaf| match leaf {
            Leaf::Puzzles(sheets) => sheets.contains(&sheet),
            Leaf::CutBoard(own) => *own == sheet,
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
        let opener = self.leaves.iter().position(|leaf| *leaf == Leaf::Opener(chapter));
        opener.or_else(|| self.puzzle_page(*self.firsts.get(chapter)?))
    }

    pub fn number(&self, page: usize) -> Number {
        if page < self.n_front {
            Number::Roman(page as u32 + 1)
        } else {
            Number::Plain((page - self.n_front) as u32 + 1)
        }
    }
}

/// Adds the pages of these puzzles.
fn add_sheets(
    book: &Book,
    sheets: Range<usize>,
    cuttings: &BTreeMap<usize, Cutting>,
    leaves: &mut Vec<Leaf>,
) {
    let most = book.design.per_page().count();
    let is_bound = book.design.purpose.is_bound();
    let mut sheet = sheets.start;
    while sheet < sheets.end {
        let Some(cutting) = cuttings.get(&sheet) else {
            let end = sheets.end.min(sheet + most);
            let end = (sheet..end).find(|next| cuttings.contains_key(next)).unwrap_or(end);
            leaves.push(Leaf::Puzzles(sheet..end));
            sheet = end;
            continue;
        };
        // Opened, the board lies on the left and its pieces on the right, with a free back.
        if is_bound && leaves.len().is_multiple_of(2) {
            leaves.push(Leaf::Blank);
        }
        leaves.push(Leaf::CutBoard(sheet));
        for nth in 0..cutting.n_pages() {
            leaves.push(Leaf::CutPieces { sheet, nth });
            leaves.extend(is_bound.then_some(Leaf::Blank));
        }
        sheet += 1;
    }
}

fn solutions(book: &Book, n_sheets: usize) -> impl Iterator<Item = Leaf> {
    let step = book.design.solutions_per_page();
    (0..n_sheets).step_by(step).map(move |from| Leaf::Solutions(from..(from + step).min(n_sheets)))
}
