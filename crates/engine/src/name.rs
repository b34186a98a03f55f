//! Names in text: enums whose variants are written as a key, and the one error for texts that name
//! nothing. It knows no sentences: a key is for files and command lines, people read messages.

use crate::phrase::error_by_phrase;
use crate::{Phrase, phrase};

/// A text that names nothing of the kind that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseNameError {
    like: &'static str,
}

impl ParseNameError {
    pub(crate) const fn new(like: &'static str) -> ParseNameError {
        ParseNameError { like }
    }

    /// How such names are written: an example, or all of them.
    pub const fn like(&self) -> &'static str {
        self.like
    }

    /// The error as a sentence to be said.
    pub fn phrase(&self) -> Phrase {
        phrase!("no-such-name", like = self.like)
    }
}

error_by_phrase!(ParseNameError);

/// An enum whose variants have keys: `ALL`, `key`, `Display` and `FromStr` come from one list.
macro_rules! keyed {
    (
        $(#[$about:meta])*
        pub enum $Name:ident {
            $($(#[$doc:meta])* $Variant:ident = $key:literal,)*
        }
    ) => {
        $(#[$about])*
        pub enum $Name {
            $(
                $(#[$doc])*
                ///
                #[doc = concat!("Written `", $key, "`.")]
                $Variant,
            )*
        }

        impl $Name {
            /// All of them, in their order.
            pub const ALL: [$Name; [$($key),*].len()] = [$($Name::$Variant),*];

            /// The name in files, on the command line and in message ids; `Display` writes it and
            /// `FromStr` reads it.
            pub const fn key(self) -> &'static str {
                match self {
                    $($Name::$Variant => $key,)*
                }
            }
        }

        impl core::fmt::Display for $Name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.key())
            }
        }

        impl core::str::FromStr for $Name {
            type Err = $crate::ParseNameError;
            fn from_str(text: &str) -> Result<$Name, $crate::ParseNameError> {
                const KEYS: &str = concat!($($key, " "),*);
                let named = $Name::ALL.into_iter().find(|one| one.key() == text);
                named.ok_or($crate::ParseNameError::new(KEYS.trim_ascii_end()))
            }
        }
    };
}

pub(crate) use keyed;

#[cfg(test)]
mod tests {
    use crate::Grade;

    #[test]
    fn what_has_no_such_name_says_which_there_are() {
        let error = "brutal".parse::<Grade>().unwrap_err();
        assert_eq!(error.like(), "gentle steady tricky tough fierce nightmare");
        assert_eq!(
            error.to_string(),
            "no such name (like gentle steady tricky tough fierce nightmare)"
        );
    }
}
