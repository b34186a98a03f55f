//! The automation of this repository: `cargo xtask`.

fn main() {}
