//! How long a practised player takes for a move. These are the times by which experience is balanced
//! (`docs/experience.md`): who finds them wrong changes them here and sees what the test says.

use session::{GameId, Millis};

/// To read the result, to choose what is next and to look at it.
pub const BETWEEN_RUNS: Millis = Millis::from_secs(15);

/// The time for one entry, or for one piece.
pub fn think(game: GameId, preset: &str) -> Millis {
    Millis::from_secs(match (game.key(), preset) {
        ("classic", "gentle") => 8,
        ("classic", "steady") => 12,
        ("classic", "tricky" | "lives") => 18,
        ("classic", "tough") => 27,
        ("classic", "fierce") => 55,
        ("classic", "nightmare") => 110,
        ("classic", "blanks-23-37") => 6,
        ("classic", "blanks-38-47") => 8,
        ("classic", _) => 11,
        ("pieces", "easy") => 10,
        ("pieces", "medium") => 14,
        ("pieces", "hard") => 22,
        ("pieces", "lunatic") => 30,
        ("pieces", _) => 40,
        ("hudoku", "small") => 7,
        ("hudoku", "medium") => 8,
        ("hudoku", "large") => 9,
        ("hudoku", _) => 10,
        ("drill", "singles") => 8,
        ("drill", "locked") => 16,
        ("drill", "subsets") => 20,
        ("drill", "fish" | "turbots" | "uniqueness") => 32,
        ("drill", "chains" | "rare") => 64,
        ("drill", _) => 36,
        ("binary", "hand") => 7,
        ("binary", _) => 6,
        (_, "four-full" | "pictures-four-full") => 3,
        (_, "four-gaps" | "pictures-four-gaps" | "six-full" | "pictures-six-full") => 4,
        (_, "six-thought" | "pictures-six-thought") => 7,
        _ => 5,
    })
}
