//! The only list of games. Adding one means a variant here and the arms the compiler then asks for.

use crate::binary::{self, Binary};
use crate::blank::{self, Blank};
use crate::classic::{self, Classic};
use crate::drill::{self, Drill};
use crate::hudoku::{self, Hudoku};
use crate::link::Packing;
use crate::mini::{self, Mini};
use crate::pieces::{self, Pieces};
use crate::{
    Brought, Deal, DealError, Game, GameInfo, Ground, Lesson, Millis, Pay, Preset, Skill,
    Unplayable, Weekday,
};
use alloc::boxed::Box;
use alloc::vec::Vec;
use engine::position::Position;
use engine::technique::Technique;
use engine::{Cell, CellSet, Grade, Grid, Rng};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum GameId {
    Classic,
    Pieces,
    Hudoku,
    Binary,
    Mini,
    Drill,
    /// The template: law-tested, offered to nobody.
    Blank,
}

/// A run of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyGame {
    Classic(Box<Classic>),
    Pieces(Pieces),
    Hudoku(Hudoku),
    Binary(Binary),
    Mini(Box<Mini>),
    Drill(Drill),
    Blank(Blank),
}

/// What undo restores of a run. Boxed where it is large, for a history has thousands of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Snapshot {
    Classic(Box<classic::Snapshot>),
    Pieces(Box<pieces::Snapshot>),
    Hudoku(Box<hudoku::Snapshot>),
    Binary(Box<binary::Snapshot>),
    Mini(Box<mini::Snapshot>),
    Drill(drill::Snapshot),
    Blank(blank::Snapshot),
}

impl GameId {
    /// The games offered to players, in the order of a menu.
    pub const ALL: [GameId; 6] = [
        GameId::Classic,
        GameId::Pieces,
        GameId::Hudoku,
        GameId::Binary,
        GameId::Mini,
        GameId::Drill,
    ];

    /// The one that plays whole puzzles of the engine: what is ordered by its techniques.
    pub const OF_PUZZLES: GameId = GameId::Classic;

