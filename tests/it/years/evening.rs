//! A tournament that is being played: its people, its plan, and what became of them so far.

use serde_json::Value;

use super::people::{House, People};
use super::plan::Plan;

/// A tournament that is being played.
pub struct Evening<'h> {
    pub house: &'h House<'h>,
    pub people: People<'h>,
    pub plan: Plan,
    /// Who has left.
    pub left: Vec<i64>,
}

impl<'h> Evening<'h> {
    /// A tournament that was made and opened.
    pub fn begin(house: &'h House<'h>, slug: &str, plan: Plan) -> Self {
        Self {
            house,
            people: People::of(house, slug),
            plan,
            left: Vec::new(),
        }
    }

    /// What the API says of it.
    pub fn shown(&self) -> Value {
        self.people.program.see(&format!("/tournaments/{}", self.people.slug))
    }

    /// The newest round that everybody may see, with its tables as the staff sees them.
    pub fn newest_round(&self) -> Value {
        let at = format!("/tournaments/{}/rounds", self.people.slug);
        let all = self.people.program.see(&at);
        let newest = all["rounds"].as_array().and_then(|rounds| rounds.last().cloned());
        let newest = newest.unwrap_or_else(|| panic!("no round: {all}"));
        self.people.program.see(&format!("{at}/{}", newest["number"]))
    }
}
