//! The common description of all writing calls: their headers, their refusals, and optional bodies.

use std::collections::BTreeMap;

use actix_web::http::header;
use serde::de::DeserializeOwned;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::response::Response;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Required, ResponseBuilder};
use utoipa::{IntoParams, IntoResponses};

use crate::web::api::call::{ApiCall, Door};
use crate::web::api::problem::{PROBLEM_JSON, Problem};
use crate::web::api::tag::Thing;

/// The header `If-Match` of calls that name the version that they were made from.
pub struct Versioned;

/// The header `Idempotency-Key`.
pub struct IdempotencyHeader;

/// How a writing call is refused.
pub struct Failures;

/// Every status of a refusal, and what it means.
const FAILURES: [(&str, &str); 14] = [
    ("400", "The request cannot be read"),
    ("401", "The token is missing or invalid"),
    ("403", "The token lacks the scope, or its account the role"),
    ("404", "Not found"),
    ("408", "The body did not arrive in time"),
    ("409", "The current state or a rule forbids it"),
    ("412", "Someone has changed it since that version"),
    ("413", "The body is too large"),
    ("415", "The body is not sent as JSON"),
    (
        "422",
        "The body is invalid, with a message for each member; or the key was used for another call",
    ),
    ("428", "The version that the change was made from is missing"),
    ("429", "Too many calls: wait as long as Retry-After says"),
    ("500", "Something went wrong"),
    ("503", "Not possible at the moment: wait as long as Retry-After says"),
];

fn in_header(name: &str, what: &str, pattern: &str) -> Parameter {
    let text = ObjectBuilder::new().schema_type(Type::String).pattern(Some(pattern));
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Header)
        .required(Required::False)
        .description(Some(what))
        .schema(Some(text))
        .build()
}

impl IntoParams for Versioned {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let what = "The last `ETag` of the changed object, read with a staff token: the tournament, its rounds, the player or the table; instead of `version` in the body";
        vec![in_header(
            "If-Match",
            what,
            r#"^"[a-z]{5,10}(-[0-9]{1,18}){1,3}(\.[0-9a-z]{1,64}){0,2}"$"#,
        )]
    }
}

impl IntoParams for IdempotencyHeader {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let what = "A key that the client chooses: for 24 hours, the same call with the same key acts once and gets the first answer again";
        vec![in_header("Idempotency-Key", what, "^[!-~]{1,255}$")]
    }
}

impl IntoResponses for Failures {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let problem = || {
            ContentBuilder::new()
                .schema(Some(Ref::from_schema_name("Problem")))
                .build()
        };
        let response = |what: &str| {
            let response = ResponseBuilder::new()
                .description(what)
                .content(PROBLEM_JSON, problem());
            RefOr::T(response.build())
        };
        FAILURES
            .into_iter()
            .map(|(status, what)| (status.to_owned(), response(what)))
            .collect()
    }
}

/// Reads a body that may be left out.
///
/// # Errors
/// As [`ApiCall::body`].
pub fn body_or_nothing<D: Door, T: DeserializeOwned + Default>(call: &ApiCall<D>) -> Result<T, Problem> {
    match call.has_no_body() {
        true => Ok(T::default()),
        false => Ok(call.body::<Option<T>>()?.unwrap_or_default()),
    }
}

/// The version that a change was made from, if the call names one.
///
/// # Errors
/// It names two that differ, or one that cannot be read.
pub fn version_if_any<D: Door>(call: &ApiCall<D>, of: &Thing, in_body: Option<i64>) -> Result<Option<i64>, Problem> {
    match in_body.is_some() || call.request.headers().contains_key(header::IF_MATCH) {
        true => call.version(of, in_body).map(Some),
        false => Ok(None),
    }
}
