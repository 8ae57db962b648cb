//! Text that people type: trimmed, bounded, without control characters.

use super::FieldProblem;

/// Longest name of a player or a tournament, in characters.
pub const NAME_LENGTH: usize = 200;

/// A name as it may be stored. Emoji and right-to-left names are names.
///
/// # Errors
/// What is wrong with the field.
pub fn name(field: &str, label: &str, typed: &str) -> Result<String, FieldProblem> {
    let name = line(field, label, typed, NAME_LENGTH)?;
    if name.is_empty() {
        Err(FieldProblem::new(field, format!("{label}: type a name.")))
    } else {
        Ok(name)
    }
}

/// One line of text, possibly empty.
///
/// # Errors
/// It is too long or holds control characters.
pub fn line(field: &str, label: &str, typed: &str, most: usize) -> Result<String, FieldProblem> {
    let text = typed.trim();
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

/// Text of several lines, possibly empty.
///
/// # Errors
/// It is too long or holds control characters other than line breaks and tabs.
pub fn block(field: &str, label: &str, typed: &str, most: usize) -> Result<String, FieldProblem> {
    let text = typed.replace("\r\n", "\n").trim().to_owned();
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
