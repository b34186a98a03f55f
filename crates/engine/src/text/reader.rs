//! Reads a text line by line, so that a text of any length needs the memory of one puzzle.

use super::drawn::DrawnReader;
use super::error::{Line, ParseError};
use super::line::read_line;
use super::pair::PairReader;
use super::sdk::SdkReader;
use super::{Entry, Format};
use alloc::string::String;

/// Takes the lines of a text in one format and gives its puzzles as they become complete.
#[derive(Debug)]
pub struct Reader {
    /// The line fed last, from 1.
    number: u64,
    grids: Grids,
}

#[derive(Debug)]
enum Grids {
    List,
    Sdk(SdkReader),
    Drawn(DrawnReader),
    Pair(PairReader),
}

impl Reader {
    /// A reader at the beginning of a text.
    pub fn new(format: Format) -> Reader {
        let grids = match format {
            Format::Line | Format::Sdm | Format::Sukaku => Grids::List,
            Format::Sdk => Grids::Sdk(SdkReader::default()),
            Format::Ss | Format::Pencilmarks => Grids::Drawn(DrawnReader::default()),
            Format::Pair => Grids::Pair(PairReader::default()),
        };
        Reader { number: 0, grids }
    }

    /// Takes the next line, without its line feed. Gives the puzzle that is complete now, or the
    /// fault that stands in a puzzle's place.
    pub fn feed(&mut self, line: &[u8]) -> Option<Result<Entry, ParseError>> {
        self.number += 1;
        let line = Line::new(self.number, line);
        match &mut self.grids {
            Grids::List => read_line(line.number, line.bytes).transpose().map(|read| {
                let read = read?;
                let columns = String::from_utf8_lossy(read.columns).into_owned();
                let candidates = read.candidates;
                Ok(Entry { line: line.number, candidates, columns, ..Entry::new(read.puzzle) })
            }),
            Grids::Sdk(sdk) => sdk.feed(line),
            Grids::Drawn(drawn) => drawn.feed(line),
            Grids::Pair(pair) => pair.feed(line),
        }
    }

    /// The end of the text: gives the last puzzle, or tells of one that is not complete.
    pub fn finish(&mut self) -> Option<Result<Entry, ParseError>> {
        let end = Line::new(self.number.max(1), b"");
        match &mut self.grids {
            Grids::List => None,
            Grids::Sdk(sdk) => sdk.finish(end),
            Grids::Drawn(drawn) => drawn.finish(end),
            Grids::Pair(pair) => pair.finish(end),
        }
    }
}
