//! A calendar day, by arithmetic alone: whoever has a clock says which day it is.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use engine::{Phrase, error_by_phrase, phrase};

/// A day from 1970 to 9999, as the calendar on the player's wall counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Weekday {
    pub const ALL: [Weekday; 7] = [
        Weekday::Monday,
        Weekday::Tuesday,
        Weekday::Wednesday,
        Weekday::Thursday,
        Weekday::Friday,
        Weekday::Saturday,
        Weekday::Sunday,
    ];
}

const MILLIS: u64 = 24 * 60 * 60 * 1000;
/// The last day of 9999.
const LAST: u32 = 2_932_896;
/// A year that begins in March has its odd day at its end; four hundred of them repeat for ever.
const CYCLE: u32 = 146_097;
/// From the first of March of the year 0 to 1970.
const BEFORE: u32 = 719_468;

impl Day {
    /// The day it is at a moment, in milliseconds since 1970 in UTC, where clocks are ahead of UTC by
    /// some minutes (or behind it).
    pub fn at(moment: u64, minutes_ahead: i32) -> Day {
        let local = moment.saturating_add_signed(i64::from(minutes_ahead) * 60_000);
        Day((local / MILLIS).min(u64::from(LAST)) as u32)
    }

    /// `None` when the calendar has no such day.
    pub fn new(year: u32, month: u32, day: u32) -> Option<Day> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day)
        {
            return None;
        }
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let days = year * 365 + year / 4 - year / 100 + year / 400;
        let found = Day((days + (month * 153 + 2) / 5 + day - 1).checked_sub(BEFORE)?);
        // The thirtieth of February is the second of March, which says so.
        (found.date().2 == day).then_some(found)
    }

    /// Days since the first of January 1970.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The moment it begins in UTC, in milliseconds since 1970.
    pub const fn begins(self) -> u64 {
        self.0 as u64 * MILLIS
    }

    pub fn before(self) -> Option<Day> {
        self.0.checked_sub(1).map(Day)
    }

    pub fn weekday(self) -> Weekday {
        // The first of January 1970 was a Thursday.
        Weekday::ALL[(self.0 + 3) as usize % 7]
    }

    /// Year, month and day of the month.
    pub fn date(self) -> (u32, u32, u32) {
        let days = self.0 + BEFORE;
        let (cycle, day) = (days / CYCLE, days % CYCLE);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (year * 365 + year / 4 - year / 100);
        let month = (day * 5 + 2) / 153;
        let (year, day) = (cycle * 400 + year, day - (month * 153 + 2) / 5 + 1);
        if month < 10 { (year, month + 3, day) } else { (year + 1, month - 9, day) }
    }
}

/// `2026-11-16`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year}-{month:02}-{day:02}")
    }
}

/// A text that is no day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDayError {
    pub found: String,
}

impl ParseDayError {
    pub fn phrase(&self) -> Phrase {
        let found = self.found.as_str();
        phrase!("found-expected", found = found, expected = phrase!("expect-day"))
    }
}

error_by_phrase!(ParseDayError);

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Day, ParseDayError> {
        let is_formed = text.len() == 10 && text.bytes().all(|b| b == b'-' || b.is_ascii_digit());
        let parts: Vec<u32> = text.split('-').filter_map(|part| part.parse().ok()).collect();
        let found = match parts[..] {
            [year, month, day] if is_formed => Day::new(year, month, day),
            _ => None,
        };
        let found = found.filter(|day| alloc::format!("{day}") == text);
        found.ok_or_else(|| ParseDayError { found: text.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::string::ToString;

    #[track_caller]
    fn check(text: &str, number: u32, weekday: Weekday) {
        let day: Day = text.parse().unwrap();
        assert_eq!((day.number(), day.weekday()), (number, weekday));
        assert_eq!(day.to_string(), text);
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        check("1970-01-01", 0, Weekday::Thursday);
        check("2000-02-29", 11_016, Weekday::Tuesday);
        check("2026-11-16", 20_773, Weekday::Monday);
        check("2100-03-01", 47_541, Weekday::Monday);
        check("9999-12-31", LAST, Weekday::Friday);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "2026-02-29",
            "2100-02-29",
            "2026-13-01",
            "2026-1-1",
            "1969-12-31",
            "20261116",
            "",
            "+",
        ] {
            let error = text.parse::<Day>().unwrap_err();
            assert_eq!(error, ParseDayError { found: text.into() });
        }
    }

    #[test]
    fn the_day_is_that_of_the_wall() {
        let noon = Day::new(2026, 11, 16).unwrap().begins() + MILLIS / 2;
        let check = |minutes, expected: &str| {
            assert_eq!(Day::at(noon, minutes).to_string(), expected);
        };
        check(0, "2026-11-16");
        check(719, "2026-11-16");
        check(720, "2026-11-17");
        check(-721, "2026-11-15");
        assert_eq!(Day::at(0, -60).number(), 0);
        assert_eq!(Day::at(u64::MAX, 60).to_string(), "9999-12-31");
    }

    proptest! {
        /// Every day has one text, and the next one follows in the calendar too.
        #[test]
        fn a_day_reads_back(number in 0..LAST) {
            let (day, next) = (Day(number), Day(number + 1));
            prop_assert_eq!(day.to_string().parse::<Day>(), Ok(day));
            prop_assert_eq!(next.before(), Some(day));
            prop_assert!(day.date() < next.date());
        }

        #[test]
        fn no_text_is_too_strange(text in "[0-9-]{8,11}") {
            if let Ok(day) = text.parse::<Day>() {
                prop_assert_eq!(day.to_string(), text);
            }
        }
    }
}
