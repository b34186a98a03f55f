//! The files of the page: inside the release binary, or in `dist/` while working on it.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};

/// A file in the binary.
pub struct Embedded {
    pub path: &'static str,
    pub plain: &'static [u8],
    /// The same in brotli, where that is smaller.
    pub packed: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// A file as it goes out.
pub struct File {
    pub plain: Cow<'static, [u8]>,
    pub packed: Option<Cow<'static, [u8]>>,
}

/// The file at this path, without the leading slash.
pub fn find(path: &str) -> Option<File> {
    if let Some(file) = EMBEDDED.iter().find(|file| file.path == path) {
        return Some(File { plain: file.plain.into(), packed: file.packed.map(Cow::from) });
    }
    if !EMBEDDED.is_empty() {
        return None;
    }
    let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    let found = inside.then(|| std::fs::read(dist().join(path)).ok())??;
    let packed = std::fs::read(dist().join(format!("{path}.br"))).ok();
    Some(File { plain: found.into(), packed: packed.map(Cow::from) })
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

fn dist() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist")
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
