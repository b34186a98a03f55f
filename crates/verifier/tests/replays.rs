//! Golden replays: every log in `fixtures/replays` proves what stands in the `.txt` beside it,
//! natively and in WASM. `cargo run -p ninefold-verifier --example record` makes new ones.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

mod built;

use ninefold_verifier::report;
use session::GameId;
use std::fs;
use std::path::{Path, PathBuf};
use wasmi::{Engine, Instance, Linker, Memory, Module, Store};

struct Replay {
    path: PathBuf,
    log: String,
    expected: String,
}

fn replays() -> Vec<Replay> {
    let mut replays = Vec::new();
    for game in GameId::ALL {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/replays").join(game.key());
        let mut logs: Vec<PathBuf> = fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}; record a replay", folder.display()))
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "log"))
            .collect();
        assert_ne!(logs.len(), 0, "{} holds no replay", folder.display());
        logs.sort();
        replays.extend(logs.into_iter().map(|path| Replay {
            log: fs::read_to_string(&path).unwrap(),
            expected: fs::read_to_string(path.with_extension("txt")).unwrap(),
            path,
        }));
    }
    replays
}

#[test]
fn golden_replays_natively() {
    for replay in replays() {
        assert_eq!(report(&replay.log), replay.expected, "{}", replay.path.display());
    }
}

#[test]
fn golden_replays_in_wasm() {
    let mut guest = Guest::start(&built::module());
    for replay in replays() {
        assert_eq!(guest.report(&replay.log), replay.expected, "{}", replay.path.display());
    }
    assert_eq!(guest.report("nonsense"), report("nonsense"));
}

/// The module in an interpreter, so that no browser is needed.
struct Guest {
    store: Store<()>,
    instance: Instance,
    memory: Memory,
}

impl Guest {
    fn start(module: &[u8]) -> Guest {
        let engine = Engine::default();
        let module = Module::new(&engine, module).unwrap();
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module).unwrap();
        let memory = instance.get_memory(&store, "memory").unwrap();
        Guest { store, instance, memory }
    }

    fn report(&mut self, log: &str) -> String {
        let Guest { store, instance, memory } = self;
        let room = instance.get_typed_func::<u32, u32>(&*store, "room").unwrap();
        let report = instance.get_typed_func::<(u32, u32), u64>(&*store, "report").unwrap();
        let forget = instance.get_typed_func::<(u32, u32), ()>(&*store, "forget").unwrap();
        let index = room.call(&mut *store, log.len() as u32).unwrap();
        memory.write(&mut *store, index as usize, log.as_bytes()).unwrap();
        let answer = report.call(&mut *store, (index, log.len() as u32)).unwrap();
        let (index, len) = ((answer >> 32) as u32, answer as u32);
        let mut text = vec![0; len as usize];
        memory.read(&*store, index as usize, &mut text).unwrap();
        forget.call(&mut *store, (index, len)).unwrap();
        String::from_utf8(text).unwrap()
    }
}
