//! Errors of the database, distinguished as far as callers act on the difference.

use std::cell::Cell;
use std::io;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use diesel::result::{DatabaseErrorKind, Error};
use rustix::io::Errno;

use podium_base::config::typed_on;
use podium_base::measure::{self, IntCounterVec};

/// The errors that this process has met, counted here because a [`DbError`] is often made where no database is at hand.
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

thread_local! {
    /// Whether this thread works on the replica, whose errors are left out of the database's own counts.
    static OF_REPLICA: Cell<bool> = const { Cell::new(false) };
}

/// Runs work on the replica: what fails there is repeated on the database itself, and counted separately.
pub(super) fn on_replica<T>(work: impl FnOnce() -> T) -> T {
    struct Ends;
    impl Drop for Ends {
        fn drop(&mut self) {
            OF_REPLICA.set(false);
        }
    }
    OF_REPLICA.set(true);
    // also where the work panics
    let _ends = Ends;
    work()
}

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
    /// The disk of the embedded database fails; the text is the system's or SQLite's own.
    #[error("the disk of the database fails, and nothing was changed: {0}")]
    Disk(String),
    #[error("two changes conflicted: nothing was changed")]
    Deadlock,
    /// Another process held the embedded database's file for longer than a command waits.
    #[error("another process writes into the database: nothing was changed")]
    Locked,
    /// The text is a sentence for the operator.
    #[error("{0}")]
    Unreachable(String),
    /// The embedded database is no longer the one that was opened: its files were moved, deleted, replaced or
    /// overwritten. The text is a sentence for the operator.
    #[error("{0}")]
    Astray(String),
    /// The outcome of the change is unknown, for example because the connection was lost between COMMIT and its answer:
    /// it may or may not be stored.
    #[error("nobody has heard whether the change was stored: {0}")]
    Unanswered(String),
    /// The service is overloaded and did not begin; the number of seconds after which to retry.
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
    /// Converts an error of COMMIT on a server: if the connection was lost too, the outcome is unknown.
    pub(super) fn at_commit(error: Error) -> Self {
        use DatabaseErrorKind::{ClosedConnection, UnableToSendCommand};
        match &error {
            // after a refused COMMIT the rollback succeeds: both fail only on a lost connection
            Error::RollbackErrorOnCommit { commit_error, .. } => Self::unanswered(commit_error),
            Error::DatabaseError(ClosedConnection | UnableToSendCommand, _) | Error::BrokenTransactionManager => {
                Self::unanswered(&error)
            }
            _ => error.into(),
        }
    }

    /// Converts an error of COMMIT on the embedded database: if the disk failed, the change may be in the file's log
    /// and be found there at the next start.
    pub(super) fn at_commit_to_file(error: Error) -> Self {
        let error = match error {
            // a full disk has already ended the transaction, so that there was nothing left to roll back
            Error::RollbackErrorOnCommit { commit_error, .. } => *commit_error,
            other => other,
        };
        match &error {
            Error::DatabaseError(_, info) if info.message().contains("disk I/O error") => Self::unanswered(&error),
            _ => error.into(),
        }
    }

    /// Returns the error that the file of an embedded database is damaged, if SQLite's message says so.
    pub fn damaged(file: &Path, said: &str) -> Option<Self> {
        const WORDS: [&str; 2] = ["database disk image is malformed", "file is not a database"];
        let folder = file.parent().unwrap_or(Path::new("."));
        WORDS.iter().any(|words| said.contains(words)).then(|| {
            Self::Unreachable(format!(
                "the database {} is damaged ({said}): `{}` says what is broken and what to do",
                file.display(),
                typed_on(folder, "doctor")
            ))
        })
    }

    /// Converts a system error on a file of the embedded database; `None` if it is not an error of the disk. It is not
    /// counted.
    pub(super) fn of_disk(error: &io::Error) -> Option<Self> {
        match Errno::from_io_error(error)? {
            // the second: an immutable file, whatever its permissions (`chattr +i`)
            Errno::ROFS | Errno::PERM => Some(Self::ReadOnly),
            Errno::NOSPC | Errno::DQUOT => Some(Self::Full),
            Errno::IO => Some(Self::Disk(error.to_string())),
            _ => None,
        }
    }

    /// Counts an error that ended a change and did not come from diesel.
    pub(super) fn counted(self) -> Self {
        match &self {
            Self::ReadOnly => Failure::ReadOnly.count(),
            Self::Full => Failure::Full.count(),
            Self::Disk(_) => Failure::Disk.count(),
            Self::Locked => Failure::Locked.count(),
            _ => {}
        }
        self
    }

    fn unanswered(error: &Error) -> Self {
        Failure::Unanswered.count();
        Self::Unanswered(error.to_string())
    }

    /// Returns whether the database failed, or could not be asked in time: then the last state that was read from it is
    /// the best available.
    pub fn is_failure(&self) -> bool {
        matches!(
            self,
            Self::Disk(_)
                | Self::Unreachable(_)
                | Self::Astray(_)
                | Self::Unanswered(_)
                | Self::Locked
                | Self::Busy(_)
                | Self::Other(_)
        )
    }

    /// Returns the error that the database did not answer in time.
    pub fn silent() -> Self {
        Self::Unreachable("the database does not answer in time".to_owned())
    }

    pub(super) fn unreachable(error: &dyn std::error::Error) -> Self {
        Failure::Unreachable.count();
        let said = error.to_string();
        // PostgreSQL's message for an unencrypted connection when its pg_hba.conf has only `hostssl` lines
        if said.contains("no encryption") || said.contains("SSL off") {
            return Self::Unreachable(format!(
                "the database takes encrypted connections only, and this program speaks to PostgreSQL without TLS: lead \
                 the connection through a TLS tunnel or a pooler on this machine (docs/postgresql.md). It said: {said}"
            ));
        }
        Self::Unreachable(format!("the database cannot be reached: {said}"))
    }
}

