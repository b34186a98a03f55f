//! What goes to the server and comes back, with what it was for.

use crate::Effect;
use guest::Ask;

/// What an answer is for. Its number travels with the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    Me,
    Join,
    /// Joining because a ticket is wanted.
    JoinToPlay,
    Days,
    Boards,
    Board,
    Around,
    /// The next page of a board.
    More,
    Log,
    Ticket,
    Rename,
    Devices,
    Forget,
    BeginPairing,
    Pairing,
    Claim,
    /// Whether the other device has said yes.
    Admitted,
    Confirm,
    Recover,
    Export,
    Delete,
    Report,
    Pull,
    Push,
    Checkpoint,
    Submit,
}

const ALL: [Wish; 26] = [
    Wish::Me,
    Wish::Join,
    Wish::JoinToPlay,
    Wish::Days,
    Wish::Boards,
    Wish::Board,
    Wish::Around,
    Wish::More,
    Wish::Log,
    Wish::Ticket,
    Wish::Rename,
    Wish::Devices,
    Wish::Forget,
    Wish::BeginPairing,
    Wish::Pairing,
    Wish::Claim,
    Wish::Admitted,
    Wish::Confirm,
    Wish::Recover,
    Wish::Export,
    Wish::Delete,
    Wish::Report,
    Wish::Pull,
    Wish::Push,
    Wish::Checkpoint,
    Wish::Submit,
];

const KINDS: u32 = ALL.len() as u32;

impl Wish {
    pub fn of(id: u32) -> Wish {
        ALL[(id % KINDS) as usize]
    }

    /// The number of the choice that an answer was asked for, where choices are numbered.
    pub fn choice_of(id: u32) -> u32 {
        id / KINDS
    }
}

pub fn fetch(wish: Wish, ask: Ask) -> Effect {
    fetch_for(0, wish, ask)
}

/// Asks for what a choice wants to see. Questions overtake each other, so the number of the choice comes
/// back with the answer, and tells whether that is still wanted.
pub fn fetch_for(choice: u32, wish: Wish, ask: Ask) -> Effect {
    let Ask { method, path, body } = ask;
    Effect::Fetch { id: choice * KINDS + wish as u32, method: method.to_owned(), path, body }
}

/// Texts that are kept between visits, by name.
pub const JOINED: &str = "world";
pub const TICKETS: &str = "world.tickets";
pub const OUTBOX: &str = "world.outbox";
pub const BOOK: &str = "world.sync";
pub const RECOVERY: &str = "world.recovery";

pub fn keep(name: &str, text: impl ToString) -> Effect {
    Effect::Keep { name: name.to_owned(), text: text.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_is_known_by_its_number() {
        for (place, wish) in ALL.into_iter().enumerate() {
            assert_eq!((wish as usize, Wish::of(place as u32)), (place, wish));
            let Effect::Fetch { id, .. } = fetch_for(7, wish, Ask::me()) else { panic!() };
            assert_eq!((Wish::choice_of(id), Wish::of(id)), (7, wish));
        }
    }
}
