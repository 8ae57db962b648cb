//! Communities: made, set up, chosen by tournaments; their staff and people in further files.

pub mod answer;
pub mod asked;
pub mod entry;
pub mod erase;
pub mod evening;
pub(crate) mod finishes;
pub(crate) mod generation;
pub mod known;
pub mod link;
pub mod mentions;
pub mod merge;
pub mod names;
pub mod person;
pub mod regulars;
pub mod series;
pub mod settle;
pub(crate) mod shown;
pub mod staff;

use chrono_tz::Tz;

use crate::command::community::CommunityWork;
use crate::command::rights::{self, Players, Right};
use crate::command::roles::role_in_community;
use crate::command::slug::free_community_slug;
use crate::command::text;
use crate::community::shown::refuse_longer_names;
use crate::tournaments::refuse_site_staff;
use crate::{Actor, FieldProblem, OpError, SiteWork, Work};
use podium_store::community::log::{self, CommunityLine};
use podium_store::community::{self, Community, CommunityStaff, doubts, people};
use podium_store::site::accounts;
use podium_store::{DbError, DoubtAnswer, NamesShown, Role, SiteRole, new_id};
use say::{Language, field_names, refused_language, refused_people as t, refused_rights, refused_settings};

/// Longest description, in characters.
const DESCRIPTION: usize = 10_000;

/// The settings of a community. [`Settings::problems`] checks them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    pub name: String,
    pub description: String,
    /// IANA name.
    pub time_zone: String,
    /// A language's tag.
    pub language: String,
    pub names_shown: NamesShown,
}

impl Settings {
    /// Returns the settings of a new community.
    pub fn standard() -> Self {
        Self {
            name: String::new(),
            description: String::new(),
            time_zone: "UTC".to_owned(),
            language: Language::English.tag().to_owned(),
            names_shown: NamesShown::Full,
        }
    }

    /// Reads the settings of a stored community.
    pub fn of(community: &Community) -> Self {
        Self {
            name: community.name.clone(),
            description: community.description.clone(),
            time_zone: community.time_zone.clone(),
            language: community.language.clone(),
            names_shown: community.names_shown,
        }
    }

    /// Lists all problems, by field.
    pub fn problems(&self) -> Vec<FieldProblem> {
        let mut problems = Vec::new();
        problems.extend(text::name("name", field_names::field_name(), &self.name).err());
        let described = text::block(
            "description",
            refused_settings::label_description(),
            &self.description,
            DESCRIPTION,
        );
        problems.extend(described.err());
        if self.time_zone.parse::<Tz>().is_err() {
            let unknown = refused_settings::unknown_time_zone(&self.time_zone);
            problems.push(FieldProblem::new("time_zone", unknown));
        }
        if Language::of_tag(&self.language).is_none() {
            let unknown = refused_language::unknown(&self.language, say::language_tags());
            problems.push(FieldProblem::new("language", unknown));
        }
        problems
    }

    fn store(&self, row: &mut Community) {
        self.name.trim().clone_into(&mut row.name);
        // as `text::block` has checked it
        row.description = self.description.replace("\r\n", "\n").trim().to_owned();
        row.time_zone.clone_from(&self.time_zone);
        row.language.clone_from(&self.language);
        row.names_shown = self.names_shown;
    }
}

/// Creates a community and makes the creating account its organizer; the answer leads to it. Returns it.
///
/// # Errors
/// Problems of the settings, or the account may not create tournaments.
pub fn create(work: &mut SiteWork<'_, '_>, settings: &Settings) -> Result<Community, OpError> {
    if let Some(account) = &work.account {
        refuse_site_staff(account)?;
    }
    let problems = settings.problems();
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    let slug = free_community_slug(work.conn, &settings.name)?;
    let mut row = Community {
        id: new_id(),
        slug,
        name: String::new(),
        description: String::new(),
        time_zone: String::new(),
        language: String::new(),
        names_shown: settings.names_shown,
        created_by: work.actor.account_id.clone(),
        created_at: work.at,
        version: 1,
        history_version: 1,
        settings_version: 1,
        results_version: 1,
    };
    settings.store(&mut row);
    community::insert(work.conn, &row)?;
    if let Some(account) = &work.actor.account_id {
        let organizer = CommunityStaff {
            community_id: row.id.clone(),
            account_id: account.clone(),
            role: Role::Organizer,
            since: work.at,
        };
        community::set_staff(work.conn, &organizer)?;
    }
    let line = CommunityLine {
        account_id: work.actor.account_id.clone(),
        token: work.actor.token.clone(),
        ..CommunityLine::new(
            &row.id,
            work.at,
            &work.actor.name,
            "community.create",
            "Community created.".to_owned(),
        )
    };
    log::append(work.conn, &row.id, &[line])?;
    work.answer = format!("/c/{}", row.slug);
    Ok(row)
}

