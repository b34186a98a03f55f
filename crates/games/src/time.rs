//! Time as the games are told it: milliseconds of play, pauses left out.

use core::fmt;
use core::ops::{Add, Sub};

/// A moment in a run, or a span of one, in milliseconds of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Millis(pub u64);

impl Millis {
    pub const ZERO: Millis = Millis(0);

    pub const fn from_secs(seconds: u64) -> Millis {
        Millis(seconds * 1000)
    }

    /// Whole seconds, rounded down.
    pub const fn secs(self) -> u64 {
        self.0 / 1000
    }

    /// The span from `earlier` to `self`; nothing when `earlier` is later.
    pub const fn since(self, earlier: Millis) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, span: Millis) -> Millis {
        Millis(self.0.saturating_add(span.0))
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, span: Millis) -> Millis {
        self.since(span)
    }
}

/// `m:ss`, or `h:mm:ss` from an hour on.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hours, minutes, seconds) =
            (self.secs() / 3600, self.secs() / 60 % 60, self.secs() % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")
        } else {
            write!(f, "{minutes}:{seconds:02}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn reads_like_a_clock() {
        assert_eq!(Millis(0).to_string(), "0:00");
        assert_eq!(Millis(61_999).to_string(), "1:01");
        assert_eq!(Millis::from_secs(3_725).to_string(), "1:02:05");
    }
}
