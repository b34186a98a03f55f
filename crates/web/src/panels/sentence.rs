//! A sentence beside the board. Where pictures are played, the picture itself stands in it: nobody
//! needs to know its number.

use crate::art::Emblem;
use crate::prelude::*;
use crate::text;
use session::Phrase;
use session::view::Face;

pub fn sentence(phrase: &Phrase, face: Face) -> AnyView {
    let marked = text::say_marked(phrase, face);
    let mut parts: Vec<AnyView> = Vec::new();
    let mut rest = marked.as_str();
    while let Some((at, value)) =
        rest.char_indices().find_map(|(at, mark)| Some((at, text::mark_of(mark)?)))
    {
        let (before, after) = rest.split_at(at);
        parts.push(before.to_owned().into_any());
        parts.push(view! { <Emblem value/> }.into_any());
        rest = &after[after.chars().next().map_or(0, char::len_utf8)..];
    }
    parts.push(rest.to_owned().into_any());
    view! { <div>{parts}</div> }.into_any()
}
