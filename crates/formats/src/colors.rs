//! Colours of other programs as the nine of ours. Which cells share one is kept, not how it looks.

use engine::{Digit, DigitSet};

/// The nine that f-puzzles offers, in our order.
pub const PALETTE: [&str; 9] = [
    "#FFA0A0", "#FFE060", "#FFFFB0", "#B0FFB0", "#60D060", "#D0D0FF", "#8080F0", "#FF80FF",
    "#FFD0D0",
];

/// The colours met so far in a text.
#[derive(Default)]
pub struct Colors {
    met: Vec<(String, Digit)>,
}

impl Colors {
    /// Ours for this one: its own where the palette has it, else the next that is free. What comes after
    /// nine is none.
    pub fn of(&mut self, name: &str) -> Option<Digit> {
        let name = name.trim().to_ascii_uppercase();
        if let Some((_, color)) = self.met.iter().find(|(met, _)| *met == name) {
            return Some(*color);
        }
        let own = PALETTE.iter().position(|known| *known == name);
        let own = own.map(|index| Digit::from_index(index as u8));
        let taken: DigitSet = self.met.iter().map(|(_, color)| *color).collect();
        let color = own.or_else(|| Digit::all().find(|color| !taken.contains(*color)))?;
        self.met.push((name, color));
        Some(color)
    }
}

pub fn name(color: Digit) -> &'static str {
    PALETTE[color.index()]
}
