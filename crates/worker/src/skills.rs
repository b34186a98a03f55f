//! The skills a deal takes: `skills LOG`, answered by their keys with commas between.

use session::{AnyGame, Log, LogError};

pub fn skills(request: &str) -> Result<String, String> {
    let log: Log = request.parse().map_err(|error: LogError| error.to_string())?;
    let game = AnyGame::start(&log.deal).map_err(|error| error.to_string())?;
    Ok(game.as_game().skills().join(","))
}
