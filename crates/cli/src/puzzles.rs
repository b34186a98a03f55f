//! Streams of puzzles of any length: read in chunks, worked on in parallel, answered in order.
//!
//! Lists, where each line stands for itself, are cut between lines and parsed by the workers.
//! The other formats are parsed while reading, and the workers get entries. Files of other programs, which
//! have an end, are read as a whole.

use crate::exit::{Ending, Failure};
use crate::inputs::{Inputs, Source};
use crate::ordered;
use crate::output::{self, Counts, Output};
use crate::progress::Progress;
use crate::speech;
use crate::whole::{ignored, place};
use engine::text::{self, Entry, ParseError, Problem};
use engine::{phrase, visible};
use formats::{Fault, Parcel, Pencil};
use std::sync::Arc;

mod cutting;

use cutting::Chunks;

/// What is read at once, and the longest line there may be.
const CHUNK: usize = 128 * 1024;

/// So many places in a row that are no puzzles, and none follows: a device, or no text of puzzles at all.
const MOST_IN_VAIN: u64 = 100_000;

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
            empty.give_up()?;
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
    /// What could not be read since the last puzzle. Standard error may be gone, so that telling it does not end it.
    in_vain: u64,
}

impl Empty {
    fn look_at(&mut self, chunk: &Chunk) {
        if self.file.as_ref().is_none_or(|(source, _)| *source != chunk.source) {
            self.tell();
            self.file = Some((chunk.source, Arc::clone(&chunk.file)));
        }
        let Counts { puzzles, unreadable, .. } = chunk.output.counts;
        self.has_any |= puzzles + unreadable > 0;
        self.in_vain = if puzzles > 0 { 0 } else { self.in_vain + unreadable };
    }

    fn give_up(&self) -> Result<(), Failure> {
        match &self.file {
            Some((_, name)) if self.in_vain > MOST_IN_VAIN => {
                let why = speech::say(&phrase!("no-puzzle-for-long", limit = MOST_IN_VAIN as u32));
                Err(Failure::Puzzle(format!("{}: {why}", visible(name))))
            }
            _ => Ok(()),
        }
    }

    /// Closes the source in hand, and says how many had nothing so far.
    fn tell(&mut self) -> u64 {
        if let Some((_, name)) = self.file.take()
            && !self.has_any
        {
            self.n_told += 1;
            let (name, none) = (visible(&name), speech::say(&Problem::NoPuzzle.phrase()));
            output::complain(&format!("{name}: {none}"));
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
