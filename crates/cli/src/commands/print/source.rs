//! Where printed puzzles come from: made by seed, or read from files. What becomes of them on a page is
//! not known here.

use super::mix::Mix;
use crate::exit::{Ending, Failure};
use crate::inputs::Source;
use crate::progress::Progress;
use crate::{output, speech, whole};
use engine::Rng;
use engine::solver::{self, Solutions};
use engine::text::Entry;
use formats::Parcel;
use games::{AnyGame, Deal, GameId, Preset, Unplayable};
use paper::{Chapter, Sheet, Signs, Unprintable};
use std::ffi::OsString;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How sheets are to be made.
pub struct Order {
    pub signs: Signs,
    pub names_techniques: bool,
    /// The page that codes under the puzzles lead to.
    pub page: Option<String>,
    pub jobs: usize,
}

/// So many of a puzzle's techniques are named, the hardest.
const N_NAMED: usize = 4;

impl Order {
    fn sheet(&self, deal: &Deal) -> Result<Sheet, String> {
        let mut sheet = Sheet::of(deal, self.signs).map_err(|why| match why {
            Unprintable::Broken(error) => speech::say(&error.phrase()),
            Unprintable::NoSolution => format!(
                "{} is not for paper: it has no solution to print, it is played move by move",
                deal.game.key()
            ),
        })?;
        if self.names_techniques
            && let Ok(run) = AnyGame::start(deal)
        {
            let all = deal.game.skills();
            let taken = run.as_game().skills();
            let hardest = taken.iter().rev().take(N_NAMED).rev();
            let named = hardest.filter_map(|key| all.iter().find(|skill| skill.key == *key));
            sheet.techniques = named.map(|skill| skill.name.clone()).collect();
        }
        if let Some(page) = &self.page
            && !sheet.add_code(page)
        {
            return Err("its link is too long for a code to scan".to_owned());
        }
        Ok(sheet)
    }
}

/// Makes what a mix asks for: a chapter for each of its parts.
pub fn made(mix: &Mix, seed: u64, order: &Order) -> Result<Vec<Chapter>, Failure> {
    let wanted: Vec<(&GameId, &Preset)> = mix
        .0
        .iter()
        .flat_map(|(count, game, preset)| std::iter::repeat_n((game, preset), *count))
        .collect();
    let sheets = in_parallel(wanted.len(), order.jobs, |number| {
        let (game, preset) = wanted[number];
        order.sheet(&game.deal(preset, &mut Rng::stream(seed, number as u64)))
    });
    let sheets: Vec<Sheet> =
        sheets.into_iter().collect::<Result<_, _>>().map_err(Failure::Usage)?;
    let mut sheets = sheets.into_iter();
    let chapters = mix.0.iter().map(|(count, ..)| sheets.by_ref().take(*count).collect());
    Ok(chapters.map(Chapter::of).collect())
}

/// What files held: sheets in their order, and whether some could not be had.
pub struct Read {
    sheets: Vec<Sheet>,
    ending: Ending,
}

/// Reads every puzzle of the sources. What cannot be printed is told with its place.
pub fn read(sources: &[OsString], order: &Order) -> Result<Read, Failure> {
    let mut found: Vec<(String, Found)> = Vec::new();
    for text in sources {
        let source = Source::of(text)?;
        let name = source.place();
        let text = whole::text(&source)?;
        let deals = match games::from_link(&text) {
            Some(deal) => {
                let deal = deal.map_err(|error| speech::say(&error.phrase()));
                Some(vec![deal.map_err(|why| Failure::Puzzle(format!("{name}: {why}")))?])
            }
            None => whole::deals(&name, &text)?,
        };
        match deals {
            Some(deals) => {
                found.extend(deals.into_iter().map(|deal| (name.clone(), Found::Deal(deal))))
            }
            None => {
                for parcel in whole::parcels(&name, &text)? {
                    let place = format!("{name}:{}", parcel.entry.line);
                    if let Some(remark) = unprinted(&parcel) {
                        output::complain(&format!("{place}: {remark}"));
                    }
                    found.push((place, Found::Parcel(Box::new(parcel))));
                }
            }
        }
    }
    let sheets = in_parallel(found.len(), order.jobs, |nth| found[nth].1.sheet(order));
    let mut read = Read { sheets: Vec::new(), ending: Ending::AllWell };
    for ((place, _), sheet) in found.iter().zip(sheets) {
        match sheet {
            Ok(sheet) => read.sheets.push(sheet),
            Err(why) => {
                output::complain(&format!("{place}: {why}"));
                read.ending = Ending::SomeFailed;
            }
        }
    }
    Ok(read)
}

