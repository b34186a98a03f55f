//! A few minutes of one technique: positions that ask for it and for nothing else, which is what somebody needs who
//! does not see it yet. A preset of its family would ask for it in a few of ten.

use engine::Rng;
use engine::technique::Technique;
use session::{Deal, deal_practice, practice};

/// How many positions there are to be found.
const POSITIONS: usize = 10;

/// Positions of a technique; `None` where nobody practises it. It may take some hundred milliseconds.
pub fn practise(technique: Technique, seed: u64) -> Option<Deal> {
    practice(technique)?;
    deal_practice(&[technique; POSITIONS], &mut Rng::stream(seed, 6))
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{Millis, RunId, Session};

    #[test]
    fn every_board_asks_for_what_is_practised() {
        for technique in [Technique::HiddenPair, Technique::XWing, Technique::Jellyfish] {
            let deal = practise(technique, 18).unwrap();
            assert_eq!(Some(&deal), practise(technique, 18).as_ref());
            assert_ne!(Some(&deal), practise(technique, 19).as_ref());
            let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
            for number in 0..POSITIONS {
                assert_eq!(session.game().as_game().asked(), Some(technique), "{number}");
                let hint = session.hint(Millis::ZERO).unwrap();
                session.act(&hint.actions[0], Millis(number as u64)).unwrap();
            }
            assert!(session.outcome().is_over());
        }
        assert_eq!(practise(Technique::FullHouse, 18), None);
    }
}
