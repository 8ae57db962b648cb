//! The staff of a tournament: inviting by link, changing roles, removing. Nobody can give or remove a role above their
//! own, and at least one organizer who can sign in always remains.

use super::links;
use crate::command::roles::{self, logged, require_grant, role_inside};
use crate::{OpError, SecurityEvent, Work};
use chrono::TimeZone;
use podium_base::clock::Moment;
use podium_store::site::accounts::{self, Account, StaffRow};
use podium_store::site::links::Link;
use podium_store::tournaments::Tournament;
use podium_store::{LinkPurpose, Role, SecurityEventKind};
use say::refused_accounts as t;

/// Refuses unless the actor is organizer or head judge and may give this role.
fn require(work: &Work<'_, '_>, role: Role) -> Result<(), OpError> {
    let own = work.actor.role(work.role)?;
    // `require_grant` alone would let a judge invite judges.
    if !matches!(own, Role::Organizer | Role::HeadJudge) {
        return Err(OpError::Forbidden(t::who_chooses_staff()));
    }
    require_grant(own, role)
}

/// The most hours that an invitation to a tournament's staff made now can last: to the end of its day, or a week if that is
/// not known; at least [`links::INVITATION_HOURS`].
pub fn longest_invitation(tournament: &Tournament, at: Moment) -> i64 {
    let Some(day) = tournament.held_on else {
        return 7 * links::INVITATION_HOURS;
    };
    let zone: chrono_tz::Tz = tournament.time_zone.parse().unwrap_or(chrono_tz::UTC);
    let midnight = (day + chrono::Days::new(1)).and_time(chrono::NaiveTime::MIN);
    // where a clock change skips midnight, the hour before it
    let end = zone
        .from_local_datetime(&midnight)
        .earliest()
        .map_or(midnight, |end| end.naive_utc());
    (end - at).num_hours().max(links::INVITATION_HOURS)
}

/// Makes an invitation to the staff that lasts so many hours, at most [`longest_invitation`], and returns its token, which is
/// shown once.
///
/// # Errors
/// The actor may not give this role.
pub fn invite(work: &mut Work<'_, '_>, role: Role, hours: i64) -> Result<String, OpError> {
    require(work, role)?;
    let hours = hours.clamp(1, longest_invitation(&work.tournament, work.at));
    let link = Link {
        tournament_id: Some(work.tournament.id.clone()),
        role: Some(role),
        ..Link::new(LinkPurpose::Staff, work.actor.account_id.as_deref())
    };
    let token = links::make(work.conn, link, work.at, hours)?;
    work.log(
        "staff.invite",
        format!("Made an invitation for a {}.", role.label().to_lowercase()),
    );
    work.record(SecurityEvent::new(SecurityEventKind::StaffInvited).with(role));
    Ok(token)
}

/// Withdraws an unused invitation.
///
/// # Errors
/// The actor may not give its role; it was used or withdrawn already.
pub fn withdraw(work: &mut Work<'_, '_>, token_hash: &str) -> Result<(), OpError> {
    let gone = || OpError::NotFound(t::invitation_gone());
    let link = podium_store::site::links::find(work.conn, token_hash)?;
    let role = link
        // A hash from another tournament's page finds nothing here.
        .filter(|link| link.tournament_id.as_ref() == Some(&work.tournament.id))
        .and_then(|link| link.role)
        .ok_or_else(gone)?;
    require(work, role)?;
    let tournament = work.tournament.id.clone();
    if !podium_store::site::links::withdraw_one(work.conn, &tournament, token_hash)? {
        return Err(gone());
    }
    work.log(
        "staff.withdraw",
        format!("Took an unused invitation for a {} back.", role.label().to_lowercase()),
    );
    work.record(SecurityEvent::new(SecurityEventKind::StaffInvitationWithdrawn));
    Ok(())
}

/// Gives a member of the staff another role; `before` is the role that the form showed.
///
/// # Errors
/// The actor may not remove the old role or give the new one; somebody changed it meanwhile; no organizer would be
/// left.
pub fn change_role(work: &mut Work<'_, '_>, account_id: &str, before: Role, role: Role) -> Result<(), OpError> {
    let (row, account) = member(work, account_id)?;
    // Two organizers may decide about one person at once.
    if row.role != before {
        return Err(OpError::Conflict(t::has_become(&account.name, role_inside(row.role))));
    }
    if row.role == role {
        return Err(OpError::refused(t::is_already(&account.name, role_inside(role))));
    }
    // both: a head judge can neither make an organizer nor demote one
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
    work.record(
        SecurityEvent::new(SecurityEventKind::StaffRoleChanged)
            .about(account_id)
            .with(role),
    );
    Ok(())
}

/// Removes somebody from the staff; everybody may remove themselves.
///
/// # Errors
/// The actor may not remove the role; the member is gone already; no organizer would be left.
pub fn remove(work: &mut Work<'_, '_>, account_id: &str) -> Result<(), OpError> {
    let (row, account) = member(work, account_id)?;
    // Leaving needs no permission.
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
    work.record(SecurityEvent::new(SecurityEventKind::StaffRemoved).about(account_id));
    Ok(())
}

fn member(work: &mut Work<'_, '_>, account_id: &str) -> Result<(StaffRow, Account), OpError> {
    accounts::staff_of(work.conn, &work.tournament.id)?
        .into_iter()
        .find(|(row, _)| row.account_id == account_id)
        .ok_or_else(|| OpError::NotFound(t::not_on_staff_any_more()))
}

/// Refuses when this member is the last organizer who can sign in.
fn keep_an_organizer(work: &mut Work<'_, '_>, without: &str) -> Result<(), OpError> {
    let staff = accounts::staff_of(work.conn, &work.tournament.id)?;
    roles::keep_an_organizer(staff.into_iter().map(|(row, account)| (row.role, account)), without)
}
