//! Accepting a link: its form uses the link up in the same transaction that carries out its offer.

use super::{LinkProblem, Offer, look, look_at};
use crate::command::roles::{self, may_grant};
use crate::site::accounts::{NewAccount, Password, failed_name, set_password};
use crate::site::secrets::{self, Secrets};
use crate::site::sessions::{self, Client, NewSession};
use crate::site::throttle;
use crate::{Actor, Command, OpError, SecurityEvent, SiteWork, Work};
use podium_base::clock::{self, Moment};
use podium_store::site::accounts::{self, Account, StaffRow};
use podium_store::site::links;
use podium_store::{Database, Role, SecurityEventKind, SiteRole, Writer};
use say::{refused_accounts as t, refused_rights};

/// The outcome of an accepted link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accepted {
    /// The new session, if the link made or recovered an account that has no second factor.
    pub session: Option<NewSession>,
    /// Slug of the tournament whose staff was joined.
    pub tournament: Option<String>,
}

/// The name and password typed in the form of a link.
pub struct Chosen {
    pub name: String,
    pub password: String,
}

/// Accepts a link with a name and a password and signs in: a set-up link or an invitation makes a new account, a link
/// for a lost password sets a new password and ignores the name.
///
/// # Errors
/// The reason why the link cannot be used; [`OpError::Invalid`] for the fields `name` and `password`.
pub fn accept(
    db: &Database,
    secrets: &Secrets,
    command: &Command,
    token: &str,
    client: &Client,
    chosen: &Chosen,
) -> Result<Accepted, OpError> {
    let open = still_open(db, command, token)?;
    if let Offer::Reset(account) = &open.offer {
        let hash = Password::choose(&chosen.password, &account.name)
            .map_err(|p| OpError::Invalid(vec![p]))?
            .hash()?;
        return command.run_on_site(db, |work| reset_password(work, secrets, token, client, &hash));
    }
    // hashed before the transaction that uses up the link: SQLite has only one writer
    let new = NewAccount::choose(&chosen.name, &chosen.password)?;
    match open.offer {
        Offer::Staff { tournament, .. } => command
            .on_tournament(&tournament.slug)
            .run(db, |work| join_with_new_account(work, token, client, &new)),
        Offer::Setup | Offer::Site(_) | Offer::Reset(_) => {
            command.run_on_site(db, |work| make_account(work, token, client, &new))
        }
    }
}

/// Accepts an invitation with the account that is signed in. A role is only ever raised.
///
/// # Errors
/// The reason why the link cannot be used; the account already has this role or a higher one, and the link stays
/// unused.
pub fn accept_as(db: &Database, command: &Command, token: &str) -> Result<Accepted, OpError> {
    match still_open(db, command, token)?.offer {
        Offer::Staff { tournament, .. } => command
            .on_tournament(&tournament.slug)
            .run(db, |work| join_as_account(work, token)),
        Offer::Site(_) => command.run_on_site(db, |work| raise_site_role(work, token)),
        Offer::Setup | Offer::Reset(_) => Err(OpError::refused(t::link_not_for_account())),
    }
}

/// Makes an account by a set-up link or an invitation to the site, and signs it in.
fn make_account(
    work: &mut SiteWork<'_, '_>,
    token: &str,
    client: &Client,
    new: &NewAccount,
) -> Result<Accepted, OpError> {
    let site_role = match take(work.conn, token, work.at)? {
        Offer::Setup => SiteRole::Administrator,
        Offer::Site(role) => role,
        Offer::Staff { .. } | Offer::Reset(_) => return Err(LinkProblem::Unknown.into()),
    };
    // After the link was used up: if two people open it at once, only one gets this far.
    let account = new.store(work.conn, site_role, work.at)?;
    work.record(
        SecurityEvent::new(SecurityEventKind::AccountMade)
            .about(account.id.as_str())
            .with(site_role),
    );
    Ok(Accepted {
        session: Some(sessions::begin(work.conn, &account, client, work.at)?),
        tournament: None,
    })
}

/// Makes an account by an invitation to a tournament's staff, and signs it in.
fn join_with_new_account(
    work: &mut Work<'_, '_>,
    token: &str,
    client: &Client,
    new: &NewAccount,
) -> Result<Accepted, OpError> {
    // the log names the account that the command creates
    work.actor = Actor::account(&new.id, new.name.as_str());
    let role = take_staff(work, token)?;
    // an invitation to one tournament gives no rights on the site
    let account = new.store(work.conn, SiteRole::Staff, work.at)?;
    work.record(
        SecurityEvent::new(SecurityEventKind::AccountMade)
            .about(account.id.as_str())
            .with(SiteRole::Staff),
    );
    join(work, &account, None, role)?;
    Ok(Accepted {
        session: Some(sessions::begin(work.conn, &account, client, work.at)?),
        tournament: Some(work.tournament.slug.clone()),
    })
}

