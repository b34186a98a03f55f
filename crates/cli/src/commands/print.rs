//! `ninefold print`: puzzles on paper, from a single sheet to a book for a publisher.

mod files;
mod mix;
mod source;

use crate::exit::{Ending, Failure};
use crate::{game_arg, inputs, output};
use clap::builder::{PossibleValuesParser, TypedValueParser};
pub use files::Files;
use games::GameId;
use mix::Mix;
use native::clock;
use paper::{Book, Design, Head, NoteSpace, PerPage, Purpose, Signs, Trim};
use std::ffi::OsString;
use std::num::NonZero;
use std::path::PathBuf;
use words::Language;

/// Print puzzles: worksheets, a small book, or one that a publisher binds
///
/// Puzzles come from files of any format, or are made: `--puzzles "20 gentle, 20 steady"`. With a
/// title it becomes a book with contents, how to play and a chapter for each level. The same seed and
/// choices give the same file, byte for byte. The name after `-o` says what is written: .pdf, or .svg
/// and .png with a file for each page.
///
/// A game that ends by itself when its solution is shown can be printed. Binary cannot: its pieces come
/// one after the other as the board fills and clears, which paper cannot do.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Print {
    /// Files of puzzles to print, `-` for standard input, puzzles themselves, or deals of any game
    #[arg(value_name = "FILE", conflicts_with_all = ["puzzles", "game", "seed"])]
    sources: Vec<OsString>,

    /// What to make and print: counts and levels, such as "20 gentle, 10 tricky"
    #[arg(long, short, value_name = "MIX")]
    puzzles: Option<String>,

    /// The game that levels of the mix are of, where it does not name one
    #[arg(long, short, default_value = "classic", value_parser = game_arg::game_parser())]
    game: GameId,

    /// The seed; without it each call makes other puzzles, and the pages tell the seed
    #[arg(long, short, value_name = "S")]
    seed: Option<u64>,

    /// Where to: a .pdf, .svg or .png; without it a PDF goes to standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// The size of the paper
    #[arg(long, value_name = "SIZE", default_value = "a4", value_parser = paper_parser())]
    paper: Trim,

    /// What it is for: screen has colours and links, home is black and white, kdp keeps a publisher's
    /// rules (gutter, mirrored margins, no thin lines, nothing but pages)
    #[arg(long = "for", value_name = "USE", default_value = "home")]
    purpose: For,

    /// Puzzles on a page: 1, 2, 4 or 6
    #[arg(long, value_name = "N", default_value = "4", value_parser = per_page_parser(), conflicts_with = "large")]
    per_page: PerPage,

    /// Large print: one puzzle a page, strong lines, no small letters
    #[arg(long)]
    large: bool,

    /// Dots for notes in the empty cells
    #[arg(long)]
    notes: bool,

    /// The nine emblems instead of digits, for those who cannot read yet
    #[arg(long)]
    emblems: bool,

    /// Lines for a name and a date above the puzzles
    #[arg(long)]
    worksheet: bool,

    /// Name the hardest techniques that each puzzle takes
    #[arg(long)]
    techniques: bool,

    /// A code under each puzzle that opens it on this page
    #[arg(long, value_name = "URL", value_parser = super::link::page)]
    links: Option<String>,

    /// Where the solutions go
    #[arg(long, value_name = "WHERE", default_value = "end")]
    solutions: Where,

    /// Solutions on a page, 4 to 12
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(4..=12))]
    solutions_per_page: Option<u8>,

    /// Makes it a book: title page, contents, how to play, chapters
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,

    /// A line under the title
    #[arg(long, value_name = "TEXT", requires = "title")]
    subtitle: Option<String>,

    /// Who made the book
    #[arg(long, value_name = "NAME", requires = "title")]
    author: Option<String>,

    /// A line for the copyright page, such as "© 2026 Ada"
    #[arg(long, value_name = "TEXT", requires = "title")]
    copyright: Option<String>,

    /// The number of the first puzzle, for a second volume
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    first: u32,

    /// Keep the order of the files instead of sorting by level
    #[arg(long, requires = "sources", conflicts_with_all = ["puzzles", "game", "seed"])]
    keep_order: bool,

    /// The language of the pages: en or de. That of the terminal by default
    #[arg(long, value_name = "LANGUAGE", value_parser = language_parser())]
    language: Option<Language>,

    /// Dots an inch of a .png; 150 by default
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(20..=600))]
    dpi: Option<u32>,

    /// Threads to work with; the output is the same with any number. All processors by default
    #[arg(long, short, value_name = "N")]
    jobs: Option<NonZero<usize>>,
}

