//! Time for one table: usual reasons and minutes to choose from, and others to type.

use super::parts;
use crate::web::frame::form::{Choice, Field, Fields, USUAL_MINUTES};

/// The part of a form that gives a table time.
pub struct GivenTime {
    pub reasons: Vec<Choice>,
    /// The reason that is chosen.
    pub why: String,
    pub times: Vec<Choice>,
    /// The minutes that are chosen.
    pub chosen: String,
    /// Minutes and reason typed instead of chosen; they are sent as `minutes` and `reason`, and these names are their ids.
    pub minutes: Field,
    pub reason: Field,
}

impl GivenTime {
    /// Creates it without a choice.
    pub fn new(minutes: &'static str, reason: &'static str) -> Self {
        Self {
            reasons: parts::reasons(),
            why: String::new(),
            times: times(None),
            chosen: String::new(),
            minutes: Field::empty(minutes),
            reason: Field::empty(reason),
        }
    }

    /// Creates it with the most frequent reason and the minutes of the last resolved call (T21).
    pub(super) fn after_call(minutes: Option<u32>) -> Self {
        Self {
            why: parts::REASONS[0].0.to_owned(),
            times: times(minutes),
            chosen: minutes.map(|minutes| minutes.to_string()).unwrap_or_default(),
            ..Self::new("minutes", "reason")
        }
    }

    /// Keeps what was chosen in a refused form.
    pub fn choose(&mut self, fields: &Fields) {
        for (chosen, name) in [(&mut self.chosen, "time"), (&mut self.why, "why")] {
            if fields.pairs().any(|(sent, _)| sent == name) {
                *chosen = fields.text(name).to_owned();
            }
        }
    }

    /// Returns whether minutes or a reason were typed instead of chosen.
    pub fn is_typed(&self) -> bool {
        [&self.minutes, &self.reason]
            .iter()
            .any(|field| field.is_wrong() || !field.value.is_empty())
    }
}

/// Returns the choices of minutes; `own`: those of the last resolved call.
fn times(own: Option<u32>) -> Vec<Choice> {
    let own = own.map(i64::from).filter(|own| !USUAL_MINUTES.contains(own));
    let mut times = USUAL_MINUTES.to_vec();
    times.extend(own);
    times.sort_unstable();
    let choice = |minutes| Choice::new(minutes, format!("+{minutes}"));
    times.into_iter().map(choice).collect()
}
