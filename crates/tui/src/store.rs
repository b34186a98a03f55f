//! Saves on disk: one log a run, written whole and put in place at once, so that a kill at any
//! moment leaves either the old save or the new one.

use progress::Profile;
use session::keys::{Frontend, Keymap};
use session::{Log, RunId};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use words::Language;

#[derive(Clone, Debug)]
pub struct Store {
    root: PathBuf,
}

/// A save that can be gone on with.
#[derive(Clone, Debug)]
pub struct Saved {
    pub log: Log,
    pub path: PathBuf,
    modified: std::time::SystemTime,
}

/// A save that cannot be read, and where it was put aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    pub path: PathBuf,
    pub cause: String,
}

impl Store {
    /// `$XDG_DATA_HOME/ninefold`, else `~/.local/share/ninefold`.
    pub fn default_root() -> Option<PathBuf> {
        let data =
            std::env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
        let home = || std::env::var_os("HOME").map(|home| Path::new(&home).join(".local/share"));
        data.or_else(home).map(|data| data.join("ninefold"))
    }

    pub fn open(root: PathBuf) -> io::Result<Store> {
        fs::create_dir_all(root.join("runs"))?;
        Ok(Store { root })
    }

    /// Writes the save of a run in progress.
    pub fn save(&self, log: &Log) -> io::Result<()> {
        self.write(&self.path_of("runs", log.run), &log.to_string())
    }

    /// Moves a run that is over to the finished ones.
    pub fn finish(&self, log: &Log) -> io::Result<()> {
        fs::create_dir_all(self.root.join("finished"))?;
        self.write(&self.path_of("finished", log.run), &log.to_string())?;
        match fs::remove_file(self.path_of("runs", log.run)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// The runs in progress, the latest first. A damaged one is put aside and reported, never
    /// overwritten.
    pub fn runs(&self) -> (Vec<Saved>, Vec<Damaged>) {
        let (mut saved, damaged) = self.read_all("runs");
        saved.sort_by_key(|saved| std::cmp::Reverse(saved.modified));
        (saved, damaged)
    }

    /// What finished runs add up to, with the lines of it that are damaged. A text of a newer
    /// Ninefold is an error: it must not be written over.
    pub fn profile(&self) -> io::Result<(Profile, Vec<Damaged>)> {
        let path = self.root.join("progress.txt");
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok((Profile::default(), Vec::new()));
            }
            Err(error) => return Err(error),
        };
        let (profile, damages) = Profile::read(&text).map_err(|newer| {
            io::Error::other(format!(
                "{}: written by a newer Ninefold (format {}); update to play here",
                path.display(),
                newer.version
            ))
        })?;
        let named = |damage: progress::Damage| Damaged {
            path: path.clone(),
            cause: format!("line {}: {:?}", damage.line, damage.cause),
        };
        Ok((profile, damages.into_iter().map(named).collect()))
    }

    pub fn keep_profile(&self, profile: &Profile) -> io::Result<()> {
        self.write(&self.root.join("progress.txt"), &profile.to_string())
    }

    /// The language last chosen, if one was.
    pub fn language(&self) -> Option<Language> {
        let text = fs::read_to_string(self.root.join("language.txt")).ok()?;
        Language::from_locale(text.trim())
    }

    pub fn keep_language(&self, language: Language) -> io::Result<()> {
        self.write(&self.root.join("language.txt"), language.code())
    }

