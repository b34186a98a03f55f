//! The player's progress: every finished run, once.

use super::local;
use crate::settings::Settings;
use progress::{Gain, Profile, Record};
use session::Log;

/// The progress as it is stored; what cannot be read is kept by the profile itself.
pub fn load(settings: &Settings) -> Profile {
    let stored = local::read("profile").unwrap_or_default();
    let mut profile = Profile::read(&stored).map(|(profile, _)| profile).unwrap_or_default();
    profile.everything_open = settings.unlock_all;
    profile
}

/// Adds a finished run to what is stored, also by other tabs. What a known run brought is
/// told again; `None` for one that is not over.
pub fn add(log: &Log, profile: &mut Profile) -> Option<Gain> {
    let record = Record::of(log).ok()??;
    if let Some((stored, _)) = local::read("profile").and_then(|text| Profile::read(&text).ok()) {
        profile.merge(&stored);
    }
    let gain = profile.add(record);
    store(profile);
    Some(gain)
}

pub fn store(profile: &Profile) {
    local::write("profile", &profile.to_string());
}
