//! Words in a place of a limited width. How long they are depends on the reader's language, so that they are shortened when
//! they are written.

use std::fmt::{self, Write};

use askama::filters::{Escaper, Html, HtmlSafe};
use askama::{FastWritable, NO_VALUES, Values};
use say::Message;

use super::fit;

/// The content of an SVG text: words, shortened with [`fit`]; what is shortened has the whole as its title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fitted {
    words: Message,
    units: usize,
}

impl Fitted {
    pub fn new(words: impl Into<Message>, units: usize) -> Self {
        Self {
            words: words.into(),
            units,
        }
    }

    /// Returns the whole words and those that fit, in the language of a template.
    fn read(&self, values: &dyn Values) -> askama::Result<(String, String)> {
        let mut whole = String::new();
        self.words.write_into(&mut whole, values)?;
        let fitted = fit(&whole, self.units);
        Ok((whole, fitted))
    }
}

impl FastWritable for Fitted {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        let (whole, fitted) = self.read(values)?;
        Html.write_escaped_str(&mut *dest, &fitted)?;
        if fitted != whole {
            dest.write_str("<title>")?;
            Html.write_escaped_str(&mut *dest, &whole)?;
            dest.write_str("</title>")?;
        }
        Ok(())
    }
}

/// In English.
impl fmt::Display for Fitted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_into(f, NO_VALUES).map_err(|_| fmt::Error)
    }
}

// It has escaped its words.
impl HtmlSafe for Fitted {}

/// A class that depends on the length of words.
pub struct ByLength<'w> {
    pub words: &'w Fitted,
    /// The most letters that are short.
    pub most: usize,
    pub short: &'static str,
    pub long: &'static str,
}

impl FastWritable for ByLength<'_> {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        let (_, fitted) = self.words.read(values)?;
        let is_short = fitted.chars().count() <= self.most;
        Ok(dest.write_str(if is_short { self.short } else { self.long })?)
    }
}

/// In English.
impl fmt::Display for ByLength<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_into(f, NO_VALUES).map_err(|_| fmt::Error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shortened_has_its_whole_as_title() {
        assert_eq!(Fitted::new("Ann & Bob", 20).to_string(), "Ann &#38; Bob");
        assert_eq!(
            Fitted::new("Bartholomew <Featherstone>", 15).to_string(),
            "Bartholomew…<title>Bartholomew &#60;Featherstone&#62;</title>"
        );
    }

    #[test]
    fn the_length_of_words_decides_on_their_class() {
        let class = |words: &str| {
            let words = Fitted::new(words, 22);
            let class = ByLength {
                words: &words,
                most: 8,
                short: "number",
                long: "words",
            };
            class.to_string()
        };
        assert_eq!(
            (class("12"), class("last turn")),
            ("number".to_owned(), "words".to_owned())
        );
    }
}
