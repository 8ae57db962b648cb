//! A message with tags.

use std::fmt::{self, Write};

use askama::filters::HtmlSafe;
use askama::{FastWritable, Values};

use crate::language::Language;
use crate::message::{Message, in_one_or_two};

/// A message with tags, as HTML: its arguments are escaped, and each `<a>` leads to an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marked {
    message: Message,
    links: Vec<String>,
}

impl Marked {
    pub(crate) fn new(message: Message, links: Vec<String>) -> Self {
        Self { message, links }
    }

    /// Writes the HTML in a language.
    ///
    /// # Errors
    /// The writer fails.
    pub fn write(&self, to: &mut dyn Write, language: Language) -> fmt::Result {
        let mut text = String::new();
        match &self.message {
            Message::Said(said) => said.write(&mut text, language, &|argument| escaped(&argument))?,
            other => text.push_str(&escaped(&other.in_language(language))),
        }
        let mut pieces = text.split("<a>");
        to.write_str(pieces.next().unwrap_or_default())?;
        let mut links = self.links.iter();
        for piece in pieces {
            let link = links.next().map(|link| escaped(link)).unwrap_or_default();
            write!(to, "<a href=\"{link}\">{piece}")?;
        }
        Ok(())
    }
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&#38;"),
            '<' => escaped.push_str("&#60;"),
            '>' => escaped.push_str("&#62;"),
            '"' => escaped.push_str("&#34;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

impl HtmlSafe for Marked {}

/// In English.
impl fmt::Display for Marked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Language::English)
    }
}

/// In the language of the template.
impl FastWritable for Marked {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        in_one_or_two(dest, values, |to, language| self.write(to, language))
    }
}
