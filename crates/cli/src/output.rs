//! What a worker says about its puzzles, collected until its turn to be printed comes.

use crate::exit::{Ending, Failure};
use serde::Serialize;
use std::io::{self, Write};

/// The lines for standard output and standard error of one slot, and what they amount to.
#[derive(Debug, Default)]
pub struct Output {
    pub out: Vec<u8>,
    pub err: Vec<u8>,
    pub counts: Counts,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub puzzles: u64,
    /// Puzzles that are not as they should be.
    pub failed: u64,
    /// Places where a puzzle should be and none could be read.
    pub unreadable: u64,
}

impl Output {
    pub fn clear(&mut self) {
        self.out.clear();
        self.err.clear();
        self.counts = Counts::default();
    }

    pub fn line(&mut self, line: &[u8]) {
        self.out.extend_from_slice(line);
        self.out.push(b'\n');
    }

    /// One object a line.
    pub fn json(&mut self, value: &impl Serialize) {
        serde_json::to_writer(&mut self.out, value).expect("our own structs are JSON");
        self.out.push(b'\n');
    }

    /// A remark on standard error; it does not change the exit code.
    pub fn remark(&mut self, text: std::fmt::Arguments<'_>) {
        writeln!(self.err, "{text}").expect("writing to memory");
    }

    /// Notes that the puzzle in hand is not as it should be.
    pub fn fail(&mut self) {
        self.counts.failed += 1;
    }

    /// Prints what was collected.
    pub fn print(&self) -> Result<(), Failure> {
        if !self.err.is_empty() {
            // Nobody can be told when standard error is gone.
            let _ = io::stderr().write_all(&self.err);
        }
        print(&self.out)
    }
}

impl Counts {
    pub fn add(&mut self, other: Counts) {
        self.puzzles += other.puzzles;
        self.failed += other.failed;
        self.unreadable += other.unreadable;
    }

    pub fn ending(self) -> Ending {
        if self.failed + self.unreadable == 0 { Ending::AllWell } else { Ending::SomeFailed }
    }
}

/// Writes to standard output. When nobody reads any more, as after `| head`, the program ends
/// quietly at once: a thread may still wait for input that never comes.
pub fn print(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
        end => end.map_err(Failure::io("standard output")),
    }
}
