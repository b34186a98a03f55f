//! The routes, each with its description: what is answered and what is described cannot differ.

mod boards;
mod daily;
mod house;
mod ledger;
mod me;
mod pairing;
mod players;
mod runs;
mod sync;
mod tickets;
mod verifiers;

use crate::World;
use crate::guard;
use crate::problem::Problem;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What is not a log is small.
const BODY: usize = 16 * 1024;

#[derive(OpenApi)]
#[openapi(info(
    title = "Ninefold",
    description = "Boards anyone can audit. A player is a device's token (cookie or bearer); runs are \
        logs that are played again; boards are sealed when they close.",
    license(name = "MIT OR Apache-2.0"),
))]
struct Description;

fn open_router() -> OpenApiRouter<World> {
    let logs = OpenApiRouter::new()
        .routes(routes!(runs::submit))
        .layer(DefaultBodyLimit::max(judge::MAX_BYTES));
    let shared = OpenApiRouter::new()
        .routes(routes!(sync::pull, sync::push))
        .layer(DefaultBodyLimit::max(sync::BODY));
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(players::join))
        .routes(routes!(players::recover))
        .routes(routes!(players::report))
        .routes(routes!(me::show, me::delete))
        .routes(routes!(me::rename))
        .routes(routes!(me::export))
        .routes(routes!(me::devices))
        .routes(routes!(me::forget))
        .routes(routes!(pairing::begin, pairing::show))
        .routes(routes!(pairing::claim))
        .routes(routes!(pairing::confirm))
        .routes(routes!(pairing::enter))
        .routes(routes!(tickets::issue))
        .routes(routes!(tickets::checkpoint))
        .routes(routes!(runs::show))
        .routes(routes!(runs::log))
        .routes(routes!(boards::list))
        .routes(routes!(boards::show))
        .routes(routes!(boards::seal))
        .routes(routes!(boards::seals))
        .routes(routes!(ledger::show))
        .routes(routes!(ledger::heads))
        .routes(routes!(verifiers::list))
        .routes(routes!(verifiers::show))
        .routes(routes!(daily::show))
        .routes(routes!(house::here))
        .routes(routes!(house::health))
        .routes(routes!(house::ready))
        .routes(routes!(house::metrics))
        .layer(DefaultBodyLimit::max(BODY))
        .merge(logs)
        .merge(shared)
}

pub fn description() -> String {
    described(&open_router().split_for_parts().1)
}

/// What any address may answer: a body or an address that cannot be read, a stranger, another origin,
/// limits, and a server that has too much to do.
const COMMON: [&str; 8] = ["400", "401", "403", "413", "415", "422", "429", "503"];

/// The description with what holds everywhere written to each address: problems, and their kind of text.
fn described(openapi: &utoipa::openapi::OpenApi) -> String {
    let mut all = serde_json::to_value(openapi).expect("a description can be written");
    let problem = serde_json::json!({ "description": "It was not done, and why", "content": {
        "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } } });
    let paths = all["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    let operations =
        paths.filter_map(|path| path.as_object_mut()).flat_map(|path| path.values_mut());
    for operation in operations {
        // A name of a function is not one of a kind; with what it is about it is.
        let name =
            format!("{}-{}", operation["tags"][0], operation["operationId"]).replace('"', "");
        operation["operationId"] = name.into();
        let Some(responses) = operation["responses"].as_object_mut() else { continue };
        for (status, response) in responses.iter_mut() {
            if status.starts_with(['4', '5']) {
                *response = problem.clone();
            }
        }
        for status in COMMON {
            responses.entry(status).or_insert_with(|| problem.clone());
        }
    }
    all.to_string()
}

pub fn router(world: World) -> Router {
    let (router, description) = open_router().split_for_parts();
    let description = described(&description);
    let openapi = axum::routing::get(move || async move {
        ([(axum::http::header::CONTENT_TYPE, "application/json")], description)
    });
    router
        .route("/openapi.json", openapi)
        .fallback(|| async {
            Problem::missing("no-such-place", "there is nothing at this address")
        })
        .method_not_allowed_fallback(|| async {
            let detail = "this address does not answer to this method";
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "other-method", detail)
        })
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            tracing::error!("a request broke off");
            Problem::broken().into_response()
        }))
        .layer(from_fn_with_state(world.clone(), guard::guard))
        .with_state(world)
}

/// A body as JSON, faults told as ours.
#[derive(axum::extract::FromRequest)]
#[from_request(via(axum::Json), rejection(Problem))]
pub struct Json<T>(pub T);

/// Parts of the path, faults told as ours.
#[derive(axum::extract::FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Problem))]
pub struct Path<T>(pub T);

#[derive(axum::extract::FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Problem))]
pub struct Query<T>(pub T);

impl From<JsonRejection> for Problem {
    fn from(fault: JsonRejection) -> Problem {
        Problem::new(fault.status(), "body-unreadable", fault.body_text())
    }
}

impl From<PathRejection> for Problem {
    fn from(fault: PathRejection) -> Problem {
        Problem::bad("address-unreadable", &fault.body_text())
    }
}

impl From<QueryRejection> for Problem {
    fn from(fault: QueryRejection) -> Problem {
        Problem::bad("address-unreadable", &fault.body_text())
    }
}

/// The number of a player as text: too large for a number of JavaScript.
pub fn player_text(player: i64) -> String {
    format!("{player:016x}")
}

pub fn player_of(text: &str) -> Option<i64> {
    let bytes = judge::from_hex::<8>(text)?;
    Some(i64::from_be_bytes(bytes))
}
