//! The security log, for site administrators: latest first, in parts, filtered by kind of event, account and address.

use std::collections::BTreeMap;
use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::account::Administrator;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Choice, Field};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::state::{App, read};
use crate::web::shared::{account_page, terms};
use podium_store::site::accounts;
use podium_store::site::security_log::{self, Filter, SecurityEntry};
use podium_store::tournaments::{self, players};
use podium_store::{Reader, Role, SecurityEventKind, SiteRole};
use say::{Message, security_events as t};

/// How many entries a part has.
const ENTRIES: i64 = 100;

pub fn routes(routes: &mut Routes) {
    routes.get("/security-log", handler!(show));
}

/// Kinds of events that are filtered together.
struct Group {
    /// In the address.
    word: &'static str,
    label: say::Plain,
    kinds: &'static [SecurityEventKind],
}

/// Every group; together they have every kind.
const GROUPS: [Group; 7] = {
    use SecurityEventKind as Kind;
    [
        Group {
            word: "sign-ins",
            label: t::group_sign_ins,
            kinds: &[
                Kind::SignedIn,
                Kind::SignedOut,
                Kind::SessionsEnded,
                Kind::RecoveryCodeUsed,
            ],
        },
        Group {
            word: "failures",
            label: t::group_failures,
            kinds: &[
                Kind::SignInFailed,
                Kind::SecondFactorFailed,
                Kind::SignInRefused,
                Kind::TriesLimited,
                Kind::PasswordNotConfirmed,
                Kind::RightRefused,
                Kind::LeftOut,
            ],
        },
        Group {
            word: "passwords",
            label: t::group_passwords,
            kinds: &[
                Kind::PasswordConfirmed,
                Kind::PasswordChanged,
                Kind::PasswordReset,
                Kind::ResetLinkMade,
                Kind::SecondFactorOn,
                Kind::SecondFactorOff,
                Kind::RecoveryCodesMade,
            ],
        },
        Group {
            word: "accounts",
            label: t::group_accounts,
            kinds: &[
                Kind::AccountMade,
                Kind::AccountRoleChanged,
                Kind::AccountDisabled,
                Kind::AccountEnabled,
                Kind::SiteInvitationMade,
                Kind::SiteInvitationWithdrawn,
                Kind::CalendarRenewed,
                Kind::AccessTokenMade,
                Kind::AccessTokenRevoked,
            ],
        },
        Group {
            word: "staff",
            label: t::group_staff,
            kinds: &[
                Kind::StaffInvited,
                Kind::StaffInvitationWithdrawn,
                Kind::StaffJoined,
                Kind::StaffRoleChanged,
                Kind::StaffRemoved,
            ],
        },
        Group {
            word: "players",
            label: t::group_players,
            kinds: &[
                Kind::PlayerLinkRenewed,
                Kind::PlayerLinksShown,
                Kind::PersonalDataRemoved,
                Kind::PrivateExport,
            ],
        },
        Group {
            word: "keys",
            label: t::group_keys,
            kinds: &[Kind::KeysRotated],
        },
    ]
};

/// The filter as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
struct Query {
    /// Word of a group.
    what: String,
    /// An account's user name.
    who: String,
    /// An IP address.
    from: String,
    /// Entries older than this one.
    below: String,
}

impl Query {
    /// The address of the part after an entry, with the same filter.
    fn older(&self, than: &str) -> String {
        let values = [
            ("what", &*self.what),
            ("who", &self.who),
            ("from", &self.from),
            ("below", than),
        ];
        let given: Vec<(&str, &str)> = values.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        let query = serde_urlencoded::to_string(given).unwrap_or_default();
        format!("/security-log?{query}")
    }

    fn is_filtered(&self) -> bool {
        !(self.what.is_empty() && self.who.is_empty() && self.from.is_empty())
    }
}

/// An entry as the page shows it.
struct Line {
    at: String,
    what: Message,
    who: String,
    from: String,
    /// Name and address of the tournament.
    tournament: Option<(String, String)>,
    bad: bool,
}

#[derive(Template)]
#[template(path = "site/security_log/show.html")]
struct SecurityLogPage {
    shell: Shell,
    days: u32,
    what: Field,
    whats: Vec<Choice>,
    who: Field,
    from: Field,
    filtered: bool,
    lines: Vec<Line>,
    older: Option<String>,
    /// Whether these are the latest entries.
    latest: bool,
}

