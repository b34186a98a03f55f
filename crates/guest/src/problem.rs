//! Why a server did not do something. Its codes never change and its sentences are English, so a player hears
//! of it by the code, in the language that is spoken.

use crate::read;
use serde::Deserialize;
use session::{Phrase, phrase};

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Problem {
    /// A program may rely on it.
    pub code: String,
    /// A sentence, in English.
    pub detail: String,
    pub retry_after: Option<u32>,
}

impl Problem {
    /// What a refusal says; `None` where it was not the server that spoke.
    pub fn of(body: &str) -> Option<Problem> {
        read(body).filter(|problem: &Problem| !problem.code.is_empty())
    }

    /// What a player is told. Of what only a program could have done wrong there is the server's sentence.
    pub fn phrase(&self) -> Phrase {
        match self.code.as_str() {
            "name-length" => phrase!("problem-name-length"),
            "name-letters" => phrase!("problem-name-letters"),
            "name-scripts" => phrase!("problem-name-scripts"),
            "name-reserved" => phrase!("problem-name-reserved"),
            "name-unfit" => phrase!("problem-name-unfit"),
            "name-taken" => phrase!("problem-name-taken"),
            "code-unknown" => phrase!("problem-code"),
            "competition-open" => phrase!("problem-competition-open"),
            "daily-too-old" => phrase!("problem-daily-too-old"),
            "not-a-player" => phrase!("problem-not-a-player"),
            "run-unknown" => phrase!("problem-run-unknown"),
            "run-taken" => phrase!("problem-run-taken"),
            "sync-full" => phrase!("problem-sync-full"),
            "ticket-used" => phrase!("problem-ticket-used"),
            "busy" | "store-away" | "broken" => phrase!("problem-busy"),
            _ => match self.retry_after {
                Some(seconds) => phrase!("problem-too-often", minutes = seconds.div_ceil(60)),
                None => phrase!("problem-other", detail = self.detail.as_str()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(body: &str, expected: Phrase) {
        assert_eq!(Problem::of(body).unwrap().phrase(), expected);
    }

    #[test]
    fn a_player_hears_of_it_by_its_code() {
        check(r#"{"code":"name-taken","detail":"x"}"#, phrase!("problem-name-taken"));
        check(r#"{"code":"busy","detail":"x","retry_after":3}"#, phrase!("problem-busy"));
        let tried = r#"{"code":"too-many-tries","detail":"x","retry_after":61}"#;
        check(tried, phrase!("problem-too-often", minutes = 2));
        let newer = r#"{"code":"of-tomorrow","detail":"the moon is full","more":[1]}"#;
        check(newer, phrase!("problem-other", detail = "the moon is full"));
        assert_eq!(Problem::of("<html>"), None);
        assert_eq!(Problem::of("{}"), None);
    }
}
