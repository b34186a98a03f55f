//! The folder of a player: a save for each run, in progress or finished, the keys and the language.
//! The profile has a file of its own (`shelf.rs`).

use crate::files::{self, Damaged, put_aside, read_text};
use session::keys::{Frontend, Keymap};
use session::{Log, Phrase, RunId, phrase};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use words::Language;

#[derive(Clone, Debug)]
pub struct Store {
    root: PathBuf,
}

/// A save that can be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    pub log: Log,
    pub path: PathBuf,
}

impl Store {
    /// The store of whoever runs the program.
    pub fn open() -> io::Result<Store> {
        let root = Store::place()?;
        Store::open_at(root.clone()).map_err(|error| files::at(&root, &error))
    }

    /// The folder that everything is kept in.
    pub fn place() -> io::Result<PathBuf> {
        let why = "set HOME or XDG_DATA_HOME: saves need a place";
        Store::default_root().ok_or_else(|| io::Error::other(why))
    }

    /// `$XDG_DATA_HOME/ninefold`, else `~/.local/share/ninefold`.
    fn default_root() -> Option<PathBuf> {
        let data =
            std::env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
        let home = || std::env::var_os("HOME").map(|home| Path::new(&home).join(".local/share"));
        data.or_else(home).map(|data| data.join("ninefold"))
    }

    pub fn open_at(root: PathBuf) -> io::Result<Store> {
        fs::create_dir_all(root.join("runs"))?;
        fs::create_dir_all(root.join("finished"))?;
        fs::create_dir_all(root.join("held"))?;
        Ok(Store { root })
    }

    /// Writes the save of a run in progress.
    pub fn save(&self, log: &Log) -> io::Result<()> {
        files::write(&self.run_path(log.run), log.to_string().as_bytes())
    }

    /// Writes the save of a run that is over. What ended once has ended: the log that was counted
    /// stays, also when a copy of its beginning is brought to another end.
    pub(crate) fn finish(&self, log: &Log) -> io::Result<()> {
        if self.finished(log.run).is_some() {
            return Ok(());
        }
        files::write(&self.finished_path(log.run), log.to_string().as_bytes())
    }

    /// The files of the runs in progress, the latest first. None is read: there may be thousands.
    pub fn saves(&self) -> Vec<PathBuf> {
        let mut paths = logs_in(&self.path("runs"));
        let modified = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).ok();
        paths.sort_by_cached_key(|path| std::cmp::Reverse(modified(path)));
        paths
    }

    /// Reads a save. A damaged one is put aside and reported, never overwritten.
    ///
    /// # Errors
    /// What is wrong with it, and where it is now. `None` when it is gone: its run has ended, or is
    /// written at this moment.
    pub fn saved(&self, path: &Path) -> Result<Option<Saved>, Damaged> {
        match read(path) {
            Ok(log) => Ok(Some(Saved { log, path: path.into() })),
            Err(_) if !path.exists() => Ok(None),
            Err(cause) => Err(put_aside(path, cause)),
        }
    }

    /// The runs in progress, the latest first, and what is damaged.
    pub fn runs(&self) -> (Vec<Saved>, Vec<Damaged>) {
        let (mut saved, mut damaged) = (Vec::new(), Vec::new());
        for path in self.saves() {
            match self.saved(&path) {
                Ok(found) => saved.extend(found),
                Err(lost) => damaged.push(lost),
            }
        }
        (saved, damaged)
    }

    /// The language last chosen, if one was.
    pub fn language(&self) -> Option<Language> {
        let text = fs::read_to_string(self.path("language.txt")).ok()?;
        Language::from_locale(text.trim())
    }

    pub fn keep_language(&self, language: Language) -> io::Result<()> {
        files::write(&self.path("language.txt"), language.code().as_bytes())
    }

    /// The keys, as the player's own `keys.txt` binds them: `undo Ctrl+KeyZ KeyU`, a binding a line;
    /// `#` begins a remark. Lines that bind nothing are reported.
    pub fn keymap(&self) -> (Keymap, Vec<Damaged>) {
        let mut keymap = Keymap::new(Frontend::Terminal);
        let path = self.path("keys.txt");
        let text = fs::read_to_string(&path).unwrap_or_default();
        let mut damaged = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if let Some(why) = keymap.read(line).err().filter(|_| !line.is_empty()) {
                let cause = phrase!("line-at", line = index as u32 + 1, cause = why);
                damaged.push(Damaged { path: path.clone(), cause });
            }
        }
        (keymap, damaged)
    }

    /// The log of a finished run, if it is still here.
    pub fn finished(&self, run: RunId) -> Option<Log> {
        self.read_finished(run).ok()
    }

    pub(crate) fn read_finished(&self, run: RunId) -> Result<Log, Phrase> {
        read(&self.finished_path(run))
    }

    /// The log of a run in progress, if it is one.
    pub fn in_progress(&self, run: RunId) -> Option<Log> {
        read(&self.run_path(run)).ok()
    }

    /// The finished runs, by the names of their files.
    pub(crate) fn finished_runs(&self) -> Vec<RunId> {
        let logs = logs_in(&self.path("finished"));
        logs.iter().filter_map(|path| path.file_stem()?.to_str()?.parse().ok()).collect()
    }

    /// Where the save of a run in progress lies.
    pub fn run_path(&self, run: RunId) -> PathBuf {
        self.path(&format!("runs/{run}.log"))
    }

    /// Where the log of a finished run is kept.
    pub fn finished_path(&self, run: RunId) -> PathBuf {
        self.path(&format!("finished/{run}.log"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }
}

fn logs_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "log")).collect()
}

