//! Builds the page into a folder: `ninefold-bundle [--dev] OUT`; or the verifier that servers publish:
//! `ninefold-bundle --verifier FILE`.
//!
//! The release build of `ninefold` runs it and embeds the folder; `cargo xtask web` runs it for `dist/`.

mod compile;
mod compress;
/// As the native front ends have them.
#[path = "../../crates/words/build/fluent.rs"]
mod fluent;
mod page;
mod pictures;
#[path = "../../crates/words/src/tokens.rs"]
mod tokens;

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// How much time to spend on a small page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// Quick to build, big to send: for working on the page.
    Dev,
    /// Slow to build, small to send: for players.
    Release,
}

fn main() -> Result<()> {
    let mut effort = Effort::Release;
    let mut out = None;
    let mut is_verifier = false;
    for arg in std::env::args_os().skip(1) {
        match arg.to_str() {
            Some("--dev") => effort = Effort::Dev,
            Some("--verifier") => is_verifier = true,
            _ => out = Some(PathBuf::from(arg)),
        }
    }
    let Some(out) = out else { bail!("usage: ninefold-bundle [--dev] OUT | --verifier FILE") };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .context("the bundle crate lies in the repository's root")?;
    let out = std::path::absolute(&out)?;
    if is_verifier {
        let module = compile::compile_verifier(root)?;
        return std::fs::write(&out, module).with_context(|| format!("writing {}", out.display()));
    }

    let modules = compile::compile(root, effort)?;
    page::write(root, modules, &out, effort)
        .with_context(|| format!("writing the page to {}", out.display()))?;
    if effort == Effort::Release {
        compress::compress_all(&out)?;
    }
    Ok(())
}
