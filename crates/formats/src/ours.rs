//! Objects as the commands print them with `--json`: the puzzle stands under its name, whatever else is
//! told of it. Many programs name it so too.

use crate::{Parcel, ReadLink};
use engine::{Phrase, phrase};
use serde_json::{Map, Value};

/// Whether a JSON object tells of a puzzle by name.
pub fn is_object(map: &Map<String, Value>) -> bool {
    text(map).is_some()
}

/// Whether a longer text may be such an object, by the names that its beginning has.
pub fn has_names(names: &[&str]) -> bool {
    let has = |name: &str| names.contains(&name);
    has("puzzle") || has("format") && has("text")
}

pub fn read(map: &Map<String, Value>, read_link: ReadLink) -> Result<Parcel, Phrase> {
    let first = text(map).and_then(|text| crate::read_any_and(text, read_link).into_iter().next());
    first.ok_or_else(|| phrase!("no-puzzle"))?.map_err(|fault| fault.what)
}

/// The puzzle itself, or as `convert` prints it: as text in a format.
fn text(map: &Map<String, Value>) -> Option<&str> {
    let name = if map.contains_key("format") { "text" } else { "puzzle" };
    map.get(name)?.as_str()
}
