//! Request ids, log lines, health checks. Each request has one line in the log and one count, only under its route's
//! pattern, because addresses contain secret links. Its id is in its answer and on its error page.

use std::time::Duration;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::http::{Method, header};
use actix_web::middleware::Next;
use actix_web::{HttpRequest, HttpResponse, web};
use tokio::time::timeout;
use tracing::{Instrument, Span};

use super::metrics::Seen;
use super::readiness::Answer;
use crate::web::frame::load::lanes::{Lane, is_stream};
use crate::web::frame::request::hosts::PROBES;
use crate::web::frame::request::{current, route};
use crate::web::frame::state::{App, State, off_thread};
use podium_base::clock::{self, Stopwatch};
use podium_store::DbError;

/// Header with the request's id.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// The label for requests that matched no route.
const NO_ROUTE: &str = "(none)";
/// How long to wait for an answer of the database: Prometheus gives up after ten seconds.
const ANSWERS_WITHIN: Duration = Duration::from_secs(4);

/// Middleware: gives each request its id, its line in the log and its place in the counts.
pub async fn watch(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let app = request.app_data::<App>().cloned();
    let _running = app.as_ref().map(|app| app.metrics.begin());
    let watched = Watched::begin(request.method());
    let sends = !matches!(*request.method(), Method::GET | Method::HEAD);
    let answer = current::scope(&watched.id, sends, next.call(request))
        .instrument(watched.span.clone())
        .await;
    let mut response = answer.inspect_err(|error| watched.refused(error))?;
    let status = response.status().as_u16();
    watched.answered(response.request(), status, app.as_ref());
    if let Ok(value) = HeaderValue::from_str(&watched.id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    Ok(response)
}

/// A request while it is answered.
struct Watched {
    id: String,
    method: &'static str,
    stopwatch: Stopwatch,
    /// The span of its log lines.
    span: Span,
}

impl Watched {
    fn begin(method: &Method) -> Self {
        let id = podium_store::new_id();
        Self {
            method: method_name(method),
            stopwatch: Stopwatch::start(),
            span: tracing::info_span!("request", id = %id),
            id,
        }
    }

    /// Writes the log line of a request that reached no handler: a middleware or an extractor of actix refused it.
    fn refused(&self, error: &actix_web::Error) {
        let method = self.method;
        self.span.in_scope(|| tracing::warn!(method, %error, "refused"));
    }

    /// Writes the log line of an answered request, and counts it.
    fn answered(&self, request: &HttpRequest, status: u16, app: Option<&App>) {
        let (method, seconds) = (self.method, self.stopwatch.seconds());
        let route = route::address_of(request).unwrap_or(NO_ROUTE);
        self.span.in_scope(|| {
            tracing::info!(
                method,
                route,
                status,
                milliseconds = (seconds * 1000.0).round(),
                "answered"
            )
        });
        if let Some(app) = app {
            // a stream without a place is counted separately: its page exists and is correct
            let is_apart = PROBES.contains(&route) || status == 503 && is_stream(route);
            app.metrics.answered(method, route, status, seconds, is_apart);
        }
    }
}

/// Returns a method as a label. Clients can send any name, so only the known ones become labels.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::PATCH => "PATCH",
        Method::OPTIONS => "OPTIONS",
        _ => "OTHER",
    }
}

fn plain(mut response: actix_web::HttpResponseBuilder, text: impl Into<String>) -> HttpResponse {
    response
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/plain; charset=utf-8")
        .body(text.into())
}

/// `GET /healthz`: the process answers.
pub async fn healthz() -> HttpResponse {
    plain(HttpResponse::Ok(), "ok\n")
}

/// Returns whether the database answers.
async fn answers(app: &App) -> Answer {
    let app = app.clone();
    // completed even if the client hangs up, as probes do after a second: otherwise each probe would start another
    // check
    let asked = actix_web::rt::spawn(async move { app.readiness.ask(async || ping(&app).await).await });
    asked.await.unwrap_or(Answer::Silent)
}

