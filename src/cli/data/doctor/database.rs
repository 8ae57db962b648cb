//! The checks of `podium doctor` on the database: its integrity, its schema, its clock, its keys.

use std::path::Path;

use chrono::TimeDelta;
use chrono_tz::{IANA_TZDB_VERSION, Tz};

use super::amounts::{megabytes, span};
use super::report::Report;
use super::server;
use crate::cli::data::holder::Holder;
use crate::cli::data::unfit::{self, Unfit, sentence};
use crate::cli::data::{copies, lost, overwritten};
use crate::cli::problem::Problem;
use crate::cli::serve::DataArguments;
use podium_base::clock::Moment;
use podium_base::config::{BackupSettings, DatabaseAddress, disk, typed_on};
use podium_ops::site::backups::folder as backup_folder;
use podium_ops::site::keys;
use podium_store::disk::inspect::{self, Inspection, Server, with_end};
use podium_store::site::settings;
use podium_store::{DbError, OLDER, Reader, Schema};

/// How far ahead of the clock what was written may be: clocks of a network differ by less.
const AHEAD: TimeDelta = TimeDelta::seconds(60);

/// What other checks need to know.
#[derive(Debug, Default)]
pub struct Seen {
    /// When personal data was last removed.
    pub forgotten: Option<Moment>,
    /// In which folder the service last kept copies.
    pub kept_in: Option<String>,
    /// Whether what is in the file is not what the service began on.
    pub is_overwritten: bool,
}

/// Looks at the database. `copies`: the folder of those that the service makes.
pub fn look(
    report: &mut Report,
    address: &DatabaseAddress,
    data: &DataArguments,
    holder: Option<&Holder>,
    copies: &Path,
    now: Moment,
) -> Seen {
    let mut seen = Seen::default();
    if let Some(astray) = holder.and_then(|holder| holder.astray.clone()) {
        // Whatever is there in its place is not the database that Podium works on.
        report.problem("database", astray);
        return seen;
    }
    let mut db = match open(address, data, copies) {
        Ok(db) => db,
        Err(problem) => {
            report.problem("database", problem);
            return seen;
        }
    };
    if db.without_log {
        report.wrong(
            "database",
            "Its write-ahead log cannot be read here: what was written last is missing from what follows.",
            "Make the disk writable, or look at a copy of both files.",
        );
    }
    if let DatabaseAddress::Sqlite(path) = address
        && inspect::is_of_two(&mut db, path)
    {
        report.problem("database", overwritten::beside_log(path));
        seen.is_overwritten = true;
        return seen;
    }
    let Some(schema) = read(report, "schema", &mut db, Schema::of) else {
        return seen;
    };
    let runs = holder.is_some_and(|holder| holder.is_service);
    if schema.applied.is_empty() {
        let help = match address {
            // copied over the one that Podium has open
            DatabaseAddress::Sqlite(path) if runs => overwritten::bring_back(path, None),
            _ => "Name the right one with --data or --database-url; or start Podium once, which makes it.".to_owned(),
        };
        report.wrong("database", "It can be opened, and is not a Podium database.", help);
        return seen;
    }
    if let Some(server) = read(report, "database", &mut db, inspect::server) {
        about_database(report, address, server.as_ref());
        if let Some(server) = &server {
            server::look(report, server, now);
        }
    }
    look_at_schema(report, &schema, address);
    look_at_rows(report, &mut db, address);
    look_at_clock(report, &mut db, now);
    seen.is_overwritten = look_at_keys(report, &mut db, data, runs, copies);
    // a reading error is reported with the keys
    seen.kept_in = db.read(|conn| settings::get(conn, settings::COPIES)).ok().flatten();
    seen.forgotten = read(report, "backups", &mut db, inspect::last_forgotten).flatten();
    seen
}

fn open(address: &DatabaseAddress, data: &DataArguments, copies: &Path) -> Result<Inspection, Problem> {
    let problem = |says: String, help: &str| Problem {
        says,
        help: help.to_owned(),
    };
    let DatabaseAddress::Sqlite(path) = address else {
        return Inspection::open(address).map_err(|error| {
            problem(
                capital(&of_server(&error.to_string())),
                "Start the server, or fix DATABASE_URL.",
            )
        });
    };
    unfit::look(path).map_err(|unfit| match unfit {
        Unfit::Missing => missing(path, data, copies),
        Unfit::Empty => lost::empty(path),
        other => problem(
            sentence(&format!("{} cannot be opened: {other}", path.display())),
            &format!("{}.", other.help()),
        ),
    })?;
    Inspection::open(address).map_err(|error| {
        problem(
            // begins with the file
            sentence(&error.to_string()),
            "Restore a copy into another folder: podium --data FOLDER restore FILE. `sqlite3 FILE .recover` writes out what can be \
             saved of this one.",
        )
    })
}

