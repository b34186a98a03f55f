//! The drawn pictures as one file: together they take 6 kB to send, each by itself 11 kB. A line with
//! a name, a line with a picture, as an address takes it; `crates/web/src/art/picture.rs` reads them.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};

pub fn together(folder: &Path) -> Result<String> {
    let files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut files: Vec<PathBuf> = files.collect::<Result<_>>()?;
    files.sort();
    let mut all = String::new();
    for file in files {
        let name = file.file_stem().context("a file has a name")?.to_string_lossy();
        let picture = on_one_line(&fs::read_to_string(&file)?);
        let picture = picture.with_context(|| format!("{}", file.display()))?;
        all.push_str(&format!("{name}\n{picture}\n"));
    }
    Ok(all)
}

/// Without comments, and with the signs that mean something else in an address written in its way.
fn on_one_line(text: &str) -> Result<String> {
    ensure!(!text.contains('%'), "a per cent sign has a meaning in an address");
    let mut bare = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("<!--") {
        bare.push_str(before);
        rest = comment.split_once("-->").context("a comment does not end")?.1;
    }
    bare.push_str(rest);
    let lines: Vec<&str> = bare.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    Ok(lines.join(" ").replace('#', "%23"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_becomes_one_line_of_an_address() {
        let text = "<svg>\n<!-- a\nwindow -->\n<rect\n fill=\"#fff\"/></svg>\n";
        let line = on_one_line(text).expect("nothing is wrong with it");
        assert_eq!(line, "<svg> <rect fill=\"%23fff\"/></svg>");
        assert!(on_one_line("<svg width=\"50%\"/>").is_err());
        assert!(on_one_line("<svg><!-- and so on").is_err());
    }
}
