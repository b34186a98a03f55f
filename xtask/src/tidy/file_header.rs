//! Each Rust file opens with `//!`: what it is and what it must not know.

use super::Complaint;
use super::tree::Tree;

pub fn check(tree: &Tree) -> Vec<Complaint> {
    tree.rust()
        .filter(|file| !file.text.starts_with("//! "))
        .map(|file| Complaint::new(&*file.path, "opens without `//!`: say in a line what it is"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_header_is_named() {
        let tree = Tree::of(&[("a.rs", "//! Good.\n"), ("b.rs", "fn b() {}\n"), ("c.js", "")]);
        let found: Vec<_> = check(&tree).into_iter().map(|complaint| complaint.place).collect();
        assert_eq!(found, ["b.rs"]);
    }
}
