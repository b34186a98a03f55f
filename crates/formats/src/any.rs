//! A whole text, whatever it is: a file of another program, a list of lines of any kind, or a layout that
//! people draw.

use crate::{LONGEST_FILE, Parcel, ReadLink, no_links, read_file_and, read_line, read_line_and};
use engine::text::{self, Entry, Format, ParseError, Reader};
use engine::{Phrase, phrase};

/// What could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub line: u64,
    /// Where the place in the line is known.
    pub column: Option<u32>,
    pub what: Phrase,
}

impl Fault {
    /// The fault with its place, as a sentence to be said.
    pub fn phrase(&self) -> Phrase {
        let line = self.line as i64;
        match self.column {
            Some(column) => {
                phrase!("text-at", line = line, column = column, what = self.what.clone())
            }
            None => phrase!("line-at", line = line, cause = self.what.clone()),
        }
    }
}

impl From<ParseError> for Fault {
    fn from(error: ParseError) -> Fault {
        Fault { line: error.line, column: Some(error.column), what: error.problem.phrase() }
    }
}

/// Every puzzle of a text in its own order, and every fault in its place; nothing where there is none.
pub fn read_any(text: &str) -> Vec<Result<Parcel, Fault>> {
    read_any_and(text, no_links)
}

/// The same, links of ours among them.
pub fn read_any_and(text: &str, read_link: ReadLink) -> Vec<Result<Parcel, Fault>> {
    let has_objects = text.len() <= LONGEST_FILE && begins_with_object(text);
    if !has_objects && let Some(found) = read_file_and(text, read_link) {
        return found;
    }
    let format = text::detect(text.as_bytes()).unwrap_or(Format::Line);
    let lines = text.as_bytes().split(|&byte| byte == b'\n');
    if has_objects || format.is_list() {
        let numbered = (1u64..).zip(lines);
        return numbered.filter_map(|(number, line)| list_line(number, line, read_link)).collect();
    }
    let mut reader = Reader::new(format);
    let mut entries = Vec::new();
    lines.for_each(|line| reader.feed(line, &mut entries));
    reader.finish(&mut entries);
    entries.into_iter().map(|read| read.map(Parcel::from).map_err(Fault::from)).collect()
}

/// A line of a list: one of another program where it is no line of cells, or begins as theirs do.
fn list_line(number: u64, bytes: &[u8], read_link: ReadLink) -> Option<Result<Parcel, Fault>> {
    let read = text::read_line(number, bytes);
    if (read.is_err() || is_foreign(bytes))
        && let Some(foreign) =
            str::from_utf8(bytes).ok().and_then(|line| read_line_and(line, read_link))
    {
        return Some(match foreign {
            Ok(mut parcel) => {
                parcel.entry.line = number;
                Ok(parcel)
            }
            Err(what) => Err(Fault { line: number, column: None, what }),
        });
    }
    match read {
        Ok(None) => None,
        Ok(Some(line)) => {
            let mut entry = Entry::new(line.puzzle);
            (entry.line, entry.position, entry.candidates) =
                (number, line.position, line.candidates);
            entry.columns = String::from_utf8_lossy(line.columns).into_owned();
            Some(Ok(entry.into()))
        }
        Err(error) => Some(Err(error.into())),
    }
}

/// Whether the first line that is not empty is an object of a puzzle: then each line stands for itself.
pub fn begins_with_object(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let first = text.lines().next().unwrap_or_default();
    first.starts_with('{') && read_line(first).is_some()
}

/// Whether a line of cells would not begin like that.
pub fn is_foreign(line: &[u8]) -> bool {
    matches!(line.first(), Some(b':' | b'#' | b'{'))
}
