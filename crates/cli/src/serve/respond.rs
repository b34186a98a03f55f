//! A request for a file of the page, answered: types, caching, security, and the page itself for
//! every address it knows how to show.

use super::page::{self, File};
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
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
    let path = path.trim_start_matches('/');
    match page::find(path) {
        Some(file) => send(path, file, headers),
        // Every screen has an address of its own; the page finds out which it is. A missing file,
        // though, must not come back as a page.
        None if is_screen(path) => match page::find("index.html") {
            Some(file) => send("index.html", file, headers),
            None => not_found(),
        },
        None => not_found(),
    }
}

fn is_screen(path: &str) -> bool {
    !path.starts_with("assets/") && !path.rsplit('/').next().unwrap_or(path).contains('.')
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
    fn check(path: &str, expected: bool) {
        assert_eq!(is_screen(path), expected, "{path}");
    }

    #[test]
    fn screens_are_told_from_files() {
        check("", true);
        check("play/classic/steady", true);
        check("assets/gone-12345678", false);
        check("favicon.ico", false);
        check("art/tree.svg", false);
    }

    #[test]
    fn only_reading_is_allowed() {
        let answer = respond(&Method::POST, "/", &HeaderMap::new());
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}