/// Joins a tournament's staff with the account that is signed in.
fn join_as_account(work: &mut Work<'_, '_>, token: &str) -> Result<Accepted, OpError> {
    let role = take_staff(work, token)?;
    let account = match work.actor.account_id.clone() {
        Some(id) => accounts::by_id(work.conn, &id)?,
        None => None,
    };
    let account = account.ok_or_else(|| OpError::Forbidden(refused_rights::sign_in_first()))?;
    let before = accounts::staff_role(work.conn, &work.tournament.id, &account.id)?;
    // Accepting must never lower a role: a link could otherwise be a trap.
    if let Some(has) = before
        && may_grant(has, role)
    {
        return Err(OpError::refused(t::role_here_already(roles::role_inside(has))));
    }
    join(work, &account, before, role)?;
    Ok(Accepted {
        session: None,
        tournament: Some(work.tournament.slug.clone()),
    })
}

/// Raises the site role of the account that is signed in.
fn raise_site_role(work: &mut SiteWork<'_, '_>, token: &str) -> Result<Accepted, OpError> {
    let Offer::Site(role) = take(work.conn, token, work.at)? else {
        return Err(LinkProblem::Unknown.into());
    };
    let id = work.account()?.id.clone();
    let account = accounts::lock(work.conn, &id)?.ok_or_else(|| OpError::NotFound(t::no_such_account()))?;
    // the enum's order is administrator, organizer, staff: smaller means higher
    if account.site_role <= role {
        return Err(OpError::refused(t::role_on_site_already(roles::site_role_inside(
            account.site_role,
        ))));
    }
    accounts::set_site_role(work.conn, &id, role)?;
    work.record(
        SecurityEvent::new(SecurityEventKind::AccountRoleChanged)
            .about(id.as_str())
            .with(role),
    );
    Ok(Accepted {
        session: None,
        tournament: None,
    })
}

/// Sets a new password by a reset link, ends every session of the account and signs it in, unless a code has to be
/// asked for.
fn reset_password(
    work: &mut SiteWork<'_, '_>,
    secrets: &Secrets,
    token: &str,
    client: &Client,
    hash: &str,
) -> Result<Accepted, OpError> {
    if let Offer::Reset(account) = look_at(work.conn, token, work.at)?.offer {
        accounts::lock(work.conn, &account.id)?;
    }
    // after the lock: what is read now is not changed by anybody else before this command ends
    let Offer::Reset(account) = take(work.conn, token, work.at)? else {
        return Err(LinkProblem::Unknown.into());
    };
    // an owner who lost the password has probably failed often: the new one must not have to wait for that
    throttle::succeeded(work.conn, &failed_name(secrets, &account.name_key), work.at)?;
    work.record(SecurityEvent::new(SecurityEventKind::PasswordReset).about(account.id.as_str()));
    let account = set_password(work.conn, account, hash, None, work.at)?;
    let session = match account.has_second_factor() {
        // A reset link replaces the password and nothing else.
        true => None,
        false => Some(sessions::begin(work.conn, &account, client, work.at)?),
    };
    Ok(Accepted {
        session,
        tournament: None,
    })
}

/// Checks the link before the expensive hash. A form that was sent before gets its first answer again instead of "used
/// already".
fn still_open(db: &Database, command: &Command, token: &str) -> Result<super::Open, OpError> {
    db.read(|conn| {
        command.refuse_repeated(conn, clock::now())?;
        Ok(look(conn, token)?)
    })
}

/// Uses up a link in the transaction that carries out its offer.
fn take(conn: &mut Writer<'_>, token: &str, at: Moment) -> Result<Offer, OpError> {
    let open = look_at(conn, token, at)?;
    // the update checks again: of two simultaneous forms one finds the link used
    if !links::use_up(conn, &secrets::hash_token(token), at)? {
        return Err(LinkProblem::Used.into());
    }
    Ok(open.offer)
}

fn take_staff(work: &mut Work<'_, '_>, token: &str) -> Result<Role, OpError> {
    match take(work.conn, token, work.at)? {
        // The command was opened on the tournament of the first check; a link replaced in between may be for another.
        Offer::Staff { tournament, role } if tournament.id == work.tournament.id => Ok(role),
        _ => Err(LinkProblem::Unknown.into()),
    }
}

fn join(work: &mut Work<'_, '_>, account: &Account, before: Option<Role>, role: Role) -> Result<(), OpError> {
    accounts::set_staff(
        work.conn,
        &StaffRow {
            tournament_id: work.tournament.id.clone(),
            account_id: account.id.clone(),
            role,
            since: work.at,
        },
    )?;
    let what = format!(
        "{} joined the staff as {} by invitation.",
        account.name,
        role.label().to_lowercase()
    );
    work.log("staff.join", what)
        .before(roles::logged(&account.id, before))
        .after(roles::logged(&account.id, Some(role)));
    work.record(
        SecurityEvent::new(SecurityEventKind::StaffJoined)
            .about(account.id.as_str())
            .with(role),
    );
    Ok(())
}
