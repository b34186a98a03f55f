//! The sources as text, read once for all rules.

use std::fs;
use std::path::Path;

/// Files that rules look at, with paths from the root and `/` between.
pub struct Tree {
    pub files: Vec<File>,
}

pub struct File {
    pub path: String,
    pub text: String,
}

/// Where sources are. What is built or fetched lies elsewhere.
const FOLDERS: &[&str] = &["bench", "bundle", "crates", "xtask"];
const ENDINGS: &[&str] = &["rs", "ftl", "html", "js", "svg"];

impl Tree {
    pub fn read(root: &Path) -> Result<Tree, String> {
        let mut files = Vec::new();
        for folder in FOLDERS.iter().filter(|folder| root.join(folder).is_dir()) {
            collect(root, folder, &mut files).map_err(|error| format!("{folder}: {error}"))?;
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { files })
    }

    pub fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.path.ends_with(".rs"))
    }

    /// The Rust files below these folders.
    pub fn rust_in<'a>(&'a self, folders: &'a [&str]) -> impl Iterator<Item = &'a File> {
        self.rust().filter(|file| folders.iter().any(|folder| file.path.starts_with(folder)))
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let file =
            |&(path, text): &(&str, &str)| File { path: path.to_owned(), text: text.to_owned() };
        Tree { files: files.iter().map(file).collect() }
    }
}

fn collect(root: &Path, folder: &str, files: &mut Vec<File>) -> std::io::Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        if entry.file_type()?.is_dir() {
            if name != "target" {
                collect(root, &path, files)?;
            }
        } else if ENDINGS.iter().any(|ending| name.ends_with(&format!(".{ending}"))) {
            files.push(File { path, text: fs::read_to_string(entry.path())? });
        }
    }
    Ok(())
}

impl File {
    /// The lines of code with their numbers: no comments, and nothing that is compiled for unit
    /// tests alone.
    pub fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut tested = None;
        (1..)
            .zip(self.text.lines())
            .filter(move |(_, line)| !is_of_tests(line, &mut tested))
            .filter(|(_, line)| !line.trim_start().starts_with("//"))
            .map(|(number, line)| (number, line.split(" // ").next().unwrap_or(line)))
    }
}

/// Whether a line belongs to an item under `#[cfg(test)]`. `tested` is how far in the item stands
/// that we are in: as everything is formatted, it ends with the first line there that closes it.
fn is_of_tests(line: &str, tested: &mut Option<usize>) -> bool {
    let inside = line.len() - line.trim_start().len();
    match *tested {
        None if line.trim_start().starts_with("#[cfg(test)]") => *tested = Some(inside),
        None => return false,
        Some(depth) if inside == depth && line.ends_with([';', '}', ',']) => *tested = None,
        Some(_) => {}
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_left_out_and_what_follows_them_is_not() {
        let text = "\
//! A file.
#[cfg(test)]
extern crate std;
mod one;
#[cfg(test)]
mod tests;
impl Two {
    fn two() {} // and more
    #[cfg(test)]
    fn three() {
        three();
    }
    fn four() {}
}
#[cfg(test)]
#[expect(dead_code)]
mod tests {
    fn five() {}

}
fn six() {}
";
        let file = File { path: "a.rs".to_owned(), text: text.to_owned() };
        let expected = [
            (4, "mod one;"),
            (7, "impl Two {"),
            (8, "    fn two() {}"),
            (13, "    fn four() {}"),
            (14, "}"),
            (21, "fn six() {}"),
        ];
        assert_eq!(file.code().collect::<Vec<_>>(), expected);
    }
}
