//! Deals on paper, as the page offers them: one puzzle, a sheet, a small book. The command line has more
//! choices and makes its own designs.

use engine::{Phrase, phrase};
use paper::{Book, Chapter, Design, Head, PerPage, Sheet, Signs, Solutions, Trim, Unprintable};
use session::Deal;
use words::{Language, say};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One puzzle, large, with its solution upside down.
    Puzzle,
    /// Worksheets of one, with lines for name and date, solutions at the end.
    Sheet,
    /// With a title, how to play and all that.
    Book,
}

impl Kind {
    pub fn from_key(key: &str) -> Option<Kind> {
        Some(match key {
            "puzzle" => Kind::Puzzle,
            "sheet" => Kind::Sheet,
            "book" => Kind::Book,
            _ => return None,
        })
    }
}

/// The pages of these deals. Each has a code that opens it on the page, if one is named.
///
/// # Errors
/// When a deal is broken or of a game that is not for paper.
pub fn pdf(deals: &[Deal], kind: Kind, page: &str, language: Language) -> Result<Vec<u8>, Phrase> {
    let mut sheets = Vec::with_capacity(deals.len());
    for deal in deals {
        let mut sheet = Sheet::of(deal, Signs::AsDealt).map_err(|why| match why {
            Unprintable::Broken(error) => error.phrase(),
            Unprintable::NoSolution => phrase!("not-for-paper", game = deal.game.info().name),
        })?;
        if !page.is_empty() {
            sheet.add_code(page);
        }
        sheets.push(sheet);
    }
    let first = sheets.first().ok_or_else(|| phrase!("no-puzzle"))?;
    let name = first.deal.game.info().name;
    let title = (kind == Kind::Book).then(|| say(&name, language));
    // Where people measure in inches they have other paper; a page does not know where it is.
    let design = Design::new(Trim::ALL[0], language);
    let design = match kind {
        Kind::Puzzle => {
            Design { per_page: PerPage::One, solutions: Solutions::UpsideDown, ..design }
        }
        Kind::Sheet => Design { per_page: PerPage::One, head: Head::Worksheet, ..design },
        Kind::Book => design,
    };
    let book = Book {
        design,
        title,
        subtitle: None,
        author: None,
        copyright: None,
        chapters: vec![Chapter::of(sheets)],
        seed: None,
    };
    Ok(paper::pdf::write(&paper::lay_out(&book).book))
}
