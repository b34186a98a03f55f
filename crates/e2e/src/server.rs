//! The page's server: the very binary that players run.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

pub struct Server {
    child: Child,
    pub origin: String,
}

impl Server {
    /// Starts it at a free port, or at this one.
    pub fn start(binary: &Path, port: u16) -> Result<Server> {
        Server::run(Command::new(binary), port, &[])
    }

    /// The same with a world behind the page, kept in this file.
    pub fn with_world(binary: &Path, port: u16, database: &Path) -> Result<Server> {
        let mut command = Command::new(binary);
        // Its record is nobody's concern here.
        command.stderr(Stdio::null());
        Server::run(command, port, &["--database".as_ref(), database.as_os_str()])
    }

    fn run(mut command: Command, port: u16, more: &[&OsStr]) -> Result<Server> {
        let mut child = command
            .args(["serve", "--no-open", "--addr", &format!("127.0.0.1:{port}")])
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("starting {command:?}"))?;
        let out = child.stdout.take().context("its output is piped")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line.split_whitespace().find(|word| word.starts_with("http"));
        let Some(address) = address else { bail!("the server said `{}`", line.trim()) };
        Ok(Server { child, origin: address.trim_end_matches('/').to_owned() })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
