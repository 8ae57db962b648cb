//! Forms that were sent: a form sent twice acts once.

use diesel::prelude::*;

use super::schema::forms_used;
use super::{Conn, DbError};
use crate::clock::Moment;
use crate::each;

/// The answer a form got when it was sent first.
///
/// # Errors
/// The database does not answer.
pub fn answer(conn: &mut Conn<'_>, form: &str) -> Result<Option<String>, DbError> {
    each!(conn, |c| forms_used::table
        .find(form)
        .select(forms_used::answer)
        .first(c)
        .optional()
        .map_err(DbError::from))
}

/// Remembers a form's answer, in the transaction that acts on it; forms older than `forget_before` are forgotten.
///
/// # Errors
/// [`DbError::Constraint`] when the form was used before.
pub fn remember(
    conn: &mut Conn<'_>,
    form: &str,
    answer: &str,
    at: Moment,
    forget_before: Moment,
) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::delete(forms_used::table.filter(forms_used::at.lt(forget_before))).execute(c)?;
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
