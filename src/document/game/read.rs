//! Reading a game document: every field by name, every mistake with its place, all at once.

use super::{FORMAT, GameDocument, Names, Problem, actions};
use crate::melee::{Attack, Edition, GameSeed, Reach, Seat, Setup, Variant};
use serde_json::{Map, Value};

/// The fields of an object, as they are asked for; what nobody asked for is refused.
pub(super) struct Fields<'a> {
    map: &'a Map<String, Value>,
    pointer: &'a str,
    asked: Vec<&'static str>,
    pub(super) problems: &'a mut Vec<Problem>,
}

/// A value as a short text for a message.
fn shown(value: &Value) -> String {
    let text = value.to_string();
    if text.chars().count() > 40 {
        text.chars().take(40).collect::<String>() + "…"
    } else {
        text
    }
}

/// A step of a JSON pointer (RFC 6901).
pub(super) fn step(pointer: &str, key: &str) -> String {
    format!("{pointer}/{}", key.replace('~', "~0").replace('/', "~1"))
}

impl<'a> Fields<'a> {
    /// The fields of this value, if it is an object.
    pub(super) fn of(value: &'a Value, pointer: &'a str, problems: &'a mut Vec<Problem>) -> Option<Fields<'a>> {
        match value {
            Value::Object(map) => Some(Fields {
                map,
                pointer,
                asked: Vec::new(),
                problems,
            }),
            other => {
                let message = format!("an object was expected, not {}", shown(other));
                problems.push(Problem {
                    pointer: pointer.to_owned(),
                    message,
                });
                None
            }
        }
    }

    pub(super) fn place(&self, field: &str) -> String {
        step(self.pointer, field)
    }

    pub(super) fn wrong(&mut self, field: &str, message: impl Into<String>) {
        let pointer = self.place(field);
        self.problems.push(Problem {
            pointer,
            message: message.into(),
        });
    }

    /// The value of an optional field.
    pub(super) fn optional(&mut self, field: &'static str) -> Option<&'a Value> {
        self.asked.push(field);
        self.map.get(field)
    }

    /// The value of a field that must be there.
    pub(super) fn required(&mut self, field: &'static str, expected: &str) -> Option<&'a Value> {
        let value = self.optional(field);
        if value.is_none() {
            self.wrong(field, format!("{expected} was expected; the field is missing"));
        }
        value
    }

    /// What a reader makes of a value; `expected` is said of one it cannot read.
    pub(super) fn convert<T>(
        &mut self,
        field: &str,
        value: &'a Value,
        expected: &str,
        reader: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Option<T> {
        let read = reader(value);
        if read.is_none() {
            self.wrong(field, format!("{expected} was expected, not {}", shown(value)));
        }
        read
    }

    /// A field that must be there, read.
    pub(super) fn need<T>(
        &mut self,
        field: &'static str,
        expected: &str,
        reader: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Option<T> {
        let value = self.required(field, expected)?;
        self.convert(field, value, expected, reader)
    }

    /// A field that may be missing, read.
    pub(super) fn may<T>(
        &mut self,
        field: &'static str,
        expected: &str,
        reader: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Option<T> {
        let value = self.optional(field)?;
        self.convert(field, value, expected, reader)
    }

    /// One of a few words.
    pub(super) fn word<T: Copy>(&mut self, field: &'static str, words: &[(&str, T)], needed: bool) -> Option<T> {
        let list: Vec<String> = words.iter().map(|(word, _)| format!("\"{word}\"")).collect();
        let expected = list.join(" or ");
        let pick = |value: &Value| {
            let text = value.as_str()?;
            words
                .iter()
                .find(|(word, _)| *word == text)
                .map(|(_, meaning)| *meaning)
        };
        if needed {
            self.need(field, &expected, pick)
        } else {
            self.may(field, &expected, pick)
        }
    }

    /// A list whose entries are read one by one, each with its place; a list that is missing is empty.
    pub(super) fn list<T>(
        &mut self,
        field: &'static str,
        needed: bool,
        expected: &str,
        mut reader: impl FnMut(&'a Value) -> Option<T>,
    ) -> Vec<T> {
        let value = if needed {
            self.required(field, "a list")
        } else {
            self.optional(field)
        };
        let Some(value) = value else { return Vec::new() };
        let Some(entries) = self.convert(field, value, "a list", Value::as_array) else {
            return Vec::new();
        };
        let mut found = Vec::with_capacity(entries.len());
        for (index, entry) in entries.iter().enumerate() {
            match reader(entry) {
                Some(entry) => found.push(entry),
                None => self.wrong_entry(field, index, format!("{expected} was expected, not {}", shown(entry))),
            }
        }
        found
    }

    pub(super) fn wrong_entry(&mut self, field: &str, index: usize, message: String) {
        let pointer = format!("{}/{index}", self.place(field));
        self.problems.push(Problem { pointer, message });
    }

    /// Whether one of these fields is there.
    pub(super) fn has_any(&self, fields: &[&str]) -> bool {
        fields.iter().any(|field| self.map.contains_key(*field))
    }

    /// Refuses what was not asked for.
    pub(super) fn end(self) {
        for field in self.map.keys().filter(|field| !self.asked.contains(&field.as_str())) {
            let known = self.asked.join(", ");
            let message = format!("there is no field of this name here; the fields are {known}");
            self.problems.push(Problem {
                pointer: step(self.pointer, field),
                message,
            });
        }
    }
}

pub(super) fn document(value: &Value) -> Result<GameDocument, Vec<Problem>> {
    let mut problems = Vec::new();
    let read = read_document(value, &mut problems);
    match read {
        Some(document) if problems.is_empty() => Ok(document),
        _ => Err(problems),
    }
}

fn read_document(value: &Value, problems: &mut Vec<Problem>) -> Option<GameDocument> {
    let mut fields = Fields::of(value, "", problems)?;
    fields.word("format", &[(FORMAT, ())], true);
    let variants = [
        ("grand_melee", Variant::GrandMelee),
        ("free_for_all", Variant::FreeForAll),
    ];
    let variant = fields.word("variant", &variants, false);
    let editions = [("cr807", Edition::Cr807), ("cr608_2007", Edition::Cr608Of2007)];
    let edition = fields.word("edition", &editions, false);
    let attacks = [
        ("left", Attack::Left),
        ("right", Attack::Right),
        ("multiple", Attack::Multiple),
    ];
    let attack = fields.word("attack", &attacks, false);
    let seated = fields.problems.len();
    let players = fields.list("seats", true, "a player's name", |name| {
        name.as_str().map(str::to_owned)
    });
    let seats_are_read = fields.problems.len() == seated;
    let setup = match Setup::new(variant.unwrap_or(Setup::usual_variant(players.len())), players.len()) {
        Ok(setup) => Some(setup),
        Err(problem) => {
            if seats_are_read {
                fields.wrong("seats", problem.to_string());
            }
            None
        }
    };
    let names = match Names::new(players) {
        Ok(names) => Some(names),
        Err(wrong) => {
            fields.problems.extend(wrong);
            None
        }
    };
    let start = fields.optional("starting_player");
    let range = fields.optional("range_of_influence");
    let seed = read_seed(&mut fields);
    let actions = fields.optional("actions");
    // Places in what follows are looked up among the seats: without them there is nothing to look in.
    let (Some(mut names), Some(mut setup)) = (names, setup) else {
        fields.end();
        return None;
    };
    if let Some(value) = start {
        let seat = fields.convert("starting_player", value, "a player at this table", |value| {
            seat_of(value, &names)
        });
        setup = seat
            .and_then(|seat| setup.clone().with_start(seat).ok())
            .unwrap_or(setup);
    }
    if let Some(value) = range {
        setup = read_range(value, &names, setup, &mut fields);
    }
    setup = attack.map_or(setup.clone(), |attack| setup.with_attack(attack));
    setup = edition.map_or(setup.clone(), |edition| setup.with_edition(edition));
    let mut read = Vec::new();
    if let Some(value) = actions
        && let Some(entries) = fields.convert("actions", value, "a list of actions", Value::as_array)
    {
        for (index, entry) in entries.iter().enumerate() {
            let pointer = format!("/actions/{index}");
            read.extend(actions::read(entry, &pointer, &mut names, fields.problems));
        }
    }
    fields.end();
    Some(GameDocument {
        names,
        setup,
        seed,
        actions: read,
    })
}

pub(super) fn seat_of(value: &Value, names: &Names) -> Option<Seat> {
    names.seat(value.as_str()?)
}

fn reach(value: &Value) -> Option<Reach> {
    match value {
        Value::Null => Some(Reach::Unlimited),
        other => u16::try_from(other.as_u64()?).ok().map(Reach::Seats),
    }
}

/// A range for everybody, or for each player that is named; the others have the variant's.
fn read_range(value: &Value, names: &Names, setup: Setup, fields: &mut Fields<'_>) -> Setup {
    const EXPECTED: &str = "a number of seats, null for unlimited, or an object with one of these for each player";
    let Value::Object(each) = value else {
        return match reach(value) {
            Some(reach) => setup.with_reach(reach),
            None => {
                fields.wrong(
                    "range_of_influence",
                    format!("{EXPECTED} was expected, not {}", shown(value)),
                );
                setup
            }
        };
    };
    let mut reaches: Vec<Reach> = (0..setup.seats())
        .filter_map(Seat::new)
        .map(|seat| setup.reach(seat))
        .collect();
    for (name, value) in each {
        let pointer = step("/range_of_influence", name);
        let mut wrong = |message: String| {
            fields.problems.push(Problem {
                pointer: pointer.clone(),
                message,
            })
        };
        match (names.seat(name), reach(value)) {
            (None, _) => wrong("a player at this table was expected".to_owned()),
            (_, None) => wrong(format!("a number of seats or null was expected, not {}", shown(value))),
            (Some(seat), Some(reach)) => reaches[seat.index()] = reach,
        }
    }
    setup.clone().with_reaches(reaches).unwrap_or(setup)
}

/// `seed`: 64 hexadecimal digits, `round`: the round its draws are named by (T31, T32).
fn read_seed(fields: &mut Fields<'_>) -> Option<GameSeed> {
    let secret = fields.may("seed", "64 hexadecimal digits", |value| hexadecimal(value.as_str()?));
    let round = fields.may("round", "the number of a round", |value| {
        u32::try_from(value.as_u64()?).ok()
    });
    Some(GameSeed::new(secret?, round.unwrap_or(1)))
}

fn hexadecimal(text: &str) -> Option<[u8; 32]> {
    let digits: Option<Vec<u8>> = text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len() == 64)?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = pair[0] * 16 + pair[1];
    }
    Some(bytes)
}
