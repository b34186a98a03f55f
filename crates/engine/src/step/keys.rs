//! The names of the parts in files and style sheets.

use super::{CandidateRole, CellRole, HouseRole, LinkKind};

impl CellRole {
    /// The name in files and style sheets.
    pub const fn key(self) -> &'static str {
        match self {
            CellRole::Pattern => "pattern",
            CellRole::Pivot => "pivot",
            CellRole::Pincer => "pincer",
            CellRole::Blocker => "blocker",
            CellRole::First => "first",
            CellRole::Second => "second",
            CellRole::Floor => "floor",
            CellRole::Roof => "roof",
        }
    }
}

impl CandidateRole {
    /// The name in files and style sheets.
    pub const fn key(self) -> &'static str {
        match self {
            CandidateRole::Pattern => "pattern",
            CandidateRole::Fin => "fin",
            CandidateRole::Extra => "extra",
            CandidateRole::ColorA => "color-a",
            CandidateRole::ColorB => "color-b",
            CandidateRole::ColorC => "color-c",
            CandidateRole::ColorD => "color-d",
            CandidateRole::Common => "common",
            CandidateRole::Supposed => "supposed",
        }
    }
}

impl HouseRole {
    /// The name in files and style sheets.
    pub const fn key(self) -> &'static str {
        match self {
            HouseRole::Base => "base",
            HouseRole::Cover => "cover",
        }
    }
}

impl LinkKind {
    /// The name in files and style sheets.
    pub const fn key(self) -> &'static str {
        match self {
            LinkKind::Strong => "strong",
            LinkKind::Weak => "weak",
        }
    }
}
