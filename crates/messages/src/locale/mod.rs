//! Dates, numbers and lists as each language writes them, and the order of its names. English is written as Podium always
//! wrote it; the made-up languages are written as English.

mod formatters;

use std::fmt::{self, Write};

use chrono::{NaiveDate, NaiveDateTime};

use crate::language::Language;
use formatters::Formatters;

/// What each language writes in its own way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Local {
    DateLong(NaiveDate),
    Date(NaiveDate),
    DateTime(NaiveDateTime),
    ClockTime(NaiveDateTime),
    /// Digits with a point, as "3.33".
    Decimal(String),
    /// The same, as a part of a hundred.
    Percent(String),
}

impl Local {
    /// Writes it in a language.
    ///
    /// # Errors
    /// The writer fails.
    pub fn write(&self, to: &mut dyn Write, language: Language) -> fmt::Result {
        if is_english(language) {
            return self.write_english(to);
        }
        let formatters = Formatters::of(language);
        let text = match self {
            Self::DateLong(date) => formatters.date_long(*date),
            Self::Date(date) => formatters.date(*date),
            Self::DateTime(at) => formatters.date_time(*at),
            Self::ClockTime(at) => formatters.clock_time(*at),
            Self::Decimal(text) => formatters.decimal(text),
            Self::Percent(text) => formatters
                .decimal(text)
                .map(|number| format!("{number}{}%", before_percent(language))),
        };
        match text {
            Some(text) => to.write_str(&text),
            // years beyond 9999, and what is no number, as "–"
            None => self.write_english(to),
        }
    }

    /// The British data have "3 Sept 2026"; everything else is the same there.
    fn write_english(&self, to: &mut dyn Write) -> fmt::Result {
        match self {
            Self::DateLong(date) => write!(to, "{}", date.format("%A, %-d %B %Y")),
            Self::Date(date) => write!(to, "{}", date.format("%-d %b %Y")),
            Self::DateTime(at) => write!(to, "{}", at.format("%-d %b %Y, %H:%M")),
            Self::ClockTime(at) => write!(to, "{}", at.format("%H:%M")),
            Self::Decimal(text) => to.write_str(text),
            Self::Percent(text) => write!(to, "{text} %"),
        }
    }
}

/// Writes words as a list: "Ann", "Ann and Bob", "Ann, Bob and Cat".
///
/// # Errors
/// The writer fails.
pub fn write_list(to: &mut dyn Write, language: Language, words: &[String]) -> fmt::Result {
    to.write_str(&Formatters::of(language).list(words))
}

impl Language {
    /// Returns the key by which a name is sorted in the order of its alphabet: Spanish has ñ after n, Polish ł after l. Names
    /// that differ in case only, or in accents that make no other letter, have the same one. A list takes each name's key
    /// once, which costs about a microsecond; a comparison of the names themselves would cost that for each pair.
    pub fn sort_key(self, name: &str) -> Vec<u8> {
        Formatters::of(self).sort_key(name)
    }
}

fn is_english(language: Language) -> bool {
    language == Language::English || language.is_made_up()
}

/// What stands between a number and "%": as in CLDR 49; the stable crates of ICU4X have no percent.
fn before_percent(language: Language) -> &'static str {
    match language {
        Language::Spanish | Language::French | Language::German => "\u{a0}",
        _ => "",
    }
}

#[cfg(test)]
mod tests;
