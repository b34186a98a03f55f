//! A world of a test's own, whose clock it sets, and players in it.

use axum::body::Body;
use axum::http::{Request, header};
use cluster::Cluster;
use http_body_util::BodyExt;
use judge::{chains, to_hex};
use ninefold_server::{Peer, Settings, World};
use players::Bot;
use serde_json::{Value, json};
use session::{Deal, Desk, Log, Millis, Rng, RunId, Session};
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use store::{Clock, Sqlite, Store};
use tower::ServiceExt;

/// Noon of a Tuesday.
pub const NOON: i64 = 20_775 * 86_400_000 + 43_200_000;

pub struct Place {
    pub world: World,
    hand: Hand,
    path: Option<PathBuf>,
}

enum Hand {
    Sqlite(Arc<AtomicI64>),
    Postgres(String),
}

pub struct Answer {
    pub status: u16,
    pub text: String,
    pub headers: axum::http::HeaderMap,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text)
            .unwrap_or_else(|_| panic!("{}: {}", self.status, self.text))
    }

    #[track_caller]
    pub fn is(self, status: u16) -> Answer {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    /// A problem with this code.
    #[track_caller]
    pub fn refuses(&self, status: u16, code: &str) {
        let told = self.json();
        assert_eq!((self.status, told["code"].as_str().unwrap()), (status, code), "{}", self.text);
        let kind = self.headers[header::CONTENT_TYPE].to_str().unwrap();
        assert_eq!(kind, "application/problem+json");
    }
}

impl Place {
    pub async fn sqlite() -> Place {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let memory = PathBuf::from("/dev/shm");
        let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = base.join(format!("ninefold-world-{}-{number}.db", std::process::id()));
        let time = Arc::new(AtomicI64::new(NOON));
        let hand = Hand::Sqlite(Arc::clone(&time));
        let store = Sqlite::open(&path, Clock::by(move || time.load(Ordering::SeqCst))).unwrap();
        let world = World::open(Store::Sqlite(store), Settings::default()).await.unwrap();
        Place { world, hand, path: Some(path) }
    }

    pub async fn postgres() -> Place {
        let url = Cluster::shared().database().await;
        let store = Store::open(&url).await.unwrap();
        let clock = format!(
            "CREATE TABLE hand (at BIGINT); INSERT INTO hand VALUES ({NOON}); \
             CREATE OR REPLACE FUNCTION now_ms() RETURNS BIGINT LANGUAGE sql VOLATILE AS \
             $$ SELECT at FROM hand $$"
        );
        cluster::execute(&url, &clock).await.unwrap();
        let world = World::open(store, Settings::default()).await.unwrap();
        Place { world, hand: Hand::Postgres(url), path: None }
    }

    /// A second server on the same database.
    pub async fn second(&self) -> Place {
        let Hand::Postgres(url) = &self.hand else { panic!("only PostgreSQL has two") };
        let store = Store::open(url).await.unwrap();
        let world = World::open(store, Settings::default()).await.unwrap();
        Place { world, hand: Hand::Postgres(url.clone()), path: None }
    }

    pub async fn pass(&self, ms: i64) {
        match &self.hand {
            Hand::Sqlite(time) => drop(time.fetch_add(ms, Ordering::SeqCst)),
            Hand::Postgres(url) => {
                let sql = format!("UPDATE hand SET at = at + {ms}");
                cluster::execute(url, &sql).await.unwrap();
            }
        }
    }

    pub async fn end(self) {
        self.world.close().await;
        for ending in ["", "-wal", "-shm", ".lock"] {
            if let Some(path) = &self.path {
                let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
            }
        }
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.world.router().oneshot(request).await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        Answer { status, text: String::from_utf8_lossy(&bytes).into_owned(), headers }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub async fn join(&self) -> Hero {
        let body = json!({ "label": "a test" }).to_string();
        let request = Request::post("/v1/players").header(header::CONTENT_TYPE, "application/json");
        let answer = self.send(request.body(body.into()).unwrap()).await.is(201);
        let welcome = answer.json();
        let text = |name: &str| welcome[name].as_str().unwrap().to_owned();
        let (player, token) = (text("player"), text("token"));
        Hero { player, name: text("name"), token, recovery: text("recovery") }
    }
}

/// A player of the test.
#[derive(Clone)]
pub struct Hero {
    pub player: String,
    pub name: String,
    pub token: String,
    pub recovery: String,
}

pub struct Ticket {
    pub id: String,
    pub deal: Deal,
}

impl Hero {
    pub async fn ask(
        &self,
        place: &Place,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> Answer {
        let request = Request::builder().method(method).uri(path);
        let request = request
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/json");
        let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
        place.send(request.body(body).unwrap()).await
    }

    pub async fn draw(&self, place: &Place, wish: Value) -> Ticket {
        let answer = self.ask(place, "POST", "/v1/tickets", Some(wish)).await.is(201).json();
        let id = answer["ticket"].as_str().unwrap().to_owned();
        Ticket { id, deal: answer["deal"].as_str().unwrap().parse().unwrap() }
    }

    pub async fn submit(&self, place: &Place, log: &Log, ticket: Option<&Ticket>) -> Answer {
        self.submit_text(place, &log.run.to_string(), &log.to_string(), ticket).await
    }

    pub async fn submit_text(
        &self,
        place: &Place,
        run: &str,
        log: &str,
        ticket: Option<&Ticket>,
    ) -> Answer {
        let ticket = ticket.map_or(String::new(), |ticket| format!("?ticket={}", ticket.id));
        let request = Request::put(format!("/v1/runs/{run}{ticket}"))
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "text/plain");
        place.send(request.body(log.to_owned().into()).unwrap()).await
    }

    /// Tells the server of the run, as it was after so many milliseconds of it.
    pub async fn tell(&self, place: &Place, ticket: &Ticket, log: &Log, played: u64) -> Answer {
        let moves = log.moves.iter().take_while(|(at, _)| at.0 <= played).count();
        let chain = chains(log).nth(moves).unwrap();
        let word = json!({ "moves": moves, "played": played, "chain": to_hex(&chain) });
        let path = format!("/v1/tickets/{}/checkpoints", ticket.id);
        self.ask(place, "POST", &path, Some(word)).await
    }

    /// Plays a ticket as an honest program does: word every ten seconds, and the log at the end.
    pub async fn play(&self, place: &Place, ticket: &Ticket, run: u128) -> (Log, Answer) {
        let log = played(&ticket.deal, run);
        let end = log.at.0;
        for tens in 1..=end / 10_000 {
            place.pass(10_000).await;
            self.tell(place, ticket, &log, tens * 10_000).await.is(200);
        }
        place.pass((end % 10_000) as i64 + 300).await;
        let answer = self.submit(place, &log, Some(ticket)).await;
        (log, answer)
    }
}

/// A run by somebody who makes no mistake.
pub fn played(deal: &Deal, run: u128) -> Log {
    let session = Session::start(deal.clone(), RunId(run), 0, Millis::ZERO).unwrap();
    let mut desk = Desk::new(session, Millis::ZERO);
    let bot = Bot { slips: 0, asks: 0, ..Bot::STRONG };
    let end = bot.play(&mut desk, Millis::ZERO, &mut Rng::new(run as u64), |_, _| true);
    desk.session().log(end)
}

/// A request from an address.
pub fn from(address: &str, request: Request<Body>) -> Request<Body> {
    let mut request = request;
    request.extensions_mut().insert(Peer(address.parse::<IpAddr>().unwrap()));
    request
}

pub fn run<T>(test: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(test)
}

pub fn mini() -> Value {
    json!({ "game": "mini", "preset": "four-full" })
}
