//! The real terminal: raw mode in and out, events, the clock. Whatever happens, it is restored.

use crate::app::App;
use crate::clock::Clock;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long to wait for a key before the clock on the screen moves on.
const BEAT: Duration = Duration::from_millis(200);

/// Runs until the player leaves or a signal asks to.
pub fn run(mut app: App, clock: &Clock) -> io::Result<()> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in
        [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP, signal_hook::consts::SIGINT]
    {
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    // `init` also restores the terminal when the program panics.
    let mut terminal = ratatui::try_init()?;
    let outcome = execute!(io::stdout(), EnableMouseCapture).and_then(|()| {
        while !app.is_over() && !stop.load(Ordering::Relaxed) {
            app.context.tick = clock.tick();
            terminal.draw(|frame| app.draw(frame))?;
            if event::poll(BEAT)? {
                app.context.tick = clock.tick();
                app.event(&event::read()?);
            } else {
                app.context.tick = clock.tick();
                app.tick();
            }
        }
        app.close();
        Ok(())
    });
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::restore();
    outcome
}
