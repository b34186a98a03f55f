//! Rust to WASM to browser module: the inner cargo build and wasm-bindgen.

use crate::Effort;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// A WASM module and the script that loads it.
pub struct Module {
    pub script: String,
    pub wasm: Vec<u8>,
}

/// What the browser gets.
pub struct Modules {
    /// The page. Its worker is the same module, entered elsewhere.
    pub page: Module,
    /// The module beside it, fetched when it is first needed. It has no script of its own: bytes go in and
    /// come out.
    pub beside: Vec<u8>,
}

/// Compiles both at once: what they share is compiled for both, and while one is linked the other is too.
pub fn compile(root: &Path, effort: Effort) -> Result<Modules> {
    ensure_target(root)?;
    // Not the outer target directory: the outer cargo holds its lock while it waits for us.
    let target_dir = root.join("target").join("page");
    let profile = match effort {
        Effort::Dev => "web-dev",
        Effort::Release => "web",
    };
    run(clean(Command::new("cargo"))
        .current_dir(root)
        .args(["build", "--quiet", "--target", TARGET, "--profile", profile])
        .args(["-p", "ninefold-web", "-p", "ninefold-beside"])
        .env(FLAGS, flags()?)
        .arg("--target-dir")
        .arg(&target_dir))?;
    let folder = target_dir.join(TARGET).join(profile);
    let beside = folder.join("ninefold_beside.wasm");
    Ok(Modules {
        page: bind(&folder.join("ninefold_web.wasm"))?,
        beside: fs::read(&beside).with_context(|| format!("reading {}", beside.display()))?,
    })
}

/// Compiles the verifier that servers publish and name by its hash. The same sources give the same bytes:
/// no path of this machine is in them.
pub fn compile_verifier(root: &Path) -> Result<Vec<u8>> {
    ensure_target(root)?;
    let target_dir = root.join("target").join("page");
    run(clean(Command::new("cargo"))
        .current_dir(root)
        .args(["rustc", "--quiet", "--target", TARGET, "--profile", "web"])
        .args(["-p", "ninefold-verifier", "--lib", "--crate-type", "cdylib"])
        .env(FLAGS, remapped()?)
        .arg("--target-dir")
        .arg(&target_dir)
        .args(["--", "-C", "strip=symbols"]))?;
    let path = target_dir.join(TARGET).join("web").join("ninefold_verifier.wasm");
    fs::read(&path).with_context(|| format!("reading {}", path.display()))
}

/// What makes the page smaller. Set here alone, so that checks and lints share their dependencies
/// with the rest of the workspace.
fn flags() -> Result<String> {
    // Leptos then hides the types of views behind pointers. The vectors make the solver small and
    // fast; every browser has had them since 2023.
    Ok(format!("--cfg erase_components -C target-feature=+simd128{}", remapped()?))
}

/// The flags that keep the paths of this machine out of a module.
fn remapped() -> Result<String> {
    let mut flags = String::new();
    // A panic names its file; where the packages lie on this machine is nobody's business.
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let registries = home.map(|home| home.join("registry").join("src"));
    for registry in registries.iter().flat_map(fs::read_dir).flatten() {
        let path = registry?.path();
        // Flags are parted by spaces, so a path with one stays as it is.
        if let Some(path) = path.to_str().filter(|path| !path.contains(' ')) {
            flags.push_str(&format!(" --remap-path-prefix={path}="));
        }
    }
    Ok(flags)
}

fn bind(input: &Path) -> Result<Module> {
    let mut output = Bindgen::new()
        .input_path(input)
        .web(true)?
        .typescript(false)
        // Names of functions are a fifth of the bytes and help nobody who plays.
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .with_context(|| format!("wasm-bindgen on {}", input.display()))?;
    let mut script = without_comments(output.js());
    // What the module imports is named with a hash of 16 digits, which no packing makes smaller; a
    // number names it as well.
    for (number, import) in output.wasm_mut().imports.iter_mut().enumerate() {
        let short = format!("_{number}");
        if script.matches(&import.name).count() != 1 {
            bail!("the script has to name {} once", import.name);
        }
        script = script.replace(&import.name, &short);
        import.name = short;
    }
    let wasm = output.wasm_mut().emit_wasm();
    Ok(Module { script, wasm })
}

/// The script without indentation and without the lines that are comments.
pub fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| {
        !(line.is_empty()
            || line.starts_with(['*'])
            || line.starts_with("/*")
            || line.starts_with("//"))
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// `targets` in a toolchain file is ignored where automatic installation is off, so this asks.
fn ensure_target(root: &Path) -> Result<()> {
    let libdir = clean(Command::new("rustc"))
        .current_dir(root)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .context("running rustc")?;
    if Path::new(String::from_utf8_lossy(&libdir.stdout).trim()).is_dir() {
        return Ok(());
    }
    eprintln!("The page needs Rust's {TARGET} target: installing it with rustup.");
    run(clean(Command::new("rustup")).current_dir(root).args(["target", "add", TARGET]))
        .with_context(|| format!("please run: rustup target add {TARGET}"))
}

/// An environment as if the user had typed the command: what the outer cargo, clippy or a
/// wrapper set for themselves would leak into the WASM build.
fn clean(mut command: Command) -> Command {
    for (name, _) in std::env::vars_os() {
        let Some(name) = name.to_str() else { continue };
        let leaks = name.starts_with("CARGO_") && name != "CARGO_HOME" && !name.ends_with("_PROXY")
            || name.starts_with("RUSTC")
            || matches!(name, "CARGO" | "RUSTFLAGS" | "CLIPPY_ARGS" | "TARGET" | "PROFILE");
        if leaks {
            command.env_remove(name);
        }
    }
    command
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("starting {command:?}"))?;
    if !status.success() {
        bail!("{command:?} ended with {status}");
    }
    Ok(())
}
