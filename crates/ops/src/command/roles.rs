//! Roles in a tournament: the role of an account, and the roles that its holder may give to others.

use crate::OpError;
use podium_base::clock::Moment;
use podium_store::community;
use podium_store::site::accounts::{self, Account, StaffRow};
use podium_store::{DbError, Reader, Role, SiteRole, Writer};
use say::{Message, refused_accounts as t, terms};

/// Returns whether the holder of a role may give or remove another one: organizer over head judge over judge and
/// scorekeeper, up to their own role.
pub fn may_grant(maker: Role, granted: Role) -> bool {
    match maker {
        Role::Organizer => true,
        Role::HeadJudge => granted != Role::Organizer,
        // A judge may bring a colleague, but raise nobody above their own role.
        Role::Judge | Role::Scorekeeper => granted == maker,
    }
}

/// Refuses unless the holder of a role may give or remove another one.
pub(crate) fn require_grant(maker: Role, granted: Role) -> Result<(), OpError> {
    if may_grant(maker, granted) {
        return Ok(());
    }
    let (own, other) = (role_inside(maker), role_inside(granted));
    Err(OpError::Forbidden(t::cannot_give_role(own, other)))
}

/// Refuses when one account is the last organizer of a staff who can sign in; `staff`: the role of each member, and the account.
pub(crate) fn keep_an_organizer(staff: impl Iterator<Item = (Role, Account)>, without: &str) -> Result<(), OpError> {
    let organizers = staff.filter(|(role, account)| *role == Role::Organizer && !account.disabled);
    let ids: Vec<String> = organizers.map(|(_, account)| account.id).collect();
    if ids == [without] {
        return Err(OpError::refused(t::last_organizer()));
    }
    Ok(())
}

/// Returns an account's role in a tournament. Site administrators are organizers everywhere.
pub fn role_of(conn: &mut Reader<'_>, tournament_id: &str, account: &Account) -> Result<Option<Role>, DbError> {
    if account.site_role == SiteRole::Administrator {
        return Ok(Some(Role::Organizer));
    }
    accounts::staff_role(conn, tournament_id, &account.id)
}

/// Returns an account's role in a community. Site administrators are organizers everywhere.
pub fn role_in_community(
    conn: &mut Reader<'_>,
    community_id: &str,
    account: &Account,
) -> Result<Option<Role>, DbError> {
    if account.site_role == SiteRole::Administrator {
        return Ok(Some(Role::Organizer));
    }
    community::staff_role(conn, community_id, &account.id)
}

/// Makes an account organizer of the tournament that it has just created.
pub(crate) fn make_organizer(
    conn: &mut Writer<'_>,
    tournament_id: &str,
    account_id: &str,
    at: Moment,
) -> Result<(), DbError> {
    let organizer = StaffRow {
        tournament_id: tournament_id.to_owned(),
        account_id: account_id.to_owned(),
        role: Role::Organizer,
        since: at,
    };
    accounts::set_staff(conn, &organizer)
}

/// Returns a role inside a sentence: "head judge".
pub fn role_inside(role: Role) -> Message {
    match role {
        Role::Organizer => terms::role_inside_organizer(),
        Role::HeadJudge => terms::role_inside_head_judge(),
        Role::Judge => terms::role_inside_judge(),
        Role::Scorekeeper => terms::role_inside_scorekeeper(),
    }
}

/// Returns a role on the site inside a sentence: "administrator".
pub fn site_role_inside(role: SiteRole) -> Message {
    match role {
        SiteRole::Administrator => terms::role_inside_administrator(),
        SiteRole::Organizer => terms::role_inside_organizer(),
        SiteRole::Staff => terms::role_inside_staff(),
    }
}

/// Returns an account's role as log lines keep it.
pub(crate) fn logged(account_id: &str, role: Option<Role>) -> serde_json::Value {
    serde_json::json!({ "account": account_id, "role": role.map(Role::as_str) })
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
