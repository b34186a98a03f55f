//! The page's server: the very binary that players run.

use anyhow::{Context, Result, bail};
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
        let mut child = Command::new(binary)
            .args(["serve", "--no-open", "--addr", &format!("127.0.0.1:{port}")])
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("starting {}", binary.display()))?;
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
