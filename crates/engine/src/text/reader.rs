//! Reads a text line by line, so that a text of any length needs the memory of one puzzle.

use super::array::ArrayReader;
use super::drawn::DrawnReader;
use super::error::ParseError;
use super::line::read;
use super::pair::PairReader;
use super::pasted::Line;
use super::sdk::SdkReader;
use super::{Entry, Format};
use alloc::vec::Vec;

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
    Array(ArrayReader),
}

impl Reader {
    /// A reader at the beginning of a text.
    pub fn new(format: Format) -> Reader {
        let grids = match format {
            Format::Line | Format::Sdm | Format::Sukaku => Grids::List,
            Format::Sdk => Grids::Sdk(SdkReader::default()),
            Format::Ss | Format::Pencilmarks => Grids::Drawn(DrawnReader::default()),
            Format::Pair => Grids::Pair(PairReader::default()),
            Format::Array => Grids::Array(ArrayReader::default()),
        };
        Reader { number: 0, grids }
    }

    /// Takes the next line, without its line feed. Adds the puzzles that are complete now to `found`,
    /// and the faults that stand in a puzzle's place.
    pub fn feed(&mut self, line: &[u8], found: &mut Vec<Result<Entry, ParseError>>) {
        self.number += 1;
        let line = Line::new(self.number, line);
        match &mut self.grids {
            Grids::List => {
                found.extend(read(line).transpose().map(|read| Ok(read?.entry(line.number))));
            }
            Grids::Sdk(sdk) => found.extend(sdk.feed(line)),
            Grids::Drawn(drawn) => found.extend(drawn.feed(line)),
            Grids::Pair(pair) => found.extend(pair.feed(line)),
            Grids::Array(array) => array.feed(line, found),
        }
    }

    /// The end of the text: adds the last puzzle, or tells of one that is not complete.
    pub fn finish(&mut self, found: &mut Vec<Result<Entry, ParseError>>) {
        let end = Line::new(self.number.max(1), b"");
        match &mut self.grids {
            Grids::List => {}
            Grids::Sdk(sdk) => found.extend(sdk.finish(end)),
            Grids::Drawn(drawn) => found.extend(drawn.finish(end)),
            Grids::Pair(pair) => found.extend(pair.finish(end)),
            Grids::Array(array) => array.finish(end, found),
        }
    }
}
