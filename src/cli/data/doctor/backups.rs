//! The checks of `podium doctor` on copies of the embedded database: the age of the newest, whether it is undamaged,
//! its place.

use std::path::{Path, PathBuf};

use chrono::TimeDelta;
use rustix::fs::{Access, access};

use super::amounts::{megabytes, span};
use super::report::Report;
use super::rights::{self, User};
use crate::cli::Failure;
use crate::cli::data::unfit::sentence;
use podium_base::clock::Moment;
use podium_base::config::{BackupSettings, DatabaseAddress, disk};
use podium_ops::site::backups::folder as backup_folder;
use podium_ops::site::backups::folder::Backup;
use podium_store::disk::inspect::{self, Inspection};

/// How much later than it was due a copy may be: it waits a minute after one that failed.
const LATE: TimeDelta = TimeDelta::minutes(5);

/// The database that copies are made of.
pub struct Copied<'a> {
    pub data: &'a Path,
    pub address: &'a DatabaseAddress,
    /// Whether the service runs, and so makes copies.
    pub runs: bool,
    /// Whether they are made of what has the database's name: where that was moved away, replaced or overwritten, it is not the
    /// database that the service began on.
    pub is_there: bool,
    /// In which folder the service last kept some, as the database notes it.
    pub kept_in: Option<String>,
    /// Who makes them.
    pub user: Option<&'a User>,
    /// When personal data was last removed.
    pub forgotten: Option<Moment>,
    pub now: Moment,
}

/// Looks at copies; `settings`: how the service makes them.
pub fn look(report: &mut Report, of: &Copied<'_>, settings: Result<Option<BackupSettings>, Failure>) {
    let settings = match settings {
        Ok(settings) => settings,
        Err(failure) => {
            report.wrong(
                "backups",
                format!("{}.", failure.message),
                "Podium does not start with these settings.",
            );
            return;
        }
    };
    let DatabaseAddress::Sqlite(database) = of.address else {
        return;
    };
    let folder = settings.as_ref().map_or_else(
        || BackupSettings::usual_folder(of.data),
        |settings| settings.folder.clone(),
    );
    let copies = match backup_folder::in_folder(&folder) {
        Ok(copies) => copies,
        Err(error) => {
            report.wrong(
                "backups",
                format!("{} cannot be read: {error}.", folder.display()),
                "Fix the folder, or choose another with --backup-folder.",
            );
            return;
        }
    };
    let (later, copies): (Vec<_>, Vec<_>) = copies.into_iter().partition(|copy| copy.at > of.now);
    look_at_later(report, &later);
    // a running service has noted it before its first copy
    let is_noted = !of.runs && of.kept_in == Some(folder.display().to_string());
    let are_gone = is_noted && copies.is_empty() && later.is_empty();
    look_at_newest(report, of, settings.as_ref(), copies.first(), are_gone);
    if let Some(settings) = &settings {
        look_at_folder(report, of, database, settings, copies.len());
    }
    look_at_unfinished(report, of.data, &folder);
    if !copies.is_empty() && disk::is_one(&folder, of.data).unwrap_or(false) {
        report.note(
            "backups",
            format!(
                "The copies in {} are on the disk of the database, and are lost with it.",
                folder.display()
            ),
            "Name a folder on another disk with --backup-folder, or bring copies to another machine.",
        );
    }
    look_at_old(report, of, database, &folder, &copies);
    if !report.tells_of("backups")
        && let Some(newest) = copies.first()
    {
        let age = span(of.now - newest.at);
        report.ok(
            "backups",
            format!(
                "{}; the newest is complete, and {age} old.",
                match copies.len() {
                    1 => "1 copy".to_owned(),
                    many => format!("{many} copies"),
                }
            ),
        );
    }
}

/// Tells of copies that no clock of now can have made.
fn look_at_later(report: &mut Report, later: &[Backup]) {
    let Some(latest) = later.first() else { return };
    report.wrong(
        "backups",
        format!(
            "{}, the latest {}: the clock was wrong when they were made, or is now. They count as none, and are not deleted.",
            match later.len() {
                1 => "1 copy is dated in the future".to_owned(),
                many => format!("{many} copies are dated in the future"),
            },
            latest.path.display()
        ),
        "Set the clock (timedatectl); give those copies another name, or delete them.",
    );
}

/// Looks whether the next copies can be written, as their thread does.
fn look_at_folder(report: &mut Report, of: &Copied<'_>, database: &Path, settings: &BackupSettings, copies: usize) {
    let folder = &settings.folder;
    if let Some(why) = disk::unmounted(folder) {
        report.wrong(
            "backups",
            format!("No copies can be kept in {}: {}", folder.display(), sentence(&why)),
            "Mount the disk, or choose another folder with --backup-folder.",
        );
        return;
    }
    if !folder.exists() {
        // the start makes it
        return;
    }
    let hindered = match access(folder, Access::WRITE_OK | Access::EXEC_OK) {
        Err(error) => Some(format!("{} cannot be written to: {error}.", folder.display())),
        Ok(()) => of.user.and_then(|user| user.hindered(folder, rights::FOLDER)),
    };
    if let Some(says) = hindered {
        report.wrong(
            "backups",
            says,
            "Give it to the user that Podium runs as (chown, chmod 700), or choose another with --backup-folder.",
        );
        return;
    }
    // if there is no database, or another one, `database` reports it
    if !database.exists() || !of.is_there {
        return;
    }
    for looked in [
        backup_folder::check_owner(folder, database),
        backup_folder::check_room(folder, database),
    ] {
        if let Err(error) = looked {
            report.wrong(
                "backups",
                format!("The next copy fails: {error}."),
                "Until then none is made, and the service counts each try.",
            );
        }
    }
    let to_come = u64::try_from(settings.keep.get().saturating_sub(copies)).unwrap_or(u64::MAX);
    let needed = backup_folder::size(database).saturating_mul(to_come);
    if let Ok(free) = disk::room(folder)
        && free < needed
    {
        report.note(
            "backups",
            format!(
                "{} are free for the copies, and {to_come} more are to be kept, which take {}.",
                megabytes(free),
                megabytes(needed)
            ),
            "Keep fewer with --backup-keep, or choose a folder on a larger disk.",
        );
    }
}

