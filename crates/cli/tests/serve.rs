//! The real server on loopback, with a page of its own: what it sends, and what it survives.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]
#![cfg(unix)]

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const INDEX: &str = "<!doctype html><title>A page</title>";
/// What no test waits for. Less than what the HTTP library allows by itself, which is half a minute.
const FOR_EVER: Duration = Duration::from_secs(20);

struct Server {
    child: Child,
    address: String,
    page: PathBuf,
}

impl Server {
    /// With so many files that it may have open.
    fn start(name: &str, files: u32) -> Server {
        Server::start_with(name, files, &[])
    }

    fn start_with(name: &str, files: u32, options: &[&str]) -> Server {
        let page =
            std::env::temp_dir().join(format!("ninefold-serve-{name}-{}", std::process::id()));
        fs::create_dir_all(page.join("assets")).unwrap();
        fs::write(page.join("index.html"), INDEX).unwrap();
        fs::write(page.join("index.html.br"), "in brotli").unwrap();
        fs::write(page.join("index.html.gz"), "in gzip").unwrap();
        fs::write(page.join("assets/long.txt"), "0123456789".repeat(100_000)).unwrap();
        let serve =
            "ulimit -n \"$1\"; shift; exec \"$0\" serve --no-open --addr 127.0.0.1:0 \"$@\"";
        let mut child = Command::new("sh")
            .args(["-c", serve, env!("CARGO_BIN_EXE_ninefold"), &files.to_string()])
            .args(options)
            .env("NINEFOLD_PAGE", &page)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();
        Server { child, address, page }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(FOR_EVER)).unwrap();
        stream
    }

    /// A connection that was answered and may ask again.
    fn stay(&self) -> TcpStream {
        let mut stream = self.connect();
        stream
            .write_all(format!("GET / HTTP/1.1\r\nhost: {}\r\n\r\n", self.address).as_bytes())
            .unwrap();
        let mut heard = String::new();
        while !heard.ends_with(INDEX) {
            let mut piece = [0; 1024];
            let n_bytes = stream.read(&mut piece).unwrap();
            assert!(n_bytes > 0, "closed after {heard}");
            heard += &String::from_utf8_lossy(&piece[..n_bytes]);
        }
        stream
    }

    /// The same as `ask`, where the server may close before it has read what was asked.
    fn try_ask(&self, path: &str) -> String {
        let mut stream = self.connect();
        let _ = write!(
            stream,
            "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
            self.address
        );
        let mut heard = Vec::new();
        let _ = stream.read_to_end(&mut heard);
        String::from_utf8_lossy(&heard).into_owned()
    }

    /// Asks with these headers and hears everything until the end.
    fn ask(&self, path: &str, headers: &str) -> String {
        let mut stream = self.connect();
        let head =
            format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        stream.write_all(format!("{head}{headers}\r\n").as_bytes()).unwrap();
        let mut heard = Vec::new();
        stream.read_to_end(&mut heard).unwrap();
        String::from_utf8_lossy(&heard).into_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.page);
    }
}

#[track_caller]
fn check(heard: &str, status: u16, parts: &[&str]) {
    assert!(heard.starts_with(&format!("HTTP/1.1 {status} ")), "{heard}");
    for part in parts {
        assert!(heard.contains(part), "{part} is missing in {heard}");
    }
}

#[test]
fn files_are_sent_as_they_are_asked_for() {
    let server = Server::start("files", 1024);
    let plain = server.ask("/", "");
    check(&plain, 200, &[INDEX, "etag: \"", "accept-ranges: bytes"]);
    check(&server.ask("/", "accept-encoding: gzip, br\r\n"), 200, &["in brotli", ": br"]);
    check(&server.ask("/", "accept-encoding: gzip, br;q=0\r\n"), 200, &["in gzip", ": gzip"]);
    check(&server.ask("/", "accept-encoding: br;q=0\r\n"), 200, &[INDEX]);
    let tag = plain.split("etag: ").nth(1).unwrap().lines().next().unwrap();
    let again = server.ask("/", &format!("if-none-match: {tag}\r\n"));
    check(&again, 304, &[]);
    assert!(!again.contains(INDEX), "{again}");
    let part = server.ask("/assets/long.txt", "range: bytes=7-11\r\n");
    check(&part, 206, &["content-range: bytes 7-11/1000000", "\r\n\r\n78901"]);
    check(&server.ask("/assets/long.txt", "range: bytes=2000000-\r\n"), 416, &["bytes */1000000"]);
    check(&server.ask("/nowhere.txt", ""), 404, &[]);
}

