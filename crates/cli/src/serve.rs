//! `ninefold serve`: the page at a local address. Everything a player needs is in the page;
//! this only hands it out.

mod page;
mod respond;

use axum::Router;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::Response;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::net::TcpListener;

/// Where the page is served when nobody says otherwise.
pub const DEFAULT_ADDRESS: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 9999);

/// How many ports above a taken one are tried before giving up.
const PORTS_TRIED: u16 = 20;

/// Whether to show the page in a browser at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    Open,
    Leave,
}

/// Serves until the process ends. `address` asks for that very port; without one a taken port
/// gives way to the next free one.
pub fn serve(address: Option<SocketAddr>, browser: Browser) -> io::Result<()> {
    if let Err(missing) = page::check() {
        return Err(io::Error::other(missing));
    }
    tokio::runtime::Builder::new_current_thread().enable_io().build()?.block_on(async {
        let listener = listen(address).await?;
        let url = format!("http://{}/", listener.local_addr()?);
        println!("Ninefold is at {url}  (Ctrl+C ends it)");
        if browser == Browser::Open {
            // A machine without a browser, or without a screen, is no reason to stop.
            let _ = open::that_detached(&url);
        }
        axum::serve(listener, Router::new().fallback(answer)).await
    })
}

async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    respond::respond(&method, uri.path(), &headers)
}

async fn listen(address: Option<SocketAddr>) -> io::Result<TcpListener> {
    if let Some(address) = address {
        return TcpListener::bind(address).await.map_err(|error| {
            let why = match error.kind() {
                io::ErrorKind::AddrInUse => {
                    "another program is using it; try --addr with another port".to_owned()
                }
                _ => error.to_string(),
            };
            io::Error::new(error.kind(), format!("cannot serve at {address}: {why}"))
        });
    }
    let first = DEFAULT_ADDRESS.port();
    for port in first..first + PORTS_TRIED {
        match TcpListener::bind((DEFAULT_ADDRESS.ip(), port)).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            bound => return bound,
        }
    }
    Err(io::Error::new(
        io::ErrorKind::AddrInUse,
        format!(
            "ports {first} to {} are all taken; name a free one with --addr 127.0.0.1:PORT",
            first + PORTS_TRIED - 1
        ),
    ))
}
