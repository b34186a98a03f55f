//! The methods that follow assumptions: what each of them may do and what it costs.

use super::propagate::Links;
use crate::rating::{Method, Tenths};

/// One of the methods that follow assumptions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rating) enum Mode {
    Nishio,
    Multiple,
    Dynamic,
    /// With advanced rules from level 1 on, with nested chains from level 2 on.
    Leveled(u8),
}

impl Mode {
    /// In the order they are tried.
    pub const ALL: [Mode; 8] = [
        Mode::Nishio,
        Mode::Multiple,
        Mode::Dynamic,
        Mode::Leveled(1),
        Mode::Leveled(2),
        Mode::Leveled(3),
        Mode::Leveled(4),
        Mode::Leveled(5),
    ];

    /// Whether it does all that the mode before it does, and asks further rules only after that.
    /// Level 4 drops the simple nested chains for dynamic ones, so it does not.
    pub(super) fn extends_last(self) -> bool {
        matches!(self, Mode::Leveled(1 | 2 | 3 | 5))
    }

    pub(super) fn links(self) -> Links {
        match self {
            Mode::Nishio => Links::OneDigit,
            Mode::Multiple => Links::Fixed,
            Mode::Dynamic | Mode::Leveled(_) => Links::Dynamic,
        }
    }

    pub fn level(self) -> u8 {
        match self {
            Mode::Leveled(level) => level,
            _ => 0,
        }
    }

    pub fn base(self) -> Tenths {
        match self {
            Mode::Nishio => Tenths(75),
            Mode::Multiple => Tenths(80),
            Mode::Dynamic => Tenths(85),
            Mode::Leveled(level) => Tenths(85 + 5 * u16::from(level)),
        }
    }

    pub fn method(self) -> Method {
        match self {
            Mode::Nishio => Method::NishioForcingChain,
            Mode::Multiple => Method::MultipleForcingChains,
            Mode::Dynamic => Method::DynamicForcingChains,
            Mode::Leveled(1) => Method::DynamicForcingChainsPlus,
            Mode::Leveled(_) => Method::NestedForcingChains,
        }
    }

    pub(super) fn has_contradictions(self) -> bool {
        self != Mode::Multiple
    }

    pub(super) fn has_comparisons(self) -> bool {
        self != Mode::Nishio
    }
}
