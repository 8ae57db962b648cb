//! Accepting a link: its form uses the link up in the transaction that does what it offers.

use super::{LinkProblem, Offer, look, look_at};
use crate::clock::Moment;
use crate::db::accounts::{self, Account, StaffRow};
use crate::db::{Conn, Database, Role, SiteRole, links};
use crate::ops::accounts::{NewAccount, Password, set_password};
use crate::ops::roles::{self, may_grant};
use crate::ops::sessions::{self, NewSession};
use crate::ops::{Actor, Once, OpError, Work, command, command_unlocked, secrets, throttle};

/// The outcome of an accepted link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accepted {
    /// The new session, where the link made or recovered an account.
    pub session: Option<NewSession>,
    /// Slug of the tournament whose staff was joined.
    pub tournament: Option<String>,
}

/// Accepts a link with a name and a password and signs in: a set-up link or an invitation makes a new account, a link
/// for a lost password sets a new password and ignores `name`.
///
/// # Errors
/// The reason why the link cannot be used; [`OpError::Invalid`] for the fields `name` and `password`.
pub fn accept(db: &Database, token: &str, once: &Once, name: &str, password: &str) -> Result<Accepted, OpError> {
    let open = still_open(db, token, once)?;
    if let Offer::Reset(account) = &open.offer {
        return reset_password(db, token, once, account, password);
    }
    let new = NewAccount::choose(name, password)?;
    let site_role = match &open.offer {
        Offer::Setup => SiteRole::Administrator,
        Offer::Site(role) => *role,
        Offer::Staff { .. } => SiteRole::Staff,
        Offer::Reset(_) => return Err(LinkProblem::Unknown.into()),
    };
    match open.offer {
        Offer::Staff { tournament, .. } => {
            let actor = Actor::account(&new.id, new.name.as_str());
            command(db, &tournament.slug, &actor, once, |work| {
                let role = take_staff(work, token)?;
                let account = new.store(work.conn, site_role, work.at)?;
                join(work, &account, None, role)?;
                let session = sessions::begin(work.conn, &account, work.at)?;
                Ok(Accepted {
                    session: Some(session),
                    tournament: Some(work.tournament.slug.clone()),
                })
            })
        }
        Offer::Setup | Offer::Site(_) | Offer::Reset(_) => command_unlocked(db, once, |conn, at| {
            take(conn, token, at)?;
            let account = new.store(conn, site_role, at)?;
            let session = Some(sessions::begin(conn, &account, at)?);
            Ok((
                Accepted {
                    session,
                    tournament: None,
                },
                None,
            ))
        }),
    }
}

/// Accepts an invitation with the account that is signed in. A role is only ever raised.
///
/// # Errors
/// The reason why the link cannot be used; the account has the role or a higher one already, and the link stays unused.
pub fn accept_as(db: &Database, token: &str, once: &Once, account: &Account) -> Result<Accepted, OpError> {
    match still_open(db, token, once)?.offer {
        Offer::Staff { tournament, .. } => {
            let actor = Actor::account(&account.id, &account.name);
            command(db, &tournament.slug, &actor, once, |work| {
                let role = take_staff(work, token)?;
                let before = accounts::staff_role(work.conn, &work.tournament.id, &account.id)?;
                if let Some(has) = before
                    && may_grant(has, role)
                {
                    return Err(OpError::refused(format!(
                        "You are {} in this tournament already. The invitation is still unused: give it to whom it is for.",
                        has.label().to_lowercase()
                    )));
                }
                join(work, account, before, role)?;
                Ok(Accepted {
                    session: None,
                    tournament: Some(work.tournament.slug.clone()),
                })
            })
        }
        Offer::Site(_) => command_unlocked(db, once, |conn, at| {
            let Offer::Site(role) = take(conn, token, at)? else {
                return Err(LinkProblem::Unknown.into());
            };
            let mut now = accounts::lock(conn, &account.id)?
                .ok_or_else(|| OpError::NotFound("There is no such account any more.".into()))?;
            // the enum's order is administrator, organizer, staff: the smaller is the higher
            if now.site_role <= role {
                return Err(OpError::refused(format!(
                    "You are {} on this site already. The invitation is still unused: give it to whom it is for.",
                    now.site_role.label().to_lowercase()
                )));
            }
            now.site_role = role;
            now.version += 1;
            accounts::update(conn, &now)?;
            Ok((
                Accepted {
                    session: None,
                    tournament: None,
                },
                None,
            ))
        }),
        Offer::Setup | Offer::Reset(_) => Err(OpError::refused("This link is not for an account that is signed in.")),
    }
}

/// Sets a new password by a link for a lost one, ends every session of the account and signs it in.
fn reset_password(
    db: &Database,
    token: &str,
    once: &Once,
    account: &Account,
    chosen: &str,
) -> Result<Accepted, OpError> {
    let hash = Password::choose(chosen, &account.name)
        .map_err(|p| OpError::Invalid(vec![p]))?
        .hash()?;
    command_unlocked(db, once, |conn, at| {
        let Offer::Reset(account) = take(conn, token, at)? else {
            return Err(LinkProblem::Unknown.into());
        };
        throttle::succeeded(conn, &account.name_key, at)?;
        let session = set_password(conn, account, &hash, at)?;
        Ok((
            Accepted {
                session: Some(session),
                tournament: None,
            },
            None,
        ))
    })
}

/// Looks at the link before the expensive hash. A form that was sent before gets its first answer again instead of "used
/// already".
fn still_open(db: &Database, token: &str, once: &Once) -> Result<super::Open, OpError> {
    db.read(|conn| {
        if let Some(form) = &once.form
            && let Some(answer) = crate::db::forms::answer(conn, form)?
        {
            return Err(OpError::Repeated(answer));
        }
        Ok(look(conn, token)?)
    })
}

/// Uses a link up within the transaction of what it offers.
fn take(conn: &mut Conn<'_>, token: &str, at: Moment) -> Result<Offer, OpError> {
    let open = look_at(conn, token, at)?;
    if !links::use_up(conn, &secrets::hash_token(token), at)? {
        return Err(LinkProblem::Used.into());
    }
    Ok(open.offer)
}

fn take_staff(work: &mut Work<'_, '_>, token: &str) -> Result<Role, OpError> {
    match take(work.conn, token, work.at)? {
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
    Ok(())
}