const EXAMPLES: &str = "\
Examples:
  ninefold print -o sheet.pdf                                 four gentle puzzles on a page
  ninefold print -p \"20 gentle\" --worksheet -o class.pdf       worksheets with name and date
  ninefold print -p \"20 gentle, 20 steady, 10 tricky\" --title \"Sudoku\" --seed 7 -o book.pdf
  ninefold print -p \"120 steady\" --title \"Sudoku\" --for kdp --paper 6x9 --per-page 1 -o book.pdf
  ninefold print -p \"4 steady\" --links https://example.org/ninefold/ -o sheet.pdf  codes to scan
  ninefold print puzzles.sdm --solutions separate -o book.pdf also writes book-solutions.pdf
  ninefold print -p \"6 mini four-gaps\" --emblems -o first.pdf  pictures for the youngest
  ninefold print -p \"2 pieces easy\" -o cut.pdf                 boards, and pieces to cut out
  ninefold print -p \"4 hudoku medium\" --large -o large.pdf";

/// Dots an inch of a .png, where nobody says how many.
const DOTS: u32 = 150;

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum For {
    Screen,
    Home,
    Kdp,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Where {
    /// On the last pages
    End,
    /// In a file of their own, FILE-solutions
    Separate,
    /// Small, at the foot of the puzzles' page
    UpsideDown,
    None,
}

impl Print {
    pub fn run(self) -> Result<Ending, Failure> {
        self.refuse_foreign_letters()?;
        let files = Files::of(self.output.as_deref(), self.dpi.unwrap_or(DOTS))?;
        self.refuse_the_unheard(&files)?;
        if matches!(self.solutions, Where::Separate) && self.output.is_none() {
            return Err(Failure::Usage("two files need a name: add -o FILE".to_owned()));
        }
        let seed = self.sources.is_empty().then(|| self.seed.unwrap_or_else(native::seed));
        let jobs = inputs::jobs(self.jobs);
        let order = source::Order {
            signs: if self.emblems { Signs::Emblems } else { Signs::AsDealt },
            names_techniques: self.techniques,
            page: self.links.clone(),
            jobs,
        };
        let (chapters, ending) = match seed {
            Some(seed) => (source::made(&self.mix()?, seed, &order)?, Ending::AllWell),
            None if self.keep_order => source::read(&self.sources, &order)?.in_order(),
            None => source::read(&self.sources, &order)?.by_level(),
        };
        let n_puzzles: usize = chapters.iter().map(|chapter| chapter.sheets.len()).sum();
        if n_puzzles == 0 {
            return Err(Failure::Puzzle("there is no puzzle to print".to_owned()));
        }
        let started = clock::now();
        let book = Book {
            design: self.design(),
            title: self.title.clone(),
            subtitle: self.subtitle.clone(),
            author: self.author.clone(),
            copyright: self.copyright.clone(),
            chapters,
            seed,
        };
        let volumes = paper::lay_out(&book);
        let written = files.write(&volumes)?;
        let took = clock::now().duration_since(started);
        let n_pages = volumes.book.pages.len();
        let seed = seed.map(|seed| format!(", seed {seed}")).unwrap_or_default();
        output::complain(&format!(
            "ninefold: {} on {}, {:.2} MB, set in {:.2} s{seed}",
            counted(n_puzzles, "puzzle"),
            counted(n_pages, "page"),
            written as f64 / 1e6,
            took.as_secs_f64(),
        ));
        let (least, most) = paper::BOUND;
        if matches!(self.purpose, For::Kdp) && !(least..=most).contains(&n_pages) {
            let rule = format!("Kindle Direct Publishing binds {least} to {most} pages");
            output::complain(&format!("ninefold: {rule}"));
        }
        Ok(ending)
    }

    /// Options that nothing would come of.
    fn refuse_the_unheard(&self, files: &Files) -> Result<(), Failure> {
        let has_own_pages = matches!(self.solutions, Where::End | Where::Separate);
        let why = if self.dpi.is_some() && !matches!(files, Files::Png { .. }) {
            "--dpi is for pictures: give a name that ends in .png after -o"
        } else if self.solutions_per_page.is_some() && !has_own_pages {
            "--solutions-per-page is for --solutions end or separate"
        } else {
            return Ok(());
        };
        Err(Failure::Usage(why.to_owned()))
    }

    fn mix(&self) -> Result<Mix, Failure> {
        match &self.puzzles {
            Some(text) => Mix::parse(text, self.game).map_err(Failure::Usage),
            None => Ok(Mix::four(self.game)),
        }
    }

    fn design(&self) -> Design {
        let language = self.language.unwrap_or_else(native::language);
        let design = Design::new(self.paper, language);
        let usual = if self.paper.is_small() { 6 } else { design.solutions_per_page };
        Design {
            purpose: match self.purpose {
                For::Screen => Purpose::Screen,
                For::Home => Purpose::Home,
                For::Kdp => Purpose::Kdp,
            },
            per_page: self.per_page,
            print: if self.large { paper::Print::Large } else { paper::Print::Usual },
            notes: if self.notes { NoteSpace::Dots } else { NoteSpace::Bare },
            head: if self.worksheet { Head::Worksheet } else { Head::None },
            solutions: match self.solutions {
                Where::End => paper::Solutions::AtTheEnd,
                Where::Separate => paper::Solutions::Separate,
                Where::UpsideDown => paper::Solutions::UpsideDown,
                Where::None => paper::Solutions::None,
            },
            solutions_per_page: self.solutions_per_page.unwrap_or(usual),
            first: self.first,
            ..design
        }
    }

    /// The faces have Latin letters; a hole in a title would be found when the book is printed.
    fn refuse_foreign_letters(&self) -> Result<(), Failure> {
        let texts = [
            ("--title", &self.title),
            ("--subtitle", &self.subtitle),
            ("--author", &self.author),
            ("--copyright", &self.copyright),
        ];
        for (name, text) in texts {
            if let Some(letter) = text.as_deref().and_then(paper::missing) {
                return Err(Failure::Usage(format!(
                    "{name}: the faces have no {letter:?}; Latin letters, digits and common signs can \
                     be printed"
                )));
            }
        }
        Ok(())
    }
}

fn counted(n: usize, thing: &str) -> String {
    if n == 1 { format!("1 {thing}") } else { format!("{n} {thing}s") }
}

pub fn paper_parser() -> impl TypedValueParser<Value = Trim> {
    PossibleValuesParser::new(Trim::ALL.map(Trim::key))
        .map(|key| Trim::from_key(&key).expect("only keys of sizes are possible"))
}

fn per_page_parser() -> impl TypedValueParser<Value = PerPage> {
    PossibleValuesParser::new(["1", "2", "4", "6"]).map(|text| {
        let found = PerPage::ALL.into_iter().find(|count| count.count().to_string() == text);
        found.expect("only these counts are possible")
    })
}

fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .map(|code| Language::from_locale(&code).expect("only codes of languages are possible"))
}
