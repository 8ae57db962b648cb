//! The refusal of an action: the rule that forbids it and a sentence for a person.

use super::naming::{Naming, SeatNumbers};
use super::state::object::ObjectId;
use super::state::seat::Seat;
use say::Message;
use std::fmt;
use std::sync::Arc;

/// What a refusal's sentence is about; each document names players and objects in its own way.
#[derive(Clone, Copy)]
enum Subject {
    Nobody,
    Player(Seat),
    Object(ObjectId),
}

/// Makes the sentence of the name of its subject.
type Sentence = Arc<dyn Fn(Message) -> Message + Send + Sync>;

/// The refusal of an action, which left the game unchanged.
#[derive(Clone)]
pub struct Refusal {
    rule: &'static str,
    subject: Subject,
    sentence: Sentence,
}

impl Refusal {
    pub(crate) fn new(rule: &'static str, sentence: Message) -> Refusal {
        Refusal {
            rule,
            subject: Subject::Nobody,
            sentence: Arc::new(move |_| sentence.clone()),
        }
    }

    pub(crate) fn player(
        rule: &'static str,
        player: Seat,
        sentence: impl Fn(Message) -> Message + Send + Sync + 'static,
    ) -> Refusal {
        Refusal {
            rule,
            subject: Subject::Player(player),
            sentence: Arc::new(sentence),
        }
    }

    pub(crate) fn object(
        rule: &'static str,
        object: ObjectId,
        sentence: impl Fn(Message) -> Message + Send + Sync + 'static,
    ) -> Refusal {
        Refusal {
            rule,
            subject: Subject::Object(object),
            sentence: Arc::new(sentence),
        }
    }

    /// Returns the rule, or the reading of one, that forbids the action.
    pub fn rule(&self) -> &'static str {
        self.rule
    }

    /// Returns the sentence, with players and objects named by `naming`.
    pub fn message(&self, naming: &dyn Naming) -> Message {
        (self.sentence)(match self.subject {
            Subject::Nobody => Message::default(),
            Subject::Player(seat) => naming.player(seat).into(),
            Subject::Object(object) => naming.object(object).into(),
        })
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
