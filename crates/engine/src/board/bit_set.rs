//! Sets in bits: what a set of cells and a set of digits have in common, written once.
//!
//! A macro and not a generic type, because the sets are used in constants, where the operators of a
//! trait cannot be called. It knows neither cells nor digits.

/// Makes a set type of an element with `index()` out of an unsigned number.
macro_rules! bit_set {
    (
        $(#[$about:meta])*
        pub struct $Set:ident($bits:ty) of $one:ident: $Element:ident;
        all: $all:expr;
        at: $at:expr;
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $Set($bits);

        impl $Set {
            /// The set without an element.
            pub const EMPTY: $Set = $Set(0);
            /// The set of all elements.
            pub const ALL: $Set = $Set($all);

            /// The set whose bit `n` stands for the element with index `n`; higher bits are dropped.
            pub const fn from_bits(bits: $bits) -> $Set {
                $Set(bits & $Set::ALL.0)
            }

            /// The set as bits: bit `n` stands for the element with index `n`.
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The set of one element.
            pub const fn only($one: $Element) -> $Set {
                $Set(1 << $one.index())
            }

            /// How many elements there are.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether there is no element.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether this element is in it.
            pub const fn contains(self, $one: $Element) -> bool {
                self.0 >> $one.index() & 1 == 1
            }

            /// Whether every element is in `other` too.
            pub const fn is_subset(self, other: $Set) -> bool {
                self.0 & !other.0 == 0
            }

            /// Puts an element in.
            pub const fn insert(&mut self, $one: $Element) {
                self.0 |= 1 << $one.index();
            }

            /// Takes an element out.
            pub const fn remove(&mut self, $one: $Element) {
                self.0 &= !(1 << $one.index());
            }

            /// Puts an element in, or takes it out where it is in.
            pub const fn toggle(&mut self, $one: $Element) {
                self.0 ^= 1 << $one.index();
            }

            /// `self | other`, for constants.
            pub const fn union(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// The element with the lowest index, if there is one.
            pub const fn first(self) -> Option<$Element> {
                if self.0 == 0 { None } else { $at(self.0.trailing_zeros() as u8) }
            }

            /// The only element, if there is exactly one.
            pub const fn single(self) -> Option<$Element> {
                if self.0.is_power_of_two() { self.first() } else { None }
            }

            /// The elements in the order of their indices.
            pub fn iter(self) -> impl Iterator<Item = $Element> + Clone {
                // Half by half, since no machine counts with 128 bits at once.
                let mut half = self.0 as u64;
                let mut upper = (self.0 as u128 >> 64) as u64;
                let mut first = 0;
                core::iter::from_fn(move || {
                    if half == 0 {
                        (half, upper, first) = (upper, 0, 64);
                        if half == 0 {
                            return None;
                        }
                    }
                    let index = first + half.trailing_zeros() as u8;
                    half &= half - 1;
                    $at(index)
                })
            }
        }

        impl core::ops::BitOr for $Set {
            type Output = $Set;
            fn bitor(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }
        }

        impl core::ops::BitAnd for $Set {
            type Output = $Set;
            fn bitand(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }
        }

        impl core::ops::Sub for $Set {
            type Output = $Set;
            fn sub(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }
        }

        impl core::ops::Not for $Set {
            type Output = $Set;
            fn not(self) -> $Set {
                $Set::ALL - self
            }
        }

        impl core::ops::BitOrAssign for $Set {
            fn bitor_assign(&mut self, other: $Set) {
                self.0 |= other.0;
            }
        }

        impl core::ops::BitAndAssign for $Set {
            fn bitand_assign(&mut self, other: $Set) {
                self.0 &= other.0;
            }
        }

        impl core::ops::SubAssign for $Set {
            fn sub_assign(&mut self, other: $Set) {
                self.0 &= !other.0;
            }
        }

        impl FromIterator<$Element> for $Set {
            fn from_iter<I: IntoIterator<Item = $Element>>(elements: I) -> $Set {
                let mut set = $Set::EMPTY;
                for element in elements {
                    set.insert(element);
                }
                set
            }
        }

        impl core::fmt::Debug for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(super) use bit_set;
