//! Inspecting a database without changing anything: opened read-only, also beside a running service, on a full disk or
//! on a read-only one. The queries work on the schema of every version.

use std::path::{Path, PathBuf};

use chrono::NaiveDateTime;
use diesel::connection::SimpleConnection;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamp};
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};

use super::private_copy::{PrivateCopy, PrivateReader};
use crate::site::settings;
use crate::{DbError, Reader, each};
use podium_base::config::DatabaseAddress;

/// A database under inspection.
pub struct Inspection {
    opened: Opened,
    /// The size of the file; `None` for a server.
    bytes: Option<u64>,
    /// Whether the write-ahead log could not be read: then the latest writes are missing.
    pub without_log: bool,
}

enum Opened {
    Pg(PgConnection),
    Sqlite(PrivateReader),
}

impl Inspection {
    /// Opens a database read-only.
    ///
    /// # Errors
    /// It does not exist or cannot be opened, as a sentence.
    pub fn open(address: &DatabaseAddress) -> Result<Self, DbError> {
        match address {
            DatabaseAddress::Sqlite(path) => Self::of_file(path),
            DatabaseAddress::Postgres(url) => Ok(Self {
                opened: Opened::Pg(PgConnection::establish(url).map_err(|e| DbError::unreachable(&e))?),
                bytes: None,
                without_log: false,
            }),
        }
    }

    /// Opens the file of an embedded database read-only.
    ///
    /// # Errors
    /// See [`Inspection::open`].
    pub fn of_file(path: &Path) -> Result<Self, DbError> {
        let (reader, without_log) = read_only(path)?;
        Ok(Self {
            opened: Opened::Sqlite(reader),
            bytes: path.metadata().ok().map(|metadata| metadata.len()),
            without_log,
        })
    }

    /// Reads; the reads of one call see one state of the database.
    ///
    /// # Errors
    /// The error of `work`.
    pub fn read<T>(&mut self, work: impl FnOnce(&mut Reader<'_>) -> Result<T, DbError>) -> Result<T, DbError> {
        let bytes = self.bytes;
        let read = match &mut self.opened {
            Opened::Pg(c) => {
                let mut transaction = c.build_transaction().read_only().repeatable_read();
                transaction.run(|c| work(&mut Reader::Pg(c)))
            }
            Opened::Sqlite(reader) => reader.connection.transaction(|c| work(&mut Reader::Sqlite(c))),
        };
        read.map_err(|error| {
            let damaged = match (bytes, &error) {
                (Some(bytes), DbError::Other(why)) => damage(&why.to_string(), bytes),
                (Some(bytes), DbError::Disk(why)) => damage(why, bytes),
                _ => None,
            };
            damaged.map_or(error, DbError::Unreachable)
        })
    }
}

/// Translates SQLite's message about a damaged file for the operator who has to repair it.
fn damage(said: &str, bytes: u64) -> Option<String> {
    let has = |words: [&str; 2]| words.into_iter().any(|word| said.contains(word));
    if has(["malformed", "disk I/O error"]) {
        return Some(format!("it is damaged or cut off ({bytes} bytes)"));
    }
    has(["no such table", "no such column"]).then(|| format!("it is damaged: a part of it is missing ({said})"))
}

/// Returns whether a file has a log that no process uses.
fn is_left(path: &Path, log: &Path) -> bool {
    log.is_file() && with_end(path, "-shm").try_exists().is_ok_and(|there| !there)
}

/// Opens a file read-only; also returns whether its write-ahead log had to be left out.
pub(crate) fn read_only(path: &Path) -> Result<(PrivateReader, bool), DbError> {
    // SQLite keeps the log beside the file itself, not beside a link to it
    let own = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let log = with_end(&own, "-wal");
    let copied = match is_left(&own, &log) {
        true => PrivateCopy::of(&own, &log).ok(),
        false => None,
    };
    let file = copied.as_ref().map_or(own.as_path(), |copied| copied.file.as_path());
    let (connection, without_log) = read_only_as(file, path)?;
    Ok((
        PrivateReader {
            connection,
            _copied: copied,
        },
        without_log,
    ))
}

/// Opens the file itself; `shown` is the path that messages name.
fn read_only_as(path: &Path, shown: &Path) -> Result<(SqliteConnection, bool), DbError> {
    let refused = |why: String| DbError::Unreachable(format!("{} cannot be opened: {why}", shown.display()));
    let metadata = path.metadata().map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => refused("there is no such file".into()),
        _ => refused(error.to_string()),
    })?;
    if !metadata.is_file() {
        return Err(refused("it is no file".into()));
    }
    // A process that has a file in WAL mode open keeps its log beside it. Without a log no process does, and the file
    // itself is enough: SQLite then makes no files beside it, which would fail on a full disk.
    let log = with_end(path, "-wal").metadata();
    // A file that is not in WAL mode, such as a copy, keeps an interrupted change in its journal.
    if log.is_err() && !with_end(path, "-journal").exists() {
        return Ok((opened(path, "mode=ro&immutable=1").map_err(refused)?, false));
    }
    match opened(path, "mode=ro") {
        Ok(connection) => Ok((connection, false)),
        // A leftover log on a read-only disk: the log's index cannot be made.
        Err(why) if why.contains("unable to open") || why.contains("readonly") => {
            let alone = opened(path, "mode=ro&immutable=1").map_err(refused)?;
            Ok((alone, log.is_ok_and(|log| log.len() > 0)))
        }
        Err(why) => Err(refused(why)),
    }
}

