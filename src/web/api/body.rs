//! The body of a call: JSON of bounded size, with errors located by their place in it.

use actix_web::HttpRequest;
use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::web::{Bytes, BytesMut};
use futures_util::TryStreamExt;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::error::Category;
use serde_path_to_error::Segment;

use super::mistakes::mistake;
use super::problem::{Kind, Problem};
use super::strict::Strict;
use crate::web::frame::load::bodies::{BodyKind, Held};
use crate::web::frame::state::App;

/// Reads a body of bounded size, with the room that it takes.
///
/// # Errors
/// It is too large, broke off or did not come in time; there is no room for it now.
pub async fn read(app: &App, payload: &mut Payload) -> Result<(Bytes, Held), Problem> {
    let mut intake = app.bodies.begin(BodyKind::Json);
    let mut body = BytesMut::new();
    while let Some(chunk) = intake.next(payload.try_next()).await? {
        intake.count(chunk.len())?;
        body.extend_from_slice(&chunk);
    }
    Ok((body.freeze(), intake.end()))
}

/// Reads a value from a body.
///
/// # Errors
/// It is no JSON (400), not sent as such (415), or something else than asked for (422, with the place of the mistake).
pub fn parsed<T: DeserializeOwned>(request: &HttpRequest, body: &[u8]) -> Result<T, Problem> {
    if !is_json(request) {
        return Err(Problem::new(
            Kind::MediaType,
            "Send the body as JSON, with \"Content-Type: application/json\".",
        ));
    }
    let sent: Value = serde_json::from_slice(body).map_err(|error| unreadable(&error))?;
    let value: T = serde_path_to_error::deserialize(Strict(&sent)).map_err(|error| {
        let path: Vec<Segment> = error.path().iter().cloned().collect();
        Problem::mistakes(vec![mistake(&path, &error.into_inner().to_string())])
    })?;
    // PostgreSQL does not store NUL: the sender's mistake would appear as an error of the database
    match body.windows(6).any(|six| six == b"\\u0000") {
        true => Err(Problem::new(
            Kind::Unreadable,
            "The body holds a character that no text has (NUL). Take it out and send it again.",
        )),
        false => Ok(value),
    }
}

fn unreadable(error: &serde_json::Error) -> Problem {
    let what = match (error.classify(), error.line(), error.column()) {
        (Category::Eof, 1, 0) => "The body is empty. Send it as JSON.".to_owned(),
        (Category::Eof, ..) => "The body is no JSON: it ends before it is complete.".to_owned(),
        (_, line, column) => format!("The body is no JSON: look at line {line}, character {column}."),
    };
    Problem::new(Kind::Unreadable, what)
}

fn is_json(request: &HttpRequest) -> bool {
    let content_type = request.headers().get(header::CONTENT_TYPE);
    let text = content_type.and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = text.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    essence == "application/json" || (essence.starts_with("application/") && essence.ends_with("+json"))
}
