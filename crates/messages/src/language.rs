//! The languages.

use std::any::Any;

use askama::Values;
use fluent_langneg::{LanguageIdentifier, NegotiationStrategy, accepted_languages, negotiate_languages};

/// The name under which templates carry their language.
pub(crate) const VALUE: &str = "language";

/// A language in which Podium speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub enum Language {
    #[default]
    English,
    PortugueseOfBrazil,
    PortugueseOfPortugal,
    Spanish,
    French,
    Italian,
    German,
    Dutch,
    Polish,
    Japanese,
    /// English with accents and longer words: shows what is not translated, and what does not fit.
    MadeUp,
    /// The same from right to left.
    Mirrored,
}

impl Language {
    /// Those that readers can choose, English first, and then the two for tests.
    pub const ALL: [Self; 12] = [
        Self::English,
        Self::PortugueseOfBrazil,
        Self::PortugueseOfPortugal,
        Self::Spanish,
        Self::French,
        Self::Italian,
        Self::German,
        Self::Dutch,
        Self::Polish,
        Self::Japanese,
        Self::MadeUp,
        Self::Mirrored,
    ];

    /// Those that readers can choose.
    pub const OFFERED: [Self; 10] = *Self::ALL.first_chunk().expect("there are more than ten");

    /// Returns the tag of BCP 47, as in `<html lang>`: "pt-BR".
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::PortugueseOfBrazil => "pt-BR",
            Self::PortugueseOfPortugal => "pt-PT",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::Italian => "it",
            Self::German => "de",
            Self::Dutch => "nl",
            Self::Polish => "pl",
            Self::Japanese => "ja",
            Self::MadeUp => "en-XA",
            Self::Mirrored => "ar-XB",
        }
    }

    /// Returns the first part of addresses in this language: "pt-br".
    pub fn segment(self) -> &'static str {
        match self {
            Self::PortugueseOfBrazil => "pt-br",
            Self::PortugueseOfPortugal => "pt-pt",
            Self::MadeUp => "en-xa",
            Self::Mirrored => "ar-xb",
            other => other.tag(),
        }
    }

    /// Returns the language's name for itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::PortugueseOfBrazil => "Português (Brasil)",
            Self::PortugueseOfPortugal => "Português (Portugal)",
            Self::Spanish => "Español",
            Self::French => "Français",
            Self::Italian => "Italiano",
            Self::German => "Deutsch",
            Self::Dutch => "Nederlands",
            Self::Polish => "Polski",
            Self::Japanese => "日本語",
            Self::MadeUp => "Mȧȧḓḗḗ ŭŭƥ",
            Self::Mirrored => "\u{202e}Mirrored\u{202c}",
        }
    }

    /// Returns the direction of its text, as in `<html dir>`.
    pub fn direction(self) -> &'static str {
        match self {
            Self::Mirrored => "rtl",
            _ => "ltr",
        }
    }

    /// The name of a template's value with the second language of a sheet that is printed in two.
    pub const SECOND: &str = "second language";

    /// Finds the language of a tag or of a part of an address, whatever its case.
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// Returns the language of a stored tag; English if it is unknown to this version.
    pub fn stored(tag: &str) -> Self {
        Self::of_tag(tag).unwrap_or_default()
    }

    /// Returns the offered language that a reader's browser asks for (RFC 9110, 12.5.4); `None` if it asks for none of
    /// them.
    pub fn accepted(header: &str) -> Option<Self> {
        // longer headers are no browser's
        let requested = accepted_languages::parse(header.get(..header.len().min(200))?);
        let offered: Vec<LanguageIdentifier> = Self::OFFERED
            .iter()
            .filter_map(|language| language.tag().parse().ok())
            .collect();
        let found = negotiate_languages(&requested, &offered, None, NegotiationStrategy::Lookup);
        Self::of_tag(&found.first()?.to_string())
    }

    /// Returns the place of its catalogue in `TEXTS`; the made-up ones are made from English.
    pub(crate) fn catalogue(self) -> usize {
        Self::OFFERED.iter().position(|offered| *offered == self).unwrap_or(0)
    }

    /// Returns whether its texts are made from English.
    pub(crate) fn is_made_up(self) -> bool {
        matches!(self, Self::MadeUp | Self::Mirrored)
    }

    /// Returns the language of a template, by its values; English if they have none.
    pub fn of(values: &dyn Values) -> Self {
        let value = values.get_value(VALUE).and_then(|value| value.downcast_ref());
        value.copied().unwrap_or_default()
    }

    /// Returns the second language of a sheet that is printed in two.
    pub fn second(values: &dyn Values) -> Option<Self> {
        values.get_value(Self::SECOND)?.downcast_ref().copied()
    }
}

impl Values for Language {
    fn get_value<'a>(&'a self, key: &str) -> Option<&'a dyn Any> {
        (key == VALUE).then_some(self as &dyn Any)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_first_language_that_is_offered() {
        assert_eq!(Language::accepted("es-MX,es;q=0.9,en;q=0.8"), Some(Language::Spanish));
        assert_eq!(Language::accepted("pt"), Some(Language::PortugueseOfBrazil));
        assert_eq!(
            Language::accepted("pt-PT,pt;q=0.9"),
            Some(Language::PortugueseOfPortugal)
        );
        assert_eq!(Language::accepted("sv, ja;q=0.5"), Some(Language::Japanese));
        assert_eq!(Language::accepted("sv"), None);
        assert_eq!(Language::accepted(""), None);
        assert_eq!(Language::accepted("en-XA"), Some(Language::English));
    }
}
