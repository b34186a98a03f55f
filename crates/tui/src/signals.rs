//! What the system tells a program in a terminal: to end, to step aside, to come back, that its
//! window has another size, or that the terminal is gone. It draws nothing and keeps nothing.

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::AsFd;
use rustix::io::Errno;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io::{self, Read, Write, stdin};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// How long the program has to end by itself before it is ended from here.
const GRACE: Duration = Duration::from_millis(500);

/// What was told and not yet asked for.
#[derive(Default)]
struct Told {
    to_end: AtomicBool,
    to_step_aside: AtomicBool,
    to_come_back: AtomicBool,
}

pub struct Watch {
    told: Arc<Told>,
    /// Becomes readable when something is told.
    bell: UnixStream,
}

/// What happened while the program waited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waited {
    /// Nothing, or something that is no input.
    InVain,
    /// There is input.
    ForInput,
    /// Nobody is at the other end any more.
    TerminalGone,
}

impl Watch {
    /// Listens from now on. Should the program not end in time, `last_deed` is done and it is ended:
    /// with the terminal gone, a call that reads from it or writes to it may never return.
    pub fn start(last_deed: fn()) -> io::Result<Watch> {
        let told = Arc::new(Told::default());
        let (bell, mut rope) = UnixStream::pair()?;
        bell.set_nonblocking(true)?;
        rope.set_nonblocking(true)?;
        let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT, SIGWINCH])?;
        let listener = Arc::clone(&told);
        thread::spawn(move || {
            for signal in signals.forever() {
                match signal {
                    SIGTSTP => listener.to_step_aside.store(true, Ordering::Relaxed),
                    SIGCONT => listener.to_come_back.store(true, Ordering::Relaxed),
                    SIGWINCH => {}
                    _ => listener.to_end.store(true, Ordering::Relaxed),
                }
                // A bell that is full has been heard.
                let _ = rope.write(&[0]);
                if listener.to_end.load(Ordering::Relaxed) {
                    end_soon(128 + signal, last_deed);
                }
            }
        });
        let watcher = Arc::clone(&told);
        thread::spawn(move || {
            if wait_for_the_end_of_the_terminal() {
                watcher.to_end.store(true, Ordering::Relaxed);
                end_soon(128 + SIGHUP, last_deed);
            }
        });
        Ok(Watch { told, bell })
    }

    pub fn is_to_end(&self) -> bool {
        self.told.to_end.load(Ordering::Relaxed)
    }

    /// Whether the program is to step aside; asked once.
    pub fn is_to_step_aside(&self) -> bool {
        self.told.to_step_aside.swap(false, Ordering::Relaxed)
    }

    /// Whether the program was away; asked once.
    pub fn is_back(&self) -> bool {
        self.told.to_come_back.swap(false, Ordering::Relaxed)
    }

    /// Stops the program until it is told to go on.
    pub fn step_aside(&self) -> io::Result<()> {
        emulate_default_handler(SIGTSTP)
    }

    /// Waits for input, for a signal, or for so long.
    pub fn wait(&mut self, at_most: Duration) -> io::Result<Waited> {
        let stdin = stdin();
        let mut both = [PollFd::new(&stdin, PollFlags::IN), PollFd::new(&self.bell, PollFlags::IN)];
        let time = Timespec::try_from(at_most).map_err(io::Error::other)?;
        match poll(&mut both, Some(&time)) {
            // A signal: it has rung the bell, or will.
            Err(Errno::INTR) => return Ok(Waited::InVain),
            polled => polled?,
        };
        let flags = both[0].revents();
        let mut rung = [0; 16];
        while matches!(self.bell.read(&mut rung), Ok(1..)) {}
        Ok(match flags {
            flags if is_gone(flags) => Waited::TerminalGone,
            flags if flags.contains(PollFlags::IN) => Waited::ForInput,
            _ => Waited::InVain,
        })
    }
}

fn is_gone(flags: PollFlags) -> bool {
    flags.intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL)
}

/// Without asking for input, only the end is told.
fn wait_for_the_end_of_the_terminal() -> bool {
    let stdin = stdin();
    loop {
        let mut fds = [PollFd::from_borrowed_fd(stdin.as_fd(), PollFlags::empty())];
        match poll(&mut fds, None) {
            Ok(_) if is_gone(fds[0].revents()) => return true,
            Ok(_) | Err(Errno::INTR) => {}
            Err(_) => return false,
        }
    }
}

/// Nothing is lost by ending here: every move was saved when it was made.
fn end_soon(code: i32, last_deed: fn()) -> ! {
    thread::sleep(GRACE);
    last_deed();
    std::process::exit(code)
}
