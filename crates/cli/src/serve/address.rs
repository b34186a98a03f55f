//! What is told to those who want to play: addresses that they can type.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Where this machine's own browser finds the page.
pub fn here(listening: SocketAddr) -> String {
    let ip = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    url(SocketAddr::new(ip, listening.port()))
}

/// Where others on the network find it: nothing unless the server listens to them.
pub fn elsewhere(listening: SocketAddr) -> Vec<String> {
    if !listening.ip().is_unspecified() {
        return Vec::new();
    }
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    reachable(found.into_iter().map(|interface| interface.ip()).collect(), listening)
}

/// The addresses that can be typed elsewhere, short ones first.
fn reachable(mut found: Vec<IpAddr>, listening: SocketAddr) -> Vec<String> {
    found.retain(|ip| match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local() && !ip.is_unspecified(),
        // Listening to IPv4 alone.
        IpAddr::V6(_) if listening.is_ipv4() => false,
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unicast_link_local(),
    });
    found.sort_by_key(|ip| (ip.is_ipv6(), *ip));
    found.dedup();
    found.into_iter().map(|ip| url(SocketAddr::new(ip, listening.port()))).collect()
}

fn url(address: SocketAddr) -> String {
    format!("http://{address}/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_no_address() {
        let open: SocketAddr = "0.0.0.0:8080".parse().unwrap();
        assert_eq!(here(open), "http://127.0.0.1:8080/");
        assert_eq!(here("[::]:8080".parse().unwrap()), "http://[::1]:8080/");
        let found =
            ["127.0.0.1", "192.168.1.20", "169.254.3.4", "10.0.0.5", "fe80::1", "2001:db8::7"];
        let found: Vec<IpAddr> = found.iter().map(|ip| ip.parse().unwrap()).collect();
        let expected = ["http://10.0.0.5:8080/", "http://192.168.1.20:8080/"];
        assert_eq!(reachable(found.clone(), open), expected);
        let both = reachable(found, "[::]:8080".parse().unwrap());
        assert_eq!(both.last().unwrap(), "http://[2001:db8::7]:8080/");
        assert!(elsewhere("127.0.0.1:8080".parse().unwrap()).is_empty());
    }
}
