//! The staff of a community: accounts on the staff of one of its tournaments may get a role, up to that of the giver.

use crate::command::community::CommunityWork;
use crate::command::roles::{self, logged, require_grant};
use crate::{OpError, SecurityEvent};
use podium_store::community::{self, CommunityStaff};
use podium_store::site::accounts::{self, Account};
use podium_store::{DbError, Reader, Role, SecurityEventKind};
use say::{refused_accounts as t, refused_people};

/// Returns the accounts that may get a role: on the staff of a tournament of the community, but not on its own.
///
/// # Errors
/// The database does not answer.
pub fn candidates(conn: &mut Reader<'_>, community: &str) -> Result<Vec<Account>, DbError> {
    let members = community::staff_of(conn, community)?;
    let mut found = community::staff_of_tournaments(conn, community)?;
    found.retain(|account| !account.disabled && members.iter().all(|(row, _)| row.account_id != account.id));
    Ok(found)
}

/// Gives an account a role, whether it has one or not.
///
/// # Errors
/// The actor may not give the role; the account is not on the staff of the community or of one of its tournaments; no
/// organizer would be left.
pub fn set_role(work: &mut CommunityWork<'_, '_>, account_id: &str, role: Role) -> Result<(), OpError> {
    let own = work.actor.role(work.role)?;
    let before = community::staff_role(work.conn, &work.community.id, account_id)?;
    for role in [Some(role), before].into_iter().flatten() {
        require_grant(own, role)?;
    }
    if before.is_none() {
        let found = candidates(work.conn, &work.community.id)?;
        if found.iter().all(|account| account.id != account_id) {
            return Err(OpError::refused(refused_people::not_on_a_staff()));
        }
    }
    if role != Role::Organizer {
        keep_an_organizer(work, account_id)?;
    }
    let row = CommunityStaff {
        community_id: work.community.id.clone(),
        account_id: account_id.to_owned(),
        role,
        since: work.at,
    };
    community::set_staff(work.conn, &row)?;
    let name = accounts::by_id(work.conn, account_id)?
        .map(|account| account.name)
        .unwrap_or_default();
    work.log(
        "staff.change",
        format!("{name} is {} now.", role.label().to_lowercase()),
    )
    .before(&logged(account_id, before))
    .after(&logged(account_id, Some(role)));
    work.record(
        SecurityEvent::new(SecurityEventKind::StaffRoleChanged)
            .about(account_id)
            .with(role),
    );
    Ok(())
}

/// Takes an account's role; everybody may leave.
///
/// # Errors
/// The actor may not take the role; the account has none; no organizer would be left.
pub fn remove(work: &mut CommunityWork<'_, '_>, account_id: &str) -> Result<(), OpError> {
    let before = community::staff_role(work.conn, &work.community.id, account_id)?;
    let before = before.ok_or_else(|| OpError::NotFound(t::not_on_staff_any_more()))?;
    let own = work.actor.role(work.role)?;
    let leaves = work.actor.account_id.as_deref() == Some(account_id);
    if !leaves {
        require_grant(own, before)?;
    }
    keep_an_organizer(work, account_id)?;
    community::remove_staff(work.conn, &work.community.id, account_id)?;
    let name = accounts::by_id(work.conn, account_id)?
        .map(|account| account.name)
        .unwrap_or_default();
    work.log("staff.remove", format!("{name} is not on the staff any more."))
        .before(&logged(account_id, Some(before)))
        .after(&logged(account_id, None));
    work.record(SecurityEvent::new(SecurityEventKind::StaffRemoved).about(account_id));
    Ok(())
}

/// Refuses when this member is the last organizer who can sign in.
fn keep_an_organizer(work: &mut CommunityWork<'_, '_>, without: &str) -> Result<(), OpError> {
    let staff = community::staff_of(work.conn, &work.community.id)?;
    roles::keep_an_organizer(staff.into_iter().map(|(row, account)| (row.role, account)), without)
}
