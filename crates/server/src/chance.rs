//! Chance, from the system: tokens, codes, numbers of players and tickets. Without it nothing is made.

use store::Trouble;

pub fn bytes<const N: usize>() -> Result<[u8; N], Trouble> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| Trouble::Away { cause: error.to_string() })?;
    Ok(bytes)
}

pub fn below(end: u64) -> Result<u64, Trouble> {
    // 64 bits of chance leave no end that matters here at a disadvantage.
    Ok(u64::from_be_bytes(bytes()?) % end)
}

/// The number of a player: positive, and nobody can guess another's.
pub fn player() -> Result<i64, Trouble> {
    Ok((u64::from_be_bytes(bytes()?) >> 1).max(1) as i64)
}