/// Reads one save.
pub(crate) fn read(path: &Path) -> Result<Log, Phrase> {
    read_text(path)?.parse().map_err(|error: session::LineError| error.phrase())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use session::{GameId, Millis};

    impl Store {
        pub fn forget(self) {
            fs::remove_dir_all(self.root).unwrap();
        }
    }

    /// A folder of its own for one test.
    pub fn store(name: &str) -> Store {
        let root =
            std::env::temp_dir().join(format!("ninefold-store-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        Store::open_at(root).unwrap()
    }

    pub fn log() -> Log {
        Log::new(session::Deal::new(GameId::Blank, "only").with("first", 3), RunId(5), 0)
    }

    #[test]
    fn keys_are_bound_by_a_file_and_wrong_lines_are_told() {
        let store = store("keys");
        assert_eq!(store.keymap(), (Keymap::new(Frontend::Terminal), Vec::new()));
        let text = "# mine\nundo KeyG  # as in go back\n\nfly KeyF\nhint Digit3\n";
        fs::write(store.path("keys.txt"), text).unwrap();
        let (keymap, damaged) = store.keymap();
        assert_eq!(keymap.to_string(), "fill-last\nundo KeyG\n", "what had the key has it no more");
        let said = |damaged: &Damaged| words::say(&damaged.cause, Language::English);
        let lines: Vec<String> = damaged.iter().map(said).collect();
        let expected = [
            "line 4: there is nothing called `fly` that a key can be bound to",
            "line 5: this key keeps its meaning and cannot be bound",
        ];
        assert_eq!(lines, expected);
        store.forget();
    }

    #[test]
    fn a_save_comes_back() {
        let store = store("saves");
        let mut log = log();
        store.save(&log).unwrap();
        log.at = Millis(9);
        store.save(&log).unwrap();
        assert_eq!(store.runs().0[0].log, log);
        store.finish(&log).unwrap();
        assert_eq!((store.finished(log.run), store.finished_runs()), (Some(log), vec![RunId(5)]));
        store.forget();
    }

    #[test]
    fn a_damaged_save_is_kept_aside() {
        let store = store("damaged");
        let path = store.path("runs/x.log");
        fs::write(&path, "ninefold-log 1\ngame che").unwrap();
        let (saved, damaged) = store.runs();
        assert!(saved.is_empty());
        let said = words::say(&damaged[0].cause, Language::English);
        assert_eq!(said, "line 2: there is no game `che`");
        assert_eq!(
            fs::read_to_string(path.with_extension("damaged")).unwrap(),
            "ninefold-log 1\ngame che"
        );
        assert_eq!(store.runs().1, []);
        store.forget();
    }
}
