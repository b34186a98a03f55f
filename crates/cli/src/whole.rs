//! All puzzles of one source at once, for work that needs them in memory; and how their faults are told.

use crate::exit::Failure;
use crate::inputs::Source;
use crate::{output, speech};
use engine::text::Problem;
use formats::{Fault, Parcel};
use games::Deal;
use std::io::Read;

/// Every puzzle of a source. The first fault is a failure; what is ignored is told.
pub fn all(source: &Source) -> Result<Vec<Parcel>, Failure> {
    parcels(&source.place(), &text(source)?)
}

/// The text of a source, which may be no longer than a file of puzzles is: a device has no end.
pub fn text(source: &Source) -> Result<String, Failure> {
    let name = source.place();
    let mut bytes = Vec::new();
    let most = formats::LONGEST_FILE as u64 + 1;
    let read = source.open().and_then(|file| file.take(most).read_to_end(&mut bytes));
    read.map_err(Failure::io(&*name))?;
    if bytes.len() > formats::LONGEST_FILE {
        let too_long = speech::say(&formats::too_long());
        return Err(Failure::Usage(format!("{name}: {too_long}")));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The same of a text that is at hand.
pub fn parcels(name: &str, text: &str) -> Result<Vec<Parcel>, Failure> {
    let found = post::read_any(text);
    if found.is_empty() {
        let none = speech::say(&Problem::NoPuzzle.phrase());
        return Err(Failure::Puzzle(format!("{name}: {none}")));
    }
    let mut parcels = Vec::with_capacity(found.len());
    for parcel in found {
        let parcel = parcel.map_err(|fault| Failure::Puzzle(place(name, &fault)))?;
        if let Some(remark) = ignored(&parcel) {
            output::complain(&format!("{name}:{}: {remark}", parcel.entry.line));
        }
        parcels.push(parcel);
    }
    Ok(parcels)
}

/// The deals of a text that holds such, one after the other.
pub fn deals(name: &str, text: &str) -> Result<Option<Vec<Deal>>, Failure> {
    if !text.starts_with("game ") {
        return Ok(None);
    }
    let mut texts: Vec<(usize, String)> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        match texts.last_mut() {
            Some((_, last)) if !line.starts_with("game ") => *last += &format!("{line}\n"),
            _ => texts.push((number, format!("{line}\n"))),
        }
    }
    let deal = |(number, text): (usize, String)| {
        text.trim_end().parse::<Deal>().map_err(|error| {
            Failure::Puzzle(format!("{name}:{}: {}", number + 1, speech::say(&error.phrase())))
        })
    };
    texts.into_iter().map(deal).collect::<Result<Vec<Deal>, Failure>>().map(Some)
}

/// The names of what was not taken over, as a sentence.
pub fn ignored(parcel: &Parcel) -> Option<String> {
    post::ignored(parcel).map(|remark| speech::say(&remark))
}

/// A fault behind the place that it is at.
pub fn place(file: &str, fault: &Fault) -> String {
    let what = speech::say(&fault.what);
    match fault.column {
        Some(column) => format!("{file}:{}:{column}: {what}", fault.line),
        None => format!("{file}:{}: {what}", fault.line),
    }
}
