//! Stands between the browser and the page's server: another version of the page, another place, or a
//! script that runs before its own.

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
        Proxy::pass_on(server, "", "")
    }

    /// The same, and this script runs in the page before all others.
    pub fn start_with(server: &str, script: &'static str) -> Result<Proxy> {
        Proxy::pass_on(server, "", script)
    }

    /// The same, with the page in a folder such as `/games/sudoku` and nothing beside it.
    pub fn start_below(server: &str, folder: &'static str) -> Result<Proxy> {
        Proxy::pass_on(server, folder, "")
    }

    fn pass_on(server: &str, folder: &'static str, script: &'static str) -> Result<Proxy> {
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
                    pass(&stream, &server, folder, script, &flag).unwrap_or_default()
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

/// Where the script lies; the page allows none in itself.
const BEFORE: &str = "/before-all-others.js";

/// One request, one answer, and the connection is closed.
fn pass(
    mut browser: &TcpStream,
    server: &str,
    folder: &str,
    script: &str,
    is_new: &AtomicBool,
) -> Result<()> {
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
    if path == BEFORE {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/javascript\r\nConnection: close";
        write!(browser, "{head}\r\nContent-Length: {}\r\n\r\n{script}", script.len())?;
        return Ok(());
    }
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
    if path == "/" && !script.is_empty() {
        answer = with_script(&String::from_utf8_lossy(&answer)).into_bytes();
    }
    browser.write_all(&answer)?;
    Ok(())
}

/// An answer whose page begins with a script. Without a length it ends with the connection.
fn with_script(answer: &str) -> String {
    let (head, page) = answer.split_once("\r\n\r\n").unwrap_or((answer, ""));
    let is_length = |line: &&str| line.to_ascii_lowercase().starts_with("content-length:");
    let head: Vec<&str> = head.split("\r\n").filter(|line| !is_length(line)).collect();
    let page = page.replacen("<head>", &format!("<head><script src='{BEFORE}'></script>"), 1);
    format!("{}\r\nConnection: close\r\n\r\n{page}", head.join("\r\n"))
}
