//! `ninefold audit`: a sealed board against its own logs, and a ledger against the seals it lists.

mod archive;
mod ledger;
mod source;

use crate::exit::{Ending, Failure};
use crate::{inputs, output, speech};
use archive::{Archive, Said};
use engine::{Phrase, phrase, visible};
use judge::{Seal, SealLine, Wrong, check_line, check_seal, check_since, question};
use ledger::Books;
use source::Source;
use std::ffi::OsString;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Check a sealed board: play every run of it again
///
/// Fetches the seal and every log, plays the logs again by the rules, proves their deals, and compares
/// scores, times, order, ranks, the root and the signature. What is wrong is told with its line. Logs
/// of players who had themselves deleted are gone; how many is told. Logs that this Ninefold would not
/// play as the board has them are played by the verifier that the board names: a WASM module, known by
/// its hash, that the server keeps; how many is told. The exit code is 0 if all holds, 1 if something
/// does not.
///
/// Of a ledger, the list of all boards' newest roots that a server signs, it checks root and signature, and that
/// every board that it lists has the seal it says.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Audit {
    /// Address of a board or of a ledger, or a folder with `seal.txt`, a file `RUN.log` for each run and a file
    /// `HASH.wasm` for each verifier
    #[arg(value_name = "URL|FOLDER")]
    source: OsString,

    /// Keep seal and logs, or the ledger, in this folder
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,

    /// The key that must have signed, in hexadecimal, as `/v1/daily` tells it
    #[arg(long, value_name = "KEY", value_parser = key)]
    key: Option<String>,

    /// A folder with a seal of this board, or with a ledger (or its file), that was kept before: what the server
    /// says now must go on from it
    #[arg(long, value_name = "FOLDER|FILE")]
    since: Option<PathBuf>,

    /// Threads to work with. All processors by default
    #[arg(long, short, value_name = "N")]
    jobs: Option<NonZero<usize>>,
}

const EXAMPLES: &str = "\
Examples:
  ninefold audit http://127.0.0.1:9999/v1/boards/7
  ninefold audit http://127.0.0.1:9999/v1/boards/7 --save board-7
  ninefold audit board-7
  ninefold audit http://127.0.0.1:9999/v1/boards/7 --since board-7
  ninefold audit http://127.0.0.1:9999/v1/ledger --save kept
  ninefold audit http://127.0.0.1:9999/v1/ledger --since kept";

/// A key as it is told, whatever became of its letters on the way here.
fn key(text: &str) -> Result<String, &'static str> {
    let key = text.trim().to_lowercase();
    let is_key = judge::from_hex::<32>(&key).is_some();
    is_key.then_some(key).ok_or("64 digits from 0 to f expected, as /v1/daily tells them")
}

/// What was found out about the lines.
#[derive(Default)]
struct Found {
    played: usize,
    /// How many of those by a verifier that the board names.
    archived: usize,
    missing: usize,
    /// Line and what is wrong with it; lines are counted from 1.
    wrongs: Vec<(Option<usize>, Phrase)>,
}

/// Who played a log again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Ourselves,
    /// The verifier that its line names.
    Archive,
}

/// By our own rules, and where those say no, by the verifier that judged it then. In this order: our own
/// need no trust in whoever published the other.
fn check(
    archive: &Archive<'_>,
    seal: &Seal,
    line: &SealLine,
    log: &str,
) -> Result<Result<By, Phrase>, Failure> {
    let wrong = match check_line(&seal.head, line, log) {
        Ok(()) => return Ok(Ok(By::Ourselves)),
        Err(wrong @ Wrong::OtherLog) => return Ok(Err(wrong.phrase())),
        Err(wrong) => wrong.phrase(),
    };
    let Some(verifier) = seal.head.verifier_of(line) else { return Ok(Err(wrong)) };
    if judge::from_hex::<32>(verifier).is_none() {
        return Ok(Err(wrong));
    }
    let named = |said| phrase!("audit-and-verifier", wrong = wrong.clone(), said = said);
    let verifier_text = verifier.to_owned();
    Ok(match archive.ask(verifier, &question(&seal.head, line, log))? {
        Said::Holds => Ok(By::Archive),
        Said::Wrong { why } => {
            Err(named(phrase!("audit-verifier-wrong", why = visible(&why).to_string())))
        }
        Said::Missing => Err(named(phrase!("audit-verifier-missing", verifier = verifier_text))),
        Said::Altered => Err(named(phrase!("audit-verifier-altered", verifier = verifier_text))),
        Said::Broken => Err(named(phrase!("audit-verifier-broken", verifier = verifier_text))),
    })
}

