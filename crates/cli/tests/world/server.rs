//! The real program as a server, and what tests need to play with it.

use players::Bot;
use session::{Deal, Desk, Log, Millis, Rng, RunId, Session};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_ninefold");

/// The real program, with a world behind its page.
pub struct Server {
    child: Child,
    pub address: String,
    pub folder: PathBuf,
}

impl Server {
    pub fn start(folder: PathBuf) -> Server {
        Server::start_at(folder, "0")
    }

    /// With a file of SQLite in its folder.
    pub fn start_at(folder: PathBuf, port: &str) -> Server {
        let database = folder.join("world.db").display().to_string();
        Server::start_with(folder, port, &database)
    }

    pub fn start_with(folder: PathBuf, port: &str, database: &str) -> Server {
        fs::create_dir_all(folder.join("page")).unwrap();
        fs::write(folder.join("page/index.html"), "<!doctype html><title>A page</title>").unwrap();
        let mut command = Command::new(PROGRAM);
        command
            .args(["serve", "--no-open", "--addr", &format!("127.0.0.1:{port}")])
            // Players of a test are told apart by what a proxy would say of them.
            .args(["--proxies", "1", "--database", database])
            .env("NINEFOLD_PAGE", folder.join("page"))
            .stdout(Stdio::piped());
        let module = folder.join("verifier.wasm");
        if module.exists() {
            command.env("NINEFOLD_VERIFIER", module);
        }
        // Into a file: nobody reads a pipe while it lives.
        let record = folder.join(format!("record-{port}"));
        let record = fs::OpenOptions::new().create(true).append(true).open(record).unwrap();
        let mut child = command.stderr(record).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.unwrap_or_else(|| panic!("{line}")).trim_end_matches('/').to_owned();
        Server { child, address, folder }
    }

    pub fn port(&self) -> String {
        self.address.rsplit(':').next().unwrap().to_owned()
    }

    /// Without a word.
    pub fn kill(mut self) -> PathBuf {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.folder.clone()
    }

    pub fn ask(&self, method: &str, path: &str, token: &str, body: &str) -> (u16, String) {
        let config = ureq::Agent::config_builder().http_status_as_error(false).build();
        let agent: ureq::Agent = config.into();
        let kind = if method == "PUT" { "text/plain" } else { "application/json" };
        let request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.address))
            .header("content-type", kind)
            .header("authorization", format!("Bearer {token}"))
            .body(body.to_owned())
            .unwrap();
        let mut answer = agent.run(request).unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    }

    /// Ends as the system ends it: in peace. Its record comes back with its folder.
    pub fn end(mut self) -> (PathBuf, String) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        let status = self.child.wait().unwrap();
        let mut record = String::new();
        for entry in fs::read_dir(&self.folder).unwrap() {
            let path = entry.unwrap().path();
            if path.file_name().unwrap().to_string_lossy().starts_with("record-") {
                record += &fs::read_to_string(path).unwrap();
            }
        }
        assert!(status.success(), "{record}");
        (self.folder.clone(), record)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A run by somebody who makes no mistake.
pub fn played(deal: Deal, run: u128) -> Log {
    let session = Session::start(deal, RunId(run), 0, Millis::ZERO).unwrap();
    let mut desk = Desk::new(session, Millis::ZERO);
    let bot = Bot { slips: 0, asks: 0, ..Bot::STRONG };
    let end = bot.play(&mut desk, Millis::ZERO, &mut Rng::new(run as u64), |_, _| true);
    desk.session().log(end)
}

pub fn audit(args: &[&str]) -> (Output, String) {
    audit_trusting(None, args)
}

/// Where those are believed whose certificate is in this file.
pub fn audit_trusting(certificate: Option<&Path>, args: &[&str]) -> (Output, String) {
    let mut command = Command::new(PROGRAM);
    certificate.map(|file| command.env("SSL_CERT_FILE", file));
    let output = command.arg("audit").args(args).env("LANG", "C").output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    (output, told)
}
