//! Errors of the database, distinguished as far as anybody acts on the difference.

use std::sync::Arc;

use diesel::result::{DatabaseErrorKind, Error};

/// An error of the database. Every function on a connection fails with one of these when the database does not answer
/// or refuses; a section `# Errors` names only what is particular.
#[derive(Debug, Clone, thiserror::Error)]
pub enum DbError {
    #[error("not found")]
    NotFound,
    /// A unique constraint or a check of the schema refused the change; the text is the database's own.
    #[error("the database refused the change: {0}")]
    Constraint(String),
    #[error("the database is read-only: nothing was changed")]
    ReadOnly,
    #[error("the disk of the database is full: nothing was changed")]
    Full,
    #[error("two changes stood in each other's way: nothing was changed")]
    Deadlock,
    /// The text is a sentence for the operator.
    #[error("{0}")]
    Unreachable(String),
    /// The connection ended between COMMIT and its answer: the change is stored, or it is not.
    #[error("the database did not answer whether the change was stored: {0}")]
    Unanswered(String),
    /// The service has too much to do and did not begin; seconds after which to ask again.
    #[error("too much at once: nothing was begun")]
    Busy(u64),
    /// The text is a sentence for the operator.
    #[error("{0}")]
    Migration(String),
    #[error("a stored value cannot be read: {0}")]
    Corrupt(String),
    #[error("{0}")]
    Other(Arc<Error>),
}

impl DbError {
    /// From an error of COMMIT on a server: one that took the connection along leaves open what became of the change.
    pub(super) fn at_commit(error: Error) -> Self {
        use DatabaseErrorKind::{ClosedConnection, UnableToSendCommand};
        match &error {
            // after a COMMIT that was refused a rollback is fine: only on a lost connection both fail
            Error::RollbackErrorOnCommit { commit_error, .. } => Self::Unanswered(commit_error.to_string()),
            Error::DatabaseError(ClosedConnection | UnableToSendCommand, _) | Error::BrokenTransactionManager => {
                Self::Unanswered(error.to_string())
            }
            _ => error.into(),
        }
    }

    /// Whether the database failed: what was read from it before is the best there is.
    pub fn is_failure(&self) -> bool {
        matches!(self, Self::Unreachable(_) | Self::Unanswered(_) | Self::Other(_))
    }

    pub(super) fn unreachable(error: &dyn std::error::Error) -> Self {
        let said = error.to_string();
        // PostgreSQL's words for a connection in clear where its pg_hba.conf has `hostssl` lines alone
        if said.contains("no encryption") || said.contains("SSL off") {
            return Self::Unreachable(format!(
                "the database takes encrypted connections only, and this program speaks to PostgreSQL without TLS: lead \
                 the connection through a TLS tunnel or a pooler on this machine (docs/postgresql.md). It said: {said}"
            ));
        }
        Self::Unreachable(format!("the database cannot be reached: {said}"))
    }
}

/// An error of a transaction's work, which may be one of the database.
pub trait OfDatabase {
    /// Returns the error of the database that it is.
    fn of_database(&self) -> Option<&DbError>;
}

impl OfDatabase for DbError {
    fn of_database(&self) -> Option<&DbError> {
        Some(self)
    }
}

impl From<Error> for DbError {
    fn from(error: Error) -> Self {
        match &error {
            Error::NotFound => Self::NotFound,
            Error::DatabaseError(kind, info) => {
                let text = info.message();
                // SQLite tells these only by its text; PostgreSQL's texts of SQLSTATE 25006, 53100, 40P01.
                if text.contains("readonly database") || text.contains("read-only transaction") {
                    Self::ReadOnly
                } else if text.contains("disk is full") || text.contains("No space left") {
                    Self::Full
                } else if text.contains("deadlock detected") || matches!(kind, DatabaseErrorKind::SerializationFailure)
                {
                    Self::Deadlock
                } else {
                    match kind {
                        DatabaseErrorKind::UniqueViolation
                        | DatabaseErrorKind::CheckViolation
                        | DatabaseErrorKind::ForeignKeyViolation
                        | DatabaseErrorKind::NotNullViolation => Self::Constraint(text.to_owned()),
                        DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand => {
                            Self::Unreachable(format!("the database cannot be reached: {text}"))
                        }
                        _ => Self::Other(Arc::new(error)),
                    }
                }
            }
            _ => Self::Other(Arc::new(error)),
        }
    }
}