/// What is said where there is no database: what a start would say, and where that would make one, how one gets there.
fn missing(path: &Path, data: &DataArguments, copies: &Path) -> Problem {
    let folder = data.folder();
    let restore = typed_on(folder, "restore FILE");
    if let Some(why) = disk::unmounted(folder) {
        return Problem {
            says: format!("{} is not there: {}", folder.display(), sentence(&why)),
            help: "Mount the disk, or name another folder with --data.".to_owned(),
        };
    }
    let says = format!("There is no database at {}", path.display());
    if backup_folder::unfinished(folder).is_ok_and(|left| !left.is_empty()) && !with_end(path, "-wal").exists() {
        return Problem {
            says: format!("{says}: a restore was cut off here."),
            help: format!("Run it again: {restore}."),
        };
    }
    let usual = BackupSettings::usual_folder(folder);
    let mut kept = [usual.as_path(), copies].into_iter();
    let lost = kept.find_map(|copies| lost::missing(path, copies));
    lost.unwrap_or_else(|| Problem {
        says: format!("{says}."),
        help: format!(
            "Name its folder with --data; bring one back with {restore}; or, where there never was one, start Podium, which \
             makes it."
        ),
    })
}

/// What a server says, which may have several lines, as sentences.
fn of_server(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    let lines: Vec<String> = lines
        .filter(|line| !line.is_empty())
        .map(|line| sentence(&line))
        .collect();
    lines.join(" ")
}

