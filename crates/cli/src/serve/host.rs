//! Whom a request is for. A page elsewhere can give its own name the address of this machine and ask
//! here in the player's browser (DNS rebinding); such a name is none of ours and gets no answer.

use std::net::IpAddr;

/// The names that this server answers to besides addresses, which nobody can give another meaning.
#[derive(Clone, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// The machine's own names, and those that whoever starts the server allows.
    pub fn new(machine: Option<String>, allowed: Vec<String>) -> Names {
        let machine = machine.map(|name| name.to_lowercase());
        let local = machine.iter().map(|name| format!("{name}.local"));
        let own = ["localhost".to_owned()].into_iter().chain(local).chain(machine.clone());
        Names(own.chain(allowed.into_iter().map(|name| name.to_lowercase())).collect())
    }

    /// Whether a request with this `Host` is meant for this server. Programs of old name none.
    pub fn know(&self, host: Option<&str>) -> bool {
        let Some(host) = host else { return true };
        let name = without_port(host).trim_end_matches('.').to_lowercase();
        name.parse::<IpAddr>().is_ok() || name.ends_with(".localhost") || self.0.contains(&name)
    }
}

fn without_port(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(six) => six.split(']').next().unwrap_or(six),
        None => host.split(':').next().unwrap_or(host),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(host: &str, expected: bool) {
        let names = Names::new(Some("Kitchen".into()), vec!["puzzles.example".into()]);
        assert_eq!(names.know(Some(host)), expected, "{host}");
    }

    #[test]
    fn addresses_and_own_names_are_known() {
        check("127.0.0.1:9999", true);
        check("192.168.1.20", true);
        check("[::1]:9999", true);
        check("localhost:9999", true);
        check("LOCALHOST", true);
        check("kitchen:8080", true);
        check("kitchen.local", true);
        check("puzzles.example", true);
        check("ninefold.localhost", true);
        check("evil.example:9999", false);
        check("127.0.0.1.evil.example", false);
        check("", false);
        assert!(Names::default().know(None));
    }
}