    /// Its name in logs, addresses and commands.
    pub const fn key(self) -> &'static str {
        match self {
            GameId::Classic => "classic",
            GameId::Pieces => "pieces",
            GameId::Hudoku => "hudoku",
            GameId::Binary => "binary",
            GameId::Mini => "mini",
            GameId::Drill => "drill",
            GameId::Blank => "blank",
        }
    }

    /// The game with this key, the template included.
    pub fn from_key(key: &str) -> Option<GameId> {
        GameId::ALL.into_iter().chain([GameId::Blank]).find(|game| game.key() == key)
    }

    pub fn info(self) -> GameInfo {
        match self {
            GameId::Classic => classic::info(),
            GameId::Pieces => pieces::info(),
            GameId::Hudoku => hudoku::info(),
            GameId::Binary => binary::info(),
            GameId::Mini => mini::info(),
            GameId::Drill => drill::info(),
            GameId::Blank => blank::info(),
        }
    }

    pub fn preset(self, key: &str) -> Option<Preset> {
        let unlisted = match self {
            GameId::Classic => classic::unlisted(),
            GameId::Drill => drill::unlisted(),
            _ => Vec::new(),
        };
        self.info().presets.into_iter().chain(unlisted).find(|preset| preset.key == key)
    }

    /// What a preset pays; nothing where there is none of this key. Cheap enough for a list of runs.
    pub fn pay(self, preset: &str) -> Pay {
        match self {
            GameId::Classic => classic::pay(preset),
            GameId::Pieces => pieces::pay(preset),
            GameId::Hudoku => hudoku::pay(preset),
            GameId::Binary => binary::pay(preset),
            GameId::Mini => mini::pay(preset),
            GameId::Drill => drill::pay(preset),
            GameId::Blank => Pay::NOTHING,
        }
    }

    /// The boards that a preset is dealt on, for those who like to choose; none where all are alike.
    pub fn grounds(self, preset: &str) -> Vec<Ground> {
        match self {
            GameId::Hudoku => hudoku::grounds(preset),
            GameId::Classic
            | GameId::Pieces
            | GameId::Binary
            | GameId::Mini
            | GameId::Drill
            | GameId::Blank => Vec::new(),
        }
    }

    /// Deals a run of this preset on a ground of it. `None` if it has no such ground.
    pub fn deal_on(self, preset: &Preset, ground: &str, rng: &mut Rng) -> Option<Deal> {
        match self {
            GameId::Hudoku => Hudoku::deal_on(preset.key, ground, rng),
            GameId::Classic
            | GameId::Pieces
            | GameId::Binary
            | GameId::Mini
            | GameId::Drill
            | GameId::Blank => None,
        }
    }

    /// The key of the preset that its daily is of on this day of the week.
    pub(crate) fn preset_of(self, weekday: Weekday) -> &'static str {
        let week = match self {
            GameId::Classic => classic::WEEK,
            GameId::Pieces => pieces::WEEK,
            GameId::Hudoku => hudoku::WEEK,
            GameId::Binary => binary::WEEK,
            GameId::Mini => mini::WEEK,
            GameId::Drill => drill::WEEK,
            GameId::Blank => ["only"; 7],
        };
        week[weekday as usize]
    }

    /// Whether a deal gives away what is still to come, so that who reads it can look ahead: the order
    /// of the pieces is in it as a number, or the positions that follow the one that is shown.
    pub const fn is_foreseeable(self) -> bool {
        match self {
            GameId::Binary | GameId::Drill => true,
            GameId::Classic | GameId::Pieces | GameId::Hudoku | GameId::Mini | GameId::Blank => {
                false
            }
        }
    }

    /// Whether the coach forms opinions about its runs.
    pub const fn is_coached(self) -> bool {
        match self {
            GameId::Classic | GameId::Drill => true,
            GameId::Pieces | GameId::Hudoku | GameId::Binary | GameId::Mini | GameId::Blank => {
                false
            }
        }
    }

    /// The first lesson in it.
    pub fn lesson(self) -> Lesson {
        match self {
            GameId::Classic => classic::lesson(),
            GameId::Pieces => pieces::lesson(),
            GameId::Hudoku => hudoku::lesson(),
            GameId::Binary => binary::lesson(),
            GameId::Mini => mini::lesson(),
            GameId::Drill => drill::lesson(),
            GameId::Blank => blank::lesson(),
        }
    }

    /// All skills its deals may take, the easiest first; none where it tells none apart.
    pub fn skills(self) -> Vec<Skill> {
        match self {
            GameId::Classic => classic::skills(),
            GameId::Pieces
            | GameId::Hudoku
            | GameId::Binary
            | GameId::Mini
            | GameId::Drill
            | GameId::Blank => Vec::new(),
        }
    }

    /// How a link tells its deals by less than their lines; most games have no such way.
    pub(crate) fn packing(self) -> Option<Packing> {
        match self {
            GameId::Classic => Some(classic::PACKING),
            GameId::Pieces
            | GameId::Hudoku
            | GameId::Binary
            | GameId::Mini
            | GameId::Drill
            | GameId::Blank => None,
        }
    }

    /// Deals a run of this preset. All randomness comes from `rng`, so a seed is a deal; it may
    /// take some hundred milliseconds.
    pub fn deal(self, preset: &Preset, rng: &mut Rng) -> Deal {
        match self {
            GameId::Classic => Classic::deal(preset.key, rng),
            GameId::Pieces => Pieces::deal(preset.key, rng),
            GameId::Hudoku => Hudoku::deal(preset.key, rng),
            GameId::Binary => Binary::deal(preset.key, rng),
            GameId::Mini => Mini::deal(preset.key, rng),
            GameId::Drill => Drill::deal(preset.key, rng),
            GameId::Blank => Blank::deal(preset.key, rng),
        }
    }
}

/// Deals on what a player brings as text, by whichever game can play it.
///
/// # Errors
/// Why no game can, as the game says it that knows the text best.
pub fn deal_own(text: &str, rng: &mut Rng) -> Result<Deal, Unplayable> {
    let puzzle = classic::own(text);
    match puzzle {
        Err(Unplayable::Foreign { .. }) => {}
        answer => return answer,
    }
    match Hudoku::own(text, rng) {
        // Most who bring something that nobody knows meant to bring a puzzle.
        Err(Unplayable::Foreign { .. }) => puzzle,
        answer => answer,
    }
}

/// Deals a puzzle that was made to order, by [`GameId::OF_PUZZLES`]. `None` when it has not one
/// solution, or takes too long to rate.
pub fn deal_puzzle(puzzle: &Grid) -> Option<Deal> {
    classic::from_made(puzzle)
}

