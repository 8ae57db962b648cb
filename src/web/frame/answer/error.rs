//! The error of the web layer, which becomes one page with a link to continue ([`super::error_page`]). Errors of `ops` have their
//! own sentence; for a database error, the page only says that nothing was changed, and the log has everything.

use std::fmt;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use say::{Message, errors};

use crate::web::frame::request::current::{asker, language};
use podium_ops::OpError;
use podium_ops::site::links::LinkProblem;
use podium_store::DbError;

/// Seconds after which to retry if the database is expected to recover on its own …
const BACK_SOON: u64 = 5;
/// … and if somebody has to fix it first.
const MENDED_BY_HAND: u64 = 60;

/// The return type of every handler.
pub type WebResult = Result<HttpResponse, WebError>;

/// The reason why a request was refused, and what to tell the reader. Boxed: most handlers never return one.
#[derive(Debug)]
pub struct WebError(Box<Refusal>);

/// The content of an error page.
#[derive(Debug)]
pub struct Refusal {
    pub status: StatusCode,
    /// What happened: a short heading.
    pub title: Message,
    /// The reason and the remedy: a sentence.
    pub detail: Message,
    /// More sentences, one for each mistake.
    pub problems: Vec<Message>,
    /// Whether the input can be corrected and sent again: with the script, the form stays as it was filled in.
    pub keeps_form: bool,
    /// Label and address of the button; `None` leads to the front page.
    pub way_on: Option<(Message, String)>,
    /// A page that is shown instead of the error page.
    pub page: Option<String>,
    /// Where to go instead of an error page.
    pub redirect: Option<String>,
    /// The address to which the sign-in page leads, if that is where it goes.
    pub sign_in: Option<String>,
    /// Seconds to wait before the next try.
    pub retry_after: Option<u64>,
    /// The methods that the address accepts, if it does not accept the one that was sent.
    pub allow: Option<&'static str>,
    /// Whether the page reloads itself after that time.
    pub asks_again: bool,
    /// Whether it is unknown if anything was changed.
    pub perhaps_stored: bool,
    /// The text for programs instead of the sentence, which is about a page or a form.
    pub to_programs: Option<String>,
}

impl WebError {
    /// Creates an error page.
    pub fn new(status: StatusCode, title: impl Into<Message>, detail: impl Into<Message>) -> Self {
        Self(Box::new(Refusal {
            status,
            title: title.into(),
            detail: detail.into(),
            problems: Vec::new(),
            keeps_form: false,
            way_on: None,
            page: None,
            redirect: None,
            sign_in: None,
            retry_after: None,
            allow: None,
            asks_again: false,
            perhaps_stored: false,
            to_programs: None,
        }))
    }

    pub fn not_found(detail: impl Into<Message>) -> Self {
        Self::new(StatusCode::NOT_FOUND, errors::not_here(), detail)
    }

    pub fn forbidden(detail: impl Into<Message>) -> Self {
        Self::new(StatusCode::FORBIDDEN, errors::no_permission(), detail)
    }

