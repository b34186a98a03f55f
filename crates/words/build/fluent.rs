//! Message files (Fluent) to laid-out messages: a line each, in the tokens that `src/pattern.rs` reads.
//!
//! A part of two programs: the build script beside it, and the bundler, which writes a file of the page
//! for each language.

use crate::tokens;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Who reads the messages. Each of the two builds that share this file is one of them.
#[allow(dead_code, reason = "the other build is the other reader")]
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    Native,
    /// Every byte of the page is sent, so it does without what it never says.
    Page,
}

/// What is said in a terminal, on paper or by the module beside the page alone.
const NEVER_ON_THE_PAGE: [&str; 8] = [
    "cli.ftl",
    "coach.ftl",
    "formats.ftl",
    "paper.ftl",
    "rooms.ftl",
    "speak.ftl",
    "tui.ftl",
    "world.ftl",
];

impl Reader {
    fn skips(self, file: &Path) -> bool {
        self == Reader::Page
            && NEVER_ON_THE_PAGE.iter().any(|name| file.file_name() == Some(name.as_ref()))
    }
}

/// The laid-out messages of every language, by its code, which is the name of its folder.
pub fn read_languages(folder: &Path, reader: Reader) -> Result<BTreeMap<String, String>, String> {
    let languages = entries(folder)?.into_iter().map(|language| {
        let mut messages = BTreeMap::new();
        for file in entries(&language)?.into_iter().filter(|file| !reader.skips(file)) {
            let text = fs::read_to_string(&file).map_err(|why| told(&file, &why))?;
            lay_out(&text, &mut messages).map_err(|why| told(&file, &why))?;
        }
        let code = language.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok((code, messages.into_values().collect()))
    });
    languages.collect()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|why| told(folder, &why))?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .map_err(|why| told(folder, &why))?;
    paths.sort();
    Ok(paths)
}

fn told(place: &Path, why: &dyn std::fmt::Display) -> String {
    format!("{}: {why}", place.display())
}

/// Adds the messages of a file: each by its name, laid out on a line of its own.
pub fn lay_out(text: &str, messages: &mut BTreeMap<String, String>) -> Result<(), String> {
    let resource = fluent_syntax::parser::parse_runtime(text.to_owned())
        .map_err(|(_, errors)| format!("{errors:?}"))?;
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            return Err("only messages are known here, no terms".to_owned());
        };
        let name = message.id.name;
        let value = message.value.ok_or_else(|| format!("{name} says nothing"))?;
        if !message.attributes.is_empty() {
            return Err(format!("{name}: attributes are not known here"));
        }
        let mut line = format!("{name}{}", tokens::NAME_END);
        write_pattern(&value, &mut line).map_err(|why| format!("{name}: {why}"))?;
        line.push('\n');
        if messages.insert(name.clone(), line).is_some() {
            return Err(format!("{name} is said twice"));
        }
    }
    Ok(())
}

fn write_pattern(pattern: &Pattern<String>, out: &mut String) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                if value.contains(|ch| ch < ' ' && ch != '\n') {
                    return Err("odd characters".to_owned());
                }
                out.push_str(&value.replace('\n', &tokens::NEW_LINE.to_string()));
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                out.push(tokens::VALUE);
                out.push_str(variable(inline)?);
                out.push(tokens::END);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                out.push(tokens::CHOICE);
                out.push_str(variable(selector)?);
                let mut variants: Vec<_> = variants.iter().collect();
                variants.sort_by_key(|variant| turn(variant));
                for variant in variants {
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = &variant.key;
                    out.push(tokens::VARIANT);
                    out.push_str(if variant.default { "" } else { key });
                    out.push(tokens::KEY_END);
                    write_pattern(&variant.value, out)?;
                }
                out.push(tokens::END);
            }
        }
    }
    Ok(())
}

/// Which come first, so that the first fitting one is the right one: a number itself, then forms of
/// words, and the default last.
fn turn(variant: &Variant<String>) -> u8 {
    match variant.key {
        _ if variant.default => 2,
        VariantKey::NumberLiteral { .. } => 0,
        VariantKey::Identifier { .. } => 1,
    }
}

fn variable(inline: &InlineExpression<String>) -> Result<&str, String> {
    match inline {
        InlineExpression::VariableReference { id } => Ok(&id.name),
        other => Err(format!("only variables are known here, no {other:?}")),
    }
}
