//! Problems: the API's equivalent of error pages (RFC 9457), with the same sentence as the page.

use std::fmt;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, ResponseError};
use serde::Serialize;
use utoipa::ToSchema;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::load::limits::TooOften;
use podium_ops::OpError;
use podium_store::DbError;

/// What every call is answered with.
pub type ApiResult = Result<HttpResponse, Problem>;

/// The content type of problems.
pub const PROBLEM_JSON: &str = "application/problem+json";
/// Seconds after which a call that found no room may be sent again, if nothing else says when.
const COME_BACK_SECONDS: u64 = 5;

macro_rules! kinds {
    ($($(#[$meta:meta])* $name:ident: $word:literal, $status:literal, $title:literal;)+) => {
        /// The kinds of problems. A program decides by their `type`, which stays.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Kind { $($(#[$meta])* $name),+ }

        impl Kind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Its word: the last part of `type`.
            pub fn word(self) -> &'static str {
                match self { $(Self::$name => $word),+ }
            }

            /// A short heading.
            pub fn title(self) -> &'static str {
                match self { $(Self::$name => $title),+ }
            }

            /// The status of its answers.
            pub fn status(self) -> StatusCode {
                StatusCode::from_u16(match self { $(Self::$name => $status),+ }).expect("a status")
            }
        }
    };
}

kinds! {
    /// The request, its body or its query, cannot be read.
    Unreadable: "unreadable", 400, "The request cannot be read";
    /// The token is missing or invalid.
    Unauthorized: "unauthorized", 401, "A token is needed";
    /// The token lacks the scope, or its account the role.
    Forbidden: "forbidden", 403, "You don't have permission";
    NotFound: "not-found", 404, "Not here";
    Method: "method", 405, "Not this way";
    /// The body did not arrive in time.
    Timeout: "timeout", 408, "It did not arrive in time";
    /// The current state or a rule forbids it.
    Refused: "refused", 409, "Refused";
    /// Somebody changed it meanwhile.
    Conflict: "conflict", 409, "Someone else changed this first";
    /// The call was made before, and the answer that it got is not kept any more.
    AnswerGone: "answer-gone", 409, "Done before";
    /// The version that was named is not the current one.
    Outdated: "outdated", 412, "Someone else changed this first";
    TooLarge: "too-large", 413, "That is too much at once";
    MediaType: "media-type", 415, "Not JSON";
    /// The request was sent to another host.
    Misdirected: "misdirected", 421, "Not the name of this service";
    /// What was sent is wrong, each member with its sentence.
    Invalid: "invalid", 422, "Some members are invalid";
    /// Something else was sent under this key.
    KeyReused: "key-reused", 422, "The key was used before";
    /// The version that the change was made from is missing.
    VersionRequired: "version-required", 428, "A version is needed";
    TooMany: "too-many", 429, "Too many calls";
    /// It could not be done now.
    Unavailable: "unavailable", 503, "Not now";
    /// It may have been done or not.
    Unanswered: "unanswered", 500, "Perhaps done";
    /// Something went wrong on our side.
    Failed: "failed", 500, "That went wrong";
}

/// Why a call was refused.
#[derive(Debug)]
pub struct Problem(Box<Details>);

#[derive(Debug)]
struct Details {
    kind: Kind,
    detail: String,
    errors: Vec<Mistake>,
    rule: Option<String>,
    retry_after: Option<u64>,
    allow: Option<String>,
}

/// One mistake in what was sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Mistake {
    /// Where it is in the body, as a JSON pointer (RFC 6901); empty for the body as a whole.
    pub pointer: String,
    /// What is wrong, a sentence.
    pub detail: String,
}

/// A problem as it is sent (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemBody<'p> {
    /// The kind of problem, by which a program decides: `/api/docs#` and a word.
    #[serde(rename = "type")]
    #[schema(example = "/api/docs#not-found")]
    kind: String,
    /// A short heading of the kind.
    title: &'p str,
    /// The status of the answer.
    status: u16,
    /// What happened, in a sentence for people.
    detail: &'p str,
    /// The mistakes in what was sent, each with its place.
    #[serde(skip_serializing_if = "<[Mistake]>::is_empty")]
    #[schema(required = false)]
    errors: &'p [Mistake],
    /// The rule of the tournament documents that forbids it, as "MTR 10.1".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    rule: Option<&'p str>,
}

