//! Seasons of a community: their settings here; their evenings, what they lead to, and ratings are in files beside this one.

pub mod evenings;
pub mod free;
pub mod history;
pub mod qualified;
pub mod ratings;

use chrono::NaiveDate;
use podium_event::Problem;
use podium_event::season::{RuleParts, SeasonRules};
use podium_store::community::people::PersonRow;
use podium_store::season::{self, Season};
use podium_store::{Reader, new_id};
use say::refused_seasons as t;

use crate::command::community::CommunityWork;
use crate::command::slug::free_season_slug;
use crate::command::text;
use crate::tournaments::webhooks::in_community::InCommunity;
use crate::{FieldProblem, OpError};

/// Longest description, in characters: it is above the standings.
const DESCRIPTION: usize = 4_000;
/// Most seasons of a community.
pub const MAX_SEASONS: usize = 500;

/// The settings of a season, as somebody typed them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeasonInput {
    pub name: String,
    pub description: String,
    pub begins_on: Option<NaiveDate>,
    pub ends_on: Option<NaiveDate>,
    pub rules: RuleParts,
}

/// Settings without a mistake.
struct Checked {
    name: String,
    description: String,
    rules: SeasonRules,
}

impl SeasonInput {
    /// Returns the settings of a season.
    ///
    /// # Errors
    /// Its stored rules cannot be read.
    pub fn of(season: &Season) -> Result<Self, OpError> {
        Ok(Self {
            name: season.name.clone(),
            description: season.description.clone(),
            begins_on: season.begins_on,
            ends_on: season.ends_on,
            rules: season.rules()?.into(),
        })
    }

    /// Checks them.
    ///
    /// # Errors
    /// Everything that is wrong, each with its field.
    fn check(&self) -> Result<Checked, OpError> {
        let mut problems = Vec::new();
        let mut text = |read: Result<String, FieldProblem>| read.map_err(|problem| problems.push(problem)).ok();
        let name = text(text::name("name", t::name_of_season(), &self.name));
        let description = text(text::block(
            "description",
            say::refused_settings::label_description(),
            &self.description,
            DESCRIPTION,
        ));
        for (field, label, day) in [
            ("begins_on", t::first_day(), self.begins_on),
            ("ends_on", t::last_day(), self.ends_on),
        ] {
            problems.extend(day.and_then(|day| text::day(field, label, day).err()));
        }
        if let (Some(first), Some(last)) = (self.begins_on, self.ends_on)
            && first > last
        {
            problems.push(FieldProblem::new("ends_on", t::ends_before_it_begins()));
        }
        let rules = SeasonRules::new(self.rules.clone());
        match (name, description, rules) {
            (Some(name), Some(description), Ok(rules)) if problems.is_empty() => Ok(Checked {
                name,
                description,
                rules,
            }),
            (_, _, rules) => {
                problems.extend(rules.err().into_iter().flatten().map(of_rules));
                Err(OpError::Invalid(problems))
            }
        }
    }
}

/// Returns a problem of rules with the field of the form that has the setting.
fn of_rules(problem: Problem) -> FieldProblem {
    // an entry of a list is no separate field: "/places/3" is in "places", "/attendance/every" is "attendance_every"
    let is_index = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let mut parts = problem.pointer.split('/').skip(1);
    let first = parts.next().unwrap_or("places");
    let field = match parts.next().filter(|part| !is_index(part)) {
        Some(part) => format!("{first}_{part}"),
        None => first.to_owned(),
    };
    FieldProblem {
        pointer: Some(problem.pointer),
        ..FieldProblem::new(field, problem.message)
    }
}

/// Creates a season. Returns its slug.
///
/// # Errors
/// Problems of the settings; the community has too many seasons.
pub fn create(work: &mut CommunityWork<'_, '_>, input: &SeasonInput) -> Result<String, OpError> {
    let checked = input.check()?;
    let community = work.community.id.clone();
    if season::of_community(work.conn, &community)?.len() >= MAX_SEASONS {
        return Err(OpError::refused(t::too_many_seasons(MAX_SEASONS)));
    }
    let slug = free_season_slug(work.conn, &community, &checked.name)?;
    let row = Season {
        id: new_id(),
        community_id: community,
        slug: slug.clone(),
        name: checked.name,
        description: checked.description,
        begins_on: input.begins_on,
        ends_on: input.ends_on,
        rules: stored(&checked.rules)?,
        closed_at: None,
        final_id: None,
        created_by: work.actor.account_id.clone(),
        created_at: work.at,
        version: 1,
        settings_version: 1,
    };
    season::insert(work.conn, &row)?;
    work.history_changed();
    work.season_moved(&row.id);
    work.log("season.create", format!("Season “{}” created.", row.name))
        .after(&logged(&row));
    Ok(slug)
}

