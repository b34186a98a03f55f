//! The real terminal: raw mode in and out, events, the clock. Whatever happens, runs are kept and
//! the terminal is restored.

use crate::app::App;
use crate::signals::{Waited, Watch};
use native::Clock;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::{DefaultTerminal, Terminal};
use session::Millis;
use std::io;
use std::time::Duration;

/// How long to wait for a key before the clock on the screen moves on.
const BEAT: Duration = Duration::from_millis(250);

/// Runs until the player leaves, a signal asks to, or the terminal is gone.
pub fn run(mut app: App, clock: &Clock) -> io::Result<()> {
    let mut watch = Watch::start(restore)?;
    // This also restores the terminal when the program panics.
    let mut terminal = ratatui::try_init()?;
    let outcome = execute!(io::stdout(), EnableMouseCapture)
        .and_then(|()| play(&mut app, &mut terminal, &mut watch, clock));
    app.close();
    restore();
    // Where the terminal is gone, its cursor cannot be shown, and there is no place to complain about that:
    // the library's complaint would end the program with a panic.
    if terminal.show_cursor().is_err() {
        std::mem::forget(terminal);
    }
    outcome
}

fn play(
    app: &mut App,
    terminal: &mut DefaultTerminal,
    watch: &mut Watch,
    clock: &Clock,
) -> io::Result<()> {
    // The time that the program was stopped by the shell is not played.
    let mut away = Millis::ZERO;
    while !app.is_over() && !watch.is_to_end() {
        if watch.is_to_step_aside() {
            app.keep();
            restore();
            watch.step_aside()?;
        }
        if watch.is_back() {
            let slept = clock.tick() - away - app.context.tick;
            away = away + slept;
            app.context.wall += slept.0;
            come_back(terminal)?;
        }
        app.context.tick = clock.tick() - away;
        terminal.draw(|frame| app.draw(frame))?;
        // Asked first and again: from a terminal that is gone the library reads for ever.
        let waited = match watch.wait(Duration::ZERO)? {
            Waited::InVain if !event::poll(Duration::ZERO)? => watch.wait(BEAT)?,
            waited => waited,
        };
        if waited == Waited::TerminalGone {
            return Ok(());
        }
        // Input that is no event yet, such as half of one, is waited for once more.
        let patience = if waited == Waited::ForInput { BEAT } else { Duration::ZERO };
        let has_event = event::poll(patience)?;
        app.context.tick = clock.tick() - away;
        if has_event { app.event(&event::read()?) } else { app.tick() }
    }
    Ok(())
}

/// The shell has used the terminal meanwhile: it is set up anew and drawn whole.
fn come_back(terminal: &mut DefaultTerminal) -> io::Result<()> {
    disable_raw_mode()?;
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableMouseCapture)?;
    // A new one knows of nothing that is drawn already. To clear the old one would ask the terminal
    // where its cursor is, and wait for an answer.
    *terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    Ok(())
}

fn restore() {
    // There is nobody left to tell when this fails.
    let _ = execute!(io::stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}
