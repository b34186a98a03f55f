//! A file of more than 500 lines holds more than one idea, unless it is a flat list of equals.

use super::Complaint;
use super::tree::Tree;

const LIMIT: usize = 500;

/// Files that may be longer, and why.
const ALLOWED: &[(&str, &str)] = &[];

pub fn check(tree: &Tree) -> Vec<Complaint> {
    complaints(tree, ALLOWED)
}

fn complaints(tree: &Tree, allowed: &[(&str, &str)]) -> Vec<Complaint> {
    tree.rust()
        .filter(|file| allowed.iter().all(|(path, _)| file.path != *path))
        .filter_map(|file| {
            let n_lines = file.text.lines().count();
            let text = format!("{n_lines} lines, {LIMIT} at most: split it by idea");
            (n_lines > LIMIT).then(|| Complaint::new(&*file.path, text))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_files_without_a_reason_are_named() {
        let (short, long) = ("x\n".repeat(500), "x\n".repeat(501));
        let tree = Tree::of(&[("a.rs", &short), ("b.rs", &long), ("c.rs", &long)]);
        let found = complaints(&tree, &[("c.rs", "a list of equals")]);
        assert_eq!(found, [Complaint::new("b.rs", "501 lines, 500 at most: split it by idea")]);
    }
}
