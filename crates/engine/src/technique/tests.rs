//! What the tests of the single techniques share, and laws over all of them.

use super::*;
use alloc::string::ToString;

/// The technique finds this conclusion in the position.
#[track_caller]
pub fn check(technique: Technique, position: &str, expected: &str) {
    let position: Position = position.parse().unwrap();
    let found: Vec<_> =
        technique.all(&position).iter().map(|step| step.conclusion.to_string()).collect();
    assert!(found.iter().any(|conclusion| conclusion == expected), "found {found:#?}");
}

/// The technique finds nothing in the position.
#[track_caller]
pub fn check_none(technique: Technique, position: &str) {
    let position: Position = position.parse().unwrap();
    assert_eq!(technique.first(&position), None);
}

#[test]
fn names_round_trip() {
    for technique in Technique::ALL {
        assert_eq!(technique.key().parse(), Ok(technique));
    }
    assert!("y-wing-ish".parse::<Technique>().is_err());
}