impl Problem {
    /// A problem of a kind, with a sentence on what happened.
    pub fn new(kind: Kind, detail: impl Into<String>) -> Self {
        Self(Box::new(Details {
            kind,
            detail: detail.into(),
            errors: Vec::new(),
            rule: None,
            retry_after: None,
            allow: None,
        }))
    }

    /// There is nothing at this address.
    pub fn not_found(detail: impl Into<String>) -> Self {
        Self::new(Kind::NotFound, detail)
    }

    /// One member of the body is wrong; `pointer`: a JSON pointer.
    pub fn invalid(pointer: &str, detail: impl Into<String>) -> Self {
        Self::mistakes(vec![Mistake {
            pointer: pointer.to_owned(),
            detail: detail.into(),
        }])
    }

    /// Members of the body are wrong.
    pub fn mistakes(errors: Vec<Mistake>) -> Self {
        let detail = match errors.as_slice() {
            [one] => one.detail.clone(),
            all => format!("{} members of the body are invalid. Nothing was changed.", all.len()),
        };
        let mut problem = Self::new(Kind::Invalid, detail);
        problem.0.errors = errors;
        problem
    }

    /// The same problem, which says when to call again.
    #[must_use]
    pub fn retry_after(mut self, seconds: u64) -> Self {
        self.0.retry_after = Some(seconds);
        self
    }

    /// The same problem with the methods that the address takes.
    #[must_use]
    pub fn allow(mut self, methods: String) -> Self {
        self.0.allow = Some(methods);
        self
    }

    /// The kind of this problem.
    pub fn kind(&self) -> Kind {
        self.0.kind
    }

    /// What happened, a sentence.
    pub fn detail(&self) -> &str {
        &self.0.detail
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.0.kind.title(), self.0.detail)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.0.kind.status()
    }

    fn error_response(&self) -> HttpResponse {
        let Details {
            kind,
            detail,
            errors,
            rule,
            retry_after,
            allow,
        } = &*self.0;
        let mut response = HttpResponse::build(kind.status());
        if let Some(seconds) = retry_after {
            response.insert_header((header::RETRY_AFTER, seconds.to_string()));
        }
        if let Some(methods) = allow {
            response.insert_header((header::ALLOW, methods.as_str()));
        }
        if *kind == Kind::Unauthorized {
            response.insert_header((header::WWW_AUTHENTICATE, "Bearer realm=\"Podium\""));
        }
        let body = ProblemBody {
            kind: format!("/api/docs#{}", kind.word()),
            title: kind.title(),
            status: kind.status().as_u16(),
            detail,
            errors,
            rule: rule.as_deref(),
        };
        response
            // it concerns only this moment: the next call may succeed
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .content_type(PROBLEM_JSON)
            .body(serde_json::to_vec(&body).unwrap_or_default())
    }
}

impl From<OpError> for Problem {
    fn from(error: OpError) -> Self {
        match error {
            OpError::Refused { rule, message } => {
                let mut problem = Self::new(Kind::Refused, message.to_string());
                problem.0.rule = Some(rule).filter(|rule| !rule.is_empty()).map(str::to_owned);
                problem
            }
            OpError::Invalid(problems) => {
                let rule = problems.iter().find_map(|problem| problem.rule);
                let mistakes = problems.into_iter().map(|problem| Mistake {
                    pointer: pointer_to(&problem.field),
                    detail: problem.message.to_string(),
                });
                let mut problem = Self::mistakes(mistakes.collect());
                problem.0.rule = rule.map(str::to_owned);
                problem
            }
            OpError::Conflict(why) => Self::new(Kind::Conflict, why.to_string()),
            OpError::KeyReused => Self::new(
                Kind::KeyReused,
                "Something else was sent under this Idempotency-Key within the last 24 hours. Send another key with another call.",
            ),
            // if the answer cannot be repeated
            OpError::Repeated(_) => Self::new(
                Kind::AnswerGone,
                "This call was made before under this Idempotency-Key, and acted then. Its answer was deleted with a player's personal data: read what is there now.",
            ),
            other => WebError::from(other).into(),
        }
    }
}

