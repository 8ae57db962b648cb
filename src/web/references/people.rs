//! Who a question is about: the players of a table, or as many as are asked for; and what was asked.

use std::borrow::Cow;

use crate::db::tournaments::Tournament;
use crate::db::{Conn, RoundState, follow, rounds};
use crate::melee::{MAX_SEATS, Naming, ObjectId, Seat, SeatSet};
use crate::web::error::WebError;
use crate::web::form::Choice;

/// A table of a pod where nothing else is asked for.
const USUAL: usize = 4;
/// Most players of a question without a table.
const MOST: usize = 20;

/// What stands in the address: a question is a form that is sent by GET, so that its answer has an address.
#[derive(Debug, Clone, Default)]
pub struct Asked(pub Vec<(String, String)>);

impl Asked {
    /// What stands in a field; empty when it is missing.
    pub fn get(&self, name: &str) -> &str {
        self.0
            .iter()
            .find(|(n, _)| n == name)
            .map_or("", |(_, value)| value.trim())
    }

    /// A whole number.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.get(name).parse().ok()
    }

    /// A seat, typed from 1.
    pub fn seat(&self, name: &str, seats: usize) -> Option<Seat> {
        let number = self.number(name).filter(|number| (1..=seats).contains(number))?;
        Seat::new(number - 1)
    }

    /// All seats of a field that may stand several times.
    pub fn seats(&self, name: &str, seats: usize) -> SeatSet {
        let all = self.0.iter().filter(|(n, _)| n == name);
        all.filter_map(|(_, value)| value.trim().parse::<usize>().ok())
            .filter(|number| (1..=seats).contains(number))
            .filter_map(|number| Seat::new(number - 1))
            .collect()
    }

    /// Whether a question was asked: not only a table chosen.
    pub fn is_question(&self) -> bool {
        !self.get("ask").is_empty()
    }
}

/// The players of a question, in turn order.
#[derive(Debug, Clone, Default)]
pub struct People {
    /// The table whose players they are; empty for a table in general.
    pub table: String,
    pub names: Vec<String>,
    /// Their numbers in the tournament; empty for a table in general.
    pub numbers: Vec<i64>,
    /// What is wrong with the table that was asked for; may be empty.
    pub wrong: String,
}

impl People {
    /// The players of the table that was asked for, or Player 1, Player 2, …
    ///
    /// # Errors
    /// The database does not answer.
    pub fn read(conn: &mut Conn<'_>, tournament: &Tournament, asked: &Asked) -> Result<Self, WebError> {
        let table = asked.get("table");
        let mut people = Self {
            table: table.to_owned(),
            ..Self::default()
        };
        if let Ok(number) = table.parse::<i64>() {
            let all = rounds::of_tournament(conn, &tournament.id)?;
            if let Some(round) = all.iter().rev().find(|round| round.state != RoundState::Draft)
                && let Some(pod) = rounds::pod_at_table(conn, &round.id, number)?
            {
                let players = follow::players_of_pod(conn, &pod.id)?;
                people.numbers = players.iter().map(|player| player.number).collect();
                people.names = players.into_iter().map(|player| player.name).collect();
            }
        }
        if !table.is_empty() && people.names.is_empty() {
            people.wrong =
                format!("There is no table {table} in the newest round: the answer is for a table in general.");
            people.table.clear();
        }
        if people.names.len() < 3 {
            people.numbers.clear();
            let count = asked.number("players").unwrap_or(USUAL).clamp(3, MOST);
            people.names = (1..=count).map(|n| format!("Player {n}")).collect();
        }
        people.names.truncate(MAX_SEATS);
        // two of one name are told apart by their seats
        let names = people.names.clone();
        for (ix, name) in people.names.iter_mut().enumerate() {
            if names.iter().filter(|other| *other == name).count() > 1 {
                *name = format!("{name} (seat {})", ix + 1);
            }
        }
        Ok(people)
    }

    /// How many.
    pub fn count(&self) -> usize {
        self.names.len()
    }

    /// The name of a seat's player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// Several names: "Ann", "Ann and Bo", "Ann, Bo and Cleo".
    pub fn several(&self, seats: &SeatSet) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.name(seat)).collect();
        match names[..] {
            [] => "nobody".to_owned(),
            [one] => one.to_owned(),
            [ref first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
    }

    /// The players to choose from, by seat.
    pub fn choices(&self) -> Vec<Choice> {
        self.names
            .iter()
            .zip(1..)
            .map(|(name, seat)| Choice::new(seat, name))
            .collect()
    }
}

/// Players and objects as a question calls them.
pub struct Called<'a> {
    pub people: &'a People,
    pub objects: &'a [String],
}

impl Naming for Called<'_> {
    fn player(&self, seat: Seat) -> Cow<'_, str> {
        Cow::Borrowed(self.people.name(seat))
    }

    fn object(&self, object: ObjectId) -> Cow<'_, str> {
        let name = self.objects.get(object.0 as usize);
        Cow::Borrowed(name.map_or("the object", String::as_str))
    }
}

/// A clause as a sentence.
pub fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let stop = if clause.ends_with('.') { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}