/// Deals a puzzle that is known to be of this grade, by [`GameId::OF_PUZZLES`], and tells no rating. `None` when
/// it has not one solution.
pub fn deal_of_grade(puzzle: &Grid, grade: Grade) -> Option<Deal> {
    classic::from_graded(puzzle, grade)
}

/// Deals what a player brings of a puzzle, digits and notes included, by [`GameId::OF_PUZZLES`].
///
/// # Errors
/// Why it cannot be played.
pub fn deal_brought(brought: &Brought) -> Result<Deal, Unplayable> {
    classic::from_brought(brought)
}

/// Deals a puzzle with regions of its own in place of the boxes: the region of each cell counted from 0, the
/// clues, what else was placed, and notes. With it come the cells whose digits were wrong and are left out.
///
/// # Errors
/// Why it cannot be played.
pub fn deal_jigsaw(
    region: impl Fn(Cell) -> u8,
    brought: &Brought,
) -> Result<(Deal, CellSet), Unplayable> {
    hudoku::jigsaw::deal(region, brought)
}

/// Deals a puzzle on which somebody has come to this position, by [`GameId::OF_PUZZLES`]. `None` when
/// it has no solution.
pub fn deal_position(puzzle: &Grid, position: &Position) -> Option<Deal> {
    classic::from_position(puzzle, position)
}

/// The same puzzle as one to practise on: somebody else chose it, so it is not called the player's own.
pub fn to_practise_on(mut deal: Deal) -> Deal {
    if deal.game == GameId::Classic && deal.preset == classic::Variant::Own.key() {
        deal.preset = classic::Variant::Practice.key();
    }
    deal
}

/// Where a technique is practised by itself: a game and its preset. `None` where nothing asks for it.
pub fn practice(technique: Technique) -> Option<(GameId, Preset)> {
    drill::practice(technique).map(|preset| (GameId::Drill, preset))
}

/// Deals positions of these techniques to be found one after the other, as many as are named. `None` where they
/// are none or too many, or one of them cannot be asked for. Such runs are not ranked.
pub fn deal_practice(techniques: &[Technique], rng: &mut Rng) -> Option<Deal> {
    drill::choose(techniques, rng)
}

/// The techniques that a deal of [`deal_practice`] asks for; `None` for any other, and for one on terms of its own.
pub fn practised(deal: &Deal) -> Option<Vec<Technique>> {
    (deal.game == GameId::Drill).then(|| drill::chosen(deal)).flatten()
}

/// A puzzle, and a position on its easiest path at which this technique comes next. `None` where it cannot be asked
/// for.
pub fn find_position(technique: Technique, rng: &mut Rng) -> Option<(Grid, Position)> {
    let position = drill::find(technique, rng)?;
    Some((drill::givens(&position), position))
}

impl Deal {
    /// Proves what starting a run takes on trust: that its preset could have dealt this, and on the
    /// day it names if it does. Whoever lets a run count for ranks asks it; it may take seconds and
    /// has an end.
    ///
    /// # Errors
    /// Which line of the deal gives it away, and why.
    pub fn prove(&self) -> Result<(), DealError> {
        self.prove_daily()?;
        match self.game {
            GameId::Classic => classic::prove(self),
            GameId::Pieces => pieces::prove(self),
            GameId::Hudoku => hudoku::prove(self),
            GameId::Mini => mini::prove(self),
            GameId::Drill => drill::prove(self),
            // The deal is a number, and any number may be dealt.
            GameId::Binary | GameId::Blank => AnyGame::start(self).map(|_| ()),
        }
    }
}

impl AnyGame {
    /// Starts the run a deal describes, or says which line of it cannot be played.
    pub fn start(deal: &Deal) -> Result<AnyGame, DealError> {
        let mut game = match deal.game {
            GameId::Classic => AnyGame::Classic(Box::new(Classic::start(deal)?)),
            GameId::Pieces => AnyGame::Pieces(Pieces::start(deal)?),
            GameId::Hudoku => AnyGame::Hudoku(Hudoku::start(deal)?),
            GameId::Binary => AnyGame::Binary(Binary::start(deal)?),
            GameId::Mini => AnyGame::Mini(Box::new(Mini::start(deal)?)),
            GameId::Drill => AnyGame::Drill(Drill::start(deal)?),
            GameId::Blank => AnyGame::Blank(Blank::start(deal)?),
        };
        game.go_on(deal)?;
        Ok(game)
    }

