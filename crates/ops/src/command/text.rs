//! Text as people type it: trimmed, limited in length, without control characters. Days, within the years that make sense.

use std::ops::RangeInclusive;

use chrono::{Datelike, NaiveDate};

use say::Message;
use say::refused_text as t;

use crate::FieldProblem;

/// Longest name of a player or a tournament, in characters.
pub const NAME_LENGTH: usize = 200;

/// Reads a name. Emoji and right-to-left names are allowed.
///
/// # Errors
/// It is empty, too long, or contains control characters.
pub fn name(field: &str, label: impl Into<Message>, typed: &str) -> Result<String, FieldProblem> {
    let label = label.into();
    let name = line(field, label.clone(), typed, NAME_LENGTH)?;
    if name.is_empty() {
        Err(FieldProblem::new(field, t::give_name(label)))
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

/// Returns whether a character is of a script that is written from right to left.
fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}

/// Returns whether a character may be joined with its neighbour or kept apart from it: an emoji, or a letter of a script that
/// does so. Latin letters are not.
fn is_joined(c: char) -> bool {
    c > '\u{24f}' && !c.is_whitespace()
}

/// Removes characters that nobody sees and nobody typed, which copied text has: marks of the writing direction (nothing around
/// a title or a name would end their effect), joiners, soft hyphens, byte order marks. Those that an emoji or the script needs
/// stay. The separators of lines and paragraphs (U+2028, U+2029) become line breaks.
pub fn without_invisible(typed: &str) -> String {
    let has_right_to_left = typed.chars().any(is_right_to_left);
    let mut kept = String::with_capacity(typed.len());
    let mut rest = typed.chars().peekable();
    let mut before = ' ';
    while let Some(c) = rest.next() {
        let is_kept = match c {
            '\u{180e}' | '\u{200c}' | '\u{200d}' => {
                is_joined(before) && rest.peek().is_some_and(|next| is_joined(*next))
            }
            '\u{61c}' | '\u{200e}' | '\u{200f}' => has_right_to_left,
            // the form of the character before, as an emoji has it
            '\u{fe00}'..='\u{fe0f}' => is_joined(before) || "0123456789#*©®".contains(before),
            // the region of a flag
            '\u{e0020}'..='\u{e007f}' => matches!(before, '\u{1f3f4}' | '\u{e0020}'..='\u{e007f}'),
            _ => c.is_whitespace() || c.is_control() || !is_invisible(c),
        };
        if is_kept {
            before = match c {
                '\u{2028}' | '\u{2029}' => '\n',
                other => other,
            };
            kept.push(before);
        }
    }
    kept
}

/// Reads one line of text, possibly empty, without invisible characters.
///
/// # Errors
/// It is too long or contains control characters.
pub fn line(field: &str, label: impl Into<Message>, typed: &str, most: usize) -> Result<String, FieldProblem> {
    let text = without_invisible(typed);
    // Pasted names often have spaces around them.
    let text = text.trim();
    let length = text.chars().count();
    if length > most {
        return Err(FieldProblem::new(field, t::too_long(label, length, most)));
    }
    if text.chars().any(char::is_control) {
        return Err(FieldProblem::new(field, t::one_line(label)));
    }
    Ok(text.to_owned())
}

/// Reads text of several lines, possibly empty, without invisible characters.
///
/// # Errors
/// It is too long or contains control characters other than line breaks and tabs.
pub fn block(field: &str, label: impl Into<Message>, typed: &str, most: usize) -> Result<String, FieldProblem> {
    // browsers send forms with \r\n; only one kind of line break is stored and compared
    let text = without_invisible(typed).replace("\r\n", "\n").trim().to_owned();
    let length = text.chars().count();
    if length > most {
        return Err(FieldProblem::new(field, t::too_long(label, length, most)));
    }
    if text.chars().any(|c| c.is_control() && c != '\n' && c != '\t') {
        return Err(FieldProblem::new(field, t::control_characters(label)));
    }
    Ok(text)
}

/// The years of what people plan: others are typing errors, and neither calendars nor documents have five-digit years.
const YEARS: RangeInclusive<i32> = 1990..=2200;

/// Checks a day that somebody typed.
///
/// # Errors
/// Its year is probably a typing error.
pub fn day(field: &str, label: impl Into<Message>, day: NaiveDate) -> Result<(), FieldProblem> {
    match YEARS.contains(&day.year()) {
        true => Ok(()),
        false => Err(FieldProblem::new(
            field,
            t::day_range(label, *YEARS.start(), *YEARS.end()),
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
    }

    #[test]
    fn invisible_characters_stay_only_where_an_emoji_or_a_script_needs_them() {
        let read = |typed| name("name", "Name", typed).expect("a name");
        assert_eq!(read("\u{feff}An\u{200b}n\u{ad} A\u{2060}sh\u{200e}"), "Ann Ash");
        assert_eq!(read("An\u{200d}n\u{fe0f}"), "Ann");
        for kept in [
            "\u{5d0}\u{200f}!",
            "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",
            "\u{1f469}\u{200d}\u{1f4bb} Ann",
            "\u{2764}\u{fe0f}\u{200d}\u{1f525}",
            "\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}",
        ] {
            assert_eq!(read(kept), kept);
        }
    }
}
