//! A hint as text, for a front end that lets another thread find it: that one writes, this one reads.
//!
//! Only ever between two copies of the same build, so it is neither stored nor versioned. What
//! cannot be read gives `None`.

mod reader;
mod writer;

use alloc::string::String;
use games::{Hint, Refusal};

/// The answer to who asks for a hint: the hint, or why there is none.
pub type Advice = Result<Hint, Refusal>;

pub fn write(advice: &Advice) -> String {
    writer::write(advice)
}

pub fn read(text: &str) -> Option<Advice> {
    reader::read(text)
}

/// Words are parted by this; no message, name or value has one.
const GAP: char = '\t';

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{RunId, Session};
    use engine::{Arg, CellSet, Digit, DigitSet, House, Phrase, Rng, phrase};
    use games::hint::{Link, Role, Stage, Strength};
    use games::{Action, GameId, Millis};

    #[track_caller]
    fn check(advice: Advice) {
        let text = write(&advice);
        assert_eq!(read(&text), Some(advice), "{text}");
        // Whatever is cut off is noticed.
        let cut = text.rfind(GAP).map_or(0, |end| end);
        assert_eq!(read(&text[..cut]), None, "{text}");
    }

    #[test]
    fn every_kind_of_value_arrives() {
        let cell = "r3c5".parse().unwrap();
        let digit = Digit::new(7).unwrap();
        let all = [
            Arg::Number(-3),
            Arg::Digit(digit),
            Arg::Digits(DigitSet::only(digit)),
            Arg::Cell(cell),
            Arg::Cells(CellSet::ALL),
            Arg::House(House::column(2)),
            Arg::Phrase(phrase!("house", house = House::box_(8))),
            Arg::Verbatim("1 < 2, or so".into()),
        ];
        let phrase =
            all.into_iter().fold(Phrase::new("list"), |phrase, arg| phrase.with("any", arg));
        let stage = Stage {
            phrase: phrase.clone(),
            houses: [House::row(0), House::box_(8)].into(),
            cells: [(cell, Role::Base), (cell, Role::Loss)].into(),
            candidates: [(cell, digit, Role::Gain)].into(),
            links: [Link { from: (cell, digit), to: (cell, digit), strength: Strength::Weak }]
                .into(),
        };
        let actions = [Action::Reveal { cell }, Action::Hint { stage: 2 }].into();
        check(Ok(Hint { stages: [stage, Stage::new(phrase!("hint-more"))].into(), actions }));
        check(Err(Refusal::at(phrase, CellSet::only(cell))));
    }

    #[test]
    fn hints_of_every_game_arrive() {
        for game in GameId::ALL {
            let preset = &game.info().presets[0];
            let deal = game.deal(preset, &mut Rng::new(3));
            let session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
            check(session.hint(Millis(1_000)));
        }
    }

    #[test]
    fn nonsense_is_no_hint() {
        for text in ["", "hint", "hint\t9999999", "hint\t1\tx\t-1", "why", "what\t0"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
