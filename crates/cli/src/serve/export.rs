//! The page as files in a folder, as any web host can serve them.

use super::page::{self, File};
use super::tag;
use std::fs;
use std::io;
use std::path::Path;

/// Writes every file with its packed forms beside it, and says how many that were.
pub fn export(folder: &Path) -> io::Result<usize> {
    page::check().map_err(io::Error::other)?;
    let mut n_files = 0;
    let mut write = |path: &str, bytes: &[u8]| {
        let path = folder.join(path);
        let named =
            |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        path.parent().map_or(Ok(()), fs::create_dir_all).map_err(named)?;
        fs::write(&path, bytes).map_err(named)?;
        n_files += 1;
        Ok::<_, io::Error>(())
    };
    for path in page::paths()? {
        let Some(mut file) = page::find(&path) else { continue };
        if let Some(bare) = without_server(&file).filter(|_| path == "index.html") {
            file = bare;
        }
        write(&path, &file.plain)?;
        for (extension, packed) in [("br", &file.brotli), ("gz", &file.gzip)] {
            packed.iter().try_for_each(|packed| write(&format!("{path}.{extension}"), packed))?;
        }
        // Who comes by an address of old, or mistypes one, finds the game.
        if path == "index.html" {
            write("404.html", &file.plain)?;
        }
    }
    // GitHub would otherwise leave out files by its own rules.
    write(".nojekyll", b"")?;
    Ok(n_files)
}

/// The page as a host of mere files has it: it asks nobody whether a world is behind it.
fn without_server(file: &File) -> Option<File> {
    let text = String::from_utf8_lossy(&file.plain);
    let text = text.contains(MARK).then(|| text.replacen(MARK, "", 1))?;
    Some(File { tag: tag::of(text.as_bytes()), plain: text.into(), brotli: None, gzip: None })
}

/// Says that a Ninefold hands the page out.
const MARK: &str = " data-served";
