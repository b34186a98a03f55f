//! Goes through a finished run: `review LOG`, answered by a line for each judged move.

use session::{LineError, Log};

pub fn review(request: &str) -> Result<String, String> {
    let log: Log = request.parse().map_err(|error: LineError| error.to_string())?;
    let judged = session::review(&log).map_err(|error| error.to_string())?;
    Ok(judged.map(|review| review.to_string()).collect::<Vec<_>>().join("\n"))
}
