//! What a run asks of its player that has a name, such as a way of reasoning. For statistics.

use engine::Phrase;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Its name in files; it never changes.
    pub key: &'static str,
    pub name: Phrase,
}
