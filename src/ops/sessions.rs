//! Sessions: a browser that is signed in, known by a random token of which only the hash is stored.

use chrono::Duration;

use super::OpError;
use super::secrets::hash_token;
use crate::clock;
use crate::db::Database;
use crate::db::accounts::Account;
use crate::db::sessions::{self, Session};

/// A session ends when it was not used for so long …
const IDLE_DAYS: i64 = 30;
/// … or when it is this old.
const OLDEST_DAYS: i64 = 90;
/// How often its use is written down.
const NOTE_AFTER_MINUTES: i64 = 60;

/// The running session of a cookie's token, with its account.
///
/// # Errors
/// The database does not answer.
pub fn resume(db: &Database, token: &str) -> Result<Option<(Session, Account)>, OpError> {
    let now = clock::now();
    let hash = hash_token(token);
    let found = db.read(|conn| sessions::live(conn, &hash, now))?;
    if let Some((session, _)) = &found
        && now - session.seen_at > Duration::minutes(NOTE_AFTER_MINUTES)
    {
        let end = (now + Duration::days(IDLE_DAYS)).min(session.created_at + Duration::days(OLDEST_DAYS));
        db.write(|conn| sessions::seen(conn, &hash, now, end))?;
    }
    Ok(found)
}
