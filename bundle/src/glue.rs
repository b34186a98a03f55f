//! The script that wasm-bindgen writes beside a module, and the names the two call each other by.

use anyhow::{Result, ensure};

/// Leptos brings streams of bytes for servers to call into. Nobody here does, but an export keeps
/// all it calls alive, and the script a class for each.
pub fn drop_streams(module: &mut walrus::Module, script: &mut String) {
    let is_stream = |name: &str| name.trim_start_matches("__wbg_").starts_with("intounderlying");
    let exports = module.exports.iter().filter(|export| is_stream(&export.name));
    for export in exports.map(|export| export.id()).collect::<Vec<_>>() {
        module.exports.delete(export);
    }
    walrus::passes::gc::run(module);
    // After a class a last line gives it one more name.
    for (start, end) in
        [("export class IntoUnderlying", ".prototype.free;\n"), ("const IntoUnderlying", ";\n")]
    {
        while let Some(first) = script.find(start)
            && let Some(length) = script[first..].find(end)
        {
            script.replace_range(first..first + length + end.len(), "");
        }
    }
}

/// What the module imports is called by long names, most of them ending in sixteen random figures.
/// Nobody reads them here, so they become as short as can be.
pub fn shorten_names(module: &mut walrus::Module, script: &mut String) -> Result<()> {
    for (number, import) in module.imports.iter_mut().enumerate() {
        let in_script = format!("{}: function", import.name);
        ensure!(script.matches(&in_script).count() == 1, "the script offers {}", import.name);
        import.name = short_name(number);
        *script = script.replace(&in_script, &format!("{}: function", import.name));
        let in_script = format!("\"{}\": import0", import.module);
        *script = script.replace(&in_script, &format!("{MODULE}: import0"));
        import.module = MODULE.to_owned();
    }
    Ok(())
}

const MODULE: &str = "i";

/// a, b, … z, ba, bb, …
fn short_name(number: usize) -> String {
    let (rest, letter) = (number / 26, char::from(b'a' + (number % 26) as u8));
    if rest == 0 { letter.into() } else { short_name(rest) + &letter.to_string() }
}
