//! The refusal of an action: the rule that forbids it and a sentence for a person.

use super::naming::{Naming, SeatNumbers};
use super::state::object::ObjectId;
use super::state::seat::Seat;
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;

/// A part of a refusal's sentence: words, or a player or object that each document names in its own way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
enum Part {
    Words(Cow<'static, str>),
    Player(Seat),
    Object(ObjectId),
}

/// The refusal of an action, which left the game unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    rule: &'static str,
    parts: Vec<Part>,
}

impl Refusal {
    pub(crate) fn new(rule: &'static str, words: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal {
            rule,
            parts: vec![Part::Words(words.into())],
        }
    }

    pub(crate) fn player(rule: &'static str, player: Seat, words: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal {
            rule,
            parts: vec![Part::Player(player), Part::Words(words.into())],
        }
    }

    pub(crate) fn object(rule: &'static str, object: ObjectId, words: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal {
            rule,
            parts: vec![Part::Object(object), Part::Words(words.into())],
        }
    }

    /// Returns the rule, or the reading of one, that forbids the action.
    pub fn rule(&self) -> &'static str {
        self.rule
    }

    /// Returns the sentence, with players and objects named by `naming`.
    pub fn message(&self, naming: &dyn Naming) -> String {
        let mut text = String::new();
        for part in &self.parts {
            match part {
                Part::Words(words) => text.push_str(words),
                Part::Player(seat) => text.push_str(&naming.player(*seat)),
                Part::Object(object) => text.push_str(&naming.object(*object)),
            }
        }
        text
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.message(&SeatNumbers))
    }
}

impl std::error::Error for Refusal {}
