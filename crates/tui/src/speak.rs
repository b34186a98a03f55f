//! The line mode: commands from standard input, sentences to standard output. It needs no terminal.

use crate::context::Context;
use native::Hold;
use session::speak;
use session::{Desk, Millis, Phrase, Session, phrase};
use std::io::{self, BufRead, Read, Write};

/// No command is longer. What is longer is heard in pieces, for a device has no lines.
const LONGEST_LINE: u64 = 1_000;

/// Plays one run by words until it is over or the input ends. Every move is saved.
pub fn run(
    session: Session,
    _hold: Option<Hold>,
    context: Context,
    now: impl Fn() -> Millis,
) -> io::Result<()> {
    play(session, context, now, io::stdin().lock(), io::stdout().lock())
}

pub fn play(
    session: Session,
    mut context: Context,
    now: impl Fn() -> Millis,
    mut input: impl BufRead,
    mut out: impl Write,
) -> io::Result<()> {
    let was_begun = !session.log(now()).moves.is_empty();
    let mut desk = Desk::new(session, now());
    let mut greeting = speak::greeting(&desk, now());
    if was_begun {
        greeting.insert(1, phrase!("speak-resumed"));
    }
    say(&mut out, &greeting, &context)?;
    context.store.save(&desk.log(now()))?;
    while let Some(line) = heard(&mut input)? {
        let tick = now();
        let answer = speak::answer(&mut desk, &line, tick);
        if answer.quits {
            break;
        }
        say(&mut out, &answer.phrases, &context)?;
        context.tick = tick;
        if let Some(ended) = context.end(desk.session()) {
            let gain = ended.gain.phrase().into_iter().chain([ended.gain.after.phrase()]);
            return say(&mut out, &gain.chain(ended.trouble).collect::<Vec<_>>(), &context);
        }
        if answer.logged {
            context.store.save(&desk.log(tick))?;
        }
    }
    context.store.save(&desk.log(now()))
}

/// The next line, whatever bytes are in it: a slip of the keyboard must not end a game.
fn heard(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    Ok((!bytes.is_empty()).then(|| text.trim_start_matches('\u{feff}').to_owned()))
}

/// Tells a listener. What went wrong is told with its place.
pub fn say(out: &mut impl Write, phrases: &[Phrase], context: &Context) -> io::Result<()> {
    let said = phrases.iter().try_for_each(|phrase| writeln!(out, "{}", context.say(phrase)));
    said.and_then(|()| out.flush())
        .map_err(|error| io::Error::new(error.kind(), format!("standard output: {error}")))
}
