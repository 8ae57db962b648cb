//! Choices made by bytes, for property tests and fuzzing.

use chrono::{DateTime, TimeDelta, Utc};
use podium_document::event::Page;
use podium_event::accent::Accent;
use podium_event::labels::PageText;
use serde_json::{Value, json};

/// Choices made by a list of bytes: when it ends, always the first.
pub struct Choices<'a>(pub std::slice::Iter<'a, u8>);

impl Choices<'_> {
    /// Returns a number below `count`, which is at most 256.
    pub fn below(&mut self, count: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % count
    }

    pub fn number(&mut self, count: usize) -> u32 {
        u32::try_from(self.below(count)).expect("below 256")
    }

    pub fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == one_in - 1
    }

    pub fn some<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.chance(2).then(|| make(self))
    }

    pub fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    pub fn word<T: Copy>(&mut self, words: &[(&str, T)]) -> T {
        words[self.below(words.len())].1
    }

    /// The page of an event; often one without anything.
    pub fn page(&mut self) -> Option<Page> {
        let mut page = Page {
            accent: self.some(|_| Accent::read("#1f5f8b").expect("a colour that can be read")),
            texts: Vec::new(),
        };
        for part in PageText::ALL {
            let text = match part.is_line() {
                true => "https://example.org/hall".to_owned(),
                false => self.text(),
            };
            page.texts.extend(self.some(|_| (*part, text)));
        }
        Some(page).filter(|page| *page != Page::default())
    }

    pub fn text(&mut self) -> String {
        let words = [
            "Ann",
            "Zoë Ødegård",
            "<script>",
            "שלום",
            "🎲🎲",
            "a\"b\\c",
            "two\nlines",
            "x/y~z",
            "=1+1",
            "0",
        ];
        self.one(&words).to_owned()
    }

    pub fn name(&mut self) -> String {
        self.text().replace('\n', " ")
    }

    pub fn moment(&mut self) -> DateTime<Utc> {
        let micros = self.one(&[0, 1, 500_000, 120_000, 999_999]);
        DateTime::UNIX_EPOCH
            + TimeDelta::days(20_000)
            + TimeDelta::seconds(self.below(256) as i64)
            + TimeDelta::microseconds(micros)
    }

    pub fn any(&mut self, depth: usize) -> Value {
        match self.below(if depth == 0 { 6 } else { 8 }) {
            0 => json!(true),
            1 => json!(-7),
            2 => json!(u64::MAX),
            3 => json!(0.1 + self.below(256) as f64),
            4 => json!(1.0e-7 * self.below(256) as f64),
            5 => json!(self.text()),
            6 => (0..self.below(3)).map(|_| self.any(depth - 1)).collect(),
            _ => (0..self.below(3)).map(|_| (self.text(), self.any(depth - 1))).collect(),
        }
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for place in (1..list.len()).rev() {
            let other = self.below(place + 1);
            list.swap(place, other);
        }
    }
}
