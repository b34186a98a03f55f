//! Ratings and grades as arguments of commands.

use engine::Grade;
use engine::rating::Tenths;
use std::ops::RangeInclusive;

/// A range of ratings; a type of its own, so that a repeated option is a fault and not a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratings(pub RangeInclusive<Tenths>);

/// Nobody knows a puzzle outside these, and making one would take for ever.
const KNOWN: RangeInclusive<Tenths> = Tenths(10)..=Tenths(119);

pub fn parse_ratings(text: &str) -> Result<Ratings, String> {
    let number = |part: &str| {
        part.parse::<Tenths>().map_err(|_| format!("{part:?} is not a rating such as 6.6"))
    };
    let (low, high) = text.split_once("..").unwrap_or((text, text));
    let (low, high) = (number(low)?, number(high.trim_start_matches('='))?);
    if low > high {
        return Err(format!("nothing is rated from {low} to {high}; the lower end comes first"));
    }
    let (least, most) = KNOWN.into_inner();
    if low > most || high < least {
        return Err(format!("no puzzle is known that is rated below {least} or above {most}"));
    }
    Ok(Ratings(low..=high))
}

pub fn parse_grade(text: &str) -> Result<Grade, String> {
    text.parse().map_err(|_| {
        let keys = Grade::ALL.map(Grade::key).join(", ");
        format!("grades are {keys}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_a_number_or_a_range() {
        let range = |low, high| Ok(Ratings(Tenths(low)..=Tenths(high)));
        assert_eq!(parse_ratings("6.6..7.2"), range(66, 72));
        assert_eq!(parse_ratings("7"), range(70, 70));
        assert_eq!(parse_ratings("9.0..99"), range(90, 990));
        for bad in ["", "7.25", "x", "7.2..6.6", "6.6..", "-1", "99", "0..0.9"] {
            assert!(parse_ratings(bad).is_err(), "{bad}");
        }
    }
}
