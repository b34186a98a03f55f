//! A server with a board that has closed: runs of a day, sealed, and changed by hand behind its back.

use crate::server::{Server, played};
use rusqlite::Connection;
use serde_json::{Value, json};
use session::{Day, GameId, RunId};
use std::ops::RangeInclusive;
use std::time::Duration;

impl Server {
    /// Players join and send a run of a game's daily each, under these numbers. The board they meet on, and their
    /// tokens.
    pub fn play_daily(&self, game: GameId, runs: RangeInclusive<u128>) -> (i64, Vec<String>) {
        let (status, days) = self.ask("GET", "/v1/daily", "", "");
        assert_eq!(status, 200, "{days}");
        let days: Value = serde_json::from_str(&days).unwrap();
        let today: Day = days["today"].as_str().unwrap().parse().unwrap();
        let mut board = 0;
        let mut tokens = Vec::new();
        for number in runs {
            let body = json!({ "label": "test" }).to_string();
            let (status, welcome) = self.ask("POST", "/v1/players", "", &body);
            assert_eq!(status, 201, "{welcome}");
            let welcome: Value = serde_json::from_str(&welcome).unwrap();
            let token = welcome["token"].as_str().unwrap().to_owned();
            let log = played(game.daily(today), number);
            let path = format!("/v1/runs/{}", log.run);
            let (status, kept) = self.ask("PUT", &path, &token, &log.to_string());
            assert_eq!(status, 201, "{kept}");
            let kept: Value = serde_json::from_str(&kept).unwrap();
            board = kept["boards"][0]["board"].as_i64().unwrap();
            tokens.push(token);
        }
        (board, tokens)
    }

    /// The board closes in a month; this one is closed by hand, and sealed by the server.
    pub fn seal(self, board: i64) -> Server {
        let server = self.behind_its_back(|database| {
            database.execute("UPDATE board SET closes = 1 WHERE id = ?1", [board]).unwrap()
        });
        let sealed = (0..200).any(|_| {
            std::thread::sleep(Duration::from_millis(50));
            server.ask("GET", &format!("/v1/boards/{board}/seal"), "", "").0 == 200
        });
        assert!(sealed, "a closed board is sealed at the start");
        server
    }

    /// Changes one byte of one stored log.
    pub fn change_log(self, run: RunId) -> Server {
        let change = "UPDATE run_log SET log = CAST(replace(CAST(log AS TEXT), 'started 0', \
            'started 1') AS BLOB) WHERE run = ?1";
        let run = run.0.to_be_bytes().to_vec();
        self.behind_its_back(|database| database.execute(change, [run]).unwrap())
    }

    /// Ends, has rows changed in its file, and begins again at the same address.
    pub fn behind_its_back(self, change: impl FnOnce(&Connection) -> usize) -> Server {
        let port = self.port();
        let (folder, _) = self.end();
        let database = Connection::open(folder.join("world.db")).unwrap();
        assert!(change(&database) > 0, "nothing was changed");
        drop(database);
        Server::start_at(folder, &port)
    }
}
