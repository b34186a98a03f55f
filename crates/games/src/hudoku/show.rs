//! What Hudoku shows and says: menu, board, countdown, hints. Decides nothing.

use super::deduce::Why;
use super::zones::Zone;
use super::{Hudoku, Template, Variant, score};
use crate::hint::{Role, Stage};
use crate::view::{
    self, BoardView, CellView, CommandState, CommandView, Content, Figure, Flags, PadKey, Readout,
    RegionView, Urgency,
};
use crate::{
    Action, Command, GameId, GameInfo, Ground, Hint, Hue, Lesson, Millis, NoteKind, Outcome,
    OwnText, View,
};
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit, House, Phrase, phrase};

pub(super) const HINT_STAGES: u8 = 3;

const MODES: [view::EntryMode; 4] = [
    view::EntryMode::Value,
    view::EntryMode::Note(NoteKind::Simple),
    view::EntryMode::Note(NoteKind::Corner),
    view::EntryMode::Note(NoteKind::Center),
];

pub fn lesson() -> Lesson {
    let says =
        [phrase!("lesson-small-area"), phrase!("lesson-large-area"), phrase!("lesson-countdown")];
    Lesson::read(GameId::Hudoku, "small", include_str!("../../lessons/hudoku.txt"), says)
}

pub fn info() -> GameInfo {
    GameInfo {
        how_to: vec![
            phrase!("hudoku-how-fill"),
            phrase!("hudoku-how-void"),
            phrase!("hudoku-how-countdown"),
            phrase!("hudoku-how-score"),
        ],
        on_paper: vec![phrase!("hudoku-on-paper"), phrase!("hudoku-on-paper-clues")],
        questions: vec![phrase!("hudoku-ask-size"), phrase!("hudoku-ask-pace")],
        presets: Variant::all().map(Variant::preset).collect(),
        own: Some(OwnText {
            how: phrase!("hudoku-own-how"),
            sample: "a a a b b\na a a b b\na a a d d\n-a -a -a d d",
        }),
        ..GameInfo::new(phrase!("hudoku-name"), phrase!("hudoku-tagline"), Hue::Leaf)
    }
}

pub fn grounds(preset: &str) -> Vec<Ground> {
    let ground = |entry: super::TemplateEntry| {
        let template = entry.template();
        let cells = template.cells();
        let bare = |cell: Cell| {
            let content = if cells.contains(cell) { Content::Empty } else { Content::Void };
            CellView { region: region_of(&template, cell), ..CellView::new(cell, content) }
        };
        Ground { key: entry.key, name: entry.name(), board: board(&template, &bare) }
    };
    Variant::templates(preset).into_iter().map(ground).collect()
}

fn board(template: &Template, cell: &dyn Fn(Cell) -> CellView) -> BoardView {
    BoardView {
        rows: template.rows(),
        cols: template.cols(),
        regions: regions(template),
        ..BoardView::square(template.board().map(cell))
    }
}

fn region_of(template: &Template, cell: Cell) -> u8 {
    template.region_of(cell).unwrap_or_default() as u8
}

pub(super) fn view(game: &Hudoku, now: Millis) -> View {
    let template = &game.puzzle.template;
    let highest = template.regions().iter().map(|region| region.range.high.get()).max();
    let board = board(template, &|cell| cell_view(game, cell));
    View {
        modes: &MODES,
        eraser: true,
        pad: (1..=highest.unwrap_or(9)).map(|value| PadKey { value, left: None }).collect(),
        readouts: readouts(game, now),
        commands: commands(game),
        notice: game.notice.phrases(&game.name),
        ..View::new(board)
    }
}

fn cell_view(game: &Hudoku, cell: Cell) -> CellView {
    let puzzle = &game.puzzle;
    let content = match game.filled[cell.index()].map(Digit::get) {
        None if puzzle.zones.cells.contains(cell) => Content::Empty,
        None => Content::Void,
        Some(value) if puzzle.givens[cell.index()].is_some() => Content::Given(value),
        Some(value) if game.revealed.contains(cell) => Content::Revealed(value),
        Some(value) => Content::Own(value),
    };
    CellView {
        notes: game.notes[cell.index()],
        flags: Flags { fresh: game.fresh.contains(cell), ..Flags::default() },
        region: region_of(&puzzle.template, cell),
        clue: puzzle.clues[cell.index()].map(Digit::get),
        ..CellView::new(cell, content)
    }
}

/// Wide ranges take the tints 0 and 2, narrow ones 1 and 3, so that neighbours differ where two
/// are enough.
fn regions(template: &Template) -> Vec<RegionView> {
    let mut tints: Vec<u8> = Vec::new();
    for (nth, region) in template.regions().iter().enumerate() {
        let first = if region.range.digits().len() > 6 { 0 } else { 1 };
        let own = region.cells | region.voids;
        let taken = template.regions()[..nth]
            .iter()
            .zip(&tints)
            .any(|(other, &tint)| tint == first && touch(own, other.cells | other.voids));
        tints.push(if taken { first + 2 } else { first });
    }
    let view = |(region, tint): (&super::Region, u8)| RegionView {
        label: Some(phrase!("hudoku-range", low = region.range.low, high = region.range.high)),
        tint,
    };
    template.regions().iter().zip(tints).map(view).collect()
}

