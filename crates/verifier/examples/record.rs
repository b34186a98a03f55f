//! Records a golden replay: somebody who follows hints, errs now and then and takes it back.
//!
//! `cargo run -p ninefold-verifier --example record -- GAME PRESET SEED`

use engine::{CellSet, Rng};
use session::view::{CommandState, Content};
use session::{Action, Command, GameId, Millis, NoteKind, RunId, Session};
use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, preset, seed] = &args[..] else {
        return Err("three words expected: GAME PRESET SEED".into());
    };
    let game = GameId::from_key(game).ok_or("no such game")?;
    let preset = game.preset(preset).ok_or("no such preset")?;
    let seed: u64 = seed.parse()?;

    let deal = game.deal(&preset, &mut Rng::new(seed));
    // A date like any other: the first day of this project.
    let session = Session::start(deal, RunId(seed.into()), 1_794_787_200_000, Millis::ZERO)?;
    let log = play(session, &mut Rng::stream(seed, 1)).to_string();

    let folder = Path::new("fixtures/replays").join(game.key());
    let path = folder.join(format!("{}-{seed}.log", preset.key));
    fs::create_dir_all(&folder)?;
    fs::write(&path, &log)?;
    let report = ninefold_verifier::report(&log);
    fs::write(path.with_extension("txt"), &report)?;
    print!("{}\n{report}", path.display());
    Ok(())
}

fn play(mut session: Session, rng: &mut Rng) -> session::Log {
    let mut now = Millis::ZERO;
    for _ in 0..400 {
        now = now + Millis(u64::from(rng.between(400, 9_000)));
        session.advance(now);
        if session.outcome().is_over() {
            break;
        }
        match rng.below(14) {
            0 => whim(&mut session, now, rng),
            12 | 13 => pencil(&mut session, now, rng),
            1 => drop(session.act(&Action::Hint { stage: 1 }, now)),
            2 if rng.below(4) == 0 => drop(session.undo(now)),
            _ => follow_hint(&mut session, now, rng),
        }
        drop(session.back_to_right(now));
    }
    session.log(now)
}

/// A player may err: what the rules refuse is not in the log.
fn follow_hint(session: &mut Session, now: Millis, rng: &mut Rng) {
    let actions = session.hint(now).map(|hint| hint.actions).unwrap_or_default();
    for action in &actions {
        drop(session.act(action, now));
    }
    if actions.is_empty() {
        whim(session, now, rng);
    }
}

/// Notes, colours, links, a cell taken in hand, a board kept and gone back to.
fn pencil(session: &mut Session, now: Millis, rng: &mut Rng) {
    let cells = session.view(now).board.cells;
    let empty: Vec<_> = cells.iter().filter(|seen| seen.content == Content::Empty).collect();
    let (Some(one), Some(other)) = (rng.pick(&empty), rng.pick(&empty)) else { return };
    let cells: CellSet = [one.cell, other.cell].into_iter().collect();
    let value = rng.between(1, 9) as u8;
    let kind = *rng.pick(&NoteKind::ALL).unwrap_or(&NoteKind::Corner);
    let action = match rng.below(12) {
        0 => Action::Jot { cells },
        1 => Action::Tint { cells, value },
        2 => Action::Paint { cells, color: value },
        3 => Action::Center { cells },
        4 => Action::Fill { value },
        5 => Action::Link { from: (one.cell, value), to: (other.cell, value) },
        6 => Action::Hold { cell: Some(one.cell) },
        7 => return drop(session.set_checkpoint("here", now)),
        8 => return drop(session.return_to("here", now)),
        _ => Action::Note { cells, value, kind },
    };
    drop(session.act(&action, now));
}

fn whim(session: &mut Session, now: Millis, rng: &mut Rng) {
    let view = session.view(now);
    let empty: Vec<_> = view
        .board
        .cells
        .iter()
        .filter(|seen| seen.content == Content::Empty)
        .map(|seen| seen.cell)
        .collect();
    let ready: Vec<Command> = view
        .commands
        .iter()
        .filter(|offer| offer.state == CommandState::Ready)
        .map(|offer| offer.command)
        .filter(|&command| command != Command::ShowSolution)
        .collect();
    if let (Some(&command), 0) = (rng.pick(&ready), rng.below(3)) {
        drop(session.act(&Action::Command(command), now));
    } else if let (Some(&cell), Some(key)) = (rng.pick(&empty), rng.pick(&view.pad)) {
        drop(session.act(&Action::Enter { cells: CellSet::only(cell), value: key.value }, now));
    } else if let (Some(&at), Some(piece)) = (rng.pick(&empty), rng.pick(&view.tray)) {
        let index = Action::Place { piece: piece.id, at, turn: piece.turn };
        drop(session.act(&index, now));
    }
}
