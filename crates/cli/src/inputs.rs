//! Where puzzles come from: the arguments that all commands on puzzles share.

use crate::exit::Failure;
use crate::output;
use native::AsUtf8;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, IsTerminal, Read};
use std::num::NonZero;
use std::path::PathBuf;

#[derive(Clone, Debug, clap::Args)]
pub struct Inputs {
    /// Files to read, `-` for standard input, or puzzles themselves as 81 characters.
    /// Without any, standard input is read
    #[arg(value_name = "FILE")]
    sources: Vec<OsString>,

    /// Threads to work with; the output is the same with any number. All processors by default
    #[arg(long, short, value_name = "N")]
    jobs: Option<NonZero<usize>>,
}

/// One text to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    Stdin,
    File(PathBuf),
    /// A puzzle given as an argument.
    Argument(String),
}

impl Inputs {
    /// The sources, every file known to be there.
    pub fn sources(&self) -> Result<Vec<Source>, Failure> {
        if self.sources.is_empty() {
            if io::stdin().is_terminal() {
                output::complain(
                    "ninefold: type or paste puzzles; Ctrl-D ends (--help has examples)",
                );
            }
            return Ok(vec![Source::Stdin]);
        }
        self.sources.iter().map(|name| Source::of(name)).collect()
    }

    /// Whether every file is there, without a word to whoever types.
    pub fn all_there(&self) -> Result<(), Failure> {
        self.sources.iter().try_for_each(|name| Source::of(name).map(drop))
    }

    pub fn jobs(&self) -> usize {
        jobs(self.jobs)
    }
}

/// More threads than any machine has processors help nobody, and each takes memory.
const MOST_JOBS: usize = 256;

/// The number of threads asked for, or one for each processor.
pub fn jobs(asked: Option<NonZero<usize>>) -> usize {
    let asked = asked.or_else(|| std::thread::available_parallelism().ok());
    asked.map_or(1, NonZero::get).min(MOST_JOBS)
}

/// Whether an argument is a puzzle, or so near to one that what is wrong with it is worth telling.
pub fn is_puzzle(text: &str) -> bool {
    let is_cell = |ch: &char| ch.is_ascii_digit() || ".xX*_-?".contains(*ch);
    let n_cells = text.chars().filter(is_cell).count();
    // Names of files are short and have letters, or folders before them.
    let is_near = n_cells >= 40 && 2 * n_cells > text.chars().count() && !text.contains('/');
    engine::text::parse_one(text).is_ok() || post::read_line(text).is_some() || is_near
}

impl Source {
    /// What an argument means. Names of files are of any bytes.
    pub fn of(name: &OsStr) -> Result<Source, Failure> {
        if name == "-" {
            return Ok(Source::Stdin);
        }
        let path = PathBuf::from(name);
        let text = name.to_string_lossy();
        match fs::metadata(&path) {
            Ok(found) if found.is_dir() => {
                let text = engine::visible(&text);
                Err(Failure::Usage(format!("{text}: is a folder, a file of puzzles expected")))
            }
            Ok(_) => Ok(Source::File(path)),
            Err(_) if is_puzzle(&text) => Ok(Source::Argument(text.into_owned())),
            Err(error) => Err(Failure::Io { place: text.into_owned(), error }),
        }
    }

    /// The name in front of `:line:column` in a message.
    pub fn place(&self) -> String {
        engine::visible(&self.name()).into_owned()
    }

    /// The name itself, as programs are told it.
    pub fn name(&self) -> String {
        match self {
            Source::Stdin => "standard input".to_owned(),
            Source::File(path) => path.display().to_string(),
            Source::Argument(_) => "argument".to_owned(),
        }
    }

    /// The length in bytes, where it is known before reading.
    pub fn len(&self) -> Option<u64> {
        match self {
            Source::Stdin => None,
            Source::File(path) => fs::metadata(path).ok().filter(|f| f.is_file()).map(|f| f.len()),
            Source::Argument(text) => Some(text.len() as u64),
        }
    }

    pub fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        Ok(match self {
            Source::Stdin => Box::new(AsUtf8::new(io::stdin())),
            Source::File(path) => Box::new(AsUtf8::new(File::open(path)?)),
            Source::Argument(text) => Box::new(io::Cursor::new(text.clone().into_bytes())),
        })
    }
}
