//! The files of printed pages: which there are, and writing them. It knows nothing of their content.

use crate::exit::Failure;
use crate::output;
use paper::{Document, Volumes, pdf, png, svg};
use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

/// Where pages go, and as what.
pub enum Files {
    /// A PDF on standard output.
    Piped,
    Pdf(PathBuf),
    /// A file for each page.
    Svg(PathBuf),
    Png {
        path: PathBuf,
        dpi: u32,
    },
}

impl Files {
    /// The kind of file that a name asks for.
    pub fn of(name: Option<&Path>, dpi: u32) -> Result<Files, Failure> {
        let Some(path) = name else {
            if io::stdout().is_terminal() {
                let remedy = "a PDF is nothing for a terminal: add -o FILE.pdf";
                return Err(Failure::Usage(remedy.to_owned()));
            }
            return Ok(Files::Piped);
        };
        let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        let path = path.to_owned();
        match ending.as_str() {
            "pdf" => Ok(Files::Pdf(path)),
            "svg" => Ok(Files::Svg(path)),
            "png" => Ok(Files::Png { path, dpi }),
            _ => Err(Failure::Usage(format!(
                "{}: a name that ends in .pdf, .svg or .png expected",
                native::shown(&path)
            ))),
        }
    }

    /// Writes all, and says how many bytes.
    pub fn write(&self, volumes: &Volumes) -> Result<u64, Failure> {
        let mut written = self.write_one(&volumes.book, "")?;
        if let Some(solutions) = &volumes.solutions {
            written += self.write_one(solutions, "-solutions")?;
        }
        Ok(written)
    }

    fn write_one(&self, document: &Document, part: &str) -> Result<u64, Failure> {
        match self {
            Files::Piped => {
                let bytes = pdf::write(document);
                output::print(&bytes)?;
                Ok(bytes.len() as u64)
            }
            Files::Pdf(path) => store(&named(path, part), &pdf::write(document)),
            Files::Svg(path) => {
                self.each(document, path, part, |page| Some(svg::write(page).into_bytes()))
            }
            Files::Png { path, dpi } => {
                self.each(document, path, part, |page| png::write(page, *dpi))
            }
        }
    }

    /// A file for each page; a single page has the very name.
    fn each(
        &self,
        document: &Document,
        path: &Path,
        part: &str,
        draw: impl Fn(&paper::Page) -> Option<Vec<u8>>,
    ) -> Result<u64, Failure> {
        let mut written = 0;
        let n_digits = document.pages.len().to_string().len();
        for (nth, page) in document.pages.iter().enumerate() {
            let part = match document.pages.len() {
                1 => part.to_owned(),
                _ => format!("{part}-{:0n_digits$}", nth + 1),
            };
            let too_large = || Failure::Usage("too many dots for a picture: less --dpi".to_owned());
            written += store(&named(path, &part), &draw(page).ok_or_else(too_large)?)?;
        }
        Ok(written)
    }
}

/// The path with something added to the name, before its ending.
fn named(path: &Path, part: &str) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(part);
    name.push(".");
    name.push(path.extension().unwrap_or_default());
    path.with_file_name(name)
}

/// Beside the place first, then into it: a disk that is full must not leave half a book, nor take the old one.
fn store(path: &Path, bytes: &[u8]) -> Result<u64, Failure> {
    let beside = named(path, &format!("-{}-unfinished", std::process::id()));
    // Devices and links to elsewhere are written into.
    let is_elsewhere = fs::symlink_metadata(path).is_ok_and(|found| !found.is_file());
    let written = match is_elsewhere {
        true => fs::write(path, bytes),
        false => fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path)),
    };
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        Failure::Io { place: path.display().to_string(), error }
    })?;
    Ok(bytes.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_says_what_is_written() {
        assert!(matches!(Files::of(Some(Path::new("a/b.PDF")), 1), Ok(Files::Pdf(_))));
        assert!(matches!(Files::of(Some(Path::new("b.png")), 9), Ok(Files::Png { dpi: 9, .. })));
        assert!(Files::of(Some(Path::new("book")), 1).is_err());
        assert_eq!(named(Path::new("a/b.c.pdf"), "-2"), Path::new("a/b.c-2.pdf"));
    }
}
