//! The bodies of calls about communities and their people.

use serde::Deserialize;
use utoipa::ToSchema;

use super::shown::Public;
use crate::web::api::problem::Problem;
use crate::web::api::words::{DoubtAnswerWord, NamesWord};
use crate::web::api::write::sent::{nullable, value};
use podium_ops::community::Settings;
use podium_ops::community::entry::Who;
use podium_ops::community::person::{PersonInput, Shows};
use podium_store::community::people::PersonRow;

/// A community to create.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewCommunity {
    #[schema(min_length = 1, max_length = 200, example = "Friday Pods")]
    pub name: String,
    /// Shown on the community's page.
    #[serde(default)]
    #[schema(max_length = 10_000)]
    pub description: String,
    /// IANA name; left out, UTC.
    #[schema(example = "Europe/Lisbon")]
    pub time_zone: Option<String>,
    /// The tag of the language of its pages for readers without another one; left out, `en`.
    #[schema(example = "en")]
    pub language: Option<String>,
    /// Left out, names are shown in full.
    pub names_shown: Option<NamesWord>,
}

/// A change of a community's settings. Omitted members stay as they are.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CommunityChange {
    #[serde(default, deserialize_with = "value")]
    #[schema(nullable = false, min_length = 1, max_length = 200)]
    pub name: Option<String>,
    /// Shown on the community's page.
    #[serde(default, deserialize_with = "value")]
    #[schema(nullable = false, max_length = 10_000)]
    pub description: Option<String>,
    /// IANA name.
    #[serde(default, deserialize_with = "value")]
    #[schema(nullable = false, example = "Europe/Lisbon")]
    pub time_zone: Option<String>,
    /// The tag of the language of its pages for readers without another one.
    #[serde(default, deserialize_with = "value")]
    #[schema(nullable = false, example = "en")]
    pub language: Option<String>,
    #[serde(default)]
    pub names_shown: Option<NamesWord>,
    /// The community's version that the change was made from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

impl NewCommunity {
    /// The settings of the new community.
    pub fn settings(self) -> Settings {
        let standard = Settings::standard();
        Settings {
            name: self.name,
            description: self.description,
            time_zone: self.time_zone.unwrap_or(standard.time_zone),
            language: self.language.unwrap_or(standard.language),
            names_shown: self.names_shown.map_or(standard.names_shown, |word| word.0),
        }
    }
}

impl CommunityChange {
    /// The settings with the change.
    pub fn on(&self, before: Settings) -> Settings {
        Settings {
            name: self.name.clone().unwrap_or(before.name),
            description: self.description.clone().unwrap_or(before.description),
            time_zone: self.time_zone.clone().unwrap_or(before.time_zone),
            language: self.language.clone().unwrap_or(before.language),
            names_shown: self.names_shown.map_or(before.names_shown, |word| word.0),
        }
    }
}

/// A person to add, who has no entry yet.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPerson {
    #[schema(min_length = 1, max_length = 200, example = "Ann Ash")]
    pub name: String,
    /// Under what lists by last name have the person; left out, they read it from the name.
    #[schema(max_length = 200, example = "Ash, Ann")]
    pub sorted_under: Option<String>,
    /// For organizers and head judges; of other staff it is ignored.
    #[schema(max_length = 254)]
    pub email: Option<String>,
    /// Allows a name or a mail address that somebody in the community has.
    #[serde(default)]
    pub same_name: bool,
}

impl NewPerson {
    /// The person as typed; `with_email`: whether the sender sees mail addresses.
    pub fn input(&self, with_email: bool) -> PersonInput {
        PersonInput {
            name: self.name.clone(),
            sorted_under: self.sorted_under.clone().unwrap_or_default(),
            email: self.email.clone().filter(|_| with_email),
        }
    }
}

/// A change of a person. Omitted members stay as they are; null removes a value.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PersonChange {
    #[serde(default, deserialize_with = "value")]
    #[schema(nullable = false, min_length = 1, max_length = 200)]
    pub name: Option<String>,
    /// Under what lists by last name have the person; null: they read it from the name.
    #[serde(default, deserialize_with = "nullable")]
    #[schema(value_type = Option<String>, max_length = 200)]
    pub sorted_under: Option<Option<String>>,
    /// For organizers and head judges; of other staff it is ignored.
    #[serde(default, deserialize_with = "nullable")]
    #[schema(value_type = Option<String>, max_length = 254)]
    pub email: Option<Option<String>>,
    /// What everybody may see of the person, as they wish it: all five.
    #[serde(default)]
    pub shows: Option<Public>,
    /// The person's version that the change was made from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

impl PersonChange {
    /// The person with the change; `with_email`: whether the sender sees mail addresses.
    pub fn on(&self, row: &PersonRow, with_email: bool) -> (PersonInput, Shows) {
        let or_before = |sent: &Option<Option<String>>, before: &Option<String>| {
            sent.as_ref().unwrap_or(before).clone().unwrap_or_default()
        };
        let input = PersonInput {
            name: self.name.as_ref().unwrap_or(&row.name).clone(),
            sorted_under: or_before(&self.sorted_under, &row.sorted_under),
            email: with_email.then(|| or_before(&self.email, &row.email)),
        };
        (input, self.shows.map_or_else(|| Shows::of(row), Public::shows))
    }
}

/// The answer to a doubt.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Settled {
    pub answer: DoubtAnswerWord,
}

/// Two people who are one.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewMerge {
    /// The number of the person who stays.
    pub kept: i64,
    /// The number of the person whose entries move.
    pub gone: i64,
    /// Why; it is recorded.
    #[serde(default)]
    pub reason: String,
}

/// The community of a tournament.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChosenCommunity {
    /// Its slug; null: none.
    #[schema(example = "friday-pods")]
    pub community: Option<String>,
}

/// Who an entry is: one of the three.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhoIsIt {
    /// The number of a person of the community.
    pub person: Option<i64>,
    /// Somebody whom the community does not know yet.
    #[serde(default)]
    pub new: bool,
    /// Somebody who takes part in this one evening alone.
    #[serde(default)]
    pub guest: bool,
}

impl WhoIsIt {
    /// What was sent.
    ///
    /// # Errors
    /// None of the three was sent, or more than one.
    pub fn read(&self) -> Result<Who, Problem> {
        match (self.person, self.new, self.guest) {
            (Some(number), false, false) => Ok(Who::Person(number)),
            (None, true, false) => Ok(Who::New),
            (None, false, true) => Ok(Who::Guest),
            _ => Err(Problem::invalid("", "Send one of person, new and guest.")),
        }
    }
}
