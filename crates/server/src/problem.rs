//! What is answered when something is not done: RFC 9457, with a code that never changes and a sentence.
//! What went wrong inside is written down here and never told.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use judge::Fault;
use serde::Serialize;
use store::Trouble;
use utoipa::ToSchema;
use words::{Language, say};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// The code as a name that no other service uses.
    #[serde(rename = "type")]
    kind: String,
    /// The code: a program may rely on it.
    code: &'static str,
    status: u16,
    /// A sentence for people.
    detail: String,
    /// Seconds after which it is worth trying again.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<u32>,
}

impl Problem {
    pub fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Problem {
        let kind = format!("urn:ninefold:problem:{code}");
        let detail = detail.into();
        Problem { kind, code, status: status.as_u16(), detail, retry_after: None }
    }

    pub fn bad(code: &'static str, detail: &str) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, code, detail)
    }

    pub fn missing(code: &'static str, detail: &str) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, code, detail)
    }

    pub fn refused(code: &'static str, detail: &str) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail)
    }

    pub fn conflict(code: &'static str, detail: &str) -> Problem {
        Problem::new(StatusCode::CONFLICT, code, detail)
    }

    pub fn stranger() -> Problem {
        let detail = "no player is known by this token; join first with POST /v1/players";
        Problem::new(StatusCode::UNAUTHORIZED, "not-a-player", detail)
    }

    pub fn too_many(code: &'static str, seconds: u32) -> Problem {
        let detail = format!("too many of these; try again in {seconds} s");
        let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, code, detail);
        Problem { retry_after: Some(seconds), ..problem }
    }

    pub fn busy() -> Problem {
        let detail = "the server has more to do than it can; try again in a few seconds";
        let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", detail);
        Problem { retry_after: Some(3), ..problem }
    }

    pub fn broken() -> Problem {
        let detail = "something went wrong here; it was written down";
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", detail)
    }

    pub fn code(&self) -> &'static str {
        self.code
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        match trouble {
            Trouble::Busy | Trouble::Clash => Problem::busy(),
            Trouble::Away { cause } => {
                tracing::warn!(cause, "the store cannot be reached");
                let detail = "the database cannot be reached at the moment; try again later";
                let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store-away", detail);
                Problem { retry_after: Some(5), ..problem }
            }
            trouble => {
                tracing::error!(cause = %trouble, "the store refused");
                Problem::broken()
            }
        }
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        let status = match fault {
            Fault::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Problem::new(status, fault.code(), say(&fault.phrase(), Language::English))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_string(&self).unwrap_or_default();
        let mut response =
            (status, [(header::CONTENT_TYPE, "application/problem+json")], body).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(Told(self.code));
        response
    }
}

/// The code of what was answered, for the record.
#[derive(Clone, Copy, Debug)]
pub struct Told(pub &'static str);
