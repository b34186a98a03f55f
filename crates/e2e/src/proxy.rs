//! Stands between the browser and the page's server: another version of the page, or another place.

use anyhow::Result;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub struct Proxy {
    pub origin: String,
    is_new: Arc<AtomicBool>,
}

impl Proxy {
    /// Passes everything on to a server. It ends with the program.
    pub fn start(server: &str) -> Result<Proxy> {
        Proxy::start_below(server, "")
    }

    /// The same, with the page in a folder such as `/games/sudoku` and nothing beside it.
    pub fn start_below(server: &str, folder: &'static str) -> Result<Proxy> {
        let server = server.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let origin = format!("http://{}{folder}", listener.local_addr()?);
        let is_new = Arc::new(AtomicBool::new(false));
        let flag = is_new.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (server, flag) = (server.clone(), flag.clone());
                // A browser that hangs up in the middle is not our trouble.
                std::thread::spawn(move || {
                    pass(&stream, &server, folder, &flag).unwrap_or_default()
                });
            }
        });
        Ok(Proxy { origin, is_new })
    }

    /// From now on the page's service worker is one of another version.
    pub fn renew(&self) {
        self.is_new.store(true, Ordering::Relaxed);
    }
}

/// One request, one answer, and the connection is closed.
fn pass(mut browser: &TcpStream, server: &str, folder: &str, is_new: &AtomicBool) -> Result<()> {
    let mut lines = BufReader::new(browser).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let path = request.split(' ').nth(1).unwrap_or("/");
    let Some(path) = path.strip_prefix(folder) else {
        browser.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")?;
        return Ok(());
    };
    let mut upstream = TcpStream::connect(server)?;
    write!(upstream, "GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    upstream.read_to_end(&mut answer)?;
    let is_worker = path == "/service-worker.js";
    if is_worker && is_new.load(Ordering::Relaxed) {
        // The same length, so that the head stays true.
        let text = String::from_utf8_lossy(&answer);
        let at = text.find("VERSION = \"").map_or(0, |at| at + 11);
        let fresh = format!("{}{}{}", &text[..at], "new", &text[at + 3..]);
        answer = fresh.into_bytes();
    }
    browser.write_all(&answer)?;
    Ok(())
}
