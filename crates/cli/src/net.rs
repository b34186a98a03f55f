//! How this program asks servers: HTTP, or HTTPS with the certificates that the system trusts
//! (`SSL_CERT_FILE` names others). It knows no server and no player.

use std::time::Duration;
use ureq::tls::{RootCerts, TlsConfig};

/// Somebody to ask with, who takes any status for an answer. `patience` is for a whole answer.
pub fn agent(patience: Option<Duration>) -> ureq::Agent {
    let tls = TlsConfig::builder().root_certs(RootCerts::PlatformVerifier).build();
    let config = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(patience)
        .tls_config(tls);
    config.build().into()
}
