//! The checks of `podium doctor` on the machine: disk, the write-ahead log, open files, the running service.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::Path;

use rustix::fs::{StatVfsMountFlags, statvfs};
use rustix::process::{Resource, getrlimit};

use super::amounts::megabytes;
use super::report::Report;
use crate::cli::data::holder::Holder;
use crate::cli::data::unfit::DENIED;
use crate::cli::serve::ServeArguments;
use podium_base::config::{DatabaseAddress, StreamLimits};
use podium_store::disk::inspect::with_end;

/// Less free room than this is too little whatever the size of the database.
const LEAST_ROOM: u64 = 100 << 20;
/// A write-ahead log that is larger was not moved into the file for long.
const LARGE_LOG: u64 = 64 << 20;

/// What to do where a disk is full.
const MAKE_ROOM: &str = "Delete what nobody needs, or move the data folder to a larger disk.";

/// Looks at the folder of an embedded database.
pub fn look(report: &mut Report, folder: &Path, address: &DatabaseAddress, holder: Option<&Holder>) {
    if let DatabaseAddress::Sqlite(path) = address {
        match holder {
            Some(holder) => report.ok("service", holder.in_words()),
            None if is_hidden(path) => report.note(
                "service",
                "Whether somebody has the database open cannot be seen.",
                format!("{DENIED}."),
            ),
            None => report.ok("service", "Nobody has the database open."),
        }
        look_at_log(report, path, holder.is_some());
        look_at_disk(report, folder, path, holder.is_some_and(|holder| holder.is_service));
    }
}

/// Whether this user may not look at a file, so that nothing is known of it.
fn is_hidden(path: &Path) -> bool {
    let denied = |error: io::Error| error.kind() == ErrorKind::PermissionDenied;
    match path.metadata() {
        // opening a pipe would wait for a writer
        Ok(metadata) => metadata.is_file() && File::open(path).is_err_and(denied),
        Err(error) => denied(error),
    }
}

fn look_at_log(report: &mut Report, database: &Path, runs: bool) {
    let log = with_end(database, "-wal");
    if is_hidden(&log) {
        report.note("log", "The write-ahead log cannot be seen.", format!("{DENIED}."));
        return;
    }
    // `database` reports one that is gone, and the log that it has left
    if !database.exists() {
        return;
    }
    let bytes = log.metadata().map_or(0, |metadata| metadata.len());
    match (bytes > LARGE_LOG, runs) {
        (true, true) => report.note(
            "log",
            format!("The write-ahead log has {}.", megabytes(bytes)),
            "Something reads for very long, and keeps it from being moved into the file: a copy by another program, or a sqlite3 \
             shell that was left open.",
        ),
        (true, false) => report.note(
            "log",
            format!("A write-ahead log of {} was left.", megabytes(bytes)),
            "It belongs to the database: leave it beside it. The next start moves it into the file.",
        ),
        (false, _) => report.ok("log", format!("The write-ahead log has {}.", megabytes(bytes))),
    }
}

fn look_at_disk(report: &mut Report, folder: &Path, database: &Path, runs: bool) {
    let Ok(metadata) = database.metadata() else { return };
    let disk = match statvfs(folder) {
        Ok(disk) => disk,
        Err(error) => {
            let says = format!("It does not say how much room it has: {error}.");
            report.wrong("disk", says, "Look at the disk of the data folder.");
            return;
        }
    };
    if disk.f_flag.contains(StatVfsMountFlags::RDONLY) {
        report.wrong(
            "disk",
            match runs {
                true => "It can only be read: pages are served, and nothing can be entered.",
                false => "It can only be read: Podium does not start.",
            },
            "A disk that failed is mounted so: the kernel's log (dmesg) says why. Take a copy of the database now.",
        );
        return;
    }
    if let Err(error) = takes_writes(database) {
        let help = match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => MAKE_ROOM,
            _ => {
                "It failed, and was not mounted again: the kernel's log (dmesg) says why. Take a copy of the database now, onto \
                 another disk."
            }
        };
        let says = format!("It takes no file, though it is mounted for writing: {error}. Nothing can be entered.");
        report.wrong("disk", says, help);
        return;
    }
    if disk.f_files > 0 && disk.f_favail == 0 {
        report.wrong(
            "disk",
            "It has no room for another file.",
            "Delete files that nobody needs.",
        );
    }
    match room(disk.f_bavail.saturating_mul(disk.f_frsize), metadata.len()) {
        Ok(says) => report.ok("disk", says),
        Err(says) => report.wrong("disk", says, MAKE_ROOM),
    }
}

