//! What a worker says about its puzzles, collected until its turn to be printed comes.

use crate::exit::{Ending, Failure};
use crate::speech;
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// The lines for standard output and standard error of one slot, and what they amount to.
#[derive(Debug, Default)]
pub struct Output {
    pub out: Vec<u8>,
    pub err: Vec<u8>,
    pub counts: Counts,
    /// A gap is due before the first line, if there was one before it.
    begins_with_gap: bool,
}

/// Whether anything has been printed, so that a gap has something to part.
static HAS_PRINTED: AtomicBool = AtomicBool::new(false);

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
        self.begins_with_gap = false;
    }

    /// An empty line between what was said before, by whomever, and what follows.
    pub fn gap(&mut self) {
        if self.out.is_empty() { self.begins_with_gap = true } else { self.out.push(b'\n') }
    }

    pub fn line(&mut self, line: &[u8]) {
        self.out.extend_from_slice(line);
        self.out.push(b'\n');
    }

    /// One object a line.
    pub fn json(&mut self, value: &impl Serialize) {
        let begin = self.out.len();
        serde_json::to_writer(&mut self.out, value).expect("our own structs are JSON");
        let text = str::from_utf8(&self.out[begin..]).expect("JSON is UTF-8");
        if let Cow::Owned(safe) = harmless(text) {
            self.out.truncate(begin);
            self.out.extend_from_slice(safe.as_bytes());
        }
        self.out.push(b'\n');
    }

    /// A remark of one line on standard error; it does not change the exit code.
    pub fn remark(&mut self, text: std::fmt::Arguments<'_>) {
        let text = text.to_string();
        writeln!(self.err, "{}", engine::visible(&text)).expect("writing to memory");
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
        if self.out.is_empty() {
            return Ok(());
        }
        if HAS_PRINTED.swap(true, Ordering::Relaxed) && self.begins_with_gap {
            print(b"\n")?;
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

/// JSON on one line. What a terminal would obey is in it by its number only: a file name or a remark
/// may hold anything.
pub fn to_json(value: &impl Serialize) -> String {
    harmless(&serde_json::to_string(value).expect("our own structs are JSON")).into_owned()
}

fn harmless(text: &str) -> Cow<'_, str> {
    if let Cow::Borrowed(text) = engine::visible(text) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len() + 16);
    for ch in text.chars() {
        match engine::visible(ch.encode_utf8(&mut [0; 4])).len() {
            1..=4 => safe.push(ch),
            // None of these is beyond the first 65,536 characters.
            _ => safe.push_str(&format!("\\u{:04x}", u32::from(ch))),
        }
    }
    Cow::Owned(safe)
}

/// Prints a text for people.
pub fn tell(text: &str) -> Result<(), Failure> {
    print(speech::shown(text).as_bytes())
}

/// Prints a line for people. `println!` would panic when nobody reads, or the disk is full.
pub fn line(text: impl fmt::Display) -> Result<(), Failure> {
    tell(&format!("{text}\n"))
}

/// Asks on standard error; the answer stands on the same line.
pub fn ask(question: &str) {
    let _ = write!(io::stderr(), "{} ", speech::shown(question));
}

/// Tells people what is wrong, on standard error.
pub fn complain(text: &str) {
    // Nobody can be told when standard error is gone.
    let _ = writeln!(io::stderr(), "{}", speech::shown(text));
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
