//! Errors of the database, distinguished as far as anybody acts on the difference.

use std::sync::{Arc, LazyLock};

use diesel::result::{DatabaseErrorKind, Error};

use crate::measure::{self, IntCounterVec};

/// Errors that this process has met. They become a [`DbError`] where no database is at hand to count them for.
static MET: LazyLock<IntCounterVec> = LazyLock::new(|| {
    let errors = measure::counts(
        "podium_database_errors_total",
        "Errors of the database met by this process, by kind; constraints refuse what came twice",
        &["kind"],
    );
    for failure in Failure::ALL {
        // there from the start, so that the first one is a rise from 0
        errors.with_label_values(&[failure.label()]);
    }
    errors
});

/// The errors that this process has met, counted by kind.
pub(super) fn met() -> IntCounterVec {
    MET.clone()
}

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
        Failure::Unreachable.count();
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

/// What went wrong, as far as anybody acts on the difference: how errors are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Failure {
    Constraint,
    Deadlock,
    Full,
    ReadOnly,
    Unreachable,
    Other,
}

impl Failure {
    const ALL: [Self; 6] = [
        Self::Constraint,
        Self::Deadlock,
        Self::Full,
        Self::ReadOnly,
        Self::Unreachable,
        Self::Other,
    ];

    fn count(self) {
        MET.with_label_values(&[self.label()]).inc();
    }

    /// Its label in the counts.
    fn label(self) -> &'static str {
        match self {
            Self::Constraint => "constraint",
            Self::Deadlock => "deadlock",
            Self::Full => "full",
            Self::ReadOnly => "read_only",
            Self::Unreachable => "unreachable",
            Self::Other => "other",
        }
    }

    /// What an error of diesel's is.
    fn of(error: &Error) -> Self {
        let Error::DatabaseError(kind, info) = error else {
            return Self::Other;
        };
        let text = info.message();
        // SQLite tells these only by its text; PostgreSQL's texts of SQLSTATE 25006, 53100, 40P01.
        if text.contains("readonly database") || text.contains("read-only transaction") {
            return Self::ReadOnly;
        }
        if text.contains("disk is full") || text.contains("No space left") {
            return Self::Full;
        }
        if text.contains("deadlock detected") {
            return Self::Deadlock;
        }
        match kind {
            DatabaseErrorKind::SerializationFailure => Self::Deadlock,
            DatabaseErrorKind::UniqueViolation
            | DatabaseErrorKind::CheckViolation
            | DatabaseErrorKind::ForeignKeyViolation
            | DatabaseErrorKind::NotNullViolation => Self::Constraint,
            DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand => Self::Unreachable,
            _ => Self::Other,
        }
    }
}

impl From<Error> for DbError {
    fn from(error: Error) -> Self {
        let failure = Failure::of(&error);
        match error {
            Error::NotFound => return Self::NotFound,
            // how a transaction is told to end: nothing went wrong in the database
            Error::RollbackTransaction => {}
            _ => failure.count(),
        }
        match failure {
            Failure::Constraint => Self::Constraint(error.to_string()),
            Failure::Deadlock => Self::Deadlock,
            Failure::Full => Self::Full,
            Failure::ReadOnly => Self::ReadOnly,
            Failure::Unreachable => Self::Unreachable(format!("the database cannot be reached: {error}")),
            Failure::Other => Self::Other(Arc::new(error)),
        }
    }
}
