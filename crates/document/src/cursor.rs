//! A cursor in a JSON document: it takes the expected value at its place or notes a problem there, so that one reading
//! finds all mistakes.

use std::cell::RefCell;
use std::ops::RangeInclusive;

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use serde_json::{Map, Value};

use podium_event::Problem;
use podium_event::profile::{MAX_SHARE_DENOMINATOR, Share};
use say::{Message, document_problems as t};

/// A place in a document. Its pointer is only built for a problem: most places have none.
#[derive(Debug, Clone, Copy)]
pub enum At<'a> {
    Root,
    Field(&'a At<'a>, &'a str),
    Item(&'a At<'a>, usize),
}

impl At<'_> {
    /// Returns the JSON pointer (RFC 6901), as `/rounds/0/pods/2`.
    #[must_use]
    pub fn pointer(&self) -> String {
        match self {
            Self::Root => String::new(),
            Self::Field(parent, key) => format!("{}/{}", parent.pointer(), key.replace('~', "~0").replace('/', "~1")),
            Self::Item(parent, ix) => format!("{}/{ix}", parent.pointer()),
        }
    }
}

/// The problems found so far.
#[derive(Debug, Default)]
// A cell: many cursors read at once, each of them borrowed from its parent.
pub struct Problems(RefCell<Vec<Problem>>);

impl Problems {
    /// Notes a problem.
    pub fn say(&self, at: &At<'_>, message: impl Into<Message>) {
        self.0.borrow_mut().push(Problem::new(at.pointer(), message));
    }

    /// Returns all problems in the order they were found.
    #[must_use]
    pub fn into_inner(self) -> Vec<Problem> {
        self.0.into_inner()
    }
}

/// A value at its place.
#[derive(Debug, Clone, Copy)]
pub struct Cursor<'a> {
    pub at: At<'a>,
    pub value: &'a Value,
    pub problems: &'a Problems,
}

impl<'a> Cursor<'a> {
    /// The whole document.
    #[must_use]
    pub fn root(value: &'a Value, problems: &'a Problems) -> Self {
        Self {
            at: At::Root,
            value,
            problems,
        }
    }

    /// Notes a problem here.
    pub fn say(&self, message: impl Into<Message>) {
        self.problems.say(&self.at, message);
    }

    /// Notes that another value was expected here; `what` makes the sentence of the value that is there.
    fn expected<T>(&self, what: impl FnOnce(Message) -> Message) -> Option<T> {
        self.say(what(describe(self.value)));
        None
    }

