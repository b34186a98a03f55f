//! A bar on the terminal while long work runs, and nothing anywhere else.

use native::clock;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

const WIDTH: u64 = 30;
const PATIENCE: Duration = Duration::from_millis(500);
const PAUSE: Duration = Duration::from_millis(100);

/// Shows how far the work is, on standard error, if a person looks at it there and the results go
/// elsewhere.
pub struct Progress {
    started: Instant,
    drawn: Option<Instant>,
    is_watched: bool,
    total: Option<u64>,
}

impl Progress {
    /// `total` is in the unit of `done` below; without it only the count is shown.
    pub fn new(total: Option<u64>) -> Progress {
        let is_watched = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Progress { is_watched, ..Progress::of_silent_work(total) }
    }

    /// The same for work that prints nothing until it is done.
    pub fn of_silent_work(total: Option<u64>) -> Progress {
        let is_watched = io::stderr().is_terminal();
        Progress { started: clock::now(), drawn: None, is_watched, total }
    }

    pub fn update(&mut self, done: u64, puzzles: u64) {
        if !self.is_watched {
            return;
        }
        let now = clock::now();
        let elapsed = now.duration_since(self.started);
        let is_due = match self.drawn {
            None => elapsed >= PATIENCE,
            Some(drawn) => now.duration_since(drawn) >= PAUSE,
        };
        if is_due {
            self.drawn = Some(now);
            let line = render(done, self.total, puzzles, elapsed);
            // A bar that cannot be drawn is no reason to stop the work.
            let _ = write!(io::stderr(), "\r\x1b[2K{line}");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.drawn.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[2K");
        }
    }
}

fn render(done: u64, total: Option<u64>, puzzles: u64, elapsed: Duration) -> String {
    let rate = puzzles as f64 / elapsed.as_secs_f64();
    let Some(total) = total.filter(|&total| total > 0) else {
        return format!("{puzzles} puzzles, {rate:.0} a second");
    };
    let done = done.min(total);
    let full = (done * WIDTH / total) as usize;
    let bar: String = "█".repeat(full) + &"░".repeat(WIDTH as usize - full);
    let left = elapsed.as_secs_f64() * (total - done) as f64 / done.max(1) as f64;
    format!(
        "{bar} {:3} %  {puzzles} puzzles, {rate:.0} a second, {left:.0} s left",
        done * 100 / total
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_fills() {
        let second = Duration::from_secs(1);
        assert_eq!(
            render(50, Some(100), 700, second),
            "███████████████░░░░░░░░░░░░░░░  50 %  700 puzzles, 700 a second, 1 s left"
        );
        assert_eq!(render(50, None, 700, second), "700 puzzles, 700 a second");
    }
}
