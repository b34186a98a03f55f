//! The files of the page: inside the release binary, or in `dist/` while working on it.

use super::coding::Coding;
use super::tag;
use hyper::body::Bytes;
use std::path::{Component, Path, PathBuf};

/// A file in the binary.
pub struct Embedded {
    pub path: &'static str,
    /// Another for every other content.
    pub tag: u64,
    pub plain: &'static [u8],
    /// The same packed, where that is smaller.
    pub brotli: Option<&'static [u8]>,
    pub gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// A file as it goes out.
pub struct File {
    pub tag: u64,
    pub plain: Bytes,
    pub brotli: Option<Bytes>,
    pub gzip: Option<Bytes>,
}

impl File {
    /// The codings there are of it, the smallest first.
    pub fn codings(&self) -> Vec<Coding> {
        let all = [
            (Coding::Brotli, self.brotli.is_some()),
            (Coding::Gzip, self.gzip.is_some()),
            (Coding::Plain, true),
        ];
        all.into_iter().filter(|(_, is_there)| *is_there).map(|(coding, _)| coding).collect()
    }

    /// The bytes in this coding, plain ones where it does not have it.
    pub fn bytes(&self, coding: Coding) -> Bytes {
        let packed = match coding {
            Coding::Brotli => self.brotli.clone(),
            Coding::Gzip => self.gzip.clone(),
            Coding::Plain => None,
        };
        packed.unwrap_or_else(|| self.plain.clone())
    }
}

/// The file at this path, without the leading slash.
pub fn find(path: &str) -> Option<File> {
    if let Some(file) = EMBEDDED.iter().find(|file| file.path == path) {
        return Some(File {
            tag: file.tag,
            plain: Bytes::from_static(file.plain),
            brotli: file.brotli.map(Bytes::from_static),
            gzip: file.gzip.map(Bytes::from_static),
        });
    }
    if !EMBEDDED.is_empty() {
        return None;
    }
    let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    let read = |path: String| std::fs::read(dist().join(path)).ok().map(Bytes::from);
    let plain = inside.then(|| read(path.to_owned()))??;
    let (brotli, gzip) = (read(format!("{path}.br")), read(format!("{path}.gz")));
    Some(File { tag: tag::of(&plain), plain, brotli, gzip })
}

/// Where all files are, without the packed forms.
pub fn paths() -> std::io::Result<Vec<String>> {
    if !EMBEDDED.is_empty() {
        return Ok(EMBEDDED.iter().map(|file| file.path.to_owned()).collect());
    }
    let mut paths = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(dist().join(&folder))? {
            let entry = entry?;
            let path = folder.join(entry.file_name());
            match entry.file_type()?.is_dir() {
                true => folders.push(path),
                false => paths.push(path.display().to_string().replace('\\', "/")),
            }
        }
    }
    paths.retain(|path| !path.ends_with(".br") && !path.ends_with(".gz"));
    paths.sort();
    Ok(paths)
}

/// Whether there is a page at all; if not, what to do about it.
pub fn check() -> Result<(), String> {
    match find("index.html") {
        Some(_) => Ok(()),
        None => Err(format!(
            "this build carries no page and {} has none: run `cargo xtask web --dev` first, \
             or build with `cargo run --release`",
            dist().display()
        )),
    }
}

/// The verifier as a module, for a world to publish; a build without one names its version.
pub fn verifier() -> Option<Vec<u8>> {
    match std::env::var_os("NINEFOLD_VERIFIER") {
        // Tests bring one of their own.
        Some(path) if VERIFIER.is_none() => std::fs::read(path).ok(),
        _ => VERIFIER.map(<[u8]>::to_vec),
    }
}

fn dist() -> PathBuf {
    match std::env::var_os("NINEFOLD_PAGE") {
        // Tests bring a page of their own.
        Some(folder) => folder.into(),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_outside_the_folder_is_found() {
        assert!(find("../Cargo.toml").is_none());
        assert!(find("/etc/hostname").is_none());
        assert!(find("").is_none());
    }
}
