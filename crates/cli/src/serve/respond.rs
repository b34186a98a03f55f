//! A request for a file of the page, answered: types, caching, security.

use super::page::{self, File};
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    LOCATION, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::Response;

/// The page runs its own files and nothing else; styles may be set on elements.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub fn respond(method: &Method, path: &str, headers: &HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return plain(StatusCode::METHOD_NOT_ALLOWED)
            .header(ALLOW, "GET, HEAD")
            .body(Body::empty())
            .expect("fixed headers are valid");
    }
    let path = match path.trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    match (page::find(path), old_screen(path)) {
        (Some(file), _) => send(path, file, headers),
        (None, Some(address)) => plain(StatusCode::PERMANENT_REDIRECT)
            .header(LOCATION, address)
            .body(Body::empty())
            .expect("an address that came in can go out"),
        (None, None) => not_found(),
    }
}

/// Where a screen is whose address had no `#` yet, as in links and bookmarks of old. A missing file is
/// no screen.
fn old_screen(path: &str) -> Option<String> {
    let is_file =
        path.starts_with("assets/") || path.rsplit('/').next().unwrap_or(path).contains('.');
    match path {
        _ if is_file => None,
        // A link to a puzzle has it behind a `#`, which the browser keeps if no other is told.
        "own" => Some("/".to_owned()),
        screen => Some(format!("/#/{screen}")),
    }
}

fn send(path: &str, file: File, headers: &HeaderMap) -> Response {
    let takes_brotli =
        headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).is_some_and(|value| {
            value.split(',').any(|coding| coding.trim().split(';').next() == Some("br"))
        });
    // Names under assets/ change with their content.
    let caching = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let response = Response::builder()
        .header(CONTENT_TYPE, content_type(path))
        .header(CACHE_CONTROL, caching)
        .header(VARY, "accept-encoding")
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
        .header(REFERRER_POLICY, "no-referrer")
        .header(CONTENT_SECURITY_POLICY, POLICY);
    let response = match file.packed.filter(|_| takes_brotli) {
        Some(packed) => {
            response.header(CONTENT_ENCODING, "br").body(Body::from(packed.into_owned()))
        }
        None => response.body(Body::from(file.plain.into_owned())),
    };
    response.expect("fixed headers are valid")
}

fn not_found() -> Response {
    plain(StatusCode::NOT_FOUND)
        .body(Body::from("There is no such file here.\n"))
        .expect("fixed headers are valid")
}

fn plain(status: StatusCode) -> axum::http::response::Builder {
    Response::builder().status(status).header(CONTENT_TYPE, "text/plain; charset=utf-8")
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, expected: Option<&str>) {
        assert_eq!(old_screen(path).as_deref(), expected, "{path}");
    }

    #[test]
    fn old_addresses_lead_to_the_screens_of_today() {
        check("play/0a", Some("/#/play/0a"));
        check("own", Some("/"));
        check("assets/gone-12345678", None);
        check("favicon.ico", None);
        check("art/tree.svg", None);
    }

    #[test]
    fn only_reading_is_allowed() {
        let answer = respond(&Method::POST, "/", &HeaderMap::new());
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}
