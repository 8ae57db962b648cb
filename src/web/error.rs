//! One closed error of the web layer becomes one page with a way on. `ops` errors carry their own sentence; a database
//! error tells the reader nothing but that nothing changed, and the log everything.

use std::fmt;

use actix_web::http::{Method, StatusCode, header};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse, ResponseError};
use askama::Template;

use super::page;
use super::shell::{ErrorPage, Link, Shell};
use crate::db::DbError;
use crate::ops::OpError;

/// What every handler returns.
pub type WebResult = Result<HttpResponse, WebError>;

/// Why there is no page, and what to tell. Boxed: most handlers never have one.
#[derive(Debug)]
pub struct WebError(Box<Telling>);

#[derive(Debug)]
struct Telling {
    status: StatusCode,
    /// What: a short heading.
    what: String,
    /// Why and what to do: a sentence.
    why: String,
    details: Vec<String>,
    /// What was sent can be mended and sent again: with the script the form stays as it was filled in.
    keeps_form: bool,
    way_on: Option<Link>,
    /// Where to go instead of an error page.
    redirect: Option<String>,
    retry_after: Option<u64>,
}

impl WebError {
    /// An error page.
    pub fn new(status: StatusCode, what: impl Into<String>, why: impl Into<String>) -> Self {
        Self(Box::new(Telling {
            status,
            what: what.into(),
            why: why.into(),
            details: Vec::new(),
            keeps_form: false,
            way_on: None,
            redirect: None,
            retry_after: None,
        }))
    }

    pub fn not_found(why: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "Not here", why)
    }

    pub fn forbidden(why: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "Not yours to do", why)
    }

    pub fn bad_request(why: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "That did not arrive whole", why)
    }

    /// Leads somewhere else instead of showing a page.
    pub fn redirect(to: impl Into<String>) -> Self {
        let mut error = Self::new(StatusCode::SEE_OTHER, "", "");
        error.0.redirect = Some(to.into());
        error
    }

    /// What was sent has to be mended, and was not done.
    pub fn not_done(status: StatusCode, why: impl Into<String>) -> Self {
        let mut error = Self::new(status, "Not done", why);
        error.0.keeps_form = true;
        error
    }

    /// The same error with a way on: where the button leads.
    #[must_use]
    pub fn way_on(mut self, label: &str, href: impl Into<String>) -> Self {
        self.0.way_on = Some(Link::new(label, href));
        self
    }

    /// The sentence.
    pub fn why(&self) -> &str {
        &self.0.why
    }
}

impl From<OpError> for WebError {
    fn from(error: OpError) -> Self {
        match error {
            OpError::Refused { rule, message } => {
                let why = if rule.is_empty() {
                    message
                } else {
                    format!("{message} ({rule})")
                };
                Self::new(StatusCode::CONFLICT, "Not done", why)
            }
            OpError::Invalid(problems) => {
                let mut page = Self::not_done(
                    StatusCode::UNPROCESSABLE_ENTITY,
                    "Go back, mend what is named here, and send it again. Nothing was changed.",
                );
                page.0.details = problems.into_iter().map(|p| p.message).collect();
                page
            }
            OpError::Conflict(why) => Self::new(StatusCode::CONFLICT, "Somebody was faster", why),
            OpError::NotFound(why) => Self::not_found(why),
            OpError::Forbidden(why) => Self::forbidden(why),
            OpError::Repeated(answer) => Self::redirect(answer),
            OpError::TooMany(seconds) => {
                let mut page = Self::new(
                    StatusCode::TOO_MANY_REQUESTS,
                    "Too many tries",
                    format!("Wait {seconds} seconds, then try again."),
                );
                page.0.retry_after = Some(seconds);
                page
            }
            OpError::Db(error) => error.into(),
        }
    }
}

impl From<DbError> for WebError {
    fn from(error: DbError) -> Self {
        let unavailable = |why: &str| Self::new(StatusCode::SERVICE_UNAVAILABLE, "Not stored", why);
        match &error {
            DbError::NotFound => Self::not_found("There is nothing at this address."),
            DbError::ReadOnly => unavailable(
                "The database of this service can only be read at the moment, so nothing was changed. Tell whoever runs it, then send it again.",
            ),
            DbError::Full => unavailable(
                "The disk of this service is full, so nothing was changed. Tell whoever runs it, then send it again.",
            ),
            DbError::Deadlock | DbError::Unreachable(_) => {
                tracing::error!(%error, "the database did not answer");
                unavailable("The database does not answer at the moment. Nothing was changed; try again in a moment.")
            }
            _ => {
                tracing::error!(%error, "unexpected database error");
                Self::new(
                    StatusCode::INTERNAL_SERVER_ERROR,
                    "That went wrong",
                    "Something unexpected happened on our side. Nothing was changed; what happened is in the service's log.",
                )
            }
        }
    }
}

impl From<askama::Error> for WebError {
    fn from(error: askama::Error) -> Self {
        tracing::error!(%error, "a page could not be rendered");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "That went wrong",
            "The page could not be made.",
        )
    }
}

impl fmt::Display for WebError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.0.what, self.0.why)
    }
}

impl ResponseError for WebError {
    fn status_code(&self) -> StatusCode {
        self.0.status
    }

    fn error_response(&self) -> HttpResponse {
        if let Some(to) = &self.0.redirect {
            return page::see_other(to);
        }
        let body = ErrorPage {
            shell: Shell::new(self.0.what.clone()),
            status: format!("Error {}", self.0.status.as_u16()),
            what: self.0.what.clone(),
            why: self.0.why.clone(),
            details: self.0.details.clone(),
            keeps_form: self.0.keeps_form,
            way_on: self
                .0
                .way_on
                .clone()
                .unwrap_or_else(|| Link::new("To the front page", "/")),
            request_id: super::telemetry::request_id(),
        };
        let mut response = HttpResponse::build(self.0.status);
        if let Some(seconds) = self.0.retry_after {
            response.insert_header((header::RETRY_AFTER, seconds.to_string()));
        }
        response
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .content_type("text/html; charset=utf-8")
            .body(body.render().unwrap_or_else(|_| self.to_string()))
    }
}

/// Addresses that a route's handler cannot read: no number where one belongs, a query that says a thing twice.
pub fn unreadable_addresses(config: &mut ServiceConfig) {
    let no_page = "There is no page at this address. It may have been mistyped, or the link is old.";
    config
        .app_data(web::PathConfig::default().error_handler(move |_, _| WebError::not_found(no_page).into()))
        .app_data(web::QueryConfig::default().error_handler(|_, _| {
            WebError::bad_request("What stands behind the ? of this address cannot be read. Follow a link instead.")
                .into()
        }));
}

/// Every address that is no route; one with a slash too many leads to the page without it.
pub async fn no_such_page(request: HttpRequest) -> WebResult {
    if let Some(path) = request.path().strip_suffix('/')
        && path.starts_with("/t/")
        && !path.contains("//")
        && request.method() == Method::GET
        && request.resource_map().has_resource(path)
    {
        return Ok(page::see_other(path));
    }
    let known = request.resource_map().has_resource(request.path());
    Err(if known {
        WebError::new(
            StatusCode::METHOD_NOT_ALLOWED,
            "Not this way",
            format!("This address does not take {} requests.", request.method()),
        )
    } else {
        WebError::not_found("There is no page at this address. It may have been mistyped, or the link is old.")
    })
}