    /// The keys, as the player's own `keys.txt` binds them: `undo Ctrl+KeyZ KeyU`, a binding a line;
    /// `#` begins a remark. Lines that bind nothing are reported.
    pub fn keymap(&self) -> (Keymap, Vec<Damaged>) {
        let mut keymap = Keymap::new(Frontend::Terminal);
        let path = self.root.join("keys.txt");
        let text = fs::read_to_string(&path).unwrap_or_default();
        let mut damaged = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if let Some(why) = keymap.read(line).err().filter(|_| !line.is_empty()) {
                let cause = format!("line {}: {why}", index + 1);
                damaged.push(Damaged { path: path.clone(), cause });
            }
        }
        (keymap, damaged)
    }

    /// The log of a finished run, if it is still here.
    pub fn finished(&self, run: RunId) -> Option<Log> {
        read(&self.path_of("finished", run)).ok().map(|saved| saved.log)
    }

    fn read_all(&self, folder: &str) -> (Vec<Saved>, Vec<Damaged>) {
        let (mut saved, mut damaged) = (Vec::new(), Vec::new());
        let Ok(entries) = fs::read_dir(self.root.join(folder)) else { return (saved, damaged) };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.extension().is_none_or(|extension| extension != "log") {
                continue;
            }
            match read(&path) {
                Ok(one) => saved.push(one),
                Err(cause) => damaged.push(put_aside(&path, cause)),
            }
        }
        (saved, damaged)
    }

    fn path_of(&self, folder: &str, run: RunId) -> PathBuf {
        self.root.join(folder).join(format!("{run}.log"))
    }

    /// Beside the place first, then into it: a rename within a folder is all or nothing.
    fn write(&self, path: &Path, text: &str) -> io::Result<()> {
        let beside = path.with_extension("new");
        let written = File::create(&beside).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_data()
        });
        written.and_then(|()| fs::rename(&beside, path)).inspect_err(|_| {
            // A full disk must not keep the half-written file; the old save stays.
            let _ = fs::remove_file(&beside);
        })
    }
}

/// Reads one save.
pub fn read(path: &Path) -> Result<Saved, String> {
    let modified =
        fs::metadata(path).and_then(|data| data.modified()).map_err(|error| error.to_string())?;
    let log: Log =
        read_text(path)?.parse().map_err(|error: session::LineError| error.to_string())?;
    Ok(Saved { log, path: path.into(), modified })
}

/// Reads a file that a player names, unless it is longer than any log.
pub fn read_text(path: &Path) -> Result<String, String> {
    let most = u64::from(session::log::MAX_BYTES);
    let mut text = String::new();
    let file = File::open(path).map_err(|error| error.to_string())?;
    file.take(most + 1).read_to_string(&mut text).map_err(|error| error.to_string())?;
    match text.len() as u64 > most {
        true => Err(format!("longer than {most} bytes; no run and no puzzle is")),
        false => Ok(text),
    }
}

fn put_aside(path: &Path, cause: String) -> Damaged {
    let aside = path.with_extension("damaged");
    let path = if fs::rename(path, &aside).is_ok() { aside } else { path.into() };
    Damaged { path, cause }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{GameId, Millis};

    fn store(name: &str) -> Store {
        let root =
            std::env::temp_dir().join(format!("ninefold-store-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        Store::open(root).unwrap()
    }

    fn log() -> Log {
        Log::new(session::Deal::new(GameId::Blank, "only").with("first", 3), RunId(5), 0)
    }

    #[test]
    fn keys_are_bound_by_a_file_and_wrong_lines_are_told() {
        let store = store("keys");
        assert_eq!(store.keymap(), (Keymap::new(Frontend::Terminal), Vec::new()));
        let text = "# mine\nundo KeyG  # as in go back\n\nfly KeyF\nhint Digit3\n";
        store.write(&store.root.join("keys.txt"), text).unwrap();
        let (keymap, damaged) = store.keymap();
        assert_eq!(keymap.to_string(), "fill-last\nundo KeyG\n", "what had the key has it no more");
        let lines: Vec<&str> = damaged.iter().map(|line| &line.cause[..7]).collect();
        assert_eq!(lines, ["line 4:", "line 5:"]);
        fs::remove_dir_all(store.root).unwrap();
    }

    #[test]
    fn a_save_comes_back_and_a_finished_run_moves() {
        let store = store("moves");
        let mut log = log();
        store.save(&log).unwrap();
        log.at = Millis(9);
        store.save(&log).unwrap();
        assert_eq!(store.runs().0[0].log, log);
        store.finish(&log).unwrap();
        assert!(store.runs().0.is_empty());
        assert_eq!(store.read_all("finished").0[0].log, log);
        fs::remove_dir_all(store.root).unwrap();
    }

    #[test]
    fn a_damaged_save_is_kept_aside() {
        let store = store("damaged");
        let path = store.root.join("runs/x.log");
        fs::write(&path, "ninefold-log 1\ngame che").unwrap();
        let (saved, damaged) = store.runs();
        assert!(saved.is_empty());
        assert_eq!(damaged[0].cause, "line 2: there is no game `che`");
        assert_eq!(
            fs::read_to_string(path.with_extension("damaged")).unwrap(),
            "ninefold-log 1\ngame che"
        );
        assert_eq!(store.runs().1, []);
        fs::remove_dir_all(store.root).unwrap();
    }
}
