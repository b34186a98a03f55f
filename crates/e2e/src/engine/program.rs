//! A program that runs beside the journeys: found on the path, waited for, ended with all that it
//! started.

use crate::cost;
use anyhow::{Context, Result, bail};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

const BLINK: Duration = Duration::from_millis(50);
/// How many blinks it may take to come up; one that ended is not waited for.
const BLINKS: u32 = 2400;

pub struct Program {
    name: String,
    child: Child,
}

impl Program {
    /// Starts it as the head of a group of its own, with nothing to say to the terminal.
    pub fn start(name: &str, command: &mut Command) -> Result<Program> {
        let child = command
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .with_context(|| format!("starting {name}"))?;
        Ok(Program { name: name.to_owned(), child })
    }

    pub fn child(&mut self) -> &mut Child {
        &mut self.child
    }

    /// Looks until there is something to see, or the program has ended.
    pub fn wait_for<T>(&mut self, mut look: impl FnMut() -> Option<T>) -> Result<T> {
        for _ in 0..BLINKS {
            if let Some(seen) = look() {
                return Ok(seen);
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("{} ended before it listened: {status}", self.name);
            }
            sleep(BLINK);
        }
        bail!("{} did not come up within {} s", self.name, (BLINK * BLINKS).as_secs())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        cost::count_group(&self.name, self.child.id());
        // The group: a browser is many processes, and a driver's browser outlives it.
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The first of these names that is a program.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let mut places = std::env::split_paths(&folders)
        .flat_map(|folder| names.iter().map(move |name| folder.join(name)));
    places.find(|path| path.is_file())
}