    pub fn bad_request(detail: impl Into<Message>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, errors::incomplete_request(), detail)
    }

    /// Creates the error for an address that accepts other methods than the one that was sent (RFC 9110, 15.5.6).
    pub fn method(detail: impl Into<Message>, allow: &'static str) -> Self {
        let mut error = Self::new(StatusCode::METHOD_NOT_ALLOWED, errors::not_this_way(), detail);
        error.0.allow = Some(allow);
        error
    }

    /// Creates an error that redirects instead of showing a page.
    pub fn redirect(to: impl Into<String>) -> Self {
        let mut error = Self::new(StatusCode::SEE_OTHER, "", "");
        error.0.redirect = Some(to.into());
        error
    }

    /// Creates an error that redirects to an address of the sign-in page, which leads to `next`.
    pub fn sign_in(next: &str, address: String) -> Self {
        let mut error = Self::redirect(address);
        error.0.sign_in = Some(next.to_owned());
        error
    }

    /// Returns where the sign-in page leads that this error redirects to.
    pub fn asks_sign_in(&self) -> Option<&str> {
        self.0.sign_in.as_deref()
    }

    /// Creates an error with its own page: a question that has to be answered first.
    pub fn page(status: StatusCode, page: &impl Template) -> Self {
        match page.render_with_values(&language()) {
            Ok(html) => {
                let mut error = Self::new(status, "", "");
                error.0.page = Some(html);
                error
            }
            Err(error) => error.into(),
        }
    }

    /// Creates the error for a form that has to be corrected; nothing was done.
    pub fn not_done(status: StatusCode, detail: impl Into<Message>) -> Self {
        let mut error = Self::new(status, errors::not_saved(), detail);
        error.0.keeps_form = true;
        error
    }

    /// Creates the error for overload, in which nothing of the request was begun: a page reloads itself, but a form has
    /// to be sent again by its sender, because nobody else may press its button.
    pub fn busy(seconds: u64) -> Self {
        let mut error = match asker().sends {
            true => Self::not_done(StatusCode::SERVICE_UNAVAILABLE, errors::busy_form(seconds)),
            false => Self::new(
                StatusCode::SERVICE_UNAVAILABLE,
                errors::one_moment(),
                errors::busy_page(seconds),
            )
            .way_on(errors::ask_again(), ""),
        };
        error.0.asks_again = !asker().sends;
        error.0.to_programs = Some(format!(
            "The server is busy, and nothing was changed. Call again in {seconds} seconds."
        ));
        error.retry_after(seconds)
    }

    /// Creates the error for an unavailable database: a page reloads itself; nothing of a form was stored. `why`: for
    /// programs.
    fn unavailable(why: &str, page: impl FnOnce(u64) -> Message, form: Message, seconds: u64) -> Self {
        let refused = |title, detail| Self::new(StatusCode::SERVICE_UNAVAILABLE, title, detail);
        let mut error = match asker().sends {
            true => refused(errors::not_stored(), form),
            false => refused(errors::one_moment(), page(seconds)).way_on(errors::ask_again(), ""),
        };
        error.0.asks_again = !asker().sends;
        error.0.to_programs = Some(format!(
            "{why}, so nothing of this was done. Call again in {seconds} seconds."
        ));
        error.retry_after(seconds)
    }

    /// Creates the error for a request that may or may not be stored. Its form has a key by which it acts only once.
    fn perhaps_stored() -> Self {
        let mut error = match asker().sends {
            true => Self::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                errors::perhaps_stored(),
                errors::perhaps_stored_detail(),
            ),
            false => Self::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                errors::went_wrong(),
                errors::unexpected(),
            ),
        };
        error.0.keeps_form = asker().sends;
        error.0.perhaps_stored = true;
        error
    }

    /// Returns the same error, with the time after which to retry.
    #[must_use]
    pub fn retry_after(mut self, seconds: u64) -> Self {
        self.0.retry_after = Some(seconds);
        self
    }

    /// Returns the same error, with a button that leads on.
    #[must_use]
    pub fn way_on(mut self, label: impl Into<Message>, href: impl Into<String>) -> Self {
        self.0.way_on = Some((label.into(), href.into()));
        self
    }

    /// Returns whether the requested thing does not exist.
    pub fn is_not_found(&self) -> bool {
        self.0.status == StatusCode::NOT_FOUND
    }

    /// What the error page shows.
    pub fn refusal(&self) -> &Refusal {
        &self.0
    }
}

