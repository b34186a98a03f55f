//! Verifiers that boards name: WASM modules, known by their hash and run in an interpreter. They hear of
//! nothing but the line and the log they are asked about, and both their work and their memory end.

use super::source::{self, Source};
use crate::exit::Failure;
use judge::{sha256, to_hex};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use wasmi::{Config, Engine, Linker, Module, Store, StoreLimits, StoreLimitsBuilder};

/// What one log may cost: some minutes of an interpreter, for the deals whose proof takes longest.
const FUEL: u64 = 100_000_000_000;
const MEMORY: usize = 256 * 1024 * 1024;

/// What a verifier said of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    Holds,
    Wrong {
        why: String,
    },
    /// Neither here nor there.
    Missing,
    /// Another module has its name.
    Altered,
    /// It is no verifier, or did not come to an end.
    Broken,
}

pub struct Archive<'a> {
    source: &'a Source,
    engine: Engine,
    modules: Mutex<BTreeMap<String, Kept>>,
}

#[derive(Clone)]
enum Kept {
    Module(Module),
    Not(Said),
}

impl<'a> Archive<'a> {
    pub fn new(source: &'a Source) -> Archive<'a> {
        let mut config = Config::default();
        config.consume_fuel(true);
        Archive { source, engine: Engine::new(&config), modules: Mutex::default() }
    }

    /// Fetches a verifier, if it is one that can be fetched, and keeps it in a folder.
    pub fn save(&self, hash: &str, folder: &Path) -> Result<(), Failure> {
        match self.source.verifier(hash)? {
            Some(module) => source::keep(folder, &format!("{hash}.wasm"), &module),
            None => Ok(()),
        }
    }

    /// What the verifier with this hash says to a question of [`judge::question`].
    pub fn ask(&self, hash: &str, question: &str) -> Result<Said, Failure> {
        match self.module(hash)? {
            Kept::Not(said) => Ok(said),
            Kept::Module(module) => Ok(self.answer(&module, question).map_or(Said::Broken, read)),
        }
    }

    fn module(&self, hash: &str) -> Result<Kept, Failure> {
        let mut modules = self.modules.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = modules.get(hash) {
            return Ok(known.clone());
        }
        let kept = match self.source.verifier(hash)? {
            None => Kept::Not(Said::Missing),
            Some(bytes) if to_hex(&sha256(&bytes)) != hash => Kept::Not(Said::Altered),
            Some(bytes) => {
                Module::new(&self.engine, &bytes[..]).map_or(Kept::Not(Said::Broken), Kept::Module)
            }
        };
        modules.insert(hash.to_owned(), kept.clone());
        Ok(kept)
    }

    /// `crates/verifier/src/module.rs` says how a module is asked.
    fn answer(&self, module: &Module, question: &str) -> Option<String> {
        let limits = StoreLimitsBuilder::new().memory_size(MEMORY).build();
        let mut store: Store<StoreLimits> = Store::new(&self.engine, limits);
        store.limiter(|limits| limits);
        store.set_fuel(FUEL).ok()?;
        let linker = Linker::new(&self.engine);
        let instance = linker.instantiate_and_start(&mut store, module).ok()?;
        let memory = instance.get_memory(&store, "memory")?;
        let room = instance.get_typed_func::<u32, u32>(&store, "room").ok()?;
        let check = instance.get_typed_func::<(u32, u32), u64>(&store, "check").ok()?;
        let len = u32::try_from(question.len()).ok()?;
        let place = room.call(&mut store, len).ok()?;
        memory.write(&mut store, place as usize, question.as_bytes()).ok()?;
        let answer = check.call(&mut store, (place, len)).ok()?;
        let (place, len) = ((answer >> 32) as usize, answer as u32 as usize);
        let bytes = memory.data(&store).get(place..place.checked_add(len)?)?;
        String::from_utf8(bytes.to_vec()).ok()
    }
}

fn read(answer: String) -> Said {
    match answer.trim_end() {
        "holds" => Said::Holds,
        told => match told.strip_prefix("wrong ") {
            Some(why) => Said::Wrong { why: why.to_owned() },
            None => Said::Broken,
        },
    }
}
