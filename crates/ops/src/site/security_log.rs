//! The security log: sign-ins and failed sign-ins, changes to accounts, staff, links and keys, and exports and removals
//! of personal data. An entry is written in the same transaction as its event, and is sent to the service's log, with
//! the target `podium::security`, after the commit. It holds ids, labels and network addresses: no secrets, and no
//! typed text.

use std::net::IpAddr;

use chrono::Duration;

use crate::{Actor, OpError};
use podium_base::clock::{self, Moment};
use podium_store::site::security_log::{self, SecurityEntry};
use podium_store::{Database, DbError, OfDatabase, Reader, Role, SecurityEventKind, SiteRole, Writer};

/// The most entries an hour of a kind that strangers can cause, without an account, such as sign-ins under unknown
/// names: a flood must not fill the disk for half a year.
pub const MOST_AN_HOUR: i64 = 1_000;
/// The same limit for entries about one account or by it. Each account has its own, so that a flood of one kind hides
/// no attempt on anybody's account.
pub const MOST_AN_HOUR_OF_AN_ACCOUNT: i64 = 100;

/// The events of the security log. Accounts and players are given by their ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SecurityEvent<'e> {
    /// A session began with the correct password, and the correct code if one is required.
    SignedIn,
    /// Name and password do not match; the account with this name, if there is one.
    SignInFailed {
        account: Option<&'e str>,
    },
    /// The password was right, the code was not.
    SecondFactorFailed {
        account: &'e str,
    },
    /// The password was right, the account is disabled.
    SignInRefused {
        account: &'e str,
    },
    /// Failed sign-ins have reached a limit, after which there is a delay. Once for each time, not for each attempt.
    TriesLimited {
        account: Option<&'e str>,
    },
    /// Somebody signed out.
    SignedOut,
    /// Other browsers were signed out, this many.
    SessionsEnded {
        number: usize,
    },
    /// The password was asked for again and was correct.
    PasswordConfirmed,
    /// The password was asked for again and was wrong.
    PasswordNotConfirmed,
    /// Somebody changed their own password.
    PasswordChanged,
    /// A lost password was replaced, by a link or on the command line.
    PasswordReset {
        account: &'e str,
    },
    /// An account asks for a code at its sign-ins from now on.
    SecondFactorOn {
        account: &'e str,
    },
    /// An account asks for no code at its sign-ins from now on.
    SecondFactorOff {
        account: &'e str,
    },
    /// An account's recovery codes were made, or made anew.
    RecoveryCodesMade {
        account: &'e str,
    },
    /// A recovery code was used instead of a code; `left` more remain.
    RecoveryCodeUsed {
        account: &'e str,
        left: usize,
    },
    AccountMade {
        account: &'e str,
        role: SiteRole,
    },
    AccountRoleChanged {
        account: &'e str,
        role: SiteRole,
    },
    AccountDisabled {
        account: &'e str,
    },
    AccountEnabled {
        account: &'e str,
    },
    /// A link for a lost password was made.
    ResetLinkMade {
        account: &'e str,
    },
    SiteInvitationMade {
        role: SiteRole,
    },
    SiteInvitationWithdrawn,
    StaffInvited {
        role: Role,
    },
    StaffInvitationWithdrawn,
    StaffJoined {
        account: &'e str,
        role: Role,
    },
    StaffRoleChanged {
        account: &'e str,
        role: Role,
    },
    StaffRemoved {
        account: &'e str,
    },
    /// Somebody sent a form without the right to (or no longer with it); `what` is the missing right.
    RightRefused {
        what: &'static str,
    },
    PlayerLinkRenewed {
        player: &'e str,
    },
    /// The secret links of players were shown, this many.
    PlayerLinksShown {
        number: usize,
    },
    PersonalDataRemoved {
        player: &'e str,
    },
    /// Contact data, drafts or the full log left the service; `what` names the file.
    PrivateExport {
        what: &'static str,
    },
    /// The sender's calendar has a new secret address.
    CalendarRenewed,
    /// An account made a token for programs.
    AccessTokenMade {
        token: &'e str,
    },
    /// An account revoked a token of its own.
    AccessTokenRevoked {
        token: &'e str,
    },
    /// A key of the installation was replaced; `what` names it.
    KeysRotated {
        what: &'static str,
    },
}

/// The details of an event besides its kind.
#[derive(Default)]
struct Particulars<'e> {
    account: Option<&'e str>,
    player: Option<&'e str>,
    detail: Option<String>,
}

impl<'e> Particulars<'e> {
    fn account(account: &'e str) -> Self {
        Self {
            account: Some(account),
            ..Self::default()
        }
    }

    fn player(player: &'e str) -> Self {
        Self {
            player: Some(player),
            ..Self::default()
        }
    }

    fn detail(detail: impl ToString) -> Self {
        Self::default().with(detail)
    }

    fn with(mut self, detail: impl ToString) -> Self {
        self.detail = Some(detail.to_string());
        self
    }
}