fn opened(path: &Path, how: &str) -> Result<SqliteConnection, String> {
    let url = format!("file:{}?{how}", encoded(path));
    let mut connection = SqliteConnection::establish(&url).map_err(|error| error.to_string())?;
    connection
        // the second statement is the first to read: only then is it known that this is a database
        .batch_execute("PRAGMA busy_timeout = 10000; SELECT count(*) FROM sqlite_schema;")
        .map_err(|error| match error.to_string() {
            why if why.contains("not a database") => "it is no SQLite database".to_owned(),
            why => damage(&why, path.metadata().map_or(0, |metadata| metadata.len())).unwrap_or(why),
        })?;
    Ok(connection)
}

/// Returns the identity of the database in a file itself, without its write-ahead log: after a file was copied over
/// another, the log still belongs to the old one. `None` if the file does not say.
pub fn identity_in_file(path: &Path) -> Option<String> {
    let mut file = opened(path, "mode=ro&immutable=1").ok()?;
    settings::get(&mut Reader::Sqlite(&mut file), settings::IDENTITY).ok()?
}

/// Returns whether a file holds another database than the write-ahead log that is read with it.
pub fn is_of_two(db: &mut Inspection, path: &Path) -> bool {
    let together = db.read(|conn| settings::get(conn, settings::IDENTITY));
    let both = together.ok().flatten().zip(identity_in_file(path));
    both.is_some_and(|(together, in_file)| together != in_file)
}

/// Appends something to a path's last name.
pub fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Encodes a path for a URI.
pub(crate) fn encoded(path: &Path) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/._-~".contains(&byte);
    let bytes = path.as_os_str().as_encoded_bytes().iter();
    bytes
        .map(|&byte| match plain(byte) {
            true => char::from(byte).to_string(),
            false => format!("%{byte:02X}"),
        })
        .collect()
}

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    word: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = Text)]
    word: String,
    #[diesel(sql_type = BigInt)]
    rows: i64,
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

#[derive(QueryableByName)]
struct At {
    #[diesel(sql_type = Timestamp)]
    at: NaiveDateTime,
}

fn words(conn: &mut Reader<'_>, sql: &str) -> Result<Vec<String>, DbError> {
    let rows: Vec<Word> = each!(conn, |c| sql_query(sql).load(c))?;
    Ok(rows.into_iter().map(|row| row.word).collect())
}

fn number(conn: &mut Reader<'_>, sql: &str) -> Result<i64, DbError> {
    let row: Number = each!(conn, |c| sql_query(sql).get_result(c))?;
    Ok(row.number)
}

/// The names of all tables.
pub fn tables(conn: &mut Reader<'_>) -> Result<Vec<String>, DbError> {
    let sql = match conn {
        Reader::Sqlite(_) => "SELECT name AS word FROM sqlite_schema WHERE type = 'table' ORDER BY 1",
        Reader::Pg(_) => {
            "SELECT table_name::text AS word FROM information_schema.tables
             WHERE table_schema = ANY (current_schemas(false)) ORDER BY 1"
        }
    };
    words(conn, sql)
}

/// Returns what is damaged in the database's own structures: pages and indexes of a file; invalid indexes and
/// constraints on a server.
pub fn integrity(conn: &mut Reader<'_>) -> Result<Vec<String>, DbError> {
    let sql = match conn {
        Reader::Sqlite(_) => "SELECT integrity_check AS word FROM pragma_integrity_check LIMIT 20",
        Reader::Pg(_) => {
            "SELECT 'the index ' || indexrelid::regclass || ' does not count' AS word FROM pg_index WHERE NOT indisvalid
             UNION ALL SELECT 'the constraint ' || conname || ' was never checked' FROM pg_constraint
             WHERE NOT convalidated AND connamespace = ANY (SELECT oid FROM pg_namespace
                 WHERE nspname = ANY (current_schemas(false)))"
        }
    };
    let mut said = words(conn, sql)?;
    said.retain(|line| line != "ok");
    Ok(said)
}

