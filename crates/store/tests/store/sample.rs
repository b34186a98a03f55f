//! Players and runs that tests and measurements of the store are made of.

use ninefold_store::{Accept, BoardKey, Join, Run, Store};

pub fn hash(byte: u8) -> [u8; 32] {
    [byte; 32]
}

pub fn id(number: u64) -> [u8; 16] {
    (number as u128 + 1).to_be_bytes()
}

pub fn token(player: i64) -> [u8; 32] {
    let mut token = [0; 32];
    token[..16].copy_from_slice(&id(player as u64));
    token
}

pub fn recovery(player: i64) -> [u8; 32] {
    let mut recovery = token(player);
    recovery[31] = 1;
    recovery
}

pub async fn join(store: &Store, player: i64) {
    let name = format!("Calm Otter {player}");
    let (token, recovery) = (token(player), recovery(player));
    store.call(Join { id: player, name, token, label: "phone".into(), recovery }).await.unwrap();
}

pub fn board(period: &str, start: i64, closes: Option<i64>) -> BoardKey {
    BoardKey {
        game: "classic".into(),
        preset: "steady".into(),
        rules: 2,
        trust: "ticketed".into(),
        help: "pure".into(),
        period: period.into(),
        start,
        closes,
    }
}

/// A run on the board of all time.
pub fn run(number: u64, player: i64, key: i64) -> Accept {
    Accept {
        run: Run {
            id: id(number),
            player,
            log_hash: hash(number as u8),
            game: "classic".into(),
            preset: "steady".into(),
            rules: 2,
            verifier: "test".into(),
            result: "won".into(),
            score: 1_000_000 - key,
            ms: key,
            trust: "ticketed".into(),
            help: "pure".into(),
            day: None,
            ticket: None,
            attempts: 0,
            accepted: 0,
        },
        log: format!("log {number}").into_bytes(),
        key,
        boards: vec![board("all", 0, None)],
    }
}
