//! `ninefold template`: Hudoku templates from text, checked, drawn and dealt.

use crate::exit::{Ending, Failure};
use crate::{board_text, output, speech};
use engine::{Phrase, Rng, phrase};
use games::hudoku::{Hudoku, TEMPLATES, Template, TemplateEntry};
use games::view::Content;
use games::{AnyGame, Deal, Millis};
use native::AsUtf8;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Check Hudoku templates and deal on them
///
/// A template is a row a line: `a` is a cell of region a, `-a` an empty cell of it. Regions a and c
/// take the numbers 1-9, b and d take 1-4; others state theirs before the rows, such as `e: 1-6`.
/// A fault is told with its line and cell. The exit code is 0 if every template can be played.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct TemplateCommand {
    /// Templates to check, `-` for standard input; without any, those of the game are listed
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print a template of the game as text, to begin your own with
    #[arg(long, value_name = "NAME", conflicts_with_all = ["files", "deal", "seed"])]
    show: Option<String>,

    /// Also deal a puzzle on each and show it
    #[arg(long, requires = "files")]
    deal: bool,

    /// Deal this one; without it any
    #[arg(long, short, requires = "deal")]
    seed: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  ninefold template                            the templates of the game
  ninefold template --show bridge > mine.txt   one of them as text
  ninefold template mine.txt                   is it one that can be played?
  ninefold template mine.txt --deal --seed 7";

/// No template is longer; a file that is will be refused, and not read to its end.
const MAX_BYTES: u32 = 100_000;

impl TemplateCommand {
    pub fn run(self) -> Result<Ending, Failure> {
        if let Some(name) = &self.show {
            let entry = TemplateEntry::find(name).ok_or_else(|| unknown(name))?;
            output::print(entry.text.as_bytes())?;
            return Ok(Ending::AllWell);
        }
        if self.files.is_empty() {
            output::print(list().as_bytes())?;
            return Ok(Ending::AllWell);
        }
        let mut verdict = Ending::AllWell;
        let rng = &mut Rng::new(self.seed.unwrap_or_else(native::seed));
        for file in &self.files {
            let name = native::shown(file);
            // A template that parses but cannot be dealt on has the same kind of fault.
            let dealt = read(file)?.and_then(|text| {
                text.parse::<Template>()
                    .and_then(|template| Ok((Hudoku::deal_own(&template, rng)?, template)))
                    .map_err(|error| error.phrase())
            });
            let text = match dealt {
                Ok((deal, template)) => {
                    let board = if self.deal { drawn(&deal) } else { String::new() };
                    format!("{name}: {}\n{board}", summary(&template, &deal))
                }
                Err(fault) => {
                    verdict = Ending::SomeFailed;
                    format!("{name}: {}\n", speech::say(&fault))
                }
            };
            output::tell(&text)?;
        }
        Ok(verdict)
    }
}

fn unknown(name: &str) -> Failure {
    let names: Vec<&str> = TEMPLATES.iter().map(|entry| entry.key).collect();
    let name = name.escape_debug();
    Failure::Usage(format!("no template is called `{name}`; there are {}", names.join(", ")))
}

/// The text of a file, or why it is not one.
fn read(file: &Path) -> Result<Result<String, Phrase>, Failure> {
    let read = |source: &mut dyn io::Read| {
        let mut bytes = Vec::new();
        // One byte more than there may be, so that a longer text is noticed.
        let limit = u64::from(MAX_BYTES) + 1;
        io::Read::read_to_end(&mut io::Read::take(AsUtf8::new(source), limit), &mut bytes)?;
        if bytes.len() > MAX_BYTES as usize {
            return Ok(Err(phrase!("text-too-long", limit = MAX_BYTES)));
        }
        Ok(Ok(String::from_utf8_lossy(&bytes).into_owned()))
    };
    let text = match file.to_str() {
        Some("-") => read(&mut io::stdin()),
        _ => fs::File::open(file).and_then(|mut file| read(&mut file)),
    };
    text.map_err(Failure::io(file.display().to_string()))
}

fn list() -> String {
    let mut text = String::new();
    for entry in TEMPLATES {
        let _ = writeln!(
            text,
            "{:<11} {:<17} {}",
            entry.key,
            speech::say(&entry.name()),
            size(&entry.template())
        );
    }
    text
}

fn size(template: &Template) -> String {
    let regions = template.regions().len();
    let (cells, voids) = (template.cells().len(), template.voids().len());
    let (rows, cols) = (template.rows(), template.cols());
    format!("{rows}x{cols}, {cells} cells in {regions} regions, {voids} empty")
}

/// What the template is, and what a puzzle on it is like.
fn summary(template: &Template, deal: &Deal) -> String {
    let run = AnyGame::start(deal).expect("what is dealt can be played");
    let cells = run.as_game().view(Millis::ZERO).board.cells;
    let givens = cells.iter().filter(|cell| matches!(cell.content, Content::Given(_))).count();
    format!("can be played; {}; the puzzle dealt has {givens} givens", size(template))
}

fn drawn(deal: &Deal) -> String {
    let run = AnyGame::start(deal).expect("what is dealt can be played");
    board_text::draw(&run.as_game().view(Millis::ZERO))
}
