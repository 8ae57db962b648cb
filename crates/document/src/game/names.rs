//! The names in a game document, with the seats and object numbers by which the engine knows them.

use podium_event::Problem;
use podium_melee::{Commander, MAX_SEATS, Naming, ObjectId, Seat};
use say::Message;
use std::collections::BTreeMap;

/// The suffix of the second of two commanders: `"Ann#2"`.
const SECOND: &str = "#2";

/// The names of the players and objects of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    players: Vec<String>,
    seats: BTreeMap<String, Seat>,
    objects: Vec<String>,
    numbers: BTreeMap<String, ObjectId>,
}

impl Names {
    /// Creates names for the players, in seat order.
    ///
    /// # Errors
    /// A name is empty or used twice, or there are more than a table has seats: each with its place.
    pub fn new(players: Vec<String>) -> Result<Names, Vec<Problem>> {
        let mut names = Names::default();
        let mut problems = Vec::new();
        for (index, name) in players.iter().enumerate() {
            let problem = match Seat::new(index) {
                _ if name.trim().is_empty() => Some("A player has a name that is not empty.".to_owned()),
                None => Some(format!("A table has at most {MAX_SEATS} seats.")),
                // Actions name players, so a name must mean only one seat.
                Some(seat) if names.seats.insert(name.clone(), seat).is_some() => {
                    Some(format!("\"{name}\" sits at the table already."))
                }
                Some(_) => None,
            };
            problems.extend(problem.map(|message| Problem::new(format!("/seats/{index}"), message)));
        }
        names.players = players;
        if problems.is_empty() { Ok(names) } else { Err(problems) }
    }

    /// The players in seat order.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Returns the seat of the player with this name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.seats.get(name).copied()
    }

    /// Returns the name of the player in a seat.
    pub fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("?", String::as_str)
    }

    /// Returns the commander with this name: its owner's name, with `#2` appended for the second of two.
    pub(super) fn commander(&self, name: &str) -> Option<Commander> {
        // a player may be called "Ann#2": an exact player name takes precedence over the suffix
        let first = self.seat(name).map(|owner| Commander { owner, second: false });
        first.or_else(|| {
            let owner = self.seat(name.strip_suffix(SECOND)?)?;
            Some(Commander { owner, second: true })
        })
    }

    /// Returns the name of a commander.
    pub fn commander_name(&self, commander: Commander) -> String {
        let owner = self.player(commander.owner);
        if commander.second {
            format!("{owner}{SECOND}")
        } else {
            owner.to_owned()
        }
    }

    /// Returns the number of an object; a name that is new gets a new number.
    pub fn object(&mut self, name: &str) -> ObjectId {
        if let Some(number) = self.numbers.get(name) {
            return *number;
        }
        // Numbers are assigned in the order of first mention: the same document gives the same game.
        let number = ObjectId(self.objects.len() as u32);
        self.objects.push(name.to_owned());
        self.numbers.insert(name.to_owned(), number);
        number
    }

    /// The names of the objects named so far, by number.
    pub fn objects(&self) -> &[String] {
        &self.objects
    }

    /// Returns the name of an object.
    pub fn object_name(&self, object: ObjectId) -> &str {
        self.objects.get(object.0 as usize).map_or("?", String::as_str)
    }
}

impl Naming for Names {
    fn player(&self, seat: Seat) -> Message {
        Names::player(self, seat).into()
    }

    fn object(&self, object: ObjectId) -> Message {
        self.object_name(object).into()
    }
}