/// Tries whether the disk takes a small file, which is removed at once. That this user may not is for `permissions` to tell.
fn takes_writes(database: &Path) -> io::Result<()> {
    let own = database.canonicalize().unwrap_or_else(|_| database.to_owned());
    match podium_store::disk_takes_file(&own) {
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Ok(()),
        tried => tried,
    }
}

/// Whether free room is enough for a database of some size, in bytes.
fn room(free: u64, size: u64) -> Result<String, String> {
    let are_free = format!("{} are free", megabytes(free));
    match (free < LEAST_ROOM, free < size.saturating_mul(2)) {
        (true, _) => Err(format!("{are_free}: soon nothing can be entered.")),
        (_, true) => Err(format!(
            "{are_free}, and the database has {}: copies, upgrades and removing personal data need as much again.",
            megabytes(size)
        )),
        _ => Ok(format!("{are_free}, the database has {}.", megabytes(size))),
    }
}

/// Compares how many files may be open with how many pages may listen.
pub fn look_at_limit(report: &mut Report, serve: &ServeArguments, holder: Option<&Holder>) {
    let (streams, of_address) = (serve.streams(), serve.streams_per_address());
    let of_service = holder
        .filter(|holder| holder.is_service)
        .and_then(|holder| holder.pid)
        .and_then(|pid| std::fs::read_to_string(format!("/proc/{pid}/limits")).ok())
        .and_then(|limits| most_open_files(&limits));
    // the service raises its limit as far as allowed
    let own = getrlimit(Resource::Nofile).maximum;
    let files = of_service.or(own).unwrap_or(u64::MAX);
    let files = usize::try_from(files).unwrap_or(usize::MAX);
    let wanted = StreamLimits {
        in_all: streams,
        ..StreamLimits::default()
    };
    let may = wanted.within(files).in_all;
    // a hall is behind one address: with a lower limit, not all of its phones are notified of a round
    if may < streams.min(of_address) {
        report.note(
            "open files",
            format!(
                "{files} files may be open, so {may} pages may listen for changes, and not {}.",
                streams.min(of_address)
            ),
            "Raise the limit (LimitNOFILE= of the systemd unit, ulimit -Hn), or set --streams-per-address to what is needed.",
        );
    } else {
        report.ok("open files", format!("Enough for {may} pages that listen for changes."));
    }
}

/// The hard limit in Linux's list of a process's limits.
fn most_open_files(limits: &str) -> Option<u64> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_has_to_fit() {
        assert!(room(LEAST_ROOM - 1, 1 << 20).unwrap_err().contains("99 MB are free"));
        let says = room(LEAST_ROOM, 80 << 20).unwrap_err();
        assert!(says.contains("need as much again"), "{says}");
        assert_eq!(
            room(1 << 30, 80 << 20).unwrap(),
            "1024 MB are free, the database has 80 MB."
        );
    }

    #[test]
    fn limits_of_a_process_are_read() {
        let limits = "Limit  Soft Limit  Hard Limit  Units\nMax open files            1024                 4096                 files\n";
        assert_eq!(most_open_files(limits), Some(4096));
        assert_eq!(most_open_files("Max open files  unlimited  unlimited  files"), None);
    }
}
