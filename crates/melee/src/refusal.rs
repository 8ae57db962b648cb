//! The refusal of an action: the rule that forbids it and a sentence for a person.

use super::naming::{Naming, SeatNumbers};
use super::state::object::ObjectId;
use super::state::seat::Seat;
use say::Message;
use std::fmt;

/// A refusal's sentence. Each document names players and objects in its own way, so the name is put in last.
#[derive(Clone)]
enum Sentence {
    Whole(Message),
    OfPlayer(Seat, fn(Message) -> Message),
    /// With what else the sentence names.
    OfPlayerAnd(Seat, Message, fn(Message, Message) -> Message),
    OfObject(ObjectId, fn(Message) -> Message),
}

/// The refusal of an action, which left the game unchanged.
#[derive(Clone)]
pub struct Refusal {
    rule: &'static str,
    sentence: Sentence,
}

impl Refusal {
    pub(crate) fn new(rule: &'static str, sentence: Message) -> Refusal {
        let sentence = Sentence::Whole(sentence);
        Refusal { rule, sentence }
    }

    pub(crate) fn player(rule: &'static str, player: Seat, sentence: fn(Message) -> Message) -> Refusal {
        let sentence = Sentence::OfPlayer(player, sentence);
        Refusal { rule, sentence }
    }

    pub(crate) fn player_and(
        rule: &'static str,
        player: Seat,
        other: Message,
        sentence: fn(Message, Message) -> Message,
    ) -> Refusal {
        let sentence = Sentence::OfPlayerAnd(player, other, sentence);
        Refusal { rule, sentence }
    }

    pub(crate) fn object(rule: &'static str, object: ObjectId, sentence: fn(Message) -> Message) -> Refusal {
        let sentence = Sentence::OfObject(object, sentence);
        Refusal { rule, sentence }
    }

    /// Returns the rule, or the reading of one, that forbids the action.
    pub fn rule(&self) -> &'static str {
        self.rule
    }

    /// Returns the sentence, with players and objects named by `naming`.
    pub fn message(&self, naming: &dyn Naming) -> Message {
        match &self.sentence {
            Sentence::Whole(sentence) => sentence.clone(),
            Sentence::OfPlayer(seat, sentence) => sentence(naming.player(*seat)),
            Sentence::OfPlayerAnd(seat, other, sentence) => sentence(naming.player(*seat), other.clone()),
            Sentence::OfObject(object, sentence) => sentence(naming.object(*object)),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.message(&SeatNumbers))
    }
}

impl fmt::Debug for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Refusal({self})")
    }
}

/// Two are equal that say the same.
impl PartialEq for Refusal {
    fn eq(&self, other: &Refusal) -> bool {
        self.rule == other.rule && self.message(&SeatNumbers) == other.message(&SeatNumbers)
    }
}

impl Eq for Refusal {}

impl std::error::Error for Refusal {}