impl Read {
    pub fn in_order(self) -> (Vec<Chapter>, Ending) {
        (vec![Chapter { name: None, about: None, sheets: self.sheets }], self.ending)
    }

    /// A chapter for each level, in the order of the games' menus.
    pub fn by_level(self) -> (Vec<Chapter>, Ending) {
        let mut chapters: Vec<(GameId, &'static str, Chapter)> = Vec::new();
        for sheet in self.sheets {
            let (game, level) = (sheet.deal.game, sheet.deal.preset);
            let known = |(a, b, _): &&mut (GameId, &str, Chapter)| (*a, *b) == (game, level);
            match chapters.iter_mut().find(known) {
                Some((_, _, chapter)) => chapter.sheets.push(sheet),
                None => chapters.push((game, level, Chapter::of(vec![sheet]))),
            }
        }
        let place = |game: GameId, level: &str| {
            let presets = game.info().presets;
            let nth = presets.iter().position(|preset| preset.key == level);
            (GameId::ALL.iter().position(|one| *one == game), nth)
        };
        chapters.sort_by_key(|(game, level, _)| place(*game, level));
        (chapters.into_iter().map(|(_, _, chapter)| chapter).collect(), self.ending)
    }
}

enum Found {
    Deal(Deal),
    Parcel(Box<Parcel>),
}

impl Found {
    fn sheet(&self, order: &Order) -> Result<Sheet, String> {
        match self {
            Found::Deal(deal) => order.sheet(deal),
            Found::Parcel(parcel) if is_sukaku(&parcel.entry) => {
                Err("its candidates leave out what its clues allow, which paper cannot show"
                    .to_owned())
            }
            Found::Parcel(parcel) => {
                let entry = &parcel.entry;
                let line = entry.puzzle.to_string();
                let own = games::deal_own(&line, &mut Rng::new(0)).map_err(|why| match why {
                    Unplayable::TwoSolutions(_) => "it has more than one solution".to_owned(),
                    why => speech::say(&why.phrase()),
                })?;
                order.sheet(&games::deal_puzzle(&entry.puzzle).unwrap_or(own))
            }
        }
    }
}

/// Whether its clues alone are no puzzle, so that the candidates which are drawn belong to it.
fn is_sukaku(entry: &Entry) -> bool {
    entry.needs_candidates() && !matches!(solver::solve(&entry.puzzle), Solutions::One(_))
}

/// What of a puzzle under way does not come onto the page, as a sentence.
fn unprinted(parcel: &Parcel) -> Option<String> {
    let mut lost = formats::lost_as_text(parcel, engine::text::Format::Line);
    // They follow from the clues.
    lost.retain(|lost| *lost != formats::Lost::Candidates);
    let names: Vec<String> = lost.into_iter().map(|lost| speech::say(&lost.phrase())).collect();
    (!names.is_empty()).then(|| format!("the clues are printed, not: {}", names.join(", ")))
}

/// Does so much work on all threads; the answers come in order. It may take long, and shows how far it is.
fn in_parallel<T: Send>(n: usize, jobs: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let progress = Progress::of_silent_work(Some(n as u64));
    let answers = Mutex::new((Vec::with_capacity(n), progress));
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(n) {
            scope.spawn(|| {
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= n {
                        return;
                    }
                    let answer = work(nth);
                    let mut answers = answers.lock().expect("no worker panics holding it");
                    answers.0.push((nth, answer));
                    let done = answers.0.len() as u64;
                    answers.1.update(done, done);
                }
            });
        }
    });
    let (mut answers, _) = answers.into_inner().expect("no worker panics holding it");
    answers.sort_by_key(|(nth, _)| *nth);
    answers.into_iter().map(|(_, answer)| answer).collect()
}