    /// Takes an object, whose fields are then taken one by one.
    pub fn object(&'a self) -> Option<Object<'a>> {
        match self.value {
            Value::Object(map) => Some(Object {
                at: &self.at,
                map,
                problems: self.problems,
                taken: RefCell::new(Vec::new()),
                refused: RefCell::new(Vec::new()),
            }),
            _ => self.expected(t::expected_object),
        }
    }

    /// Returns the items of a list; none for any other value.
    pub fn items(&'a self) -> impl Iterator<Item = Cursor<'a>> {
        let list = match self.value {
            Value::Array(list) => list.as_slice(),
            _ => {
                self.expected::<()>(t::expected_list);
                &[]
            }
        };
        list.iter().enumerate().map(|(ix, value)| Cursor {
            at: At::Item(&self.at, ix),
            value,
            problems: self.problems,
        })
    }

    /// Returns the members of an object whose names are whole numbers in a range, with the numbers; any other name is a
    /// mistake.
    pub fn numbered(&'a self, range: RangeInclusive<u32>) -> impl Iterator<Item = (u32, Cursor<'a>)> {
        let members = match self.value {
            Value::Object(map) => Some(map),
            _ => self.expected(t::expected_object),
        };
        members.into_iter().flatten().filter_map(move |(name, value)| {
            let at = At::Field(&self.at, name);
            // one form of each number, so that "4" and "04" cannot both be there
            let number = name
                .parse()
                .ok()
                .filter(|number: &u32| range.contains(number) && number.to_string() == *name);
            if number.is_none() {
                let known = format!("{}–{}", range.start(), range.end());
                self.problems.say(&at, t::field_unknown(name, known));
            }
            let problems = self.problems;
            Some((number?, Cursor { at, value, problems }))
        })
    }

    /// Takes any text.
    pub fn string(&self) -> Option<&'a str> {
        match self.value {
            Value::String(text) => Some(text),
            _ => self.expected(t::expected_text),
        }
    }

    /// Takes a text that is not blank and has at most `longest` characters.
    pub fn text(&self, longest: usize) -> Option<String> {
        let text = self.string()?;
        if text.trim().is_empty() {
            // An empty text would be written as an absent field: the same document must have only one form.
            self.say(t::text_empty());
            None
        } else if text.chars().nth(longest).is_some() {
            let length = text.chars().count();
            self.say(t::text_too_long(length, longest));
            None
        } else {
            Some(text.to_owned())
        }
    }

    /// Takes a whole number in a range.
    pub fn whole(&self, range: RangeInclusive<u32>) -> Option<u32> {
        // Through 64 bits, so that 5,000,000,000 is out of range rather than "no number".
        let number = self.integer(i64::from(*range.start())..=i64::from(*range.end()))?;
        u32::try_from(number).ok()
    }

    /// Takes a whole number in a range that goes below zero or beyond 32 bits.
    pub fn integer(&self, range: RangeInclusive<i64>) -> Option<i64> {
        match self.value.as_i64() {
            Some(number) if range.contains(&number) => Some(number),
            _ => self.expected(|found| t::expected_whole(*range.start(), *range.end(), found)),
        }
    }

    /// Takes `true` or `false`.
    pub fn boolean(&self) -> Option<bool> {
        match self.value {
            Value::Bool(value) => Some(*value),
            _ => self.expected(t::expected_boolean),
        }
    }

    /// Takes a fraction from 0 to 1 as text.
    pub fn share(&self) -> Option<Share> {
        match self.value.as_str().and_then(|text| text.parse().ok()) {
            Some(share) => Some(share),
            None => self.expected(|found| t::expected_share(MAX_SHARE_DENOMINATOR, found)),
        }
    }

    /// Takes one of some words and returns its value.
    pub fn one_of<T: Copy>(&self, words: &[(&str, T)]) -> Option<T> {
        let known = self
            .value
            .as_str()
            .and_then(|text| words.iter().find(|(word, _)| *word == text));
        match known {
            Some((_, value)) => Some(*value),
            None => {
                let words: Vec<_> = words.iter().map(|(word, _)| format!("\"{word}\"")).collect();
                self.expected(|found| t::expected_one_of(words.join(", "), found))
            }
        }
    }

    /// Takes a moment as RFC 3339 text, in whole microseconds.
    pub fn moment(&self) -> Option<DateTime<Utc>> {
        let parsed = self
            .value
            .as_str()
            .and_then(|text| DateTime::parse_from_rfc3339(text).ok());
        let moment = parsed.map(|moment| moment.to_utc()).filter(|moment| {
            // No leap second, nothing finer than both databases store, nothing that RFC 3339 cannot represent.
            let micros = moment.timestamp_subsec_nanos();
            micros < 1_000_000_000 && micros.is_multiple_of(1_000) && (1..=9_999).contains(&moment.year())
        });
        match moment {
            Some(moment) => Some(moment),
            None => self.expected(t::expected_moment),
        }
    }

    /// Takes a day.
    pub fn date(&self) -> Option<NaiveDate> {
        // chrono also accepts 2026-5-9, which would be written differently than it was read
        let date = self.value.as_str().filter(|text| text.len() == 10);
        match date.and_then(|text| NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()) {
            Some(date) => Some(date),
            None => self.expected(t::expected_day),
        }
    }

    /// Takes bytes in lower-case hexadecimal; `bytes` says how many.
    pub fn hex(&self, bytes: RangeInclusive<usize>) -> Option<String> {
        let text = self.value.as_str().filter(|text| {
            text.len().is_multiple_of(2)
                && bytes.contains(&(text.len() / 2))
                && text
                    .bytes()
                    // only one spelling of the same bytes, so that an export is identical again
                    .all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
        });
        match text {
            Some(text) => Some(text.to_owned()),
            None if bytes.start() == bytes.end() => {
                self.expected(|found| t::expected_hex(*bytes.start(), 2 * bytes.start(), found))
            }
            None => self.expected(|found| t::expected_hex_range(*bytes.start(), *bytes.end(), found)),
        }
    }
}

/// An object whose fields are taken by name; fields that were not taken are unknown.
#[derive(Debug)]
pub struct Object<'a> {
    at: &'a At<'a>,
    map: &'a Map<String, Value>,
    problems: &'a Problems,
    taken: RefCell<Vec<&'static str>>,
    refused: RefCell<Vec<&'static str>>,
}

