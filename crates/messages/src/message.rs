//! A message: what is to be said, in no language yet.

use std::borrow::Cow;
use std::fmt::{self, Write};

use askama::{FastWritable, Values};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::bundles;
use crate::common;
use crate::language::Language;
use crate::locale::{self, Local};
use crate::nameless;
use crate::place::Place;

/// A function of a catalogue whose message has no arguments.
pub type Plain = fn() -> Message;

/// A text that is shown to people, in whatever language they read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A message of a catalogue, with its arguments.
    Said(Said),
    /// A text that is the same in all languages: a name, what somebody typed. Somebody without a name is `common::nameless`.
    Text(Cow<'static, str>),
    Number(i64),
    /// Several, one after the other, with a mark between them, as " · ".
    Joined(Vec<Message>, &'static str),
    /// A date or a number, as each language writes it.
    Local(Local),
    /// A list, as "Ann, Bob and Cat".
    List(Vec<Message>),
    /// A text with a capital first letter.
    Capital(Box<Message>),
}

/// A message of a catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    place: Place,
    /// As many as the place has names.
    arguments: Vec<Message>,
}

impl Said {
    /// Writes it in a language. Each argument that is a text passes `escape`.
    pub(crate) fn write(
        &self,
        to: &mut dyn Write,
        language: Language,
        escape: &dyn Fn(String) -> String,
    ) -> fmt::Result {
        bundles::write(to, language, self.place, &self.arguments_in(language, escape))
    }

    /// Returns the arguments in a language. If the language gives the message of one other forms, as `.of`, they are there
    /// too, as `$round-of`: a noun after a preposition, an ordinal with its gender.
    fn arguments_in(&self, language: Language, escape: &dyn Fn(String) -> String) -> FluentArgs<'static> {
        let mut all = FluentArgs::new();
        for (name, argument) in self.place.named().arguments.iter().zip(&self.arguments) {
            let value = match argument {
                Message::Number(number) => FluentValue::from(*number),
                other => FluentValue::from(escape(other.in_language(language))),
            };
            all.set(*name, value);
            if let Message::Said(said) = argument {
                let own = || said.arguments_in(language, &|text| text);
                bundles::each_form(language, said.place, own, |form, text| {
                    all.set(format!("{name}-{form}"), escape(text))
                });
            }
        }
        all
    }
}

impl Place {
    /// Returns the message of this place. The functions of the catalogues call it, some thousand times in the program: it
    /// is here so that each of them is only a call.
    #[inline(never)]
    pub(crate) fn with<const N: usize>(self, arguments: [Message; N]) -> Message {
        let arguments = Vec::from(arguments);
        Message::Said(Said { place: self, arguments })
    }
}

impl Message {
    /// Returns several with a mark between them; those that are empty are left out.
    pub fn joined(parts: impl IntoIterator<Item = Self>, with: &'static str) -> Self {
        Self::Joined(parts.into_iter().filter(|part| !part.is_empty()).collect(), with)
    }

    /// Returns a clause with a capital first letter, as on a separate line.
    #[must_use]
    pub fn capital(self) -> Self {
        Self::Capital(Box::new(self))
    }

    /// Returns whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) => text.is_empty(),
            Self::Joined(parts, _) | Self::List(parts) => parts.is_empty(),
            Self::Capital(message) => message.is_empty(),
            Self::Said(_) | Self::Number(_) | Self::Local(_) => false,
        }
    }

    /// Returns the text in a language.
    pub fn in_language(&self, language: Language) -> String {
        let mut text = String::new();
        self.write(&mut text, language).expect("a string takes everything");
        text
    }

    /// Writes the text in a language.
    ///
    /// # Errors
    /// The writer fails.
    pub fn write(&self, to: &mut dyn Write, language: Language) -> fmt::Result {
        match self {
            Self::Said(said) => said.write(to, language, &|text| text),
            Self::Text(text) => to.write_str(text),
            Self::Number(number) => write!(to, "{number}"),
            Self::Joined(parts, with) => {
                for (place, part) in parts.iter().enumerate() {
                    if place > 0 {
                        to.write_str(with)?;
                    }
                    part.write(to, language)?;
                }
                Ok(())
            }
            Self::Local(local) => local.write(to, language),
            Self::List(items) => {
                let items: Vec<String> = items.iter().map(|item| item.in_language(language)).collect();
                locale::write_list(to, language, &items)
            }
            Self::Capital(message) => {
                let text = message.in_language(language);
                let mut letters = text.chars();
                let first = letters.next().into_iter().flat_map(char::to_uppercase);
                first.chain(letters).try_for_each(|letter| to.write_char(letter))
            }
        }
    }
}

impl Default for Message {
    fn default() -> Self {
        Self::Text(Cow::Borrowed(""))
    }
}

/// In English.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Language::English)
    }
}

/// In the language of the template; in two, as "Mesa 4 / Table 4", on a sheet that is printed in two.
impl FastWritable for Message {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        in_one_or_two(dest, values, |to, language| self.write(to, language))
    }
}

/// Writes a text in the language of a template, and in its second language where that reads differently.
pub(crate) fn in_one_or_two(
    dest: &mut dyn Write,
    values: &dyn Values,
    write: impl Fn(&mut dyn Write, Language) -> fmt::Result,
) -> askama::Result<()> {
    let Some(second) = Language::second(values) else {
        return Ok(write(dest, Language::of(values))?);
    };
    let (mut first, mut other) = (String::new(), String::new());
    write(&mut first, Language::of(values))?;
    write(&mut other, second)?;
    dest.write_str(&first)?;
    if first != other {
        write!(dest, " / {other}")?;
    }
    Ok(())
}

/// Compares the English text.
impl PartialEq<str> for Message {
    fn eq(&self, other: &str) -> bool {
        self.in_language(Language::English) == other
    }
}

/// Compares the English text.
impl PartialEq<&str> for Message {
    fn eq(&self, other: &&str) -> bool {
        self.in_language(Language::English) == *other
    }
}

/// Compares the English text.
impl PartialEq<String> for Message {
    fn eq(&self, other: &String) -> bool {
        self.in_language(Language::English) == *other
    }
}

/// A text that stands for the name of somebody without one is said in the reader's language.
impl From<String> for Message {
    fn from(text: String) -> Self {
        match nameless::number(&text) {
            Some(number) => common::nameless(number),
            None => Self::Text(Cow::Owned(text)),
        }
    }
}

impl From<&String> for Message {
    fn from(text: &String) -> Self {
        Self::from(text.clone())
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl From<Cow<'_, str>> for Message {
    fn from(text: Cow<'_, str>) -> Self {
        Self::from(text.into_owned())
    }
}

impl From<&Message> for Message {
    fn from(message: &Message) -> Self {
        message.clone()
    }
}

/// As templates pass their fields on, by references to references.
macro_rules! from_references {
    ($($text:ty),*) => {$(
        impl From<$text> for Message {
            fn from(text: $text) -> Self {
                Self::from(*text)
            }
        }
    )*};
}

from_references!(&&str, &&String, &&Message, &&&str, &&&String, &&&Message);

macro_rules! from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Message {
            fn from(number: $number) -> Self {
                // counts of people and minutes are far below
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
        impl From<&$number> for Message {
            fn from(number: &$number) -> Self {
                Self::from(*number)
            }
        }
        impl From<&&$number> for Message {
            fn from(number: &&$number) -> Self {
                Self::from(**number)
            }
        }
    )*};
}

from_numbers!(u8, u16, u32, u64, usize, i32, i64);
