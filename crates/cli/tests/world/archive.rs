//! Boards of an older Ninefold: logs that this one would not play any more hold by the verifier that their
//! board names, and by no other.

use crate::built;
use crate::server::{Server, audit, played};
use judge::{Head, Seal, SealLine, SigningKey, key, sha256, to_hex};
use session::{GameId, Log, Rng, RunId, fnv};
use std::fs;
use std::path::{Path, PathBuf};

/// A preset that an older Ninefold had, and this one has under another name.
const OLD: &str = "four-fulk";
const NEW: &str = "four-full";

/// The verifier of a Ninefold that had the old preset: the same module with the name in it changed.
fn older(module: &[u8]) -> Vec<u8> {
    let mut older = module.to_vec();
    let mut n_changed = 0;
    for at in 0..older.len() - NEW.len() {
        if &older[at..at + NEW.len()] == NEW.as_bytes() {
            older[at..at + NEW.len()].copy_from_slice(OLD.as_bytes());
            n_changed += 1;
        }
    }
    assert!(n_changed > 0);
    older
}

/// A log as that Ninefold wrote it.
fn aged(log: &Log) -> String {
    let text = log.to_string().replace(NEW, OLD);
    let body = text.rsplit_once("sum ").unwrap().0;
    format!("{body}sum {:016x}\n", fnv::sum64(body))
}

fn sealed(folder: &Path, verifier: &str, change: impl Fn(&mut SealLine)) {
    let preset = GameId::Mini.preset(NEW).unwrap();
    let mut lines: Vec<(i64, SealLine)> = Vec::new();
    for number in 1..=3 {
        let log = played(GameId::Mini.deal(&preset, &mut Rng::new(number)), number.into());
        let verdict = judge::judge(&log.to_string()).unwrap();
        let text = aged(&log);
        fs::write(folder.join(format!("{}.log", RunId(number.into()))), &text).unwrap();
        let (score, ms) = (verdict.score, verdict.at.0);
        let (run, log) = (RunId(number.into()), sha256(text.as_bytes()));
        lines
            .push((key(score, verdict.at), SealLine { rank: 0, score, ms, run, log, verifier: 1 }));
    }
    lines.sort_by_key(|(key, _)| *key);
    let mut lines: Vec<SealLine> = lines.into_iter().map(|(_, line)| line).collect();
    for (rank, line) in (1..).zip(&mut lines) {
        line.rank = rank;
    }
    change(&mut lines[2]);
    let head = Head {
        game: GameId::Mini,
        preset: OLD.to_owned(),
        rules: GameId::Mini.info().rules_version,
        trust: "ticketed".to_owned(),
        help: "pure".to_owned(),
        period: "day".to_owned(),
        start: 20_000,
        verifiers: vec![verifier.to_owned()],
        moment: None,
        secret: None,
    };
    let seal = Seal::sign(head, lines, &SigningKey::from_bytes(&[7; 32]));
    fs::write(folder.join("seal.txt"), seal.to_string()).unwrap();
}

#[test]
fn a_board_of_old_holds_by_the_verifier_that_it_names() {
    let folder: PathBuf =
        std::env::temp_dir().join(format!("ninefold-archive-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let place = folder.display().to_string();
    let present = built::module();
    let old = older(&present);
    let hash = to_hex(&sha256(&old));
    let kept = folder.join(format!("{hash}.wasm"));
    sealed(&folder, &hash, |_| {});
    let (output, told) = audit(&[&place]);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert_eq!(told.matches(&format!("{hash}, is unknown here and there")).count(), 3, "{told}");

    fs::write(&kept, &old).unwrap();
    let (output, told) = audit(&[&place]);
    assert!(output.status.success(), "{told}");
    assert!(told.contains("3 lines, 3 logs played again, 0 logs not there, 0 wrong"), "{told}");
    assert!(told.contains("3 logs hold by the verifier that judged them then"), "{told}");

    fs::write(&kept, &present).unwrap();
    let (output, told) = audit(&[&place]);
    assert_eq!(output.status.code(), Some(1), "another module under its name: {told}");
    assert!(told.contains("is another module: its hash differs"), "{told}");

    // A score that the old rules do not give either.
    fs::write(&kept, &old).unwrap();
    sealed(&folder, &hash, |line| line.score -= 1);
    let (output, told) = audit(&[&place]);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("says so too: played again it comes to"), "{told}");

    // Something that is no verifier at all.
    let nothing = b"\0asm\x01\0\0\0";
    let hash = to_hex(&sha256(nothing));
    fs::write(folder.join(format!("{hash}.wasm")), nothing).unwrap();
    sealed(&folder, &hash, |_| {});
    let (output, told) = audit(&[&place]);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("gave no answer"), "{told}");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_server_keeps_every_verifier_it_judged_with() {
    let folder = std::env::temp_dir().join(format!("ninefold-kept-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let modules = [b"\0asm\x01\0\0\0".to_vec(), b"\0asm\x01\0\0\0\0\x02\x01x".to_vec()];
    let mut folder = folder;
    for (nth, module) in modules.iter().enumerate() {
        fs::write(folder.join("verifier.wasm"), module).unwrap();
        let server = Server::start(folder);
        let (status, list) = server.ask("GET", "/v1/verifiers", "", "");
        assert_eq!(status, 200, "{list}");
        for (number, kept) in modules.iter().take(nth + 1).enumerate() {
            let hash = to_hex(&sha256(kept));
            assert!(list.contains(&hash), "{list}");
            let (status, bytes) = server.ask("GET", &format!("/v1/verifiers/{hash}"), "", "");
            assert_eq!((status, bytes.as_bytes()), (200, &kept[..]), "verifier {number}");
        }
        let unknown = "0".repeat(64);
        assert_eq!(server.ask("GET", &format!("/v1/verifiers/{unknown}"), "", "").0, 404);
        folder = server.end().0;
    }
    fs::remove_dir_all(&folder).unwrap();
}
