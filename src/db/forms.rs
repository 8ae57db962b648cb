//! Idempotency keys of forms: a form sent twice acts once.

use diesel::prelude::*;

use super::schema::forms_used;
use super::{Conn, DbError};
use crate::clock::Moment;
use crate::each;

/// Returns the answer that a form got when it was first sent.
pub fn answer(conn: &mut Conn<'_>, form: &str) -> Result<Option<String>, DbError> {
    each!(conn, |c| forms_used::table
        .find(form)
        .select(forms_used::answer)
        .get_result(c)
        .optional()
        .map_err(DbError::from))
}

/// Stores a form's answer, in the transaction that acts on it.
///
/// # Errors
/// [`DbError::Constraint`] when the form was used before.
pub fn remember(conn: &mut Conn<'_>, form: &str, answer: &str, at: Moment) -> Result<(), DbError> {
    each!(conn, |c| {
        // A plain insert: the unique key refuses the second of two that run at once.
        diesel::insert_into(forms_used::table)
            .values((
                forms_used::id.eq(form),
                forms_used::answer.eq(answer),
                forms_used::at.eq(at),
            ))
            .execute(c)?;
        Ok(())
    })
}

/// Deletes the keys of the forms that were used before a moment.
pub fn forget(conn: &mut Conn<'_>, before: Moment) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::delete(forms_used::table.filter(forms_used::at.lt(before))).execute(c)?;
        Ok(())
    })
}
