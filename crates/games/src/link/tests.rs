//! Links of every deal, there and back, and what is refused.

use super::*;
use crate::{Brought, Day, NoteKind, deal_brought};
use engine::{Cell, DigitSet, Rng};
use std::collections::BTreeSet;
use std::string::ToString;

fn deals() -> impl Iterator<Item = Deal> {
    GameId::ALL.into_iter().flat_map(|game| {
        let presets = game.info().presets.into_iter().filter(|preset| !preset.brought);
        presets.map(move |preset| game.deal(&preset, &mut Rng::new(11)))
    })
}

fn opened(link: &str) -> Deal {
    from_link(link).unwrap().unwrap()
}

#[test]
fn every_deal_of_every_preset_comes_back() {
    for deal in deals() {
        let link = deal.to_link().unwrap();
        assert_eq!(opened(&link), deal);
        assert_eq!(opened(&link.to_lowercase()), deal);
        assert_eq!(opened(&std::format!("https://example.org/play/#{link}\n")), deal);
        let timed = deal.to_be_beaten(Some(Millis(272_400)));
        assert_eq!(timed.time_to_beat(), Some(Millis(273_000)));
        assert_eq!(opened(&timed.to_link().unwrap()), timed);
        assert_eq!(timed.print(), deal.print());
    }
}

/// What is on paper, and what a code to scan has to hold.
#[test]
fn links_are_short() {
    for deal in deals() {
        let most = match deal.game {
            GameId::Classic => 50,
            GameId::Binary => 60,
            GameId::Mini => 130,
            // Ten positions, with what has been struck in them.
            GameId::Drill => 1_500,
            _ => 450,
        };
        let link = deal.to_link().unwrap();
        assert!(link.len() <= most, "{:?} {}: {} {link}", deal.game, deal.preset, link.len());
    }
}

/// Every number of clues a puzzle can have.
#[test]
fn a_classic_link_has_at_most_sixty_signs() {
    let seventeen =
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    let mut puzzle: engine::Grid = seventeen.parse().unwrap();
    let solution = engine::solver::first(&puzzle).unwrap();
    let mut longest = 0;
    for cell in Cell::all().filter(|&cell| solution[cell].is_some()) {
        if puzzle.n_clues() == 80 {
            break;
        }
        let deal = deal_brought(&Brought::untouched(puzzle)).unwrap();
        let link = deal.to_be_beaten(Some(Millis(5_999_000))).to_link().unwrap();
        longest = longest.max(link.len());
        assert_eq!(opened(&link).without(BEAT), deal);
        puzzle[cell] = solution[cell];
    }
    assert!(longest <= 60, "{longest}");
}

#[test]
fn a_position_comes_along() {
    let puzzle =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let mut brought = Brought::untouched(puzzle.parse().unwrap());
    let at = |text: &str| text.parse::<Cell>().unwrap();
    brought.position[at("r1c3")] = engine::Digit::new(4);
    // A wrong one travels as well.
    brought.position[at("r1c4")] = engine::Digit::new(5);
    for (cell, kind) in
        [("r2c2", NoteKind::Simple), ("r2c2", NoteKind::Center), ("r2c3", NoteKind::Corner)]
    {
        brought.note(at(cell), DigitSet::from_bits(0b101), kind);
    }
    brought.colors.push((at("r9c9"), DigitSet::from_bits(0b11)));
    let deal = deal_brought(&brought).unwrap();
    let link = deal.to_link().unwrap();
    assert!(link.len() < 80, "{link}");
    assert_eq!(opened(&link), deal);
}

#[test]
fn dailies_stay_dailies() {
    let day: Day = "2026-11-18".parse().unwrap();
    for game in GameId::ALL {
        let deal = game.daily(day);
        let timed = deal.to_be_beaten(Some(Millis(60_000)));
        let back = opened(&timed.to_link().unwrap());
        assert_eq!((&back, back.day(), back.prove()), (&timed, Some(day), Ok(())));
    }
}

/// A line that nobody wrote, or in another order, is written out.
#[test]
fn deals_that_were_changed_by_hand_come_back_too() {
    let deal = deals().next().unwrap();
    let (puzzle, solution) = (deal.get("puzzle").unwrap(), deal.get("solution").unwrap());
    let odd = Deal::new(deal.game, deal.preset)
        .with("solution", solution)
        .with("puzzle", puzzle)
        .with("odd", "yes ~");
    assert_eq!(opened(&odd.to_link().unwrap()), odd);
    assert_eq!(deal.with("odd", "\u{e9}").to_link(), None);
}

/// What was printed once has to open for ever.
#[test]
fn links_of_the_first_version_stay() {
    let puzzle =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let deal = deal_brought(&Brought::untouched(puzzle.parse().unwrap())).unwrap();
    assert_eq!(deal.to_link().as_deref(), Some("9A54PAKAZX0RWSM6515RX7CMJK0KBDXWBP018R1TBE1"));
    let binary = Deal::new(GameId::Binary, "sprint").with("seed", 774_964_570_432_475_656u64);
    assert_eq!(binary.to_link().as_deref(), Some("9A448QW7NAY12A1721G60A65DHTEP3NVD6EZR3NCS21"));
}

#[test]
fn wrong_and_newer_links_are_refused_with_words() {
    let link = deals().next().unwrap().to_link().unwrap();
    for at in 2..link.len() {
        let mut signs: std::vec::Vec<u8> = link.bytes().collect();
        signs[at] = if signs[at] == b'Z' { b'Y' } else { b'Z' };
        let wrong = String::from_utf8(signs).unwrap();
        assert_eq!(from_link(&wrong), Some(Err(LinkError::Damaged)), "{at}");
    }
    assert_eq!(from_link(&link[..link.len() - 1]), Some(Err(LinkError::Damaged)));
    assert_eq!(from_link(&link.replacen("9A", "9B", 1)), Some(Err(LinkError::Newer)));
    // However little is left of it.
    for cut in ["9A", "9ab", "https://example.org/n/#9A"] {
        assert_eq!(from_link(cut), Some(Err(LinkError::Damaged)), "{cut}");
    }
    for text in
        ["", "#", "9", "#/play/9", "530070000", "9A12345!", "https://a.org/#top", "game classic"]
    {
        assert_eq!(from_link(text), None, "{text}");
    }
    assert_eq!(from_link(&std::format!("9A{}", "Z".repeat(LONGEST))), None);
    let zeros = std::format!("9A{}{}", sum(""), "0".repeat(40));
    assert!(from_link(&zeros).unwrap().is_err());
    assert_eq!(LinkError::Newer.to_string(), "link newer");
}

/// Sums tell all keys apart that a reader has to.
#[test]
fn keys_have_numbers_of_their_own() {
    let games: BTreeSet<u32> = GameId::ALL.iter().map(|game| key_number(game.key())).collect();
    assert_eq!(games.len(), GameId::ALL.len());
    for game in GameId::ALL {
        let presets = game.info().presets;
        let numbers: BTreeSet<u32> = presets.iter().map(|preset| key_number(preset.key)).collect();
        assert_eq!(numbers.len(), presets.len(), "{game:?}");
    }
}

#[test]
fn any_letters_end() {
    let mut rng = Rng::new(5);
    for _ in 0..2_000 {
        let signs: String = (0..rng.below(60)).map(|_| number::sign(rng.below(32))).collect();
        let signs = signs.trim_end_matches('0');
        if let Some(Ok(deal)) = from_link(&std::format!("9A{}{signs}", sum(signs))) {
            let _ = crate::AnyGame::start(&deal);
        }
    }
}
