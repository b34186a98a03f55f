//! `ninefold convert`: the same puzzles in another format.

use super::solve::solutions;
use crate::exit::{Ending, Failure};
use crate::inputs::Inputs;
use crate::output::{self, Output};
use crate::puzzles::{self, Found};
use crate::speech;
use engine::solver::Solutions;
use engine::text::{self, Entry, Format};
use engine::{Phrase, phrase};
use formats::{Lost, Parcel, Program};
use serde::Serialize;

/// Convert puzzles between formats; the one that is read is detected
///
/// A game under way keeps its digits, notes and colours where both formats have them; what the one that
/// is written has no room for is told on standard error. Only sdm keeps further columns, only sdk keeps
/// date and source. A pair needs the solution, so its puzzle is solved and has to be unique.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Convert {
    #[command(flatten)]
    inputs: Inputs,

    /// The format to write
    #[arg(long, short, value_name = "FORMAT", default_value = "line", value_parser = target_parser())]
    to: Target,

    /// Print one JSON object a line, with the puzzle as text in the format
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Formats:
  line         81 characters a line, . for blank
  sdm          81 characters a line, 0 for blank, further columns kept
  sdk          nine rows of nine under [Puzzle], with # lines of metadata
  ss           Simple Sudoku's drawn grid
  pencilmarks  a drawn grid of candidates
  729          a line of nine candidates for each cell
  pair         two lines: the solution, then the puzzle with 0 for blank
  array        nine arrays of nine numbers on a line, as programs have them

Of other programs:
  f-puzzles    an address, with placed digits, notes and colours
  sudokupad    a short address of SudokuPad, clues alone
  sudokuwiki   an address, with placed digits and notes
  s9b          SudokuWiki's code without its address
  opensudoku   a file of OpenSudoku, with placed digits and notes
  hodoku       a line of HoDoKu's library, with placed digits and candidates
  gnome        what GNOME Sudoku takes from the clipboard, clues alone
  gnome-save   a saved game of GNOME Sudoku, with placed digits and notes
  skp          a puzzle that GNOME Sudoku exported, clues alone
  link         the letters of Ninefold's own links, with placed digits, notes and colours;
               `ninefold link` makes addresses and codes to scan of them
KSudoku, SudokuExchange and Privacy Friendly Sudoku are read, but not written.

Examples:
  ninefold convert puzzles.sdk
  ninefold convert --to pencilmarks puzzles.txt
  ninefold convert --to sudokupad 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  ninefold convert --to opensudoku saved-game.json > game.opensudoku
  ninefold generate --count 9 | ninefold convert --to pair > nine.txt";

/// What is written.
#[derive(Clone, Copy, Debug)]
enum Target {
    /// A layout that people draw.
    Text(Format),
    /// As another program takes it.
    Program(Program),
    /// The letters of our own links.
    Link,
}

#[derive(Serialize)]
struct Converted<'a> {
    file: &'a str,
    line: u64,
    format: &'static str,
    text: String,
}

/// Reads the name of a format, and offers the names to help and shell completion.
pub fn format_parser() -> impl clap::builder::TypedValueParser<Value = Format> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    PossibleValuesParser::new(Format::ALL.map(Format::key))
        .map(|key| key.parse().expect("only the names of formats are possible"))
}

fn target_parser() -> impl clap::builder::TypedValueParser<Value = Target> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    let keys = Target::all().map(Target::key).collect::<Vec<_>>();
    PossibleValuesParser::new(keys).map(|key| {
        let found = Target::all().find(|target| target.key() == key);
        found.expect("only the names of formats are possible")
    })
}

impl Target {
    fn all() -> impl Iterator<Item = Target> {
        let texts = Format::ALL.into_iter().map(Target::Text);
        texts.chain(Program::ALL.into_iter().map(Target::Program)).chain([Target::Link])
    }

