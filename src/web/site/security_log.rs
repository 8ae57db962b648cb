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
use crate::web::shared::account_page;
use podium_store::site::accounts;
use podium_store::site::security_log::{self, Filter, SecurityEntry};
use podium_store::tournaments::{self, players};
use podium_store::{Reader, Role, SecurityEventKind, SiteRole};

/// How many entries a part has.
const ENTRIES: i64 = 100;

pub fn routes(routes: &mut Routes) {
    routes.get("/security-log", handler!(show));
}

/// Kinds of events that are filtered together.
struct Group {
    /// In the address.
    word: &'static str,
    label: &'static str,
    kinds: &'static [SecurityEventKind],
}

/// Every group; together they have every kind.
const GROUPS: [Group; 7] = {
    use SecurityEventKind as Kind;
    [
        Group {
            word: "sign-ins",
            label: "Sign-ins",
            kinds: &[
                Kind::SignedIn,
                Kind::SignedOut,
                Kind::SessionsEnded,
                Kind::RecoveryCodeUsed,
            ],
        },
        Group {
            word: "failures",
            label: "Failed sign-ins and refusals",
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
            label: "Passwords and second factors",
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
            label: "Accounts",
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
            label: "Staff of tournaments",
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
            label: "Players’ links and data",
            kinds: &[
                Kind::PlayerLinkRenewed,
                Kind::PlayerLinksShown,
                Kind::PersonalDataRemoved,
                Kind::PrivateExport,
            ],
        },
        Group {
            word: "keys",
            label: "Keys of the installation",
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
    what: String,
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
            whats: std::iter::once(Choice::new("", "Everything"))
                .chain(GROUPS.iter().map(|group| Choice::new(group.word, group.label)))
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
    fn sentence(&self, entry: &SecurityEntry) -> String {
        use SecurityEventKind as Kind;
        let whom = match &entry.subject_id {
            Some(id) => self.accounts.get(id).map_or("an account that is gone", String::as_str),
            None => "a name that no account has",
        };
        // numbers, not names: personal data that is removed later must not stay here
        let player = match entry.player_id.as_ref().and_then(|id| self.players.get(id)) {
            Some(number) => format!("player {number}"),
            None => "a player".to_owned(),
        };
        let detail = entry.detail.as_deref().unwrap_or_default();
        let site_role = SiteRole::parse(detail).map_or("role", SiteRole::label).to_lowercase();
        let role = Role::parse(detail).map_or("role", Role::label).to_lowercase();
        match entry.kind {
            Kind::SignedIn => "Signed in".to_owned(),
            Kind::SignInFailed => format!("Wrong password for {whom}"),
            Kind::SecondFactorFailed => format!("Right password and wrong code for {whom}"),
            Kind::SignInRefused => format!("Right password for {whom}, which is disabled"),
            Kind::TriesLimited if entry.tournament_id.is_some() => {
                format!("Too many tries for the typed address of {player}: the next ones wait")
            }
            Kind::TriesLimited => format!("Too many tries for {whom}: the next ones wait"),
            Kind::SignedOut => "Signed out".to_owned(),
            Kind::SessionsEnded => match detail {
                "1" => "Signed one browser out".to_owned(),
                number => format!("Signed {number} browsers out"),
            },
            Kind::PasswordConfirmed => "Gave the password again".to_owned(),
            Kind::PasswordNotConfirmed => "Gave a wrong password when asked again".to_owned(),
            Kind::PasswordChanged => "Changed the own password".to_owned(),
            Kind::PasswordReset => format!("Chose a new password for {whom} in place of a lost one"),
            Kind::SecondFactorOn => format!("Switched the second factor of {whom} on"),
            Kind::SecondFactorOff => format!("Switched the second factor of {whom} off"),
            Kind::RecoveryCodesMade => format!("Made new recovery codes for {whom}"),
            Kind::RecoveryCodeUsed => format!("Used a recovery code of {whom}; {detail} are left"),
            Kind::AccountMade => format!("Made the account {whom}, {site_role}"),
            Kind::AccountRoleChanged => format!("Made {whom} {site_role} of the site"),
            Kind::AccountDisabled => format!("Disabled {whom}"),
            Kind::AccountEnabled => format!("Enabled {whom}"),
            Kind::ResetLinkMade => format!("Made a link for the lost password of {whom}"),
            Kind::SiteInvitationMade => format!("Invited one new {site_role} to the site"),
            Kind::SiteInvitationWithdrawn => "Took an invitation to the site back".to_owned(),
            Kind::StaffInvited => format!("Invited one {role} to the staff"),
            Kind::StaffInvitationWithdrawn => "Took an invitation to the staff back".to_owned(),
            Kind::StaffJoined => format!("{whom} joined the staff as {role}"),
            Kind::StaffRoleChanged => format!("Made {whom} {role}"),
            Kind::StaffRemoved => format!("Removed {whom} from the staff"),
            Kind::RightRefused => format!("Sent a form without the right to {detail}"),
            Kind::LeftOut => {
                let kind = detail.replace('_', " ");
                format!(
                    "Too many entries of the kind “{kind}” for {whom}: the next ones are in the service’s own log only"
                )
            }
            Kind::PlayerLinkRenewed => format!("Renewed the secret link of {player}"),
            Kind::PlayerLinksShown => match detail {
                "1" => "Looked at the secret link of one player".to_owned(),
                number => format!("Looked at the secret links of {number} players"),
            },
            Kind::PersonalDataRemoved => format!("Removed the personal data of {player}"),
            Kind::PrivateExport => format!("Took {detail}"),
            Kind::CalendarRenewed => "Renewed the address of the own calendar".to_owned(),
            Kind::KeysRotated => format!("Replaced {detail}"),
            // by its id, which the page of tokens also shows
            Kind::AccessTokenMade => format!("Made the access token {detail}"),
            Kind::AccessTokenRevoked => format!("Revoked the access token {detail}"),
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
                who = who.wrong(
                    "No account has this user name. Tries under names that no account has are listed by their address.",
                );
            }
        }
    }
    match query.from.trim() {
        "" => {}
        typed => match typed.parse::<IpAddr>() {
            Ok(address) => filter.address = Some(address.to_canonical().to_string()),
            Err(_) => from = from.wrong("This is no address: type one as 192.0.2.7 or 2001:db8::7."),
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
    let shell = account_page::shell(&admin.visitor, &request, "Security log");
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
