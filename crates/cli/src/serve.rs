//! `ninefold serve`: the page at a local address. Everything a player needs is in the page;
//! this only hands it out.

mod address;
mod coding;
mod export;
mod gate;
mod host;
mod page;
mod range;
mod respond;
mod tag;
mod world;

pub use export::export;
pub use world::Place;

use gate::{Gate, Ticket};
use host::Names;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use server::Body;
use std::convert::Infallible;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::yield_now;
use tokio::time::{sleep, timeout};
use world::Door;

/// Where the page is served when nobody says otherwise.
pub const DEFAULT_ADDRESS: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 9999);

/// How many ports above a taken one are tried before giving up.
const PORTS_TRIED: u16 = 20;
/// How long a browser may take to ask, for the first time or again, when nobody says otherwise.
pub const PATIENCE: Duration = Duration::from_secs(20);
/// How long a connection lasts at most. The whole page takes seconds, also where the network is slow.
const LIFETIME: Duration = Duration::from_secs(300);
/// No request has more than this before its body.
const HEAD: usize = 64 * 1024;
/// How long an answer that is under way may take at the end.
const MOMENT: Duration = Duration::from_secs(10);
/// How long those who are being answered are waited for at the end.
const FAREWELL: Duration = Duration::from_secs(15);
/// How long to wait when the system has no connection to give.
const PAUSE: Duration = Duration::from_millis(50);

/// Whether to show the page in a browser at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    Open,
    Leave,
}

/// Serves until the process ends. `address` asks for that very port; without one a taken port
/// gives way to the next free one. `hosts` are names that it answers to besides its own, `place` is
/// where its world is kept, if it has one; then it ends in peace when it is told to. Whoever connects has
/// so much `patience` to ask.
pub fn serve(
    address: Option<SocketAddr>,
    hosts: Vec<String>,
    browser: Browser,
    place: Option<Place>,
    patience: Duration,
) -> io::Result<()> {
    if let Err(missing) = page::check() {
        return Err(io::Error::other(missing));
    }
    let machine = std::env::var("HOSTNAME").ok().or_else(|| {
        std::fs::read_to_string("/etc/hostname").ok().map(|name| name.trim().to_owned())
    });
    let names = Names::new(machine.filter(|name| !name.is_empty()), hosts);
    // The page alone needs no more than one thread.
    let mut runtime = match place {
        Some(_) => tokio::runtime::Builder::new_multi_thread(),
        None => tokio::runtime::Builder::new_current_thread(),
    };
    runtime.enable_all().build()?.block_on(async {
        let door = match place {
            Some(place) => Some(Arc::new(Door::open(place).await?)),
            None => None,
        };
        let listener = listen(address).await?;
        let at = listener.local_addr()?;
        announce(at);
        if browser == Browser::Open {
            // A machine without a browser, or without a screen, is no reason to stop.
            let _ = open::that_detached(address::here(at));
        }
        let (stop, _) = watch::channel(());
        let house = Arc::new(House { names, door: door.clone(), patience });
        let answering = answer_all(listener, house, stop.clone());
        let Some(door) = door else { return answering.await };
        tokio::select! {
            ended = answering => ended?,
            told = world::told_to_end() => told?,
        }
        // Whoever is being answered hears the answer; nobody new is let in.
        let _ = stop.send(());
        let _ = timeout(FAREWELL, stop.closed()).await;
        door.close().await;
        Ok(())
    })
}

fn announce(at: SocketAddr) {
    let mut text = format!("Ninefold is at {}  (Ctrl+C ends it)\n", address::here(at));
    let others = address::elsewhere(at);
    for url in &others {
        text += &format!("Others on this network find it at {url}\n");
    }
    if let Some(url) = others.first().filter(|_| io::stdout().is_terminal()) {
        text += &format!("\n{}", crate::scannable::scannable(url));
    }
    // It serves as well when nobody reads this.
    let _ = io::stdout().write_all(text.as_bytes());
}

/// Whatever becomes of single connections, this goes on.
async fn answer_all(
    listener: TcpListener,
    house: Arc<House>,
    stop: watch::Sender<()>,
) -> io::Result<()> {
    let gate = Arc::new(Gate::for_this_process());
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            // Out of files, or the other end is gone already.
            sleep(PAUSE).await;
            continue;
        };
        match gate.enter(native::clock::now()) {
            None => refuse(&stream),
            Some(ticket) => {
                let number = ticket.number();
                let desk = Desk { house: Arc::clone(&house), from: from.ip() };
                let task = tokio::spawn(attend(stream, ticket, desk, stop.subscribe()));
                Ticket::held_by(&gate, number, task.abort_handle());
            }
        }
        // Whoever had to give way closes before the next one comes.
        yield_now().await;
    }
}