    pub fn id(&self) -> GameId {
        match self {
            AnyGame::Classic(_) => GameId::Classic,
            AnyGame::Pieces(_) => GameId::Pieces,
            AnyGame::Hudoku(_) => GameId::Hudoku,
            AnyGame::Binary(_) => GameId::Binary,
            AnyGame::Mini(_) => GameId::Mini,
            AnyGame::Drill(_) => GameId::Drill,
            AnyGame::Blank(_) => GameId::Blank,
        }
    }

    pub fn as_game(&self) -> &dyn Game {
        match self {
            AnyGame::Classic(game) => game.as_ref(),
            AnyGame::Pieces(game) => game,
            AnyGame::Hudoku(game) => game,
            AnyGame::Binary(game) => game,
            AnyGame::Mini(game) => game.as_ref(),
            AnyGame::Drill(game) => game,
            AnyGame::Blank(game) => game,
        }
    }

    pub fn as_game_mut(&mut self) -> &mut dyn Game {
        match self {
            AnyGame::Classic(game) => game.as_mut(),
            AnyGame::Pieces(game) => game,
            AnyGame::Hudoku(game) => game,
            AnyGame::Binary(game) => game,
            AnyGame::Mini(game) => game.as_mut(),
            AnyGame::Drill(game) => game,
            AnyGame::Blank(game) => game,
        }
    }

    /// What of this run other programs can take over: the board, if the game plays whole puzzles.
    pub fn brought(&self) -> Option<Brought> {
        match self {
            AnyGame::Classic(game) => Some(Brought::of(&game.view(Millis::ZERO))),
            AnyGame::Pieces(_)
            | AnyGame::Hudoku(_)
            | AnyGame::Binary(_)
            | AnyGame::Mini(_)
            | AnyGame::Drill(_)
            | AnyGame::Blank(_) => None,
        }
    }

    /// The preset in which a run of this kind is gone on with by others, unranked; `None` where none is.
    pub(crate) fn unranked(&self) -> Option<&'static str> {
        match self {
            AnyGame::Hudoku(game) => Some(game.unranked()),
            AnyGame::Mini(game) => Some(game.unranked()),
            AnyGame::Classic(_)
            | AnyGame::Pieces(_)
            | AnyGame::Binary(_)
            | AnyGame::Drill(_)
            | AnyGame::Blank(_) => None,
        }
    }

    /// What undo restores of this state.
    pub fn snapshot(&self) -> Snapshot {
        match self {
            AnyGame::Classic(game) => Snapshot::Classic(Box::new(game.snapshot())),
            AnyGame::Pieces(game) => Snapshot::Pieces(Box::new(game.snapshot())),
            AnyGame::Hudoku(game) => Snapshot::Hudoku(Box::new(game.snapshot())),
            AnyGame::Binary(game) => Snapshot::Binary(Box::new(game.snapshot())),
            AnyGame::Mini(game) => Snapshot::Mini(Box::new(game.snapshot())),
            AnyGame::Drill(game) => Snapshot::Drill(game.snapshot()),
            AnyGame::Blank(game) => Snapshot::Blank(game.snapshot()),
        }
    }

    /// Undo: goes back to how the board was in a former state of this same run, and keeps what undo
    /// must not take back. What is of another game changes nothing.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        match (self, snapshot) {
            (AnyGame::Classic(game), Snapshot::Classic(earlier)) => game.restore(earlier),
            (AnyGame::Pieces(game), Snapshot::Pieces(earlier)) => game.restore(earlier),
            (AnyGame::Hudoku(game), Snapshot::Hudoku(earlier)) => game.restore(earlier),
            (AnyGame::Binary(game), Snapshot::Binary(earlier)) => game.restore(earlier),
            (AnyGame::Mini(game), Snapshot::Mini(earlier)) => game.restore(earlier),
            (AnyGame::Drill(game), Snapshot::Drill(earlier)) => game.restore(earlier),
            (AnyGame::Blank(game), Snapshot::Blank(earlier)) => game.restore(earlier),
            _ => {}
        }
    }
}
