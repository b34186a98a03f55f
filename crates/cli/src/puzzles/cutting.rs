//! Cuts the sources into pieces to work on: whole lines of a list, entries of the other formats, a file of
//! another program. It answers nothing, and a source without lines does not hold it up for ever.

use super::{CHUNK, Chunk, split_lines};
use crate::exit::Failure;
use crate::inputs::Source;
use crate::ordered::Filled;
use engine::phrase;
use engine::text::{self, ParseError, Problem, Reader};
use formats::Fault;
use std::io::Read;
use std::sync::Arc;

/// A line of more megabytes has no end as far as anybody can tell: a device, or no text at all.
const LONGEST_LINE: u32 = 256;

/// Reads the sources one after the other.
pub struct Chunks {
    sources: std::vec::IntoIter<Source>,
    open: Option<Text>,
    n_opened: usize,
    lines_at_once: usize,
}

/// A source being read.
struct Text {
    name: Arc<str>,
    file: Box<dyn Read + Send>,
    /// What was read and not yet handed on: the beginning of a line, or lines for the next turns.
    rest: Vec<u8>,
    next_line: u64,
    layout: Layout,
    /// How much was read over of a line that is too long, and already told of.
    skipped: Option<u64>,
    /// A terminal would be asked again after its end.
    is_over: bool,
    /// The most lines of a list handed on together.
    lines_at_once: usize,
}

enum Layout {
    /// Nothing telling has been read yet.
    Unknown,
    List,
    Grids(Box<Reader>),
}

impl Chunks {
    pub fn new(sources: Vec<Source>, lines_at_once: usize) -> Chunks {
        Chunks { sources: sources.into_iter(), open: None, n_opened: 0, lines_at_once }
    }

    pub fn fill(&mut self, chunk: &mut Chunk) -> Result<Filled, Failure> {
        loop {
            let text = match &mut self.open {
                Some(text) => text,
                None => {
                    let Some(source) = self.sources.next() else { return Ok(Filled::End) };
                    self.n_opened += 1;
                    self.open.insert(Text::open(&source, self.lines_at_once)?)
                }
            };
            chunk.source = self.n_opened;
            match text.fill(chunk)? {
                Filled::Yes => return Ok(Filled::Yes),
                Filled::End => self.open = None,
            }
        }
    }
}

impl Text {
    fn open(source: &Source, lines_at_once: usize) -> Result<Text, Failure> {
        let name = source.name();
        let file = source.open().map_err(Failure::io(&*name))?;
        Ok(Text {
            name: Arc::from(name),
            file,
            rest: Vec::with_capacity(CHUNK),
            next_line: 1,
            layout: Layout::Unknown,
            skipped: None,
            is_over: false,
            lines_at_once,
        })
    }

    /// Hands on what one read brings, as far as it is whole lines: a slow pipe is answered line
    /// by line, a file in large pieces.
    fn fill(&mut self, chunk: &mut Chunk) -> Result<Filled, Failure> {
        chunk.file = Arc::clone(&self.name);
        chunk.n_bytes = 0;
        chunk.entries.clear();
        chunk.parcels.clear();
        chunk.lines.clear();
        if self.is_over {
            return Ok(Filled::End);
        }
        if self.rest.contains(&b'\n') {
            let end = self.end_of_turn(&self.rest);
            chunk.lines.extend(self.rest.drain(..end));
            self.hand_on(chunk);
            return Ok(Filled::Yes);
        }
        chunk.lines.append(&mut self.rest);
        loop {
            let start = chunk.lines.len();
            chunk.lines.resize(CHUNK, 0);
            let n_read = read(&mut self.file, &mut chunk.lines[start..])
                .map_err(Failure::io(&*self.name))?;
            chunk.lines.truncate(start + n_read);
            chunk.n_bytes += n_read as u64;
            if n_read == 0 {
                self.end(chunk);
                return Ok(Filled::Yes);
            }
            let is_full = chunk.lines.len() == CHUNK;
            if self.is_file(&chunk.lines) {
                self.read_whole(chunk)?;
                return Ok(Filled::Yes);
            }
            let Some(last) = memchr::memrchr(b'\n', &chunk.lines) else {
                // What is said of it is said before it ends: that may be never.
                if is_full && self.skip(chunk) {
                    return Ok(Filled::Yes);
                }
                continue;
            };
            if self.skipped.is_none() && !is_full && !self.is_layout_known(&chunk.lines) {
                continue;
            }
            let end = self.end_of_turn(&chunk.lines[..=last]);
            self.rest.extend_from_slice(&chunk.lines[end..]);
            chunk.lines.truncate(end);
            self.hand_on(chunk);
            return Ok(Filled::Yes);
        }
    }

