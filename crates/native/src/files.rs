//! Texts in files: written whole or not at all, read up to a length, put aside when damaged.

use crate::AsUtf8;
use session::{Phrase, phrase, visible};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// A file that cannot be read, and where it was put aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    pub path: PathBuf,
    pub cause: Phrase,
}

impl Damaged {
    pub fn phrase(&self) -> Phrase {
        let path = self.path.display().to_string();
        phrase!("tui-damaged", path = path, cause = self.cause.clone())
    }
}

/// Beside the place first, then into it: a rename within a folder is all or nothing. A kill at any
/// moment leaves either the old file or the new one.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("new");
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_data()
    });
    written.and_then(|()| fs::rename(&beside, path)).map_err(|error| {
        // A full disk must not keep the half-written file; the old one stays.
        let _ = fs::remove_file(&beside);
        at(path, &error)
    })
}

/// What went wrong, with the place where.
pub fn at(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", shown(path)))
}

/// The name of a file in a message, of which no line feed in it may begin another line.
pub fn shown(path: &Path) -> String {
    visible(&path.display().to_string()).into_owned()
}

/// Removes a file that may be gone already.
pub fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(path, &error)),
        _ => Ok(()),
    }
}

/// Reads a file that a player names, unless it is longer than any log.
pub fn read_text(path: &Path) -> Result<String, Phrase> {
    let most = u64::from(session::log::MAX_BYTES);
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|error| unread(&error))?;
    let read = AsUtf8::new(file).take(most + 1).read_to_end(&mut bytes);
    read.map_err(|error| unread(&error))?;
    match bytes.len() as u64 > most {
        true => Err(phrase!("file-too-long", limit = session::log::MAX_BYTES)),
        false => Ok(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// In the words of the machine.
pub fn unread(error: &io::Error) -> Phrase {
    phrase!("file-unread", cause = error.to_string())
}

pub fn put_aside(path: &Path, cause: Phrase) -> Damaged {
    let aside = path.with_extension("damaged");
    let path = if fs::rename(path, &aside).is_ok() { aside } else { path.into() };
    Damaged { path, cause }
}
