//! The staff of a tournament: inviting by link, changing roles, removing. Nobody gives or takes more than they have,
//! and a tournament always has an organizer who can sign in.

use super::{Actor, Once, OpError, Work, command, links};
use crate::db::accounts::{self, Account, StaffRow};
use crate::db::links::Link;
use crate::db::{Conn, Database, DbError, LinkPurpose, Role, SiteRole};

/// Whether somebody with one role may give or take another: organizer over head judge over judge and scorekeeper,
/// everybody up to their own.
pub fn may_grant(maker: Role, granted: Role) -> bool {
    match maker {
        Role::Organizer => true,
        Role::HeadJudge => granted != Role::Organizer,
        Role::Judge | Role::Scorekeeper => granted == maker,
    }
}

/// The role that counts for an account in a tournament: site administrators act as organizers everywhere.
///
/// # Errors
/// The database does not answer.
pub fn role_of(conn: &mut Conn<'_>, tournament_id: &str, account: &Account) -> Result<Option<Role>, DbError> {
    if account.site_role == SiteRole::Administrator {
        return Ok(Some(Role::Organizer));
    }
    accounts::staff_role(conn, tournament_id, &account.id)
}

/// Role of an account as the log keeps it.
pub(super) fn logged(account_id: &str, role: Option<Role>) -> serde_json::Value {
    serde_json::json!({ "account": account_id, "role": role.map(Role::as_str) })
}

/// The role that counts for who acts.
pub(super) fn actors_role(work: &mut Work<'_, '_>) -> Result<Role, OpError> {
    if work.actor == Actor::command_line() {
        return Ok(Role::Organizer);
    }
    let account = match &work.actor.account_id {
        None => None,
        Some(id) => accounts::by_id(work.conn, id)?.filter(|a| !a.disabled),
    };
    let role = match account {
        None => None,
        Some(account) => role_of(work.conn, &work.tournament.id, &account)?,
    };
    role.ok_or_else(|| OpError::Forbidden("You are not on the staff of this tournament.".into()))
}

/// Refuses unless the actor chooses staff (organizer or head judge) and has at least this role.
fn require(work: &mut Work<'_, '_>, role: Role) -> Result<(), OpError> {
    let own = actors_role(work)?;
    if !matches!(own, Role::Organizer | Role::HeadJudge) {
        return Err(OpError::Forbidden(
            "Only the organizer and the head judge choose the staff.".into(),
        ));
    }
    if !may_grant(own, role) {
        return Err(OpError::Forbidden(format!(
            "You are {}: the role of {} is not yours to give or take. Ask an organizer.",
            own.label().to_lowercase(),
            role.label().to_lowercase()
        )));
    }
    Ok(())
}

/// Invites somebody to the staff; returns the token of the link, which is shown once.
///
/// # Errors
/// The actor may not give this role.
pub fn invite(db: &Database, slug: &str, actor: &Actor, once: &Once, role: Role) -> Result<String, OpError> {
    command(db, slug, actor, once, |work| {
        require(work, role)?;
        let link = Link {
            tournament_id: Some(work.tournament.id.clone()),
            role: Some(role),
            ..links::blank(LinkPurpose::Staff, work.actor.account_id.as_deref())
        };
        let token = links::make(work.conn, link, work.at, links::INVITATION_HOURS)?;
        work.log(
            "staff.invite",
            format!("Made an invitation for a {}.", role.label().to_lowercase()),
        );
        Ok(token)
    })
}

/// Takes an unused invitation back.
///
/// # Errors
/// The actor may not give its role; it was used or taken back already.
pub fn withdraw(db: &Database, slug: &str, actor: &Actor, once: &Once, token_hash: &str) -> Result<(), OpError> {
    command(db, slug, actor, once, |work| {
        let gone = || OpError::NotFound("That invitation was used or taken back already.".into());
        let link = crate::db::links::find(work.conn, token_hash)?;
        let role = link
            .filter(|link| link.tournament_id.as_ref() == Some(&work.tournament.id))
            .and_then(|link| link.role)
            .ok_or_else(gone)?;
        require(work, role)?;
        let tournament = work.tournament.id.clone();
        if !crate::db::links::withdraw_one(work.conn, &tournament, token_hash)? {
            return Err(gone());
        }
        work.log(
            "staff.withdraw",
            format!("Took an unused invitation for a {} back.", role.label().to_lowercase()),
        );
        Ok(())
    })
}

