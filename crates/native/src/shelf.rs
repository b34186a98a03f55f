//! The file of the profile, `progress.txt`. Two programs may play at once: whoever changes it has it
//! for itself meanwhile.

use crate::{Damaged, Store, files};
use progress::{Aside, Shelf};
use std::fs::{self, File};
use std::io;
use std::path::PathBuf;

impl Shelf for Store {
    type Error = io::Error;

    fn change(&self, change: &mut dyn FnMut(&str) -> Option<String>) -> io::Result<()> {
        // Where locks are unknown or nothing can be written, reading must go on.
        let _held = self.lock_progress().ok();
        let stored = match fs::read(self.progress_path()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            stored => stored.map_err(|error| files::at(&self.progress_path(), &error))?,
        };
        match change(&String::from_utf8_lossy(&stored)) {
            Some(text) => files::write(&self.progress_path(), text.as_bytes()),
            None => Ok(()),
        }
    }

    /// The file is copied as it stands: what is no text in it is not in the text.
    fn set_aside(&self, name: &str, _text: &str) -> io::Result<bool> {
        let path = self.aside_path(name);
        if path.exists() {
            return Ok(false);
        }
        files::write(&path, &fs::read(self.progress_path())?)?;
        Ok(true)
    }
}

impl Store {
    pub(crate) fn progress_path(&self) -> PathBuf {
        self.path("progress.txt")
    }

    fn aside_path(&self, name: &str) -> PathBuf {
        self.path(&format!("progress-{name}.damaged"))
    }

    /// Held until the file is dropped.
    fn lock_progress(&self) -> io::Result<File> {
        let path = self.path("progress.lock");
        let file = File::options().create(true).truncate(false).write(true).open(path)?;
        file.lock()?;
        Ok(file)
    }

    /// The lines of the profile that could not be read, where they stand now.
    pub(crate) fn damages(&self, aside: &Aside) -> Vec<Damaged> {
        let path = self.aside_path(&aside.name);
        let damages = aside.damages.iter();
        damages.map(|damage| Damaged { path: path.clone(), cause: damage.phrase() }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::store;
    use progress::Profile;

    #[test]
    fn two_programs_wait_for_each_other() {
        let store = store("lock");
        let held = store.lock_progress().unwrap();
        assert!(File::open(store.path("progress.lock")).unwrap().try_lock().is_err());
        drop(held);
        let mut profile = Profile::default();
        profile.store(&store).unwrap();
        assert_eq!(fs::read_to_string(store.progress_path()).unwrap(), profile.to_string());
        store.forget();
    }

    /// Ten programs, each with a run of its own, all at the same time.
    #[test]
    fn nobody_overwrites_what_another_has_written() {
        let store = store("crowd");
        std::thread::scope(|scope| {
            for number in 1..=10_u128 {
                let store = &store;
                scope.spawn(move || {
                    let mut profile = Profile::load(store).0;
                    profile.learn(session::RunId(number), ["a"]);
                    profile.store(store).unwrap();
                });
            }
        });
        let text = fs::read_to_string(store.progress_path()).unwrap();
        assert_eq!(text.lines().count(), 11, "{text}");
        store.forget();
    }

    #[test]
    fn what_is_no_text_is_set_aside_as_it_is() {
        let store = store("bytes");
        let bytes = b"ninefold-progress 1\n\xff\xfe\0 half a line";
        fs::write(store.progress_path(), bytes).unwrap();
        let (_, damaged) = store.profile().unwrap();
        assert_eq!(damaged.len(), 1);
        let said = words::say(&damaged[0].cause, words::Language::English);
        assert!(said.starts_with("line 2: "), "{said}");
        assert_eq!(fs::read(&damaged[0].path).unwrap(), bytes);
        assert_eq!(store.profile().unwrap().1, [], "it is told once");
        store.forget();
    }

    #[test]
    fn what_a_newer_ninefold_wrote_is_left_alone() {
        let store = store("newer");
        fs::write(store.progress_path(), "ninefold-progress 2\n").unwrap();
        let error = store.profile().unwrap_err().to_string();
        assert!(error.contains("newer Ninefold"), "{error}");
        assert_eq!(fs::read_to_string(store.progress_path()).unwrap(), "ninefold-progress 2\n");
        store.forget();
    }
}
