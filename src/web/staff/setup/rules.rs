//! The choice of a ruleset: the cards of the form, and what a choice does to the other settings.

use crate::web::frame::form::{Choice, Fields};
use crate::web::frame::state::State;
use podium_document::ruleset::{Rulesets, moved};
use podium_event::ruleset::ADDENDUM;
use podium_event::{Profile, Ruleset};
use podium_ops::FieldProblem;
use say::rulesets as t;

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
        let id = sent.text(RULESET);
        if id.is_empty() || id == self.now.map_or(ADDENDUM, |now| &now.id) {
            // The copy stays as it is: a later edition changes nothing.
            profile.ruleset = self.now.cloned().map(Box::new);
            return Ok(());
        }
        let chosen = self.offered.of(id);
        let unknown = || FieldProblem::new(RULESET, t::unknown(format!("{id:.80}"), self.offered.ids()));
        *profile = moved(profile, self.now, Some(chosen.ok_or_else(unknown)?));
        Ok(())
    }

    /// Returns the cards: the rulesets that are offered, and the present one if it is another.
    pub fn choices(self) -> Vec<Choice> {
        let other = self.now.filter(|now| self.offered.of(&now.id).is_none());
        self.offered.all().iter().chain(other).map(choice).collect()
    }
}

fn choice(ruleset: &Ruleset) -> Choice {
    let choice = Choice::new(&ruleset.id, ruleset.title()).hint(ruleset.sentence());
    match ruleset.is_translated() {
        true => choice,
        false => choice.in_language(&ruleset.language),
    }
}
