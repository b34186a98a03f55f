//! Who asks: the token of a device, in a cookie or as a bearer. What comes with a cookie may have been
//! sent by another page, so it has to say that it was not.

use crate::World;
use crate::problem::Problem;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use judge::{from_hex, sha256, to_hex};
use store::{Seen, TokenHash, Who};

/// The player who asks.
#[derive(Clone, Copy, Debug)]
pub struct Me {
    pub player: i64,
    pub token: TokenHash,
}

/// The token that a device keeps; the store has its hash alone.
pub fn hash(token: &str) -> Option<TokenHash> {
    from_hex::<32>(token).map(|bytes| sha256(&bytes))
}

impl FromRequestParts<World> for Me {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, world: &World) -> Result<Me, Problem> {
        let token = token(&parts.headers, &parts.method)?.ok_or_else(Problem::stranger)?;
        let known = world.store().call(Who { token }).await?.ok_or_else(Problem::stranger)?;
        world.0.limits.player(known.player)?;
        if known.is_stale {
            world.store().call(Seen { token }).await?;
        }
        Ok(Me { player: known.player, token })
    }
}

/// Somebody who may be a player.
pub struct Perhaps(pub Option<Me>);

impl FromRequestParts<World> for Perhaps {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, world: &World) -> Result<Perhaps, Problem> {
        match Me::from_request_parts(parts, world).await {
            Ok(me) => Ok(Perhaps(Some(me))),
            Err(problem) if problem.code() == "not-a-player" => Ok(Perhaps(None)),
            Err(problem) => Err(problem),
        }
    }
}

fn token(headers: &HeaderMap, method: &Method) -> Result<Option<TokenHash>, Problem> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(bearer) = text(header::AUTHORIZATION).and_then(|it| it.strip_prefix("Bearer ")) {
        return Ok(hash(bearer.trim()));
    }
    let Some(found) = found(headers, PLAYER) else { return Ok(None) };
    if !method.is_safe() && !is_from_here(headers) {
        return Err(elsewhere());
    }
    Ok(hash(found))
}

/// What a cookie says.
fn found<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = cookies.flat_map(|line| line.split(';')).map(str::trim);
    cookies.find_map(|cookie| {
        let cookie = cookie.strip_prefix(HOST).unwrap_or(cookie);
        cookie.strip_prefix(name)?.strip_prefix('=')
    })
}

/// A device that said a pairing code: the token that counts once the other device has said yes.
pub struct Claimant(pub Option<[u8; 32]>);

impl<S: Sync> FromRequestParts<S> for Claimant {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Claimant, Problem> {
        let said = parts.headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok());
        if let Some(bearer) = said.and_then(|it| it.strip_prefix("Bearer ")) {
            return Ok(Claimant(from_hex(bearer.trim())));
        }
        let Some(found) = found(&parts.headers, WAITING) else { return Ok(Claimant(None)) };
        if !is_from_here(&parts.headers) {
            return Err(elsewhere());
        }
        Ok(Claimant(from_hex(found)))
    }
}

/// Whether the page that asks is one of this server.
pub fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    match (text(header::ORIGIN), text("sec-fetch-site".parse().expect("a header's name"))) {
        (_, Some(site)) if site != "same-origin" => false,
        (Some(origin), _) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == text(header::HOST)
        }
        (None, Some(_)) => true,
        // Every browser of today says one of the two.
        (None, None) => false,
    }
}

pub fn elsewhere() -> Problem {
    let detail = "this was asked by a page of another place";
    Problem::new(StatusCode::FORBIDDEN, "other-origin", detail)
}

const PLAYER: &str = "ninefold-player";
const WAITING: &str = "ninefold-waiting";
/// A browser takes a cookie whose name begins like this by HTTPS alone, for this host alone.
const HOST: &str = "__Host-";
const YEAR: u32 = 400 * 24 * 60 * 60;

fn baked(name: &str, token: &str, seconds: u32, is_secure: bool) -> String {
    let (host, secure) = if is_secure { (HOST, "; Secure") } else { ("", "") };
    format!("{host}{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// The cookie that keeps a device's token where no script can read it.
pub fn cookie(token: &[u8; 32], is_secure: bool) -> String {
    baked(PLAYER, &to_hex(token), YEAR, is_secure)
}

pub fn no_cookie(is_secure: bool) -> String {
    baked(PLAYER, "", 0, is_secure)
}

/// Beside the player whom the device is until it is let in.
pub fn waiting_cookie(token: &[u8; 32], seconds: u32, is_secure: bool) -> String {
    baked(WAITING, &to_hex(token), seconds, is_secure)
}

pub fn no_waiting_cookie(is_secure: bool) -> String {
    baked(WAITING, "", 0, is_secure)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(lines: &[(&str, &str)], expected: bool) {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            let name: header::HeaderName = name.parse().unwrap();
            headers.insert(name, value.parse().unwrap());
        }
        assert_eq!(is_from_here(&headers), expected, "{lines:?}");
    }

    #[test]
    fn other_pages_are_told_from_ours() {
        let host = ("host", "sudoku.example");
        check(&[host, ("origin", "https://sudoku.example")], true);
        check(&[host, ("origin", "https://evil.example")], false);
        check(&[host, ("origin", "null")], false);
        check(&[host, ("sec-fetch-site", "same-origin")], true);
        check(&[host, ("sec-fetch-site", "cross-site")], false);
        let both = [host, ("origin", "https://sudoku.example"), ("sec-fetch-site", "same-site")];
        check(&both, false);
        check(&[host], false);
    }
}
