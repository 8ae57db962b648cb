//! Idempotency keys of forms and API calls: a request that is sent twice acts once.

use diesel::prelude::*;

use crate::schema::forms_used;
use crate::{DbError, Reader, Writer, each, execute};
use podium_base::clock::Moment;

/// A request that was sent under a key, and its outcome.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = forms_used)]
pub struct FormUsed {
    pub answer: String,
    pub at: Moment,
    /// The target of a call and a hash of its body ([`content`]); `None` for a form, whose content is part of its key.
    pub content: Option<String>,
}

/// Returns the target of a call, a tournament's id or "site", joined with a hash of its body.
pub fn content(of: &str, hash: &str) -> String {
    format!("{of} {hash}")
}

/// Returns what was sent under a key before.
pub fn used(conn: &mut Reader<'_>, form: &str) -> Result<Option<FormUsed>, DbError> {
    each!(conn, |c| forms_used::table
        .find(form)
        .select(FormUsed::as_select())
        .get_result(c)
        .optional())
}

/// Stores what was sent under a key, in the transaction that acts on it.
///
/// # Errors
/// [`DbError::Constraint`] when the key was used before.
pub fn remember(conn: &mut Writer<'_>, form: &str, used: &FormUsed) -> Result<(), DbError> {
    // A plain insert: the unique key refuses the second of two that run at once.
    execute!(
        conn,
        diesel::insert_into(forms_used::table).values((
            forms_used::id.eq(form),
            forms_used::answer.eq(&used.answer),
            forms_used::at.eq(used.at),
            forms_used::content.eq(&used.content),
        ))
    )
}

/// Deletes an expired key.
pub fn forget_one(conn: &mut Writer<'_>, form: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(forms_used::table.find(form)))
}

/// Deletes the keys of the forms that were used before a moment.
pub fn forget(conn: &mut Writer<'_>, before: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(forms_used::table.filter(forms_used::at.lt(before)))
    )
}

/// Empties the answers of all calls on a tournament, which may hold names of its players; their keys stay used.
pub fn empty_answers(conn: &mut Writer<'_>, tournament: &str) -> Result<(), DbError> {
    // "ID %": with any hash
    let on_it = content(tournament, "%");
    execute!(
        conn,
        diesel::update(forms_used::table.filter(forms_used::content.like(&on_it))).set(forms_used::answer.eq(""))
    )
}
