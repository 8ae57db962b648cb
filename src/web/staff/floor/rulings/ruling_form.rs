//! The form of a new ruling as it was typed.

use crate::web::frame::form::{Field, Fields, is_confirmed, number_parts};
use crate::web::staff::floor::LENGTH;
use podium_event::penalties::{Penalty, ShownPenalty};
use podium_ops::floor::rulings::{Disqualifying, NewPenalty, NewRuling};
use podium_ops::{FieldProblem, OpError};
use say::{Message, field_names, new_ruling as t};

/// A penalty as it was typed.
#[derive(Debug, Clone, Default)]
pub struct TypedPenalty {
    /// The player's number.
    pub number: i64,
    pub infraction: Choosing,
    /// Whether the list and the chip named different infractions.
    pub chosen_twice: bool,
    pub penalty: String,
}

/// An infraction as chosen in a form: "3.1/0=warning" is the first case of 3.1, shown with its resulting Warning.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Choosing {
    /// Empty: none.
    pub code: String,
    /// The index of its case.
    pub case: Option<usize>,
    pub shown: Option<ShownPenalty>,
}

impl Choosing {
    /// Reads a submitted choice.
    pub fn read(sent: &str) -> Self {
        let (choice, shown) = sent.split_once('=').unwrap_or((sent, ""));
        let (code, case) = choice.split_once('/').unwrap_or((choice, ""));
        Self {
            code: code.to_owned(),
            case: case.parse().ok(),
            shown: ShownPenalty::parse(shown),
        }
    }

    /// Returns whether it is the same infraction, regardless of the penalty shown with it.
    pub fn is_of(&self, code: &str, case: Option<usize>) -> bool {
        self.code == code && self.case == case
    }
}

/// Maximum players of one ruling.
pub const MOST_PLAYERS: usize = 100;

/// What was typed into the form of a new ruling.
#[derive(Debug, Clone, Default)]
pub struct RulingForm {
    pub table: String,
    /// The call that it answers.
    pub call: Option<String>,
    /// The players chosen at the table, by number.
    pub chosen: Vec<i64>,
    /// Other players, by number.
    pub also: String,
    pub parts: Vec<TypedPenalty>,
    pub what: String,
    pub answer: String,
    pub rule: String,
    pub minutes: String,
    /// Whether an organizer in place of the head judge confirms it.
    pub confirmed: bool,
    pub disqualifying: Disqualifying,
    /// Whether the page is newly opened, with nothing typed yet.
    pub is_new: bool,
}

/// The chip that refers to the full list of infractions.
pub const ANOTHER: &str = "another";

impl RulingForm {
    /// Reads a form that was sent.
    pub fn read(fields: &Fields) -> Self {
        let chosen: Vec<i64> = fields
            .all("player")
            .filter_map(|n| n.parse().ok())
            .take(MOST_PLAYERS)
            .collect();
        let mut typed = Self {
            table: fields.text("table").to_owned(),
            call: Some(fields.text("call").to_owned()).filter(|call| !call.is_empty()),
            also: fields.text("also").to_owned(),
            what: fields.raw("what").to_owned(),
            answer: fields.raw("answer").to_owned(),
            rule: fields.text("rule").to_owned(),
            minutes: match fields.text("other_minutes") {
                "" => fields.text("minutes").to_owned(),
                other => other.to_owned(),
            },
            confirmed: fields.ticked("confirmed"),
            disqualifying: disqualifying(fields),
            chosen,
            parts: Vec::new(),
            is_new: false,
        };
        typed.parts = typed
            .numbers()
            .into_iter()
            .map(|number| {
                let field = |name: &str| fields.text(&format!("{name}_{number}")).to_owned();
                let (chip, listed) = (field("infraction"), field("another"));
                // The list counts if no chip is chosen.
                let is_listed = chip.is_empty() || chip == ANOTHER;
                TypedPenalty {
                    number,
                    chosen_twice: !is_listed && !listed.is_empty() && chip != listed,
                    infraction: Choosing::read(if is_listed { &listed } else { &chip }),
                    penalty: field("penalty"),
                }
            })
            .collect();
        typed
    }

    /// Returns the numbers of the ruling's players, each once.
    pub fn numbers(&self) -> Vec<i64> {
        let mut all = self.chosen.clone();
        // Anything but a number is ignored here, where the page only shows players; `ruling` refuses it.
        let others = number_parts(&self.also).filter_map(|part| part.parse::<i64>().ok());
        all.extend(others.take(MOST_PLAYERS));
        let mut seen = std::collections::BTreeSet::new();
        all.retain(|number| seen.insert(*number));
        all
    }

    /// Parses the ruling.
    ///
    /// # Errors
    /// Every text that should be a number and is not.
    pub fn ruling(&self) -> Result<NewRuling, OpError> {
        let mut problems = Vec::new();
        let mut number = |field: &str, label: Message, text: &str, most: i64| match text.parse::<i64>() {
            _ if text.is_empty() => None,
            Ok(found) if (0..=most).contains(&found) => Some(found),
            _ => {
                let message = say::inputs::no_number(label, format!("{text:?}"), 0, most);
                problems.push(FieldProblem::new(field, message));
                None
            }
        };
        let table = number("table", field_names::table(), &self.table, 99_999);
        let call_length = self.minutes == LENGTH;
        let minutes = match call_length {
            true => None,
            false => number("minutes", field_names::minutes(), &self.minutes, 99_999),
        };
        if let Some(wrong) = number_parts(&self.also).find(|part| part.parse::<i64>().is_err()) {
            let message = t::no_number(format!("{wrong:?}"));
            problems.push(FieldProblem::new("also", message));
        }
        for part in self.parts.iter().filter(|part| part.chosen_twice) {
            problems.push(FieldProblem::new(
                format!("infraction_{}", part.number),
                t::two_infractions(),
            ));
        }
        if !problems.is_empty() {
            return Err(OpError::Invalid(problems));
        }
        let players = self.parts.iter().map(|part| NewPenalty {
            number: part.number,
            infraction: Some(part.infraction.code.clone()).filter(|code| !code.is_empty()),
            case: part.infraction.case,
            penalty: Penalty::parse(&part.penalty),
            shown: part.infraction.shown,
        });
        Ok(NewRuling {
            table,
            call: self.call.clone(),
            players: players.collect(),
            what: self.what.clone(),
            answer: self.answer.clone(),
            rule: self.rule.clone(),
            minutes,
            call_length,
            confirmed: self.confirmed,
            disqualifying: self.disqualifying,
        })
    }
}

/// Reads the confirmation of a disqualification.
pub fn disqualifying(fields: &Fields) -> Disqualifying {
    Disqualifying {
        confirmed: is_confirmed(fields, "disqualify_word", say::confirm_words::disqualify),
        public: fields.ticked("disqualify_public"),
    }
}

/// Returns a field of the form with its value and problem.
pub fn field(name: &'static str, value: &str, problems: &[FieldProblem]) -> Field {
    let field = Field::of(name, value);
    match problems.iter().find(|problem| problem.field == name) {
        None => field,
        Some(problem) => field.wrong(problem.message.clone()),
    }
}