impl From<OpError> for WebError {
    fn from(error: OpError) -> Self {
        match error {
            OpError::Refused { .. } => {
                let detail = error.in_words();
                // 409, not 422: the form is right, but the current state forbids it
                Self::new(StatusCode::CONFLICT, errors::not_saved(), detail)
            }
            OpError::Invalid(problems) => {
                let mut page = Self::not_done(StatusCode::UNPROCESSABLE_ENTITY, errors::fix_and_send());
                page.0.problems = problems.into_iter().map(|problem| problem.message).collect();
                page
            }
            OpError::Conflict(why) => Self::new(StatusCode::CONFLICT, errors::changed_first(), why),
            OpError::NotFound(why) => Self::not_found(why),
            OpError::Forbidden(why) => Self::forbidden(why),
            OpError::KeyReused => Self::new(StatusCode::CONFLICT, errors::not_saved(), errors::key_reused()),
            // To the sender it looks as if the second submission had done it.
            OpError::Repeated(answer) => Self::redirect(answer),
            OpError::TooMany(seconds) => {
                let detail = errors::wait_seconds(seconds);
                Self::new(StatusCode::TOO_MANY_REQUESTS, errors::too_many_tries(), detail).retry_after(seconds)
            }
            OpError::Db(error) => error.into(),
        }
    }
}

impl From<DbError> for WebError {
    fn from(error: DbError) -> Self {
        // 503, not 500: the same request will succeed once somebody has made room
        let stores_nothing = || tracing::warn!(%error, "the database stores nothing");
        match &error {
            DbError::Busy(seconds) => Self::busy(*seconds),
            DbError::NotFound => Self::not_found(errors::nothing_here()),
            DbError::ReadOnly => {
                stores_nothing();
                let why = "The database of this service can only be read at the moment";
                Self::unavailable(why, errors::read_only_page, errors::read_only_form(), MENDED_BY_HAND)
            }
            DbError::Full => {
                stores_nothing();
                let why = "The disk of this service is full";
                Self::unavailable(why, errors::full_page, errors::full_form(), MENDED_BY_HAND)
            }
            DbError::Disk(_) => {
                stores_nothing();
                let why = "The disk of this service fails at the moment";
                Self::unavailable(why, errors::disk_page, errors::disk_form(), MENDED_BY_HAND)
            }
            DbError::Locked => {
                stores_nothing();
                let why = "Another program writes into the database of this service at the moment";
                Self::unavailable(why, errors::locked_page, errors::locked_form(), BACK_SOON)
            }
            // The only failure after which it is unknown whether anything was changed.
            DbError::Unanswered(_) => {
                tracing::error!(%error, "a change may be stored or not");
                Self::perhaps_stored()
            }
            // Retried several times already (deadlock), or the database is restarting.
            DbError::Deadlock | DbError::Unreachable(_) | DbError::Astray(_) => {
                tracing::error!(%error, "the database did not answer");
                let why = "The database does not answer at the moment";
                Self::unavailable(why, errors::silent_page, errors::silent_form(), BACK_SOON)
            }
            // The text may contain names and values of rows, so only the log gets it.
            _ => {
                tracing::error!(%error, "unexpected database error");
                Self::new(
                    StatusCode::INTERNAL_SERVER_ERROR,
                    errors::went_wrong(),
                    errors::unexpected_nothing_changed(),
                )
            }
        }
    }
}

impl From<LinkProblem> for WebError {
    fn from(problem: LinkProblem) -> Self {
        let why = problem.in_words();
        let page = match problem {
            LinkProblem::Db(error) => return error.into(),
            LinkProblem::Unknown => Self::new(StatusCode::NOT_FOUND, errors::link_unknown(), why),
            // 410, not 404: it existed, and asking again will not help.
            LinkProblem::Used => Self::new(StatusCode::GONE, errors::link_used(), why),
            LinkProblem::Expired => Self::new(StatusCode::GONE, errors::link_expired(), why),
            LinkProblem::Void(_) => Self::new(StatusCode::GONE, errors::link_void(), why),
        };
        page.way_on(errors::sign_in(), "/sign-in")
    }
}

impl From<askama::Error> for WebError {
    fn from(error: askama::Error) -> Self {
        tracing::error!(%error, "a page could not be rendered");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            errors::went_wrong(),
            errors::page_not_made(),
        )
    }
}

impl fmt::Display for WebError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.0.title, self.0.detail)
    }
}
