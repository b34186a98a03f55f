//! Streams of puzzles of any length: read in chunks, worked on in parallel, answered in order.
//!
//! Lists, where each line stands for itself, are cut between lines and parsed by the workers.
//! The other formats are parsed while reading, and the workers get entries. Files of other programs, which
//! have an end, are read as a whole.

use crate::exit::{Ending, Failure};
use crate::inputs::{Inputs, Source};
use crate::ordered::{self, Filled};
use crate::output::{self, Counts, Output};
use crate::progress::Progress;
use crate::speech;
use crate::whole::{ignored, place};
use engine::text::{self, Entry, ParseError, Problem, Reader};
use formats::{Fault, Parcel, Pencil};
use std::io::Read;
use std::sync::Arc;

/// What is read at once, and the longest line there may be.
const CHUNK: usize = 128 * 1024;

/// A puzzle and where it stands.
pub struct Found<'a> {
    pub file: &'a str,
    pub entry: &'a Entry,
    /// What a player pencilled on it, where the format tells that.
    pub pencil: Option<&'a Pencil>,
}

/// Answers every puzzle of the inputs with `work`, in order. What cannot be read is told on
/// standard error with its place, and counted.
pub fn each(
    inputs: &Inputs,
    work: impl Fn(&Found<'_>, &mut Output) + Sync,
) -> Result<Ending, Failure> {
    each_by(inputs, usize::MAX, work)
}

/// The same for work that may take long on one puzzle: a few at a time are handed to a worker, so
/// that the others have something to do as well.
pub fn each_with_patience(
    inputs: &Inputs,
    work: impl Fn(&Found<'_>, &mut Output) + Sync,
) -> Result<Ending, Failure> {
    each_by(inputs, 4, work)
}

/// The same for work that must meet the puzzles one after the other.
pub fn each_in_order(
    inputs: &Inputs,
    work: impl Fn(&Found<'_>, &mut Output) + Sync,
) -> Result<Ending, Failure> {
    run(inputs, 1, usize::MAX, work)
}

fn each_by(
    inputs: &Inputs,
    lines_at_once: usize,
    work: impl Fn(&Found<'_>, &mut Output) + Sync,
) -> Result<Ending, Failure> {
    run(inputs, inputs.jobs(), lines_at_once, work)
}

fn run(
    inputs: &Inputs,
    jobs: usize,
    lines_at_once: usize,
    work: impl Fn(&Found<'_>, &mut Output) + Sync,
) -> Result<Ending, Failure> {
    let sources = inputs.sources()?;
    let total: Option<u64> = sources.iter().map(Source::len).sum();
    let mut progress = Progress::new(total);
    let mut counts = Counts::default();
    let mut done = 0;
    let mut empty = Empty::default();
    let mut chunks = Chunks::new(sources, lines_at_once);
    ordered::run(
        jobs,
        Chunk::default,
        |chunk| chunks.fill(chunk),
        |chunk| chunk.answer(&work),
        |chunk| {
            empty.look_at(chunk);
            chunk.output.print()?;
            counts.add(chunk.output.counts);
            done += chunk.n_bytes;
            progress.update(done, counts.puzzles);
            Ok(())
        },
    )?;
    drop(progress);
    counts.unreadable += empty.tell();
    if counts.unreadable > empty.n_told {
        let n = counts.unreadable - empty.n_told;
        let s = if n == 1 { "" } else { "s" };
        let read = counts.puzzles;
        output::complain(&format!("ninefold: {n} place{s} without a readable puzzle, {read} read"));
    }
    Ok(counts.ending())
}

/// The sources that hold neither a puzzle nor anything that should be one: they are told of as well.
#[derive(Default)]
struct Empty {
    file: Option<(usize, Arc<str>)>,
    has_any: bool,
    n_told: u64,
}

impl Empty {
    fn look_at(&mut self, chunk: &Chunk) {
        if self.file.as_ref().is_none_or(|(source, _)| *source != chunk.source) {
            self.tell();
            self.file = Some((chunk.source, Arc::clone(&chunk.file)));
        }
        let Counts { puzzles, unreadable, .. } = chunk.output.counts;
        self.has_any |= puzzles + unreadable > 0;
    }

    /// Closes the source in hand, and says how many had nothing so far.
    fn tell(&mut self) -> u64 {
        if let Some((_, name)) = self.file.take()
            && !self.has_any
        {
            self.n_told += 1;
            output::complain(&format!("{name}: {}", speech::say(&Problem::NoPuzzle.phrase())));
        }
        self.has_any = false;
        self.n_told
    }
}

/// A slot of the pipeline: a piece of a text and what is said to it.
struct Chunk {
    /// Which of the sources it is of.
    source: usize,
    file: Arc<str>,
    /// The bytes read for it.
    n_bytes: u64,
    /// Whole lines of a list, parsed by the worker.
    lines: Vec<u8>,
    first_line: u64,
    /// Puzzles of the other formats, parsed by the reader, and faults of any.
    entries: Vec<Result<Entry, ParseError>>,
    /// Those of a file of another program.
    parcels: Vec<Result<Parcel, Fault>>,
    /// Where a worker unpacks a list line; kept, so that its text is not allocated anew.
    unpacked: Entry,
    output: Output,
}

impl Default for Chunk {
    fn default() -> Chunk {
        Chunk {
            source: 0,
            file: Arc::from(""),
            n_bytes: 0,
            lines: Vec::with_capacity(CHUNK),
            first_line: 1,
            entries: Vec::new(),
            parcels: Vec::new(),
            unpacked: Entry::new(engine::Grid::EMPTY),
            output: Output::default(),
        }
    }
}

impl Chunk {
    fn answer(&mut self, work: &impl Fn(&Found<'_>, &mut Output)) {
        self.output.clear();
        let Chunk { file, lines, first_line, entries, parcels, unpacked, output, .. } = self;
        // In a list these are lines too long to be handed on, and they come before the others.
        for entry in entries {
            match entry {
                Ok(entry) => {
                    output.counts.puzzles += 1;
                    work(&Found { file, entry, pencil: None }, output);
                }
                Err(error) => unreadable(file, &error.clone().into(), output),
            }
        }
        for parcel in parcels {
            foreign(file, parcel, work, output);
        }
        for (line, bytes) in (*first_line..).zip(split_lines(lines)) {
            let read = text::read_line(line, bytes);
            if (read.is_err() || formats::is_foreign(bytes))
                && let Some(found) = str::from_utf8(bytes).ok().and_then(post::read_line)
            {
                let mut found = found.map_err(|what| Fault { line, column: None, what });
                if let Ok(parcel) = &mut found {
                    parcel.entry.line = line;
                }
                foreign(file, &found, work, output);
                continue;
            }
            match read {
                Ok(None) => {}
                Ok(Some(read)) => {
                    unpacked.line = line;
                    unpacked.puzzle = read.puzzle;
                    unpacked.position = read.position;
                    // Hardly ever is there anything to copy.
                    if read.candidates.is_some() || unpacked.candidates.is_some() {
                        unpacked.candidates = read.candidates;
                    }
                    unpacked.columns.clear();
                    if !read.columns.is_empty() {
                        unpacked.columns.push_str(&String::from_utf8_lossy(read.columns));
                    }
                    output.counts.puzzles += 1;
                    work(&Found { file, entry: unpacked, pencil: None }, output);
                }
                Err(error) => unreadable(file, &error.into(), output),
            }
        }
    }
}

/// Answers a puzzle of another program.
fn foreign(
    file: &str,
    found: &Result<Parcel, Fault>,
    work: &impl Fn(&Found<'_>, &mut Output),
    output: &mut Output,
) {
    match found {
        Ok(parcel) => {
            if let Some(remark) = ignored(parcel) {
                output.remark(format_args!("{file}:{}: {remark}", parcel.entry.line));
            }
            output.counts.puzzles += 1;
            let (entry, pencil) = (&parcel.entry, Some(&parcel.pencil));
            work(&Found { file, entry, pencil }, output);
        }
        Err(fault) => unreadable(file, fault, output),
    }
}

fn unreadable(file: &str, fault: &Fault, output: &mut Output) {
    output.counts.unreadable += 1;
    output.remark(format_args!("{}", place(file, fault)));
}

/// Reads the sources one after the other.
struct Chunks {
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
    /// Within a line that is too long, and already told of.
    is_skipping: bool,
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
    fn new(sources: Vec<Source>, lines_at_once: usize) -> Chunks {
        Chunks { sources: sources.into_iter(), open: None, n_opened: 0, lines_at_once }
    }

    fn fill(&mut self, chunk: &mut Chunk) -> Result<Filled, Failure> {
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
            is_skipping: false,
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
                if is_full {
                    self.skip_line(chunk);
                }
                continue;
            };
            if !self.is_skipping && !is_full && !self.is_layout_known(&chunk.lines) {
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
            matches!(self.layout, Layout::Unknown) && self.next_line == 1 && !self.is_skipping;
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
        chunk.parcels = formats::read_any(&String::from_utf8_lossy(&chunk.lines));
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

    /// A line that fills the whole chunk is no puzzle. It is told of once and read over.
    fn skip_line(&mut self, chunk: &mut Chunk) {
        chunk.lines.clear();
        if !self.is_skipping {
            self.is_skipping = true;
            let problem = Problem::LineTooLong { limit: CHUNK as u32 };
            let line = self.next_line;
            chunk.entries.push(Err(ParseError { line, column: 1, problem }));
        }
    }

    fn is_layout_known(&mut self, lines: &[u8]) -> bool {
        if let Layout::Unknown = self.layout {
            match text::detect(lines) {
                None => return false,
                Some(format) if format.is_list() => self.layout = Layout::List,
                Some(format) => self.layout = Layout::Grids(Box::new(Reader::new(format))),
            }
        }
        true
    }

    /// Gives whole lines to the worker, or their puzzles.
    fn hand_on(&mut self, chunk: &mut Chunk) {
        if self.is_skipping {
            self.is_skipping = false;
            let end = memchr::memchr(b'\n', &chunk.lines);
            // Its line feed stays: the line has been told of, but it counts.
            chunk.lines.drain(..end.unwrap_or(chunk.lines.len()));
        }
        if let Layout::Grids(reader) = &mut self.layout {
            split_lines(&chunk.lines).for_each(|line| reader.feed(line, &mut chunk.entries));
            chunk.lines.clear();
        } else {
            chunk.first_line = self.next_line;
            self.next_line += memchr::memchr_iter(b'\n', &chunk.lines).count() as u64;
        }
    }
}

/// The lines of a text without their line feeds; the last one may lack it.
fn split_lines(mut text: &[u8]) -> impl Iterator<Item = &[u8]> {
    std::iter::from_fn(move || {
        if text.is_empty() {
            return None;
        }
        let end = memchr::memchr(b'\n', text);
        let (line, rest) = text.split_at(end.unwrap_or(text.len()));
        text = rest.get(1..).unwrap_or_default();
        Some(line)
    })
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
