//! Reads the message files (Fluent) when Ninefold is built, and lays them out so that saying a
//! sentence needs no parser: the page has to send every byte of one.
//!
//! `sums` has a number for each message, in the order of their names; `en`, `de` … have their patterns
//! in the same order, a line each, in the tokens that `src/pattern.rs` reads.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Message files that only a terminal needs.
const TERMINAL: [&str; 3] = ["cli", "print", "tui"];

#[path = "src/sum.rs"]
mod sum;
#[path = "src/tokens.rs"]
mod tokens;

fn main() {
    println!("cargo::rerun-if-changed=messages");
    println!("cargo::rerun-if-changed=src/tokens.rs");
    println!("cargo::rerun-if-changed=src/sum.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let in_browser = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let mut languages = BTreeMap::new();
    for folder in entries(Path::new("messages")) {
        let mut messages = BTreeMap::new();
        for file in entries(&folder) {
            if !(in_browser && TERMINAL.iter().any(|area| file.ends_with(format!("{area}.ftl")))) {
                read(&file, &mut messages);
            }
        }
        languages.insert(folder, messages);
    }
    let names: BTreeSet<&String> = languages.values().flat_map(BTreeMap::keys).collect();
    let lines = |line: &dyn Fn(&String) -> String| -> String {
        names.iter().map(|name| line(name) + "\n").collect()
    };
    let sums: BTreeSet<_> = names.iter().map(|name| sum::sum(name)).collect();
    assert_eq!(sums.len(), names.len(), "two messages have the same number: rename one of them");
    let sums: Vec<u8> = names.iter().flat_map(|name| sum::sum(name)).collect();
    write(&out.join("sums"), &sums);
    for (folder, messages) in &languages {
        let code = folder.file_name().expect("a language has a folder");
        // What a language lacks is an empty line; the tests allow none.
        let patterns = lines(&|name| messages.get(name).cloned().unwrap_or_default());
        write(&out.join(code), patterns.as_bytes());
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the message files lie beside the sources");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths
}

fn write(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).expect("the output folder is writable");
}

fn read(file: &Path, messages: &mut BTreeMap<String, String>) {
    let text = fs::read_to_string(file).expect("readable");
    let resource = match fluent_syntax::parser::parse_runtime(text) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{}: {errors:?}", file.display()),
    };
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            panic!("{}: only messages are known here, no terms", file.display())
        };
        let name = message.id.name;
        let place = format!("{}: {name}", file.display());
        let value = message.value.unwrap_or_else(|| panic!("{place}: says nothing"));
        assert!(message.attributes.is_empty(), "{place}: attributes are not known here");
        let mut pattern = String::new();
        lay_out(&value, &place, &mut pattern);
        assert!(messages.insert(name, pattern).is_none(), "{place}: said twice");
    }
}

fn lay_out(pattern: &Pattern<String>, place: &str, out: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                assert!(!value.contains(|ch| ch < ' ' && ch != '\n'), "{place}: odd characters");
                out.push_str(&value.replace('\n', &tokens::NEW_LINE.to_string()));
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                out.push(tokens::VALUE);
                out.push_str(variable(inline, place));
                out.push(tokens::END);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                out.push(tokens::CHOICE);
                out.push_str(variable(selector, place));
                // The default comes last, so that the first fitting one is the right one.
                let (default, others): (Vec<_>, Vec<_>) =
                    variants.iter().partition(|variant| variant.default);
                for variant in others.into_iter().chain(default) {
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = &variant.key;
                    out.push(tokens::VARIANT);
                    out.push_str(if variant.default { "" } else { key });
                    out.push(tokens::KEY_END);
                    lay_out(&variant.value, place, out);
                }
                out.push(tokens::END);
            }
        }
    }
}

fn variable<'a>(inline: &'a InlineExpression<String>, place: &str) -> &'a str {
    match inline {
        InlineExpression::VariableReference { id } => &id.name,
        other => panic!("{place}: only variables are known here, no {other:?}"),
    }
}
