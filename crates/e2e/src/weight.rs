//! What a first visit costs: every byte of content that the server sends for it, compressed.
//!
//! The service worker keeps the whole page for use offline, so its list is what a visit loads. Asked
//! of the server directly: a browser would answer some of it from its cache.

use crate::world::World;
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;

/// In kB of 1000 bytes.
pub const BOUND: f64 = 560.0;

const SERVICE_WORKER: &str = "service-worker.js";

/// The page may not outgrow its bound unseen.
pub fn bounded(world: &World) -> Result<()> {
    let weight = in_kilobytes(&world.origin)?;
    ensure!(weight <= BOUND, "a first visit loads {weight:.1} kB, {BOUND} are allowed");
    Ok(())
}

pub fn in_kilobytes(origin: &str) -> Result<f64> {
    let bytes = files(origin)?.into_iter().map(|file| Ok(sent(origin, &file, "br")?.len()));
    Ok(bytes.sum::<Result<usize>>()? as f64 / 1000.0)
}

/// The service worker and all it keeps.
fn files(origin: &str) -> Result<BTreeSet<String>> {
    let script = String::from_utf8(sent(origin, SERVICE_WORKER, "identity")?)?;
    let list = script
        .split_once("FILES = [")
        .and_then(|(_, rest)| rest.split_once(']'))
        .context("the service worker names the files it keeps")?
        .0;
    let mut files: BTreeSet<String> =
        list.split(',').map(|file| file.trim().trim_matches('"').to_owned()).collect();
    files.insert(SERVICE_WORKER.to_owned());
    Ok(files)
}

/// The content of an answer as it went over the wire.
fn sent(origin: &str, file: &str, encoding: &str) -> Result<Vec<u8>> {
    let host = origin.trim_start_matches("http://");
    let mut stream = TcpStream::connect(host)?;
    write!(
        stream,
        "GET /{} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: {encoding}\r\nConnection: close\r\n\r\n",
        file.trim_start_matches("./")
    )?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let head = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let head = head.with_context(|| format!("{file}: no answer"))?;
    let body = answer.split_off(head + 4);
    let head = String::from_utf8(answer)?.to_ascii_lowercase();
    if !head.starts_with("http/1.1 200") {
        bail!("{file}: {}", head.lines().next().unwrap_or_default());
    }
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    let length: usize = length.with_context(|| format!("{file}: no length"))?.trim().parse()?;
    ensure!(length == body.len(), "{file}: {length} bytes promised, {} sent", body.len());
    Ok(body)
}
