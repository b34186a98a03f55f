//! Running other programs, with an answer that says what went wrong.

use std::ffi::OsStr;
use std::process::Command;

/// Runs a program in the workspace's folder and lets it talk to the terminal.
pub fn run(program: &str, args: &[impl AsRef<OsStr>]) -> Result<(), String> {
    let status = command(program, args).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{}` failed: {status}", line(program, args))),
        Err(error) => Err(format!("`{program}` did not start: {error}")),
    }
}

/// Runs a program and gives what it printed.
pub fn read(program: &str, args: &[impl AsRef<OsStr>]) -> Result<String, String> {
    let output = command(program, args)
        .output()
        .map_err(|error| format!("`{program}` did not start: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("`{}` failed: {}", line(program, args), said.trim_end()));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{program}` printed no UTF-8"))
}

fn command(program: &str, args: &[impl AsRef<OsStr>]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(crate::root());
    command
}

fn line(program: &str, args: &[impl AsRef<OsStr>]) -> String {
    let words = args.iter().map(|arg| arg.as_ref().to_string_lossy());
    std::iter::once(program.into()).chain(words).collect::<Vec<_>>().join(" ")
}
