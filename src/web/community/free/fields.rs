//! The fields of an evening's settings, and of what somebody wants to play.

use std::str::FromStr;

use chrono::NaiveDate;
use podium_event::season::MAX_WEIGHT;
use podium_ops::season::free::FreeInput;
use podium_ops::{FieldProblem, OpError};
use podium_store::season::Season;
use say::{free as t, season_desk};

use crate::web::frame::form::{Choice, Field, Fields, Returned};

/// The fields as the form shows them.
pub struct FreeFields {
    pub name: Field,
    pub held_on: Field,
    pub season: Field,
    pub seasons: Vec<Choice>,
    pub weight: Field,
    pub weights: Vec<Choice>,
}

impl FreeFields {
    /// Creates the fields, with what was typed if the form is shown again.
    pub fn new(returned: &Returned<'_>, input: &FreeInput, seasons: &[Season]) -> Self {
        let none = Choice::new("", t::no_season());
        let choice = |season: &Season| Choice::new(&season.slug, season.name.as_str());
        // a closed one stays for an evening that counts for it
        let open = seasons
            .iter()
            .filter(|one| one.closed_at.is_none() || one.slug == input.season);
        Self {
            name: returned.field("name", &input.name),
            held_on: returned.field("held_on", input.held_on),
            season: returned.field("season", &input.season),
            seasons: std::iter::once(none).chain(open.map(choice)).collect(),
            weight: returned.field("weight", input.weight),
            weights: (1..=MAX_WEIGHT)
                .map(|weight| Choice::new(weight, format!("{weight} ×")))
                .collect(),
        }
    }
}

/// Reads the settings.
///
/// # Errors
/// The date cannot be read.
pub fn read(fields: &Fields) -> Result<FreeInput, OpError> {
    let held_on = NaiveDate::from_str(fields.text("held_on"));
    let not_a_date = |_| OpError::Invalid(vec![FieldProblem::new("held_on", season_desk::not_a_date())]);
    Ok(FreeInput {
        name: fields.text("name").to_owned(),
        held_on: held_on.map_err(not_a_date)?,
        season: fields.text("season").to_owned(),
        weight: fields.text("weight").parse().unwrap_or(0),
    })
}

/// Returns the bracket that somebody wants to play; `None`: any.
pub fn bracket(fields: &Fields) -> Option<i64> {
    fields.text("bracket").parse().ok()
}

/// Returns the brackets.
pub fn brackets() -> Vec<Choice> {
    let any = Choice::new("", t::any_bracket());
    std::iter::once(any)
        .chain((1..=5).map(|bracket| Choice::new(bracket, t::bracket(bracket))))
        .collect()
}
