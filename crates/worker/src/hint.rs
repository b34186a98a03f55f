//! Looks for the next hint of a run: `hint LOG`, answered by the hint in the words of `wire`.

use session::{Log, Millis, Session, wire};

pub fn hint(request: &str) -> Result<String, String> {
    let log: Log = request.parse().map_err(|error: session::LineError| error.to_string())?;
    let session = Session::resume(&log, Millis::ZERO).map_err(|error| error.to_string())?;
    Ok(wire::write(&session.hint(Millis::ZERO)))
}