/// Names copies that were cut off: they hold personal data, and nobody looks for them.
fn look_at_unfinished(report: &mut Report, data: &Path, folder: &Path) {
    let folders = [data, folder];
    let found = folders.iter().flat_map(|folder| backup_folder::unfinished(folder));
    // those of an interrupted `podium doctor` or `podium restore` are among the temporary files
    let found = found.flatten().chain(podium_store::left_looks());
    let names: Vec<String> = found.map(|path| path.display().to_string()).collect();
    if !names.is_empty() {
        report.note(
            "old copies",
            format!(
                "Unfinished copies, with the data of people in them: {}.",
                names.join(", ")
            ),
            "Unless one is being made now, delete them.",
        );
    }
}

/// Looks how old the newest copy is; `are_gone`: there is none where the service has kept some.
fn look_at_newest(
    report: &mut Report,
    of: &Copied<'_>,
    settings: Option<&BackupSettings>,
    newest: Option<&Backup>,
    are_gone: bool,
) {
    let Some(settings) = settings else {
        report.note(
            "backups",
            "By the settings of this command, the service makes no scheduled backups.",
            "Give it --backup-every 30m, and this command the same flags or environment.",
        );
        return check(report, newest);
    };
    let late = TimeDelta::from_std(settings.every).unwrap_or(TimeDelta::MAX / 2) + LATE;
    let is_late = newest.is_none_or(|newest| of.now - newest.at > late);
    let age = match newest {
        Some(newest) => format!("The newest is {} old", span(of.now - newest.at)),
        None if are_gone => {
            "There is none here, where the service has kept copies of this database: they were moved away or deleted, or \
             their disk is not mounted"
                .to_owned()
        }
        None => "There is none here".to_owned(),
    };
    match (is_late, of.runs) {
        (true, true) => report.wrong(
            "backups",
            format!("{age}, and one was due: either copies fail, or the service uses another folder, or other settings."),
            "Give this command the flags or the environment of the service. If it had them, the service's log says why copies fail \
             (“the database could not be copied”).",
        ),
        (true, false) => report.note(
            "backups",
            format!("{age}."),
            "The service does not run; once it does, it makes one.",
        ),
        (false, _) => {}
    }
    check(report, newest);
}

/// Reads the newest copy as a restore does.
fn check(report: &mut Report, newest: Option<&Backup>) {
    if let Some(newest) = newest
        && let Err(error) = podium_store::verified(&newest.path)
    {
        report.wrong(
            "backups",
            format!("The newest copy is of no use: {error}."),
            "Make another now (podium backup FILE), and look at the disk that it is on.",
        );
    }
}

/// Whether a file is a copy of a database of Podium's from before a removal of personal data, which each notes.
fn holds_what_was_removed(path: &Path, forgotten: Moment) -> bool {
    let is_file = path.symlink_metadata().is_ok_and(|metadata| metadata.is_file());
    let is_unfinished = path
        .file_name()
        .is_some_and(|name| podium_store::unfinished(&name.to_string_lossy()).is_some());
    if !is_file || is_unfinished || !podium_store::is_of_podium(path) {
        return false;
    }
    let last = Inspection::of_file(path).and_then(|mut copy| copy.read(inspect::last_forgotten));
    // one that cannot be read completely may contain it
    last.map_or(true, |last| last.is_none_or(|last| last < forgotten))
}

/// Names copies that still have what was removed as personal data.
fn look_at_old(report: &mut Report, of: &Copied<'_>, database: &Path, folder: &Path, copies: &[Backup]) {
    let Some(forgotten) = of.forgotten else { return };
    let beside = [of.data, folder].into_iter();
    // whatever their names: `podium backup` and people choose their own
    let mut old: Vec<PathBuf> = beside
        .filter_map(|folder| folder.read_dir().ok())
        .flat_map(|entries| entries.flatten().map(|entry| entry.path()))
        .filter(|path| *path != database && holds_what_was_removed(path, forgotten))
        .collect();
    // including damaged ones
    let scheduled = copies.iter().filter(|copy| copy.at < forgotten);
    old.extend(scheduled.map(|copy| copy.path.clone()));
    old.sort();
    old.dedup();
    if old.is_empty() {
        return;
    }
    let names: Vec<String> = old.iter().map(|path| path.display().to_string()).collect();
    report.note(
        "old copies",
        format!(
            "Personal data was removed on {}, and is still in copies from before: {}.",
            forgotten.format("%Y-%m-%d"),
            names.join(", ")
        ),
        "Delete them once nobody needs them; the service deletes its own as newer ones come.",
    );
}
