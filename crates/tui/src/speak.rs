//! The line mode: commands from standard input, sentences to standard output. It needs no terminal.

use crate::context::Context;
use session::speak;
use session::{Desk, Phrase, Session, phrase};
use std::io::{self, BufRead, Write};

/// Plays one run by words until it is over or the input ends. Every move is saved.
pub fn run(
    session: Session,
    mut context: Context,
    now: impl Fn() -> session::Millis,
) -> io::Result<()> {
    let mut desk = Desk::new(session, now());
    let mut out = io::stdout().lock();
    let deal = desk.session().deal().clone();
    let preset = deal.game.preset(deal.preset).map(|preset| preset.name);
    let title = phrase!(
        "speak-start",
        game = deal.game.info().name,
        preset = preset.unwrap_or(phrase!("speak-nothing"))
    );
    say(&mut out, &[title], &context)?;
    say(&mut out, &speak::commands(), &context)?;
    for line in io::stdin().lock().lines() {
        let tick = now();
        let passed = desk.advance(tick);
        let mut answer = speak::answer(&mut desk, &line?, tick);
        if answer.quits {
            break;
        }
        answer.logged |= !passed.events.is_empty();
        say(&mut out, &answer.phrases, &context)?;
        context.tick = tick;
        if let Some(ended) = context.end(desk.session()) {
            return say(&mut out, ended.trouble.as_slice(), &context);
        }
        if answer.logged {
            context.store.save(&desk.log(tick))?;
        }
    }
    context.store.save(&desk.log(now()))
}

fn say(out: &mut impl Write, phrases: &[Phrase], context: &Context) -> io::Result<()> {
    phrases.iter().try_for_each(|phrase| writeln!(out, "{}", context.say(phrase)))?;
    out.flush()
}
