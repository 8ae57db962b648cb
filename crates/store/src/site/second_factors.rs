//! Queries on second factors: recovery codes, and sign-ins that wait for their code.

use diesel::prelude::*;

use crate::schema::{recovery_codes, sign_ins_begun};
use crate::{DbError, Lookup, Reader, Writer, each, execute};
use podium_base::clock::Moment;

/// A sign-in with a correct password that waits for its code.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = sign_ins_begun, treat_none_as_default_value = false)]
pub struct BegunSignIn {
    /// SHA-256 of the token that its form carries, lower-case hex.
    pub token_hash: String,
    pub account_id: String,
    /// The stored hash of the password that was correct.
    pub password_hash: String,
    pub expires_at: Moment,
}

pub fn begin(conn: &mut Writer<'_>, begun: &BegunSignIn) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(sign_ins_begun::table).values(begun))
}

/// Returns a begun sign-in, unless it has expired.
pub fn begun(conn: &mut Reader<'_>, token_hash: &str, now: Moment) -> Result<Option<BegunSignIn>, DbError> {
    each!(conn, |c| BegunSignIn::query()
        .find(token_hash)
        .filter(sign_ins_begun::expires_at.gt(now))
        .one(c))
}

/// Deletes a begun sign-in, and all that have expired.
pub fn forget_begun(conn: &mut Writer<'_>, token_hash: &str, now: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(
            sign_ins_begun::table.filter(
                sign_ins_begun::token_hash
                    .eq(token_hash)
                    .or(sign_ins_begun::expires_at.le(now)),
            ),
        )
    )
}

/// Replaces the recovery codes of an account; an empty list deletes them.
pub fn set_recovery_codes(conn: &mut Writer<'_>, account: &str, hashes: &[String]) -> Result<(), DbError> {
    let rows: Vec<_> = hashes
        .iter()
        .map(|hash| {
            (
                recovery_codes::account_id.eq(account),
                recovery_codes::code_hash.eq(hash),
            )
        })
        .collect();
    execute!(
        conn,
        diesel::delete(recovery_codes::table.filter(recovery_codes::account_id.eq(account)))
    )?;
    execute!(conn, diesel::insert_into(recovery_codes::table).values(&rows))
}

/// Uses up a recovery code; returns false if the account has no such code.
pub fn use_recovery_code(conn: &mut Writer<'_>, account: &str, hash: &str) -> Result<bool, DbError> {
    each!(conn, |c| Ok(diesel::delete(
        recovery_codes::table.find((account, hash))
    )
    .execute(c)?
        == 1))
}

/// Counts the recovery codes that an account has left.
pub fn recovery_codes_left(conn: &mut Reader<'_>, account: &str) -> Result<i64, DbError> {
    each!(conn, |c| recovery_codes::table
        .filter(recovery_codes::account_id.eq(account))
        .count()
        .get_result(c))
}
