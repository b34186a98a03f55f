//! Names of players: a friendly one for everybody, and an own one for who wants it, if it cannot be
//! taken for another's.

mod unfit;

use crate::chance;
use crate::problem::Problem;
use store::Trouble;
use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

const FIRST: [&str; 32] = [
    "Amber", "Brave", "Bright", "Calm", "Clever", "Cosy", "Curious", "Dapper", "Eager", "Fluffy",
    "Gentle", "Golden", "Happy", "Humble", "Jolly", "Kind", "Lively", "Lucky", "Mellow", "Merry",
    "Nimble", "Patient", "Playful", "Quick", "Quiet", "Silver", "Sunny", "Swift", "Tidy", "Velvet",
    "Warm", "Witty",
];
const SECOND: [&str; 32] = [
    "Badger", "Beaver", "Bison", "Crane", "Dolphin", "Dormouse", "Falcon", "Finch", "Fox", "Gecko",
    "Hare", "Hedgehog", "Heron", "Ibex", "Koala", "Lark", "Lemur", "Lynx", "Magpie", "Marmot",
    "Mole", "Newt", "Otter", "Owl", "Panda", "Puffin", "Robin", "Seal", "Squirrel", "Swan",
    "Tortoise", "Wren",
];

/// A name that nobody has to think of. It need not be the only one of its kind.
pub fn generated() -> Result<String, Trouble> {
    let first = FIRST[chance::below(FIRST.len() as u64)? as usize];
    let second = SECOND[chance::below(SECOND.len() as u64)? as usize];
    Ok(format!("{first} {second} {}", chance::below(9000)? + 1000))
}

const SHORTEST: usize = 2;
const LONGEST: usize = 24;

/// Names that would speak for the house.
const RESERVED: [&str; 8] =
    ["admin", "administrator", "moderator", "ninefold", "official", "root", "server", "system"];

/// A name as it will be shown, and what it has in common with its look-alikes.
pub fn own(text: &str) -> Result<(String, String), Problem> {
    let name: String = text.nfkc().collect::<String>().trim().to_owned();
    let refuse = |code, why: &str| Err(Problem::refused(code, why));
    let length = name.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        return refuse("name-length", "a name has 2 to 24 letters");
    }
    let is_joint = |ch: char| matches!(ch, ' ' | '-' | '\'' | '.' | '_');
    if !name.chars().all(|ch| is_joint(ch) || ch.identifier_allowed()) {
        return refuse("name-letters", "a name has letters, digits, spaces and - ' . _ only");
    }
    let is_double = |pair: &[char]| is_joint(pair[0]) && is_joint(pair[1]);
    let letters: Vec<char> = name.chars().collect();
    if letters.windows(2).any(is_double) || letters.iter().all(|&ch| is_joint(ch)) {
        return refuse("name-letters", "between two letters of a name stands at most one sign");
    }
    if !name.is_single_script() {
        return refuse("name-scripts", "a name is written in one script");
    }
    let lower = name.to_lowercase();
    let likeness: String =
        skeleton(&lower).filter(|ch| !is_joint(*ch)).collect::<String>().to_lowercase();
    let is_reserved = |word: &&str| likeness == skeleton(word).collect::<String>();
    if RESERVED.iter().any(is_reserved) {
        return refuse("name-reserved", "this name would speak for the house");
    }
    if unfit::is_unfit(&name) {
        return refuse("name-unfit", "children read this name too; please take another");
    }
    Ok((name, likeness))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn likeness(name: &str) -> String {
        own(name).unwrap().1
    }

    #[track_caller]
    fn check(name: &str, code: &str) {
        assert_eq!(own(name).unwrap_err().code(), code, "{name}");
    }

    #[test]
    fn a_name_is_one_script_and_no_look_alike() {
        assert_eq!(own(" Mia\u{301} ").unwrap().0, "Mi\u{e1}");
        assert_eq!(own("Jörg-Peter").unwrap().0, "Jörg-Peter");
        assert_eq!(own("みどり").unwrap().0, "みどり");
        assert_eq!(likeness("MIA"), likeness("mia"));
        assert_eq!(likeness("Mi a"), likeness("Mia"));
        // Cyrillic letters that look like Latin ones.
        assert_eq!(likeness("сосо"), likeness("coco"));
        check("Аdmin", "name-scripts");
        check("a", "name-length");
        check("a234567890123456789012345", "name-length");
        check("a\u{202e}b", "name-letters");
        check("<b>x</b>", "name-letters");
        check("a  b", "name-letters");
        check("--", "name-letters");
        check("Ad-min", "name-reserved");
        check("Sh1t Happens", "name-unfit");
    }

    #[test]
    fn generated_names_could_be_own_ones() {
        for _ in 0..50 {
            own(&generated().unwrap()).unwrap();
        }
    }
}
