//! Questions on the desk and their players: those of a table, or numbered players if no table is given.

use crate::web::frame::answer::error::WebError;
use crate::web::frame::form::Choice;
use crate::web::frame::request::desk::{Desk, Right};
use crate::web::frame::state::{App, read};
use podium_melee::{MAX_SEATS, Naming, ObjectId, Seat, SeatNumbers, SeatSet};
use podium_store::floor::follow;
use podium_store::tournaments::{Tournament, rounds};
use podium_store::{Reader, RoundState};
use say::{Message, references as t};

/// The default number of players if no table is given.
const USUAL: usize = 4;
/// Maximum players of a question without a table.
const MOST: usize = 20;

/// The query of a question. A question is a form sent by GET, so that its answer has an address.
#[derive(Debug, Clone, Default)]
pub struct Question(pub Vec<(String, String)>);

impl Question {
    /// Returns the value of a field; empty if it is missing.
    pub fn get(&self, name: &str) -> &str {
        self.0
            .iter()
            .find(|(n, _)| n == name)
            .map_or("", |(_, value)| value.trim())
    }

    /// Parses a whole number.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.get(name).parse().ok()
    }

    /// Parses a seat, typed from 1.
    pub fn seat(&self, name: &str, seats: usize) -> Option<Seat> {
        let number = self.number(name).filter(|number| (1..=seats).contains(number))?;
        Seat::new(number - 1)
    }

    /// Parses all seats of a field that can occur several times.
    pub fn seats(&self, name: &str, seats: usize) -> SeatSet {
        let all = self.0.iter().filter(|(n, _)| n == name);
        all.filter_map(|(_, value)| value.trim().parse::<usize>().ok())
            .filter(|number| (1..=seats).contains(number))
            .filter_map(|number| Seat::new(number - 1))
            .collect()
    }

    /// Returns whether an answer is requested: the address contains more than a chosen table.
    pub fn is_question(&self) -> bool {
        !self.get("ask").is_empty()
    }
}

/// The answer to a question.
pub struct Answer {
    pub text: Message,
    /// The derivation, step by step.
    pub steps: Vec<Message>,
}

impl Answer {
    /// Creates an answer of one sentence.
    pub fn plain(text: impl Into<Message>) -> Self {
        Self {
            text: text.into(),
            steps: Vec::new(),
        }
    }
}

/// The players of a question, in turn order.
#[derive(Debug, Clone, Default)]
pub struct People {
    /// The players' table; `None` if no table is given.
    pub table: Option<String>,
    pub names: Vec<Message>,
    /// Their numbers in the tournament; empty if no table is given.
    pub numbers: Vec<i64>,
    /// The problem of the table in the question.
    pub problem: Option<Message>,
}

/// Reads the players of a question at the desk's tournament.
pub async fn people<R: Right>(app: &App, desk: &Desk<R>, question: &Question) -> Result<People, WebError> {
    let (tournament, question) = (desk.tournament.clone(), question.clone());
    read(app, move |conn| People::read(conn, &tournament, &question)).await
}

impl People {
    /// Reads the players of the question's table, or names Player 1, Player 2, …
    pub fn read(conn: &mut Reader<'_>, tournament: &Tournament, question: &Question) -> Result<Self, WebError> {
        let table = question.get("table");
        let mut people = Self::default();
        if let Ok(number) = table.parse::<i64>() {
            let all = rounds::of_tournament(conn, &tournament.id)?;
            if let Some(round) = all.iter().rev().find(|round| round.state != RoundState::Draft)
                && let Some(pod) = rounds::pod_at_table(conn, &round.id, number)?
            {
                let players = follow::players_of_pod(conn, &pod.id)?;
                people.numbers = players.iter().map(|player| player.number).collect();
                people.names = players.into_iter().map(|player| player.name.into()).collect();
            }
        }
        if !people.names.is_empty() {
            people.table = Some(table.to_owned());
        } else if !table.is_empty() {
            people.problem = Some(t::no_such_table(table));
        }
        // CR 800.1: a multiplayer game begins with at least three players.
        if people.names.len() < 3 {
            people.numbers.clear();
            let count = question.number("players").unwrap_or(USUAL).clamp(3, MOST);
            people.names = (1..=count).map(say::common::nameless).collect();
        }
        // The engine's limit.
        people.names.truncate(MAX_SEATS);
        people.mark_namesakes();
        Ok(people)
    }

    /// Adds the seat to names that occur twice.
    fn mark_namesakes(&mut self) {
        let names = self.names.clone();
        for (ix, name) in self.names.iter_mut().enumerate() {
            if names.iter().filter(|other| *other == name).count() > 1 {
                *name = t::name_and_seat(name.clone(), ix + 1);
            }
        }
    }

    /// Returns the table as it was typed in the form.
    pub fn table_typed(&self) -> &str {
        self.table.as_deref().unwrap_or_default()
    }

    /// Returns the number of players.
    pub fn count(&self) -> usize {
        self.names.len()
    }

    /// Returns the name of a seat's player.
    pub fn name(&self, seat: Seat) -> Message {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| "?".into())
    }

    /// Lists several names: "Ann", "Ann and Bo", "Ann, Bo and Cleo".
    pub fn several(&self, seats: &SeatSet) -> Message {
        say::list(seats.iter().map(|seat| self.name(seat)).collect())
    }

    /// Lists the players to choose from, by seat.
    pub fn choices(&self) -> Vec<Choice> {
        let seats = self.names.iter().zip(1..);
        seats.map(|(name, seat)| Choice::new(seat, name)).collect()
    }
}

/// Names for players and objects in a question.
pub struct QuestionNames<'a> {
    pub people: &'a People,
    pub objects: &'a [String],
}

impl Naming for QuestionNames<'_> {
    fn player(&self, seat: Seat) -> Message {
        self.people.name(seat)
    }

    fn object(&self, object: ObjectId) -> Message {
        let name = self.objects.get(object.0 as usize);
        name.map_or_else(|| SeatNumbers.object(object), Message::from)
    }
}

/// Formats a clause as a sentence.
pub fn sentence(clause: Message) -> Message {
    say::common::sentence(clause.capital())
}
