//! Reads what `writer.rs` wrote, in the same order.

use super::{Advice, GAP};
use alloc::string::String;
use alloc::vec::Vec;
use core::str::Split;
use engine::{Arg, Cell, Digit, DigitSet, House, Phrase};
use games::hint::{Link, Role, Stage, Strength};
use games::{Hint, Refusal};

pub fn read(text: &str) -> Option<Advice> {
    let mut words = Reader(text.split(GAP));
    let advice = match words.word()? {
        "hint" => Ok(Hint {
            stages: words.all(Reader::stage)?,
            actions: words.all(|words| words.word()?.parse().ok())?,
        }),
        "refusal" => Err(Refusal {
            why: words.phrase()?,
            cells: words.all(Reader::cell)?.into_iter().collect(),
        }),
        _ => return None,
    };
    Some(advice)
}

struct Reader<'a>(Split<'a, char>);

impl<'a> Reader<'a> {
    fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn number(&mut self) -> Option<i64> {
        self.word()?.parse().ok()
    }

    fn small(&mut self) -> Option<u8> {
        self.number()?.try_into().ok()
    }

    fn all<T>(&mut self, read: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let count = self.number()?;
        (0..count).map(|_| read(self)).collect()
    }

    fn stage(&mut self) -> Option<Stage> {
        Some(Stage {
            phrase: self.phrase()?,
            houses: self.all(Reader::house)?,
            cells: self.all(|words| Some((words.cell()?, words.role()?)))?,
            candidates: self.all(|words| Some((words.cell()?, words.digit()?, words.role()?)))?,
            links: self.all(|words| {
                Some(Link {
                    from: (words.cell()?, words.digit()?),
                    to: (words.cell()?, words.digit()?),
                    strength: words.strength()?,
                })
            })?,
        })
    }

    fn phrase(&mut self) -> Option<Phrase> {
        let id = String::from(self.word()?);
        let args = self.all(|words| Some((String::from(words.word()?).into(), words.arg()?)))?;
        Some(Phrase { id: id.into(), args })
    }

    fn arg(&mut self) -> Option<Arg> {
        Some(match self.word()? {
            "n" => Arg::Number(self.number()?),
            "d" => Arg::Digit(self.digit()?),
            "ds" => Arg::Digits(DigitSet::from_bits(self.number()?.try_into().ok()?)),
            "c" => Arg::Cell(self.cell()?),
            "cs" => Arg::Cells(self.all(Reader::cell)?.into_iter().collect()),
            "h" => Arg::House(self.house()?),
            "p" => Arg::Phrase(self.phrase()?),
            "v" => Arg::Verbatim(self.word()?.into()),
            _ => return None,
        })
    }

    fn cell(&mut self) -> Option<Cell> {
        Cell::new(self.small()?)
    }

    fn digit(&mut self) -> Option<Digit> {
        Digit::new(self.small()?)
    }

    fn house(&mut self) -> Option<House> {
        House::all().nth(self.small()?.into())
    }

    fn role(&mut self) -> Option<Role> {
        let all = [Role::Base, Role::Other, Role::Fin, Role::Gain, Role::Loss];
        let index = self.small()?;
        all.into_iter().find(|role| *role as u8 == index)
    }

    fn strength(&mut self) -> Option<Strength> {
        let index = self.small()?;
        [Strength::Strong, Strength::Weak].into_iter().find(|strength| *strength as u8 == index)
    }
}
