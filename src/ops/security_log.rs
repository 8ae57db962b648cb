//! The security log: who signed in and who could not, what became of accounts, staff, links and keys, and who took or
//! removed personal data. An entry is written in the transaction of what it tells of, and goes to the service's log, with
//! the target `podium::security`, after the commit. It holds ids, labels and addresses of the network: no secret, and
//! nothing that somebody typed.

use std::net::IpAddr;

use chrono::Duration;

use super::{Actor, OpError};
use crate::clock::{self, Moment};
use crate::db::security_log::{self, SecurityEntry};
use crate::db::{self, Conn, Database, DbError, OfDatabase, Role, SecurityEventKind, SiteRole};

/// Entries of a kind that strangers cause which are stored within an hour where they name no account, as tries to sign in
/// under names that nobody has: a flood must not fill the disk for half a year.
pub const MOST_AN_HOUR: i64 = 1_000;
/// The same on one account, or by it. Each has room of its own, so that a flood of one kind hides no try on anybody's.
pub const MOST_AN_HOUR_OF_AN_ACCOUNT: i64 = 100;

/// What the security log keeps. Accounts and players are told by their ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SecurityEvent<'e> {
    /// A session began with the right password, and the right code where one is asked for.
    SignedIn,
    /// Name and password do not belong together; the account that has the name, if one does.
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
    /// Failed tries have reached a limit, from where on they have to wait. Once for each time, not for each try.
    TriesLimited {
        account: Option<&'e str>,
    },
    /// Somebody signed out.
    SignedOut,
    /// Other browsers were signed out, this many.
    SessionsEnded {
        number: usize,
    },
    /// The password was asked for again and given.
    PasswordConfirmed,
    /// The password was asked for again, and a wrong one was given.
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
    /// A recovery code stood in for a code; this many are left.
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
    /// Somebody sent a form that they may not (any more); `what` is the right that they lack.
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
    /// The own calendar has a new secret address.
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

/// What an event says beside its kind.
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

    /// What happened, as the table and the service's log name it.
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
            // ids: names of tokens are typed
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
            id: db::new_id(),
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

/// Runs a writing transaction that may record security events: they are stored with it, and told to the service's log
/// once it is committed. `address` is the client's, `None` for the command line. As [`Database::write`] otherwise.
///
/// # Errors
/// What `work` says, and then nothing is recorded; the database could not write.
pub fn write<T, E: From<DbError> + OfDatabase>(
    db: &Database,
    address: Option<IpAddr>,
    at: Moment,
    mut work: impl FnMut(&mut Conn<'_>, &mut Entries) -> Result<T, E>,
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

/// Stores entries, but for those of which strangers have caused too many: they are in the service's log alone, and an
/// entry says that they are left out.
fn store(conn: &mut Conn<'_>, entries: &[SecurityEntry], at: Moment) -> Result<(), DbError> {
    for entry in entries {
        // one by one, for each counts for the next
        match is_for_anybody(entry.kind) && is_flood(conn, entry, at)? {
            false => security_log::insert(conn, entry)?,
            true => say_left_out(conn, entry, at)?,
        }
    }
    Ok(())
}

/// The account that an entry is on, or by.
fn whose(entry: &SecurityEntry) -> Option<&str> {
    entry.subject_id.as_deref().or(entry.account_id.as_deref())
}

fn is_flood(conn: &mut Conn<'_>, entry: &SecurityEntry, at: Moment) -> Result<bool, DbError> {
    let most = match whose(entry) {
        Some(_) => MOST_AN_HOUR_OF_AN_ACCOUNT,
        None => MOST_AN_HOUR,
    };
    let then = security_log::nth_latest(conn, entry.kind, whose(entry), most - 1)?;
    Ok(then.is_some_and(|then| then > at - Duration::hours(1)))
}

/// Says, once an hour, that entries like this one are left out.
fn say_left_out(conn: &mut Conn<'_>, entry: &SecurityEntry, at: Moment) -> Result<(), DbError> {
    let said = security_log::nth_latest(conn, SecurityEventKind::LeftOut, whose(entry), 0)?;
    if said.is_some_and(|then| then > at - Duration::hours(1)) {
        return Ok(());
    }
    let left_out = SecurityEntry {
        id: db::new_id(),
        kind: SecurityEventKind::LeftOut,
        detail: Some(entry.kind.to_string()),
        ..entry.clone()
    };
    security_log::insert(conn, &left_out)
}

/// Whether somebody who has no right to anything can cause events of this kind, as many as they like.
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

/// Gives a stored entry to the service's log, field by field.
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