/// Asks the database, in the lane that stays free in a flood of pages: a busy service is still ready.
async fn ping(app: &App) -> Answer {
    let answer = off_thread(Lane::Versions, app, |state| state.db.ping());
    match timeout(ANSWERS_WITHIN, answer).await {
        Ok(Ok(())) => Answer::Ready,
        Ok(Err(error)) => {
            tracing::error!(%error, "not ready");
            match error {
                DbError::Astray(_) => Answer::Astray,
                _ => Answer::Silent,
            }
        }
        Err(_) => {
            tracing::error!("not ready: the database does not answer in time");
            Answer::Silent
        }
    }
}

/// Returns whether the database could store something.
async fn takes_writes(app: &App) -> bool {
    let app = app.clone();
    // completed, so that only one waits for a hanging disk, however often this is asked
    let asked = actix_web::rt::spawn(async move { app.writability.ask(async || probe(&app).await).await });
    match timeout(ANSWERS_WITHIN, asked).await {
        Ok(takes) => takes.unwrap_or(false),
        Err(_) => {
            tracing::error!("not writable: the disk or the database does not answer in time");
            false
        }
    }
}

/// Probes on a separate thread: not in a lane, because a hanging disk would take one of its places, and a rush must
/// not look like a failure of the disk.
async fn probe(app: &App) -> bool {
    let db = app.db.clone();
    match actix_web::rt::task::spawn_blocking(move || db.takes_writes()).await {
        Ok(Ok(())) => true,
        Ok(Err(error)) => {
            tracing::error!(%error, "not writable");
            false
        }
        Err(_) => false,
    }
}

/// Returns why the service is not ready, as a sentence; `None` while it is.
async fn unready(app: &App) -> Option<String> {
    match answers(app).await {
        Answer::Ready => {
            let down = app.watched.down();
            let names = || down.join(", ");
            (!down.is_empty()).then(|| format!("a thread has panicked and is restarted soon: {}", names()))
        }
        Answer::Silent => Some("the database does not answer".to_owned()),
        // without the path: everybody may ask
        Answer::Astray => {
            let what = "the database's files were moved, deleted, replaced or overwritten";
            Some(format!("{what}: the log says which, and podium doctor what to do"))
        }
    }
}

/// `GET /readyz`: also checks that the database answers, that it is the one that was opened, and that no thread is down
/// that has to live.
pub async fn readyz(app: App) -> HttpResponse {
    match unready(&app).await {
        None => plain(HttpResponse::Ok(), "ready\n"),
        Some(why) => plain(HttpResponse::ServiceUnavailable(), format!("{why}\n")),
    }
}

/// `GET /metrics`, on the address of `--metrics-listen` only.
pub async fn metrics(state: web::Data<State>) -> HttpResponse {
    let answers = answers(&state).await == Answer::Ready;
    let writable = answers && takes_writes(&state).await;
    let ready = answers && state.watched.down().is_empty();
    state.deliveries.look(clock::now());
    counts(&state, ready, writable)
}

/// Answers with the counts in Prometheus' text format; `ready` and `writable`: see [`Seen`].
fn counts(state: &State, ready: bool, writable: bool) -> HttpResponse {
    let seen = Seen {
        db: &state.db,
        lanes: &state.lanes,
        live: &state.live,
        kept: &[
            state.cache.kept(),
            state.searches.kept(),
            state.pictures.kept(),
            state.versions.kept(),
            state.snapshots.kept(),
            state.boards.kept(),
            state.seasons.kept(),
            state.ratings.kept(),
        ],
        ready,
        writable,
    };
    match state.metrics.text(&seen) {
        Ok(text) => HttpResponse::Ok()
            .content_type("text/plain; version=0.0.4; charset=utf-8")
            .body(text),
        Err(error) => {
            tracing::error!(%error, "metrics cannot be written");
            plain(HttpResponse::InternalServerError(), "the counts cannot be written\n")
        }
    }
}