/// Counts the rows that refer to missing rows, by table.
pub fn foreign_keys(conn: &mut Reader<'_>) -> Result<Vec<(String, i64)>, DbError> {
    /// A query for each foreign key of the server's catalogue.
    const OF_CATALOGUE: &str = "
        SELECT format('SELECT %L AS word, count(*) AS rows FROM %s a WHERE %s AND NOT EXISTS (SELECT FROM %s b WHERE %s)',
            k.conrelid::regclass::text, k.conrelid::regclass,
            (SELECT string_agg(format('a.%I IS NOT NULL', f.attname), ' AND ') FROM pg_attribute f
             WHERE f.attrelid = k.conrelid AND f.attnum = ANY (k.conkey)),
            k.confrelid::regclass,
            (SELECT string_agg(format('b.%I = a.%I', t.attname, f.attname), ' AND ')
             FROM unnest(k.conkey, k.confkey) AS p (own, other)
             JOIN pg_attribute f ON f.attrelid = k.conrelid AND f.attnum = p.own
             JOIN pg_attribute t ON t.attrelid = k.confrelid AND t.attnum = p.other)) AS word
        FROM pg_constraint k WHERE k.contype = 'f' AND k.connamespace = ANY (SELECT oid FROM pg_namespace
            WHERE nspname = ANY (current_schemas(false)))";
    let sql = match conn {
        Reader::Sqlite(_) => {
            "SELECT \"table\" AS word, count(*) AS rows FROM pragma_foreign_key_check GROUP BY 1 ORDER BY 1".to_owned()
        }
        Reader::Pg(_) => {
            let each = words(conn, OF_CATALOGUE)?;
            if each.is_empty() {
                return Ok(Vec::new());
            }
            format!(
                "SELECT word, sum(rows)::bigint AS rows FROM ({}) AS found WHERE rows > 0 GROUP BY 1 ORDER BY 1",
                each.join(" UNION ALL ")
            )
        }
    };
    let rows: Vec<Count> = each!(conn, |c| sql_query(&sql).load(c))?;
    Ok(rows.into_iter().map(|row| (row.word, row.rows)).collect())
}

/// Orphans that no foreign key catches: the tables that are needed, what is lost, and the query that counts such rows.
const ORPHANS: [(&[&str], &str, &str); 3] = [
    (
        &["deliveries", "webhooks"],
        "deliveries of another tournament than their webhook's",
        "SELECT count(*) AS number FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id
         WHERE coalesce(w.tournament_id, '') <> coalesce(d.tournament_id, '')",
    ),
    (
        &["pods", "places"],
        "tables at which nobody was seated",
        "SELECT count(*) AS number FROM pods p JOIN rounds r ON r.id = p.round_id
         WHERE r.state <> 'draft' AND NOT EXISTS (SELECT 1 FROM places s WHERE s.pod_id = p.id)",
    ),
    (
        &["cut_seeds", "tournaments"],
        "seeds of a cut in a tournament that has announced none",
        "SELECT count(*) AS number FROM cut_seeds s JOIN tournaments t ON t.id = s.tournament_id
         WHERE t.cut_announced_at IS NULL",
    ),
];

/// Tables whose rows are of a tournament and of one of its tables, and what their orphans are.
const AT_TABLES: [(&str, &str); 3] = [
    ("reports", "reports of a table of another tournament"),
    ("calls", "calls from a table of another tournament"),
    ("rulings", "rulings at a table of another tournament"),
];

/// Counts orphaned rows that no foreign key catches, with what they are.
pub fn orphans(conn: &mut Reader<'_>) -> Result<Vec<(&'static str, i64)>, DbError> {
    let there = tables(conn)?;
    let at_tables = AT_TABLES.map(|(table, what)| {
        let sql = format!(
            "SELECT count(*) AS number FROM {table} x JOIN pods p ON p.id = x.pod_id JOIN rounds r ON r.id = p.round_id
             WHERE r.tournament_id <> x.tournament_id"
        );
        (vec![table], what, sql)
    });
    let others = ORPHANS.map(|(needed, what, sql)| (needed.to_vec(), what, sql.to_owned()));
    let mut found = Vec::new();
    for (needed, what, sql) in others.into_iter().chain(at_tables) {
        if needed.iter().all(|table| there.iter().any(|name| name == table)) {
            let rows = number(conn, &sql)?;
            found.extend((rows > 0).then_some((what, rows)));
        }
    }
    Ok(found)
}

