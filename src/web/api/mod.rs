//! The HTTP API, version 1: access for programs to the same commands and snapshots that the pages use. It reads no
//! cookies.

pub mod answer;
mod body;
pub mod calendar;
pub mod call;
pub mod caller;
pub mod community;
pub mod docs;
mod me;
mod mistakes;
pub mod openapi;
pub mod problem;
pub mod read;
mod strict;
pub mod tag;
mod texts;
pub mod webhooks;
pub mod words;
pub mod write;

pub use call::{ApiCall, Door, SiteCall};
pub use caller::{Caller, View};
pub use problem::{ApiResult, Kind, Mistake, Problem, ProblemBody};

use std::collections::BTreeSet;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpRequest, HttpResponse, ResponseError};

use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::load::lanes::is_stream;
use crate::web::frame::load::limits::Levels;

/// What the address of every call begins with.
const ROOT: &str = "/api/v1";
/// Seconds for which a browser remembers that a page of another site may call.
const PREFLIGHT_SECONDS: &str = "86400";

/// The routes of the API.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/api/v1/me", handler!(me::me))
        .get("/api/v1/openapi.json", handler!(openapi::described))
        .configure(read::routes)
        .configure(community::routes)
        .configure(write::routes)
        .configure(webhooks::routes);
}

/// Whether an address is one of the API.
pub fn is_of_api(path: &str) -> bool {
    path.strip_prefix(ROOT)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Answers calls that no route takes: `OPTIONS`, other methods, unknown addresses.
///
/// # Errors
/// The method or the address is unknown.
pub fn no_such_call(request: &HttpRequest) -> ApiResult {
    let methods = methods_of(request.path());
    if methods.is_empty() {
        return Err(Problem::not_found(
            "There is nothing at this address. /api/docs describes what there is.",
        ));
    }
    let allowed = format!("{}, OPTIONS", methods.join(", "));
    if *request.method() == Method::OPTIONS {
        return Ok(HttpResponse::NoContent()
            .insert_header((header::ALLOW, allowed.clone()))
            .insert_header((header::ACCESS_CONTROL_ALLOW_METHODS, allowed))
            .insert_header((
                header::ACCESS_CONTROL_ALLOW_HEADERS,
                "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID",
            ))
            .insert_header((header::ACCESS_CONTROL_MAX_AGE, PREFLIGHT_SECONDS))
            .finish());
    }
    let detail = format!("This address does not take {} requests.", request.method());
    Err(Problem::new(Kind::Method, detail).allow(allowed))
}

/// The methods of an address, from the description.
fn methods_of(path: &str) -> Vec<&'static str> {
    let fits = |pattern: &str| {
        let (mut parts, mut asked) = (pattern.split('/'), path.split('/'));
        let all = parts
            .by_ref()
            .zip(asked.by_ref())
            .all(|(part, asked)| part == asked || part.starts_with('{') && !asked.is_empty());
        all && pattern.split('/').count() == path.split('/').count()
    };
    let found = openapi::methods().iter().filter(|(pattern, _)| fits(pattern));
    let described: BTreeSet<&str> = found
        .flat_map(|(_, methods)| methods.iter().map(String::as_str))
        .collect();
    let answers_head = described.contains("GET") && !is_stream(path);
    ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
        .into_iter()
        .filter(|method| described.contains(method) || *method == "HEAD" && answers_head)
        .collect()
}

/// Middleware: `HEAD` for every address, and what every answer of the API has. Refusals that were made for pages become problems; pages of any site may
/// read the answers, which depend on no cookie.
pub async fn frame<B: MessageBody>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, actix_web::Error> {
    // the head of an answer is sent without its body (RFC 9110, 9.3.2); a stream of events would not end
    if *request.method() == Method::HEAD && !is_stream(request.path()) {
        request.head_mut().method = Method::GET;
    }
    if !is_of_api(request.path()) {
        return Ok(next.call(request).await?.map_into_left_body());
    }
    let response = next.call(request).await?;
    let refusal = response
        .response()
        .error()
        .and_then(|error| error.as_error::<WebError>());
    let mut response = match refusal.map(Problem::from) {
        Some(problem) => {
            let answer = problem.error_response();
            response.into_response(answer).map_into_right_body()
        }
        None => response.map_into_left_body(),
    };
    let levels = response.request().extensions().get::<Levels>().cloned();
    let headers = response.headers_mut();
    open(headers);
    if let Some(levels) = levels {
        levels.put_on(headers);
    }
    Ok(response)
}

/// The headers of every answer.
fn open(headers: &mut HeaderMap) {
    let fixed = [
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
        (
            header::ACCESS_CONTROL_EXPOSE_HEADERS,
            "Age, ETag, Link, Location, RateLimit, RateLimit-Policy, Retry-After, X-Podium-Version",
        ),
        // no answer is a page
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; frame-ancestors 'none'",
        ),
        (
            header::HeaderName::from_static("cross-origin-resource-policy"),
            "cross-origin",
        ),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // with a token, the same address answers with what its role may see
    headers.append(header::VARY, HeaderValue::from_static("authorization"));
}
