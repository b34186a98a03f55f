//! The skills a deal takes: `skills DEAL`, answered by their keys with commas between.

use session::{AnyGame, Deal, LineError};

pub fn skills(request: &str) -> Result<String, String> {
    let deal: Deal = request.parse().map_err(|error: LineError| error.to_string())?;
    let game = AnyGame::start(&deal).map_err(|error| error.to_string())?;
    Ok(game.as_game().skills().join(","))
}
