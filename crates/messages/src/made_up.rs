//! The made-up languages, made from English: every letter gets an accent, and vowels are doubled, as long words of other
//! languages are. What is still plain on a page is not translated. The mirrored one is written from right to left.

use std::fmt::Write;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use crate::language::Language;

/// Returns the catalogue of a made-up language.
pub fn catalogue(english: &str, language: Language) -> String {
    let mut resource = parser::parse(english.to_owned()).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &mut message.value
        {
            rewrite(pattern, language);
        }
    }
    serializer::serialize(&resource)
}

fn rewrite(pattern: &mut Pattern<String>, language: Language) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = made_up(value, language),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    rewrite(&mut variant.value, language);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// Returns a text of the made-up language; tags stay.
fn made_up(text: &str, language: Language) -> String {
    let mut made = String::new();
    let mut in_tag = false;
    for letter in text.chars() {
        match letter {
            '<' => in_tag = true,
            '>' => in_tag = false,
            _ => {}
        }
        if in_tag || letter == '>' {
            made.push(letter);
            continue;
        }
        let other = accented(letter);
        if language == Language::Mirrored && letter.is_alphabetic() {
            // right-to-left override around each letter keeps the catalogue's syntax whole
            write!(made, "\u{202e}{other}\u{202c}").expect("a string takes everything");
        } else {
            made.push(other);
        }
        if "aeou".contains(letter) {
            made.push(other);
        }
    }
    made
}

fn accented(letter: char) -> char {
    const PLAIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const OTHER: &str = "ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ";
    let place = PLAIN.chars().position(|plain| plain == letter);
    place.and_then(|place| OTHER.chars().nth(place)).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_changes_and_tags_and_arguments_stay() {
        let english = "title = Show <a>everybody</a> at { $table }\n";
        let made = catalogue(english, Language::MadeUp);
        assert_eq!(made, "title = Şħǿǿẇ <a>ḗḗṽḗḗřẏƀǿǿḓẏ</a> ȧȧŧ { $table }\n");
    }
}
