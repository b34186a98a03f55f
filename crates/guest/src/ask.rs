//! What is asked of a server, as method, path and body. The only list of its addresses on this side.

use judge::{chain, to_hex};
use serde_json::{Value, json};
use session::{GameId, Log, RunId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    pub method: &'static str,
    /// From the root of the server, without the leading `/`.
    pub path: String,
    pub body: String,
}

/// Which lines of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Top,
    /// My line and its neighbours.
    AroundMe,
    /// The page behind this, which is the `next` of the one before.
    After(String),
}

fn bare(method: &'static str, path: impl Into<String>) -> Ask {
    Ask { method, path: path.into(), body: String::new() }
}

fn with(method: &'static str, path: impl Into<String>, body: &Value) -> Ask {
    Ask { method, path: path.into(), body: body.to_string() }
}

impl Ask {
    /// What the body is, as HTTP names it: an object, or a log.
    pub fn content_type(&self) -> &'static str {
        if self.body.starts_with('{') { "application/json" } else { "text/plain" }
    }

    pub fn join(label: &str) -> Ask {
        with("POST", "v1/players", &json!({ "label": label }))
    }

    /// Come back with the code that was written down.
    pub fn recover(code: &str, label: &str) -> Ask {
        with("POST", "v1/recover", &json!({ "code": code, "label": label }))
    }

    pub fn me() -> Ask {
        bare("GET", "v1/me")
    }

    /// An own name, or the generated one again.
    pub fn rename(name: Option<&str>) -> Ask {
        with("PUT", "v1/me/name", &json!({ "name": name }))
    }

    pub fn report(player: &str) -> Ask {
        with("POST", "v1/reports", &json!({ "player": player }))
    }

    pub fn export() -> Ask {
        bare("GET", "v1/me/export")
    }

    pub fn delete_me() -> Ask {
        bare("DELETE", "v1/me")
    }

    pub fn devices() -> Ask {
        bare("GET", "v1/me/devices")
    }

    pub fn forget_device(id: &str) -> Ask {
        bare("DELETE", format!("v1/me/devices/{id}"))
    }

    /// Show a code on this device, for another one.
    pub fn begin_pairing() -> Ask {
        bare("POST", "v1/pairings")
    }

    /// Whether another device has said the code.
    pub fn pairing() -> Ask {
        bare("GET", "v1/pairings")
    }

    /// Say the code that another device shows.
    pub fn claim(code: &str, label: &str) -> Ask {
        with("POST", "v1/pairings/claim", &json!({ "code": code, "label": label }))
    }

    /// Come in once the other device has said yes. Until then this one stays who it was.
    pub fn enter() -> Ask {
        bare("POST", "v1/pairings/enter")
    }

    /// Let the other device in.
    pub fn confirm(label: &str) -> Ask {
        with("POST", "v1/pairings/confirm", &json!({ "label": label }))
    }

    pub fn days() -> Ask {
        bare("GET", "v1/daily")
    }

    /// Boards, the newest first; of one game and one period where they are named.
    pub fn boards(game: Option<GameId>, period: Option<&str>) -> Ask {
        let game = game.map(|game| format!("game={}", game.key()));
        let period = period.map(|period| format!("period={period}"));
        let wishes: Vec<String> = game.into_iter().chain(period).collect();
        let mark = if wishes.is_empty() { "" } else { "?" };
        bare("GET", format!("v1/boards{mark}{}", wishes.join("&")))
    }

    pub fn board(board: i64, part: &Part) -> Ask {
        let part = match part {
            Part::Top => String::new(),
            Part::AroundMe => "?around=me".to_owned(),
            Part::After(next) => format!("?after={next}"),
        };
        bare("GET", format!("v1/boards/{board}{part}"))
    }

    pub fn log(run: &str) -> Ask {
        bare("GET", format!("v1/runs/{run}/log"))
    }

    /// A deal to be ranked with; that of the day's competition without a preset.
    pub fn ticket(game: GameId, preset: Option<&str>) -> Ask {
        let wish = match preset {
            Some(preset) => json!({ "game": game.key(), "preset": preset }),
            None => json!({ "game": game.key() }),
        };
        with("POST", "v1/tickets", &wish)
    }

    /// Word of a run that is under way: how far it is after `played` milliseconds of play.
    pub fn checkpoint(ticket: &str, log: &Log, played: u64) -> Ask {
        let word = json!({
            "moves": log.moves.len(),
            "played": played,
            "chain": to_hex(&chain(log)),
        });
        with("POST", format!("v1/tickets/{ticket}/checkpoints"), &word)
    }

    /// A run that is over, with its ticket if it has one.
    pub fn submit(run: RunId, ticket: Option<&str>, log: &str) -> Ask {
        let ticket = ticket.map_or(String::new(), |ticket| format!("?ticket={ticket}"));
        Ask { method: "PUT", path: format!("v1/runs/{run}{ticket}"), body: log.to_owned() }
    }

    /// What my devices have put there after this point.
    pub fn pull(since: i64) -> Ask {
        bare("GET", format!("v1/sync?since={since}"))
    }

    /// Logs for my other devices.
    pub fn push(items: &[super::PutItem]) -> Ask {
        with("POST", "v1/sync", &json!({ "items": items }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_is_spelled_as_the_server_reads_it() {
        let path = |ask: Ask| ask.path;
        assert_eq!(path(Ask::boards(None, None)), "v1/boards");
        let daily = Ask::boards(Some(GameId::Mini), Some("daily"));
        assert_eq!(path(daily), "v1/boards?game=mini&period=daily");
        assert_eq!(path(Ask::board(7, &Part::After("3.4".into()))), "v1/boards/7?after=3.4");
        assert_eq!(Ask::ticket(GameId::Mini, None).body, "{\"game\":\"mini\"}");
        assert_eq!(Ask::rename(None).body, "{\"name\":null}");
        let sent = Ask::submit(RunId(7), Some("00ff"), "a log");
        assert_eq!((sent.method, sent.content_type()), ("PUT", "text/plain"));
        assert_eq!(sent.path, format!("v1/runs/{}?ticket=00ff", RunId(7)));
    }
}
