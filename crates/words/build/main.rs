//! Lays the messages out when Ninefold is built, so that saying a sentence needs no parser. Native
//! front ends have all languages in them; the page fetches the one it speaks.

mod fluent;
#[path = "../src/tokens.rs"]
mod tokens;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    for source in ["messages", "build", "src/tokens.rs"] {
        println!("cargo::rerun-if-changed={source}");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let languages = fluent::read_languages(Path::new("messages"), fluent::Reader::Native)
        .unwrap_or_else(|why| panic!("{why}"));
    let mut built_in = String::from("&[\n");
    for (code, messages) in languages {
        let file = out.join(&code);
        fs::write(&file, messages).expect("the output folder is writable");
        writeln!(built_in, "({code:?}, include_str!({file:?})),").expect("a String takes all text");
    }
    built_in.push(']');
    fs::write(out.join("built_in.rs"), built_in).expect("the output folder is writable");
}