impl SecurityLogPage {
    /// Creates the page; `days`: how many days entries are kept.
    fn new(shell: Shell, days: u32, query: &Query, found: Found) -> Self {
        Self {
            shell,
            days,
            what: Field::of("what", &query.what),
            whats: std::iter::once(Choice::new("", t::everything()))
                .chain(GROUPS.iter().map(|group| Choice::new(group.word, (group.label)())))
                .collect(),
            filtered: query.is_filtered(),
            lines: found.entries.iter().map(|entry| found.names.line(entry)).collect(),
            older: found.last_of_full_part().map(|last| query.older(&last.id)),
            latest: query.below.is_empty(),
            who: found.who,
            from: found.from,
        }
    }

    /// Returns whether some entries are hidden by the filter.
    fn hides_some(&self) -> bool {
        self.filtered || !self.latest
    }
}

/// Names for the ids in entries.
struct Names {
    accounts: BTreeMap<String, String>,
    /// Name and slug.
    tournaments: BTreeMap<String, (String, String)>,
    /// Number in the tournament.
    players: BTreeMap<String, i64>,
}

impl Names {
    fn of(conn: &mut Reader<'_>, entries: &[SecurityEntry]) -> Result<Self, WebError> {
        let in_entries = entries.iter().flat_map(|entry| [&entry.account_id, &entry.subject_id]);
        let mut names = Self {
            accounts: accounts::names(conn, in_entries.flatten())?,
            tournaments: BTreeMap::new(),
            players: BTreeMap::new(),
        };
        for id in entries.iter().filter_map(|entry| entry.tournament_id.as_ref()) {
            if !names.tournaments.contains_key(id)
                && let Some(found) = tournaments::by_id(conn, id)?
            {
                names.tournaments.insert(id.clone(), (found.name, found.slug));
            }
        }
        for id in entries.iter().filter_map(|entry| entry.player_id.as_ref()) {
            if !names.players.contains_key(id)
                && let Some(found) = players::by_id(conn, id)?
            {
                names.players.insert(id.clone(), found.number);
            }
        }
        Ok(names)
    }

    fn line(&self, entry: &SecurityEntry) -> Line {
        let account = entry.account_id.as_ref().and_then(|id| self.accounts.get(id));
        let tournament = entry.tournament_id.as_ref().and_then(|id| self.tournaments.get(id));
        Line {
            // to the second and in UTC, for comparison with other logs
            at: entry.at.format("%-d %b %Y, %H:%M:%S").to_string(),
            what: self.sentence(entry),
            who: account.unwrap_or(&entry.actor).clone(),
            from: entry.address.clone().unwrap_or_default(),
            tournament: tournament.map(|(name, slug)| (name.clone(), format!("/t/{slug}"))),
            bad: GROUPS[1].kinds.contains(&entry.kind),
        }
    }

