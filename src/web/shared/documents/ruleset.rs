//! A ruleset as pages show it: what it is, what it changes from the addendum, and who applies that.

use say::Message;

use podium_document::ruleset::{addendum, by};
use podium_event::profile::{Deviation, DeviationKind, Level, Profile};
use podium_event::ruleset::{ADDENDUM, AppliedBy, Difference, Ruleset};

/// A ruleset with its differences from the addendum.
#[derive(Debug, Clone)]
pub struct RulesetCard {
    pub id: String,
    pub is_addendum: bool,
    pub title: Message,
    pub sentence: Message,
    /// The tag of the language of title and sentence, unless they are translated.
    pub language: Option<String>,
    pub version: String,
    pub source: Option<String>,
    /// The day on which its document was read.
    pub read: Option<Message>,
    /// What its settings change from the addendum.
    pub settings: Vec<Deviation>,
    /// The tag of the language of the sentences below.
    pub text_language: String,
    pub by_podium: Vec<Difference>,
    pub by_staff: Vec<Difference>,
    pub unread: Vec<String>,
}

impl RulesetCard {
    /// Returns a ruleset with its deviations at a level.
    pub fn at_level(ruleset: &Ruleset, level: Level) -> Self {
        let mut settings = by(Some(ruleset), level).deviations();
        settings.retain(|deviation| deviation.kind == DeviationKind::Setting);
        Self::new(ruleset, settings)
    }

    /// Returns the ruleset of a tournament; `settings`: what it changes from the addendum.
    pub fn of_profile(profile: &Profile, settings: Vec<Deviation>) -> Self {
        match profile.ruleset.as_deref() {
            Some(ruleset) => Self::new(ruleset, settings),
            None => Self::new(&addendum(), settings),
        }
    }

    fn new(ruleset: &Ruleset, settings: Vec<Deviation>) -> Self {
        let applied_by = |who| ruleset.applied_by(who).cloned().collect();
        Self {
            id: ruleset.id.clone(),
            is_addendum: ruleset.id == ADDENDUM,
            title: ruleset.title(),
            sentence: ruleset.sentence(),
            language: Some(ruleset.language.clone()).filter(|_| !ruleset.is_translated()),
            version: ruleset.version.clone(),
            source: ruleset.source.clone(),
            read: ruleset.read.map(say::date_long),
            settings,
            text_language: ruleset.language.clone(),
            by_podium: applied_by(AppliedBy::Podium),
            by_staff: applied_by(AppliedBy::Staff),
            unread: ruleset.unread.clone(),
        }
    }
}