impl<'a> Object<'a> {
    /// Takes a field that may be absent.
    pub fn get(&self, name: &'static str) -> Option<Cursor<'a>> {
        // Recorded even if the field is absent: `finish` lists it among the known ones.
        self.taken.borrow_mut().push(name);
        Some(Cursor {
            at: At::Field(self.at, name),
            value: self.map.get(name)?,
            problems: self.problems,
        })
    }

    /// Takes a field that must be there.
    pub fn need(&self, name: &'static str) -> Option<Cursor<'a>> {
        let found = self.get(name);
        if found.is_none() {
            self.missing(name);
        }
        found
    }

    /// Takes a word that may be absent: then, or where it cannot be read, it is the default.
    pub fn word<T: Copy + Default>(&self, name: &'static str, words: &[(&str, T)]) -> T {
        let word = self.get(name).and_then(|word| word.one_of(words));
        word.unwrap_or_default()
    }

    /// Takes `true` or `false`; `false` where it is absent or cannot be read.
    pub fn flag(&self, name: &'static str) -> bool {
        self.get(name).and_then(|flag| flag.boolean()).unwrap_or(false)
    }

    /// Takes a whole number in a range that may be absent.
    pub fn whole(&self, name: &'static str, range: RangeInclusive<u32>) -> Option<u32> {
        self.get(name).and_then(|number| number.whole(range))
    }

    /// Refuses a field that other objects of this kind may have: it is not among the known ones here.
    pub fn refuse(&self, name: &'static str, message: Message) {
        self.taken.borrow_mut().retain(|taken| *taken != name);
        self.refused.borrow_mut().push(name);
        if self.map.contains_key(name) {
            self.problems.say(&At::Field(self.at, name), message);
        }
    }

    fn missing(&self, name: &str) {
        self.problems.say(&At::Field(self.at, name), t::field_missing(name));
    }

    /// The place of a field of this object.
    #[must_use]
    pub fn at(&self, name: &'a str) -> At<'a> {
        At::Field(self.at, name)
    }

    /// Notes every field that was not taken.
    pub fn finish(self) {
        let taken = self.taken.into_inner();
        // Refused, not ignored: a misspelt optional field would silently get its default.
        let is_read = |name: &str| taken.contains(&name) || self.refused.borrow().contains(&name);
        for name in self.map.keys().filter(|name| !is_read(name)) {
            let message = t::field_unknown(name, taken.join(", "));
            self.problems.say(&At::Field(self.at, name), message);
        }
    }
}

/// Describes a value in a sentence, shortened.
fn describe(value: &Value) -> Message {
    match value {
        Value::Null => "null".into(),
        Value::Bool(value) => value.to_string().into(),
        Value::Number(number) => number.to_string().into(),
        // A whole decklist in the wrong field must not fill the terminal.
        Value::String(text) if text.chars().count() > 40 => {
            format!("\"{}…\"", text.chars().take(40).collect::<String>()).into()
        }
        Value::String(text) => format!("\"{text}\"").into(),
        Value::Array(_) => t::found_list(),
        Value::Object(_) => t::found_object(),
    }
}