/// What all connections share.
struct House {
    names: Names,
    door: Option<Arc<Door>>,
    patience: Duration,
}

/// What is needed to answer the requests of one connection.
struct Desk {
    house: Arc<House>,
    from: IpAddr,
}

impl Desk {
    /// By the world behind the page, if it is one of its addresses, or a file of the page.
    async fn answer(&self, request: Request<Incoming>) -> Response<Body> {
        let House { names, door, .. } = &*self.house;
        match door {
            Some(door) if server::World::answers(request.uri().path()) => {
                match respond::stranger(&request, names) {
                    None => door.answer(request.map(Body::new), self.from).await,
                    Some(refusal) => refusal.map(Body::new),
                }
            }
            _ => respond::respond(&request, names).map(Body::new),
        }
    }
}

/// One connection, from the first request to the last.
async fn attend(stream: TcpStream, ticket: Ticket, desk: Desk, mut stop: watch::Receiver<()>) {
    let answer = service_fn(|request| {
        ticket.asked(native::clock::now());
        let answer = desk.answer(request);
        async move { Ok::<_, Infallible>(answer.await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(desk.house.patience)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), answer);
    let mut connection = std::pin::pin!(timeout(LIFETIME, connection));
    // A connection that breaks off is the browser's right.
    tokio::select! {
        _ = &mut connection => {}
        _ = stop.changed() => {
            // What is under way is finished; a browser that only waits is not waited for.
            let _ = timeout(MOMENT, connection).await;
        }
    }
}

/// In one go and without waiting: whoever is told off holds nothing up.
fn refuse(stream: &TcpStream) {
    const ANSWER: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\n\
        content-type: text/plain; charset=utf-8\r\ncontent-length: 43\r\nconnection: close\r\n\r\n\
        Too many connections; try again in a while\n";
    let _ = stream.try_write(ANSWER);
}

async fn listen(address: Option<SocketAddr>) -> io::Result<TcpListener> {
    if let Some(address) = address {
        return TcpListener::bind(address).await.map_err(|error| {
            let why = match error.kind() {
                io::ErrorKind::AddrInUse => {
                    "another program is using it; try --addr with another port".to_owned()
                }
                _ => error.to_string(),
            };
            io::Error::new(error.kind(), format!("cannot serve at {address}: {why}"))
        });
    }
    let first = DEFAULT_ADDRESS.port();
    for port in first..first + PORTS_TRIED {
        match TcpListener::bind((DEFAULT_ADDRESS.ip(), port)).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            bound => return bound,
        }
    }
    Err(io::Error::new(
        io::ErrorKind::AddrInUse,
        format!(
            "ports {first} to {} are all taken; name a free one with --addr 127.0.0.1:PORT",
            first + PORTS_TRIED - 1
        ),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::Instant;

    /// What comes back on a connection that says this and no more, and after how long it is closed.
    /// The clock is the test's own: it jumps ahead whenever everybody waits.
    fn held(words: &'static [u8]) -> (String, Duration) {
        let mut builder = tokio::runtime::Builder::new_current_thread();
        builder.enable_all().start_paused(true).build().unwrap().block_on(async {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
            let at = listener.local_addr().unwrap();
            let names = Names::new(None, Vec::new());
            let house = Arc::new(House { names, door: None, patience: PATIENCE });
            tokio::spawn(answer_all(listener, house, watch::channel(()).0));
            let start = Instant::now();
            let mut stream = TcpStream::connect(at).await.unwrap();
            stream.write_all(words).await.unwrap();
            let mut heard = Vec::new();
            stream.read_to_end(&mut heard).await.unwrap();
            (String::from_utf8(heard).unwrap(), start.elapsed())
        })
    }

    #[test]
    fn nobody_is_waited_for_for_ever() {
        let patience = PATIENCE..PATIENCE * 2;
        for words in [&b""[..], b"GET / HT", b"GET / HTTP/1.1\r\nhost: localhost\r\naccept:"] {
            let (_, closed) = held(words);
            assert!(patience.contains(&closed), "{words:?} was held for {closed:?}");
        }
        // Who asked and was answered may ask again for as long.
        let (heard, closed) = held(b"POST / HTTP/1.1\r\nhost: localhost\r\n\r\n");
        assert!(heard.starts_with("HTTP/1.1 405"), "{heard}");
        assert!(patience.contains(&closed), "held for {closed:?}");
    }
}
