//! Why a command was not carried out. Whatever it says, nothing has changed.

use crate::db::{DbError, OfDatabase};

/// What is wrong with one field of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldProblem {
    /// The field's name in the form; empty for the form as a whole.
    pub field: String,
    /// What is wrong and what to do, one sentence.
    pub message: String,
    /// The rule that asks for it.
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
    /// What was typed is wrong, each field with its sentence.
    #[error("{}", .0.iter().map(|p| p.message.as_str()).collect::<Vec<_>>().join(" "))]
    Invalid(Vec<FieldProblem>),
    /// Somebody else changed it meanwhile: what changed, as a sentence.
    #[error("{0}")]
    Conflict(String),
    /// There is no such thing: a sentence.
    #[error("{0}")]
    NotFound(String),
    /// The actor may not: a sentence.
    #[error("{0}")]
    Forbidden(String),
    /// Something else was sent under the key of a call before.
    #[error("something else was sent under this key")]
    KeyReused,
    /// The form was sent before and acted then; it led to this address, or the call got this answer.
    #[error("this form was sent already")]
    Repeated(String),
    /// Wait for so many seconds.
    #[error("too many tries: wait {0} seconds and try again")]
    TooMany(u64),
    #[error(transparent)]
    Db(DbError),
}

impl OpError {
    /// A refusal by the tournament's state rather than by a rule.
    pub fn refused(message: impl Into<String>) -> Self {
        Self::Refused {
            rule: "",
            message: message.into(),
        }
    }

    /// One field is wrong.
    pub fn field(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::Invalid(vec![FieldProblem::new(field, message)])
    }
}

impl From<DbError> for OpError {
    fn from(error: DbError) -> Self {
        match error {
            // Look-ups that may find nothing end in `optional`; what is left is the tournament itself, by its slug.
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
