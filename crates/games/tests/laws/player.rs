//! Somebody who plays any game: knows only the view, acts at random, sometimes nonsense.

use engine::{Cell, CellSet, Rng};
use games::view::{CommandState, Content};
use games::{Action, AnyGame, Command, Millis, NoteKind, PieceId, Turn, View};
use ninefold_games as games;

/// How somebody plays; a run keeps its temper, so that some runs end and others wander.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Mostly does what hints say.
    Keen,
    /// Tries what looks possible.
    Casual,
    /// Tries anything at all.
    Wild,
}

impl Temper {
    /// Hints take their time, so only one in `keen_every` is keen on them.
    pub fn of_run(run: u64, keen_every: u64) -> Temper {
        match run % 8 {
            _ if run.is_multiple_of(keen_every) => Temper::Keen,
            0..5 => Temper::Casual,
            _ => Temper::Wild,
        }
    }
}

/// What to do next: one action, or the several of a hint.
pub fn actions(game: &AnyGame, temper: Temper, now: Millis, rng: &mut Rng) -> Vec<Action> {
    let follows_hint = match temper {
        Temper::Keen => rng.below(8) > 0,
        Temper::Casual => rng.below(60) == 0,
        Temper::Wild => rng.below(200) == 0,
    };
    if follows_hint && let Ok(hint) = game.as_game().hint(now) {
        return hint.actions;
    }
    let view = game.as_game().view(now);
    if temper == Temper::Wild && rng.below(2) == 0 {
        return vec![nonsense(rng)];
    }
    // Out of a few ideas the first that would not be refused.
    let mut idea = sensible(&view, rng);
    for _ in 0..8 {
        if game.as_game().preview(&idea, now).refusal.is_none() {
            break;
        }
        idea = sensible(&view, rng);
    }
    vec![idea]
}

/// How long somebody thinks: mostly seconds, sometimes no time, rarely minutes.
pub fn pause(rng: &mut Rng) -> Millis {
    Millis(match rng.below(20) {
        0 => 0,
        1 => u64::from(rng.below(300_000)),
        _ => u64::from(rng.below(8_000)),
    })
}

fn sensible(view: &View, rng: &mut Rng) -> Action {
    let cell = |rng: &mut Rng, fits: fn(Content) -> bool| {
        let fitting: Vec<Cell> = view
            .board
            .cells
            .iter()
            .filter(|seen| fits(seen.content))
            .map(|seen| seen.cell)
            .collect();
        rng.pick(&fitting).copied().unwrap_or_else(|| any_cell(rng))
    };
    let empty = |rng: &mut Rng| cell(rng, |content| content == Content::Empty);
    let own = |rng: &mut Rng| cell(rng, |content| matches!(content, Content::Own(_)));
    let value = rng.pick(&view.pad).map_or(1, |key| key.value);
    let piece = rng.pick(&view.tray).map(|piece| piece.id);
    let placed: Vec<PieceId> =
        view.board.cells.iter().filter_map(|seen| Some(seen.piece?.id)).collect();
    if let Some(piece) = piece
        && rng.below(4) > 0
    {
        return Action::Place { piece, at: empty(rng), turn: Turn::new(rng.below(4) as u8) };
    }
    match rng.below(31) {
        0..12 => Action::Enter { cells: CellSet::only(empty(rng)), value },
        12..15 => Action::Note {
            cells: [empty(rng), empty(rng)].into_iter().collect(),
            value,
            kind: *rng.pick(&NoteKind::ALL).expect("three kinds"),
        },
        15 => Action::Paint { cells: CellSet::only(empty(rng)), color: rng.between(1, 9) as u8 },
        16 => Action::Erase { cells: CellSet::only(own(rng)) },
        17 => Action::Hint { stage: rng.between(1, 4) as u8 },
        18 => Action::Reveal { cell: empty(rng) },
        19 => Action::Hold { cell: Some(empty(rng)) },
        20..22 => match rng.pick(&placed) {
            Some(&piece) => Action::Lift { piece },
            None => Action::Enter { cells: CellSet::only(empty(rng)), value },
        },
        22 => Action::Jot { cells: CellSet::only(empty(rng)) },
        23 => Action::Tint { cells: [empty(rng), empty(rng)].into_iter().collect(), value },
        24 => Action::Center { cells: [empty(rng), empty(rng)].into_iter().collect() },
        25 => Action::Fill { value },
        26..28 => {
            Action::Link { from: (empty(rng), value), to: (empty(rng), rng.between(1, 9) as u8) }
        }
        _ => Action::Command(command(view, rng)),
    }
}

/// A button that is ready. The one that ends the run is pressed rarely.
fn command(view: &View, rng: &mut Rng) -> Command {
    let ready: Vec<Command> = view
        .commands
        .iter()
        .filter(|offer| offer.state != CommandState::Resting)
        .map(|offer| offer.command)
        .filter(|&command| command != Command::ShowSolution || rng.below(50) == 0)
        .collect();
    rng.pick(&ready).copied().unwrap_or(Command::Check)
}

fn nonsense(rng: &mut Rng) -> Action {
    let cells: CellSet = (0..rng.below(5)).map(|_| any_cell(rng)).collect();
    let (any, few) = (rng.below(256) as u8, rng.below(12) as u8);
    let piece = PieceId(if rng.below(2) == 0 { u16::from(few) } else { rng.below(65_536) as u16 });
    match rng.below(15) {
        0 => Action::Enter { cells, value: few },
        1 => Action::Note { cells, value: few, kind: NoteKind::Corner },
        2 => Action::Paint { cells, color: any },
        3 => Action::Erase { cells },
        4 => Action::Place { piece, at: any_cell(rng), turn: Turn::new(any) },
        5 => Action::Lift { piece },
        6 => Action::Hint { stage: few },
        7 => Action::Reveal { cell: any_cell(rng) },
        8 => Action::Jot { cells },
        9 => Action::Tint { cells, value: few },
        11 => Action::Center { cells },
        12 => Action::Fill { value: any },
        13 => Action::Link { from: (any_cell(rng), few), to: (any_cell(rng), any) },
        10 => Action::Hold { cell: (rng.below(2) == 0).then(|| any_cell(rng)) },
        _ => match *rng.pick(&Command::ALL).expect("there are commands") {
            Command::ShowSolution if rng.below(20) > 0 => Action::Enter { cells, value: any },
            command => Action::Command(command),
        },
    }
}

fn any_cell(rng: &mut Rng) -> Cell {
    Cell::new(rng.below(81) as u8).expect("81 cells")
}