impl SecurityEvent<'_> {
    /// The export of a tournament with everything in it.
    pub const WHOLE_TOURNAMENT: SecurityEvent<'static> = SecurityEvent::PrivateExport {
        what: "the whole tournament as a file, with contact data",
    };

    /// Returns the kind, as the table and the service's log name it.
    pub fn kind(&self) -> SecurityEventKind {
        use SecurityEventKind as Kind;
        match self {
            Self::SignedIn => Kind::SignedIn,
            Self::SignInFailed { .. } => Kind::SignInFailed,
            Self::SecondFactorFailed { .. } => Kind::SecondFactorFailed,
            Self::SignInRefused { .. } => Kind::SignInRefused,
            Self::TriesLimited { .. } => Kind::TriesLimited,
            Self::SignedOut => Kind::SignedOut,
            Self::SessionsEnded { .. } => Kind::SessionsEnded,
            Self::PasswordConfirmed => Kind::PasswordConfirmed,
            Self::PasswordNotConfirmed => Kind::PasswordNotConfirmed,
            Self::PasswordChanged => Kind::PasswordChanged,
            Self::PasswordReset { .. } => Kind::PasswordReset,
            Self::SecondFactorOn { .. } => Kind::SecondFactorOn,
            Self::SecondFactorOff { .. } => Kind::SecondFactorOff,
            Self::RecoveryCodesMade { .. } => Kind::RecoveryCodesMade,
            Self::RecoveryCodeUsed { .. } => Kind::RecoveryCodeUsed,
            Self::AccountMade { .. } => Kind::AccountMade,
            Self::AccountRoleChanged { .. } => Kind::AccountRoleChanged,
            Self::AccountDisabled { .. } => Kind::AccountDisabled,
            Self::AccountEnabled { .. } => Kind::AccountEnabled,
            Self::ResetLinkMade { .. } => Kind::ResetLinkMade,
            Self::SiteInvitationMade { .. } => Kind::SiteInvitationMade,
            Self::SiteInvitationWithdrawn => Kind::SiteInvitationWithdrawn,
            Self::StaffInvited { .. } => Kind::StaffInvited,
            Self::StaffInvitationWithdrawn => Kind::StaffInvitationWithdrawn,
            Self::StaffJoined { .. } => Kind::StaffJoined,
            Self::StaffRoleChanged { .. } => Kind::StaffRoleChanged,
            Self::StaffRemoved { .. } => Kind::StaffRemoved,
            Self::RightRefused { .. } => Kind::RightRefused,
            Self::PlayerLinkRenewed { .. } => Kind::PlayerLinkRenewed,
            Self::PlayerLinksShown { .. } => Kind::PlayerLinksShown,
            Self::PersonalDataRemoved { .. } => Kind::PersonalDataRemoved,
            Self::PrivateExport { .. } => Kind::PrivateExport,
            Self::CalendarRenewed => Kind::CalendarRenewed,
            Self::AccessTokenMade { .. } => Kind::AccessTokenMade,
            Self::AccessTokenRevoked { .. } => Kind::AccessTokenRevoked,
            Self::KeysRotated { .. } => Kind::KeysRotated,
        }
    }

    fn particulars(&self) -> Particulars<'_> {
        match *self {
            Self::SignInFailed { account } | Self::TriesLimited { account } => Particulars {
                account,
                ..Particulars::default()
            },
            Self::SecondFactorFailed { account }
            | Self::SignInRefused { account }
            | Self::PasswordReset { account }
            | Self::SecondFactorOn { account }
            | Self::SecondFactorOff { account }
            | Self::RecoveryCodesMade { account }
            | Self::AccountDisabled { account }
            | Self::AccountEnabled { account }
            | Self::ResetLinkMade { account }
            | Self::StaffRemoved { account } => Particulars::account(account),
            Self::RecoveryCodeUsed { account, left } => Particulars::account(account).with(left),
            Self::AccountMade { account, role } | Self::AccountRoleChanged { account, role } => {
                Particulars::account(account).with(role)
            }
            Self::StaffJoined { account, role } | Self::StaffRoleChanged { account, role } => {
                Particulars::account(account).with(role)
            }
            Self::SiteInvitationMade { role } => Particulars::detail(role),
            Self::StaffInvited { role } => Particulars::detail(role),
            Self::SessionsEnded { number } | Self::PlayerLinksShown { number } => Particulars::detail(number),
            Self::RightRefused { what } | Self::PrivateExport { what } | Self::KeysRotated { what } => {
                Particulars::detail(what)
            }
            // ids, because names of tokens are typed text
            Self::AccessTokenMade { token } | Self::AccessTokenRevoked { token } => Particulars::detail(token),
            Self::PlayerLinkRenewed { player } | Self::PersonalDataRemoved { player } => Particulars::player(player),
            Self::SignedIn
            | Self::SignedOut
            | Self::PasswordConfirmed
            | Self::PasswordNotConfirmed
            | Self::PasswordChanged
            | Self::CalendarRenewed
            | Self::SiteInvitationWithdrawn
            | Self::StaffInvitationWithdrawn => Particulars::default(),
        }
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
        let Particulars {
            account,
            player,
            detail,
        } = event.particulars();
        self.entries.push(SecurityEntry {
            id: podium_store::new_id(),
            at: self.at,
            kind: event.kind(),
            account_id: actor.account_id.clone(),
            actor: actor.name.clone(),
            address: self.address.map(|address| address.to_canonical().to_string()),
            subject_id: account.map(str::to_owned),
            tournament_id: tournament_id.map(str::to_owned),
            player_id: player.map(str::to_owned),
            detail,
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
        tell(entry);
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
fn tell(entry: &SecurityEntry) {
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