/// Changes the settings of a season; `version`: the one that the form was made from.
///
/// # Errors
/// Problems of the settings; somebody else changed the season meanwhile; no such season.
pub fn edit(work: &mut CommunityWork<'_, '_>, slug: &str, version: i64, input: &SeasonInput) -> Result<(), OpError> {
    let before = of(work, slug)?;
    if before.settings_version != version {
        return Err(OpError::Conflict(t::changed_meanwhile(before.name)));
    }
    let checked = input.check()?;
    let after = Season {
        name: checked.name,
        description: checked.description,
        begins_on: input.begins_on,
        ends_on: input.ends_on,
        rules: stored(&checked.rules)?,
        ..before.clone()
    };
    store(work, &before, after, "season.edit", "Settings of season changed:")
}

/// Closes a season, so that no evening is to come; or opens it again. A correction of an old result still counts.
///
/// # Errors
/// No such season; it is closed or open already.
pub fn close(work: &mut CommunityWork<'_, '_>, slug: &str, closed: bool) -> Result<(), OpError> {
    let before = of(work, slug)?;
    if before.closed_at.is_some() == closed {
        return Err(OpError::Conflict(match closed {
            true => t::closed_already(before.name),
            false => t::open_already(before.name),
        }));
    }
    let after = Season {
        closed_at: closed.then_some(work.at),
        ..before.clone()
    };
    let (verb, what) = match closed {
        true => ("season.close", "Season closed:"),
        false => ("season.open", "Season opened again:"),
    };
    store(work, &before, after, verb, what)
}

/// Deletes a season that has no evening.
///
/// # Errors
/// It has one; no such season.
pub fn delete(work: &mut CommunityWork<'_, '_>, slug: &str) -> Result<(), OpError> {
    let row = of(work, slug)?;
    if evenings::any(work.conn, &row.id)? {
        return Err(OpError::refused(t::has_evenings(row.name)));
    }
    season::delete(work.conn, &row.id)?;
    work.history_changed();
    work.log("season.delete", format!("Season “{}” deleted.", row.name))
        .before(&logged(&row));
    Ok(())
}

/// Declares that pages of the seasons show something else in which a person came to something: the name, or what they show.
///
/// # Errors
/// The database does not answer.
pub(crate) fn person_changed(work: &mut CommunityWork<'_, '_>, person: &PersonRow) -> Result<(), OpError> {
    for id in season::evenings::seasons_of_person(work.conn, person.clone())? {
        work.season_moved(&id);
    }
    Ok(())
}

/// Returns a season of the community.
///
/// # Errors
/// There is none with this slug.
pub(crate) fn of(work: &mut CommunityWork<'_, '_>, slug: &str) -> Result<Season, OpError> {
    find(work.conn, &work.community.id, slug)
}

fn find(conn: &mut Reader<'_>, community: &str, slug: &str) -> Result<Season, OpError> {
    let found = season::by_slug(conn, community, slug)?;
    found.ok_or_else(|| OpError::NotFound(t::no_such_season()))
}

/// Stores a season, with a line of the log.
pub(crate) fn store(
    work: &mut CommunityWork<'_, '_>,
    before: &Season,
    after: Season,
    verb: &str,
    what: &str,
) -> Result<(), OpError> {
    if after == *before {
        return Ok(());
    }
    let after = Season {
        version: before.version + 1,
        settings_version: before.settings_version + 1,
        ..after
    };
    season::update(work.conn, &after)?;
    work.history_changed();
    let season = after.id.clone();
    work.happened(match (before.closed_at, after.closed_at) {
        (None, Some(_)) => InCommunity::SeasonClosed { season },
        (Some(_), None) => InCommunity::SeasonReopened { season },
        _ => InCommunity::SeasonChanged { season },
    });
    work.log(verb, format!("{what} “{}”.", after.name))
        .before(&logged(before))
        .after(&logged(&after));
    Ok(())
}

fn stored(rules: &SeasonRules) -> Result<String, OpError> {
    serde_json::to_string(rules).map_err(|error| OpError::refused(error.to_string()))
}

/// Returns a season as its log keeps it.
fn logged(season: &Season) -> serde_json::Value {
    serde_json::json!({
        "season": season.id,
        "slug": season.slug,
        "name": season.name,
        "begins_on": season.begins_on,
        "ends_on": season.ends_on,
        "rules": serde_json::from_str::<serde_json::Value>(&season.rules).unwrap_or_default(),
        "closed": season.closed_at.is_some(),
        "final": season.final_id,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_of_rules_names_the_field_of_its_setting() {
        let field = |pointer: &str| of_rules(Problem::new(pointer, "wrong")).field;
        assert_eq!(
            [
                "/places/3",
                "/attendance/every",
                "/rewards/0/top",
                "/best",
                "",
                "/pods/drawn"
            ]
            .map(field),
            ["places", "attendance_every", "rewards", "best", "places", "pods_drawn"]
        );
    }
}
