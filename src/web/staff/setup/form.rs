//! The settings form: its fields for the page, and reading the settings from a submission.

use super::fields::{self, SetupField, blank};
use super::reader::Reader;
use super::rules::{RULESET, Rules, id_of};
use crate::web::frame::form::{Field, Fields, Returned};
use podium_ops::FieldProblem;
use podium_ops::tournaments::Settings;

/// The form with its fields as the page shows them.
pub struct SetupForm {
    fields: Vec<Field>,
}

impl SetupForm {
    /// Creates the form for settings; a refused form shows what was typed instead, and the problem of each wrong field.
    pub fn of(settings: &Settings, returned: &Returned<'_>) -> Self {
        let fields = fields::all().map(|field| returned.field(field.name, (field.show)(settings)));
        let ruleset = returned.field(RULESET, id_of(&settings.profile));
        Self {
            fields: fields.chain([ruleset]).collect(),
        }
    }

    /// Returns the field with a name, or an empty one for an unknown name.
    pub fn get(&self, name: &str) -> Field {
        self.fields
            .iter()
            .find(|field| field.name == name)
            .cloned()
            .unwrap_or_default()
    }

    /// Returns whether no field is wrong.
    pub fn is_right(&self) -> bool {
        !self.fields.iter().any(Field::is_wrong)
    }

    /// Returns whether one of these fields (names separated by spaces) is wrong: then their part of the page is
    /// unfolded.
    pub fn is_wrong_in(&self, names: &str) -> bool {
        names.split_whitespace().any(|name| self.get(name).is_wrong())
    }

    /// Returns whether one of the fields of a group is wrong.
    pub fn is_wrong_among(&self, group: &[SetupField]) -> bool {
        group.iter().any(|field| self.get(field.name).is_wrong())
    }
}

/// Reads the settings from a form; what it leaves as it was follows the chosen ruleset.
///
/// # Errors
/// Every field that cannot be read, and all problems of the settings as a whole.
pub fn read(sent: &Fields, rules: Rules<'_>) -> Result<Settings, Vec<FieldProblem>> {
    let mut settings = blank();
    let mut problems = Vec::new();
    for field in fields::all() {
        let mut reader = Reader::new(sent, field.name, (field.label)());
        (field.read)(&mut reader, &mut settings);
        problems.append(&mut reader.problems);
    }
    problems.extend(rules.adopt(sent, &mut settings.profile).err());
    // Also if a field could not be read: the organizer can fix everything at once.
    problems.extend(settings.problems());
    if problems.is_empty() {
        Ok(settings)
    } else {
        Err(problems)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standard_tournament_leaves_what_follows_empty() {
        let value = |name: &str| fields::all().find(|f| f.name == name).map(|f| (f.show)(&blank()));
        for name in [
            "points_win",
            "tiebreakers",
            "round_minutes",
            "end_of_round",
            "swiss_rounds",
            "playoff_cut",
            "uneven_pods",
        ] {
            assert_eq!(value(name).as_deref(), Some(""), "{name}");
        }
        assert_eq!(value("level").as_deref(), Some("regular"));
    }
}
