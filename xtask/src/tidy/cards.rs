//! Every game has a picture of its own: without one its card on the page is blank.

use super::Complaint;
use super::tree::Tree;
use games::GameId;

pub fn check(tree: &Tree) -> Vec<Complaint> {
    let cards = GameId::ALL.map(|game| format!("crates/web/art/card-{}.svg", game.key()));
    let is_missing = |card: &String| tree.files.iter().all(|file| file.path != *card);
    cards
        .into_iter()
        .filter(is_missing)
        .map(|card| Complaint::new(card, "is missing: draw the card of this game"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_picture_is_named() {
        let cards = GameId::ALL.map(|game| format!("crates/web/art/card-{}.svg", game.key()));
        let drawn: Vec<(&str, &str)> = cards[1..].iter().map(|card| (card.as_str(), "")).collect();
        let places: Vec<_> = check(&Tree::of(&drawn)).into_iter().map(|c| c.place).collect();
        assert_eq!(places, cards[..1]);
    }
}
