//! Puts a `.br` beside every file that gets smaller by it, so the server never compresses.

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
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

fn compress(raw: &[u8]) -> Result<Vec<u8>> {
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*raw, &mut packed, &params)?;
    Ok(packed)
}
