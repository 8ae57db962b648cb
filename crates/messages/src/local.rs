//! Messages that are no sentences: dates, numbers and lists.

use chrono::{NaiveDate, NaiveDateTime};

use crate::language::Language;
use crate::locale::Local;
use crate::message::Message;

/// A date with its weekday: "Friday, 20 November 2026".
#[must_use]
pub fn date_long(date: NaiveDate) -> Message {
    Message::Local(Local::DateLong(date))
}

/// A date: "20 Nov 2026".
#[must_use]
pub fn date(date: NaiveDate) -> Message {
    Message::Local(Local::Date(date))
}

/// A date and a time, already in their zone: "20 Nov 2026, 14:05".
#[must_use]
pub fn date_time(at: NaiveDateTime) -> Message {
    Message::Local(Local::DateTime(at))
}

/// A time of a day, already in its zone: "14:05".
#[must_use]
pub fn clock_time(at: NaiveDateTime) -> Message {
    Message::Local(Local::ClockTime(at))
}

/// A decimal number, given with a point: "3.33" is "3,33" in Spanish. It keeps its number of decimals.
#[must_use]
pub fn decimal(text: impl Into<String>) -> Message {
    Message::Local(Local::Decimal(text.into()))
}

/// A number of percent, given with a point: "53.33" is "53.33 %".
#[must_use]
pub fn percent(text: impl Into<String>) -> Message {
    Message::Local(Local::Percent(text.into()))
}

/// "Ann", "Ann and Bob", "Ann, Bob and Cat".
#[must_use]
pub fn list(items: Vec<Message>) -> Message {
    Message::List(items)
}

/// The tags of the languages that readers can choose: "en, pt-BR and es".
#[must_use]
pub fn language_tags() -> Message {
    list(Language::OFFERED.iter().map(|language| language.tag().into()).collect())
}