#[test]
fn strange_names_get_no_answer() {
    let server = Server::start("names", 1024);
    let mut stream = server.connect();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n").unwrap();
    let mut heard = String::new();
    stream.read_to_string(&mut heard).unwrap();
    check(&heard, 421, &["--host"]);
}

/// More connections are held than the server may have files open, silent ones and half requests.
#[test]
fn held_connections_do_not_shut_others_out() {
    let mut server = Server::start("held", 256);
    let mut held = Vec::new();
    for number in 0..600 {
        let mut stream = server.connect();
        if number % 2 == 0 {
            // One that was let go already cannot be told anything.
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: lo");
        }
        held.push(stream);
        if number % 100 == 99 {
            check(&server.ask("/", ""), 200, &[INDEX]);
        }
    }
    check(&server.ask("/assets/long.txt", ""), 200, &["0123456789"]);
    drop(held);
    check(&server.ask("/", ""), 200, &[INDEX]);
    assert!(server.child.try_wait().unwrap().is_none(), "it still runs");
}

/// Half a request and then nothing, nothing at all, and a letter now and then: none is waited for.
#[test]
fn slow_clients_are_closed() {
    let server = Server::start_with("slow", 1024, &["--patience", "1"]);
    for words in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: localhost\r\naccept:"] {
        let mut stream = server.connect();
        stream.write_all(words.as_bytes()).unwrap();
        let mut heard = Vec::new();
        let closed = stream.read_to_end(&mut heard);
        assert!(closed.is_ok(), "{words:?} is held: {closed:?}");
        assert!(!String::from_utf8_lossy(&heard).contains(" 200 "), "{words:?} was answered");
    }
    let mut stream = server.connect();
    stream.set_read_timeout(Some(Duration::from_millis(100))).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\naccept: ").unwrap();
    let is_closed = (0..200).any(|_| {
        let is_told = stream.write_all(b"x").is_ok();
        let is_open = |error: &io::Error| {
            matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
        };
        !is_told || !stream.read(&mut [0; 64]).is_err_and(|error| is_open(&error))
    });
    assert!(is_closed, "a letter now and then keeps a connection");
    // Who asked and was answered is closed as well, and nobody else hears of it.
    let mut quiet = server.stay();
    assert!(matches!(quiet.read(&mut [0; 64]), Ok(0)), "an idle connection is held");
    check(&server.ask("/", ""), 200, &[INDEX]);
}

/// All places are taken by connections that are being served: whoever comes next is told so at once, and
/// let in as soon as one of them goes.
#[test]
fn who_finds_no_place_is_told_so() {
    // Of 256 files the server keeps 48 for itself.
    const ROOM: usize = 208;
    let mut server = Server::start("room", 256);
    let mut held: Vec<TcpStream> = (0..ROOM).map(|_| server.stay()).collect();
    for _ in 0..100 {
        let refused = server.try_ask("/");
        check(&refused, 503, &["retry-after: 2", "Too many connections; try again in a while"]);
    }
    let let_in = |server: &Server| {
        (0..600).any(|_| {
            std::thread::sleep(Duration::from_millis(5));
            server.try_ask("/").starts_with("HTTP/1.1 200 ")
        })
    };
    held.pop();
    assert!(let_in(&server), "one has gone");
    drop(held);
    assert!(let_in(&server), "all have gone");
    let held: Vec<TcpStream> = (0..ROOM).map(|_| server.stay()).collect();
    drop(held);
    assert!(server.child.try_wait().unwrap().is_none(), "it still runs");
}

#[test]
fn the_page_is_written_for_any_host() {
    let server = Server::start("export", 1024);
    let site = server.page.join("../").join(format!("ninefold-site-{}", std::process::id()));
    let export = |options: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_ninefold"))
            .arg("export-site")
            .args(options)
            .arg(&site)
            .env("NINEFOLD_PAGE", &server.page)
            .output()
            .unwrap()
    };
    let done = export(&[]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    for (name, text) in [("index.html", INDEX), ("404.html", INDEX), ("index.html.br", "in brotli")]
    {
        assert_eq!(fs::read_to_string(site.join(name)).unwrap(), text, "{name}");
    }
    assert_eq!(fs::metadata(site.join("assets/long.txt")).unwrap().len(), 1_000_000);
    let refused = export(&[]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--force"), "{refused:?}");
    assert!(export(&["--force"]).status.success());
    fs::remove_dir_all(&site).unwrap();
}
