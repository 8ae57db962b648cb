//! Erasing: the bytes that a command deleted leave the database's files too, if need be at the next start.

use crate::OpError;
use podium_store::site::settings;
use podium_store::{Database, DbError, Writer};

/// The setting that says that deleted rows may still be in the files: a mark of the last transaction that deleted some.
const OWED: &str = "erasure_owed";

/// Notes, in a transaction that deletes, that an erasure has to follow it.
pub(crate) fn owe(conn: &mut Writer<'_>) -> Result<(), DbError> {
    settings::set(conn, OWED, &podium_store::new_id())
}

/// Erases, after the transaction that needs it. A failure is logged, and the next start tries again.
pub(crate) fn finish(db: &Database) {
    let erased = (|| {
        let Some(owed) = db.read(|conn| settings::get(conn, OWED))? else {
            // a simultaneous command has erased for both
            return Ok(());
        };
        db.erase_deleted()?;
        // if another command deleted rows meanwhile, it erases once more
        db.write(|conn| settings::delete_value(conn, OWED, &owed))
    })();
    if let Err::<(), DbError>(error) = erased {
        tracing::warn!(%error, "what was deleted is still in the database's files, and is erased at the next start");
    }
}

/// Erases what an earlier run could not, or had no time for.
pub fn finish_owed(db: &Database) -> Result<(), OpError> {
    if db.read(|conn| settings::get(conn, OWED))?.is_some() {
        finish(db);
    }
    Ok(())
}
