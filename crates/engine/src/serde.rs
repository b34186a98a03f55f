//! How values are kept by other programs (feature `serde`): those of the board as small numbers,
//! checked when they are read; others by their text.

use crate::technique::Technique;
use crate::{Cell, CellSet, Digit, DigitSet, House};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! by_number {
    ($($type:ident as $number:ident: $write:expr, $read:expr;)*) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                let write: fn($type) -> $number = $write;
                write(*self).serialize(out)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let read: fn($number) -> Option<$type> = $read;
                read($number::deserialize(from)?).ok_or_else(|| D::Error::custom(stringify!($type)))
            }
        })*
    };
}

by_number! {
    Cell as u8: |cell| cell.index() as u8, Cell::new;
    CellSet as u128: CellSet::bits, |bits| Some(CellSet::from_bits(bits));
    Digit as u8: Digit::get, Digit::new;
    DigitSet as u16: DigitSet::bits, |bits| Some(DigitSet::from_bits(bits));
    House as u8: |house| house.index() as u8, |index| House::all().nth(index.into());
}

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

serde_by_text!(Technique);
