//! Players who send runs until each is answered, whatever becomes of servers and networks, and the check
//! of what the world then holds: every answered run once, ranks as a recount of the logs has them.

use crate::server::played;
use serde_json::{Value, json};
use session::{Day, GameId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A server as a crowd knows it. Tests that kill it say so before they do.
pub struct Door {
    pub address: String,
    /// Counts how often it was killed or came back.
    pub turns: AtomicU32,
    pub is_up: AtomicBool,
}

impl Door {
    pub fn to(address: &str) -> Door {
        let (turns, is_up) = (AtomicU32::new(0), AtomicBool::new(true));
        Door { address: address.to_owned(), turns, is_up }
    }
}

struct Player {
    token: String,
    /// What was answered, and what was sent at all.
    answered: Vec<String>,
    sent: BTreeSet<String>,
}

/// Players at work.
pub struct Crowd {
    doors: Arc<Vec<Door>>,
    players: Vec<Arc<Mutex<Player>>>,
    threads: Vec<std::thread::JoinHandle<()>>,
    is_over: Arc<AtomicBool>,
    pub answers: Arc<AtomicU32>,
    /// Requests that failed though their server stood all the while.
    pub unexplained: Arc<AtomicU32>,
}

pub fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(10)))
        .max_idle_connections(0);
    config.build().into()
}

/// One request by a player who is told from others by a number.
fn ask(
    agent: &ureq::Agent,
    method: &str,
    place: &str,
    who: (usize, &str),
    body: &str,
) -> Option<(u16, String)> {
    let kind = if method == "PUT" { "text/plain" } else { "application/json" };
    let request = ureq::http::Request::builder()
        .method(method)
        .uri(place)
        .header("content-type", kind)
        .header("x-forwarded-for", format!("10.1.{}.{}", who.0 / 250, who.0 % 250 + 1))
        .header("authorization", format!("Bearer {}", who.1))
        .body(body.to_owned())
        .unwrap();
    let mut answer = agent.run(request).ok()?;
    let status = answer.status().as_u16();
    Some((status, answer.body_mut().read_to_string().ok()?))
}

impl Crowd {
    /// So many players come in by the first door and begin to send runs of today's Mini by all of them.
    pub fn gather(doors: Vec<Door>, count: usize, today: Day) -> Crowd {
        let doors = Arc::new(doors);
        let mut crowd = Crowd {
            doors: Arc::clone(&doors),
            players: Vec::new(),
            threads: Vec::new(),
            is_over: Arc::default(),
            answers: Arc::default(),
            unexplained: Arc::default(),
        };
        for number in 0..count {
            let agent = agent();
            let body = json!({ "label": "crowd" }).to_string();
            let place = format!("{}/v1/players", doors[0].address);
            // A network that fails may eat the answer; whoever heard none joins again.
            let welcome = std::iter::repeat_with(|| {
                ask(&agent, "POST", &place, (number, ""), &body).filter(|it| it.0 == 201)
            });
            let welcome = welcome.take(15).flatten().next().expect("joined").1;
            let welcome: Value = serde_json::from_str(&welcome).unwrap();
            let token = welcome["token"].as_str().unwrap().to_owned();
            let player = Player { token, answered: Vec::new(), sent: BTreeSet::new() };
            let player = Arc::new(Mutex::new(player));
            crowd.players.push(Arc::clone(&player));
            let (is_over, answers, unexplained) = (
                Arc::clone(&crowd.is_over),
                Arc::clone(&crowd.answers),
                Arc::clone(&crowd.unexplained),
            );
            let doors = Arc::clone(&doors);
            crowd.threads.push(std::thread::spawn(move || {
                let mut turn = 0;
                for nth in 0.. {
                    if is_over.load(Ordering::Relaxed) {
                        return;
                    }
                    let run = (number as u128 + 1) << 64 | nth;
                    let log = played(GameId::Mini.daily(today), run);
                    let (name, text) = (log.run.to_string(), log.to_string());
                    let token = {
                        let mut player = player.lock().unwrap();
                        player.sent.insert(name.clone());
                        player.token.clone()
                    };
                    // For ever, as a player's program does.
                    while !send(
                        &agent,
                        &doors,
                        &mut turn,
                        (number, &token),
                        (&name, &text),
                        &unexplained,
                    ) {
                        if is_over.load(Ordering::Relaxed) {
                            return;
                        }
                    }
                    player.lock().unwrap().answered.push(name);
                    answers.fetch_add(1, Ordering::Relaxed);
                }
            }));
        }
        crowd
    }