/// Returns the time of the latest act in the tournaments' logs and among the sign-ins, by the clock of the machine that
/// wrote it.
pub fn newest(conn: &mut Reader<'_>) -> Result<Option<NaiveDateTime>, DbError> {
    let rows: Vec<At> = each!(conn, |c| sql_query(
        "SELECT at FROM (SELECT max(at) AS at FROM log UNION ALL SELECT max(created_at) FROM sessions
         UNION ALL SELECT max(created_at) FROM tournaments) AS acts WHERE at IS NOT NULL ORDER BY 1"
    )
    .load(c))?;
    Ok(rows.last().map(|row| row.at))
}

/// Returns when a player's personal data was last removed.
pub fn last_forgotten(conn: &mut Reader<'_>) -> Result<Option<NaiveDateTime>, DbError> {
    let rows: Vec<At> = each!(conn, |c| sql_query(
        "SELECT at FROM log WHERE verb = 'player.forget' ORDER BY at"
    )
    .load(c))?;
    Ok(rows.last().map(|row| row.at))
}

/// Returns the names of the time zones that tournaments have.
pub fn time_zones(conn: &mut Reader<'_>) -> Result<Vec<String>, DbError> {
    words(conn, "SELECT DISTINCT time_zone AS word FROM tournaments ORDER BY 1")
}

/// The data that a server reports about itself.
#[derive(Debug, Clone, QueryableByName)]
pub struct Server {
    /// Its version, as "17.4".
    #[diesel(sql_type = Text)]
    pub version: String,
    /// Its clock, in UTC.
    #[diesel(sql_type = Timestamp)]
    pub clock: NaiveDateTime,
    /// Other connections to this database.
    #[diesel(sql_type = BigInt)]
    pub connections: i64,
    /// Size of the database in bytes.
    #[diesel(sql_type = BigInt)]
    pub bytes: i64,
    /// Whether it is read-only, as a replica is.
    #[diesel(sql_type = Bool)]
    pub is_replica: bool,
    /// Whether its write-ahead log is archived, so that it can be restored to any moment.
    #[diesel(sql_type = Bool)]
    pub archives: bool,
    /// Whether segments of the log failed to be archived and still are not.
    #[diesel(sql_type = Bool)]
    pub archive_fails: bool,
}

/// Returns what the database's server reports about itself; `None` for the embedded database.
pub fn server(conn: &mut Reader<'_>) -> Result<Option<Server>, DbError> {
    const REPORT: &str = "SELECT current_setting('server_version') AS version,
        clock_timestamp() AT TIME ZONE 'UTC' AS clock,
        (SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend') AS connections,
        pg_database_size(current_database()) AS bytes,
        pg_is_in_recovery() AS is_replica,
        current_setting('archive_mode') <> 'off' AS archives,
        EXISTS (SELECT FROM pg_stat_archiver
            WHERE last_failed_time > coalesce(last_archived_time, '-infinity')) AS archive_fails";
    match conn {
        Reader::Pg(c) => Ok(Some(sql_query(REPORT).get_result(*c)?)),
        Reader::Sqlite(_) => Ok(None),
    }
}

/// A tournament that a database holds.
#[derive(Debug, Clone, QueryableByName)]
pub struct Held {
    #[diesel(sql_type = Text)]
    pub slug: String,
    #[diesel(sql_type = Text)]
    pub name: String,
    /// As "finished".
    #[diesel(sql_type = Text)]
    pub state: String,
    #[diesel(sql_type = BigInt)]
    pub players: i64,
    /// When it was last changed.
    #[diesel(sql_type = Nullable<Timestamp>)]
    pub changed: Option<NaiveDateTime>,
}

/// The contents of a database.
#[derive(Debug, Clone)]
pub struct Contents {
    /// The tournaments, the one that was changed last first.
    pub tournaments: Vec<Held>,
    pub accounts: i64,
}

/// Returns the contents of a database.
pub fn contents(conn: &mut Reader<'_>) -> Result<Contents, DbError> {
    // only columns that the first schema has: copies of any age are inspected
    let tournaments: Vec<Held> = each!(conn, |c| sql_query(
        "SELECT slug, name, state, (SELECT count(*) FROM players p WHERE p.tournament_id = t.id) AS players,
             (SELECT max(l.at) FROM log l WHERE l.tournament_id = t.id) AS changed
         FROM tournaments t ORDER BY 5 DESC, 1"
    )
    .load(c))?;
    Ok(Contents {
        tournaments,
        accounts: number(conn, "SELECT count(*) AS number FROM accounts")?,
    })
}
