//! The reasons why a command was not carried out. In every case, nothing has changed.

use podium_store::{DbError, OfDatabase};
use say::Message;

/// A problem with one field of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldProblem {
    /// The field's name in the form; empty for the form as a whole.
    pub field: String,
    /// The problem and its remedy, in one sentence.
    pub message: Message,
    /// The rule that requires it.
    pub rule: Option<&'static str>,
    /// Where it is in an event document, if the field stands for more than that member.
    pub pointer: Option<String>,
}

impl FieldProblem {
    pub fn new(field: impl Into<String>, message: impl Into<Message>) -> Self {
        Self {
            field: field.into(),
            message: message.into(),
            rule: None,
            pointer: None,
        }
    }
}

/// Why a command was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum OpError {
    /// The rules or the tournament's state forbid it; `rule` cites the source, or is empty.
    #[error("{message}")]
    Refused { rule: &'static str, message: Message },
    /// The input is wrong, each field with its sentence.
    #[error("{}", .0.iter().map(|p| p.message.to_string()).collect::<Vec<_>>().join(" "))]
    Invalid(Vec<FieldProblem>),
    /// Somebody else changed it meanwhile: a sentence that says what changed.
    #[error("{0}")]
    Conflict(Message),
    /// There is no such thing: a sentence.
    #[error("{0}")]
    NotFound(Message),
    /// The actor does not have the right: a sentence.
    #[error("{0}")]
    Forbidden(Message),
    /// A call was sent before under the same key with other content.
    #[error("something else was sent under this key")]
    KeyReused,
    /// The form was sent before and took effect then; it led to this address, or the call got this answer.
    #[error("this form was sent already")]
    Repeated(String),
    /// The number of seconds to wait.
    #[error("too many tries: wait {0} seconds and try again")]
    TooMany(u64),
    #[error(transparent)]
    Db(DbError),
}

impl OpError {
    /// Creates a refusal because of the tournament's state rather than a rule.
    pub fn refused(message: impl Into<Message>) -> Self {
        Self::Refused {
            rule: "",
            message: message.into(),
        }
    }

    /// Returns the error as people read it, with the rule that they can look up.
    pub fn in_words(&self) -> Message {
        match self {
            Self::Refused { rule, message } => match cited(rule).as_str() {
                "" => message.clone(),
                rule => Message::joined([message.clone(), format!("({rule})").into()], " "),
            },
            Self::Invalid(problems) => Message::joined(problems.iter().map(|problem| problem.message.clone()), " "),
            Self::Conflict(message) | Self::NotFound(message) | Self::Forbidden(message) => message.clone(),
            Self::KeyReused | Self::Repeated(_) | Self::TooMany(_) | Self::Db(_) => self.to_string().into(),
        }
    }

    /// Creates the error for one wrong field.
    pub fn field(field: impl Into<String>, message: impl Into<Message>) -> Self {
        Self::Invalid(vec![FieldProblem::new(field, message)])
    }
}

/// Returns a citation with rules only that people can look up. This project's own readings (T21, G5) are none of them:
/// each is replaced by the rule that it reads, or left out.
pub fn cited(rule: &str) -> String {
    let is_own = |part: &str| {
        let number = part.strip_prefix(['T', 'G']).unwrap_or_default();
        !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit())
    };
    let mut rules: Vec<&str> = Vec::new();
    for part in rule.split(", ") {
        let part = if is_own(part) { read_by(part) } else { part };
        if !part.is_empty() && !rules.contains(&part) {
            rules.push(part);
        }
    }
    rules.join(", ")
}

/// Returns the rule that one of this project's readings is about; empty where no single one is.
fn read_by(reading: &str) -> &'static str {
    match reading {
        "T17" => "MTR-A 2.5B",
        "T21" => "MTR-A X.5A",
        "T22" => "MTR-A 2.5AA",
        "T23" => "MTR-A 2.4B",
        "T27" => "MTR-A 4.2A",
        "T28" => "MTR-A 4.4A",
        "T29" => "MTR-A 4.1",
        "T30" => "MTR-A 2.1A",
        "T31" => "CR 705–706",
        "G5" => "CR 807.4d",
        "G8" => "CR 807.4e",
        "G15" | "G20" => "CR 800.4",
        _ => "",
    }
}

impl From<DbError> for OpError {
    fn from(error: DbError) -> Self {
        match error {
            // Look-ups that may find nothing end in `optional`; this can only be the tournament itself, by its slug.
            DbError::NotFound => Self::NotFound(say::refused_rights::no_such_tournament()),
            other => Self::Db(other),
        }
    }
}

impl OfDatabase for OpError {
    fn of_database(&self) -> Option<&DbError> {
        match self {
            Self::Db(error) => Some(error),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_cites_rules_that_people_can_look_up() {
        assert_eq!(cited("MTR-A 2.5B, T17"), "MTR-A 2.5B");
        assert_eq!(
            (cited("T21").as_str(), cited("G16").as_str(), cited("").as_str()),
            ("MTR-A X.5A", "", "")
        );
        assert_eq!(cited("CR 104.2"), "CR 104.2");
        let refused = |rule| {
            OpError::Refused {
                rule,
                message: "No.".into(),
            }
            .in_words()
        };
        assert_eq!(
            (refused("T13").to_string(), refused("T22").to_string()),
            ("No.".to_owned(), "No. (MTR-A 2.5AA)".to_owned())
        );
    }
}
