//! Puts a `.br` and a `.gz` beside every file that gets smaller by it, so the server never compresses.
//! Browsers take brotli only from HTTPS and from their own machine; the others on the network get gzip.

use anyhow::{Result, bail};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

/// What the packed forms of a file are called: its name with these behind.
pub const ENDINGS: [&str; 2] = [".br", ".gz"];

/// Each thread takes the next file: the two modules take nearly all of the time.
pub fn compress_all(folder: &Path) -> Result<()> {
    let paths = Mutex::new(files_in(folder)?);
    let next = || paths.lock().map_or(None, |mut paths| paths.pop());
    let work = || std::iter::from_fn(next).try_for_each(|path| compress(&path));
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..n_threads).map(|_| scope.spawn(work)).collect();
        let mut ends = threads.into_iter().map(|thread| thread.join());
        ends.try_for_each(|end| end.unwrap_or_else(|_| bail!("packing panicked")))
    })
}

/// The plain files of a folder and of those in it, the longest last.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_packed =
            ENDINGS.iter().any(|ending| path.as_os_str().to_string_lossy().ends_with(ending));
        match path.is_dir() {
            true => files.extend(files_in(&path)?),
            false if is_packed => {}
            false => files.push(path),
        }
    }
    files.sort_by_key(|path| fs::metadata(path).map_or(0, |data| data.len()));
    Ok(files)
}

fn compress(path: &Path) -> Result<()> {
    let beside = |ending: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    let raw = fs::read(path)?;
    let ways: [fn(&[u8]) -> Result<Vec<u8>>; 2] = [brotli, gzip];
    for (ending, pack) in ENDINGS.into_iter().zip(ways) {
        // Some were packed for an earlier page.
        if beside(ending).exists() {
            continue;
        }
        let packed = pack(&raw)?;
        // Fonts and pictures are packed already.
        if packed.len() + 64 < raw.len() {
            // Whole or not at all, whenever this is ended: a later page takes it over.
            let half = beside(".half");
            fs::write(&half, packed)?;
            fs::rename(half, beside(ending))?;
        }
    }
    Ok(())
}

fn brotli(raw: &[u8]) -> Result<Vec<u8>> {
    // One block for all of a file: what was learnt of its beginning packs its end.
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, lgblock: 24, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*raw, &mut packed, &params)?;
    Ok(packed)
}

fn gzip(raw: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(raw)?;
    Ok(encoder.finish()?)
}