impl Audit {
    pub fn run(self) -> Result<Ending, Failure> {
        // What is to be compared with is there, before anything is fetched.
        if let Some(kept) = &self.since {
            fs::metadata(kept).map_err(Failure::io(kept.display().to_string()))?;
        }
        if let Some(books) = Books::of(&self.source) {
            return books.audit(&self);
        }
        let source = Source::of(&self.source);
        let text = source.seal()?;
        let seal: Seal = match text.parse() {
            Ok(seal) => seal,
            Err(error) => {
                let error: judge::SealError = error;
                output::complain(&speech::say(&error.phrase()));
                return Ok(Ending::SomeFailed);
            }
        };
        if let Some(folder) = &self.save {
            source::keep(folder, "seal.txt", &text)?;
        }
        let archive = Archive::new(&source);
        if let Some(folder) = &self.save {
            seal.head.verifiers.iter().try_for_each(|hash| archive.save(hash, folder))?;
        }
        let mut found = self.play_all(&source, &archive, &seal)?;
        found.wrongs.extend(check_seal(&seal).iter().map(|(line, wrong)| (*line, wrong.phrase())));
        if let Some(folder) = &self.since {
            found.wrongs.extend(self.since(folder, &source, &seal)?);
        }
        if self.key.as_ref().is_some_and(|key| *key != judge::to_hex(&seal.key)) {
            found.wrongs.push((None, phrase!("audit-other-key")));
        }
        found.wrongs.sort_by_key(|(line, _)| *line);
        self.tell(&seal, &found)
    }

    /// What is wrong with this board by a seal of it that was kept in a folder.
    fn since(
        &self,
        folder: &Path,
        source: &Source,
        seal: &Seal,
    ) -> Result<Vec<(Option<usize>, Phrase)>, Failure> {
        let told = source.seals()?;
        if let Some(folder) = &self.save {
            source::keep(folder, source::SEALS, &told)?;
        }
        let kept = Source::Folder(folder.to_owned()).seal()?;
        let kept: Result<Seal, judge::SealError> = kept.parse();
        Ok(match kept {
            Ok(kept) => check_since(&kept, seal, &source::roots(&told))
                .into_iter()
                .map(|(line, wrong)| (line, wrong.phrase()))
                .collect(),
            Err(error) => vec![(None, error.phrase())],
        })
    }

    fn play_all(
        &self,
        source: &Source,
        archive: &Archive<'_>,
        seal: &Seal,
    ) -> Result<Found, Failure> {
        let found = Mutex::new(Found::default());
        let failure = Mutex::new(None);
        let next = AtomicUsize::new(0);
        let work = || {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(line) = seal.lines.get(index) else { return };
                let log = match source.log(line.run) {
                    Ok(log) => log,
                    Err(why) => {
                        *failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
                        return;
                    }
                };
                let checked = match log.as_deref().map(|log| check(archive, seal, line, log)) {
                    None => None,
                    Some(Ok(checked)) => Some(checked),
                    Some(Err(why)) => {
                        *failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
                        return;
                    }
                };
                if let (Some(folder), Some(log)) = (&self.save, &log) {
                    let kept = source::keep(folder, &format!("{}.log", line.run), log);
                    if let Err(why) = kept {
                        *failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
                    }
                }
                let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                match checked {
                    None => found.missing += 1,
                    Some(Ok(by)) => {
                        found.played += 1;
                        found.archived += usize::from(by == By::Archive);
                    }
                    Some(Err(wrong)) => found.wrongs.push((Some(index + 1), wrong)),
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..inputs::jobs(self.jobs) {
                scope.spawn(work);
            }
        });
        match failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(failure) => Err(failure),
            None => Ok(found.into_inner().unwrap_or_else(PoisonError::into_inner)),
        }
    }

    fn tell(&self, seal: &Seal, found: &Found) -> Result<Ending, Failure> {
        let head = &seal.head;
        let [preset, trust, help, period] =
            [&head.preset, &head.trust, &head.help, &head.period].map(|text| visible(text));
        let (game, rules, start) = (head.game.key(), head.rules, head.start);
        output::line(format_args!("{game} {preset} {rules} {trust} {help} {period} {start}"))?;
        for (line, wrong) in &found.wrongs {
            let wrong = wrong.clone();
            let told = match line {
                Some(line) => {
                    let run = seal.lines[line - 1].run.to_string();
                    phrase!("audit-line", line = *line as u32, run = run, wrong = wrong)
                }
                None => phrase!("audit-board", wrong = wrong),
            };
            output::line(speech::say(&told))?;
        }
        let sum = phrase!(
            "audit-sum",
            lines = seal.lines.len() as u32,
            played = found.played as u32,
            missing = found.missing as u32,
            wrong = found.wrongs.len() as u32
        );
        output::line(speech::say(&sum))?;
        if found.archived > 0 {
            let verifiers = seal.head.verifiers.join(", ");
            let verifiers = visible(&verifiers).to_string();
            let count = found.archived as u32;
            let told = phrase!("audit-archived", count = count, verifiers = verifiers);
            output::line(speech::say(&told))?;
        }
        output::line(speech::say(&phrase!("audit-key", key = judge::to_hex(&seal.key))))?;
        Ok(if found.wrongs.is_empty() { Ending::AllWell } else { Ending::SomeFailed })
    }
}