/// Gives a member of the staff another role; `before` is the role that the form showed.
///
/// # Errors
/// The actor may not take the old role or give the new one; somebody changed it meanwhile; nobody would be organizer.
pub fn change_role(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    account_id: &str,
    before: Role,
    role: Role,
) -> Result<(), OpError> {
    command(db, slug, actor, once, |work| {
        let (row, account) = member(work, account_id)?;
        if row.role != before {
            return Err(OpError::Conflict(format!(
                "{} has become {} since this page was opened. Decide again.",
                account.name,
                row.role.label().to_lowercase()
            )));
        }
        if row.role == role {
            return Err(OpError::refused(format!(
                "{} is {} already.",
                account.name,
                role.label().to_lowercase()
            )));
        }
        require(work, row.role)?;
        require(work, role)?;
        keep_an_organizer(work, account_id)?;
        accounts::set_staff(work.conn, &StaffRow { role, ..row })?;
        let what = format!(
            "{} is {} now, was {}.",
            account.name,
            role.label().to_lowercase(),
            before.label().to_lowercase()
        );
        work.log("staff.change", what)
            .before(logged(account_id, Some(before)))
            .after(logged(account_id, Some(role)));
        Ok(())
    })
}

/// Removes somebody from the staff; everybody may remove themselves.
///
/// # Errors
/// The actor may not take the role; the member is gone already; nobody would be organizer.
pub fn remove(db: &Database, slug: &str, actor: &Actor, once: &Once, account_id: &str) -> Result<(), OpError> {
    command(db, slug, actor, once, |work| {
        let (row, account) = member(work, account_id)?;
        let leaves = work.actor.account_id.as_deref() == Some(account_id);
        if !leaves {
            require(work, row.role)?;
        }
        keep_an_organizer(work, account_id)?;
        let tournament = work.tournament.id.clone();
        accounts::remove_staff(work.conn, &tournament, account_id)?;
        let what = match leaves {
            true => format!(
                "{} left the staff, was {}.",
                account.name,
                row.role.label().to_lowercase()
            ),
            false => format!(
                "Removed {} from the staff, was {}.",
                account.name,
                row.role.label().to_lowercase()
            ),
        };
        work.log("staff.remove", what)
            .before(logged(account_id, Some(row.role)))
            .after(logged(account_id, None));
        Ok(())
    })
}

fn member(work: &mut Work<'_, '_>, account_id: &str) -> Result<(StaffRow, Account), OpError> {
    accounts::staff_of(work.conn, &work.tournament.id)?
        .into_iter()
        .find(|(row, _)| row.account_id == account_id)
        .ok_or_else(|| OpError::NotFound("That person is not on the staff any more.".into()))
}

/// Refuses when, without this member, no organizer who can sign in would be left.
fn keep_an_organizer(work: &mut Work<'_, '_>, without: &str) -> Result<(), OpError> {
    let staff = accounts::staff_of(work.conn, &work.tournament.id)?;
    let organizes = |(row, account): &(StaffRow, Account)| row.role == Role::Organizer && !account.disabled;
    let is_one = staff.iter().any(|m| organizes(m) && m.0.account_id == without);
    let others = staff.iter().any(|m| organizes(m) && m.0.account_id != without);
    if is_one && !others {
        return Err(OpError::refused(
            "This is the tournament's last organizer. Make somebody else organizer first.",
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_grants_more_than_they_have() {
        use Role::{HeadJudge, Judge, Organizer, Scorekeeper};
        let granted = |maker| {
            Role::ALL
                .iter()
                .copied()
                .filter(|&r| may_grant(maker, r))
                .collect::<Vec<_>>()
        };
        assert_eq!(granted(Organizer), [Organizer, HeadJudge, Judge, Scorekeeper]);
        assert_eq!(granted(HeadJudge), [HeadJudge, Judge, Scorekeeper]);
        assert_eq!(granted(Judge), [Judge]);
        assert_eq!(granted(Scorekeeper), [Scorekeeper]);
    }
}
