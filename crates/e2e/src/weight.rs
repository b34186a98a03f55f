//! What the page weighs: every byte of content that the server sends for it, compressed.
//!
//! Two figures: what is loaded until a game can be played, and everything that the service worker
//! then keeps for use offline. The browser tells which files, the server how long they are: a browser
//! would take some of them from its cache.

use crate::player::{self, Hand};
use crate::tab::PHONE;
use crate::world::World;
use anyhow::{Context, Result, bail, ensure};
use session::GameId;
use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;

/// Until a game can be played, in kB of 1000 bytes.
pub const FIRST_BOUND: f64 = 560.0;
/// With every language.
pub const KEPT_BOUND: f64 = 585.0;

const SERVICE_WORKER: &str = "service-worker.js";

/// The page may not outgrow its bounds unseen.
pub fn bounded(world: &World) -> Result<()> {
    let (first, kept) = (first(world)?, kept(world)?);
    ensure!(first <= FIRST_BOUND, "a first game loads {first:.1} kB, {FIRST_BOUND} are allowed");
    ensure!(kept <= KEPT_BOUND, "offline {kept:.1} kB are kept, {KEPT_BOUND} are allowed");
    Ok(())
}

/// What a first visit loads until a game can be played.
pub fn first(world: &World) -> Result<f64> {
    let tab = world.tab(PHONE)?;
    player::start(&tab, GameId::ALL[0].key(), 0, Hand::Mouse)?;
    let loaded = tab.js("[location, ...performance.getEntriesByType('resource')] \
         .map((file) => new URL(file.name ?? file.href).pathname.slice(1))")?;
    in_kilobytes(world, serde_json::from_value(loaded)?)
}

/// What the service worker keeps, and itself.
pub fn kept(world: &World) -> Result<f64> {
    let script = String::from_utf8(sent(&world.origin, SERVICE_WORKER, "identity")?)?;
    let list = script
        .split_once("FILES = [")
        .and_then(|(_, rest)| rest.split_once(']'))
        .context("the service worker names the files it keeps")?
        .0;
    let files = list.split(',').map(|file| file.trim().trim_matches('"').trim_start_matches("./"));
    in_kilobytes(world, files.chain([SERVICE_WORKER]).map(str::to_owned).collect())
}

fn in_kilobytes(world: &World, files: BTreeSet<String>) -> Result<f64> {
    let bytes = files.iter().map(|file| Ok(sent(&world.origin, file, "br")?.len()));
    Ok(bytes.sum::<Result<usize>>()? as f64 / 1000.0)
}

/// The content of an answer as it went over the wire.
fn sent(origin: &str, file: &str, encoding: &str) -> Result<Vec<u8>> {
    let host = origin.trim_start_matches("http://");
    let mut stream = TcpStream::connect(host)?;
    write!(
        stream,
        "GET /{file} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: {encoding}\r\nConnection: close\r\n\r\n"
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