/// An error of a transaction's work, which may wrap a database error.
pub trait OfDatabase {
    /// Returns the database error that it wraps.
    fn of_database(&self) -> Option<&DbError>;
}

impl OfDatabase for DbError {
    fn of_database(&self) -> Option<&DbError> {
        Some(self)
    }
}

/// The kinds of errors, as far as operators act on the difference: the label under which they are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Failure {
    Constraint,
    Deadlock,
    Disk,
    Full,
    Locked,
    ReadOnly,
    Unanswered,
    Unreachable,
    Other,
}

impl Failure {
    const ALL: [Self; 9] = [
        Self::Constraint,
        Self::Deadlock,
        Self::Disk,
        Self::Full,
        Self::Locked,
        Self::ReadOnly,
        Self::Unanswered,
        Self::Unreachable,
        Self::Other,
    ];

    fn count(self) {
        if !OF_REPLICA.get() {
            MET.with_label_values(&[self.label()]).inc();
        }
    }

    /// Its label in the counts.
    fn label(self) -> &'static str {
        match self {
            Self::Constraint => "constraint",
            Self::Deadlock => "deadlock",
            Self::Disk => "disk",
            Self::Full => "full",
            Self::Locked => "locked",
            Self::ReadOnly => "read_only",
            Self::Unanswered => "unanswered",
            Self::Unreachable => "unreachable",
            Self::Other => "other",
        }
    }

    /// Classifies an error of diesel's.
    fn of(error: &Error) -> Self {
        let Error::DatabaseError(kind, info) = error else {
            return Self::Other;
        };
        let text = info.message();
        // SQLite reports these only by their text; the other texts are PostgreSQL's, of SQLSTATE 25006, 53100, 40P01.
        if text.contains("readonly database") || text.contains("read-only transaction") {
            return Self::ReadOnly;
        }
        if text.contains("disk is full") || text.contains("No space left") {
            return Self::Full;
        }
        if text.contains("disk I/O error") {
            return Self::Disk;
        }
        if text.contains("deadlock detected") {
            return Self::Deadlock;
        }
        if text.contains("database is locked") {
            return Self::Locked;
        }
        // of the embedded database: its file, or one that SQLite makes beside it or temporarily
        if text.contains("unable to open database file") {
            return Self::Unreachable;
        }
        // libpq's message when a server ends an idle connection, such as the one that listens for changes
        if text.contains("server closed the connection unexpectedly") {
            return Self::Unreachable;
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
            // how a transaction is made to roll back: nothing went wrong in the database
            Error::RollbackTransaction => {}
            _ => failure.count(),
        }
        match failure {
            Failure::Constraint => Self::Constraint(error.to_string()),
            Failure::Deadlock => Self::Deadlock,
            Failure::Disk => Self::Disk(error.to_string()),
            Failure::Full => Self::Full,
            Failure::Locked => Self::Locked,
            Failure::ReadOnly => Self::ReadOnly,
            Failure::Unanswered => Self::Unanswered(error.to_string()),
            Failure::Unreachable => Self::Unreachable(format!("the database cannot be reached: {error}")),
            Failure::Other => Self::Other(Arc::new(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An error as SQLite tells it.
    fn said(text: &str) -> Error {
        Error::DatabaseError(DatabaseErrorKind::Unknown, Box::new(text.to_owned()))
    }

    fn on_rollback(text: &str) -> Error {
        Error::RollbackErrorOnCommit {
            rollback_error: Box::new(said("cannot rollback - no transaction is active")),
            commit_error: Box::new(said(text)),
        }
    }

    #[test]
    fn a_commit_that_the_disk_failed_may_be_stored() {
        for error in [said("disk I/O error"), on_rollback("disk I/O error")] {
            let error = DbError::at_commit_to_file(error);
            assert!(matches!(error, DbError::Unanswered(_)), "{error:?}");
        }
        for error in [
            said("database or disk is full"),
            on_rollback("database or disk is full"),
        ] {
            let error = DbError::at_commit_to_file(error);
            assert!(matches!(error, DbError::Full), "{error:?}");
        }
        let lost = DbError::at_commit(on_rollback("server closed the connection unexpectedly"));
        assert!(matches!(lost, DbError::Unanswered(_)), "{lost:?}");
    }

    #[test]
    fn a_disk_that_fails_before_the_commit_has_stored_nothing() {
        let error = DbError::from(said("disk I/O error"));
        assert!(matches!(error, DbError::Disk(_)), "{error:?}");
        assert!(error.is_failure(), "what was read before is the best there is");
        let of = |number: Errno| DbError::of_disk(&io::Error::from(number));
        assert!(matches!(of(Errno::ROFS), Some(DbError::ReadOnly)));
        assert!(matches!(of(Errno::PERM), Some(DbError::ReadOnly)));
        assert!(matches!(of(Errno::IO), Some(DbError::Disk(_))));
        assert!(matches!(of(Errno::NOSPC), Some(DbError::Full)));
        assert!(of(Errno::ACCESS).is_none() && of(Errno::NOENT).is_none());
    }

    #[test]
    fn a_server_that_ends_is_unreachable() {
        let error = DbError::from(said("server closed the connection unexpectedly"));
        assert!(matches!(error, DbError::Unreachable(_)), "{error:?}");
    }

    #[test]
    fn a_file_that_another_process_writes_into_is_locked() {
        let error = DbError::from(said("database is locked"));
        assert!(matches!(error, DbError::Locked), "{error:?}");
        assert!(error.is_failure(), "what was read before is the best there is");
    }

    #[test]
    fn what_fails_on_the_replica_is_counted_apart() {
        // a kind that nothing else in these tests meets
        let counted = || MET.with_label_values(&[Failure::ReadOnly.label()]).get();
        let before = counted();
        on_replica(|| DbError::from(said("attempt to write a readonly database")));
        assert_eq!(counted(), before);
        drop(DbError::from(said("attempt to write a readonly database")));
        assert_eq!(counted(), before + 1);
    }
}
