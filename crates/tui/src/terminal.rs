//! The real terminal: raw mode in and out, events, signals, the clock. Whatever happens, it is
//! restored.

use crate::app::App;
use native::Clock;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// How long to wait for a key before the clock on the screen moves on.
const BEAT: Duration = Duration::from_millis(250);
/// How long a signal waits for the loop to end by itself.
const GRACE: Duration = Duration::from_millis(500);

/// Runs until the player leaves or a signal asks to.
pub fn run(mut app: App, clock: &Clock) -> io::Result<()> {
    let stop = Arc::new(AtomicBool::new(false));
    watch_signals(Arc::clone(&stop))?;
    // This also restores the terminal when the program panics.
    let mut terminal = ratatui::try_init()?;
    let outcome = execute!(io::stdout(), EnableMouseCapture).and_then(|()| {
        while !app.is_over() && !stop.load(Ordering::Relaxed) {
            app.context.tick = clock.tick();
            terminal.draw(|frame| app.draw(frame))?;
            let has_event = event::poll(BEAT)?;
            app.context.tick = clock.tick();
            if has_event { app.event(&event::read()?) } else { app.tick() }
        }
        app.close();
        Ok(())
    });
    restore();
    outcome
}

/// A signal stops the loop. When the terminal itself is gone, reading from it may never return; then
/// the program ends from here. Nothing is lost by that: every move was saved when it was made.
fn watch_signals(stop: Arc<AtomicBool>) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            stop.store(true, Ordering::Relaxed);
            thread::sleep(GRACE);
            restore();
            std::process::exit(128 + signal);
        }
    });
    Ok(())
}

fn restore() {
    // There is nobody left to tell when this fails.
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::restore();
}
