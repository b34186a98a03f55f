//! A request for a file of the page, answered: types, caching, packing, parts, security.

use super::coding::Coding;
use super::host::Names;
use super::page::{self, File};
use super::range::Part;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ACCEPT_ENCODING, ACCEPT_RANGES, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_RANGE,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HOST, HeaderName, IF_NONE_MATCH, IF_RANGE,
    LOCATION, RANGE, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use hyper::{HeaderMap, Method, Request, StatusCode, http};

pub type Response = hyper::Response<Full<Bytes>>;

/// The page runs its own files and nothing else; styles may be set on elements.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What is answered to a request that is not meant for this server.
pub fn stranger<B>(request: &Request<B>, names: &Names) -> Option<Response> {
    let why = "This name is none of this server. Start it with --host NAME to allow it.\n";
    let is_known = names.know(text_of(request.headers(), HOST));
    (!is_known).then(|| told(StatusCode::MISDIRECTED_REQUEST, why))
}

pub fn respond<B>(request: &Request<B>, names: &Names) -> Response {
    let headers = request.headers();
    if let Some(refusal) = stranger(request, names) {
        return refusal;
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return finish(plain(StatusCode::METHOD_NOT_ALLOWED).header(ALLOW, "GET, HEAD"), "".into());
    }
    let path = match request.uri().path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    // The page asks whether a world is behind it; this is the answer where none is.
    if path == "v1" {
        return told(StatusCode::OK, "");
    }
    match (page::find(path), old_screen(path)) {
        (Some(file), _) => send(path, &file, headers),
        (None, Some(address)) => {
            let moved = plain(StatusCode::PERMANENT_REDIRECT).header(LOCATION, address);
            finish(moved, "".into())
        }
        (None, None) => told(StatusCode::NOT_FOUND, "There is no such file here.\n"),
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

fn send(path: &str, file: &File, headers: &HeaderMap) -> Response {
    // Names under assets/ change with their content.
    let caching = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let answer = hyper::Response::builder()
        .header(CACHE_CONTROL, caching)
        .header(VARY, "accept-encoding")
        .header(ACCEPT_RANGES, "bytes")
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
        .header(REFERRER_POLICY, "no-referrer")
        .header(CONTENT_SECURITY_POLICY, POLICY);
    if let Some((tag, part)) = part_of(file, headers) {
        let answer = answer.header(ETAG, tag).header(CONTENT_TYPE, content_type(path));
        return send_part(answer, file, &part);
    }
    let coding = Coding::best(text_of(headers, ACCEPT_ENCODING), &file.codings());
    let tag = tag_of(file, coding);
    let answer = answer.header(ETAG, &tag);
    let known = text_of(headers, IF_NONE_MATCH);
    let is_known =
        |known: &str| known.trim() == "*" || known.split(',').any(|it| is_same(it, &tag));
    if known.is_some_and(is_known) {
        return finish(answer.status(StatusCode::NOT_MODIFIED), Bytes::new());
    }
    let answer = answer.header(CONTENT_TYPE, content_type(path));
    let answer = match coding.name() {
        Some(name) => answer.header(CONTENT_ENCODING, name),
        None => answer,
    };
    finish(answer, file.bytes(coding))
}

/// The part of the plain file that is asked for, if one is, and the tag of what it is a part of.
/// Who has the beginning of another content gets the whole.
fn part_of(file: &File, headers: &HeaderMap) -> Option<(String, Part)> {
    let asked = text_of(headers, RANGE)?;
    let tag = tag_of(file, Coding::Plain);
    let fits = text_of(headers, IF_RANGE).is_none_or(|known| known.trim() == tag);
    let part = if fits { Part::of(asked, file.plain.len()) } else { Part::Whole };
    (part != Part::Whole).then_some((tag, part))
}

fn send_part(answer: http::response::Builder, file: &File, part: &Part) -> Response {
    let whole = file.plain.len();
    match part {
        Part::Bytes(range) => {
            let told = format!("bytes {}-{}/{whole}", range.start, range.end - 1);
            let answer = answer.status(StatusCode::PARTIAL_CONTENT).header(CONTENT_RANGE, told);
            finish(answer, file.plain.slice(range.clone()))
        }
        Part::Beyond | Part::Whole => {
            let told = format!("bytes */{whole}");
            let answer = answer.status(StatusCode::RANGE_NOT_SATISFIABLE);
            finish(answer.header(CONTENT_RANGE, told), Bytes::new())
        }
    }
}

/// What names this very sequence of bytes.
fn tag_of(file: &File, coding: Coding) -> String {
    match coding.name() {
        Some(name) => format!("\"{:016x}-{name}\"", file.tag),
        None => format!("\"{:016x}\"", file.tag),
    }
}

/// Proxies that pack anew make a tag a weak one.
fn is_same(known: &str, tag: &str) -> bool {
    let known = known.trim();
    known.strip_prefix("W/").unwrap_or(known) == tag
}

fn text_of(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).map(|value| value.to_str().unwrap_or_default())
}

fn told(status: StatusCode, words: &'static str) -> Response {
    finish(plain(status), words.into())
}

fn plain(status: StatusCode) -> http::response::Builder {
    hyper::Response::builder().status(status).header(CONTENT_TYPE, "text/plain; charset=utf-8")
}

fn finish(answer: http::response::Builder, body: Bytes) -> Response {
    answer.body(Full::new(body)).expect("what came in as a header can go out as one")
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
        let request = Request::builder().method(Method::POST).uri("/").body(()).unwrap();
        let answer = respond(&request, &Names::default());
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    fn file() -> File {
        let bytes = |text: &'static str| Bytes::from_static(text.as_bytes());
        File {
            tag: 7,
            plain: bytes("0123456789"),
            brotli: Some(bytes("br")),
            gzip: Some(bytes("gz")),
        }
    }

    /// The status of the answer and what of its headers matters here.
    #[track_caller]
    fn check_send(asked: &[(HeaderName, &str)], status: u16, expected: &[(HeaderName, &str)]) {
        let mut headers = HeaderMap::new();
        for (name, value) in asked {
            headers.insert(name, value.parse().unwrap());
        }
        let answer = send("index.html", &file(), &headers);
        assert_eq!(answer.status().as_u16(), status, "{asked:?}");
        for (name, value) in expected {
            assert_eq!(text_of(answer.headers(), name.clone()), Some(*value), "{asked:?}");
        }
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        const PLAIN: &str = "\"0000000000000007\"";
        const PACKED: &str = "\"0000000000000007-br\"";
        check_send(&[], 200, &[(ETAG, PLAIN)]);
        check_send(&[(ACCEPT_ENCODING, "br")], 200, &[(ETAG, PACKED), (CONTENT_ENCODING, "br")]);
        check_send(&[(ACCEPT_ENCODING, "br;q=0, gzip")], 200, &[(CONTENT_ENCODING, "gzip")]);
        check_send(&[(IF_NONE_MATCH, PLAIN)], 304, &[]);
        check_send(&[(IF_NONE_MATCH, PACKED)], 200, &[]);
        let again = [(IF_NONE_MATCH, "\"x\", W/\"0000000000000007-br\""), (ACCEPT_ENCODING, "br")];
        check_send(&again, 304, &[(ETAG, PACKED)]);
        check_send(&[(RANGE, "bytes=2-4")], 206, &[(CONTENT_RANGE, "bytes 2-4/10")]);
        check_send(&[(RANGE, "bytes=20-")], 416, &[(CONTENT_RANGE, "bytes */10")]);
        check_send(&[(RANGE, "bytes=2-4"), (IF_RANGE, PLAIN)], 206, &[]);
        check_send(&[(RANGE, "bytes=2-4"), (IF_RANGE, "\"old\"")], 200, &[]);
    }

    #[test]
    fn a_strange_name_gets_no_answer() {
        let request = Request::builder().uri("/").header(HOST, "evil.example").body(()).unwrap();
        let answer = respond(&request, &Names::default());
        assert_eq!(answer.status(), StatusCode::MISDIRECTED_REQUEST);
    }
}
