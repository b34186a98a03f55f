//! One file, one process. A thread of its own writes: calls that come while it waits for the disk are
//! committed together, each all or nothing, and are answered when they are on the disk (WAL, FULL).
//! Readers have connections of their own and wait for nobody.

mod clock;
mod direct;
mod writer;

pub use clock::Clock;

use crate::{Access, Call, Trouble, migrations};
pub(crate) use direct::Direct;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use tokio::sync::{Semaphore, mpsc, oneshot};
use writer::{Job, Waiting};

/// So many calls may wait to be written; more are told to come again.
const QUEUE: usize = 4096;
/// So many read at a time.
const READERS: usize = 8;

#[derive(Clone)]
pub struct Sqlite(Arc<Inner>);

struct Inner {
    path: PathBuf,
    clock: Clock,
    queue: Mutex<Option<mpsc::Sender<Box<dyn Job>>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: Mutex<Vec<Direct>>,
    room: Semaphore,
}

impl Sqlite {
    /// Opens a file, or makes it, and brings it up to date. The time is what `clock` says.
    ///
    /// # Errors
    /// When another process has it, it cannot be written, or a newer Ninefold wrote it.
    pub fn open(path: &Path, clock: Clock) -> Result<Sqlite, Trouble> {
        let lock = lock(path)?;
        let direct = Direct::open(path, &clock, Access::Write)?;
        migrations::on_sqlite(&direct)?;
        let (queue, jobs) = mpsc::channel(QUEUE);
        let writer = std::thread::Builder::new()
            .name("ninefold-writer".into())
            .spawn(move || {
                writer::write_all(&direct, jobs);
                // In this order: nobody opens the file before it is closed.
                drop((direct, lock));
            })
            .map_err(Trouble::away)?;
        Ok(Sqlite(Arc::new(Inner {
            path: path.to_owned(),
            clock,
            queue: Mutex::new(Some(queue)),
            writer: Mutex::new(Some(writer)),
            readers: Mutex::default(),
            room: Semaphore::new(READERS),
        })))
    }

    pub async fn call<C: Call>(&self, call: C) -> Result<C::Answer, Trouble> {
        match C::ACCESS {
            Access::Read => self.read(call).await,
            Access::Write => self.write(call).await,
        }
    }

    async fn write<C: Call>(&self, call: C) -> Result<C::Answer, Trouble> {
        let (reply, answer) = oneshot::channel();
        let queue = hold(&self.0.queue).clone().ok_or_else(closed)?;
        queue.try_send(Box::new(Waiting::new(call, reply))).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => Trouble::Busy,
            mpsc::error::TrySendError::Closed(_) => closed(),
        })?;
        answer.await.map_err(|_| closed())?
    }

    async fn read<C: Call>(&self, call: C) -> Result<C::Answer, Trouble> {
        let _place = self.0.room.acquire().await.map_err(|_| closed())?;
        let inner = Arc::clone(&self.0);
        let reading = tokio::task::spawn_blocking(move || {
            let idle = hold(&inner.readers).pop();
            let direct = match idle {
                Some(direct) => direct,
                None => Direct::open(&inner.path, &inner.clock, Access::Read)?,
            };
            let answer = direct.snapshot(&call)?;
            hold(&inner.readers).push(direct);
            Ok(answer)
        });
        reading.await.map_err(Trouble::database)?
    }

    /// Finishes what waits and closes the file.
    pub async fn close(&self) {
        hold(&self.0.queue).take();
        let writer = hold(&self.0.writer).take();
        let inner = Arc::clone(&self.0);
        let waiting = tokio::task::spawn_blocking(move || {
            if let Some(writer) = writer {
                // It ends by itself when nobody can ask it for more.
                let _ = writer.join();
            }
            hold(&inner.readers).clear();
        });
        let _ = waiting.await;
    }
}

fn hold<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn closed() -> Trouble {
    Trouble::away("it was closed")
}

/// A lock on a file beside it, which the system lets go of however the process ends.
fn lock(path: &Path) -> Result<File, Trouble> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".lock");
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)
            .map_err(|error| Trouble::away(format!("{}: {error}", folder.display())))?;
    }
    let at = |error: std::io::Error| Trouble::away(format!("{}: {error}", path.display()));
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(PathBuf::from(beside))
        .map_err(at)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Trouble::Taken { path: path.display().to_string() }),
        Err(TryLockError::Error(error)) => Err(at(error)),
    }
}
