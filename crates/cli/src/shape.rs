//! The shapes of an answer: lines for people, or for programs one JSON object a line or CSV with a
//! header. `docs/json.md` lists the fields; a test holds every command to it.

use crate::exit::Failure;
use crate::output::{self, Output};
use crate::puzzles::Found;
use serde::Serialize;
use serde_json::Value;

/// Of commands whose answers are no rows of a table.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Json {
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Which puzzle an answer is about, as the first fields of it.
#[derive(Debug, Serialize)]
pub struct Origin<'a> {
    file: &'a str,
    line: u64,
    puzzle: String,
}

impl<'a> Origin<'a> {
    pub fn of(found: &Found<'a>) -> Origin<'a> {
        let entry = found.entry;
        Origin { file: found.file, line: entry.line, puzzle: entry.puzzle.to_string() }
    }
}

#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Shape {
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,

    /// Print comma-separated values, their names on the first line
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
}

impl Shape {
    /// Whether lines for people are wanted.
    pub fn is_plain(self) -> bool {
        !self.json && !self.csv
    }

    /// The first line of CSV; nothing for the other shapes.
    pub fn head(self, columns: &[&str]) -> Result<(), Failure> {
        if self.csv { output::print(format!("{}\n", columns.join(",")).as_bytes()) } else { Ok(()) }
    }

    /// One answer for programs. CSV has these of its fields.
    pub fn report(self, columns: &[&str], answer: &impl Serialize, output: &mut Output) {
        if self.json {
            return output.json(answer);
        }
        let answer = serde_json::to_value(answer).expect("our own structs are JSON");
        let fields: Vec<String> = columns.iter().map(|name| field(&answer[name])).collect();
        output.line(fields.join(",").as_bytes());
    }
}

/// A value as a field: nothing for none, a list with spaces between, in quotes where it needs them.
fn field(value: &Value) -> String {
    let text = match value {
        Value::Null => String::new(),
        Value::String(text) => engine::visible(text).into_owned(),
        Value::Array(items) => items.iter().map(field).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    };
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn fields_are_quoted_where_they_need_it() {
        for (value, expected) in [
            (json!(null), ""),
            (json!(1.2), "1.2"),
            (json!(["a", "b"]), "a b"),
            (json!("x, y"), "\"x, y\""),
            (json!("say \"no\""), "\"say \"\"no\"\"\""),
            (json!("\u{1b}[1m"), "\\u{1b}[1m"),
        ] {
            assert_eq!(field(&value), expected);
        }
    }
}
