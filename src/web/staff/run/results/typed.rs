//! A table and its result, as fields of a form.

use crate::web::frame::form::Fields;
use podium_ops::OpError;
use podium_ops::run::results::Typed;

/// Most characters of a result that are shown again: the places of the largest pod, with signs between them, are fewer.
pub(super) const MOST_TYPED: usize = 500;

/// Returns the round that a form was made for; `None` if it does not say.
pub fn round_of(fields: &Fields) -> Option<i64> {
    fields.text("round").parse().ok()
}

/// A result that was typed in quick entry.
pub struct TypedTable {
    pub round: Option<i64>,
    pub table: i64,
    pub result: Typed,
    /// Seats whose players drop.
    pub drops: Vec<usize>,
}

impl TypedTable {
    /// Reads a form.
    ///
    /// # Errors
    /// The table or a mark cannot be read.
    pub fn of(fields: &Fields) -> Result<Self, OpError> {
        let (result, drops) = typed_of(fields)?;
        Ok(Self {
            table: table_of(fields)?,
            round: round_of(fields),
            result,
            drops,
        })
    }
}

/// Reads the number of a table.
///
/// # Errors
/// It is missing, or not a number.
fn table_of(fields: &Fields) -> Result<i64, OpError> {
    fields
        .number("table", say::field_names::table(), 1..=99_999)
        .map_err(|p| OpError::Invalid(vec![p]))?
        .ok_or_else(|| OpError::field("table", say::stage::type_its_number(say::field_names::table())))
}

/// Reads the typed result, with marks as `c2 m3`, and the seats that drop, marked as `d4`.
///
/// # Errors
/// A mark that cannot be read.
pub fn typed_of(fields: &Fields) -> Result<(Typed, Vec<usize>), OpError> {
    let mut typed = Typed {
        games: fields.text("result").to_owned(),
        ..Typed::default()
    };
    let mut drops = Vec::new();
    let marks = fields.text("marks").to_lowercase();
    let mut rest = marks
        .chars()
        // Typed in a hurry: "c2m3", "c2, m3" and "C2 M3" are the same.
        .filter(|c| !c.is_whitespace() && !matches!(c, ',' | ';'))
        .peekable();
    while let Some(letter) = rest.next() {
        let mut digits = String::new();
        while let Some(digit) = rest.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        let list = match letter {
            'c' => &mut typed.conceded,
            'm' => &mut typed.match_losses,
            'd' => &mut drops,
            _ => return Err(wrong_mark(&marks)),
        };
        list.push(digits.parse().map_err(|_| wrong_mark(&marks))?);
    }
    Ok((typed, drops))
}

fn wrong_mark(marks: &str) -> OpError {
    OpError::field("marks", say::result_entry::unknown_entry(format!("{marks:?}")))
}
