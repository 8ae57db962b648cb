//! The reasons why a command was not carried out. In every case, nothing has changed.

use podium_store::{DbError, OfDatabase};

/// A problem with one field of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldProblem {
    /// The field's name in the form; empty for the form as a whole.
    pub field: String,
    /// The problem and its remedy, in one sentence.
    pub message: String,
    /// The rule that requires it.
    pub rule: Option<&'static str>,
}

impl FieldProblem {
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            field: field.into(),
            message: message.into(),
            rule: None,
        }
    }
}

/// Why a command was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum OpError {
    /// The rules or the tournament's state forbid it; `rule` cites the source, or is empty.
    #[error("{message}")]
    Refused { rule: &'static str, message: String },
    /// The input is wrong, each field with its sentence.
    #[error("{}", .0.iter().map(|p| p.message.as_str()).collect::<Vec<_>>().join(" "))]
    Invalid(Vec<FieldProblem>),
    /// Somebody else changed it meanwhile: a sentence that says what changed.
    #[error("{0}")]
    Conflict(String),
    /// There is no such thing: a sentence.
    #[error("{0}")]
    NotFound(String),
    /// The actor does not have the right: a sentence.
    #[error("{0}")]
    Forbidden(String),
    /// A call was sent before under the same key with other content.
    #[error("something else was sent under this key")]
    KeyReused,
    /// The form was sent before and took effect then; it led to this address, or the call got this answer.
    #[error("this form was sent already")]
    Repeated(String),
    /// The number of seconds to wait.
    #[error("too many tries: wait {0} seconds and try again")]
    TooMany(u64),
    #[error(transparent)]
    Db(DbError),
}

impl OpError {
    /// Creates a refusal because of the tournament's state rather than a rule.
    pub fn refused(message: impl Into<String>) -> Self {
        Self::Refused {
            rule: "",
            message: message.into(),
        }
    }

    /// Creates the error for one wrong field.
    pub fn field(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::Invalid(vec![FieldProblem::new(field, message)])
    }
}

impl From<DbError> for OpError {
    fn from(error: DbError) -> Self {
        match error {
            // Look-ups that may find nothing end in `optional`; this can only be the tournament itself, by its slug.
            DbError::NotFound => Self::NotFound("There is no such tournament here.".into()),
            other => Self::Db(other),
        }
    }
}

impl OfDatabase for OpError {
    fn of_database(&self) -> Option<&DbError> {
        match self {
            Self::Db(error) => Some(error),
            _ => None,
        }
    }
}
