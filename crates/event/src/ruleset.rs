//! Rulesets: the documents by which tournaments are played, as data. A tournament keeps a copy of the one that it
//! follows, so that a later edition changes nothing that has begun.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use say::{Message, rulesets as t};

/// Id of the ruleset that applies where none is named: the addendum whose settings are the defaults of every profile.
pub const ADDENDUM: &str = "mtr-a-2023";

crate::labels! {
    /// Who applies a difference from the addendum.
    AppliedBy {
        // the settings of the ruleset do it
        Podium = "podium",
        Staff = "staff",
    }
}

/// One point in which a ruleset's document differs from the addendum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The number of the rule, as the document has it.
    pub rule: String,
    /// One sentence in the language of the ruleset.
    pub text: String,
    pub applied_by: AppliedBy,
}

/// A ruleset. One that was read from a file is checked: its settings make a profile without problems.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruleset {
    /// Lower-case letters, digits and hyphens.
    pub id: String,
    pub name: String,
    /// The edition, in the words of its document.
    pub version: String,
    /// Language of its sentences: a tag as in BCP 47.
    pub language: String,
    /// The address of the document.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The day on which the document was read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub read: Option<NaiveDate>,
    /// One sentence about it, for the choice among several.
    pub summary: String,
    /// The settings in which it differs from the addendum at the same level: members of `tournament` in an event
    /// document.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub settings: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<Difference>,
    /// Sentences about parts of the document that were not read: the addendum applies there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unread: Vec<String>,
}

/// Name and sentence of a shipped ruleset as messages.
type Words = (fn() -> Message, fn() -> Message);

impl Ruleset {
    /// Returns its name as a message: translated if the ruleset is a shipped one.
    #[must_use]
    pub fn title(&self) -> Message {
        self.shipped()
            .map_or_else(|| self.name.as_str().into(), |(name, _)| name())
    }

    /// Returns the sentence about it as a message: translated if the ruleset is a shipped one.
    #[must_use]
    pub fn sentence(&self) -> Message {
        self.shipped()
            .filter(|(_, summary)| summary() == self.summary)
            .map_or_else(|| self.summary.as_str().into(), |(_, summary)| summary())
    }

    /// Returns whether name and sentence are translated.
    #[must_use]
    pub fn is_translated(&self) -> bool {
        self.shipped().is_some()
    }

    fn shipped(&self) -> Option<Words> {
        let words: Words = match self.id.as_str() {
            ADDENDUM => (t::mtr_a_2023, t::mtr_a_2023_summary),
            "mtr-a-2026" => (t::mtr_a_2026, t::mtr_a_2026_summary),
            "topdeck" => (t::topdeck, t::topdeck_summary),
            "mtgmta" => (t::mtgmta, t::mtgmta_summary),
            "cedh-uk" => (t::cedh_uk, t::cedh_uk_summary),
            "sct-spain" => (t::sct_spain, t::sct_spain_summary),
            "store-league" => (t::store_league, t::store_league_summary),
            _ => return None,
        };
        // A copy from another installation may have the id of a shipped one and say something else.
        (words.0() == self.name).then_some(words)
    }

    /// Returns the differences that Podium applies, or those that staff must apply by hand.
    pub fn applied_by(&self, who: AppliedBy) -> impl Iterator<Item = &Difference> {
        self.differences
            .iter()
            .filter(move |difference| difference.applied_by == who)
    }
}