/// Whether a cell of one lies beside a cell of the other.
fn touch(one: CellSet, other: CellSet) -> bool {
    let beside = |a: Cell, b: Cell| a.row().abs_diff(b.row()) + a.col().abs_diff(b.col()) == 1;
    one.iter().any(|cell| other.iter().any(|next| beside(cell, next)))
}

fn readouts(game: &Hudoku, now: Millis) -> Vec<Readout> {
    let calm = Readout::calm;
    let at = game.outcome.end().map_or(now, |end| end.at);
    let score = match &game.outcome {
        Outcome::Playing => score::sheet(now, &game.tally).total(),
        Outcome::Over(end) => end.sheet.total(),
    };
    let whole = game.puzzle.zones.cells.len();
    let countdown = game.deadline.zip(game.variant.pace.countdown());
    let mut readouts: Vec<Readout> =
        countdown.map(|(by, whole)| countdown_view(by - now, whole)).into_iter().collect();
    readouts.extend([
        calm(phrase!("readout-time"), Figure::Time(at)),
        calm(phrase!("readout-score"), Figure::Number(score as i64)),
        calm(
            phrase!("hudoku-readout-filled"),
            Figure::Share { part: whole - game.open().len(), whole },
        ),
    ]);
    readouts
}

fn countdown_view(left: Millis, whole: Millis) -> Readout {
    let urgency = match left.0 {
        0..=5_000 => Urgency::Now,
        5_001..=10_000 => Urgency::Soon,
        _ => Urgency::Calm,
    };
    Readout {
        label: phrase!("hudoku-readout-countdown"),
        value: Figure::Countdown { left, whole },
        urgency,
    }
}

fn commands(game: &Hudoku) -> Vec<CommandView> {
    if game.outcome.is_over() {
        return Vec::new();
    }
    vec![CommandView {
        command: Command::ShowSolution,
        label: phrase!("hudoku-show-solution"),
        state: CommandState::Ready,
        choice: None,
    }]
}

/// Where to look, what to look for, and the number.
pub(super) fn hint(game: &Hudoku, cell: Cell, digit: Digit, why: Option<Why>) -> Hint {
    let here = CellSet::only(cell);
    let region = game.puzzle.template.region_of(cell).unwrap_or_default();
    let around = game.puzzle.template.regions()[region].cells;
    let peers = game.puzzle.zones.peers[cell.index()];
    let (look, idea, show, base) = match why {
        Some(Why::LastCell { zone, cells }) => (
            look_at(zone),
            phrase!("hudoku-idea-last"),
            phrase!("hudoku-last-cell", digit = digit, cell = cell),
            cells,
        ),
        Some(Why::OnlyPlace { zone, cells }) => (
            look_at(zone),
            phrase!("hudoku-idea-place"),
            phrase!("hudoku-only-place", digit = digit, cell = cell),
            cells,
        ),
        Some(Why::OnlyNumber) => (
            phrase!("hudoku-look-region"),
            phrase!("hudoku-idea-number"),
            phrase!("hudoku-only-number", digit = digit, cell = cell),
            peers.iter().filter(|peer| game.filled[peer.index()].is_some()).collect(),
        ),
        Some(Why::OnlyLeft { zone, cells, digits }) => (
            look_at(zone),
            phrase!("hudoku-idea-left", digits = digits),
            phrase!("hudoku-only-left", digit = digit, cell = cell, digits = digits),
            cells,
        ),
        None => (
            phrase!("hudoku-look-region"),
            phrase!("hudoku-idea-told"),
            phrase!("hudoku-told", digit = digit, cell = cell),
            CellSet::EMPTY,
        ),
    };
    let area = match why {
        Some(Why::LastCell { cells, .. } | Why::OnlyPlace { cells, .. }) => cells,
        Some(Why::OnlyLeft { cells, .. }) => cells | here,
        Some(Why::OnlyNumber) | None => around,
    };
    let mut shown =
        Stage::new(show).with_cells(base - here, Role::Base).with_cells(here, Role::Gain);
    shown.candidates.push((cell, digit, Role::Gain));
    Hint {
        stages: vec![
            Stage::new(look).with_cells(area, Role::Base),
            Stage::new(idea).with_cells(area, Role::Base),
            shown,
        ],
        actions: vec![Action::Enter { cells: here, value: digit.get() }],
    }
}

fn look_at(zone: Zone) -> Phrase {
    match zone {
        Zone::Row(row) => phrase!("hudoku-look-line", house = House::row(row)),
        Zone::Column(col) => phrase!("hudoku-look-line", house = House::column(col)),
        Zone::Region(_) => phrase!("hudoku-look-region"),
    }
}