    pub fn door(&self, number: usize) -> &Door {
        &self.doors[number]
    }

    /// Waits until so many more runs were answered. Patience ends a minute after the last answer: how many
    /// a minute has depends on the limits for players and on what else the machine does.
    pub fn wait(&self, more: u32) {
        let mut last = self.answers.load(Ordering::Relaxed);
        let (begin, end) = (last, last + more);
        let mut idle = 0;
        while last < end {
            std::thread::sleep(Duration::from_millis(10));
            let answers = self.answers.load(Ordering::Relaxed);
            idle = if answers > last { 0 } else { idle + 1 };
            last = answers;
            let heard = last - begin;
            assert!(idle < 6000, "after {heard} of {more} runs nothing is answered any more");
        }
    }

    /// Lets everybody finish and compares the world behind an address with what was answered. The answer
    /// is how many runs that are.
    pub fn check(mut self, address: &str) -> usize {
        self.is_over.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            thread.join().unwrap();
        }
        let agent = agent();
        let mut bests: BTreeMap<String, i64> = BTreeMap::new();
        let mut n_answered = 0;
        for (number, player) in self.players.iter().enumerate() {
            let player = player.lock().unwrap();
            let place = format!("{address}/v1/me/export");
            let (status, text) = ask(&agent, "GET", &place, (number, &player.token), "").unwrap();
            assert_eq!(status, 200, "{text}");
            let luggage: Value = serde_json::from_str(&text).unwrap();
            let mut stored = BTreeSet::new();
            for kept in luggage["runs"].as_array().unwrap() {
                let run = kept["run"].as_str().unwrap().to_owned();
                assert!(player.sent.contains(&run), "nobody sent {run}");
                let verdict = judge::judge(kept["log"].as_str().unwrap()).unwrap();
                let key = judge::key(verdict.score, verdict.at);
                let id = luggage["myself"]["player"].as_str().unwrap().to_owned();
                let best = bests.entry(id).or_insert(key);
                *best = key.min(*best);
                assert!(stored.insert(run), "stored twice");
            }
            for run in &player.answered {
                assert!(stored.contains(run), "{run} was answered and is gone");
            }
            n_answered += player.answered.len();
        }
        self.check_ranks(&agent, address, &bests);
        n_answered
    }

    fn check_ranks(&self, agent: &ureq::Agent, address: &str, bests: &BTreeMap<String, i64>) {
        let get = |path: &str| -> Value {
            let place = format!("{address}{path}");
            serde_json::from_str(&ask(agent, "GET", &place, (9_999, ""), "").unwrap().1).unwrap()
        };
        let boards = get("/v1/boards?game=mini");
        let boards = boards.as_array().unwrap();
        assert_eq!(boards.len(), 1, "all of it is one board");
        let board = get(&format!("/v1/boards/{}", boards[0]["board"]));
        let lines = board["lines"].as_array().unwrap();
        assert_eq!(lines.len(), bests.len());
        assert_eq!(boards[0]["entries"].as_u64().unwrap() as usize, bests.len());
        for line in lines {
            let own = bests[line["player"].as_str().unwrap()];
            let recount = 1 + bests.values().filter(|key| **key < own).count() as u64;
            assert_eq!(line["rank"].as_u64().unwrap(), recount, "{line}");
        }
    }
}

/// Sends a run by one door, and by the next if that does not answer. Whether it was answered for.
fn send(
    agent: &ureq::Agent,
    doors: &[Door],
    turn: &mut usize,
    who: (usize, &str),
    (run, log): (&str, &str),
    unexplained: &AtomicU32,
) -> bool {
    let door = &doors[*turn % doors.len()];
    let before = (door.turns.load(Ordering::SeqCst), door.is_up.load(Ordering::SeqCst));
    let answer = ask(agent, "PUT", &format!("{}/v1/runs/{run}", door.address), who, log);
    match answer {
        Some((200 | 201, _)) => true,
        // Too fast for a player; no failure.
        Some((429, _)) => {
            std::thread::sleep(Duration::from_millis(100));
            false
        }
        Some((status @ 400..500, told)) => panic!("{status}: {told}"),
        _ => {
            let stood = before == (door.turns.load(Ordering::SeqCst), true);
            unexplained.fetch_add(u32::from(stood), Ordering::Relaxed);
            *turn += 1;
            std::thread::sleep(Duration::from_millis(10));
            false
        }
    }
}
