//! The security log: sign-ins and failed sign-ins, changes to accounts, staff, links and keys, and exports and removals
//! of personal data. An entry is written in the same transaction as its event, and is sent to the service's log, with
//! the target `podium::security`, after the commit. It holds ids, labels and network addresses: no secrets, and no
//! typed text.

use std::net::IpAddr;

use chrono::Duration;

use crate::{Actor, OpError};
use podium_base::clock::{self, Moment};
use podium_store::site::security_log::{self, SecurityEntry};
use podium_store::{Database, DbError, OfDatabase, Reader, SecurityEventKind, Writer};

/// The most entries an hour of a kind that strangers can cause, without an account, such as sign-ins under unknown
/// names: a flood must not fill the disk for half a year.
pub const MOST_AN_HOUR: i64 = 1_000;
/// The same limit for entries about one account or by it. Each account has its own, so that a flood of one kind hides
/// no attempt on anybody's account.
pub const MOST_AN_HOUR_OF_AN_ACCOUNT: i64 = 100;

/// An event for the security log: its kind, and what it is about. Accounts, players and tokens are given by their ids.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecurityEvent<'e> {
    kind: SecurityEventKind,
    account: Option<&'e str>,
    player: Option<&'e str>,
    detail: Option<String>,
}

impl<'e> SecurityEvent<'e> {
    /// Creates an event of a kind, without anything that it is about.
    pub fn new(kind: SecurityEventKind) -> Self {
        Self {
            kind,
            account: None,
            player: None,
            detail: None,
        }
    }

    /// The export of a tournament with everything in it.
    pub fn whole_tournament() -> Self {
        Self::new(SecurityEventKind::PrivateExport).with("the whole tournament as a file, with contact data")
    }

    /// Returns the event with the account that it is about.
    #[must_use]
    pub fn about(mut self, account: impl Into<Option<&'e str>>) -> Self {
        self.account = account.into();
        self
    }

    /// Returns the event with the player that it is about.
    #[must_use]
    pub fn about_player(mut self, player: &'e str) -> Self {
        self.player = Some(player);
        self
    }

    /// Returns the event with its detail: a role, a number, the id of a token, or words of the program. Nothing that
    /// somebody typed.
    #[must_use]
    pub fn with(mut self, detail: impl ToString) -> Self {
        self.detail = Some(detail.to_string());
        self
    }
}

/// The entries of one transaction, which share its time and its client's address.
pub struct Entries {
    at: Moment,
    address: Option<IpAddr>,
    entries: Vec<SecurityEntry>,
}

impl Entries {
    /// The client's address; `None` for the command line.
    pub fn address(&self) -> Option<IpAddr> {
        self.address
    }

    /// Adds an entry on the site.
    pub fn record(&mut self, actor: &Actor, event: SecurityEvent<'_>) {
        self.add(actor, None, event);
    }

    /// Adds an entry on a tournament.
    pub fn record_on(&mut self, tournament_id: &str, actor: &Actor, event: SecurityEvent<'_>) {
        self.add(actor, Some(tournament_id), event);
    }

    fn add(&mut self, actor: &Actor, tournament_id: Option<&str>, event: SecurityEvent<'_>) {
        self.entries.push(SecurityEntry {
            id: podium_store::new_id(),
            at: self.at,
            kind: event.kind,
            account_id: actor.account_id.clone(),
            actor: actor.name.clone(),
            address: self.address.map(|address| address.to_canonical().to_string()),
            subject_id: event.account.map(str::to_owned),
            tournament_id: tournament_id.map(str::to_owned),
            player_id: event.player.map(str::to_owned),
            detail: event.detail,
        });
    }
}

/// Runs a writing transaction that may record security events: they are stored in it, and sent to the service's log
/// after the commit. `address` is the client's, `None` for the command line. Otherwise it works like
/// [`Database::write`].
///
/// # Errors
/// The error of `work`, in which case nothing is recorded; the database could not write.
pub fn write<T, E: From<DbError> + OfDatabase>(
    db: &Database,
    address: Option<IpAddr>,
    at: Moment,
    mut work: impl FnMut(&mut Writer<'_>, &mut Entries) -> Result<T, E>,
) -> Result<T, E> {
    let mut recorded = Vec::new();
    let done = db.write(|conn| {
        let mut entries = Entries {
            at,
            address,
            entries: Vec::new(),
        };
        let done = work(conn, &mut entries)?;
        store(conn, &entries.entries, at)?;
        // Overwritten when a deadlock makes the transaction run again: only the last run counts.
        recorded = entries.entries;
        Ok::<T, E>(done)
    })?;
    for entry in &recorded {
        write_to_service_log(entry);
    }
    Ok(done)
}

/// Stores entries, except for those of a flood caused by strangers: those are only in the service's log, and one entry
/// says that they were left out.
fn store(conn: &mut Writer<'_>, entries: &[SecurityEntry], at: Moment) -> Result<(), DbError> {
    for entry in entries {
        // one by one, because each counts for the next
        match is_for_anybody(entry.kind) && is_flood(conn, entry, at)? {
            false => security_log::insert(conn, entry)?,
            true => say_left_out(conn, entry, at)?,
        }
    }
    Ok(())
}

/// Returns the account that an entry is about, or by.
fn whose(entry: &SecurityEntry) -> Option<&str> {
    entry.subject_id.as_deref().or(entry.account_id.as_deref())
}

fn is_flood(conn: &mut Reader<'_>, entry: &SecurityEntry, at: Moment) -> Result<bool, DbError> {
    let most = match whose(entry) {
        Some(_) => MOST_AN_HOUR_OF_AN_ACCOUNT,
        None => MOST_AN_HOUR,
    };
    let then = security_log::nth_latest(conn, entry.kind, whose(entry), most - 1)?;
    Ok(then.is_some_and(|then| then > at - Duration::hours(1)))
}

/// Records, once an hour, that entries like this one were left out.
fn say_left_out(conn: &mut Writer<'_>, entry: &SecurityEntry, at: Moment) -> Result<(), DbError> {
    let said = security_log::nth_latest(conn, SecurityEventKind::LeftOut, whose(entry), 0)?;
    if said.is_some_and(|then| then > at - Duration::hours(1)) {
        return Ok(());
    }
    let left_out = SecurityEntry {
        id: podium_store::new_id(),
        kind: SecurityEventKind::LeftOut,
        detail: Some(entry.kind.to_string()),
        ..entry.clone()
    };
    security_log::insert(conn, &left_out)
}

/// Returns whether a person without any rights can cause any number of events of this kind.
fn is_for_anybody(kind: SecurityEventKind) -> bool {
    use SecurityEventKind as Kind;
    matches!(
        kind,
        Kind::SignInFailed | Kind::SignInRefused | Kind::TriesLimited | Kind::RightRefused
    )
}

/// Deletes the entries that are older than this many days; returns how many there were.
///
/// # Errors
/// The database could not write.
pub fn forget_old(db: &Database, days: u32) -> Result<usize, OpError> {
    let before = clock::now() - Duration::days(days.into());
    Ok(db.write(|conn| security_log::forget(conn, before))?)
}

/// Writes a stored entry to the service's log, field by field.
fn write_to_service_log(entry: &SecurityEntry) {
    tracing::info!(
        target: "podium::security",
        event = entry.kind.as_str(),
        at = %entry.at.and_utc().to_rfc3339(),
        account = entry.account_id,
        actor = entry.actor,
        address = entry.address,
        subject = entry.subject_id,
        tournament = entry.tournament_id,
        player = entry.player_id,
        detail = entry.detail,
    );
}
