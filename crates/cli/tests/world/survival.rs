//! Killed servers and failing networks: every run that was answered is stored exactly once, ranks are
//! those of a recount, and where a second server stands, only what was under way fails.
//!
//! `NINEFOLD_KILLS=50 cargo test -p ninefold --test world survival` does it oftener.

use crate::crowd::{Crowd, Door, agent};
use crate::proxy::Proxy;
use crate::server::Server;
use cluster::{Care, Cluster};
use serde_json::Value;
use session::Day;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

fn kills(usual: u32) -> u32 {
    std::env::var("NINEFOLD_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("ninefold-{name}-{}", std::process::id()))
}

fn today(server: &Server) -> Day {
    let place = format!("{}/v1/daily", server.address);
    let days = agent().get(place).call().unwrap().body_mut().read_to_string().unwrap();
    let days: Value = serde_json::from_str(&days).unwrap();
    days["today"].as_str().unwrap().parse().unwrap()
}

#[test]
fn a_killed_server_keeps_what_it_answered() {
    let mut server = Server::start(folder("killed"));
    let (port, address) = (server.port(), server.address.clone());
    let crowd = Crowd::gather(vec![Door::to(&address)], 6, today(&server));
    let rounds = kills(2);
    for round in 0..rounds {
        crowd.wait(12 + round * 7 % 30);
        server = Server::start_at(server.kill(), &port);
    }
    crowd.wait(6);
    let answered = crowd.check(&address);
    eprintln!("{rounds} kills, {answered} runs answered, each stored once");
    std::fs::remove_dir_all(server.kill()).unwrap();
}

#[test]
fn a_network_that_fails_loses_and_doubles_nothing() {
    let server = Server::start(folder("network"));
    let proxy = Proxy::before(&server.address, 16);
    let crowd = Crowd::gather(vec![Door::to(&proxy.address)], 4, today(&server));
    crowd.wait(kills(1) * 40);
    let answered = crowd.check(&server.address);
    let harmed = proxy.harmed.load(Ordering::Relaxed);
    assert!(harmed > 10, "{harmed}");
    eprintln!("{harmed} connections cut or refused, {answered} runs answered, each stored once");
    std::fs::remove_dir_all(server.kill()).unwrap();
}

#[test]
fn of_two_servers_one_may_die() {
    let cluster = Cluster::start(Care::Quick).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let database = runtime.block_on(cluster.database());
    let start = |number: usize, port: &str| {
        Server::start_with(folder(&format!("twin{number}")), port, &database)
    };
    let mut twins = [Some(start(0, "0")), Some(start(1, "0"))];
    let doors = twins.iter().flatten().map(|twin| Door::to(&twin.address)).collect();
    let crowd = Crowd::gather(doors, 6, today(twins[0].as_ref().unwrap()));
    let rounds = kills(2);
    for round in 0..rounds as usize {
        crowd.wait(15);
        let number = round % 2;
        let door = crowd.door(number);
        door.is_up.store(false, Ordering::SeqCst);
        door.turns.fetch_add(1, Ordering::SeqCst);
        let twin = twins[number].take().unwrap();
        let port = twin.port();
        twin.kill();
        // The other answers meanwhile.
        crowd.wait(10);
        twins[number] = Some(start(number, &port));
        door.turns.fetch_add(1, Ordering::SeqCst);
        door.is_up.store(true, Ordering::SeqCst);
    }
    crowd.wait(10);
    assert_eq!(crowd.unexplained.load(Ordering::Relaxed), 0, "only what was under way fails");
    let answered = crowd.check(&twins[0].as_ref().unwrap().address);
    eprintln!("{rounds} kills, {answered} runs answered, each stored once");
    for twin in twins.into_iter().flatten() {
        std::fs::remove_dir_all(twin.kill()).unwrap();
    }
}
