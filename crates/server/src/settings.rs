//! What whoever runs a server decides.

/// By default what suits one machine without a proxy before it.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many proxies of one's own stand before it: so many of the last addresses in
    /// `X-Forwarded-For` are theirs, and the one before is the player's.
    pub proxies: usize,
    /// Whether players come by HTTPS, so that cookies are sent by it alone.
    pub is_secure: bool,
    /// How many logs are played again at a time.
    pub judges: usize,
    /// This Ninefold's verifier as a WASM module, to be kept and published: runs and seals name its
    /// hash. Without one they name the version.
    pub verifier: Option<Vec<u8>>,
}

impl Default for Settings {
    fn default() -> Settings {
        let judges = std::thread::available_parallelism().map_or(2, |cores| cores.get());
        Settings { proxies: 0, is_secure: false, judges, verifier: None }
    }
}
