//! What "again" means after a run, for every front end.

use alloc::vec::Vec;
use engine::technique::Technique;
use games::{Deal, Preset, practised};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Again {
    /// The very same deal: nobody else deals such a one.
    Same(Deal),
    /// A fresh deal of the same preset.
    Fresh(Preset),
    /// Other positions of the same techniques: who knows the old ones learns nothing from them.
    Practice(Vec<Technique>),
}

impl Again {
    pub fn of(deal: &Deal) -> Again {
        let fresh = deal.game.preset(deal.preset).filter(|preset| !preset.brought);
        match fresh {
            Some(preset) if deal.day().is_none() => Again::Fresh(preset),
            _ => practised(deal).map_or_else(|| Again::Same(deal.clone()), Again::Practice),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rng;
    use games::{Day, GameId, deal_own, deal_practice};

    #[test]
    fn own_puzzles_and_dailies_come_again_as_they_are() {
        for game in GameId::ALL {
            let daily = game.daily(Day::new(2026, 11, 16).unwrap());
            assert_eq!(Again::of(&daily), Again::Same(daily.clone()));
            let preset = game.info().presets.remove(0);
            let deal = game.deal(&preset, &mut Rng::new(1));
            assert_eq!(Again::of(&deal), Again::Fresh(preset));
        }
        let text =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let own = deal_own(text, &mut Rng::new(1)).unwrap();
        assert_eq!(Again::of(&own), Again::Same(own.clone()));
    }

    #[test]
    fn what_was_practised_comes_again_on_other_boards() {
        let asked = [Technique::HiddenPair; 3];
        let deal = deal_practice(&asked, &mut Rng::new(1)).unwrap();
        assert_eq!(Again::of(&deal), Again::Practice(asked.to_vec()));
        // A test of which the terms are fixed is another thing.
        let test = deal.with("hearts", 1);
        assert_eq!(Again::of(&test), Again::Same(test.clone()));
    }
}
