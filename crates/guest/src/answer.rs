//! What a server answers. Fields that a newer server adds are passed over.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// An answer of this kind, if it is one.
pub fn read<T: DeserializeOwned>(body: &str) -> Option<T> {
    serde_json::from_str(body).ok()
}

pub fn is_well(status: u16) -> bool {
    (200..300).contains(&status)
}

/// Whether the same may be answered otherwise later. Status 0: nobody answered at all.
pub fn is_passing(status: u16) -> bool {
    matches!(status, 0 | 401 | 408 | 429 | 500..)
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Welcome {
    pub name: String,
    /// For a terminal; a browser has it in a cookie that no script can read.
    pub token: String,
    /// To be written down.
    pub recovery: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Myself {
    pub player: String,
    pub name: String,
    pub own_name: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Device {
    pub id: String,
    pub label: String,
    /// To the hour.
    pub seen: i64,
    pub is_this: bool,
}

/// A code that is shown, or how the pairing stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Pairing {
    pub code: String,
    /// Seconds.
    pub lasts: i64,
    /// `none`, `waiting` or `claimed`.
    pub state: String,
    /// What the other device calls itself.
    pub label: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Claimed {
    /// It counts as soon as the other device says yes.
    pub token: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Days {
    /// By the server's clock, in UTC.
    pub today: String,
    pub now: i64,
    pub days: Vec<Promised>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Promised {
    pub day: String,
    pub commitment: String,
    pub secret: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct About {
    pub board: i64,
    pub game: String,
    pub preset: String,
    pub trust: String,
    pub help: String,
    pub period: String,
    /// Its first day since 1970.
    pub start: i64,
    pub closes: Option<i64>,
    pub sealed: Option<i64>,
    pub entries: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Board {
    pub about: About,
    pub lines: Vec<Entry>,
    pub next: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Entry {
    pub rank: i64,
    pub player: String,
    /// Empty where the player was deleted.
    pub name: String,
    pub score: i64,
    pub ms: i64,
    pub run: String,
    pub attempts: i64,
}

/// A ticket, and the deal that it is for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Handed {
    pub ticket: String,
    pub deal: String,
    pub competition: Option<String>,
    pub expires: i64,
}

/// What became of a run that was sent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Kept {
    pub run: String,
    pub score: i64,
    pub ms: i64,
    pub trust: String,
    pub doubt: Option<String>,
    pub help: String,
    #[serde(default)]
    pub boards: Vec<Stand>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Stand {
    pub board: i64,
    pub period: Option<String>,
    pub is_best: bool,
    pub rank: Option<i64>,
}

/// Logs that my devices have put there.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Items {
    pub items: Vec<Item>,
    /// Where to go on.
    pub next: i64,
    pub is_all: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Item {
    pub run: String,
    /// Grows with every change of any run.
    pub seq: i64,
    pub is_over: bool,
    pub log: String,
}

/// A log on its way there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PutItem {
    pub run: String,
    /// What it stands in for: the `seq` that was seen there, 0 for none.
    pub base: i64,
    pub is_over: bool,
    pub log: String,
}

/// For each log that was sent, in order: the number it has there now, or none where another device was
/// faster and has to be read first.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Put {
    pub seqs: Vec<Option<i64>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_newer_server_adds_is_passed_over() {
        let body = "{\"player\":\"00\",\"name\":\"Mia\",\"own_name\":null,\"new\":[1]}";
        assert_eq!(read::<Myself>(body).unwrap().name, "Mia");
    }

    #[test]
    fn what_may_change_is_told_from_what_will_not() {
        let passing: Vec<u16> = [0, 200, 401, 404, 409, 422, 429, 503]
            .into_iter()
            .filter(|&it| is_passing(it))
            .collect();
        assert_eq!(passing, [0, 401, 429, 503]);
    }
}
