//! Text as people type it: trimmed, limited in length, without control characters. Days, within the years that make sense.

use std::ops::RangeInclusive;

use chrono::{Datelike, NaiveDate};

use crate::FieldProblem;

/// Longest name of a player or a tournament, in characters.
pub const NAME_LENGTH: usize = 200;

/// Reads a name. Emoji and right-to-left names are allowed.
///
/// # Errors
/// It is empty, too long, or contains control characters.
pub fn name(field: &str, label: &str, typed: &str) -> Result<String, FieldProblem> {
    let name = line(field, label, typed, NAME_LENGTH)?;
    if name.is_empty() {
        Err(FieldProblem::new(field, format!("{label}: give a name.")))
    } else {
        Ok(name)
    }
}

/// Returns whether a character is always invisible: a space, a direction mark, a joiner.
pub fn is_invisible(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns whether a character changes the writing direction of all that follows: in a title, a chat or a file nothing
/// around the text would end its effect. Single marks (U+200E, U+200F), which right-to-left names may need, do not.
fn turns_direction(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Removes direction characters that nobody typed: copied names contain them, and they are invisible. The separators of
/// lines and paragraphs (U+2028, U+2029) become line breaks.
pub fn without_turns(typed: &str) -> String {
    let kept = typed.chars().filter(|c| !turns_direction(*c));
    kept.map(|c| match c {
        '\u{2028}' | '\u{2029}' => '\n',
        other => other,
    })
    .collect()
}

/// Reads one line of text, possibly empty; characters that change the writing direction are removed.
///
/// # Errors
/// It is too long or contains control characters.
pub fn line(field: &str, label: &str, typed: &str, most: usize) -> Result<String, FieldProblem> {
    let text = without_turns(typed);
    // Pasted names often have spaces around them.
    let text = text.trim();
    let length = text.chars().count();
    if length > most {
        return Err(FieldProblem::new(
            field,
            format!("{label}: {length} characters are too many. Shorten it to {most}."),
        ));
    }
    if text.chars().any(char::is_control) {
        return Err(FieldProblem::new(
            field,
            format!("{label}: write it in one line, without control characters."),
        ));
    }
    Ok(text.to_owned())
}

/// Reads text of several lines, possibly empty; characters that change the writing direction are removed.
///
/// # Errors
/// It is too long or contains control characters other than line breaks and tabs.
pub fn block(field: &str, label: &str, typed: &str, most: usize) -> Result<String, FieldProblem> {
    // browsers send forms with \r\n; only one kind of line break is stored and compared
    let text = without_turns(typed).replace("\r\n", "\n").trim().to_owned();
    let length = text.chars().count();
    if length > most {
        return Err(FieldProblem::new(
            field,
            format!("{label}: {length} characters are too many. Shorten it to {most}."),
        ));
    }
    if text.chars().any(|c| c.is_control() && c != '\n' && c != '\t') {
        return Err(FieldProblem::new(
            field,
            format!("{label}: it holds control characters. Take them out."),
        ));
    }
    Ok(text)
}

/// The years of what people plan: others are typing errors, and neither calendars nor documents have five-digit years.
const YEARS: RangeInclusive<i32> = 1990..=2200;

/// Checks a day that somebody typed.
///
/// # Errors
/// Its year is probably a typing error.
pub fn day(field: &str, label: &str, day: NaiveDate) -> Result<(), FieldProblem> {
    match YEARS.contains(&day.year()) {
        true => Ok(()),
        false => Err(FieldProblem::new(
            field,
            format!("{label}: choose a day from {} to {}.", YEARS.start(), YEARS.end()),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_turns_the_direction_of_what_follows_it() {
        assert_eq!(name("name", "Name", " \u{202e}Ann\u{2069} ").unwrap(), "Ann");
        assert_eq!(block("text", "Text", "one\u{202d}\r\ntwo", 20).unwrap(), "one\ntwo");
        assert!(
            name("name", "Name", "\u{2066}\u{2069}").is_err(),
            "nothing is left of it"
        );
        assert_eq!(
            block("text", "Text", "1 Sol Ring\u{2028}1 Island", 40).unwrap(),
            "1 Sol Ring\n1 Island"
        );
        assert!(name("name", "Name", "Ann\u{2029}Ash").is_err(), "two lines are no name");
        // marks of one place stay: names need them
        assert_eq!(name("name", "Name", "\u{5d0}\u{200f}!").unwrap(), "\u{5d0}\u{200f}!");
    }
}