/// Reads, and reports what cannot be read.
fn read<T>(
    report: &mut Report,
    check: &'static str,
    db: &mut Inspection,
    work: impl FnOnce(&mut Reader<'_>) -> Result<T, DbError>,
) -> Option<T> {
    let done = db.read(work);
    done.map_err(|error| {
        let text = error.to_string();
        let is_damaged = text.starts_with("it is damaged");
        let help = match is_damaged || check == "integrity" {
            true => format!("{OLDER}."),
            false => {
                "If `integrity` is wrong as well, restore a copy; if not, the schema is not what its version says."
                    .to_owned()
            }
        };
        let says = format!("It cannot be read: {}", of_server(&text));
        match is_damaged && check != "integrity" {
            // reported only once, whatever was being read
            true if report.has(&says) => {}
            true => report.wrong("database", says, help),
            false => report.wrong(check, says, help),
        }
    })
    .ok()
}

fn about_database(report: &mut Report, address: &DatabaseAddress, server: Option<&Server>) {
    match (address, server) {
        (DatabaseAddress::Sqlite(path), _) => {
            let bytes = path.metadata().map_or(0, |metadata| metadata.len());
            report.ok("database", format!("{}, {}.", path.display(), megabytes(bytes)));
        }
        (DatabaseAddress::Postgres(_), Some(server)) => report.ok(
            "database",
            format!(
                "PostgreSQL {}, {}.",
                server.version,
                megabytes(server.bytes.unsigned_abs())
            ),
        ),
        (DatabaseAddress::Postgres(_), None) => {}
    }
}

fn look_at_schema(report: &mut Report, schema: &Schema, address: &DatabaseAddress) {
    let version = schema.applied.last().map_or("none", String::as_str);
    if let Err(newer) = schema.refuse_newer() {
        report.wrong(
            "schema",
            format!("{}.", capital(&newer.to_string())),
            "A start of this version refuses it, and changes nothing.",
        );
    }
    let copy = match address {
        DatabaseAddress::Sqlite(_) => "The next start of this version runs them, after a copy of the file.",
        DatabaseAddress::Postgres(_) => "The next start of this version runs them: make a pg_dump before.",
    };
    match schema.pending.as_slice() {
        [] if schema.newer.is_empty() => report.ok("schema", format!("{version}, that of this program.")),
        [] => {}
        pending => report.note(
            "schema",
            format!("{version}; migrations that have not run: {}.", pending.join(", ")),
            copy,
        ),
    }
}

fn look_at_rows(report: &mut Report, db: &mut Inspection, address: &DatabaseAddress) {
    let restore = match address {
        DatabaseAddress::Sqlite(_) => {
            "Stop Podium and restore a copy (podium restore --check FILE says which are complete). `sqlite3 FILE .recover` writes \
             out what can be saved of this one."
        }
        DatabaseAddress::Postgres(_) => {
            "REINDEX repairs an index; otherwise restore a dump, or recover to a moment before it."
        }
    };
    let broken = read(report, "integrity", db, inspect::integrity).map(|broken| broken.join("; "));
    let lost = read(report, "foreign keys", db, inspect::foreign_keys);
    let lost = lost.map(|lost| listed(lost, |(table, rows)| format!("{rows} of {table} refer to missing rows")));
    let orphans = read(report, "orphans", db, inspect::orphans);
    let orphans = orphans.map(|found| listed(found, |(what, rows)| format!("{rows} {what}")));
    for (check, found, fine, help) in [
        ("integrity", broken, "Every page and every index is in order.", restore),
        (
            "foreign keys",
            lost,
            "Every row that is referred to is there.",
            "Somebody has changed the database by hand, or a disk has lost writes: restore a copy from before.",
        ),
        (
            "orphans",
            orphans,
            "No row belongs to nothing.",
            "No command of Podium leaves such rows: keep a copy, and report it with this line.",
        ),
    ] {
        match found.as_deref() {
            None => {}
            Some("") => report.ok(check, fine),
            Some(found) => report.wrong(check, format!("{}.", capital(found)), help),
        }
    }
}

/// What was found, in one text.
fn listed<T>(found: Vec<T>, in_words: impl Fn(T) -> String) -> String {
    found.into_iter().map(in_words).collect::<Vec<_>>().join("; ")
}

fn look_at_clock(report: &mut Report, db: &mut Inspection, now: Moment) {
    if let Some(Some(newest)) = read(report, "clock", db, inspect::newest)
        && newest > now + AHEAD
    {
        report.wrong(
            "clock",
            format!(
                "What was written last is from {} UTC, {} ahead of this machine's clock.",
                newest.format("%Y-%m-%d %H:%M:%S"),
                span(newest - now)
            ),
            "Set the clock (timedatectl): round clocks, sessions and the order of the log depend on it.",
        );
    }
    if let Some(zones) = read(report, "clock", db, inspect::time_zones) {
        for zone in zones.iter().filter(|zone| zone.parse::<Tz>().is_err()) {
            report.wrong(
                "clock",
                format!("A tournament is in the time zone {zone:?}, which this program does not know."),
                "Choose its time zone again in the tournament's settings.",
            );
        }
    }
    if !report.tells_of("clock") {
        report.ok(
            "clock",
            format!(
                "{} UTC; nothing in the database is from the future; time zones of {IANA_TZDB_VERSION}.",
                now.format("%Y-%m-%d %H:%M:%S")
            ),
        );
    }
}

/// Compares the keys with those that the database notes; returns whether it cannot be the database that a service which runs on
/// it began on, or that the copies in a folder are of.
fn look_at_keys(report: &mut Report, db: &mut Inspection, data: &DataArguments, runs: bool, copies: &Path) -> bool {
    let source = &data.keys();
    let keys = match source.read() {
        Ok(keys) => keys.unwrap_or_default(),
        Err(why) => {
            let help = "Bring back the copy of podium.keys that is kept apart from the backups, or run this as the user to whom it \
                        belongs; where PODIUM_KEYS is set, set it to the pairs in podium.keys, in one line, or unset it.";
            report.wrong("keys", why, help);
            return false;
        }
    };
    let Some(states) = read(report, "keys", db, |conn| keys::compared(conn, &keys)) else {
        return false;
    };
    let fit = copies::keys_beside(source, &states, |command| data.typed(command));
    // Podium has compared and recorded them at its start: a mismatch is a later change
    let is_unnoted = runs && states.iter().all(|key| key.of_database.is_none());
    let usual = BackupSettings::usual_folder(data.folder());
    if (fit.is_err() || is_unnoted)
        && let Ok(DatabaseAddress::Sqlite(database)) = data.address()
        && let Some(problem) = overwritten::look(&database, source, &[copies, usual.as_path()])
    {
        report.problem("database", problem);
        return true;
    }
    match fit {
        Ok(says) => report.ok("keys", says),
        Err(Problem { says, help }) => {
            let others = states
                .iter()
                .filter(|key| key.fingerprint.is_some() && key.of_database.is_some());
            let others = others.filter(|key| key.fingerprint != key.of_database).count();
            report.wrong("keys", says, format!("{}{help}", keys::other_database(others)));
        }
    }
    false
}

/// The beginning of a sentence that does not begin with a path.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_lines_are_sentences() {
        assert_eq!(
            of_server("failed: Connection refused\n\tIs the server running on that host?\n"),
            "failed: Connection refused. Is the server running on that host?"
        );
    }
}
