//! `ninefold course`: the techniques in chapters, from what a Sudoku is to nets.

use crate::exit::{Ending, Failure};
use crate::{board_text, output, speech, technique_arg};
use coach::course::{self, Chapter, Example, Placement, Progress};
use engine::technique::{Family, Technique};
use engine::text::{self, Entry, Format};
use engine::{Candidates, Cell, explain, phrase};
use games::{AnyGame, Deal, Millis};
use native::{Patience, Store};
use tui::{Language, Opening, Start};

/// Learn the techniques in chapters, from what a Sudoku is to nets
///
/// Alone it lists the chapters and how you stand in each, by the runs finished in this terminal. With a chapter it
/// tells what that is about and shows an example step by step. Each chapter has three drills and a whole puzzle
/// that needs it and nothing that is taught later. Nothing is locked, and the placement test skips ahead.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Course {
    /// A chapter, by its name or number
    #[arg(value_parser = chapter)]
    chapter: Option<&'static Chapter>,

    /// The technique of the chapter that the example shows; by default its first
    #[arg(long, value_name = "NAME", requires = "chapter", conflicts_with = "deed", value_parser = technique_arg::technique)]
    technique: Option<Technique>,

    /// The number that examples, drills and puzzles come from; by default a new one
    #[arg(long, value_name = "NUMBER", conflicts_with = "play")]
    seed: Option<u64>,

    /// Play the three drills of the chapter
    #[arg(long, requires = "chapter", group = "deed")]
    drill: bool,

    /// Play the puzzle of the chapter
    #[arg(long, requires = "chapter", group = "deed")]
    puzzle: bool,

    /// Find out where you stand: five positions in two minutes, from easy to hard, and the first mistake ends it
    #[arg(long, group = "deed", conflicts_with = "chapter")]
    placement: bool,

    /// Open the course on the screens of the terminal game, where the example is stepped on its board
    #[arg(long, group = "deed")]
    play: bool,

    /// With --drill, --puzzle or --placement: play by words
    #[arg(long, requires = "deed", conflicts_with = "play")]
    speak: bool,

    /// The language to play in, `en` or `de`; by default the last one chosen
    #[arg(long, value_name = "CODE", requires = "deed", value_parser = super::play::language)]
    language: Option<Language>,
}

const EXAMPLES: &str = "\
Examples:
  ninefold course
  ninefold course beginning
  ninefold course pairs --technique hidden-pair
  ninefold course pairs --drill
  ninefold course 5 --puzzle --speak
  ninefold course --placement
  ninefold course --play";

impl Course {
    pub fn run(self) -> Result<Ending, Failure> {
        if self.seed.is_some() && self.chapter.is_none() && !self.placement {
            let why = "--seed is for the example, the drills or the puzzle of a chapter, or for --placement";
            return Err(Failure::Usage(why.to_owned()));
        }
        let seed = self.seed.unwrap_or_else(native::seed);
        if self.play {
            return self.played(Opening::Course(self.chapter));
        }
        let deal = match self.chapter {
            _ if self.placement => Placement::deal(seed),
            Some(chapter) if self.drill => chapter.drills(seed),
            Some(chapter) if self.puzzle => chapter.puzzle(seed),
            Some(chapter) => {
                let technique = self.technique.unwrap_or(chapter.techniques[0]);
                let example = chapter.example(technique, seed).ok_or_else(|| {
                    let known: Vec<&str> = chapter.techniques.iter().map(|one| one.key()).collect();
                    let (key, known) = (chapter.key, known.join(", "));
                    Failure::Usage(format!("`{key}` teaches {known}, not {technique}"))
                })?;
                output::print(page(chapter, &example).as_bytes())?;
                return Ok(Ending::AllWell);
            }
            None => {
                output::print(list(&progress()?).as_bytes())?;
                return Ok(Ending::AllWell);
            }
        };
        let deal = deal.ok_or_else(|| {
            Failure::Usage("nothing was found from this seed; another one has it".to_owned())
        })?;
        self.played(Opening::Deal(Box::new(deal)))
    }

    fn played(&self, opening: Opening) -> Result<Ending, Failure> {
        let played = match self.speak {
            true => tui::speak(opening, None, Start::Anew, self.language),
            false => tui::play(opening, Start::Anew, self.language),
        };
        super::play::ended(played)
    }
}

fn chapter(text: &str) -> Result<&'static Chapter, String> {
    let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_number = number.and_then(|index| course::chapters().get(index));
    Chapter::of_key(text).or(by_number).ok_or_else(|| {
        let keys: Vec<&str> = course::chapters().iter().map(|chapter| chapter.key).collect();
        format!("the chapters are {}, or 1 to {}", keys.join(", "), keys.len())
    })
}

fn progress() -> Result<Vec<Progress>, Failure> {
    let store = Store::open().map_err(|error| Failure::Usage(error.to_string()))?;
    Ok(course::progress(&store.notebook(Patience::Long).notebook))
}

/// A line for each chapter: its number, key and name, and how the player stands.
fn list(progress: &[Progress]) -> String {
    let next = course::next(progress);
    let titles: Vec<String> =
        progress.iter().map(|one| speech::say(&one.chapter.title())).collect();
    let width = titles.iter().map(|title| title.chars().count()).max().unwrap_or_default();
    let mut text = String::new();
    for (one, title) in progress.iter().zip(titles) {
        let Progress { chapter, footing, firm } = one;
        let pointer = if next == Some(*chapter) { '▸' } else { ' ' };
        let (number, key, all) = (chapter.number(), chapter.key, chapter.techniques.len());
        let footing = speech::say(&footing.phrase());
        text += &format!(
            "{pointer}{number:>2}  {key:<10}  {title:<width$}  {firm:>2}/{all:<2}  {footing}\n"
        );
    }
    let next = next.map_or("beginning", |chapter| chapter.key);
    text + "\n" + &speech::say(&phrase!("cli-course-how", chapter = next)) + "\n"
}

/// What a chapter is about, its example in words, and what to do then.
fn page(chapter: &Chapter, example: &Example) -> String {
    let title = speech::say(&chapter.title());
    let about = speech::wrap(&speech::say(&chapter.about()), 78);
    let names: Vec<String> =
        chapter.techniques.iter().map(|one| speech::say(&explain::name(*one))).collect();
    let names = speech::wrap(&names.join(" · "), 78);
    let mut text = format!("{}. {title}\n\n{about}\n{names}\n\n", chapter.number());
    text += &board(example.technique, &example.deal);
    for (number, stage) in (1..).zip(&example.stages) {
        let said = speech::wrap(&speech::say(&stage.phrase), 75);
        text += &format!("\n{number}. {}", said.replace('\n', "\n   "));
    }
    text += "\n\n";
    text + &speech::say(&phrase!("cli-course-then", chapter = chapter.key)) + "\n"
}

/// With candidates where they are needed.
fn board(technique: Technique, deal: &Deal) -> String {
    let Ok(game) = AnyGame::start(deal) else { return String::new() };
    let view = game.as_game().view(Millis::ZERO);
    if technique.family() == Family::Singles {
        return board_text::draw(&view);
    }
    let grid = view.board.grids().1;
    let mut candidates = Candidates::of(&grid);
    let noted = view.board.candidates_noted();
    for cell in Cell::all().filter(|cell| grid[*cell].is_none()) {
        candidates[cell] = noted[cell.index()];
    }
    let drawn = text::to_string(&Entry::with_candidates(candidates), Format::Pencilmarks);
    drawn.expect("candidates need no solution")
}
