//! Erasing: what a command deleted leaves the database's files too, if need be at the next start.

use super::OpError;
use crate::db::{self, Conn, Database, DbError, settings};

/// Setting that says that deleted rows may still be in the files: a mark of the last transaction that deleted some.
const OWED: &str = "erasure_owed";

/// Notes in a transaction that deletes that erasing has to follow it.
pub(super) fn owe(conn: &mut Conn<'_>) -> Result<(), DbError> {
    settings::set(conn, OWED, &db::new_id())
}

/// Erases, after the transaction that owes it. A failure is logged, and made good for at the next start.
pub(super) fn finish(db: &Database) {
    let erased = (|| {
        let Some(owed) = db.read(|conn| settings::get(conn, OWED))? else {
            // somebody who came at the same time has erased for both
            return Ok(());
        };
        db.erase_deleted()?;
        // who deleted rows meanwhile erases once more
        db.write(|conn| settings::delete_value(conn, OWED, &owed))
    })();
    if let Err::<(), DbError>(error) = erased {
        tracing::warn!(%error, "what was deleted is still in the database's files, and is erased at the next start");
    }
}

/// Erases what an earlier run could not, or had no time to.
pub fn finish_owed(db: &Database) -> Result<(), OpError> {
    if db.read(|conn| settings::get(conn, OWED))?.is_some() {
        finish(db);
    }
    Ok(())
}
