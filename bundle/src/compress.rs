//! Puts a `.br` and a `.gz` beside every file that gets smaller by it, so the server never compresses.
//! Browsers take brotli only from HTTPS and from their own machine; the others on the network get gzip.

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::Path;

pub fn compress_all(folder: &Path) -> Result<()> {
    // First all names, then new files: what is packed is not packed again.
    let paths = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    for path in paths.collect::<Result<Vec<_>, _>>()? {
        if path.is_dir() {
            compress_all(&path)?;
            continue;
        }
        let raw = fs::read(&path)?;
        for (extension, packed) in [(".br", brotli(&raw)?), (".gz", gzip(&raw)?)] {
            // Fonts and pictures are packed already.
            if packed.len() + 64 < raw.len() {
                let mut name = path.clone().into_os_string();
                name.push(extension);
                fs::write(name, packed)?;
            }
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
