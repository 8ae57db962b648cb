//! ICU4X with the data of our languages: `data.postcard`, which `release/locale-data` takes out of the data of all
//! languages (a tenth of its size).

use std::sync::OnceLock;

use chrono::{Datelike, NaiveDate, NaiveDateTime, Timelike};
use icu_calendar::{Date, Gregorian};
use icu_collator::Collator;
use icu_collator::options::{CollatorOptions, Strength};
use icu_datetime::fieldsets::{T, YMD, YMDE, YMDT};
use icu_datetime::input::{DateTime, Time};
use icu_datetime::options::TimePrecision;
use icu_datetime::{FixedCalendarDateTimeFormatter, NoCalendarFormatter};
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::{Locale, locale};
use icu_provider_blob::BlobDataProvider;

use crate::language::Language;

static DATA: &[u8] = include_bytes!("data.postcard");

const CHECKED: &str = "the tests make every formatter of every language";

/// What writes in one language.
pub struct Formatters {
    date_long: FixedCalendarDateTimeFormatter<Gregorian, YMDE>,
    date: FixedCalendarDateTimeFormatter<Gregorian, YMD>,
    date_time: FixedCalendarDateTimeFormatter<Gregorian, YMDT>,
    clock_time: NoCalendarFormatter<T>,
    decimal: DecimalFormatter,
    list: ListFormatter,
    collator: Collator,
}

impl Formatters {
    /// Returns those of a language; they are made when they are first needed.
    pub fn of(language: Language) -> &'static Self {
        static MADE: [OnceLock<Formatters>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        MADE[language as usize].get_or_init(|| Self::new(language))
    }

    fn new(language: Language) -> Self {
        let data = BlobDataProvider::try_new_from_static_blob(DATA).expect(CHECKED);
        let own = tag(language);
        // the data of Portugal have only "sexta-feira, 20/11/2026"; its words and their order are those of Brazil
        let with_words = match language {
            Language::PortugueseOfPortugal => locale!("pt-BR"),
            _ => own.clone(),
        };
        let to_minutes = YMDT::medium().with_time_precision(TimePrecision::Minute);
        // names are sorted by their letters; the last name comes before the accents of the first
        let mut by_letters = CollatorOptions::default();
        by_letters.strength = Some(Strength::Primary);
        let mut plain = DecimalFormatterOptions::default();
        plain.grouping_strategy = Some(GroupingStrategy::Never);
        Self {
            date_long: FixedCalendarDateTimeFormatter::try_new_with_buffer_provider(
                &data,
                with_words.into(),
                YMDE::long(),
            )
            .expect(CHECKED),
            date: FixedCalendarDateTimeFormatter::try_new_with_buffer_provider(&data, (&own).into(), YMD::medium())
                .expect(CHECKED),
            date_time: FixedCalendarDateTimeFormatter::try_new_with_buffer_provider(&data, (&own).into(), to_minutes)
                .expect(CHECKED),
            clock_time: NoCalendarFormatter::try_new_with_buffer_provider(&data, (&own).into(), T::hm())
                .expect(CHECKED),
            decimal: DecimalFormatter::try_new_with_buffer_provider(&data, (&own).into(), plain).expect(CHECKED),
            list: ListFormatter::try_new_and_with_buffer_provider(
                &data,
                (&own).into(),
                ListFormatterOptions::default(),
            )
            .expect(CHECKED),
            collator: Collator::try_new_with_buffer_provider(&data, (&own).into(), by_letters).expect(CHECKED),
        }
    }

    /// `None` for years beyond 9999.
    pub fn date_long(&self, date: NaiveDate) -> Option<String> {
        Some(self.date_long.format(&date_of(date)?).to_string())
    }

    /// `None` for years beyond 9999.
    pub fn date(&self, date: NaiveDate) -> Option<String> {
        Some(self.date.format(&date_of(date)?).to_string())
    }

    /// `None` for years beyond 9999.
    pub fn date_time(&self, at: NaiveDateTime) -> Option<String> {
        let at = DateTime {
            date: date_of(at.date())?,
            time: time_of(at)?,
        };
        Some(self.date_time.format(&at).to_string())
    }

    pub fn clock_time(&self, at: NaiveDateTime) -> Option<String> {
        Some(self.clock_time.format(&time_of(at)?).to_string())
    }

    /// `None` for what is no number.
    pub fn decimal(&self, text: &str) -> Option<String> {
        let number = Decimal::try_from_str(text).ok()?;
        Some(self.decimal.format(&number).to_string())
    }

    pub fn list(&self, words: &[String]) -> String {
        self.list.format_to_string(words.iter())
    }

    pub fn sort_key(&self, name: &str) -> Vec<u8> {
        let mut key = Vec::new();
        let Ok(()) = self.collator.as_borrowed().write_sort_key_to(name, &mut key);
        key
    }
}

/// The names under which `release/locale-data` kept the data.
fn tag(language: Language) -> Locale {
    match language {
        Language::English | Language::MadeUp | Language::Mirrored => locale!("en-GB"),
        other => other.tag().parse().expect("the tags are well-formed"),
    }
}

fn date_of(date: NaiveDate) -> Option<Date<Gregorian>> {
    // months and days are below 32
    Date::try_new_gregorian(date.year(), date.month() as u8, date.day() as u8).ok()
}

fn time_of(at: NaiveDateTime) -> Option<Time> {
    // hours and minutes are below 60
    Time::try_new(at.hour() as u8, at.minute() as u8, 0, 0).ok()
}
