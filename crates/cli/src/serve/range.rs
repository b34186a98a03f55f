//! A part of a file, by what was asked for (`Range`, RFC 9110 §14.2). One part at a time; who asks
//! for several gets the whole, as the standard allows.

use std::ops::Range;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Whole,
    /// These bytes.
    Bytes(Range<usize>),
    /// Nothing of it lies in the file.
    Beyond,
}

impl Part {
    /// What `bytes=FIRST-LAST`, `bytes=FIRST-` or `bytes=-COUNT` means in a file of this length.
    pub fn of(asked: &str, length: usize) -> Part {
        let Some((first, last)) = asked.strip_prefix("bytes=").and_then(|it| it.split_once('-'))
        else {
            return Part::Whole;
        };
        let number = |text: &str| text.trim().parse::<usize>().ok();
        let range = match (first.trim(), last.trim()) {
            ("", count) => match number(count) {
                Some(count) => length.saturating_sub(count)..length,
                None => return Part::Whole,
            },
            (first, "") => match number(first) {
                Some(first) => first..length,
                None => return Part::Whole,
            },
            (first, last) => match (number(first), number(last)) {
                (Some(first), Some(last)) if first <= last => {
                    first..last.saturating_add(1).min(length)
                }
                _ => return Part::Whole,
            },
        };
        if range.start < range.end { Part::Bytes(range) } else { Part::Beyond }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(asked: &str, expected: Part) {
        assert_eq!(Part::of(asked, 100), expected, "{asked}");
    }

    #[test]
    fn one_part_of_a_file() {
        check("bytes=0-9", Part::Bytes(0..10));
        check("bytes=90-", Part::Bytes(90..100));
        check("bytes=90-500", Part::Bytes(90..100));
        check("bytes=-5", Part::Bytes(95..100));
        check("bytes=-500", Part::Bytes(0..100));
        check("bytes=100-", Part::Beyond);
        check("bytes=-0", Part::Beyond);
        check("bytes=9-2", Part::Whole);
        check("bytes=0-1,5-6", Part::Whole);
        check("lines=1-2", Part::Whole);
        check("bytes=99999999999999999999-", Part::Whole);
    }
}
