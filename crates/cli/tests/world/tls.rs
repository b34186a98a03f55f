//! A server behind a proxy that speaks HTTPS: the program asks it if the system trusts the certificate, and
//! gives nobody else its token.

use crate::server::{PROGRAM, Server, audit, audit_trusting};
use rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};
use session::{GameId, RunId};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use std::thread;

/// Takes TLS off what comes and hands it on. The answer is its address; the certificate is written to a file.
fn proxy(target: &str, certificate: &Path) -> String {
    let made = rcgen::generate_simple_self_signed(vec!["127.0.0.1".to_owned()]).unwrap();
    std::fs::write(certificate, made.cert.pem()).unwrap();
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
    let config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .unwrap();
    let (config, target) = (Arc::new(config), target.trim_start_matches("http://").to_owned());
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("https://{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        for inside in listener.incoming().flatten() {
            let (config, target) = (Arc::clone(&config), target.clone());
            thread::spawn(move || carry(inside, config, &target));
        }
    });
    address
}

/// One question and its answer: the server is told to close after it.
fn carry(inside: TcpStream, config: Arc<ServerConfig>, target: &str) -> Option<()> {
    let mut inside = StreamOwned::new(ServerConnection::new(config).ok()?, inside);
    let mut asked = Vec::new();
    let head = loop {
        let mut piece = [0; 4096];
        let read = inside.read(&mut piece).ok().filter(|read| *read > 0)?;
        asked.extend_from_slice(&piece[..read]);
        if let Some(end) = asked.windows(4).position(|it| it == b"\r\n\r\n") {
            break String::from_utf8_lossy(&asked[..end]).to_lowercase();
        }
    };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    let length: usize = length.map_or(0, |length| length.trim().parse().unwrap());
    while asked.len() < head.len() + 4 + length {
        let mut piece = [0; 4096];
        let read = inside.read(&mut piece).ok().filter(|read| *read > 0)?;
        asked.extend_from_slice(&piece[..read]);
    }
    let mut outside = TcpStream::connect(target).ok()?;
    let end = head.find("\r\n").unwrap();
    outside.write_all(&asked[..end]).ok()?;
    outside.write_all(b"\r\nconnection: close").ok()?;
    outside.write_all(&asked[end..]).ok()?;
    let mut answer = Vec::new();
    outside.read_to_end(&mut answer).ok()?;
    inside.write_all(&answer).ok()?;
    inside.conn.send_close_notify();
    inside.flush().ok()
}

#[test]
fn https_is_spoken_where_the_certificate_is_trusted() {
    let folder = std::env::temp_dir().join(format!("ninefold-tls-{}", std::process::id()));
    let server = Server::start(folder);
    let certificate = server.folder.join("certificate.pem");
    let address = proxy(&server.address, &certificate);
    let world = |trusted: Option<&Path>, args: &[&str]| -> Output {
        let mut command = Command::new(PROGRAM);
        command.arg("world").args(args).env("XDG_DATA_HOME", server.folder.join("home"));
        command.env("LANG", "C");
        trusted.map(|trusted| command.env("SSL_CERT_FILE", trusted));
        command.output().unwrap()
    };
    let refused = world(None, &["join", &address, "--label", "attic"]);
    let told = String::from_utf8_lossy(&refused.stderr);
    assert!(refused.status.code() == Some(2) && told.contains("certificate"), "{told}");
    let joined = world(Some(&certificate), &["join", &address, "--label", "attic"]);
    assert!(joined.status.success(), "{}", String::from_utf8_lossy(&joined.stderr));
    let me = world(Some(&certificate), &["me"]);
    assert!(me.status.success(), "{}", String::from_utf8_lossy(&me.stderr));
    // Boards are fetched for an audit the same way.
    let (output, told) = audit(&[&format!("{address}/v1/boards/1")]);
    assert!(output.status.code() == Some(2) && told.contains("certificate"), "{told}");
    std::fs::remove_dir_all(server.kill()).unwrap();
}

/// A board with its logs is fetched by HTTPS, holds, and does not hold any more when one byte was changed.
#[test]
fn a_whole_board_is_audited_over_https() {
    let folder = std::env::temp_dir().join(format!("ninefold-tls-audit-{}", std::process::id()));
    let server = Server::start(folder);
    let (board, _) = server.play_daily(GameId::Mini, 1..=3);
    let server = server.seal(board);
    let certificate = server.folder.join("certificate.pem");
    let address = format!("{}/v1/boards/{board}", proxy(&server.address, &certificate));
    assert!(address.starts_with("https://"));
    let kept = server.folder.join("kept");
    let save = [&address, "--save", kept.to_str().unwrap()];
    let (output, told) = audit_trusting(Some(&certificate), &save);
    assert!(output.status.success(), "{told}");
    assert!(told.contains("3 lines, 3 logs played again, 0 logs not there, 0 wrong"), "{told}");
    let (output, told) = audit(&[kept.to_str().unwrap()]);
    assert!(output.status.success(), "what was fetched holds without the server too: {told}");

    let server = server.change_log(RunId(3));
    let (output, told) = audit_trusting(Some(&certificate), &[&address]);
    assert_eq!(output.status.code(), Some(1), "{told}");
    let wrong: Vec<&str> = told.lines().filter(|line| line.starts_with("line ")).collect();
    let [wrong] = wrong[..] else { panic!("{told}") };
    assert!(wrong.contains(&RunId(3).to_string()), "{told}");
    assert!(wrong.contains("at least one byte differs"), "{told}");
    let (output, told) = audit(&[&address]);
    assert!(output.status.code() == Some(2) && told.contains("certificate"), "{told}");
    std::fs::remove_dir_all(server.kill()).unwrap();
}
