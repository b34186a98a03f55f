//! The chapters: which techniques are taught together, and in which order.

use super::example::{self, Example};
use super::puzzle;
use alloc::vec::Vec;
use engine::technique::Technique;
use engine::{Phrase, Rng};
use session::{Deal, deal_practice};

use Technique as T;

#[derive(Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name in addresses and commands.
    pub key: &'static str,
    /// The message that names it, and the one that says what it is about.
    title: &'static str,
    about: &'static str,
    /// The one that stands for the chapter first.
    pub techniques: &'static [Technique],
}

macro_rules! chapters {
    ($($key:literal: $($technique:ident)+;)*) => {
        &[$(Chapter {
            key: $key,
            title: concat!("course-", $key),
            about: concat!("course-about-", $key),
            techniques: &[$(T::$technique),+],
        }),*]
    };
}

/// Trying out is taught nowhere: it is what is left when nothing is seen.
pub const ALL: &[Chapter] = chapters! {
    "beginning": FullHouse;
    "places": HiddenSingleBox HiddenSingleLine;
    "cells": NakedSingle;
    "locked": Pointing Claiming;
    "pairs": NakedPair HiddenPair LockedPair;
    "triples": NakedTriple HiddenTriple LockedTriple NakedQuad HiddenQuad;
    "fish": XWing Swordfish Jellyfish;
    "turbots": Skyscraper TwoStringKite TurbotFish EmptyRectangle;
    "wings": XyWing XyzWing WWing WxyzWing;
    "uniqueness": UniqueRectangle1 UniqueRectangle2 UniqueRectangle3 UniqueRectangle4 UniqueRectangle5
        UniqueRectangle6 HiddenRectangle AvoidableRectangle1 AvoidableRectangle2 UniqueLoop BugPlusOne BugPlusMore;
    "fins": FinnedXWing SashimiXWing FinnedSwordfish SashimiSwordfish FinnedJellyfish SashimiJellyfish;
    "colours": SimpleColoring MultiColoring;
    "chains": XyChain XChain RemotePair;
    "loops": Aic NiceLoop GroupedAic GroupedNiceLoop;
    "sets": SueDeCoq AlsXz AlsXyWing;
    "nets": ForcingChain ForcingNet;
};

/// How many positions a chapter's drill has.
const DRILLS: usize = 3;

impl Chapter {
    pub fn of_key(key: &str) -> Option<&'static Chapter> {
        ALL.iter().find(|chapter| chapter.key == key)
    }

    /// Where a technique is taught.
    pub fn of(technique: Technique) -> Option<&'static Chapter> {
        ALL.iter().find(|chapter| chapter.techniques.contains(&technique))
    }

    /// From 1.
    pub fn number(&self) -> u32 {
        self.index() as u32 + 1
    }

    pub(super) fn index(&self) -> usize {
        ALL.iter().position(|chapter| chapter == self).unwrap_or_default()
    }

    pub fn title(&self) -> Phrase {
        Phrase::new(self.title)
    }

    /// What it is about, in a sentence or two.
    pub fn about(&self) -> Phrase {
        Phrase::new(self.about)
    }

    /// What has been taught when it ends, the easiest first.
    pub fn taught(&self) -> Vec<Technique> {
        of(&ALL[..=self.index()])
    }

    /// What has been taught when it begins, the easiest first.
    pub fn before(&self) -> Vec<Technique> {
        of(&ALL[..self.index()])
    }

    /// A real position in which one of its techniques comes next, told in stages; `None` for a technique that is
    /// not of this chapter.
    pub fn example(&self, technique: Technique, seed: u64) -> Option<Example> {
        let is_taught = self.techniques.contains(&technique);
        is_taught.then(|| example::find(self, technique, seed)).flatten()
    }

    /// Three positions to find its techniques in: the first of them and two others, where it has more.
    pub fn drills(&self, seed: u64) -> Option<Deal> {
        let mut rng = Rng::stream(seed, 1);
        let mut others = self.techniques[1..].to_vec();
        rng.shuffle(&mut others);
        let asked = self.techniques[..1].iter().copied().chain(others).cycle();
        deal_practice(&asked.take(DRILLS).collect::<Vec<_>>(), &mut rng)
    }

    /// A whole puzzle that needs this chapter and nothing that is taught later.
    pub fn puzzle(&self, seed: u64) -> Option<Deal> {
        puzzle::deal(self, &mut Rng::stream(seed, 2))
    }
}

fn of(chapters: &[Chapter]) -> Vec<Technique> {
    let mut all: Vec<Technique> =
        chapters.iter().flat_map(|chapter| chapter.techniques).copied().collect();
    all.sort_unstable();
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{Action, Millis, RunId, Session};
    use words::{Language, try_say};

    #[test]
    fn every_technique_is_taught_once_and_every_chapter_has_its_words() {
        let mut all = of(ALL);
        all.push(T::Trial);
        assert_eq!(all, T::ALL);
        for chapter in ALL {
            assert_eq!(Chapter::of_key(chapter.key), Some(chapter));
            for language in Language::ALL {
                for phrase in [chapter.title(), chapter.about()] {
                    assert!(try_say(&phrase, language).is_ok(), "{phrase:?}");
                }
            }
        }
    }

    #[test]
    fn the_drills_of_a_chapter_ask_for_it_and_can_be_found() {
        for chapter in ALL {
            let deal = chapter.drills(18).unwrap();
            assert_eq!(Some(&deal), chapter.drills(18).as_ref());
            let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
            for number in 0..DRILLS {
                let asked = session.game().as_game().asked().unwrap();
                assert!(chapter.techniques.contains(&asked), "{number} {asked}");
                let hint = session.hint(Millis::ZERO).unwrap();
                session.act(&hint.actions[0], Millis(number as u64)).unwrap();
            }
            assert!(session.outcome().is_over(), "{}", chapter.key);
            let refused = session.act(&Action::Hint { stage: 1 }, Millis(9));
            assert!(refused.is_err());
        }
    }
}
