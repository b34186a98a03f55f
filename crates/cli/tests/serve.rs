//! The real server on loopback, with a page of its own: what it sends, and what it survives.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

const INDEX: &str = "<!doctype html><title>A page</title>";

struct Server {
    child: Child,
    address: String,
    page: PathBuf,
}

impl Server {
    /// With so many files that it may have open.
    fn start(name: &str, files: u32) -> Server {
        let page =
            std::env::temp_dir().join(format!("ninefold-serve-{name}-{}", std::process::id()));
        fs::create_dir_all(page.join("assets")).unwrap();
        fs::write(page.join("index.html"), INDEX).unwrap();
        fs::write(page.join("index.html.br"), "in brotli").unwrap();
        fs::write(page.join("index.html.gz"), "in gzip").unwrap();
        fs::write(page.join("assets/long.txt"), "0123456789".repeat(100_000)).unwrap();
        let serve = "ulimit -n \"$1\"; exec \"$0\" serve --no-open --addr 127.0.0.1:0";
        let mut child = Command::new("sh")
            .args(["-c", serve, env!("CARGO_BIN_EXE_ninefold"), &files.to_string()])
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
        TcpStream::connect(&self.address).unwrap()
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
