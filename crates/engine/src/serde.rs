//! How values are kept by other programs (feature `serde`): by their text, which is checked when it
//! is read.

use crate::rating::Tenths;
use crate::technique::Technique;
use crate::{Cell, CellSet, Digit, DigitSet, Grid, House};

/// Writes and reads types by their `Display` and `FromStr`.
#[macro_export]
macro_rules! serde_by_text {
    ($($type:ty),*) => {
        $(impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let text = <alloc::string::String as ::serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        })*
    };
}

serde_by_text!(Cell, CellSet, Digit, DigitSet, Grid, House, Technique, Tenths);
