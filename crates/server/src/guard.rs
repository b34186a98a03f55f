//! What every request passes: limits of its address, of its time, what its answer may do in a browser,
//! and the record, which has no address and no secret.

use crate::World;
use crate::problem::{Problem, Told};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// Where a connection comes from; whoever accepts connections says it.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Whose request it is, by address, proxies taken into account.
#[derive(Clone, Copy, Debug, Default)]
pub struct From(pub Option<IpAddr>);

/// No request takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

const HEADERS: [(HeaderName, &str); 4] = [
    (header::CACHE_CONTROL, "no-store"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
];

pub async fn guard(State(world): State<World>, mut request: Request, next: Next) -> Response {
    let start = Instant::now();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let route = route.unwrap_or_else(|| "none".to_owned());
    let method = request.method().clone();
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    let from = From(peer.map(|peer| address(peer, request.headers(), world.0.settings.proxies)));
    request.extensions_mut().insert(from);
    let mut response = match world.0.limits.address(from.0) {
        Err(problem) => problem.into_response(),
        Ok(()) => match timeout(PATIENCE, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Problem::busy().into_response(),
        },
    };
    for (name, value) in HEADERS {
        let headers = response.headers_mut();
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    let status = response.status().as_u16();
    let code = response.extensions().get::<Told>().map_or("", |told| told.0);
    world.0.metrics.request(&route, status);
    let ms = start.elapsed().as_millis() as u64;
    tracing::info!(method = method.as_str(), route, status, code, ms, "answered");
    response
}

/// Each proxy adds whom it heard from behind what it was told. What stands before the last ones that are
/// ours, anybody may have written.
fn address(peer: IpAddr, headers: &HeaderMap, proxies: usize) -> IpAddr {
    if proxies == 0 {
        return peer;
    }
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let heard: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let place = heard.len().checked_sub(proxies);
    place.and_then(|place| heard[place].parse().ok()).unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(told: &str, proxies: usize, expected: &str) {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", told.parse().unwrap());
        let found = address("10.0.0.1".parse().unwrap(), &headers, proxies);
        assert_eq!(found.to_string(), expected);
    }

    #[test]
    fn only_what_our_proxies_wrote_is_believed() {
        check("6.6.6.6", 0, "10.0.0.1");
        check("6.6.6.6, 1.2.3.4", 1, "1.2.3.4");
        check("6.6.6.6, 1.2.3.4, 10.0.0.2", 2, "1.2.3.4");
        check("1.2.3.4", 2, "10.0.0.1");
        check("nonsense", 1, "10.0.0.1");
    }
}
