//! Puts the page into the release binary. Debug builds, checks, tests and lints never build it:
//! they serve the folder `dist/` that `cargo xtask web` writes.

#[path = "src/serve/tag.rs"]
mod tag;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the page and the verifier are made of, seen from the repository's root: nearly every crate, and asking the
/// bundler in vain takes seconds.
const SOURCES: [&str; 5] =
    ["bundle/src", "bundle/Cargo.toml", "crates", "Cargo.toml", "Cargo.lock"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let variable = |name| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let out = variable("OUT_DIR");
    let root = variable("CARGO_MANIFEST_DIR").join("../..");
    let embed = env::var_os("CARGO_FEATURE_PAGE").is_some()
        && env::var("PROFILE").is_ok_and(|profile| profile == "release");

    let mut list = String::from("pub static EMBEDDED: &[Embedded] = &[\n");
    if embed {
        for source in SOURCES {
            println!("cargo::rerun-if-changed={}", root.join(source).display());
        }
        let page = out.join("page");
        build_page(&root, &page);
        list_files(&page, &page, &mut list);
    }
    list.push_str("];\n");
    let verifier = match embed {
        true => format!("Some(include_bytes!({:?}))", build_verifier(&root, &out)),
        false => "None".to_owned(),
    };
    writeln!(list, "pub static VERIFIER: Option<&[u8]> = {verifier};")
        .expect("a String takes all text");
    fs::write(out.join("page.rs"), list).expect("the output folder is writable");
}

fn build_page(root: &Path, page: &Path) {
    say("Building", "the page for the browser (minutes the first time): what packs it");
    finish(&mut bundler(root, "build"));
    say("Building", "the page for the browser (minutes the first time): the page itself");
    finish(bundler(root, "run").arg("--").arg(page));
    say("Finished", "the page for the browser");
}

/// What judges runs, as the module that servers publish.
fn build_verifier(root: &Path, out: &Path) -> PathBuf {
    let path = out.join("verifier.wasm");
    say("Building", "the verifier that servers publish");
    finish(bundler(root, "run").args(["--", "--verifier"]).arg(&path));
    path
}

/// The bundler with its own target folder: this build holds the lock of the other one.
fn bundler(root: &Path, verb: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(root.join("bundle"))
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env_remove("CARGO_TARGET_DIR")
        .args([verb, "--quiet", "--locked", "--target-dir"])
        .arg(root.join("target").join("bundle"));
    cargo
}

fn finish(command: &mut Command) {
    let status = command.status().expect("cargo runs, since it runs this");
    assert!(status.success(), "the page could not be built; the lines above say why");
}

/// Tells whoever waits. Cargo keeps to itself what a build script prints, so this goes straight to
/// the terminal, where there is one, over cargo's bar, which cargo draws anew below it.
fn say(verb: &str, what: &str) {
    let terminal = if cfg!(windows) { "CONOUT$" } else { "/dev/tty" };
    if let Ok(mut terminal) = fs::OpenOptions::new().write(true).open(terminal) {
        let line = format!("\r\x1b[K\x1b[1;32m{verb:>12}\x1b[0m {what}\n");
        // A terminal that went away misses nothing but this.
        let _ = terminal.write_all(line.as_bytes());
    }
}

fn list_files(page: &Path, folder: &Path, list: &mut String) {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the bundler wrote the page")
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            list_files(page, &path, list);
        } else if path.extension().is_none_or(|extension| extension != "br" && extension != "gz") {
            let name = path.strip_prefix(page).expect("it lies in the page's folder");
            let packed = |extension: &str| {
                let packed = PathBuf::from(format!("{}.{extension}", path.display()));
                match packed.exists() {
                    true => format!("Some(include_bytes!({packed:?}))"),
                    false => "None".to_owned(),
                }
            };
            writeln!(
                list,
                "Embedded {{ path: {:?}, tag: {:#x}, plain: include_bytes!({path:?}), \
                 brotli: {}, gzip: {} }},",
                name.display().to_string().replace('\\', "/"),
                tag::of(&fs::read(&path).expect("the bundler wrote it")),
                packed("br"),
                packed("gz"),
            )
            .expect("a String takes all text");
        }
    }
}
