//! The solver in WASM, in Node's V8, beside the native backends of the same machine.
//!
//! Both modules are built here; the solutions they find are compared with the native ones.

use crate::clock::best_of;
use crate::solving::List;
use crate::table::{Table, nanoseconds};
use engine::solver::{self, Backend, Solutions};
use std::hint::black_box;
use std::path::PathBuf;
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Whether both modules find what the native backends find.
pub fn measure(lists: &[List], n_rounds: u32) -> Result<bool, String> {
    let modules = [
        ("simd128", build("simd128", "-C target-feature=+simd128")?),
        ("no simd128", build("portable", "")?),
    ];
    let table = Table::start(&["in WASM", "simd128", "no simd128", "and natively"]);
    let mut all_well = true;
    for list in lists {
        let right = checksum(list);
        let mut values = vec![];
        for (name, module) in &modules {
            let run = run(module, list, n_rounds)?;
            if run.checksum != right {
                println!("{name}: other solutions than native ones in {}", list.name);
                all_well = false;
            }
            values.push(run.nanoseconds);
        }
        let natively: Vec<String> = Backend::all()
            .map(|backend| {
                let seconds = best_of(
                    n_rounds,
                    &mut [&mut || {
                        for puzzle in &list.ours {
                            black_box(backend.count(black_box(puzzle), 2));
                        }
                    }],
                )[0];
                let native = seconds * 1e9 / list.ours.len() as f64;
                let [fast, slow] = [values[0] / native, values[1] / native];
                let time = nanoseconds(seconds, list.ours.len());
                format!("{} {time} ({fast:.2}×, {slow:.2}×)", backend.name())
            })
            .collect();
        let told = |value: f64| format!("{value:.0} ns");
        table.row(&list.name, &[told(values[0]), told(values[1]), natively.join(", ")]);
    }
    Ok(all_well)
}

/// Builds the module and gives its path.
fn build(name: &str, flags: &str) -> Result<PathBuf, String> {
    let bench = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let target = bench.join("target").join(format!("wasm-{name}"));
    let status = Command::new("cargo")
        .args(["build", "--quiet", "--release", "--package", "ninefold-bench-wasm"])
        .args(["--target", TARGET, "--target-dir"])
        .arg(&target)
        .current_dir(&bench)
        .env("RUSTFLAGS", flags)
        .status();
    match status {
        Ok(status) if status.success() => {
            Ok(target.join(TARGET).join("release").join("ninefold_bench_wasm.wasm"))
        }
        Ok(_) => Err(format!("the module was not built (`rustup target add {TARGET}`?)")),
        Err(error) => Err(format!("cargo did not start: {error}")),
    }
}

struct Run {
    /// CPU time a puzzle.
    nanoseconds: f64,
    checksum: u32,
}

fn run(module: &std::path::Path, list: &List, n_rounds: u32) -> Result<Run, String> {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("wasm").join("run.js");
    let output = Command::new("node")
        .arg(script)
        .arg(module)
        .arg(&list.path)
        .arg(n_rounds.to_string())
        .output()
        .map_err(|error| format!("node did not start ({error}): install Node.js 20 or later"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let run = said.trim().split_once(' ').and_then(|(nanoseconds, checksum)| {
        Some(Run { nanoseconds: nanoseconds.parse().ok()?, checksum: checksum.parse().ok()? })
    });
    run.ok_or_else(|| format!("node said {said:?} {}", String::from_utf8_lossy(&output.stderr)))
}

/// The same as the module's.
fn checksum(list: &List) -> u32 {
    let mut sum = 0u32;
    for puzzle in &list.ours {
        let solutions = match solver::solve(puzzle) {
            Solutions::None => &[][..],
            Solutions::One(solution) => &[solution],
            Solutions::Many(two) => &two.clone(),
        };
        for value in solutions.iter().flat_map(engine::Grid::values) {
            sum = sum.wrapping_mul(31).wrapping_add(value.into());
        }
    }
    sum
}
