//! Idempotency keys of forms and API calls: a request that is sent twice acts once.

use diesel::prelude::*;

use crate::database::counts::locking;
use crate::schema::forms_used;
use crate::{DbError, Lookup, Reader, Writer, each, execute};
use podium_base::clock::Moment;

/// A request that was sent under a key, and its outcome.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery)]
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
    each!(conn, |c| FormUsed::query().find(form).one(c))
}

/// Takes a key for this transaction, unless it was used before; returns what was sent under it then, with its row
/// locked. Of two transactions that take a key at once, the second waits until the first one ends.
pub fn take(conn: &mut Writer<'_>, form: &str, used: &FormUsed) -> Result<Option<FormUsed>, DbError> {
    loop {
        let row = (
            forms_used::id.eq(form),
            forms_used::answer.eq(&used.answer),
            forms_used::at.eq(used.at),
            forms_used::content.eq(&used.content),
        );
        // Not a look-up before the insert: of two at once, neither would find the other's row.
        let taken = locking(|| {
            each!(conn, |c| diesel::insert_into(forms_used::table)
                .values(row)
                .on_conflict_do_nothing()
                .execute(c))
        })?;
        if taken == 1 {
            return Ok(None);
        }
        // `None`: an old one, which was deleted between the two statements
        if let Some(before) = lock(conn, form)? {
            return Ok(Some(before));
        }
    }
}

/// Reads what was sent under a key, and locks its row until the transaction ends.
fn lock(conn: &mut Writer<'_>, form: &str) -> Result<Option<FormUsed>, DbError> {
    match &mut **conn {
        // there is no other writer: BEGIN IMMEDIATE locks the whole file
        Reader::Sqlite(_) => used(conn, form),
        Reader::Pg(c) => locking(|| {
            let row = FormUsed::query().find(form).for_update();
            Ok(row.one(*c)?)
        }),
    }
}

/// Takes an expired key again.
pub fn renew(conn: &mut Writer<'_>, form: &str, used: &FormUsed) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(forms_used::table.find(form))
            .set((
                forms_used::answer.eq(&used.answer),
                forms_used::at.eq(used.at),
                forms_used::content.eq(&used.content),
            ))
            .execute(c)?;
        Ok(())
    })
}

/// Stores the answer of a form or a call whose key this transaction has taken.
pub fn set_answer(conn: &mut Writer<'_>, form: &str, answer: &str) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(forms_used::table.find(form))
            .set(forms_used::answer.eq(answer))
            .execute(c)?;
        Ok(())
    })
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
