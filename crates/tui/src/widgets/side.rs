//! What stands beside the board: readouts, notices, the hint's words, commands.

use crate::context::Context;
use crate::theme::Paint;
use ratatui::text::{Line, Span};
use session::hint::{Link, Strength};
use session::view::EntryMode;
use session::view::{CommandState, CommandView, Figure, Readout, Urgency};
use session::{Input, Intent, OpenHint, keys, phrase};

/// One line a readout.
pub fn readouts(readouts: &[Readout], context: &Context) -> Vec<Line<'static>> {
    readouts.iter().map(|readout| line_of(readout, context)).collect()
}

fn line_of(readout: &Readout, context: &Context) -> Line<'static> {
    let paint = match readout.urgency {
        Urgency::Calm => Paint::Text,
        Urgency::Soon => Paint::Title,
        Urgency::Now => Paint::Urgent,
    };
    let value = match readout.value {
        Figure::Number(number) => number.to_string(),
        Figure::Time(time) => time.to_string(),
        Figure::Share { part, whole } => bar(u64::from(part), u64::from(whole)),
        Figure::Countdown { left, whole } => {
            format!("{} {} s", bar(left.0, whole.0), left.0.div_ceil(1000))
        }
    };
    Line::from(vec![
        Span::styled(
            format!("{}: ", context.say(&readout.label)),
            context.theme.style(Paint::Quiet),
        ),
        Span::styled(value, context.theme.style(paint)),
    ])
}

fn bar(part: u64, whole: u64) -> String {
    let filled = (part.min(whole) * 12).checked_div(whole).unwrap_or(0) as usize;
    format!("{}{}", "█".repeat(filled), "░".repeat(12 - filled))
}

/// The mode, and the armed value.
pub fn mode(input: &Input, context: &Context) -> Line<'static> {
    let name = keys::words_for(Intent::SetMode(input.mode()));
    let paint = if input.mode() == EntryMode::Value { Paint::Text } else { Paint::Chosen };
    let mut line = Line::styled(format!(" {} ", context.say(&name)), context.theme.style(paint));
    if let Some(value) = input.armed() {
        line.push_span(Span::styled(format!(" {value} "), context.theme.style(Paint::Cursor)));
    }
    line
}

/// The links between notes, as chains are written: `=` is a strong one, `-` a weak one, `…` one that
/// has yet to get its other end.
pub fn links(links: &[Link], input: &Input, context: &Context) -> Option<Line<'static>> {
    let drawn = links.iter().map(|link| {
        let sign = if link.strength == Strength::Strong { '=' } else { '-' };
        let (from, to) = (link.from, link.to);
        format!("({}){}{sign}({}){}", from.1, from.0, to.1, to.0)
    });
    let begun = input.tied().map(|(cell, value)| format!("({value}){cell}…"));
    let words: Vec<String> = drawn.chain(begun).collect();
    let style = context.theme.style(Paint::Text);
    (!words.is_empty()).then(|| Line::styled(words.join(" "), style))
}

/// The stage of the hint in words.
pub fn open_hint(open: &OpenHint, context: &Context) -> Vec<Line<'static>> {
    let Some(stage) = open.stage() else { return Vec::new() };
    let next = if open.has_more() { phrase!("tui-hint-more") } else { phrase!("tui-hint-do") };
    vec![
        Line::styled(
            format!("{}/{}", open.number(), open.n_stages()),
            context.theme.style(Paint::Title),
        ),
        Line::styled(context.say(&stage.phrase), context.theme.style(Paint::Text)),
        Line::styled(context.say(&next), context.theme.style(Paint::Quiet)),
    ]
}

/// The commands with the keys F1, F2, … that do them.
pub fn commands(commands: &[CommandView], context: &Context) -> Vec<Line<'static>> {
    let line = |(index, command): (usize, &CommandView)| {
        let paint = match command.state {
            CommandState::Ready => Paint::Text,
            CommandState::Resting => Paint::Quiet,
            CommandState::Chosen => Paint::Chosen,
        };
        let dot = if command.state == CommandState::Chosen { "●" } else { " " };
        Line::from(vec![
            Span::styled(format!("F{:<2}{dot} ", index + 1), context.theme.style(Paint::Quiet)),
            Span::styled(context.say(&command.label), context.theme.style(paint)),
        ])
    };
    commands.iter().enumerate().map(line).collect()
}
