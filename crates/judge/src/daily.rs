//! The competition of a day: a secret gives its deals. Its hash is told a month before, the secret when
//! the day is over: nobody can prepare, and whoever runs the server cannot choose again.

use session::{Day, Deal, GameId, Rng};
use sha2::{Digest, Sha256};

/// What is told of a secret before.
pub fn commitment(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// The deal of a game on a day, by its secret.
pub fn competition(secret: &[u8; 32], game: GameId, day: Day) -> Deal {
    let mut hash = Sha256::new();
    hash.update(format!("ninefold-competition 1\n{}\n{}\n", game.key(), day.number()));
    hash.update(secret);
    let seed: [u8; 32] = hash.finalize().into();
    let seed = u64::from_be_bytes(seed[..8].try_into().expect("eight bytes of thirty-two"));
    game.deal(&game.daily_preset(day), &mut Rng::new(seed))
}