    /// What happened, in a sentence without its end.
    fn sentence(&self, entry: &SecurityEntry) -> Message {
        use SecurityEventKind as Kind;
        let whom = match &entry.subject_id {
            Some(id) => self.accounts.get(id).map_or_else(t::account_gone, Message::from),
            None => t::no_account(),
        };
        // numbers, not names: personal data that is removed later must not stay here
        let player = match entry.player_id.as_ref().and_then(|id| self.players.get(id)) {
            Some(number) => t::player(*number),
            None => say::staff_words::a_player(),
        };
        let detail = entry.detail.as_deref().unwrap_or_default();
        let number: i64 = detail.parse().unwrap_or_default();
        let site_role = SiteRole::parse(detail).map_or_else(t::role, terms::site_role_inside);
        let role = Role::parse(detail).map_or_else(t::role, terms::role_inside);
        match entry.kind {
            Kind::SignedIn => t::signed_in(),
            Kind::SignInFailed => t::sign_in_failed(whom),
            Kind::SecondFactorFailed => t::second_factor_failed(whom),
            Kind::SignInRefused => t::sign_in_refused(whom),
            Kind::TriesLimited if entry.tournament_id.is_some() => t::player_tries_limited(player),
            Kind::TriesLimited => t::tries_limited(whom),
            Kind::SignedOut => t::signed_out(),
            Kind::SessionsEnded => t::sessions_ended(number),
            Kind::PasswordConfirmed => t::password_confirmed(),
            Kind::PasswordNotConfirmed => t::password_not_confirmed(),
            Kind::PasswordChanged => t::password_changed(),
            Kind::PasswordReset => t::password_reset(whom),
            Kind::SecondFactorOn => t::second_factor_on(whom),
            Kind::SecondFactorOff => t::second_factor_off(whom),
            Kind::RecoveryCodesMade => t::recovery_codes_made(whom),
            Kind::RecoveryCodeUsed => t::recovery_code_used(whom, number),
            Kind::AccountMade => t::account_made(whom, site_role),
            Kind::AccountRoleChanged => t::account_role_changed(whom, site_role),
            Kind::AccountDisabled => t::account_disabled(whom),
            Kind::AccountEnabled => t::account_enabled(whom),
            Kind::ResetLinkMade => t::reset_link_made(whom),
            Kind::SiteInvitationMade => t::site_invitation_made(site_role),
            Kind::SiteInvitationWithdrawn => t::site_invitation_withdrawn(),
            Kind::StaffInvited => t::staff_invited(role),
            Kind::StaffInvitationWithdrawn => t::staff_invitation_withdrawn(),
            Kind::StaffJoined => t::staff_joined(whom, role),
            Kind::StaffRoleChanged => t::staff_role_changed(whom, role),
            Kind::StaffRemoved => t::staff_removed(whom),
            Kind::RightRefused => t::right_refused(detail),
            Kind::LeftOut => t::left_out(detail.replace('_', " "), whom),
            Kind::PlayerLinkRenewed => t::player_link_renewed(player),
            Kind::PlayerLinksShown => t::player_links_shown(number),
            Kind::PersonalDataRemoved => t::personal_data_removed(player),
            Kind::PrivateExport => t::private_export(detail),
            Kind::CalendarRenewed => t::calendar_renewed(),
            Kind::KeysRotated => t::keys_replaced(detail),
            // by its id, which the page of tokens also shows
            Kind::AccessTokenMade => t::access_token_made(detail),
            Kind::AccessTokenRevoked => t::access_token_revoked(detail),
        }
    }
}

/// Returns the filter of a query; a field that matches nothing has its sentence.
fn filter(conn: &mut Reader<'_>, query: &Query) -> Result<(Filter, Field, Field), WebError> {
    let mut filter = Filter {
        kinds: GROUPS
            .iter()
            .find(|group| group.word == query.what)
            .map(|group| group.kinds),
        below: Some(query.below.clone()).filter(|below| !below.is_empty()),
        ..Filter::default()
    };
    let (mut who, mut from) = (Field::of("who", &query.who), Field::of("from", &query.from));
    let name = query
        .who
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .to_lowercase();
    if !name.is_empty() {
        match accounts::by_name_key(conn, &name)? {
            Some(account) => filter.account = Some(account.id),
            None => {
                who = who.wrong(t::no_such_account());
            }
        }
    }
    match query.from.trim() {
        "" => {}
        typed => match typed.parse::<IpAddr>() {
            Ok(address) => filter.address = Some(address.to_canonical().to_string()),
            Err(_) => from = from.wrong(t::no_address()),
        },
    }
    Ok((filter, who, from))
}

/// The entries that a filter finds, for the page.
struct Found {
    who: Field,
    from: Field,
    entries: Vec<SecurityEntry>,
    names: Names,
}

impl Found {
    /// Reads a part; nothing if a field of the filter is wrong.
    fn read(conn: &mut Reader<'_>, query: &Query) -> Result<Self, WebError> {
        let (filter, who, from) = filter(conn, query)?;
        let entries = match who.is_wrong() || from.is_wrong() {
            true => Vec::new(),
            false => security_log::page(conn, &filter, ENTRIES)?,
        };
        Ok(Self {
            names: Names::of(conn, &entries)?,
            who,
            from,
            entries,
        })
    }

    /// Returns the last entry if more may follow it.
    fn last_of_full_part(&self) -> Option<&SecurityEntry> {
        let is_full = self.entries.len() == ENTRIES as usize;
        self.entries.last().filter(|_| is_full)
    }
}

/// `GET /security-log`: site administrators.
async fn show(app: App, request: HttpRequest, admin: Administrator, query: web::Query<Query>) -> WebResult {
    let query = query.into_inner();
    let asked = query.clone();
    let found = read(&app, move |conn| Found::read(conn, &asked)).await?;
    let shell = account_page::shell(&admin.visitor, &request, t::title());
    let days = app.settings.security.log_days;
    page::private(&SecurityLogPage::new(shell, days, &query, found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_in_one_group() {
        for kind in SecurityEventKind::ALL {
            let groups = GROUPS.iter().filter(|group| group.kinds.contains(kind)).count();
            assert_eq!(groups, 1, "{kind}");
        }
    }
}
