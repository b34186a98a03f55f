//! Where a board to be checked comes from: a server, or a folder that somebody kept.

use crate::exit::Failure;
use crate::net;
use session::RunId;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

pub enum Source {
    /// The address of a board, without a slash at its end.
    Server {
        board: String,
        runs: String,
        verifiers: String,
        agent: ureq::Agent,
    },
    Folder(PathBuf),
}

/// How often a server that has too much to do is asked, and how many seconds it may ask to wait.
const TRIES: u32 = 60;
const PAUSE: u64 = 30;
/// No text of a server may be longer: a seal of a million lines is some hundred megabytes.
const LONGEST: u64 = 512 * 1024 * 1024;

impl Source {
    pub fn of(name: &OsStr) -> Source {
        let is_address = |text: &&str| text.starts_with("http://") || text.starts_with("https://");
        let Some(text) = name.to_str().filter(is_address) else {
            return Source::Folder(name.into());
        };
        let board = text.trim_end_matches('/').trim_end_matches("/seal").to_owned();
        let base = board.rsplit_once("/boards/").map_or(board.as_str(), |(base, _)| base);
        let (runs, verifiers) = (format!("{base}/runs"), format!("{base}/verifiers"));
        Source::Server { board, runs, verifiers, agent: net::agent(None) }
    }

    pub fn seal(&self) -> Result<String, Failure> {
        match self {
            Source::Folder(folder) => {
                let path = folder.join("seal.txt");
                fs::read_to_string(&path).map_err(Failure::io(path.display().to_string()))
            }
            Source::Server { board, agent, .. } => {
                let place = format!("{board}/seal");
                let none = "there is no such board, or it is not sealed yet";
                let seal = get(agent, &place)?;
                let seal = seal.ok_or_else(|| Failure::Usage(format!("{place}: {none}")))?;
                Ok(String::from_utf8_lossy(&seal).into_owned())
            }
        }
    }

    /// What the server tells of all seals of the board: `[{ "day": …, "root": "…" }]`.
    pub fn seals(&self) -> Result<String, Failure> {
        match self {
            Source::Folder(folder) => {
                Ok(fs::read_to_string(folder.join(SEALS)).unwrap_or_default())
            }
            Source::Server { board, agent, .. } => {
                let told = get(agent, &format!("{board}/seals"))?.unwrap_or_default();
                Ok(String::from_utf8_lossy(&told).into_owned())
            }
        }
    }

    /// `None` where it is gone.
    pub fn log(&self, run: RunId) -> Result<Option<String>, Failure> {
        match self {
            Source::Folder(folder) => {
                let path = folder.join(format!("{run}.log"));
                match fs::read(&path) {
                    // A byte that is no text any more is still to be told as a changed one.
                    Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
                    Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                    Err(error) => Err(Failure::io(path.display().to_string())(error)),
                }
            }
            Source::Server { runs, agent, .. } => {
                let log = get(agent, &format!("{runs}/{run}/log"))?;
                Ok(log.map(|log| String::from_utf8_lossy(&log).into_owned()))
            }
        }
    }

    /// The verifier with this hash; `None` where there is none, or this is no hash.
    pub fn verifier(&self, hash: &str) -> Result<Option<Vec<u8>>, Failure> {
        if judge::from_hex::<32>(hash).is_none() {
            return Ok(None);
        }
        match self {
            Source::Folder(folder) => {
                let path = folder.join(format!("{hash}.wasm"));
                match fs::read(&path) {
                    Ok(bytes) => Ok(Some(bytes)),
                    Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                    Err(error) => Err(Failure::io(path.display().to_string())(error)),
                }
            }
            Source::Server { verifiers, agent, .. } => get(agent, &format!("{verifiers}/{hash}")),
        }
    }
}

/// What a server has at an address; `None` where it has nothing. One that has heard too much at once is asked
/// again when it says so.
pub fn get(agent: &ureq::Agent, place: &str) -> Result<Option<Vec<u8>>, Failure> {
    let failed = |why: String| Failure::Usage(format!("{place}: {why}"));
    for tries in 1.. {
        let mut answer = agent.get(place).call().map_err(|error| failed(error.to_string()))?;
        match answer.status().as_u16() {
            200 => {
                let body = answer.body_mut().with_config().limit(LONGEST);
                return body.read_to_vec().map(Some).map_err(|error| failed(error.to_string()));
            }
            404 => return Ok(None),
            429 | 503 if tries < TRIES => {
                let told = answer.headers().get("retry-after");
                let seconds = told.and_then(|told| told.to_str().ok()?.parse().ok());
                std::thread::sleep(Duration::from_secs(seconds.unwrap_or(1).clamp(1, PAUSE)));
            }
            status => return Err(failed(format!("the server answers {status}"))),
        }
    }
    unreachable!("the last try has an answer or a failure")
}

/// Where a folder has the roots of all seals.
pub const SEALS: &str = "seals.json";

/// The roots in it; what is none is left out.
pub fn roots(text: &str) -> Vec<[u8; 32]> {
    #[derive(serde::Deserialize)]
    struct Sealed {
        root: String,
    }
    let sealed: Vec<Sealed> = serde_json::from_str(text).unwrap_or_default();
    sealed.iter().filter_map(|it| judge::from_hex(&it.root)).collect()
}

pub fn keep(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
    let path = folder.join(name);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, bytes))
        .map_err(Failure::io(path.display().to_string()))
}
