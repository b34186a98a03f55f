//! A throw-away PostgreSQL from the system's packages: made in a folder, reached by a socket in it, run
//! as somebody without rights, and gone with the process that started it, however that ends.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::sleep;
use std::time::Duration;
use tokio_postgres::NoTls;

/// How careful it is with what it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// For tests: a machine that loses power loses it, a killed process does not.
    Quick,
    /// As it is run in earnest.
    Durable,
}

pub struct Cluster {
    folder: PathBuf,
    care: Care,
    user: Option<User>,
    running: Mutex<Child>,
    databases: AtomicU32,
}

#[derive(Clone, Copy)]
struct User {
    uid: u32,
    gid: u32,
}

/// Keeps the server until its own input ends, which the system sees to when its parent is gone.
const KEEPER: &str = "\"$0\" \"$@\" >\"$LOG\" 2>&1 </dev/null & server=$!; \
    cat >/dev/null; kill -QUIT $server 2>/dev/null; wait $server; \
    [ -e stay ] || { cd /; rm -rf \"$FOLDER\"; }";

const BLINK: Duration = Duration::from_millis(20);
const BLINKS: u32 = 3000;

impl Cluster {
    /// The one that all tests of a process share.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start(Care::Quick).expect("PostgreSQL starts"))
    }

    /// # Errors
    /// When PostgreSQL is not installed or does not start, with what it said.
    pub fn start(care: Care) -> Result<Cluster, String> {
        let folder = free_folder(care);
        let user = nobody_in_particular()?;
        fs::create_dir_all(&folder).map_err(|error| at(&folder, &error))?;
        if let Some(User { uid, gid }) = user {
            chown(&folder, Some(uid), Some(gid)).map_err(|error| at(&folder, &error))?;
        }
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o700))
            .map_err(|error| at(&folder, &error))?;
        let made = as_user(Command::new(program("initdb")?), user)
            .args(["--auth=trust", "--no-sync", "--username=ninefold", "--encoding=UTF8"])
            .args(["--locale=C", "--pgdata"])
            .arg(folder.join("data"))
            .current_dir(&folder)
            .output()
            .map_err(|error| format!("initdb did not start: {error}"))?;
        if !made.status.success() {
            return Err(format!("initdb: {}", String::from_utf8_lossy(&made.stderr)));
        }
        let running = Mutex::new(run(&folder, care, user)?);
        let cluster = Cluster { folder, care, user, running, databases: AtomicU32::new(0) };
        cluster.wait()?;
        Ok(cluster)
    }

    /// Where a database of it is reached.
    pub fn url(&self, database: &str) -> String {
        format!("postgres:///{database}?user=ninefold&host={}", self.folder.display())
    }

    /// A new and empty database, and where it is reached.
    pub async fn database(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("world{number}");
        execute(&self.url("postgres"), &format!("CREATE DATABASE {name}"))
            .await
            .expect("a new database");
        self.url(&name)
    }

    /// Kills the server without a word, all of it, and starts it again.
    pub fn kill_and_start(&self) -> Result<(), String> {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let pid = fs::read_to_string(self.folder.join("data/postmaster.pid"))
            .map_err(|error| at(&self.folder, &error))?;
        let pid = pid.lines().next().unwrap_or_default().to_owned();
        fs::write(self.folder.join("stay"), "").map_err(|error| at(&self.folder, &error))?;
        // Its children see that it is gone and end; until then their memory is in use.
        let _ = Command::new("kill").args(["-KILL", &pid]).status();
        drop(running.stdin.take());
        let _ = running.wait();
        let _ = fs::remove_file(self.folder.join("stay"));
        for _ in 0..BLINKS {
            match run(&self.folder, self.care, self.user) {
                Ok(child) => *running = child,
                Err(error) => return Err(error),
            }
            if self.wait().is_ok() {
                return Ok(());
            }
            sleep(BLINK);
        }
        Err(self.said())
    }

    fn wait(&self) -> Result<(), String> {
        let ready = program("pg_isready")?;
        for _ in 0..BLINKS {
            let asked = Command::new(&ready)
                .args(["--quiet", "--dbname=postgres", "--host"])
                .arg(&self.folder)
                .status();
            if asked.is_ok_and(|status| status.success()) {
                return Ok(());
            }
            if self.said().contains("FATAL:  pre-existing shared memory") {
                return Err(self.said());
            }
            sleep(BLINK);
        }
        Err(self.said())
    }

    fn said(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        drop(running.stdin.take());
        let _ = running.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Carries statements out on a connection of its own.
pub async fn execute(url: &str, sql: &str) -> Result<(), tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
    let talking = tokio::spawn(connection);
    let done = client.batch_execute(sql).await;
    drop(client);
    let _ = talking.await;
    done
}

