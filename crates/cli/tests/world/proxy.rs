//! A network that fails: connections through it are let through, delayed, refused, or cut after some bytes
//! of either direction, by chance that a seed gives.

use session::Rng;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// What becomes of a connection.
#[derive(Clone, Copy, Debug)]
enum Fate {
    Through,
    /// Every piece waits so many milliseconds.
    Slow(u64),
    Refused,
    /// Cut after so many bytes that were asked.
    CutAsking(usize),
    /// Cut after so many bytes that were answered: what was asked has been done.
    CutAnswering(usize),
}

pub struct Proxy {
    pub address: String,
    pub harmed: Arc<AtomicU32>,
}

impl Proxy {
    /// Goes on until the process ends.
    pub fn before(server: &str, seed: u64) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let target = server.trim_start_matches("http://").to_owned();
        let harmed = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&harmed);
        std::thread::spawn(move || {
            let mut rng = Rng::new(seed);
            for inside in listener.incoming().flatten() {
                let fate = match rng.below(10) {
                    0..4 => Fate::Through,
                    4..6 => Fate::Slow(u64::from(rng.below(20))),
                    6 => Fate::Refused,
                    7 => Fate::CutAsking(rng.below(1200) as usize),
                    _ => Fate::CutAnswering(rng.below(600) as usize),
                };
                if !matches!(fate, Fate::Through | Fate::Slow(_)) {
                    count.fetch_add(1, Ordering::Relaxed);
                }
                let target = target.clone();
                std::thread::spawn(move || carry(inside, &target, fate));
            }
        });
        Proxy { address, harmed }
    }
}

fn carry(inside: TcpStream, target: &str, fate: Fate) {
    if matches!(fate, Fate::Refused) {
        return;
    }
    let Ok(outside) = TcpStream::connect(target) else { return };
    let (asking, answering, pause) = match fate {
        Fate::CutAsking(bytes) => (bytes, usize::MAX, 0),
        Fate::CutAnswering(bytes) => (usize::MAX, bytes, 0),
        Fate::Slow(pause) => (usize::MAX, usize::MAX, pause),
        Fate::Through | Fate::Refused => (usize::MAX, usize::MAX, 0),
    };
    let (Ok(from), Ok(to)) = (inside.try_clone(), outside.try_clone()) else { return };
    let there = std::thread::spawn(move || pour(from, to, asking, pause));
    pour(outside, inside, answering, pause);
    let _ = there.join();
}

/// Until it ends or so many bytes have passed; then both ends are cut.
fn pour(mut from: TcpStream, mut to: TcpStream, most: usize, pause: u64) {
    let mut left = most;
    let mut piece = [0; 512];
    while left > 0 {
        let Ok(read @ 1..) = from.read(&mut piece) else { break };
        std::thread::sleep(Duration::from_millis(pause));
        let sent = read.min(left);
        left -= sent;
        if to.write_all(&piece[..sent]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}
