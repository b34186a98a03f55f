//! Lays the page out in its folder: hashed assets, `index.html`, the service worker's list.

use crate::Effort;
use crate::compile::{Modules, without_comments};
use crate::{compress, fluent, pictures};
use anyhow::{Context, Error, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A file of the page: its path as the browser asks for it, without the leading slash.
type Files = BTreeMap<String, Vec<u8>>;

pub fn write(root: &Path, modules: Modules, out: &Path, effort: Effort) -> Result<()> {
    let Modules { page, beside } = modules;
    let web = root.join("crates").join("web");
    let mut files = Files::new();
    let mut names = BTreeMap::new();

    let wasm = add(&mut files, "web.wasm", page.wasm);
    // wasm-bindgen's script looks for the module beside itself, under its own name.
    let script = page.script.replace("ninefold_web_bg.wasm", &file_name(&wasm));
    let script = add(&mut files, "web.js", script.into_bytes());
    names.insert("web.wasm".to_owned(), wasm);
    names.insert("web.js".to_owned(), script);
    names.insert("beside.wasm".to_owned(), add(&mut files, "beside.wasm", beside));
    for (name, bytes) in copied(&web.join("static"))? {
        // The page loads its fonts before the service worker keeps them: under such a name it is
        // plain that they need not come twice.
        if name.ends_with(".woff2") {
            let path = add(&mut files, &file_name(&name), bytes);
            names.insert(name, path);
        } else {
            files.insert(name, bytes);
        }
    }
    let drawn = pictures::together(&web.join("art"))?;
    names.insert("pictures.txt".to_owned(), add(&mut files, "pictures.txt", drawn.into_bytes()));
    let words = root.join("crates").join("words").join("messages");
    let words = fluent::read_languages(&words, fluent::Reader::Page).map_err(Error::msg)?;
    let words = words.into_iter().map(|(code, messages)| {
        let path = add(&mut files, &format!("words-{code}.txt"), messages.into_bytes());
        format!("{code}: \"./{}\"", file_name(&path))
    });
    let words = words.collect::<Vec<_>>().join(", ");
    // What only rooms look like comes when one is opened.
    for (name, folder) in [("style.css", "style"), ("rooms.css", "style/rooms")] {
        let style = substitute(&styles(&web.join(folder))?, &names, Folder::Assets);
        let style = add(&mut files, name, style.into_bytes());
        names.insert(name.to_owned(), style);
    }
    // The page's entry names the workers', so those come first.
    for name in ["worker-boot.js", "beside-boot.js", "boot.js"] {
        let script = substitute(&fs::read_to_string(web.join(name))?, &names, Folder::Assets);
        let script = without_comments(&script.replace("\"{{words}}\": \"\"", &words));
        let path = add(&mut files, name, script.into_bytes());
        names.insert(name.to_owned(), path);
    }

    let index = substitute(&fs::read_to_string(web.join("index.html"))?, &names, Folder::Root);
    files.insert("index.html".to_owned(), index.into_bytes());
    let worker =
        service_worker(&fs::read_to_string(web.join("service-worker.js"))?, &files, effort);
    files.insert("service-worker.js".to_owned(), worker.into_bytes());

    let packed = packed_before(out, &files);
    if out.exists() {
        fs::remove_dir_all(out)?;
    }
    for (name, bytes) in files.iter().chain(&packed) {
        let path = out.join(name);
        fs::create_dir_all(path.parent().context("every file has a folder")?)?;
        fs::write(path, bytes)?;
    }
    Ok(())
}

/// The packed forms of what an earlier page had too: they take seconds to make.
fn packed_before(out: &Path, files: &Files) -> Files {
    let is_same = |(name, bytes): &(&String, &Vec<u8>)| {
        fs::read(out.join(name)).is_ok_and(|before| before == **bytes)
    };
    let same = files.iter().filter(is_same);
    let packed =
        same.flat_map(|(name, _)| compress::ENDINGS.map(|ending| format!("{name}{ending}")));
    packed.filter_map(|name| Some((name.clone(), fs::read(out.join(name)).ok()?))).collect()
}

/// Adds an asset under a name that changes with its content, so it may be cached for ever.
fn add(files: &mut Files, name: &str, bytes: Vec<u8>) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let path = format!("assets/{stem}-{:08x}.{extension}", digest(&bytes) as u32);
    files.insert(path.clone(), bytes);
    path
}

fn file_name(path: &str) -> String {
    path.rsplit('/').next().unwrap_or(path).to_owned()
}

/// FNV-1a: names need to differ, not to withstand an attacker.
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Where a file lies that names others; no address tells where the page itself is served.
#[derive(Clone, Copy)]
enum Folder {
    Root,
    Assets,
}

/// `{{web.js}}` becomes the asset's address, as seen from the file that names it.
fn substitute(text: &str, names: &BTreeMap<String, String>, folder: Folder) -> String {
    names.iter().fold(text.to_owned(), |text, (name, path)| {
        let address = match folder {
            Folder::Root => path.clone(),
            Folder::Assets => format!("./{}", file_name(path)),
        };
        text.replace(&format!("{{{{{name}}}}}"), &address)
    })
}

/// All style sheets in the order of their names, without comments, indentation and lines.
fn styles(folder: &Path) -> Result<String> {
    let mut paths: Vec<_> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    let mut all = String::new();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ext| ext == "css")) {
        let text = fs::read_to_string(path)?;
        let mut rest = text.as_str();
        let mut bare = String::new();
        while let Some(start) = rest.find("/*") {
            bare.push_str(&rest[..start]);
            rest = rest[start..].split_once("*/").map_or("", |(_, after)| after);
        }
        bare.push_str(rest);
        for line in bare.lines().map(str::trim).filter(|line| !line.is_empty()) {
            all.push_str(line);
            // A rule that goes on in the next line may need the space between.
            if !line.ends_with(['{', '}', ';', ',']) {
                all.push('\n');
            }
        }
    }
    Ok(all)
}

/// The files of a folder and of those in it, by their paths inside it.
fn copied(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() {
            let inner = copied(&entry.path())?;
            files.extend(inner.into_iter().map(|(path, bytes)| (format!("{name}/{path}"), bytes)));
        } else {
            files.insert(name, fs::read(entry.path())?);
        }
    }
    Ok(files)
}

/// Whether the page needs a file when there is no network. The licence of the fonts is read in the
/// repository, and PNG icons are asked for by an installer, which keeps them itself.
fn is_kept(name: &str) -> bool {
    !name.ends_with("OFL.txt") && !name.ends_with(".png") && !is_kept_later(name)
}

/// What keeps itself when it is first asked for (`beside-boot.js`): most who play never print, and come to
/// the rooms later.
fn is_kept_later(name: &str) -> bool {
    name.starts_with("assets/beside")
}

/// Fills in the list to be kept offline and a version that changes with any file.
/// In development the version is empty, and the worker then keeps nothing.
fn service_worker(template: &str, files: &Files, effort: Effort) -> String {
    let kept: Vec<String> = files
        .keys()
        .filter(|name| is_kept(name))
        .map(|name| if name == "index.html" { "\"./\"".to_owned() } else { format!("\"{name}\"") })
        .collect();
    let version = match effort {
        Effort::Dev => String::new(),
        Effort::Release => {
            let all = files.iter().fold(0, |hash, (name, bytes)| {
                digest(name.as_bytes()) ^ digest(bytes).rotate_left(1) ^ u64::rotate_left(hash, 7)
            });
            format!("{all:016x}")
        }
    };
    template.replace("\"{{files}}\"", &kept.join(",")).replace("{{version}}", &version)
}
