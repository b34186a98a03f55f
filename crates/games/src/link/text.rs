//! The lines of any deal as choices: each sign by what followed the same two and the same one before. A
//! game without a packing of its own travels so.

use super::number::{Choice, Number};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

/// Signs from the blank to the tilde; before them the end of a line, and the end of all.
const N_SIGNS: usize = 97;
const LINE: u8 = 0;
const END: u8 = 1;

/// A longer text is no deal.
const LONGEST: usize = 8_000;

/// How often each sign has followed what stood before it.
#[derive(Default)]
struct Model {
    after_two: BTreeMap<(u8, u8), [u16; N_SIGNS]>,
    after_one: BTreeMap<u8, [u16; N_SIGNS]>,
    before: (u8, u8),
}

impl Model {
    /// How likely each sign is now.
    fn widths(&self) -> [u32; N_SIGNS] {
        let two = self.after_two.get(&self.before);
        let one = self.after_one.get(&self.before.1);
        core::array::from_fn(|sign| {
            let seen = |counts: Option<&[u16; N_SIGNS]>| {
                counts.map_or(0, |counts| u32::from(counts[sign]))
            };
            1 + 40 * seen(two) + 12 * seen(one)
        })
    }

    fn learn(&mut self, sign: u8) {
        let two = self.after_two.entry(self.before).or_insert([0; N_SIGNS]);
        let one = self.after_one.entry(self.before.1).or_insert([0; N_SIGNS]);
        for counts in [two, one] {
            counts[usize::from(sign)] = (counts[usize::from(sign)] + 1).min(2_000);
        }
        self.before = (self.before.1, sign);
    }
}

/// The fields as choices; `None` where a sign is of another alphabet.
pub fn choices<'a>(fields: impl Iterator<Item = (&'a str, &'a str)>) -> Option<Vec<Choice>> {
    let mut signs = Vec::new();
    for (name, value) in fields {
        for byte in name.bytes().chain([b' ']).chain(value.bytes()) {
            signs.push(byte.checked_sub(b' ').filter(|sign| *sign < 95)? + 2);
        }
        signs.push(LINE);
    }
    signs.push(END);
    let mut model = Model::default();
    let mut choices = Vec::with_capacity(signs.len());
    for sign in signs {
        let widths = model.widths();
        let start = widths[..usize::from(sign)].iter().sum();
        let slots = widths.iter().sum();
        choices.push(Choice { start, width: widths[usize::from(sign)], slots });
        model.learn(sign);
    }
    (choices.len() <= LONGEST).then_some(choices)
}

/// The fields that [`choices`] made choices of.
pub fn fields(number: &mut Number) -> Option<Vec<(String, String)>> {
    let mut model = Model::default();
    let mut fields = Vec::new();
    let mut line = String::new();
    for _ in 0..LONGEST {
        let widths = model.widths();
        let slots = widths.iter().sum();
        let slot = number.slot(slots);
        let mut start = 0;
        let mut sign = 0;
        while start + widths[sign] <= slot {
            start += widths[sign];
            sign += 1;
        }
        number.took(Choice { start, width: widths[sign], slots });
        let sign = sign as u8;
        match sign {
            LINE => {
                let (name, value) = line.split_once(' ')?;
                fields.push((name.into(), value.into()));
                line.clear();
            }
            END => return line.is_empty().then_some(fields),
            sign => line.push(char::from(sign - 2 + b' ')),
        }
        model.learn(sign);
    }
    None
}
