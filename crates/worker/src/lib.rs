//! What the page has computed beside itself: dealing, proving, rating, hints, examples. It knows no
//! page.
//!
//! A question is a struct that names the type of its answer. Both travel as bytes between two copies
//! of the same build, so they are neither stored nor versioned.

mod deal;
mod example;
mod hint;
mod order;
mod own;
mod rate;
mod review;
mod skills;

pub use deal::{Daily, Deal};
pub use example::Example;
pub use hint::Hint;
pub use order::{Order, Wanted};
pub use own::{Own, Unplayable};
pub use rate::Rate;
pub use review::Review;
pub use skills::Skills;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What can be asked of a worker.
pub trait Question: Into<Request> {
    type Answer: Serialize + DeserializeOwned;

    /// Computes the answer; it may take seconds.
    fn answer(self) -> Self::Answer;
}

macro_rules! requests {
    ($($name:ident),*) => {
        /// Any question, as it travels.
        #[derive(Serialize, Deserialize)]
        pub enum Request {
            $($name($name)),*
        }

        $(impl From<$name> for Request {
            fn from(question: $name) -> Request {
                Request::$name(question)
            }
        })*

        /// Answers one request. What is no request has an empty answer, which is none.
        pub fn answer(request: &[u8]) -> Vec<u8> {
            match read(request) {
                $(Some(Request::$name(question)) => write(&question.answer()),)*
                None => Vec::new(),
            }
        }
    };
}

requests!(Daily, Deal, Example, Hint, Order, Own, Rate, Review, Skills);

/// A question or an answer as bytes.
pub fn write(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).expect("our own types can be written")
}

/// What [`write`] wrote.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{GameId, Log, Millis, Rng, RunId, Session};

    /// Asks as the page does.
    #[track_caller]
    fn ask<Q: Question>(question: Q) -> Q::Answer {
        let request: Request = question.into();
        read(&answer(&write(&request))).unwrap()
    }

    #[test]
    fn hints_of_every_game_arrive() {
        for game in GameId::ALL {
            let preset = game.info().presets[0].key;
            let deal =
                ask(Deal { game, preset: preset.to_owned(), ground: None, seed: 3 }).unwrap();
            assert_eq!(deal, game.deal(&game.preset(preset).unwrap(), &mut Rng::new(3)));
            let session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
            let log: Log = session.log(Millis::ZERO);
            assert_eq!(ask(Hint { log }).unwrap(), session.hint(Millis::ZERO));
        }
    }

    #[test]
    fn what_cannot_be_played_arrives_with_its_boards() {
        let two = ".".repeat(81);
        let Err(unplayable) = ask(Own { seed: 1, text: two }) else { panic!() };
        assert_eq!(unplayable.why.id, "own-two-solutions");
        assert_eq!(unplayable.boards.len(), 2);
        let Err(unplayable) = ask(Own { seed: 1, text: "nothing".to_owned() }) else { panic!() };
        assert_eq!((&*unplayable.why.id, unplayable.boards.len()), ("own-unread", 0));
    }

    #[test]
    fn nonsense_is_no_request() {
        for bytes in [&[][..], &[200], &[0, 9, 9], &[1, 255, 255, 255]] {
            assert!(answer(bytes).is_empty(), "{bytes:?}");
        }
    }
}
