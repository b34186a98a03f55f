//! How pieces lie in the tray where the player has put them: turned, and at places of their own. It
//! is no part of the run, but is kept in this browser, so that a reload disturbs nothing.

use crate::storage::local;
use session::{PieceId, RunId, Turn};
use std::fmt::Write;

/// A piece that lies otherwise than it was dealt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lying {
    pub piece: PieceId,
    pub turn: Turn,
    /// The middle of it, in thousandths of the tray; `None` in its own place.
    pub at: Option<(u16, u16)>,
}

const NAME: &str = "tray";
/// Of so many runs it is known; of more, the oldest is forgotten.
const RUNS: usize = 20;

pub fn read(run: RunId) -> Vec<Lying> {
    let text = local::read(NAME).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("{run} ")));
    line.unwrap_or_default().split(' ').filter_map(lying).collect()
}

/// `3:1` is turned once, `3:1:250:400` lies at a place of its own.
fn lying(text: &str) -> Option<Lying> {
    let mut parts = text.split(':');
    let piece = PieceId(parts.next()?.parse().ok()?);
    let turn = Turn::new(parts.next()?.parse().ok()?);
    let mut part = || parts.next()?.parse().ok().filter(|part| *part <= 1000);
    Some(Lying { piece, turn, at: part().zip(part()) })
}

pub fn write(run: RunId, all: &[Lying]) {
    let old = local::read(NAME).unwrap_or_default();
    let mut text = String::new();
    if !all.is_empty() {
        let _ = write!(text, "{run}");
        for Lying { piece, turn, at } in all {
            let _ = write!(text, " {}:{}", piece.0, turn.quarters());
            if let Some((x, y)) = at {
                let _ = write!(text, ":{x}:{y}");
            }
        }
        text.push('\n');
    }
    let start = format!("{run} ");
    for line in old.lines().filter(|line| !line.starts_with(&start)).take(RUNS) {
        text.push_str(line);
        text.push('\n');
    }
    local::write(NAME, &text);
}