/// The pointer to a member of the body that has a field's name.
fn pointer_to(field: &str) -> String {
    match field {
        "" => String::new(),
        field if field.starts_with('/') => field.to_owned(),
        field => format!("/{}", field.replace('~', "~0").replace('/', "~1")),
    }
}

impl From<TooOften> for Problem {
    fn from(TooOften { seconds }: TooOften) -> Self {
        let unit = if seconds == 1 { "second" } else { "seconds" };
        let words = format!("This is called too often. Wait {seconds} {unit}, then go on.");
        Self::new(Kind::TooMany, words).retry_after(seconds)
    }
}

impl From<DbError> for Problem {
    fn from(error: DbError) -> Self {
        WebError::from(error).into()
    }
}

impl From<WebError> for Problem {
    fn from(error: WebError) -> Self {
        Self::from(&error)
    }
}

impl From<&WebError> for Problem {
    fn from(error: &WebError) -> Self {
        let refusal = error.refusal();
        let kind = match refusal.status.as_u16() {
            303 => Kind::NotFound,
            401 => Kind::Unauthorized,
            403 => Kind::Forbidden,
            404 => Kind::NotFound,
            405 => Kind::Method,
            408 => Kind::Timeout,
            409 => Kind::Refused,
            413 => Kind::TooLarge,
            415 => Kind::MediaType,
            421 => Kind::Misdirected,
            422 => Kind::Invalid,
            429 => Kind::TooMany,
            503 => Kind::Unavailable,
            status if status < 500 => Kind::Unreadable,
            _ if refusal.perhaps_stored => Kind::Unanswered,
            _ => Kind::Failed,
        };
        // a page's sentences about its button, its form and reloading are for browsers
        let detail = if refusal.detail.is_empty() {
            "There is nothing at this address.".to_owned()
        } else if kind == Kind::Unanswered {
            "The answer whether this was done was lost. Send it again under the same Idempotency-Key: it acts once."
                .to_owned()
        } else {
            let to_browsers = || refusal.detail.to_string();
            refusal.to_programs.clone().unwrap_or_else(to_browsers)
        };
        let mut problem = Self::new(kind, detail);
        let mistakes = refusal.problems.iter().map(|detail| Mistake {
            pointer: String::new(),
            detail: detail.to_string(),
        });
        problem.0.errors = mistakes.collect();
        problem.0.retry_after = match kind {
            Kind::Unavailable => refusal.retry_after.or(Some(COME_BACK_SECONDS)),
            _ => refusal.retry_after,
        };
        problem
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_has_heard_the_end_of_is_no_failure_without_effect() {
        let problem = Problem::from(DbError::Unanswered("the connection was lost".to_owned()));
        assert_eq!(problem.0.kind, Kind::Unanswered);
        assert!(
            problem.0.detail.contains("same Idempotency-Key"),
            "{}",
            problem.0.detail
        );
        let problem = Problem::from(DbError::Corrupt("a row".to_owned()));
        assert_eq!(problem.0.kind, Kind::Failed);
    }

    #[test]
    fn a_call_too_many_says_when_the_next_one_is_not() {
        for (seconds, words) in [(1, "Wait 1 second,"), (3, "Wait 3 seconds,")] {
            let problem = Problem::from(TooOften { seconds });
            assert_eq!(problem.0.kind, Kind::TooMany);
            assert_eq!(problem.0.retry_after, Some(seconds));
            assert!(problem.0.detail.contains(words), "{}", problem.0.detail);
        }
    }

    #[test]
    fn a_locked_file_is_no_rush() {
        let problem = Problem::from(DbError::Locked);
        assert_eq!(problem.0.kind, Kind::Unavailable);
        assert!(problem.0.retry_after.is_some());
        assert!(problem.0.detail.contains("Another program"), "{}", problem.0.detail);
        // nor does it mention a page or overload, if somebody has to fix the cause first
        let problem = Problem::from(DbError::Full);
        assert!(problem.0.retry_after.is_some_and(|seconds| seconds > 30), "{problem:?}");
        assert!(!problem.0.detail.contains("page"), "{}", problem.0.detail);
        let problem = Problem::from(DbError::Busy(7));
        assert_eq!((problem.0.kind, problem.0.retry_after), (Kind::Unavailable, Some(7)));
        assert!(problem.0.detail.contains("in 7 seconds"), "{}", problem.0.detail);
    }
}