fn run(folder: &Path, care: Care, user: Option<User>) -> Result<Child, String> {
    let mut command = as_user(Command::new("sh"), user);
    command.args(["-c", KEEPER]).arg(program("postgres")?).arg("-D").arg(folder.join("data"));
    command.arg("-k").arg(folder).args(["-h", "", "-c", "max_connections=200"]);
    command.args(["-c", "shared_buffers=256MB", "-c", "max_wal_size=2GB"]);
    if care == Care::Quick {
        command.args(["-c", "fsync=off"]);
        command.args(["-c", "full_page_writes=off"]);
    }
    command
        .env("LOG", folder.join("log"))
        .env("FOLDER", folder)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // A signal to the tests' terminal is not for it: it ends when they do.
        .process_group(0)
        .spawn()
        .map_err(|error| format!("sh did not start: {error}"))
}

/// In memory where the system offers that and nothing is to be measured; what processes before this one
/// left is swept away.
fn free_folder(care: Care) -> PathBuf {
    let memory = Path::new("/dev/shm");
    let base = match care == Care::Quick && memory.is_dir() {
        true => memory.to_owned(),
        false => std::env::temp_dir(),
    };
    static STARTED: AtomicU32 = AtomicU32::new(0);
    let number = STARTED.fetch_add(1, Ordering::Relaxed);
    for entry in fs::read_dir(&base).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let owner = name.strip_prefix("ninefold-pg-").and_then(|rest| rest.split('-').next());
        let is_left = owner.and_then(|pid| pid.parse::<u32>().ok());
        if is_left.is_some_and(|pid| !Path::new(&format!("/proc/{pid}")).exists()) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
    base.join(format!("ninefold-pg-{}-{number}", std::process::id()))
}

/// PostgreSQL refuses to run as root; its package brings a user for it.
fn nobody_in_particular() -> Result<Option<User>, String> {
    if !rustix::process::geteuid().is_root() {
        return Ok(None);
    }
    let passwd = fs::read_to_string("/etc/passwd").map_err(|error| error.to_string())?;
    let found = passwd.lines().find_map(|line| {
        let mut fields = line.split(':');
        (fields.next() == Some("postgres")).then_some(())?;
        let uid = fields.nth(1)?.parse().ok()?;
        Some(User { uid, gid: fields.next()?.parse().ok()? })
    });
    found.map(Some).ok_or_else(|| "there is no user postgres: install postgresql".to_owned())
}

fn as_user(mut command: Command, user: Option<User>) -> Command {
    if let Some(User { uid, gid }) = user {
        command.gid(gid).uid(uid);
    }
    command
}

/// A program of the newest PostgreSQL that is installed.
fn program(name: &str) -> Result<PathBuf, String> {
    let version = |path: &PathBuf| {
        path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()).unwrap_or(0)
    };
    let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    versions.sort_by_key(version);
    let debian = versions.iter().rev().map(|folder| folder.join("bin").join(name));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let others = std::env::split_paths(&path).map(|folder| folder.join(name)).collect::<Vec<_>>();
    debian
        .chain(others)
        .find(|path| path.is_file())
        .ok_or_else(|| format!("{name} is missing: install postgresql (`cargo xtask test` does)"))
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
