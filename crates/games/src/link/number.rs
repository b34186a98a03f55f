//! One large number that many small choices are folded into, each by how likely it was: what is certain
//! costs nothing. (An asymmetric numeral system without its usual rounding.) Knows no deal.

use alloc::string::String;
use alloc::vec::Vec;

/// A choice: it was among `slots`, and `width` of them from `start` on were its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub start: u32,
    pub width: u32,
    pub slots: u32,
}

impl Choice {
    /// One of so many that are equally likely.
    pub const fn of(value: u32, slots: u32) -> Choice {
        Choice { start: value, width: 1, slots }
    }
}

/// Letters and digits that cannot be mistaken for each other: neither I, L, O nor U.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The lowest limb first; none of the highest is zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number(Vec<u32>);

impl Number {
    /// The choices in the order in which they are asked for again.
    pub fn of(choices: &[Choice]) -> Number {
        let mut number = Number::default();
        for choice in choices.iter().rev() {
            let within = number.divide(choice.width);
            number.multiply(choice.slots, choice.start + within);
        }
        number
    }

    /// The slot that the next choice took. It is to be told by [`Number::took`] whose it is.
    pub fn slot(&self, slots: u32) -> u32 {
        self.clone().divide(slots)
    }

    /// Takes a choice out.
    pub fn took(&mut self, choice: Choice) {
        let slot = self.divide(choice.slots);
        self.multiply(choice.width, slot - choice.start);
    }

    /// The next of so many equally likely ones.
    pub fn take(&mut self, slots: u32) -> u32 {
        self.divide(slots)
    }

    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Divides, and says what is left over.
    fn divide(&mut self, by: u32) -> u32 {
        let mut rest = 0u64;
        for limb in self.0.iter_mut().rev() {
            let whole = rest << 32 | u64::from(*limb);
            *limb = (whole / u64::from(by)) as u32;
            rest = whole % u64::from(by);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    fn multiply(&mut self, by: u32, plus: u32) {
        let mut carry = u64::from(plus);
        for limb in &mut self.0 {
            carry += u64::from(*limb) * u64::from(by);
            *limb = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    pub fn to_signs(&self) -> String {
        let mut number = self.clone();
        let mut signs = String::new();
        while !number.is_zero() {
            signs.push(SIGNS[number.divide(32) as usize].into());
        }
        signs
    }

    /// In capitals or small letters, and with what is easily mistaken; `None` for any other sign.
    pub fn from_signs(signs: &str) -> Option<Number> {
        let mut number = Number::default();
        for sign in signs.bytes().rev() {
            number.multiply(32, value(sign)?);
        }
        Some(number)
    }
}

/// The sign of a number below 32.
pub fn sign(value: u32) -> char {
    SIGNS[(value % 32) as usize].into()
}

/// Signs as they are written by [`Number::to_signs`].
pub fn from_hand(signs: &str) -> Option<String> {
    signs.bytes().map(|byte| value(byte).map(sign)).collect()
}

fn value(sign: u8) -> Option<u32> {
    let meant = match sign.to_ascii_uppercase() {
        b'O' => b'0',
        b'I' | b'L' => b'1',
        sign => sign,
    };
    SIGNS.iter().position(|known| *known == meant).map(|value| value as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rng;

    #[test]
    fn choices_come_back_in_their_order() {
        let mut rng = Rng::new(7);
        for _ in 0..200 {
            let choices: Vec<Choice> = (0..rng.below(60))
                .map(|_| {
                    let slots = 1 + rng.below(5_000);
                    let start = rng.below(slots);
                    Choice { start, width: 1 + rng.below(slots - start), slots }
                })
                .collect();
            let number = Number::of(&choices);
            let mut again = Number::from_signs(&number.to_signs().to_lowercase()).unwrap();
            assert_eq!(again, number);
            for choice in choices {
                let slot = again.slot(choice.slots);
                assert!((choice.start..choice.start + choice.width).contains(&slot));
                again.took(choice);
            }
            assert!(again.is_zero());
        }
    }

    #[test]
    fn what_is_certain_costs_nothing() {
        let certain = Choice { start: 0, width: 9, slots: 9 };
        assert_eq!(Number::of(&[certain; 100]).to_signs(), "");
        assert_eq!(Number::from_signs("O1l").unwrap(), Number::from_signs("011").unwrap());
        assert_eq!(Number::from_signs("U"), None);
        assert_eq!(Number::from_signs("é"), None);
    }
}
