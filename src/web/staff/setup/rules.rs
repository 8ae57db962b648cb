//! The choice of a ruleset: the cards of the form, and what a choice does to the other settings.

use crate::web::frame::form::{Choice, Fields};
use crate::web::frame::state::State;
use podium_document::ruleset::{NEWEST, Rulesets, changes};
use podium_event::ruleset::ADDENDUM;
use podium_event::{Profile, Ruleset};
use podium_ops::FieldProblem;
use say::{Message, rulesets as t};

/// The field with the id of the ruleset.
pub const RULESET: &str = "ruleset";

/// The rulesets that a form offers, and the one by which its values were made.
#[derive(Debug, Clone, Copy)]
pub struct Rules<'r> {
    pub offered: &'r Rulesets,
    /// `None` is the addendum.
    pub now: Option<&'r Ruleset>,
}

/// Returns the id of a profile's ruleset.
pub fn id_of(profile: &Profile) -> &str {
    profile.ruleset.as_ref().map_or(ADDENDUM, |ruleset| &ruleset.id)
}

impl<'r> Rules<'r> {
    /// Returns the rulesets for a form with the values of a profile.
    pub fn of(app: &'r State, profile: &'r Profile) -> Self {
        Self {
            offered: &app.rulesets,
            now: profile.ruleset.as_deref(),
        }
    }

    /// Puts the chosen ruleset into settings that were read from the form. A form without a choice keeps its ruleset.
    ///
    /// # Errors
    /// There is no ruleset with the id.
    pub fn adopt(self, sent: &Fields, profile: &mut Profile) -> Result<(), FieldProblem> {
        let sent = sent.text(RULESET);
        let now = self.now.map_or(ADDENDUM, |now| &now.id);
        let id = if sent.is_empty() { now } else { sent };
        let adopted = self.offered.adopt(id, self.now, profile);
        adopted.map_err(|unknown| FieldProblem::new(RULESET, unknown))
    }

    /// Returns the cards: the rulesets that are offered, the present one if it is another, and its newer edition.
    pub fn choices(self) -> Vec<Choice> {
        let newest = self.now.and_then(|now| self.offered.newest(now));
        let is_there = |offered: &&Ruleset| newest != Some(*offered);
        let other = self
            .now
            .filter(|now| newest.is_some() || self.offered.of(&now.id).is_none());
        let offered = self.offered.all().iter().filter(is_there);
        let newest = newest.map(|newest| Choice {
            value: format!("{}{NEWEST}", newest.id),
            label: t::edition_offered(newest.title(), &newest.version),
            ..choice(newest)
        });
        offered.chain(other).map(choice).chain(newest).collect()
    }
}

/// What a change of the ruleset changes in a tournament, for its organizer to look at first.
pub struct Preview {
    /// The choice that was looked at.
    pub choice: String,
    pub changes: Vec<Message>,
}

/// The field with the choice whose changes the sender has seen.
const SEEN: &str = "ruleset_seen";

impl Preview {
    /// Returns the changes of a form that changes the ruleset; `None` if it does not, or if its sender has seen them.
    pub fn of(sent: &Fields, before: &Profile, after: &Profile) -> Option<Self> {
        let choice = sent.text(RULESET);
        if before.ruleset == after.ruleset || sent.text(SEEN) == choice {
            return None;
        }
        let changes = changes(before, after);
        Some(Self {
            choice: choice.to_owned(),
            changes: changes
                .into_iter()
                .map(|change| t::setting_changes(change.what, change.addendum, change.here))
                .collect(),
        })
    }
}

fn choice(ruleset: &Ruleset) -> Choice {
    let choice = Choice::new(&ruleset.id, ruleset.title()).hint(ruleset.sentence());
    match ruleset.is_translated() {
        true => choice,
        false => choice.in_language(&ruleset.language),
    }
}