    /// Whether the text is a file of another program; asked while nothing was handed on.
    fn is_file(&self, beginning: &[u8]) -> bool {
        let is_beginning =
            matches!(self.layout, Layout::Unknown) && self.next_line == 1 && self.skipped.is_none();
        let text = match str::from_utf8(beginning) {
            Ok(text) => text,
            // The last character may not be complete.
            Err(error) => str::from_utf8(&beginning[..error.valid_up_to()]).unwrap_or_default(),
        };
        is_beginning && formats::is_file(text) == Some(true)
    }

    /// Reads the rest of such a file, which is no longer than anybody's collection.
    fn read_whole(&mut self, chunk: &mut Chunk) -> Result<(), Failure> {
        let room = formats::LONGEST_FILE as u64 + 1 - chunk.lines.len() as u64;
        let n_read = (&mut self.file).take(room).read_to_end(&mut chunk.lines);
        chunk.n_bytes += n_read.map_err(Failure::io(&*self.name))? as u64;
        self.is_over = true;
        chunk.parcels = post::read_any(&String::from_utf8_lossy(&chunk.lines));
        // Its memory is not kept.
        chunk.lines = Vec::with_capacity(CHUNK);
        Ok(())
    }

    /// Where the lines end that are handed on together. Lists are parsed by the workers; the other
    /// formats are parsed here, where a few lines are no puzzle yet.
    fn end_of_turn(&self, lines: &[u8]) -> usize {
        if self.lines_at_once == usize::MAX || matches!(self.layout, Layout::Grids(_)) {
            return lines.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        }
        let feeds = (1..).zip(lines).filter(|&(_, &byte)| byte == b'\n').map(|(end, _)| end);
        feeds.take(self.lines_at_once).last().unwrap_or(0)
    }

    /// The end of the source: what is left is a line without a line feed.
    fn end(&mut self, chunk: &mut Chunk) {
        self.is_over = true;
        if !chunk.lines.is_empty() {
            self.is_layout_known(&chunk.lines);
            self.hand_on(chunk);
        }
        if let Layout::Grids(reader) = &mut self.layout {
            reader.finish(&mut chunk.entries);
        }
    }

    /// A line that fills the whole chunk is no puzzle. It is told of once and read over, but not for ever. Says
    /// whether there is something to tell.
    fn skip(&mut self, chunk: &mut Chunk) -> bool {
        let read = chunk.lines.len() as u64;
        let (line, column) = (self.next_line, 1);
        chunk.lines.clear();
        let Some(before) = self.skipped else {
            self.skipped = Some(read);
            let problem = Problem::LineTooLong { limit: CHUNK as u32 };
            chunk.entries.push(Err(ParseError { line, column, problem }));
            return true;
        };
        self.skipped = Some(before + read);
        self.is_over = before + read > u64::from(LONGEST_LINE) << 20;
        if self.is_over {
            let what = phrase!("line-without-end", limit = LONGEST_LINE);
            chunk.parcels.push(Err(Fault { line, column: None, what }));
        }
        self.is_over
    }

    fn is_layout_known(&mut self, lines: &[u8]) -> bool {
        if let Layout::Unknown = self.layout {
            let is_object = formats::begins_with_object(&String::from_utf8_lossy(lines));
            match text::detect(lines) {
                _ if is_object => self.layout = Layout::List,
                None => return false,
                Some(format) if format.is_list() => self.layout = Layout::List,
                Some(format) => self.layout = Layout::Grids(Box::new(Reader::new(format))),
            }
        }
        true
    }

    /// Gives whole lines to the worker, or their puzzles.
    fn hand_on(&mut self, chunk: &mut Chunk) {
        if self.skipped.take().is_some() {
            let end = memchr::memchr(b'\n', &chunk.lines);
            // Its line feed stays: the line has been told of, but it counts.
            chunk.lines.drain(..end.unwrap_or(chunk.lines.len()));
        }
        chunk.first_line = self.next_line;
        self.next_line += memchr::memchr_iter(b'\n', &chunk.lines).count() as u64;
        if let Layout::Grids(reader) = &mut self.layout {
            split_lines(&chunk.lines).for_each(|line| reader.feed(line, &mut chunk.entries));
            chunk.lines.clear();
        }
    }
}

/// One read, again if a signal came between.
fn read(file: &mut impl Read, buffer: &mut [u8]) -> std::io::Result<usize> {
    loop {
        match file.read(buffer) {
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            end => return end,
        }
    }
}
