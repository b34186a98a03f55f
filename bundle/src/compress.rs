//! Puts a `.br` beside every file that gets smaller by it, so the server never compresses.

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use std::fs;
use std::path::Path;

pub fn compress_all(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            compress_all(&path)?;
            continue;
        }
        let raw = fs::read(&path)?;
        let packed = compress(&raw)?;
        // Fonts and pictures are packed already.
        if packed.len() + 64 < raw.len() {
            let mut name = path.into_os_string();
            name.push(".br");
            fs::write(name, packed)?;
        }
    }
    Ok(())
}

/// The mode made for fonts tells distances in another way, which suits some files better.
fn compress(raw: &[u8]) -> Result<Vec<u8>> {
    let mut shortest: Option<Vec<u8>> = None;
    for mode in [BrotliEncoderMode::BROTLI_MODE_GENERIC, BrotliEncoderMode::BROTLI_MODE_FONT] {
        let params = BrotliEncoderParams { quality: 11, lgwin: 22, mode, ..Default::default() };
        let mut packed = Vec::new();
        brotli::BrotliCompress(&mut &*raw, &mut packed, &params)?;
        if shortest.as_ref().is_none_or(|shortest| packed.len() < shortest.len()) {
            shortest = Some(packed);
        }
    }
    shortest.context("there are two ways to compress")
}
