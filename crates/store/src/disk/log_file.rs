//! The write-ahead log beside a copy of a database file: SQLite uses its intact part and silently ignores the rest. The
//! format is that of <https://www.sqlite.org/fileformat.html#the_write_ahead_log>.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::os::unix::fs::FileExt;
use std::path::Path;

use diesel::connection::SimpleConnection;
use diesel::sql_types::Integer;
use diesel::{Connection, QueryResult, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};

use super::in_place::address;
use super::inspect::with_end;
use super::private_copy::PrivateCopy;

/// Bytes of the log's header, and of the header of each frame in it.
const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;
/// The two numbers that differ from one round of the log to the next, in its header and in that of a frame.
const SALTS: usize = 8;
const IN_HEAD: usize = 16;
const IN_FRAME: u64 = 8;

/// Returns whether the log beside a database file counts as a whole: `false` if it ends in the middle of a change, if
/// something in it does not fit, or if it is another's; `None` if there is none, or an empty one.
///
/// # Errors
/// A file cannot be read, or not be copied among the temporary files.
pub fn is_whole(database: &Path) -> io::Result<Option<bool>> {
    // SQLite keeps it beside the file itself, not beside a link to it
    let own = database.canonicalize()?;
    let log = with_end(&own, "-wal");
    let bytes = match log.metadata() {
        Err(error) if error.kind() == ErrorKind::NotFound => 0,
        found => found?.len(),
    };
    if bytes == 0 {
        return Ok(None);
    }
    // in a copy, because SQLite moves what it reads into the file
    let copied = PrivateCopy::of(&own, &log)?;
    let log = File::open(with_end(&copied.file, "-wal"))?;
    let frames = frames(&copied.file).unwrap_or(0);
    Ok(Some(ends_after(
        &File::open(&own)?,
        &log,
        u64::try_from(frames).unwrap_or(0),
    )?))
}

#[derive(QueryableByName)]
struct Checkpoint {
    #[diesel(sql_type = Integer)]
    log: i32,
}

/// Asks SQLite how many frames of a log count: those up to the last complete change.
fn frames(database: &Path) -> QueryResult<i32> {
    let failed = |_| diesel::result::Error::NotFound;
    let mut connection = SqliteConnection::establish(&address(database)).map_err(failed)?;
    // the log is opened by the first read
    connection.batch_execute("SELECT count(*) FROM sqlite_schema;")?;
    let asked: Checkpoint = sql_query("PRAGMA wal_checkpoint(PASSIVE)").get_result(&mut connection)?;
    Ok(asked.log)
}

/// Returns whether a log has pages as the database's file, and ends after its frames that count, or goes on with those of an
/// earlier round: it restarts at its header.
fn ends_after(database: &File, log: &File, frames: u64) -> io::Result<bool> {
    let (bytes, mut head) = (log.metadata()?.len(), [0; HEAD]);
    if frames == 0 || bytes < HEAD as u64 {
        return Ok(false);
    }
    log.read_exact_at(&mut head, 0)?;
    let page = u32::from_be_bytes([head[8], head[9], head[10], head[11]]);
    let mut in_file = [0; 2];
    database.read_exact_at(&mut in_file, 16)?;
    // 1 means 65,536, which does not fit into two bytes
    let is_as_file = u32::from(u16::from_be_bytes(in_file)) == page % 65_536 + page / 65_536;
    let end = HEAD as u64 + frames * (FRAME_HEAD as u64 + u64::from(page));
    let mut next = [0; SALTS];
    let is_earlier = log.read_exact_at(&mut next, end + IN_FRAME).is_ok() && next != head[IN_HEAD..IN_HEAD + SALTS];
    Ok(is_as_file && (bytes == end || is_earlier))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes of a page of the database, and of a frame of its log.
    const PAGE: usize = 512;
    const FRAME: usize = FRAME_HEAD + PAGE;

    /// A database with a log, both as they are after some statements, while somebody has them open.
    fn written(statements: &str) -> (Vec<u8>, Vec<u8>) {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("written.sqlite3");
        let mut connection = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
        let begin = format!(
            "PRAGMA page_size = {PAGE}; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; \
             CREATE TABLE words (word TEXT); PRAGMA wal_checkpoint(TRUNCATE);"
        );
        connection.batch_execute(&begin).unwrap();
        connection.batch_execute(statements).unwrap();
        (
            std::fs::read(&file).unwrap(),
            std::fs::read(with_end(&file, "-wal")).unwrap(),
        )
    }

    /// What is seen of a file with a log beside it, which stay as they are.
    fn seen(file: &[u8], log: &[u8]) -> Option<bool> {
        let place = tempfile::tempdir().unwrap();
        let database = place.path().join("copied.sqlite3");
        std::fs::write(&database, file).unwrap();
        std::fs::write(with_end(&database, "-wal"), log).unwrap();
        let seen = is_whole(&database).unwrap();
        assert_eq!(std::fs::read(&database).unwrap(), file);
        assert_eq!(std::fs::read(with_end(&database, "-wal")).unwrap(), log);
        assert_eq!(place.path().read_dir().unwrap().count(), 2);
        seen
    }

    /// A change of one page, and one of several.
    const CHANGES: &str = "INSERT INTO words VALUES ('one'); INSERT INTO words VALUES (hex(zeroblob(700)));";

    #[test]
    fn a_log_is_complete_to_its_last_change() {
        let (file, all) = written(CHANGES);
        let frames = (all.len() - HEAD) / FRAME;
        assert!(frames > 3 && all.len() == HEAD + frames * FRAME, "{frames}");
        assert_eq!(seen(&file, &all), Some(true));
        assert_eq!(seen(&file, &all[..HEAD + FRAME]), Some(true), "the first change alone");
        // inside a page, inside a frame's header, and between two pages of a change
        for cut in [HEAD + 2 * FRAME + 100, HEAD + 2 * FRAME + 9, HEAD + 2 * FRAME] {
            assert_eq!(seen(&file, &all[..cut]), Some(false), "{cut}");
        }
        let mut torn = all.clone();
        torn[HEAD + 2 * FRAME + FRAME_HEAD] ^= 1;
        assert_eq!(seen(&file, &torn), Some(false));
        // what an earlier round has left after its end
        let again = format!("{CHANGES} PRAGMA wal_checkpoint(RESTART); INSERT INTO words VALUES ('again');");
        let (file, round) = written(&again);
        assert_eq!(round.len(), all.len());
        assert_eq!(seen(&file, &round), Some(true));
    }

    #[test]
    fn what_is_no_log_counts_for_nothing() {
        let (file, all) = written(CHANGES);
        assert_eq!(seen(&file, &[]), None);
        assert_eq!(seen(&file, &[7; 4_096]), Some(false));
        assert_eq!(seen(&file, &all[..HEAD - 1]), Some(false));
        let mut other = file.clone();
        // a page size of 1,024
        other[16..18].copy_from_slice(&[4, 0]);
        assert_eq!(seen(&other, &all), Some(false));
    }
}
