//! The shape of every command on a tournament: lock, act, log, count the version, all in one transaction.

use chrono::Duration;

use super::OpError;
use crate::clock::{self, Moment};
use crate::db::events::{self, Loaded};
use crate::db::log::LogLine;
use crate::db::tournaments::{self, Tournament};
use crate::db::{self, Conn, Database, DbError};

/// Forms are remembered so long; a tab older than that is refused by its versions instead.
const FORMS_KEPT_DAYS: i64 = 7;

/// Who acts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    /// `None`: a player by their link, or the command line.
    pub account_id: Option<String>,
    /// For the log where there is no account: "player", "command line".
    pub name: String,
}

impl Actor {
    /// Somebody who is signed in.
    pub fn account(id: &str, name: &str) -> Self {
        Self {
            account_id: Some(id.to_owned()),
            name: name.to_owned(),
        }
    }

    /// The command line.
    pub fn command_line() -> Self {
        Self {
            account_id: None,
            name: "command line".to_owned(),
        }
    }

    /// A player, by their secret link or by registering themselves.
    pub fn player() -> Self {
        Self {
            account_id: None,
            name: "player".to_owned(),
        }
    }
}

/// A form acts once: its id, and the address that sending it leads to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Once {
    /// Random, made with the form; `None` for commands without one.
    pub form: Option<String>,
    pub answer: String,
}

impl Once {
    pub fn new(form: &str, answer: impl Into<String>) -> Self {
        Self {
            form: Some(form.to_owned()),
            answer: answer.into(),
        }
    }
}

/// A command at work, holding the tournament's lock.
pub struct Work<'w, 'c> {
    pub conn: &'w mut Conn<'c>,
    /// The tournament's row; changes of it are stored when the command succeeds.
    pub tournament: Tournament,
    /// The time of the command: one for all it writes.
    pub at: Moment,
    pub actor: &'w Actor,
    /// Where the form leads to: may be set once known.
    pub answer: String,
    lines: Vec<LogLine>,
    structural: bool,
    quiet: bool,
}

impl Work<'_, '_> {
    /// Reads the whole tournament.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn load(&mut self) -> Result<Loaded, OpError> {
        Ok(events::load(self.conn, &self.tournament.slug)?)
    }

    /// Writes a line of the log. In `what` players stand as `{player:ID}`.
    pub fn log(&mut self, verb: &str, what: impl Into<String>) -> LogEntry<'_> {
        self.lines.push(LogLine {
            id: db::new_id(),
            tournament_id: self.tournament.id.clone(),
            number: 0,
            at: self.at,
            account_id: self.actor.account_id.clone(),
            actor: self.actor.name.clone(),
            verb: verb.to_owned(),
            what: what.into(),
            before: None,
            after: None,
            reason: None,
            public: false,
        });
        LogEntry(self.lines.last_mut().expect("a line was just pushed"))
    }

    /// Declares the command structural (pair, publish, finish, cut, …): its form must have been made from this state.
    ///
    /// # Errors
    /// [`OpError::Conflict`] when the form is older than the tournament's last structural change.
    pub fn structural(&mut self, version_of_form: i64) -> Result<(), OpError> {
        if version_of_form != self.tournament.structure_version {
            return Err(OpError::Conflict(
                "Somebody changed the rounds since this page was opened. Look at the tournament as it is now, then decide again.".into(),
            ));
        }
        self.mark_structural();
        Ok(())
    }

    /// Declares that no public page shows what this command changes (a call, a followed game, a ruling): rendered pages
    /// hold, and only the staff and the players concerned are told.
    pub fn quietly(&mut self) {
        self.quiet = true;
    }

    /// Takes [`Work::quietly`] back: the command came to something that everybody sees.
    pub fn loudly(&mut self) {
        self.quiet = false;
    }

    /// Counts a structural change without checking a form.
    pub fn mark_structural(&mut self) {
        self.structural = true;
    }
}

/// Adds to a line of the log.
pub struct LogEntry<'l>(&'l mut LogLine);

impl LogEntry<'_> {
    /// What it was before, as JSON; null is nothing, as in the event document.
    pub fn before(self, value: serde_json::Value) -> Self {
        self.0.before = (!value.is_null()).then(|| value.to_string());
        self
    }

    /// What it is after, as JSON; null is nothing, as in the event document.
    pub fn after(self, value: serde_json::Value) -> Self {
        self.0.after = (!value.is_null()).then(|| value.to_string());
        self
    }

    /// Why; an empty reason is none.
    pub fn reason(self, reason: &str) -> Self {
        self.0.reason = Some(reason.trim()).filter(|r| !r.is_empty()).map(str::to_owned);
        self
    }

    /// For everybody to see: manual changes of pairings, corrections.
    pub fn public(self) -> Self {
        self.0.public = true;
        self
    }
}

/// Runs a command on a tournament in one transaction. Every command that returns `Ok` has written its lines of the
/// log and counted the tournament's versions; one that returns an error has changed nothing.
///
/// # Errors
/// What `act` says; [`OpError::Repeated`] when the form acted before; no such tournament; the database.
pub fn command<T>(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>,
) -> Result<T, OpError> {
    let at = clock::now();
    db.write(|conn| {
        let tournament = tournaments::lock(conn, slug)?.ok_or(DbError::NotFound)?;
        refuse_repeated(conn, once)?;
        let answer = once.answer.clone();
        let mut work = Work {
            conn,
            tournament,
            at,
            actor,
            answer,
            lines: Vec::new(),
            structural: false,
            quiet: false,
        };
        let done = act(&mut work)?;
        let Work {
            conn,
            mut tournament,
            answer,
            mut lines,
            structural,
            quiet,
            ..
        } = work;
        let first = db::log::next_number(conn, &tournament.id)?;
        for (line, number) in lines.iter_mut().zip(first..) {
            line.number = number;
        }
        db::log::insert(conn, &lines)?;
        tournament.version += i64::from(!quiet);
        tournament.floor_version += 1;
        tournament.structure_version += i64::from(structural);
        tournaments::update(conn, &tournament)?;
        remember(conn, once, &answer, at)?;
        Ok(done)
    })
}

/// Runs a command that is on no tournament (accounts, creating a tournament) in one transaction.
///
/// # Errors
/// What `act` says; [`OpError::Repeated`]; the database.
pub fn command_unlocked<T>(
    db: &Database,
    once: &Once,
    act: impl Fn(&mut Conn<'_>, Moment) -> Result<(T, Option<String>), OpError>,
) -> Result<T, OpError> {
    let at = clock::now();
    db.write(|conn| {
        refuse_repeated(conn, once)?;
        let (done, answer) = act(conn, at)?;
        remember(conn, once, answer.as_deref().unwrap_or(&once.answer), at)?;
        Ok(done)
    })
}

fn refuse_repeated(conn: &mut Conn<'_>, once: &Once) -> Result<(), OpError> {
    if let Some(form) = &once.form
        && let Some(answer) = db::forms::answer(conn, form)?
    {
        return Err(OpError::Repeated(answer));
    }
    Ok(())
}

fn remember(conn: &mut Conn<'_>, once: &Once, answer: &str, at: Moment) -> Result<(), OpError> {
    if let Some(form) = &once.form {
        db::forms::remember(conn, form, answer, at, at - Duration::days(FORMS_KEPT_DAYS))?;
    }
    Ok(())
}
