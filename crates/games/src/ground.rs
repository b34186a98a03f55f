//! The board of a preset before anything is dealt on it, where a player may choose among several. It
//! knows no rules and no run.

use crate::view::BoardView;
use engine::Phrase;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Its name in deals and commands.
    pub key: &'static str,
    pub name: Phrase,
    /// Its cells and regions; nothing stands there yet.
    pub board: BoardView,
}
