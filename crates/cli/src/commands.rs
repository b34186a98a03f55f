//! The subcommands, one file each. A command is a struct of its arguments with a method `run`.

mod analyse;
mod audit;
mod bench;
mod canon;
mod check;
mod coach;
mod completions;
mod convert;
mod course;
mod daily;
mod deal;
mod explain;
mod export_site;
mod filter;
mod generate;
mod hint;
mod history;
mod link;
mod man;
mod play;
mod print;
mod rate;
mod replay;
mod rules;
mod serve;
mod solve;
mod stats;
mod template;
mod world;

use crate::exit::{Ending, Failure};
use clap::{Parser, Subcommand};

/// Sudoku you can play with your hands: puzzles proven unique, difficulty that is true
///
/// Alone it opens the game in the browser. Every command on puzzles reads them from files or
/// standard input in any common format (81-character lines, .sdm, .sdk, .ss, candidate grids,
/// 729-character lines, solution and puzzle pairs) and finds out which by itself.
///
/// Exit code 0: all well; 1: a puzzle failed; 2: it could not be done.
#[derive(Debug, Parser)]
#[command(
    name = "ninefold",
    version,
    max_term_width = 100,
    args_conflicts_with_subcommands = true,
    after_long_help = EXAMPLES
)]
pub struct Ninefold {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    serve: serve::Serve,
}

const EXAMPLES: &str = "\
Examples:
  ninefold                               play in the browser
  ninefold play                          play in this terminal
  ninefold generate --count 5            five puzzles, none with a clue too many
  ninefold solve puzzles.txt             the solution of each, one a line
  ninefold generate | ninefold check     what is made is unique; see for yourself
  ninefold rate puzzles.txt              how hard each is: ER, EP, ED and the grade
  ninefold filter --grade fierce list.txt  those of one grade
  ninefold convert --to sdk puzzles.txt  the same puzzles in another format
  ninefold print -o puzzles.pdf          four puzzles on a page, solutions behind them
  ninefold solve --help                  more about a command, with examples";

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
    ExportSite(export_site::ExportSite),
    Play(play::Play),
    Solve(solve::Solve),
    Check(check::Check),
    Rate(rate::Rate),
    Generate(generate::Generate),
    Filter(filter::Filter),
    Hint(hint::Hint),
    Link(link::Link),
    Explain(explain::Explain),
    Analyse(analyse::Analyse),
    Convert(convert::Convert),
    Canon(canon::Canon),
    Deal(deal::Deal),
    Daily(daily::Daily),
    Replay(replay::Replay),
    Audit(audit::Audit),
    World(world::WorldCommand),
    History(history::History),
    Coach(coach::Coach),
    Course(course::Course),
    Stats(stats::Stats),
    Rules(rules::Rules),
    Print(print::Print),
    Template(template::TemplateCommand),
    Bench(bench::Bench),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Ninefold {
    pub fn run(self) -> Result<Ending, Failure> {
        match self.command {
            Some(Command::Solve(command)) => command.run(),
            Some(Command::Check(command)) => command.run(),
            Some(Command::Rate(command)) => command.run(),
            Some(Command::Generate(command)) => command.run(),
            Some(Command::Filter(command)) => command.run(),
            Some(Command::Hint(command)) => command.run(),
            Some(Command::Link(command)) => command.run(),
            Some(Command::Explain(command)) => command.run(),
            Some(Command::Analyse(command)) => command.run(),
            Some(Command::Convert(command)) => command.run(),
            Some(Command::Canon(command)) => command.run(),
            Some(Command::Deal(command)) => command.run(),
            Some(Command::Daily(command)) => command.run(),
            Some(Command::Replay(command)) => command.run(),
            Some(Command::Audit(command)) => command.run(),
            Some(Command::World(command)) => command.run(),
            Some(Command::History(command)) => command.run(),
            Some(Command::Coach(command)) => command.run(),
            Some(Command::Course(command)) => command.run(),
            Some(Command::Stats(command)) => command.run(),
            Some(Command::Rules(command)) => command.run(),
            Some(Command::Print(command)) => command.run(),
            Some(Command::Template(command)) => command.run(),
            Some(Command::Bench(command)) => command.run(),
            Some(Command::Completions(command)) => command.run(),
            Some(Command::Man(command)) => command.run(),
            Some(Command::Serve(command)) => command.run(),
            Some(Command::ExportSite(command)) => command.run(),
            Some(Command::Play(command)) => command.run(),
            None => self.serve.run(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_make_sense() {
        Ninefold::command().debug_assert();
    }
}