    fn key(self) -> &'static str {
        match self {
            Target::Text(format) => format.key(),
            Target::Program(program) => program.key(),
            Target::Link => "link",
        }
    }

    /// What stands before and behind the puzzles of a file.
    fn frame(self) -> (&'static str, &'static str) {
        match self {
            Target::Program(program) => program.frame(),
            Target::Text(_) | Target::Link => ("", ""),
        }
    }

    fn is_drawn(self) -> bool {
        match self {
            Target::Text(format) => format.is_drawn(),
            Target::Program(program) => program.is_drawn(),
            Target::Link => false,
        }
    }
}

impl Convert {
    pub fn run(self) -> Result<Ending, Failure> {
        let (head, tail) = if self.json { ("", "") } else { self.to.frame() };
        if !head.is_empty() {
            // A file without its end is none, so nothing of it is printed for names that are wrong.
            self.inputs.all_there()?;
            output::print(head.as_bytes())?;
        }
        let ending = puzzles::each(&self.inputs, |found, output| self.convert(found, output))?;
        if !tail.is_empty() {
            output::print(tail.as_bytes())?;
        }
        Ok(ending)
    }

    fn convert(&self, found: &Found<'_>, output: &mut Output) {
        let Found { file, entry, pencil } = *found;
        let place = format!("{file}:{}", entry.line);
        let parcel = || Parcel {
            entry: entry.clone(),
            pencil: pencil.cloned().unwrap_or_default(),
            ignored: Vec::new(),
            regions: None,
        };
        // Hardly any line of a long list has more than its clues.
        let is_bare = entry.position.is_none() && entry.candidates.is_none() && pencil.is_none();
        let written = match self.to {
            Target::Text(format) => {
                let lost = match is_bare {
                    true => Vec::new(),
                    false => formats::lost_as_text(&parcel(), format),
                };
                as_text(entry, format).map(|text| (text, lost))
            }
            Target::Program(program) => {
                program.write(&parcel()).map(|written| (written.text, written.lost))
            }
            Target::Link => as_link(&parcel()).map(|text| (text, Vec::new())),
        };
        let (text, lost) = match written {
            Ok(written) => written,
            Err(why) => {
                output.fail();
                return output.remark(format_args!("{place}: {}", speech::say(&why)));
            }
        };
        if let Some(remark) = told(self.to, &lost) {
            output.remark(format_args!("{place}: {remark}"));
        }
        if self.json {
            // Each is a file of its own there: without what stands around it, nobody reads it.
            let (head, tail) = self.to.frame();
            let text = [head, &text, tail].concat();
            output.json(&Converted { file, line: entry.line, format: self.to.key(), text });
        } else {
            if self.to.is_drawn() {
                output.gap();
            }
            output.out.extend_from_slice(text.as_bytes());
        }
    }
}

/// The puzzle in a layout of the engine; a pair is solved first.
fn as_text(entry: &Entry, format: Format) -> Result<String, Phrase> {
    let mut solved = None;
    if format == Format::Pair && entry.solution.is_none() {
        let solution = match solutions(entry) {
            Solutions::One(solution) => solution,
            Solutions::Many(_) => return Err(phrase!("no-pair", why = phrase!("many-solutions"))),
            Solutions::None => return Err(phrase!("no-pair", why = phrase!("no-solution"))),
        };
        solved = Some(Entry { solution: Some(solution), ..entry.clone() });
    }
    text::to_string(solved.as_ref().unwrap_or(entry), format).map_err(|missing| missing.phrase())
}

/// The letters that open it with Ninefold: a puzzle with one solution, and all that was done on it.
fn as_link(parcel: &Parcel) -> Result<String, Phrase> {
    let deal = games::deal_brought(&post::brought(parcel)).map_err(|why| why.phrase())?;
    let link = deal.to_link().expect("a puzzle has digits alone");
    Ok(format!("{link}\n"))
}

/// What the format has no room for, as a sentence.
fn told(to: Target, lost: &[Lost]) -> Option<String> {
    let names: Vec<String> = lost.iter().map(|lost| speech::say(&lost.phrase())).collect();
    (!names.is_empty())
        .then(|| speech::say(&phrase!("format-lost", format = to.key(), what = names.join(", "))))
}