/// Changes the settings; `version` is the one that the form was made from.
///
/// # Errors
/// Problems of the settings, or somebody changed them meanwhile; full names, while a tournament shows initials.
pub fn change(work: &mut CommunityWork<'_, '_>, version: i64, settings: &Settings) -> Result<(), OpError> {
    let problems = settings.problems();
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    if version != work.community.settings_version {
        return Err(OpError::Conflict(refused_settings::settings_changed()));
    }
    let shows_more = settings.names_shown == NamesShown::Full && work.community.names_shown == NamesShown::Initial;
    if shows_more && community::any_showing(work.conn, &work.community.id, NamesShown::Initial)? {
        return Err(OpError::field("names_shown", t::tournaments_show_initials()));
    }
    let before = Settings::of(&work.community);
    settings.store(&mut work.community);
    work.community.settings_version += 1;
    let after = Settings::of(&work.community);
    // names are on pages of history
    work.history_changed();
    work.log("community.change", "Settings changed.")
        .before(&described(&before))
        .after(&described(&after));
    Ok(())
}

/// Describes settings for the log: without the description, in which people may be named.
fn described(settings: &Settings) -> serde_json::Value {
    serde_json::json!({
        "name": settings.name, "time_zone": settings.time_zone, "language": settings.language,
        "names_shown": settings.names_shown.as_str(),
    })
}

/// Chooses the community of a tournament by its slug, or none. Who its entries are is forgotten, but the community remembers whom
/// their names mean; in the new one, each entry becomes somebody as if it came now.
///
/// # Errors
/// There is no such community; the sender does not manage people there, or has a token for this tournament alone; it shows more of
/// names than the tournament.
pub fn choose(work: &mut Work<'_, '_>, slug: Option<&str>) -> Result<(), OpError> {
    let chosen = match slug {
        None => None,
        Some(slug) => Some(chosen(work, slug)?),
    };
    let id = chosen.as_ref().map(|community| community.id.clone());
    if id == work.tournament.community_id {
        return Ok(());
    }
    let tournament = work.tournament.id.clone();
    if let Some(left) = work.tournament.community_id.clone() {
        community::lock(work.conn, &left)?;
        for (name, person) in people::names_in(work.conn, &tournament)? {
            known::remember(work.conn, &left, (&name, &person), DoubtAnswer::Same)?;
        }
    }
    doubts::forget_entries(work.conn, &tournament)?;
    people::forget_entries(work.conn, &tournament)?;
    let before = std::mem::replace(&mut work.tournament.community_id, id);
    entry::take_in_all(work)?;
    let after = work.tournament.community_id.clone();
    work.log(
        "tournament.community",
        match &chosen {
            Some(community) => format!("The tournament is one of the community {}.", community.slug),
            None => "Removed from its community.".to_owned(),
        },
    )
    .before(serde_json::json!({"community": before}))
    .after(serde_json::json!({"community": after}));
    Ok(())
}

/// Returns the community with a slug, if the sender may choose it for the tournament.
fn chosen(work: &mut Work<'_, '_>, slug: &str) -> Result<Community, OpError> {
    if work.actor.only_here {
        return Err(OpError::Forbidden(refused_rights::token_elsewhere()));
    }
    let found = community::by_slug(work.conn, slug)?;
    let found = found.ok_or_else(|| OpError::field("community", t::no_such_community()))?;
    if !may_in_community::<Players>(work, &found.id)? {
        return Err(OpError::field("community", t::not_on_its_staff(&found.name)));
    }
    refuse_longer_names(&found, work.tournament.names_shown)?;
    Ok(found)
}

/// Returns whether the sender of a command on a tournament has a right in a community; nobody has one by a token for a tournament.
pub(crate) fn may_in_community<R: Right>(work: &mut Work<'_, '_>, community: &str) -> Result<bool, DbError> {
    if work.actor.only_here {
        return Ok(false);
    }
    let account = match &work.actor.account_id {
        Some(id) => accounts::by_id(work.conn, id)?,
        None => None,
    };
    match &account {
        Some(account) => {
            let role = role_in_community(work.conn, community, account)?;
            Ok(rights::has::<R>(role, account.site_role == SiteRole::Administrator))
        }
        None => Ok(work.actor == Actor::command_line()),
    }
}
